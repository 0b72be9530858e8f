//! The table as one viewer sees it: everything a client needs to draw the match and to ask.
//!
//! Built for the viewer from [`crate::table::Table::picture`]; the state and its hash never come near it.

use crate::ids::{Holder, MatchId};
use crate::ledger::{Board, Ledger};
use crate::room::PendingUndo;
use crate::store::{Rolls, SeatKind};
use crate::table::{Json, Outcome, Picture};
use crate::undo::Leave;
use explain::Message;
use table::{Seat, Seats, Turn, Viewer};

/// Whether anything is asked, and of whom.
#[derive(Clone, PartialEq, Debug)]
pub enum TurnNow {
    /// Not everybody is seated.
    Gathering,
    /// These seats are asked.
    Decide(Seats),
    /// Dice or cards are asked.
    Chance,
    /// Nobody is asked any more.
    Over {
        /// Who won.
        winners: Seats,
        /// How it ended.
        message: Message,
    },
    /// The match can be looked at, not played on.
    Closed(Message),
}

/// Something that happened.
#[derive(Clone, Debug)]
pub struct Happened {
    /// The act it came of.
    pub n: u32,
    /// The sentence.
    pub message: Json,
    /// The event.
    pub event: Json,
}

/// Who sits where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The seat.
    pub seat: Seat,
    /// What sits there.
    pub kind: SeatKind,
    /// The machine's level.
    pub level: Option<bots::Level>,
    /// Who holds it; never shown, only compared.
    pub holder: Option<Holder>,
    /// Whether somebody looks through its eyes now.
    pub here: bool,
}

/// The public part of the log's first line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Public {
    /// The match.
    pub id: MatchId,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Hash of its content.
    pub content: String,
    /// What the host promised.
    pub commitment: String,
    /// What each seat added to the seed.
    pub nonces: Vec<String>,
    /// Who answers for chance.
    pub rolls: Rolls,
    /// Who began it; never shown, only compared.
    pub beginner: Option<Holder>,
}

/// What a viewer may do about the last decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UndoNow {
    /// Leave of this viewer.
    pub leave: Leave,
    /// Somebody's wish, and whether this viewer must answer it.
    pub pending: Option<(Seat, u32, bool)>,
}

/// The table as one viewer sees it.
#[derive(Clone, Debug)]
pub struct Update {
    /// Grows with everything that is stored.
    pub version: u32,
    /// Whose eyes.
    pub viewer: Viewer,
    /// Whether anything is asked.
    pub turn: TurnNow,
    /// How many acts stand.
    pub entries: u32,
    /// What is seen and asked; nothing while gathering or closed.
    pub picture: Option<Picture>,
    /// What can fall, where this viewer answers for chance.
    pub outcomes: Option<Vec<Outcome>>,
    /// Events of acts from here on replace what was heard before.
    pub from: u32,
    /// What happened.
    pub events: Vec<Happened>,
    /// What may be taken back.
    pub undo: UndoNow,
    /// Whether it is practice.
    pub practice: bool,
    /// Who sits where.
    pub players: Vec<Player>,
    /// The match.
    pub public: Public,
}

/// What everybody may know of a match without looking at its table.
#[derive(Clone, Debug)]
pub struct Summary {
    /// The match.
    pub public: Public,
    /// Whether anything is asked.
    pub turn: TurnNow,
    /// Who sits where.
    pub players: Vec<Player>,
    /// Whether it is practice.
    pub practice: bool,
    /// How many acts stand.
    pub entries: u32,
    /// When it was begun, in seconds since 1970.
    pub created: i64,
    /// When it last changed.
    pub changed: i64,
}

impl Ledger {
    /// Whether anything is asked, in words for a viewer.
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

    /// The public part of the first line. Neither the set-up nor any hash of a state: both can hold secrets.
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

    /// Who sits where; `here` says through whose eyes somebody looks.
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

    /// The seats of a holder.
    #[must_use]
    pub fn seats_of(&self, holder: &Holder) -> Seats {
        let seats = Seat::first(self.row.seats.len() as u8).zip(&self.row.seats);
        seats.filter(|(_, row)| row.holder.as_ref() == Some(holder)).map(|(seat, _)| seat).collect()
    }

    /// Whether somebody may tell the machines to answer now: whoever sits at the table or began it.
    #[must_use]
    pub fn may_hurry(&self, holder: &Holder) -> bool {
        self.row.beginner.as_ref() == Some(holder) || !self.seats_of(holder).is_empty()
    }

    /// All the seats held by whoever holds this one, and whether nobody else holds any.
    #[must_use]
    pub fn side_of(&self, seat: Seat) -> (Seats, bool) {
        let holder = self.row.seats.get(seat.index()).and_then(|row| row.holder.as_ref());
        let Some(holder) = holder else { return (Seats::one(seat), false) };
        let others = self.row.seats.iter().filter_map(|row| row.holder.as_ref()).any(|other| other != holder);
        (self.seats_of(holder), !others)
    }

    /// What everybody may know.
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

    /// What a viewer heard of an act.
    pub fn heard(&self, n: u32, viewer: Viewer) -> impl Iterator<Item = Happened> {
        let told = self.acts.get(n as usize).map(|act| act.told.as_slice()).unwrap_or_default();
        let heard = told.iter().filter(move |heard| heard.to.has(viewer));
        heard.map(move |heard| Happened { n, message: heard.message.clone(), event: heard.event.clone() })
    }

    /// The table as a viewer sees it who last saw version `since`.
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

    /// What can fall, for a seat at a table where chance is typed in.
    fn outcomes(&self, viewer: Viewer) -> Option<Vec<Outcome>> {
        let Board::Open(table) = &self.board else { return None };
        let typed = self.row.rolls == Rolls::Typed && self.resigned.is_none();
        (typed && viewer.seat().is_some() && table.turn() == Turn::Chance).then(|| table.outcomes())
    }
}

/// The turn of an open table.
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
