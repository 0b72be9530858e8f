//! The view of a companion table, as clients receive it.

use crate::any_match::Json;
use explain::Message;
use serde::Serialize;
use std::collections::BTreeMap;

/// A text in several languages, by their codes.
pub(super) type Texts = BTreeMap<String, String>;

/// The current state of a table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompanionView {
    pub round: u8,
    #[cfg_attr(feature = "ts", ts(type = "import(\"../companion/wire\").Phase"))]
    pub phase: String,
    /// `quick` or `map`.
    #[cfg_attr(feature = "ts", ts(type = "import(\"../companion/wire\").Mode"))]
    pub mode: String,
    /// Who rolls: `program` or `person`.
    #[cfg_attr(feature = "ts", ts(type = "import(\"../companion/wire\").Roller"))]
    pub dice: String,
    /// Side of the play area in millimeters.
    pub side: f64,
    /// The active ship.
    pub ship: Option<String>,
    /// The open question.
    #[cfg_attr(feature = "ts", ts(type = "import(\"../companion/wire\").Question"))]
    pub question: Json,
    #[cfg_attr(feature = "ts", ts(type = "import(\"./Message\").Message"))]
    pub text: Message,
    /// A hint for answering.
    #[cfg_attr(feature = "ts", ts(type = "import(\"./Message\").Message | null"))]
    pub hint: Option<Message>,
    /// The ship whose owner can best answer.
    pub concerns: Option<String>,
    /// Messages of the last decision.
    #[cfg_attr(feature = "ts", ts(type = "import(\"./Message\").Message[]"))]
    pub why: Vec<Message>,
    /// The attitude of the active ship.
    #[cfg_attr(feature = "ts", ts(type = "import(\"../companion/wire\").Attitude | null"))]
    pub attitude: Option<String>,
    /// Short messages of the action.
    #[cfg_attr(feature = "ts", ts(type = "import(\"./Message\").Message[]"))]
    pub action: Vec<Message>,
    /// Ships in the order of the current phase.
    pub ships: Vec<CompanionShip>,
    /// Ships that have left the table.
    pub gone: Vec<CompanionRemovedShip>,
    /// Obstacles on a map.
    pub obstacles: Vec<CompanionObstacle>,
    /// Where the maneuver ends or a ship arrives, on a map.
    pub ghost: Option<CompanionPose>,
    /// Outline of the maneuver template, on a map.
    pub template: Vec<(f64, f64)>,
    /// Hyperspace markers.
    pub markers: Vec<CompanionMarker>,
    /// Placement of markers and obstacles as messages.
    #[cfg_attr(feature = "ts", ts(type = "import(\"./Message\").Message[]"))]
    pub layout: Vec<Message>,
    /// Solo ships that are not on the table.
    pub reserve: Vec<CompanionReserve>,
}

#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompanionPose {
    /// Millimeters to the right.
    pub x: f64,
    /// Millimeters from the player edge.
    pub y: f64,
    /// Degrees clockwise.
    pub heading: f64,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompanionShip {
    pub id: String,
    /// `solo` or `player`.
    #[cfg_attr(feature = "ts", ts(type = "import(\"../companion/wire\").Team"))]
    pub team: String,
    pub xws: String,
    #[cfg_attr(feature = "ts", ts(type = "import(\"./Translated\").Translated"))]
    pub name: Texts,
    /// Side of the base in millimeters.
    pub base: f64,
    pub initiative: u8,
    /// Remaining and initial.
    pub hull: (u8, u8),
    /// Remaining and initial.
    pub shields: (u8, u8),
    /// Remaining and initial.
    pub force: (u8, u8),
    #[cfg_attr(feature = "ts", ts(type = "import(\"../companion/wire\").Tokens"))]
    pub tokens: Json,
    /// The locked object.
    pub lock: Option<String>,
    pub charges: Vec<CompanionCharges>,
    /// Ids of faceup damage cards.
    #[cfg_attr(feature = "ts", ts(type = "import(\"../companion/wire\").DamageCard[]"))]
    pub faceup: Vec<String>,
    /// Whether it has been activated or has engaged in this phase.
    pub done: bool,
    /// Position on a map.
    pub pose: CompanionPose,
    /// Where its turret points.
    #[cfg_attr(feature = "ts", ts(type = "import(\"../companion/wire\").Turret | null"))]
    pub turret: Option<Json>,
    /// The directions its turret may point in.
    #[cfg_attr(feature = "ts", ts(type = "import(\"../companion/wire\").Turret[]"))]
    pub turrets: Vec<Json>,
    pub owner: Option<String>,
    /// The printed pilot, or the pilot's name in a squad file.
    #[cfg_attr(feature = "ts", ts(type = "import(\"./Translated\").Translated | null"))]
    pub pilot: Option<Texts>,
    /// Cards that the companion does not support, by their names in a squad file.
    pub beside: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompanionMarker {
    /// Its center.
    pub pose: CompanionPose,
    /// Corners in millimeters: two each for the hit, focus and blank side.
    pub corners: Vec<(f64, f64)>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompanionReserve {
    pub id: String,
    /// `patrol` or `reinforcement`.
    #[cfg_attr(feature = "ts", ts(type = "import(\"../companion/wire\").ShipRole"))]
    pub kind: String,
    /// Waiting, in play (delayed at a marker) or destroyed.
    pub place: String,
    #[cfg_attr(feature = "ts", ts(type = "import(\"./Translated\").Translated"))]
    pub name: Texts,
    /// Side of the base in millimeters.
    pub base: f64,
    /// The ship, to be sent back to bring it in by hand.
    #[cfg_attr(feature = "ts", ts(type = "import(\"../companion/wire\").SquadShip"))]
    pub ship: Json,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompanionCharges {
    pub card: String,
    #[cfg_attr(feature = "ts", ts(type = "import(\"./Translated\").Translated"))]
    pub name: Texts,
    /// Remaining and maximum.
    pub charges: (u8, u8),
}

/// A ship that left the table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompanionRemovedShip {
    pub id: String,
    /// `destroyed` or `fled`.
    #[cfg_attr(feature = "ts", ts(type = "import(\"../companion/wire\").Fate"))]
    pub fate: String,
    pub round: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompanionObstacle {
    pub id: String,
    #[cfg_attr(feature = "ts", ts(type = "import(\"../companion/wire\").ObstacleKind"))]
    pub kind: String,
    /// Corners in millimeters.
    pub corners: Vec<(f64, f64)>,
}
