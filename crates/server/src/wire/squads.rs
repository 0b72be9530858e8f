//! What a page needs to choose squads, and how others reach a table.

use super::{Json, Message, Translated};
use explain::Message as Sentence;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `GET /api/companion/content`: what squads are chosen from.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CompanionContent {
    /// The printed ship table.
    pub rows: Vec<CompanionRow>,
    /// Ships with their pilots without a limit.
    pub ships: Vec<CompanionHull>,
    /// Cards that are played.
    pub upgrades: Vec<CompanionCard>,
    /// Obstacle tokens.
    pub tokens: Vec<CompanionToken>,
}

/// A row of the printed ship table.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CompanionRow {
    /// The faction.
    pub faction: String,
    /// Player ships, by xws id.
    pub player: Vec<String>,
    /// Patrol ships.
    pub patrol: Vec<String>,
    /// Reinforcements.
    pub reinforcement: Vec<String>,
}

/// A ship that can be chosen.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CompanionHull {
    /// Its xws id.
    pub xws: String,
    /// Its printed name.
    pub name: Translated,
    /// Its factions.
    pub factions: Vec<String>,
    /// Its pilots.
    pub pilots: Vec<CompanionPilot>,
}

/// A pilot that can be chosen.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CompanionPilot {
    /// Its xws id.
    pub xws: String,
    /// Its printed name.
    pub name: Translated,
    /// Its faction.
    pub faction: String,
    /// Its initiative.
    pub initiative: u8,
    /// Its points.
    pub points: Option<u16>,
    /// Its slots.
    pub slots: Vec<String>,
}

/// A card that can be equipped.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CompanionCard {
    /// Its xws id.
    pub xws: String,
    /// Its printed name.
    pub name: Translated,
    /// The slots it fills.
    pub slots: Vec<String>,
}

/// An obstacle token.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CompanionToken {
    /// Its id.
    pub id: String,
    /// What it is.
    pub kind: String,
    /// Its corners about its middle.
    pub corners: Vec<(f64, f64)>,
}

/// `POST /api/companion/squad`: a squad to be looked at.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct CompanionSquadFile {
    /// The text of a squad file.
    pub xws: String,
}

/// A squad that was read.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CompanionSquad {
    /// Its name.
    pub name: Option<String>,
    /// Its faction.
    pub faction: String,
    /// Its ships, as they are sent to open a table.
    #[ts(type = "unknown[]")]
    pub ships: Vec<Json>,
    /// What the rules of squads say against it.
    #[ts(as = "Vec<Message>")]
    pub faults: Vec<Sentence>,
}
