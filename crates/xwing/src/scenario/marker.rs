//! Hyperspace markers: three sides, 120 degrees apart, through which ships arrive (XW-SCEN-02).

use crate::dice::AttackFace;
use crate::geometry::primitives::tolerance;
use crate::geometry::shapes::convex_polygon::ConvexPolygon;
use crate::geometry::shapes::shape::Pieces;
use crate::geometry::{Base, Heading, Point, Pose, Shape};
use serde::{Deserialize, Serialize};

/// Distance from the center of a marker to the edge of a side, in millimeters.
const REACH: f64 = 27.0;
/// Half the width of a side, in millimeters.
const HALF_WIDTH: f64 = 10.0;
/// Length of a lane in millimeters: longer than any table.
const FAR: f64 = 2_000.0;

/// The sides of a marker, by the face printed on each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Exit {
    /// 120 degrees to the left of the hit side, as seen from the center.
    Focus,
    /// 120 degrees to the right of the hit side.
    Blank,
    /// The side that points at the player edge.
    Hit,
}

impl Exit {
    /// All three.
    pub const ALL: [Exit; 3] = [Exit::Focus, Exit::Blank, Exit::Hit];

    /// The side of a rolled face; `None` for a critical hit.
    #[must_use]
    pub const fn of(face: AttackFace) -> Option<Exit> {
        match face {
            AttackFace::Focus => Some(Exit::Focus),
            AttackFace::Blank => Some(Exit::Blank),
            AttackFace::Hit => Some(Exit::Hit),
            AttackFace::Crit => None,
        }
    }

    const fn turn(self) -> Heading {
        match self {
            Exit::Hit => Heading::AHEAD,
            Exit::Blank => Heading::from_micro_degrees(120_000_000),
            Exit::Focus => Heading::from_micro_degrees(240_000_000),
        }
    }
}

/// A hyperspace marker. Its heading is that of the hit side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Marker {
    pub at: Pose,
}

/// A convex shape on the table.
#[derive(Clone, Copy, Debug)]
pub struct ConvexShape {
    piece: ConvexPolygon,
    middle: Point,
}

impl Shape for ConvexShape {
    fn pieces(&self) -> Pieces<'_> {
        Pieces::One([self.piece])
    }

    fn middle(&self) -> Point {
        self.middle
    }
}

impl ConvexShape {
    #[must_use]
    pub fn corners(&self) -> &[Point] {
        self.piece.corners()
    }

    fn new(corners: &[Point]) -> Self {
        let middle = corners.iter().fold(Point::default(), |sum, corner| sum + *corner)
            * (1.0 / f64::from(u32::try_from(corners.len()).unwrap_or(1)));
        #[expect(clippy::expect_used, reason = "the corners below are those of hexagons and rectangles")]
        let piece = ConvexPolygon::new(corners).expect("hexagons and rectangles are convex");
        ConvexShape { piece, middle }
    }
}

impl Marker {
    /// A marker whose hit side points at the player edge.
    #[must_use]
    pub fn facing_player(x: i32, y: i32) -> Self {
        Marker { at: Pose::new(x, y, Heading::HALF) }
    }

    /// The heading of a side.
    #[must_use]
    pub fn facing(self, exit: Exit) -> Heading {
        self.at.heading().turned(exit.turn())
    }

    /// A point relative to a side: this far to its right and outward from the center of the marker.
    fn point(self, exit: Exit, right: f64, out: f64) -> Point {
        self.at.center() + Point::new(right, out).rotated(self.facing(exit).sin_cos())
    }

    /// Whether a circle is certainly outside a lane: a cheap test before measuring.
    pub(super) fn clears_lane(self, exit: Exit, base: Base, center: Point, reach: f64) -> bool {
        let local = (center - self.at.center()).rotated_back(self.facing(exit).sin_cos());
        let clear = reach + tolerance::TOLERANCE;
        local.x.abs() > base.side() / 2.0 + clear || local.y < REACH - clear
    }

    /// The hexagon around the three sides.
    #[must_use]
    pub fn body(self) -> ConvexShape {
        // Counterclockwise: each side is 120 degrees to the left of the previous one.
        let corners: Vec<Point> = [Exit::Hit, Exit::Focus, Exit::Blank]
            .into_iter()
            .flat_map(|exit| [HALF_WIDTH, -HALF_WIDTH].map(|right| self.point(exit, right, REACH)))
            .collect();
        ConvexShape::new(&corners)
    }

    /// The edge of a side.
    #[must_use]
    pub fn edge(self, exit: Exit) -> [Point; 2] {
        [-HALF_WIDTH, HALF_WIDTH].map(|right| self.point(exit, right, REACH))
    }

    /// The strip that a side points at: as wide as a base, straight outward from its edge.
    #[must_use]
    pub fn lane(self, exit: Exit, base: Base) -> ConvexShape {
        let half = base.side() / 2.0;
        ConvexShape::new(&[
            self.point(exit, -half, REACH),
            self.point(exit, half, REACH),
            self.point(exit, half, FAR),
            self.point(exit, -half, FAR),
        ])
    }

    /// The pose of an arriving ship: its rear against the side, facing outward.
    #[must_use]
    pub fn arrival_pose(self, exit: Exit, base: Base) -> Pose {
        Pose::rounded(self.point(exit, 0.0, REACH + base.side() / 2.0), self.facing(exit))
    }
}
