//! A base on the table: its square, and closed forms for two squares. Rule
//! [`BASES_ALONE`](crate::rules::geometry::BASES_ALONE).
//!
//! The gap between two bases is computed far more often than anything else, so squares have their own arithmetic. It
//! must agree with [`ConvexPolygon::gap`], which the tests check.

use super::base::Base;
use super::convex_polygon::ConvexPolygon;
use crate::geometry::primitives::heading::SinCos;
use crate::geometry::primitives::point::Point;
use crate::geometry::primitives::pose::Pose;
use crate::geometry::primitives::tolerance;

/// A ship's base at a pose. Only the square counts; the plastic guides are ignored (XW-GEO-11).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Footprint {
    pose: Pose,
    base: Base,
    center: Point,
    facing: SinCos,
}

impl Footprint {
    #[must_use]
    pub fn new(pose: Pose, base: Base) -> Self {
        Self { pose, base, center: pose.center(), facing: pose.heading().sin_cos() }
    }

    /// The square of a base in its own coordinates, centered on the origin.
    pub(in crate::geometry) fn square(base: Base) -> ConvexPolygon {
        let half = base.half();
        ConvexPolygon::unchecked(
            &[(half, half), (-half, half), (-half, -half), (half, -half)].map(|(x, y)| Point::new(x, y)),
        )
    }

    #[must_use]
    pub fn pose(&self) -> Pose {
        self.pose
    }

    #[must_use]
    pub fn base(&self) -> Base {
        self.base
    }

    /// The center in millimeters.
    #[must_use]
    pub fn center(&self) -> Point {
        self.center
    }

    /// Sine and cosine of the heading.
    #[must_use]
    pub fn facing(&self) -> SinCos {
        self.facing
    }

    /// The corners in counterclockwise order: front right, front left, rear left, rear right.
    #[must_use]
    pub fn corners(&self) -> [Point; 4] {
        let half = self.base.half();
        let right = Point::new(self.facing.cos, -self.facing.sin) * half;
        let ahead = Point::new(self.facing.sin, self.facing.cos) * half;
        let center = self.center;
        [center + right + ahead, center - right + ahead, center - right - ahead, center + right - ahead]
    }

    /// The square as a convex polygon.
    #[must_use]
    pub fn piece(&self) -> ConvexPolygon {
        ConvexPolygon::unchecked(&self.corners())
    }

    /// Converts a point on the table to this ship's coordinates: x right, y ahead of its center.
    #[must_use]
    pub fn to_local(&self, point: Point) -> Point {
        (point - self.center).rotated_back(self.facing)
    }

    /// Converts a point in ship coordinates to table coordinates: the inverse of [`Footprint::to_local`].
    #[must_use]
    pub fn to_table(&self, local: Point) -> Point {
        self.center + local.rotated(self.facing)
    }

    /// The signed gap to another base: the distance between closest points, or minus the overlap depth.
    #[must_use]
    pub fn gap(&self, other: &Self) -> f64 {
        let (own_corners, their_corners) = (self.corners_relative_to(other), other.corners_relative_to(self));
        let (own_half, their_half) = (self.base.half(), other.base.half());
        let separation = separation(&own_corners, their_half).max(separation(&their_corners, own_half));
        if separation <= 0.0 {
            return separation;
        }
        nearest(&own_corners, their_half).min(nearest(&their_corners, own_half)).sqrt()
    }

    /// Whether the bases overlap (touching is not overlapping).
    #[must_use]
    pub fn overlaps(&self, other: &Self) -> bool {
        let far = self.base.half() + other.base.half();
        // The circumscribed circles do not intersect, so the squares cannot either.
        if (self.center - other.center).norm_squared() > 2.0 * far * far {
            return false;
        }
        tolerance::overlaps(self.gap(other))
    }

    /// This base's corners in the coordinates of another ship.
    pub(in crate::geometry) fn corners_relative_to(&self, other: &Self) -> [Point; 4] {
        let center = other.to_local(self.center);
        let half = self.base.half();
        // The angle between the two ships, by the angle addition formulas.
        let turn = SinCos {
            sin: self.facing.sin * other.facing.cos - self.facing.cos * other.facing.sin,
            cos: self.facing.cos * other.facing.cos + self.facing.sin * other.facing.sin,
        };
        let right = Point::new(turn.cos, -turn.sin) * half;
        let ahead = Point::new(turn.sin, turn.cos) * half;
        [center + right + ahead, center - right + ahead, center - right - ahead, center + right - ahead]
    }
}

/// The largest gap between four corners and a square centered on the origin, along the square's axes.
fn separation(corners: &[Point; 4], half: f64) -> f64 {
    let [a, b, c, d] = corners;
    let (left, right) = (a.x.min(b.x).min(c.x.min(d.x)), a.x.max(b.x).max(c.x.max(d.x)));
    let (low, high) = (a.y.min(b.y).min(c.y.min(d.y)), a.y.max(b.y).max(c.y.max(d.y)));
    left.max(-right).max(low.max(-high)) - half
}

/// The squared distance from the nearest of four corners to a square centered on the origin.
fn nearest(corners: &[Point; 4], half: f64) -> f64 {
    let mut best = f64::INFINITY;
    for corner in corners {
        let x = (corner.x.abs() - half).max(0.0);
        let y = (corner.y.abs() - half).max(0.0);
        best = best.min(x * x + y * y);
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ship(x: f64, y: f64, degrees: f64, base: Base) -> Footprint {
        Footprint::new(Pose::from_mm(x, y, degrees).unwrap(), base)
    }

    /// XW-GEO-11
    #[test]
    fn gaps_between_squares_by_hand() {
        let a = ship(100.0, 100.0, 0.0, Base::Small);
        // 60 between centers, minus 20 + 20 for the half bases.
        assert_eq!(a.gap(&ship(160.0, 100.0, 90.0, Base::Small)), 20.0);
        // Corner to corner: 3 and 4 apart.
        assert_eq!(a.gap(&ship(143.0, 144.0, 0.0, Base::Small)), 5.0);
        // A small base on its corner: half a diagonal is 28.284.
        let turned = a.gap(&ship(160.0, 100.0, 45.0, Base::Small));
        assert!((turned - (40.0 - 800f64.sqrt())).abs() < 1e-9, "{turned}");
        // Large against medium, 10 deep.
        assert_eq!(ship(0.0, 0.0, 0.0, Base::Large).gap(&ship(0.0, 60.0, 0.0, Base::Medium)), -10.0);
    }

    /// XW-GEO-01
    #[test]
    fn touching_is_not_overlapping() {
        let a = ship(100.0, 100.0, 0.0, Base::Small);
        for (y, overlap) in [(140.0, false), (139.99, false), (139.989, true), (141.0, false)] {
            assert_eq!(a.overlaps(&ship(100.0, y, 0.0, Base::Small)), overlap, "{y}");
        }
    }

    /// XW-GEO-11: two squares may cross without a corner of one in the other.
    #[test]
    fn crossed_squares_overlap() {
        let a = ship(100.0, 100.0, 0.0, Base::Small);
        assert!(a.overlaps(&ship(100.0, 100.0, 45.0, Base::Small)));
    }
}
