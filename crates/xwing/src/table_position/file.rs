//! The JSON format of a position: ships by xws ids, poses in millimeters and degrees.

use crate::content::{ActionKind, DamageCard};
use crate::craft::{Team, Tokens};
use crate::geometry::{ObstacleKind, Turret};
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::BTreeMap;

/// A position: the table and everything on it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PositionFile {
    /// Side of the play area in millimeters: 914.4 (three feet, the default) or 900.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<f64>,
    /// Every ship in play.
    pub ships: Vec<ShipSpec>,
    #[serde(default)]
    pub obstacles: Vec<ObstacleSpec>,
    /// Bombs and mines on the table.
    #[serde(default)]
    pub devices: Vec<DeviceSpec>,
}

/// A pose on the table.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PoseSpec {
    /// Millimeters to the right of the player's left corner.
    #[serde(deserialize_with = "number")]
    pub x: f64,
    /// Millimeters away from the player edge.
    #[serde(deserialize_with = "number")]
    pub y: f64,
    /// Degrees clockwise; 0 faces away from the player edge.
    #[serde(deserialize_with = "number")]
    pub heading: f64,
}

/// Invalid numbers (`null`, `"NaN"`) are accepted here as NaN, so that the checks report them along with all other
/// errors.
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

/// A locked object.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum LockSpec {
    /// A ship, by its id.
    Ship(String),
    /// An obstacle, by its id.
    Obstacle(String),
    /// A point on the table in millimeters.
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
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ShipSpec {
    /// A short name: one to eight letters, digits or dashes.
    pub id: String,
    /// The team that flies it.
    pub team: Team,
    /// The pilot's xws id. For a limited pilot that is not listed, give ship and initiative instead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pilot: Option<String>,
    /// The ship's xws id; optional if the pilot is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ship: Option<String>,
    /// Initiative; by default the pilot's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initiative: Option<u8>,
    /// The pose of its base.
    pub pose: PoseSpec,
    /// Equipped cards by slot, as in squad files.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub upgrades: BTreeMap<String, Vec<String>>,
    /// Active charges by card; full by default.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub charges: BTreeMap<String, u8>,
    /// Remaining hull; full by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hull: Option<u8>,
    /// Active shields; full by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shields: Option<u8>,
    /// Active Force; full by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub force: Option<u8>,
    /// Tokens.
    #[serde(default)]
    pub tokens: Tokens,
    /// Faceup damage cards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faceup: Vec<DamageCard>,
    /// What it has locked: at most one object.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub locks: Vec<LockSpec>,
    /// The lock is part of the scenario and cannot be changed.
    #[serde(default)]
    pub fixed_lock: bool,
    /// Whether it may leave the table near the point it has locked.
    #[serde(default)]
    pub escapes: bool,
    /// Where its turret points; front by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turret: Option<Turret>,
    /// Whether it has engaged this round.
    #[serde(default)]
    pub engaged: bool,
    /// Actions performed this round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub acted: Vec<ActionKind>,
}

/// An obstacle: a printed token at a pose, or a polygon in table coordinates with its kind.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ObstacleSpec {
    /// A short name.
    pub id: String,
    /// The token's xws id, such as `coreasteroid2`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// The pose of the token.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pose: Option<PoseSpec>,
    /// The kind of the polygon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<ObstacleKind>,
    /// Corners in millimeters on the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub polygon: Option<Vec<[f64; 2]>>,
}

/// A bomb or mine on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeviceSpec {
    /// A short name.
    pub id: String,
    /// The card it comes from, by xws id.
    pub card: String,
    /// The team it belongs to.
    pub team: Team,
    pub pose: PoseSpec,
}
