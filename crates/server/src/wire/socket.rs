//! The socket of one match: what a client may say and what it hears.

use super::{Event, Json, Message, Update, Why};
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
