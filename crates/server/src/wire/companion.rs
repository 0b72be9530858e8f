//! Companion tables: how one stands, and what is sent to it.

use super::{Json, Message, Translated};
use explain::Message as Sentence;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `GET /api/companion`: the tables of this program, latest first.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CompanionList {
    /// The tables.
    pub tables: Vec<CompanionEntry>,
}

/// One table of the list.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CompanionEntry {
    /// Its name.
    pub id: String,
    /// When it was opened, in seconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// The ships, as labels.
    pub ships: Vec<String>,
}

/// `POST /api/companion`.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewCompanion {
    /// The set-up, with every ship and place; the table of one core set when left out.
    #[ts(type = "unknown")]
    pub setup: Option<Json>,
    /// Or squads from the ship table, lists or squad files, and a set-up to be drawn.
    #[ts(type = "unknown")]
    pub wanted: Option<Json>,
}

/// A table just opened.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CompanionCreated {
    /// Its name.
    pub id: String,
}

/// `POST /api/companion/{id}`: one step, after the last line that was seen.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct CompanionStep {
    /// How many lines the sender has seen.
    pub lines: usize,
    /// The line.
    #[ts(type = "unknown")]
    pub line: Json,
}

/// A table as it stands.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CompanionView {
    /// Its name.
    pub id: String,
    /// How many lines its log has.
    pub lines: usize,
    /// Whether this is the answer to a step that came too late.
    pub stale: bool,
    /// Whether something can be taken back.
    pub can_undo: bool,
    /// The round.
    pub round: u8,
    /// The phase.
    pub phase: String,
    /// Quick or map.
    pub mode: String,
    /// Program or person.
    pub dice: String,
    /// Side of the play area in millimetres.
    pub side: f64,
    /// The ship whose turn it is.
    pub ship: Option<String>,
    /// The question, as data.
    #[ts(type = "unknown")]
    pub question: Json,
    /// The question.
    #[ts(as = "Message")]
    pub text: Sentence,
    /// What helps to answer.
    #[ts(as = "Option<Message>")]
    pub hint: Option<Sentence>,
    /// The ship whose owner can answer best.
    pub concerns: Option<String>,
    /// Answers to choose from.
    pub offers: Vec<CompanionOffer>,
    /// What was decided last, sentence by sentence.
    #[ts(as = "Vec<Message>")]
    pub why: Vec<Sentence>,
    /// The attitude of the ship whose turn it is.
    pub attitude: Option<String>,
    /// The action, in short.
    #[ts(as = "Vec<Message>")]
    pub action: Vec<Sentence>,
    /// Ships in the order of the phase.
    pub ships: Vec<CompanionShip>,
    /// Ships that are no longer on the table.
    pub gone: Vec<CompanionGone>,
    /// Obstacles on a map.
    pub obstacles: Vec<CompanionObstacle>,
    /// Where the maneuver ends, or where a ship arrives, on a map.
    pub ghost: Option<CompanionPose>,
    /// The template as it is laid, on a map.
    pub template: Vec<(f64, f64)>,
    /// Hyperspace markers.
    pub markers: Vec<CompanionMarker>,
    /// Where markers and obstacles are laid, in words.
    #[ts(as = "Vec<Message>")]
    pub layout: Vec<Sentence>,
    /// Solo ships that are not on the table.
    pub reserve: Vec<CompanionReserve>,
    /// The latest lines of the log.
    #[ts(as = "Vec<Message>")]
    pub log: Vec<Sentence>,
}

/// One answer.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CompanionOffer {
    /// As it is sent.
    #[ts(type = "unknown")]
    pub answer: Json,
    /// As it is read.
    #[ts(as = "Message")]
    pub label: Sentence,
}

/// A place on the table.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct CompanionPose {
    /// Millimetres to the right.
    pub x: f64,
    /// Millimetres away from the player edge.
    pub y: f64,
    /// Degrees clockwise.
    pub heading: f64,
}

/// A ship.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CompanionShip {
    /// Its label.
    pub id: String,
    /// Solo or player.
    pub team: String,
    /// Its xws id.
    pub xws: String,
    /// Its printed name.
    pub name: Translated,
    /// Side of its base in millimetres.
    pub base: f64,
    /// Initiative.
    pub initiative: u8,
    /// Hull left, and at first.
    pub hull: (u8, u8),
    /// Shields left, and at first.
    pub shields: (u8, u8),
    /// Force left, and at first.
    pub force: (u8, u8),
    /// Tokens.
    #[ts(type = "Record<string, number>")]
    pub tokens: Json,
    /// What it has locked.
    pub lock: Option<String>,
    /// Cards with charges.
    pub charges: Vec<CompanionCharges>,
    /// Damage cards face up, by their ids.
    pub faceup: Vec<String>,
    /// It had its turn in this phase.
    pub done: bool,
    /// Where it stands, on a map.
    pub pose: CompanionPose,
    /// Where its turret points, and where it may.
    #[ts(type = "unknown")]
    pub turret: Option<Json>,
    /// Where it may point.
    #[ts(type = "unknown[]")]
    pub turrets: Vec<Json>,
    /// Whose ship it is.
    pub owner: Option<String>,
    /// Its printed pilot, or what a squad file calls it.
    pub pilot: Option<Translated>,
    /// Cards that the companion does not know, by the names of a squad file.
    pub beside: Vec<String>,
}

/// A hyperspace marker.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CompanionMarker {
    /// Its middle.
    pub pose: CompanionPose,
    /// Its corners in millimetres: of the hit, focus and blank side, two each.
    pub corners: Vec<(f64, f64)>,
}

/// A solo ship that is not on the table.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CompanionReserve {
    /// Its label.
    pub id: String,
    /// Patrol or reinforcement.
    pub kind: String,
    /// Waiting, in play (held up at a marker) or destroyed.
    pub place: String,
    /// Its printed name.
    pub name: Translated,
    /// Side of its base in millimetres.
    pub base: f64,
    /// As it is sent to bring it in by hand.
    #[ts(type = "unknown")]
    pub ship: Json,
}

/// A card with charges.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CompanionCharges {
    /// Its xws id.
    pub card: String,
    /// Its name.
    pub name: Translated,
    /// Active, and all.
    pub charges: (u8, u8),
}

/// A ship that left.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CompanionGone {
    /// Its label.
    pub id: String,
    /// Destroyed or fled.
    pub fate: String,
    /// In which round.
    pub round: u8,
}

/// An obstacle.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CompanionObstacle {
    /// Its label.
    pub id: String,
    /// What it is.
    pub kind: String,
    /// Its corners in millimetres.
    pub corners: Vec<(f64, f64)>,
}
