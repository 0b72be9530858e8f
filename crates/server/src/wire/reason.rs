//! Why a machine chose what it chose.

use super::{Json, Message};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

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
    /// What it is for, where the machine plans so far.
    #[ts(as = "Option<Message>")]
    pub aim: Option<Json>,
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
    /// It begins the best whole act that was planned.
    Planned,
    /// It was drawn by lot.
    Lot,
    /// It is written down for the guided game.
    Lesson,
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
