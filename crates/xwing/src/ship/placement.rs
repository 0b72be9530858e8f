//! Poses and dial settings in the form used by states, logs and files: integers and printed words.

use crate::geometry::{Bearing, Heading, Maneuver, Pose, Speed};
use serde::{Deserialize, Serialize};

/// A pose in integer micrometers and micro-degrees.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Placement {
    /// Micrometers to the right of the player's left corner.
    pub x: i32,
    /// Micrometers away from the player edge.
    pub y: i32,
    /// Micro-degrees clockwise; 0 faces away from the player edge.
    pub heading: i32,
}

impl Placement {
    #[must_use]
    pub const fn pose(self) -> Pose {
        Pose::new(self.x, self.y, Heading::from_micro_degrees(self.heading))
    }

    /// From integer millimeters and degrees.
    #[must_use]
    pub const fn mm(x: i32, y: i32, degrees: i32) -> Self {
        Placement { x: x * 1000, y: y * 1000, heading: degrees * 1_000_000 }
    }
}

impl From<Pose> for Placement {
    fn from(pose: Pose) -> Self {
        Placement { x: pose.x(), y: pose.y(), heading: pose.heading().micro_degrees() }
    }
}

/// A setting of a dial: a bearing and a speed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DialSetting {
    pub bearing: Bearing,
    pub speed: u8,
}

impl DialSetting {
    /// The maneuver; `None` if there is no such template.
    #[must_use]
    pub fn maneuver(self) -> Option<Maneuver> {
        Speed::new(self.speed).and_then(|speed| Maneuver::new(self.bearing, speed).ok())
    }
}

impl From<Maneuver> for DialSetting {
    fn from(maneuver: Maneuver) -> Self {
        DialSetting { bearing: maneuver.bearing(), speed: maneuver.speed().get() }
    }
}
