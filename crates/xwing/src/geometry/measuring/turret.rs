//! Turrets and the four standard arcs they point at (XW-GEO-18).

use serde::{Deserialize, Serialize};

use super::arc::Arc;
use super::arc_set::ArcSet;
use crate::geometry::shapes::convex_polygon::HalfPlane;

/// Where a turret's indicator points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Turret {
    /// A single turret: one of the four standard arcs.
    Single(StandardArc),
    /// A double turret: two opposite arcs.
    Double(ArcPair),
}

/// One of the four standard arcs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum StandardArc {
    Front,
    Right,
    Rear,
    Left,
}

/// Two opposite standard arcs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ArcPair {
    FrontRear,
    LeftRight,
}

impl StandardArc {
    /// All four, clockwise from the front.
    pub const ALL: [Self; 4] = [Self::Front, Self::Right, Self::Rear, Self::Left];

    #[must_use]
    pub const fn arc(self) -> Arc {
        match self {
            Self::Front => Arc::Front,
            Self::Right => Arc::Right,
            Self::Rear => Arc::Rear,
            Self::Left => Arc::Left,
        }
    }

    /// The half plane outside this edge of a base, in ship coordinates.
    pub(super) const fn outside_edge(self, half: f64) -> HalfPlane {
        match self {
            Self::Front => HalfPlane::new(0.0, -1.0, -half),
            Self::Right => HalfPlane::new(-1.0, 0.0, -half),
            Self::Rear => HalfPlane::new(0.0, 1.0, -half),
            Self::Left => HalfPlane::new(1.0, 0.0, -half),
        }
    }
}

impl Turret {
    #[must_use]
    pub fn arcs(self) -> ArcSet {
        match self {
            Self::Single(quarter) => ArcSet::from(quarter.arc()),
            Self::Double(ArcPair::FrontRear) => ArcSet::from_iter([Arc::Front, Arc::Rear]),
            Self::Double(ArcPair::LeftRight) => ArcSet::from_iter([Arc::Left, Arc::Right]),
        }
    }
}
