//! The play area: a square with sides of three feet or 90 centimeters. Rule
//! [`TABLE_EDGE`](crate::rules::geometry::TABLE_EDGE).

use super::footprint::Footprint;
use crate::geometry::primitives::point::Point;
use crate::geometry::primitives::pose::millimeters;
use crate::geometry::primitives::tolerance;

/// The square play area. The player edge is y = 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlayArea {
    side: i32,
}

impl PlayArea {
    /// 914.4 mm. The default.
    pub const THREE_FEET: Self = Self { side: 914_400 };
    pub const NINETY_CM: Self = Self { side: 900_000 };

    /// The play area with sides of this many millimeters; `None` unless it is one of the two printed sizes.
    #[must_use]
    pub fn from_mm(side: f64) -> Option<Self> {
        [Self::THREE_FEET, Self::NINETY_CM]
            .into_iter()
            .find(|area| tolerance::nearly_equal(area.side(), side))
    }

    /// The side in millimeters.
    #[must_use]
    pub fn side(self) -> f64 {
        millimeters(self.side)
    }

    #[must_use]
    pub fn center(self) -> Point {
        Point::new(self.side() / 2.0, self.side() / 2.0)
    }

    /// How far the outermost of the points is outside the play area (negative: inside).
    #[must_use]
    pub fn distance_outside(self, points: &[Point]) -> f64 {
        let side = self.side();
        let out = |p: &Point| (-p.x).max(p.x - side).max((-p.y).max(p.y - side));
        points.iter().map(out).fold(f64::NEG_INFINITY, f64::max)
    }

    /// Whether any part of a base is outside the play area. Standing on the edge is still inside.
    #[must_use]
    pub fn is_off_table(self, ship: &Footprint) -> bool {
        tolerance::overlaps(-self.distance_outside(&ship.corners()))
    }

    /// Whether any of the points is outside the play area.
    #[must_use]
    pub fn any_off_table(self, points: &[Point]) -> bool {
        tolerance::overlaps(-self.distance_outside(points))
    }
}

impl Default for PlayArea {
    fn default() -> Self {
        Self::THREE_FEET
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::{Base, Pose};

    fn left(area: PlayArea, x: f64, y: f64, degrees: f64) -> bool {
        area.is_off_table(&Footprint::new(Pose::from_mm(x, y, degrees).unwrap(), Base::Small))
    }

    /// XW-GEO-14
    #[test]
    fn a_base_on_the_edge_has_not_left_and_one_beyond_it_has() {
        assert!(!left(PlayArea::THREE_FEET, 20.0, 20.0, 0.0));
        assert!(!left(PlayArea::THREE_FEET, 894.4, 894.4, 180.0));
        assert!(left(PlayArea::THREE_FEET, 19.9, 20.0, 0.0));
        assert!(left(PlayArea::THREE_FEET, 20.0, 894.5, 0.0));
        // The metric play area ends 14.4 mm earlier.
        assert!(left(PlayArea::NINETY_CM, 894.4, 450.0, 0.0));
        // Turned by 45 degrees, a small base extends 28.284 mm from its center.
        assert!(left(PlayArea::THREE_FEET, 28.2, 100.0, 45.0));
        assert!(!left(PlayArea::THREE_FEET, 28.3, 100.0, 45.0));
    }

    /// XW-GEO-14
    #[test]
    fn only_the_two_printed_tables_exist() {
        assert_eq!(PlayArea::from_mm(914.4), Some(PlayArea::THREE_FEET));
        assert_eq!(PlayArea::from_mm(900.0), Some(PlayArea::NINETY_CM));
        assert_eq!(PlayArea::from_mm(91.44), None);
        assert_eq!(PlayArea::from_mm(f64::NAN), None);
        assert_eq!(PlayArea::default().center(), Point::new(457.2, 457.2));
    }
}
