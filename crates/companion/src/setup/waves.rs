//! The waves of a scenario: which solo ships take part, and where the hyperspace markers are.

use crate::setup::SquadShip;
use serde::{Deserialize, Serialize};
use xwing::scenario::ShipRole;
use xwing::table_position::file::PoseSpec;

/// A solo ship of the scenario.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct WaveShip {
    /// Its role.
    pub kind: ShipRole,
    pub ship: SquadShip,
}

/// Solo ships that arrive in waves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Waves {
    /// All solo ships; none of them is on the table at the start.
    pub squad: Vec<WaveShip>,
    /// The markers in the order in which they were placed, if a layout was generated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub markers: Option<[PoseSpec; 2]>,
    /// Destroyed ships come back as new ones when no other ship of their kind is left.
    #[serde(default = "yes")]
    pub returning: bool,
    /// Later patrol ships are chosen at random instead of by initiative.
    #[serde(default)]
    pub drawn: bool,
    /// Number of additional patrol ships in every wave.
    #[serde(default)]
    pub more: u8,
}

const fn yes() -> bool {
    true
}
