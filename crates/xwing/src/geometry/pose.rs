//! Where a piece stands: integer poses in the state, millimetres and degrees at the edge of the program. Rule
//! [`GRID`](crate::rules::geometry::GRID).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::heading::Heading;
use super::point::Point;

/// Micrometres in a millimetre.
const MICRONS: f64 = 1000.0;

/// Poses farther than this from the corner of the table are not positions of any game, in millimetres.
const FARTHEST: f64 = 1800.0;

/// The place of the centre of a piece in micrometres and its heading in micro-degrees.
///
/// The corner of the table at the player's left hand is the origin. Computed places farther than about two metres away
/// stay at that distance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pose {
    x: i32,
    y: i32,
    heading: Heading,
}

/// A pose as people write it: millimetres, and degrees clockwise from "away from the player edge".
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PoseMm {
    /// Millimetres to the right of the player's left corner.
    pub x: f64,
    /// Millimetres away from the player edge.
    pub y: f64,
    /// Degrees clockwise; 0 looks away from the player edge.
    pub heading: f64,
}

/// Why three numbers are not a pose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PoseFault {
    /// A coordinate is not a number, or lies metres away (wrong units).
    Place,
    /// The heading is not a number of degrees.
    Heading,
}

/// A place and a direction that are not on the grid: a mark on the edge of a base, the end of a template.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// Where, in millimetres.
    pub at: Point,
    /// Which way.
    pub heading: Heading,
}

/// A move in ship words: to the right, ahead, and how far the ship is turned clockwise. Not rounded.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// Millimetres to the ship's right.
    pub right: f64,
    /// Millimetres ahead of the ship.
    pub ahead: f64,
    /// How far the ship has turned.
    pub turn: Heading,
}

impl Pose {
    /// A pose from the grid: micrometres and a heading.
    #[must_use]
    pub const fn new(x: i32, y: i32, heading: Heading) -> Self {
        Self { x, y, heading }
    }

    /// A pose from millimetres and degrees, rounded to the grid.
    ///
    /// # Errors
    /// When a number is not finite or is no place near a table.
    pub fn from_mm(x: f64, y: f64, degrees: f64) -> Result<Self, PoseFault> {
        let near = |mm: f64| mm.abs() <= FARTHEST;
        if !(near(x) && near(y)) {
            return Err(PoseFault::Place);
        }
        let heading = Heading::from_degrees(degrees).ok_or(PoseFault::Heading)?;
        Ok(Self::rounded(Point::new(x, y), heading))
    }

    /// The nearest pose of the grid; halves go away from zero.
    #[must_use]
    pub fn rounded(centre: Point, heading: Heading) -> Self {
        Self { x: microns(centre.x), y: microns(centre.y), heading }
    }

    /// The centre in millimetres.
    #[must_use]
    pub fn centre(self) -> Point {
        Point::new(f64::from(self.x) / MICRONS, f64::from(self.y) / MICRONS)
    }

    /// Micrometres to the right of the origin.
    #[must_use]
    pub const fn x(self) -> i32 {
        self.x
    }

    /// Micrometres away from the player edge.
    #[must_use]
    pub const fn y(self) -> i32 {
        self.y
    }

    /// The direction the piece faces.
    #[must_use]
    pub const fn heading(self) -> Heading {
        self.heading
    }

    /// The same place, another heading.
    #[must_use]
    pub const fn facing(self, heading: Heading) -> Self {
        Self { heading, ..self }
    }

    /// The same place, turned clockwise.
    #[must_use]
    pub const fn turned(self, by: Heading) -> Self {
        Self { heading: self.heading.turned(by), ..self }
    }

    /// A point given in ship words (x right, y ahead of the centre), in table words.
    #[must_use]
    pub fn point(self, local: Point) -> Point {
        self.centre() + local.outward(self.heading.unit())
    }

    /// Where a step leads, before rounding.
    #[must_use]
    pub fn stepped_exactly(self, step: &Step) -> Mark {
        Mark { at: self.point(Point::new(step.right, step.ahead)), heading: self.heading.turned(step.turn) }
    }

    /// Where a step leads, on the grid.
    #[must_use]
    pub fn stepped(self, step: &Step) -> Self {
        let Mark { at, heading } = self.stepped_exactly(step);
        Self::rounded(at, heading)
    }
}

impl Mark {
    /// A point in the mark's words (x right, y ahead), in table words.
    #[must_use]
    pub fn point(self, local: Point) -> Point {
        self.at + local.outward(self.heading.unit())
    }
}

impl From<Pose> for PoseMm {
    fn from(pose: Pose) -> Self {
        let Point { x, y } = pose.centre();
        Self { x, y, heading: pose.heading.degrees() }
    }
}

impl TryFrom<PoseMm> for Pose {
    type Error = PoseFault;
    fn try_from(pose: PoseMm) -> Result<Self, PoseFault> {
        Self::from_mm(pose.x, pose.y, pose.heading)
    }
}

impl Step {
    /// No move at all.
    pub const STAY: Self = Self { right: 0.0, ahead: 0.0, turn: Heading::AHEAD };

    /// Straight ahead (or back, when negative).
    #[must_use]
    pub const fn ahead(mm: f64) -> Self {
        Self { right: 0.0, ahead: mm, turn: Heading::AHEAD }
    }

    /// Turning on the spot.
    #[must_use]
    pub const fn turn(turn: Heading) -> Self {
        Self { right: 0.0, ahead: 0.0, turn }
    }

    /// This step, then another from where it leads.
    #[must_use]
    pub fn then(self, next: Self) -> Self {
        let moved = Point::new(next.right, next.ahead).outward(self.turn.unit());
        Self { right: self.right + moved.x, ahead: self.ahead + moved.y, turn: self.turn.turned(next.turn) }
    }

    /// The mirror image: left for right.
    #[must_use]
    pub fn mirrored(self) -> Self {
        Self { right: -self.right, ahead: self.ahead, turn: self.turn.mirrored() }
    }
}

/// Millimetres to whole micrometres; halves go away from zero.
#[must_use]
#[expect(clippy::cast_possible_truncation, reason = "the cast saturates two metres away, off every table")]
pub fn microns(mm: f64) -> i32 {
    (mm * MICRONS).round() as i32
}

/// Whole micrometres to millimetres.
#[must_use]
pub fn millimetres(microns: i32) -> f64 {
    f64::from(microns) / MICRONS
}
