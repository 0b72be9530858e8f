//! Why a bot made its decision.

use super::Json;
#[cfg(feature = "ts")]
use super::typescript::Message;
use serde::{Deserialize, Serialize};

/// A bot's reason for a decision.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Why {
    /// The entry number.
    pub entry: u32,
    /// Whether there is a reason that is withheld until the match is over, because it would reveal hidden
    /// information.
    pub sealed: bool,
    /// `null` if it is withheld or no bot decided.
    pub reason: Option<BotReason>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BotReason {
    /// The bot's level.
    pub level: String,
    pub basis: Basis,
    /// The bot's aim, where it plans that far ahead.
    #[cfg_attr(feature = "ts", ts(as = "Option<Message>"))]
    pub aim: Option<Json>,
    /// Nodes searched.
    pub nodes: u32,
    /// The alternatives considered, best first.
    pub lines: Vec<BotReasonLine>,
}

/// How a bot came to its choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Basis {
    /// The only legal choice.
    Only,
    /// A certain win.
    Wins,
    /// Best result of a search.
    Searched,
    /// Best evaluation one decision ahead.
    Judged,
    /// First step of the best planned activation.
    Planned,
    /// Chosen at random.
    Lot,
    /// Scripted for the guided game.
    Lesson,
}

/// One alternative a bot considered.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BotReasonLine {
    #[cfg_attr(feature = "ts", ts(as = "Message"))]
    pub label: Json,
    pub taken: bool,
    pub visits: u32,
    /// Estimated probability of winning, from zero to one.
    pub win: f32,
    /// Lower bound of the estimate.
    pub low: f32,
    /// Upper bound of the estimate.
    pub high: f32,
}
