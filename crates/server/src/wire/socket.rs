//! Messages on the socket of one match.

#[cfg(feature = "ts")]
use super::typescript::Message;
use super::{Event, Json, Update, Why};
use explain::Message as Sentence;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A viewer: a seat number, or `"watcher"` for the public view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Viewer {
    /// A seat; refused to anyone but its holder.
    Seat(u8),
    Watcher(Watcher),
}

/// The string `"watcher"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Watcher {
    Watcher,
}

/// A message from the client. Every request has an id chosen by the client (at most 64 characters): a request sent
/// twice is carried out once, and both get the same response.
// Read by `client_fields`, in one pass.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(tag = "type", rename_all = "snake_case"))]
pub enum ClientMessage {
    /// The first message, and again to change the viewer (hot seat). Answered by an update.
    Hello {
        /// The last version this client has seen: only newer events are sent.
        #[cfg_attr(feature = "ts", ts(optional))]
        since: Option<u32>,
        /// By default the first seat this browser holds, or else a watcher.
        #[cfg_attr(feature = "ts", ts(optional, rename = "as"))]
        eyes: Option<Viewer>,
    },
    /// Answers the open question of this socket's seat.
    Choose {
        request: String,
        /// The number of the question being answered.
        question: u32,
        /// One of the listed choices, or a member of a region.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        choice: Json,
    },
    /// Where outcomes are typed in: lets the generator supply this one.
    Roll { request: String },
    /// Where outcomes are typed in: the outcome of real dice or cards.
    Enter {
        request: String,
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        outcome: Json,
    },
    /// Undoes the last decision of this seat, or asks the others for consent.
    Undo { request: String },
    /// Answers another player's undo request.
    AnswerUndo { request: String, allow: bool },
    /// Resigns the match.
    Resign { request: String },
    /// Makes bots answer now with the best they have found.
    Hurry,
    /// Turns automatic answers to questions with a single legal choice on or off for this seat.
    Standing { forced: bool },
    /// Previews a choice, as far as this seat can know the result. Changes nothing.
    Preview {
        request: String,
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        choice: Json,
    },
    /// A game-specific query, such as what a line of sight crosses. Changes nothing.
    Inquire {
        request: String,
        /// The query, in the game's own JSON.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        about: Json,
    },
    /// Asks why a bot made a decision.
    Why { entry: u32 },
    /// Keeps the connection alive; answered by `pong`.
    Ping,
}

/// A message from the server.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The current state, and the events since.
    Update(Arc<Update>),
    /// The request was carried out; the result is in an update of this version or a later one.
    Accepted {
        /// Id of the request.
        request: String,
        /// The version it produced.
        version: u32,
    },
    /// The request was refused. Nothing has changed.
    Refused {
        /// Id of the request, if it could be parsed.
        request: Option<String>,
        /// Machine-readable code: `not_your_seat`, `against_the_rules`, `unreadable`, `too_fast` …
        code: String,
        #[cfg_attr(feature = "ts", ts(as = "Message"))]
        message: Sentence,
    },
    /// The question has changed; the update shows the current state.
    Stale {
        /// Id of the request.
        request: String,
        update: Arc<Update>,
    },
    Thinking(Thinking),
    /// A bot's reason for a decision.
    Why(Why),
    /// The preview of a choice.
    Preview(Preview),
    /// The answer to a game-specific query.
    Answer {
        /// Id of the request.
        request: String,
        /// The answer, in the game's own JSON.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        answer: Json,
    },
    /// The socket is about to be closed.
    Gone(Gone),
    Pong,
}

/// Progress of a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Thinking {
    pub seat: u8,
    /// Nodes searched so far.
    pub done: u32,
    /// Maximum number of nodes.
    pub budget: u32,
}

/// Why a socket is closed. The client may reconnect with the version it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Gone {
    pub cause: CloseReason,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CloseReason {
    /// The server is stopping.
    Shutdown,
    /// The client read too slowly.
    Slow,
    /// The client was silent too long.
    Idle,
    /// The client sent too many messages.
    Flood,
    /// The match could not be reloaded.
    Broken,
}

/// The preview of a choice.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Preview {
    /// Id of the request.
    pub request: String,
    /// The events, up to the first one this seat cannot know.
    pub events: Vec<Event>,
    /// The view afterwards; `null` if it depends on hidden information.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Option<Json>,
}
