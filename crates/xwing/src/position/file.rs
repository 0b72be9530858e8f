//! A position as it is written in a file: squads by xws ids, poses in millimetres and degrees.

use crate::content::{ActionKind, DamageCard};
use crate::craft::{Team, Tokens};
use crate::geometry::{ObstacleKind, Turret};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::BTreeMap;

/// A table with everything on it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct PositionFile {
    /// Side of the play area in millimetres: 914.4 (three feet, when left out) or 900.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<f64>,
    /// Every ship in play.
    pub ships: Vec<ShipFile>,
    /// Obstacles.
    #[serde(default)]
    pub obstacles: Vec<ObstacleFile>,
    /// Bombs and mines on the table.
    #[serde(default)]
    pub devices: Vec<DeviceFile>,
}

/// A place on the table.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlaceFile {
    /// Millimetres to the right of the player's left corner.
    #[serde(deserialize_with = "number")]
    pub x: f64,
    /// Millimetres away from the player edge.
    #[serde(deserialize_with = "number")]
    pub y: f64,
    /// Degrees clockwise; 0 looks away from the player edge.
    #[serde(deserialize_with = "number")]
    pub heading: f64,
}

/// Numbers that are none (`null`, `"NaN"`) are let through to the checks, so that they are listed with all other faults.
fn number<'de, D: Deserializer<'de>>(reader: D) -> Result<f64, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Lenient {
        Number(f64),
        Other(#[expect(dead_code, reason = "only that it is no number counts")] Option<String>),
    }
    Ok(match Lenient::deserialize(reader)? {
        Lenient::Number(number) => number,
        Lenient::Other(_) => f64::NAN,
    })
}

/// Something locked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LockFile {
    /// A ship, by its id.
    Ship(String),
    /// An obstacle, by its id.
    Obstacle(String),
    /// A point of the table in millimetres.
    Point {
        /// To the right of the player's left corner.
        #[serde(deserialize_with = "number")]
        x: f64,
        /// Away from the player edge.
        #[serde(deserialize_with = "number")]
        y: f64,
    },
}

/// A ship in play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ShipFile {
    /// A short name: one to eight letters, digits or dashes.
    pub id: String,
    /// Who flies it.
    pub team: Team,
    /// The pilot's xws id. Pilots with a limit are not listed: give ship and initiative instead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pilot: Option<String>,
    /// The ship's xws id; may be left out when the pilot is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ship: Option<String>,
    /// Initiative; the pilot's when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initiative: Option<u8>,
    /// Where it stands.
    pub pose: PlaceFile,
    /// Equipped cards by slot, as in squad files.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub upgrades: BTreeMap<String, Vec<String>>,
    /// Active charges by card; full when left out.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub charges: BTreeMap<String, u8>,
    /// Hull that is left; full when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hull: Option<u8>,
    /// Active shields; full when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shields: Option<u8>,
    /// Active Force; full when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub force: Option<u8>,
    /// Tokens.
    #[serde(default)]
    pub tokens: Tokens,
    /// Damage cards that lie face up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faceup: Vec<DamageCard>,
    /// What it has locked: at most one thing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub locks: Vec<LockFile>,
    /// The lock belongs to the scenario.
    #[serde(default)]
    pub fixed_lock: bool,
    /// It may leave the table near the point it has locked.
    #[serde(default)]
    pub escapes: bool,
    /// Where its turret points; to the front when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turret: Option<Turret>,
    /// It has engaged in this round.
    #[serde(default)]
    pub engaged: bool,
    /// Actions performed in this round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub acted: Vec<ActionKind>,
}

/// An obstacle: a printed token at a place, or a polygon in table coordinates with its kind.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ObstacleFile {
    /// A short name.
    pub id: String,
    /// The token's xws id, such as `coreasteroid2`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// Where the token lies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pose: Option<PlaceFile>,
    /// What the polygon is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<ObstacleKind>,
    /// Corners in millimetres on the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub polygon: Option<Vec<[f64; 2]>>,
}

/// A bomb or mine on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DeviceFile {
    /// A short name.
    pub id: String,
    /// The card it came from.
    pub card: String,
    /// Whose it is.
    pub team: Team,
    /// Where it lies.
    pub pose: PlaceFile,
}
