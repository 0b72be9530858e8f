//! The socket of one match: what a client may say and what it hears.

use super::{Json, Message};
use explain::Message as Sentence;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use ts_rs::TS;

/// Whose eyes: a seat's number, or `"watcher"` for the public view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum As {
    /// The holder of this seat; refused to anybody else.
    Seat(u8),
    /// Everybody without a seat.
    Watcher(Watcher),
}

/// The word `watcher`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Watcher {
    /// The public view.
    Watcher,
}

/// What a client says. Every request carries an id of the client's own making (at most 64 characters): saying the
/// same thing twice has the effect of saying it once, and both are answered alike.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first thing said, and again to change eyes (hot-seat). Answered by an update.
    Hello {
        /// The last version this client has seen: only what is newer is told again.
        #[serde(default)]
        #[ts(optional)]
        since: Option<u32>,
        /// Whose eyes; by default the first seat this browser holds, or else a watcher's.
        #[serde(default, rename = "as")]
        #[ts(optional)]
        eyes: Option<As>,
    },
    /// Answers the open question of the seat whose eyes this socket has.
    Choose {
        /// Id of this request.
        request: String,
        /// The number of the question answered.
        question: u32,
        /// The choice: one of the offers, or a member of an area.
        #[ts(type = "unknown")]
        choice: serde_json::Value,
    },
    /// Where chance is typed in: lets the generator answer this once.
    Roll {
        /// Id of this request.
        request: String,
    },
    /// Where chance is typed in: what the real dice or cards show.
    Enter {
        /// Id of this request.
        request: String,
        /// The outcome.
        #[ts(type = "unknown")]
        outcome: serde_json::Value,
    },
    /// Takes back the last decision of this seat, or asks the others whether it may.
    Undo {
        /// Id of this request.
        request: String,
    },
    /// Answers somebody's wish to take back.
    AnswerUndo {
        /// Id of this request.
        request: String,
        /// Whether it is allowed.
        allow: bool,
    },
    /// Gives the match up.
    Resign {
        /// Id of this request.
        request: String,
    },
    /// The machine should answer with what it has.
    Hurry,
    /// Answers questions with a single possible answer for this seat from now on, or stops doing so.
    Standing {
        /// Whether to.
        forced: bool,
    },
    /// What would come of a choice, as far as this seat can know. Changes nothing.
    Preview {
        /// Id of this request.
        request: String,
        /// The choice.
        #[ts(type = "unknown")]
        choice: serde_json::Value,
    },
    /// A question of the game's own about the table, such as what a line of sight crosses. Changes nothing.
    Inquire {
        /// Id of this request.
        request: String,
        /// The question, in the game's own JSON.
        #[ts(type = "unknown")]
        about: serde_json::Value,
    },
    /// Why the machine chose what it chose.
    Why {
        /// The number of the entry.
        entry: u32,
    },
    /// Is anybody there?
    Ping,
}

/// What a client hears.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The table as it stands, and what happened since.
    Update(Arc<Update>),
    /// The request was carried out; what came of it is in an update of this version or a later one.
    Accepted {
        /// The request.
        request: String,
        /// The version it made.
        version: u32,
    },
    /// The request was refused; nothing changed.
    Refused {
        /// The request, where one could be read.
        request: Option<String>,
        /// A word for programs: `not_your_seat`, `against_the_rules`, `unreadable`, `too_fast` …
        code: String,
        /// Why.
        #[ts(as = "Message")]
        message: Sentence,
    },
    /// The question had changed; here is the table as it stands.
    Stale {
        /// The request.
        request: String,
        /// The table.
        update: Arc<Update>,
    },
    /// The machine thinks.
    Thinking(Thinking),
    /// Why the machine chose.
    Why(Why),
    /// What would come of a choice.
    Preview(Preview),
    /// The answer to a question of the game's own.
    Answer {
        /// The request.
        request: String,
        /// The answer, in the game's own JSON.
        #[ts(type = "unknown")]
        answer: Json,
    },
    /// The socket is about to be closed.
    Gone(Gone),
    /// Yes.
    Pong,
}

/// How far the machine has thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Thinking {
    /// The machine's seat.
    pub seat: u8,
    /// How much of the budget is spent.
    pub done: u32,
    /// The budget, in nodes.
    pub budget: u32,
}

/// Why a socket is closed; the client may come back with the version it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Gone {
    /// The cause.
    pub cause: Parting,
}

/// Causes of parting.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Parting {
    /// The program stops.
    Shutdown,
    /// The client read too slowly.
    Slow,
    /// The client was silent too long.
    Idle,
    /// The client said too much too fast.
    Flood,
    /// The match could not go on.
    Broken,
}

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

/// Why the machine chose.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Why {
    /// The entry asked about.
    pub entry: u32,
    /// Whether there is a reason that stays sealed until the match is over, because it would tell what the machine holds.
    pub sealed: bool,
    /// The reason; nothing where no machine chose.
    pub reason: Option<Reason>,
}

/// A machine's reason.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Reason {
    /// The level it played at.
    pub level: String,
    /// What the choice rests on.
    pub basis: Basis,
    /// How many nodes it looked at.
    pub nodes: u32,
    /// What it compared, best first.
    pub lines: Vec<ReasonLine>,
}

/// What a machine's choice rests on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Basis {
    /// There was nothing else to choose.
    Only,
    /// It wins whatever follows.
    Wins,
    /// It came out best of a search.
    Searched,
    /// It looked best one decision ahead.
    Judged,
    /// It was drawn by lot.
    Lot,
}

/// One line a machine compared.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ReasonLine {
    /// The choice.
    #[ts(as = "Message")]
    pub label: Json,
    /// Whether it was chosen.
    pub taken: bool,
    /// How often it was tried.
    pub visits: u32,
    /// Estimated chance to win, nought to one.
    pub win: f32,
    /// Low end of the estimate's interval.
    pub low: f32,
    /// High end of the estimate's interval.
    pub high: f32,
}

/// What would come of a choice.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Preview {
    /// The request.
    pub request: String,
    /// What would happen, up to the first thing this seat cannot know.
    pub events: Vec<Event>,
    /// What this seat would see; nothing where that depends on what it cannot know.
    #[ts(type = "unknown")]
    pub view: Option<Json>,
}
