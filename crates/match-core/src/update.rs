//! The match as one viewer sees it: everything a client needs to draw it and to act.
//!
//! Built for the viewer from [`crate::any_match::AnyMatch::snapshot`]; it never contains the state or its hash.

use crate::any_match::{AnyMatch, Json, Outcome, ViewSnapshot, json};
use crate::history::{MatchHistory, MatchState};
use crate::ids::{Holder, MatchId};
use crate::match_core::PendingUndo;
use crate::record::{ChanceMode, SeatKind, SeatRow};
use crate::undo::UndoPermission;
use contract::{Seat, Seats, Turn, Viewer};
use explain::Message;

/// Who has to act.
#[derive(Clone, PartialEq, Debug)]
pub enum TurnStatus {
    Gathering,
    Decide(Seats),
    Chance,
    Over {
        winners: Seats,
        /// Nobody has won. Without winners an enemy that has no seat may have won.
        draw: bool,
        message: Message,
    },
    /// The match can be viewed but not continued.
    Closed(Message),
}

/// Who has to act, in a summary: its sentences are data, because those of a stored summary are no more than that.
#[derive(Clone, Debug)]
pub enum SummaryTurn {
    Gathering,
    Decide(Seats),
    Chance,
    Over { winners: Seats, draw: bool, message: Json },
    Closed(Json),
}

impl From<TurnStatus> for SummaryTurn {
    fn from(turn: TurnStatus) -> Self {
        match turn {
            TurnStatus::Gathering => SummaryTurn::Gathering,
            TurnStatus::Decide(seats) => SummaryTurn::Decide(seats),
            TurnStatus::Chance => SummaryTurn::Chance,
            TurnStatus::Over { winners, draw, message } => {
                SummaryTurn::Over { winners, draw, message: json(&message) }
            }
            TurnStatus::Closed(message) => SummaryTurn::Closed(json(&message)),
        }
    }
}

/// An event as one viewer sees it.
#[derive(Clone, Debug)]
pub struct VisibleEvent {
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
pub struct PublicInfo {
    pub id: MatchId,
    pub game: String,
    pub rules: u32,
    pub content: String,
    /// SHA-256 of the host's secret.
    pub commitment: String,
    /// Each seat's share of the seed.
    pub nonces: Vec<String>,
    pub chance_mode: ChanceMode,
    /// The creator; never shown, only compared.
    pub beginner: Option<Holder>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UndoStatus {
    pub permission: UndoPermission,
    /// A pending undo request: the seat, the number of acts to undo, and whether this viewer must answer.
    pub pending: Option<(Seat, u32, bool)>,
}

#[derive(Clone, Debug)]
pub struct Update {
    /// Increases with every stored record.
    pub version: u32,
    pub viewer: Viewer,
    pub turn: TurnStatus,
    /// Number of acts not undone.
    pub entries: u32,
    /// `None` while seats are free or the match is closed.
    pub snapshot: Option<ViewSnapshot>,
    /// Possible outcomes, where this viewer enters them.
    pub outcomes: Option<Vec<Outcome>>,
    /// `events` replace all earlier events of acts from this number on.
    pub from: u32,
    pub events: Vec<VisibleEvent>,
    pub undo: UndoStatus,
    pub practice: bool,
    pub players: Vec<Player>,
    pub public: PublicInfo,
}

/// The public summary of a match.
#[derive(Clone, Debug)]
pub struct Summary {
    pub public: PublicInfo,
    pub turn: SummaryTurn,
    pub players: Vec<Player>,
    pub practice: bool,
    /// Number of acts not undone.
    pub entries: u32,
    /// Creation time, in seconds since 1970.
    pub created: i64,
    /// Time of the last change, in seconds since 1970.
    pub changed: i64,
}

impl MatchHistory {
    #[must_use]
    pub fn turn_status(&self, viewer: Viewer) -> TurnStatus {
        match (&self.state, self.resigned) {
            (MatchState::Gathering, _) => TurnStatus::Gathering,
            (MatchState::Closed(why), _) => TurnStatus::Closed(why.clone()),
            (MatchState::Open(game), Some(seat)) => TurnStatus::Over {
                winners: game.winners_if_resigned(seat),
                draw: false,
                message: Message::new("match-resigned").with("seat", seat.number() + 1),
            },
            (MatchState::Open(game), None) => turn_of(game.as_ref(), || game.snapshot(viewer).ending),
        }
    }

    /// The public part of the log header.
    #[must_use]
    pub fn public(&self) -> PublicInfo {
        self.row.public()
    }

    /// The players; `here` holds the seats that somebody is connected as.
    #[must_use]
    pub fn players(&self, here: Seats) -> Vec<Player> {
        self.row.players(here)
    }

    #[must_use]
    pub fn seats_held_by(&self, holder: &Holder) -> Seats {
        let seats = Seat::first(self.row.seats.len() as u8).zip(&self.row.seats);
        let sits = |row: &SeatRow| row.kind == SeatKind::Shared || row.holder.as_ref() == Some(holder);
        seats.filter(|(_, row)| sits(row)).map(|(seat, _)| seat).collect()
    }

    /// Whether the holder may make bots answer now: they have a seat or created the match.
    #[must_use]
    pub fn can_hurry(&self, holder: &Holder) -> bool {
        self.row.beginner.as_ref() == Some(holder) || !self.seats_held_by(holder).is_empty()
    }

    /// All seats of this seat's holder, and whether no other person holds any.
    #[must_use]
    pub fn seats_of_same_holder(&self, seat: Seat) -> (Seats, bool) {
        let mut holders = self.row.seats.iter().filter_map(|row| row.holder.as_ref());
        let Some(row) = self.row.seats.get(seat.index()) else { return (Seats::one(seat), false) };
        match &row.holder {
            Some(holder) => (self.seats_held_by(holder), holders.all(|other| other == holder)),
            // Those who share a seat act as one.
            None => (Seats::one(seat), row.kind == SeatKind::Shared && holders.next().is_none()),
        }
    }

    /// The public summary.
    #[must_use]
    pub fn summary(&self, here: Seats) -> Summary {
        Summary {
            public: self.public(),
            turn: self.turn_status(Viewer::Watcher).into(),
            players: self.players(here),
            practice: self.practice,
            entries: self.entries.len() as u32,
            created: self.row.created,
            changed: self.row.changed,
        }
    }

    /// The events of an act that a viewer may see.
    pub fn visible_events(&self, n: u32, viewer: Viewer) -> impl Iterator<Item = VisibleEvent> {
        let told = self.entries.get(n as usize).map(|act| act.told.as_slice()).unwrap_or_default();
        let heard = told.iter().filter(move |heard| heard.to.has(viewer));
        heard.map(move |heard| VisibleEvent { n, message: heard.message.clone(), event: heard.event.clone() })
    }

    /// The update for a viewer who last saw version `since`.
    pub fn update(
        &self,
        viewer: Viewer,
        since: Option<u32>,
        here: Seats,
        pending: Option<&PendingUndo>,
    ) -> Update {
        let from = self.first_told(since);
        let snapshot = match &self.state {
            MatchState::Open(game) => Some(game.snapshot(viewer)),
            MatchState::Gathering | MatchState::Closed(_) => None,
        };
        let permission = match viewer.seat() {
            Some(seat) if self.resigned.is_none() && matches!(self.state, MatchState::Open(_)) => {
                self.undo_permission(seat)
            }
            _ => UndoPermission::Nothing,
        };
        let pending = pending.map(|pending_undo| {
            let yours = viewer.seat().is_some_and(|seat| pending_undo.awaiting.has(seat));
            (pending_undo.by, self.entries.len() as u32 - pending_undo.keep, yours)
        });
        Update {
            version: self.version(),
            viewer,
            turn: self.turn_status(viewer),
            entries: self.entries.len() as u32,
            outcomes: self.outcomes(viewer),
            snapshot,
            from,
            events: (from..self.entries.len() as u32).flat_map(|n| self.visible_events(n, viewer)).collect(),
            undo: UndoStatus { permission, pending },
            practice: self.practice,
            players: self.players(here),
            public: self.public(),
        }
    }

    /// The first act that an update tells a viewer about who last saw version `since`.
    fn first_told(&self, since: Option<u32>) -> u32 {
        let shown = match &self.state {
            MatchState::Open(game) if since.is_none() => game.acts_shown_to_newcomers(),
            _ => None,
        };
        let entries = self.entries.len() as u32;
        shown.map_or_else(|| self.first_change_since(since), |shown| entries.saturating_sub(shown))
    }

    /// Who supplies outcomes now.
    pub(crate) fn chance_mode(&self, game: &dyn AnyMatch) -> ChanceMode {
        game.chance_mode().unwrap_or(self.row.chance_mode)
    }

    /// Possible outcomes, for a seat in a match where outcomes are typed in.
    fn outcomes(&self, viewer: Viewer) -> Option<Vec<Outcome>> {
        let MatchState::Open(game) = &self.state else { return None };
        let typed = self.chance_mode(game.as_ref()) == ChanceMode::Typed && self.resigned.is_none();
        (typed && viewer.seat().is_some() && game.turn() == Turn::Chance).then(|| game.outcomes())
    }
}

pub fn turn_of(game: &dyn AnyMatch, ending: impl FnOnce() -> Option<Message>) -> TurnStatus {
    match game.turn() {
        Turn::Decide(seats) => TurnStatus::Decide(seats),
        Turn::Chance => TurnStatus::Chance,
        Turn::Over(over) => TurnStatus::Over {
            winners: over.winners,
            draw: game.is_draw(&over),
            message: ending().unwrap_or_else(|| Message::new("match-over")),
        },
    }
}

#[derive(Default, serde::Deserialize)]
pub(crate) struct PublicHeader {
    pub(crate) content: String,
    #[serde(default)]
    pub(crate) nonces: Vec<String>,
}
