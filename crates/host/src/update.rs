//! The match as one viewer sees it: everything a client needs to draw it and to act.
//!
//! Built for the viewer from [`crate::table::Table::picture`]; it never contains the state or its hash.

use crate::ids::{Holder, MatchId};
use crate::ledger::{Board, Ledger};
use crate::room::PendingUndo;
use crate::store::{Rolls, SeatKind};
use crate::table::{Json, Outcome, Picture};
use crate::undo::Leave;
use explain::Message;
use table::{Seat, Seats, Turn, Viewer};

/// Who has to act.
#[derive(Clone, PartialEq, Debug)]
pub enum TurnNow {
    Gathering,
    Decide(Seats),
    Chance,
    Over {
        winners: Seats,
        message: Message,
    },
    /// The match can be viewed but not continued.
    Closed(Message),
}

/// An event as one viewer sees it.
#[derive(Clone, Debug)]
pub struct Happened {
    /// The number of the act that caused it.
    pub n: u32,
    pub message: Json,
    pub event: Json,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    pub seat: Seat,
    pub kind: SeatKind,
    pub level: Option<bots::Level>,
    /// Never shown, only compared.
    pub holder: Option<Holder>,
    /// Whether somebody is connected as this seat.
    pub here: bool,
}

/// The public part of the log header.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Public {
    pub id: MatchId,
    pub game: String,
    pub rules: u32,
    pub content: String,
    /// SHA-256 of the host's secret.
    pub commitment: String,
    /// Each seat's share of the seed.
    pub nonces: Vec<String>,
    pub rolls: Rolls,
    /// The creator; never shown, only compared.
    pub beginner: Option<Holder>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UndoNow {
    pub leave: Leave,
    /// A pending undo request: the seat, the number of acts to undo, and whether this viewer must answer.
    pub pending: Option<(Seat, u32, bool)>,
}

#[derive(Clone, Debug)]
pub struct Update {
    /// Increases with every stored record.
    pub version: u32,
    pub viewer: Viewer,
    pub turn: TurnNow,
    /// Number of acts not undone.
    pub entries: u32,
    /// `None` while seats are free or the match is closed.
    pub picture: Option<Picture>,
    /// Possible outcomes, where this viewer enters them.
    pub outcomes: Option<Vec<Outcome>>,
    /// `events` replace all earlier events of acts from this number on.
    pub from: u32,
    pub events: Vec<Happened>,
    pub undo: UndoNow,
    pub practice: bool,
    pub players: Vec<Player>,
    pub public: Public,
}

/// The public summary of a match.
#[derive(Clone, Debug)]
pub struct Summary {
    pub public: Public,
    pub turn: TurnNow,
    pub players: Vec<Player>,
    pub practice: bool,
    /// Number of acts not undone.
    pub entries: u32,
    /// Creation time, in seconds since 1970.
    pub created: i64,
    /// Time of the last change, in seconds since 1970.
    pub changed: i64,
}

impl Ledger {
    #[must_use]
    pub fn turn_now(&self, viewer: Viewer) -> TurnNow {
        match (&self.board, self.resigned) {
            (Board::Gathering, _) => TurnNow::Gathering,
            (Board::Closed(why), _) => TurnNow::Closed(why.clone()),
            (Board::Open(table), Some(seat)) => TurnNow::Over {
                winners: table.won_by_giving_up(seat),
                message: Message::new("match-resigned").with("seat", seat.number() + 1),
            },
            (Board::Open(table), None) => turn_of(table.turn(), || table.picture(viewer).ending),
        }
    }

    /// The public part of the log header. It contains neither the setup nor a state hash: both can reveal secrets.
    #[must_use]
    pub fn public(&self) -> Public {
        let header = self.row.header.as_deref().and_then(|line| serde_json::from_str(line).ok());
        let header: PublicHeader = header.unwrap_or_default();
        Public {
            id: self.row.id.clone(),
            game: self.row.game.clone(),
            rules: self.row.rules,
            content: header.content,
            commitment: self.row.secret.commitment(),
            nonces: header.nonces,
            rolls: self.row.rolls,
            beginner: self.row.beginner.clone(),
        }
    }

    /// The players; `here` holds the seats that somebody is connected as.
    #[must_use]
    pub fn players(&self, here: Seats) -> Vec<Player> {
        let seats = Seat::first(self.row.seats.len() as u8).zip(&self.row.seats);
        let player = |(seat, row): (Seat, &crate::store::SeatRow)| Player {
            seat,
            kind: row.kind,
            level: row.level,
            holder: row.holder.clone(),
            here: here.has(seat),
        };
        seats.map(player).collect()
    }

    #[must_use]
    pub fn seats_of(&self, holder: &Holder) -> Seats {
        let seats = Seat::first(self.row.seats.len() as u8).zip(&self.row.seats);
        seats.filter(|(_, row)| row.holder.as_ref() == Some(holder)).map(|(seat, _)| seat).collect()
    }

    /// Whether the holder may make bots answer now: they have a seat or created the match.
    #[must_use]
    pub fn may_hurry(&self, holder: &Holder) -> bool {
        self.row.beginner.as_ref() == Some(holder) || !self.seats_of(holder).is_empty()
    }

    /// All seats of this seat's holder, and whether no other person holds any.
    #[must_use]
    pub fn side_of(&self, seat: Seat) -> (Seats, bool) {
        let holder = self.row.seats.get(seat.index()).and_then(|row| row.holder.as_ref());
        let Some(holder) = holder else { return (Seats::one(seat), false) };
        let others = self.row.seats.iter().filter_map(|row| row.holder.as_ref()).any(|other| other != holder);
        (self.seats_of(holder), !others)
    }

    /// The public summary.
    #[must_use]
    pub fn summary(&self, here: Seats) -> Summary {
        Summary {
            public: self.public(),
            turn: self.turn_now(Viewer::Watcher),
            players: self.players(here),
            practice: self.practice,
            entries: self.acts.len() as u32,
            created: self.row.created,
            changed: self.row.changed,
        }
    }

    /// The events of an act that a viewer may see.
    pub fn heard(&self, n: u32, viewer: Viewer) -> impl Iterator<Item = Happened> {
        let told = self.acts.get(n as usize).map(|act| act.told.as_slice()).unwrap_or_default();
        let heard = told.iter().filter(move |heard| heard.to.has(viewer));
        heard.map(move |heard| Happened { n, message: heard.message.clone(), event: heard.event.clone() })
    }

    /// The update for a viewer who last saw version `since`.
    pub(crate) fn update(
        &self,
        viewer: Viewer,
        since: Option<u32>,
        here: Seats,
        pending: Option<&PendingUndo>,
    ) -> Update {
        let from = self.changed_since(since);
        let picture = match &self.board {
            Board::Open(table) => Some(table.picture(viewer)),
            Board::Gathering | Board::Closed(_) => None,
        };
        let leave = match viewer.seat() {
            Some(seat) if self.resigned.is_none() && matches!(self.board, Board::Open(_)) => self.leave(seat),
            _ => Leave::Nothing,
        };
        let pending = pending.map(|wish| {
            let yours = viewer.seat().is_some_and(|seat| wish.waits_for.has(seat));
            (wish.by, self.acts.len() as u32 - wish.keep, yours)
        });
        Update {
            version: self.version(),
            viewer,
            turn: self.turn_now(viewer),
            entries: self.acts.len() as u32,
            outcomes: self.outcomes(viewer),
            picture,
            from,
            events: (from..self.acts.len() as u32).flat_map(|n| self.heard(n, viewer)).collect(),
            undo: UndoNow { leave, pending },
            practice: self.practice,
            players: self.players(here),
            public: self.public(),
        }
    }

    /// Possible outcomes, for a seat in a match where outcomes are typed in.
    fn outcomes(&self, viewer: Viewer) -> Option<Vec<Outcome>> {
        let Board::Open(table) = &self.board else { return None };
        let typed = self.row.rolls == Rolls::Typed && self.resigned.is_none();
        (typed && viewer.seat().is_some() && table.turn() == Turn::Chance).then(|| table.outcomes())
    }
}

pub(crate) fn turn_of(turn: Turn, ending: impl FnOnce() -> Option<Message>) -> TurnNow {
    match turn {
        Turn::Decide(seats) => TurnNow::Decide(seats),
        Turn::Chance => TurnNow::Chance,
        Turn::Over(over) => TurnNow::Over {
            winners: over.winners,
            message: ending().unwrap_or_else(|| Message::new("match-over")),
        },
    }
}

#[derive(Default, serde::Deserialize)]
struct PublicHeader {
    content: String,
    #[serde(default)]
    nonces: Vec<String>,
}
