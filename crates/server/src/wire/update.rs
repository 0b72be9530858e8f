//! The table as one viewer sees it: what every update carries.

use super::{As, Json, Message};
use explain::Message as Sentence;
use serde::Serialize;
use ts_rs::TS;

/// The table as one viewer sees it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Update {
    /// Grows with everything that is stored: acts and takings back.
    pub version: u32,
    /// Whose eyes.
    pub viewer: As,
    /// Whether anything is asked, and of whom.
    pub turn: Turn,
    /// How many acts the match has now.
    pub entries: u32,
    /// What this viewer knows, in the game's own JSON; nothing until everybody is seated.
    #[ts(type = "unknown")]
    pub view: Option<Json>,
    /// Hash of that view, 16 hexadecimal digits.
    pub view_hash: String,
    /// What this viewer is asked.
    pub question: Option<Question>,
    /// What this viewer may answer.
    pub offers: Offers,
    /// What chance is asked, where a person answers for it.
    pub chance: Option<ChanceAsked>,
    /// `events` replace everything heard of entries from this number on: normally the next number, less after a
    /// taking back.
    pub from: u32,
    /// What happened, in order.
    pub events: Vec<Event>,
    /// Whether this viewer may take back.
    pub undo: Undo,
    /// Whether something revealed was taken back, or the table was opened from the start.
    pub practice: bool,
    /// Who sits where.
    pub players: Vec<Player>,
    /// Whether this browser may tell the machines to answer now: it holds a seat, or it began the match.
    pub may_hurry: bool,
    /// The match.
    pub header: MatchHeader,
}

/// Whether anything is asked, and of whom.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Turn {
    /// Not everybody is seated.
    Gathering,
    /// These seats are asked.
    Decide {
        /// The seats.
        seats: Vec<u8>,
    },
    /// Dice or cards are asked.
    Chance,
    /// Nobody is asked any more.
    Over {
        /// Who won; nobody is a draw.
        winners: Vec<u8>,
        /// How it ended.
        #[ts(as = "Message")]
        message: Sentence,
    },
    /// The log was written under other rules: it can be looked at, not played on.
    Closed {
        /// Why.
        #[ts(as = "Message")]
        message: Sentence,
    },
}

/// An open question.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Question {
    /// Its number; an answer must name it.
    pub number: u32,
    /// Who is asked.
    pub seat: u8,
    /// What is asked.
    #[ts(as = "Message")]
    pub text: Sentence,
}

/// What may be answered.
#[derive(Clone, Debug, Default, Serialize, TS)]
pub struct Offers {
    /// Single choices.
    pub ones: Vec<Offer>,
    /// Areas with too many members to list.
    pub areas: Vec<AreaOffer>,
}

/// A single choice.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Offer {
    /// The choice, to be sent back as it is.
    #[ts(type = "unknown")]
    pub choice: Json,
    /// Its words.
    #[ts(as = "Message")]
    pub label: Sentence,
}

/// An area of choices.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AreaOffer {
    /// The area, in the game's own JSON.
    #[ts(type = "unknown")]
    pub area: Json,
    /// Its words.
    #[ts(as = "Message")]
    pub label: Sentence,
}

/// What chance is asked.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ChanceAsked {
    /// Everything that can fall.
    pub outcomes: Vec<Outcome>,
}

/// Something that can fall.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Outcome {
    /// The outcome, to be sent back as it is.
    #[ts(type = "unknown")]
    pub outcome: Json,
    /// Its words.
    #[ts(as = "Message")]
    pub label: Sentence,
    /// Its weight among the others.
    pub weight: u32,
}

/// Something that happened and that this viewer may know.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Event {
    /// The entry it came of.
    pub n: u32,
    /// Its words and rule.
    #[ts(as = "Message")]
    pub message: Json,
    /// The event, in the game's own JSON.
    #[ts(type = "unknown")]
    pub event: Json,
}

/// Whether this viewer may take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct Undo {
    /// At once.
    pub free: bool,
    /// If the others agree.
    pub needs_consent: bool,
    /// Doing so would mark the match as practice.
    pub marks_practice: bool,
    /// Somebody's wish to take back, waiting for the others.
    pub pending: Option<PendingUndo>,
}

/// A wish to take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PendingUndo {
    /// Whose wish.
    pub by: u8,
    /// How many entries it takes back.
    pub entries: u32,
    /// Whether this viewer must answer.
    pub yours_to_answer: bool,
}

/// Who sits where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Player {
    /// The seat.
    pub seat: u8,
    /// What sits there.
    pub kind: super::SeatKind,
    /// The machine's level.
    pub level: Option<String>,
    /// Whether somebody has taken the seat.
    pub taken: bool,
    /// Whether somebody looks through this seat's eyes now.
    pub here: bool,
    /// Whether this browser holds it.
    pub you: bool,
}

/// The public part of the log's first line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct MatchHeader {
    /// The match.
    pub id: String,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Hash of its content, 16 hexadecimal digits.
    pub content: String,
    /// Hash of the host's secret, published before the first chance.
    pub commitment: String,
    /// What each seat added to the seed.
    pub nonces: Vec<String>,
    /// Who answers for chance.
    pub chance: super::Chance,
}
