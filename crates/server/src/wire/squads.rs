//! Wire types for choosing squads.

#[cfg(feature = "ts")]
use super::typescript::Message;
use super::{Json, Translated};
use explain::Message as Sentence;
use serde::{Deserialize, Serialize};

/// `GET /api/companion/content`: the content for choosing squads.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompanionContent {
    /// The printed ship table.
    pub rows: Vec<CompanionFactionRow>,
    /// Ships with their supported pilots.
    pub ships: Vec<CompanionShipType>,
    /// Supported upgrade cards.
    pub upgrades: Vec<CompanionCard>,
    pub tokens: Vec<CompanionToken>,
}

/// A row of the printed ship table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompanionFactionRow {
    #[cfg_attr(feature = "ts", ts(type = "import(\"../companion/wire\").Faction"))]
    pub faction: String,
    /// Player ships, by xws id.
    pub player: Vec<String>,
    /// Patrol ships.
    pub patrol: Vec<String>,
    pub reinforcement: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompanionShipType {
    pub xws: String,
    pub name: Translated,
    #[cfg_attr(feature = "ts", ts(type = "import(\"../companion/wire\").Faction[]"))]
    pub factions: Vec<String>,
    pub pilots: Vec<CompanionPilot>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompanionPilot {
    pub xws: String,
    pub name: Translated,
    #[cfg_attr(feature = "ts", ts(type = "import(\"../companion/wire\").Faction"))]
    pub faction: String,
    pub initiative: u8,
    pub points: Option<u16>,
    pub slots: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompanionCard {
    pub xws: String,
    pub name: Translated,
    pub slots: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompanionToken {
    pub id: String,
    #[cfg_attr(feature = "ts", ts(type = "import(\"../companion/wire\").ObstacleKind"))]
    pub kind: String,
    /// Corners relative to its center, in millimeters.
    pub corners: Vec<(f64, f64)>,
}

/// `POST /api/companion/squad`: a squad file to be parsed.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CompanionSquadFile {
    /// The text of the squad file.
    pub xws: String,
}

/// A parsed squad.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompanionSquad {
    pub name: Option<String>,
    #[cfg_attr(feature = "ts", ts(type = "import(\"../companion/wire\").Faction"))]
    pub faction: String,
    /// The ships, to be sent back when creating a table.
    #[cfg_attr(feature = "ts", ts(type = "import(\"../companion/wire\").ListedShip[]"))]
    pub ships: Vec<Json>,
    /// Violations of the squad-building rules.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Message>"))]
    pub faults: Vec<Sentence>,
}
