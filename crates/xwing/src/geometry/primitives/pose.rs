//! Poses: integers in the state, millimeters and degrees in input and output. Rule
//! [`GRID`](crate::rules::geometry::GRID).

use serde::{Deserialize, Serialize};

use super::heading::Heading;
use super::point::Point;

const MICROMETERS_PER_MM: f64 = 1000.0;

/// Maximum absolute coordinate of a pose that is read in, in millimeters; anything larger means wrong units.
const MAX_COORDINATE: f64 = 1800.0;

/// The center of a piece in micrometers and its heading in micro-degrees.
///
/// The origin is the corner of the table at the player's left. Computed coordinates saturate at about two meters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pose {
    x: i32,
    y: i32,
    heading: Heading,
}

/// A pose as written by people: millimeters, and degrees clockwise from "away from the player edge".
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PoseMm {
    /// Millimeters to the right of the player's left corner.
    pub x: f64,
    /// Millimeters away from the player edge.
    pub y: f64,
    /// Degrees clockwise; 0 faces away from the player edge.
    pub heading: f64,
}

/// Why three numbers are not a valid pose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PoseError {
    /// A coordinate is not a number, or meters away (wrong units).
    Place,
    /// The heading is not a number of degrees.
    Heading,
}

/// A point and a heading that are not rounded to the grid, such as the middle of a base edge or the end of a
/// template.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExactPose {
    /// In millimeters.
    pub at: Point,
    pub heading: Heading,
}

/// A movement in ship coordinates, not rounded: translation to the right and ahead, then a clockwise rotation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Displacement {
    /// Millimeters to the ship's right.
    pub right: f64,
    /// Millimeters ahead of the ship.
    pub ahead: f64,
    /// Clockwise rotation.
    pub turn: Heading,
}

impl Pose {
    /// A pose from micrometers and a heading.
    #[must_use]
    pub const fn new(x: i32, y: i32, heading: Heading) -> Self {
        Self { x, y, heading }
    }

    /// A pose from millimeters and degrees, rounded to the grid.
    ///
    /// # Errors
    /// When a number is not finite or too far from the table.
    pub fn from_mm(x: f64, y: f64, degrees: f64) -> Result<Self, PoseError> {
        let near = |mm: f64| mm.abs() <= MAX_COORDINATE;
        if !(near(x) && near(y)) {
            return Err(PoseError::Place);
        }
        let heading = Heading::from_degrees(degrees).ok_or(PoseError::Heading)?;
        Ok(Self::rounded(Point::new(x, y), heading))
    }

    /// The nearest pose on the grid; halves round away from zero.
    #[must_use]
    pub fn rounded(center: Point, heading: Heading) -> Self {
        Self { x: microns(center.x), y: microns(center.y), heading }
    }

    /// The center in millimeters.
    #[must_use]
    pub fn center(self) -> Point {
        Point::new(f64::from(self.x) / MICROMETERS_PER_MM, f64::from(self.y) / MICROMETERS_PER_MM)
    }

    /// Micrometers to the right of the origin.
    #[must_use]
    pub const fn x(self) -> i32 {
        self.x
    }

    /// Micrometers away from the player edge.
    #[must_use]
    pub const fn y(self) -> i32 {
        self.y
    }

    #[must_use]
    pub const fn heading(self) -> Heading {
        self.heading
    }

    /// The same position with another heading.
    #[must_use]
    pub const fn facing(self, heading: Heading) -> Self {
        Self { heading, ..self }
    }

    /// The same position, turned clockwise.
    #[must_use]
    pub const fn turned(self, by: Heading) -> Self {
        Self { heading: self.heading.turned(by), ..self }
    }

    /// Converts a point from ship coordinates (x right, y ahead of the center) to table coordinates.
    #[must_use]
    pub fn local_to_table(self, local: Point) -> Point {
        self.center() + local.rotated(self.heading.sin_cos())
    }

    /// The end of a displacement, before rounding.
    #[must_use]
    pub fn displaced_exactly(self, step: &Displacement) -> ExactPose {
        ExactPose {
            at: self.local_to_table(Point::new(step.right, step.ahead)),
            heading: self.heading.turned(step.turn),
        }
    }

    /// The end of a displacement, on the grid.
    #[must_use]
    pub fn displaced(self, step: &Displacement) -> Self {
        let ExactPose { at, heading } = self.displaced_exactly(step);
        Self::rounded(at, heading)
    }
}

impl ExactPose {
    /// Converts a point from local coordinates (x right, y ahead) to table coordinates.
    #[must_use]
    pub fn local_to_table(self, local: Point) -> Point {
        self.at + local.rotated(self.heading.sin_cos())
    }
}

impl From<Pose> for PoseMm {
    fn from(pose: Pose) -> Self {
        let Point { x, y } = pose.center();
        Self { x, y, heading: pose.heading.degrees() }
    }
}

impl TryFrom<PoseMm> for Pose {
    type Error = PoseError;
    fn try_from(pose: PoseMm) -> Result<Self, PoseError> {
        Self::from_mm(pose.x, pose.y, pose.heading)
    }
}

impl Displacement {
    pub const ZERO: Self = Self { right: 0.0, ahead: 0.0, turn: Heading::AHEAD };

    /// Straight ahead, or back if negative.
    #[must_use]
    pub const fn ahead(mm: f64) -> Self {
        Self { right: 0.0, ahead: mm, turn: Heading::AHEAD }
    }

    /// A rotation in place.
    #[must_use]
    pub const fn turn(turn: Heading) -> Self {
        Self { right: 0.0, ahead: 0.0, turn }
    }

    /// This displacement followed by another one.
    #[must_use]
    pub fn then(self, next: Self) -> Self {
        let moved = Point::new(next.right, next.ahead).rotated(self.turn.sin_cos());
        Self { right: self.right + moved.x, ahead: self.ahead + moved.y, turn: self.turn.turned(next.turn) }
    }

    /// The mirror image with left and right swapped.
    #[must_use]
    pub fn mirrored(self) -> Self {
        Self { right: -self.right, ahead: self.ahead, turn: self.turn.mirrored() }
    }
}

/// Millimeters to whole micrometers; halves round away from zero.
#[must_use]
#[expect(clippy::cast_possible_truncation, reason = "the cast saturates two metres away, off every table")]
pub fn microns(mm: f64) -> i32 {
    (mm * MICROMETERS_PER_MM).round() as i32
}

/// Whole micrometers to millimeters.
#[must_use]
pub fn millimeters(microns: i32) -> f64 {
    f64::from(microns) / MICROMETERS_PER_MM
}
