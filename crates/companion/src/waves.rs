//! The waves of a scenario: which solo ships were brought, and where the hyperspace markers lie.

use crate::setup::Enlisted;
use serde::{Deserialize, Serialize};
use xwing::position::file::PlaceFile;
use xwing::scenario::Kind;

/// A solo ship that was brought.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Brought {
    /// What for.
    pub kind: Kind,
    /// The ship.
    pub ship: Enlisted,
}

/// Solo ships that come in waves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Waves {
    /// Every solo ship; none of them is on the table at first.
    pub squad: Vec<Brought>,
    /// The markers in the order in which they were placed, where a set-up was drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub markers: Option<[PlaceFile; 2]>,
    /// Destroyed ships come back as fresh ones when no other of their kind is left.
    #[serde(default = "yes")]
    pub returning: bool,
    /// Later patrol ships are drawn instead of taken by initiative.
    #[serde(default)]
    pub drawn: bool,
    /// So many more patrol ships come with every wave.
    #[serde(default)]
    pub more: u8,
}

const fn yes() -> bool {
    true
}
