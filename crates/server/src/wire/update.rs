//! Wire types of the match as one viewer sees it.

#[cfg(feature = "ts")]
use super::typescript::Message;
use super::{Json, Viewer};
use explain::Message as Sentence;
use serde::Serialize;

/// The match as one viewer sees it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Update {
    /// Increases with every stored record: acts and undos.
    pub version: u32,
    pub viewer: Viewer,
    pub turn: Turn,
    /// Number of acts.
    pub entries: u32,
    /// The view, in the game's own JSON; `null` until everybody is seated.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Option<Json>,
    /// Hash of that view, 16 hexadecimal digits.
    pub view_hash: String,
    /// The viewer's open question.
    pub question: Option<Question>,
    /// The viewer's legal choices.
    pub offers: Offers,
    /// The pending chance, where this viewer enters the outcome.
    pub chance: Option<ChanceQuestion>,
    /// `events` replace all earlier events of entries from this number on: normally the next number, less after an
    /// undo.
    pub from: u32,
    /// New events, in order.
    pub events: Vec<Event>,
    /// What this viewer may undo.
    pub undo: Undo,
    /// Whether revealed information was undone, or the match was practice from the start.
    pub practice: bool,
    pub players: Vec<Player>,
    /// Whether this browser may make bots answer now: it has a seat, or it created the match.
    pub may_hurry: bool,
    pub header: MatchHeader,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Turn {
    Gathering,
    Decide {
        seats: Vec<u8>,
    },
    Chance,
    Over {
        /// Empty for a draw, and where an enemy without a seat has won.
        winners: Vec<u8>,
        /// Nobody has won.
        draw: bool,
        #[cfg_attr(feature = "ts", ts(as = "Message"))]
        message: Json,
    },
    /// The log was written under other rules: the match can be viewed but not continued.
    Closed {
        #[cfg_attr(feature = "ts", ts(as = "Message"))]
        message: Json,
    },
}

/// An open question.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Question {
    /// An answer must name this number.
    pub number: u32,
    pub seat: u8,
    #[cfg_attr(feature = "ts", ts(as = "Message"))]
    pub text: Sentence,
}

/// Legal choices.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offers {
    /// Listed choices.
    pub ones: Vec<Offer>,
    /// Regions: sets of choices too large to list.
    pub areas: Vec<AreaOffer>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// To be sent back unchanged.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub choice: Json,
    #[cfg_attr(feature = "ts", ts(as = "Message"))]
    pub label: Sentence,
}

/// A region of choices.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AreaOffer {
    /// The region, in the game's own JSON.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub area: Json,
    #[cfg_attr(feature = "ts", ts(as = "Message"))]
    pub label: Sentence,
}

/// The pending chance.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChanceQuestion {
    /// All possible outcomes.
    pub outcomes: Vec<Outcome>,
}

/// A possible outcome.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// To be sent back unchanged.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub outcome: Json,
    #[cfg_attr(feature = "ts", ts(as = "Message"))]
    pub label: Sentence,
    /// Relative weight.
    pub weight: u32,
}

/// An event that this viewer may see.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Event {
    /// The number of the entry that caused it.
    pub n: u32,
    /// The message and its rule.
    #[cfg_attr(feature = "ts", ts(as = "Message"))]
    pub message: Json,
    /// The event, in the game's own JSON.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub event: Json,
}

/// What this viewer may undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Undo {
    pub free: bool,
    /// Whether the others must agree.
    pub needs_consent: bool,
    /// Whether undoing would mark the match as practice.
    pub marks_practice: bool,
    /// An undo request that waits for consent.
    pub pending: Option<PendingUndo>,
}

/// An undo request.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PendingUndo {
    /// The seat that asked.
    pub by: u8,
    /// Number of entries to undo.
    pub entries: u32,
    /// Whether this viewer must answer.
    pub yours_to_answer: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Player {
    pub seat: u8,
    pub kind: super::SeatKind,
    /// The bot's level.
    pub level: Option<String>,
    /// Whether the seat is taken.
    pub taken: bool,
    /// Whether somebody is connected as this seat.
    pub here: bool,
    /// Whether this browser holds the seat.
    pub you: bool,
}

/// The public part of the log header.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatchHeader {
    pub id: String,
    /// Id of the game.
    pub game: String,
    /// Version of the rules.
    pub rules: u32,
    /// Hash of the game's content, 16 hexadecimal digits.
    pub content: String,
    /// Hash of the host's secret, published before the first outcome.
    pub commitment: String,
    /// Each seat's share of the seed.
    pub nonces: Vec<String>,
    /// Who supplies chance outcomes.
    pub chance: super::Chance,
}
