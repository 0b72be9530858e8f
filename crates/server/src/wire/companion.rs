//! Wire types of companion tables.

#[cfg(feature = "ts")]
use super::typescript::Message;
use super::{Json, Translated};
use explain::Message as Sentence;
use serde::{Deserialize, Serialize};

/// `GET /api/companion`: the tables of this program, latest first.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompanionList {
    pub tables: Vec<CompanionSummary>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompanionSummary {
    pub id: String,
    /// Creation time, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: i64,
    /// Labels of the ships.
    pub ships: Vec<String>,
}

/// `POST /api/companion`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewCompanion {
    /// A complete setup with every ship and position; if both fields are absent, a table of one core set.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub setup: Option<Json>,
    /// Or squads from the printed ship table, lists or squad files, with a random setup.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub wanted: Option<Json>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompanionCreated {
    pub id: String,
}

/// `POST /api/companion/{id}`: one step after the last line the client has seen.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CompanionStep {
    /// Number of lines the client has seen.
    pub lines: usize,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub line: Json,
}

/// The current state of a table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompanionView {
    pub id: String,
    /// Number of lines in the log.
    pub lines: usize,
    /// Whether this answers a step that came too late.
    pub stale: bool,
    pub can_undo: bool,
    pub round: u8,
    pub phase: String,
    /// `quick` or `map`.
    pub mode: String,
    /// Who rolls: `program` or `person`.
    pub dice: String,
    /// Side of the play area in millimeters.
    pub side: f64,
    /// The active ship.
    pub ship: Option<String>,
    /// The open question.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub question: Json,
    #[cfg_attr(feature = "ts", ts(as = "Message"))]
    pub text: Sentence,
    /// A hint for answering.
    #[cfg_attr(feature = "ts", ts(as = "Option<Message>"))]
    pub hint: Option<Sentence>,
    /// The ship whose owner can best answer.
    pub concerns: Option<String>,
    /// Possible answers.
    pub offers: Vec<CompanionOffer>,
    /// Messages of the last decision.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Message>"))]
    pub why: Vec<Sentence>,
    /// The attitude of the active ship.
    pub attitude: Option<String>,
    /// Short messages of the action.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Message>"))]
    pub action: Vec<Sentence>,
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
    #[cfg_attr(feature = "ts", ts(as = "Vec<Message>"))]
    pub layout: Vec<Sentence>,
    /// Solo ships that are not on the table.
    pub reserve: Vec<CompanionReserve>,
    /// The latest messages of the log.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Message>"))]
    pub log: Vec<Sentence>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompanionOffer {
    /// The answer, to be sent back unchanged.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub answer: Json,
    #[cfg_attr(feature = "ts", ts(as = "Message"))]
    pub label: Sentence,
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
    pub team: String,
    pub xws: String,
    pub name: Translated,
    /// Side of the base in millimeters.
    pub base: f64,
    pub initiative: u8,
    /// Remaining and initial.
    pub hull: (u8, u8),
    /// Remaining and initial.
    pub shields: (u8, u8),
    /// Remaining and initial.
    pub force: (u8, u8),
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub tokens: Json,
    /// The locked object.
    pub lock: Option<String>,
    pub charges: Vec<CompanionCharges>,
    /// Ids of faceup damage cards.
    pub faceup: Vec<String>,
    /// Whether it has been activated or has engaged in this phase.
    pub done: bool,
    /// Position on a map.
    pub pose: CompanionPose,
    /// Where its turret points.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub turret: Option<Json>,
    /// The directions its turret may point in.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub turrets: Vec<Json>,
    pub owner: Option<String>,
    /// The printed pilot, or the pilot's name in a squad file.
    pub pilot: Option<Translated>,
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
    pub kind: String,
    /// Waiting, in play (delayed at a marker) or destroyed.
    pub place: String,
    pub name: Translated,
    /// Side of the base in millimeters.
    pub base: f64,
    /// The ship, to be sent back to bring it in by hand.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub ship: Json,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompanionCharges {
    pub card: String,
    pub name: Translated,
    /// Remaining and maximum.
    pub charges: (u8, u8),
}

/// A ship that left the table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompanionRemovedShip {
    pub id: String,
    /// `destroyed` or `fled`.
    pub fate: String,
    pub round: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompanionObstacle {
    pub id: String,
    pub kind: String,
    /// Corners in millimeters.
    pub corners: Vec<(f64, f64)>,
}
