//! The play area: a square with sides of three feet or 90 centimeters. Rule
//! [`TABLE_EDGE`](crate::rules::geometry::TABLE_EDGE).

use super::footprint::Footprint;
use super::point::Point;
use super::pose::millimetres;
use super::tolerance;

/// The square play area. The player edge is y = 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableArea {
    side: i32,
}

impl TableArea {
    /// 914.4 mm. The default.
    pub const FEET: Self = Self { side: 914_400 };
    pub const METRIC: Self = Self { side: 900_000 };

    /// The play area with sides of this many millimeters; `None` unless it is one of the two printed sizes.
    #[must_use]
    pub fn from_mm(side: f64) -> Option<Self> {
        [Self::FEET, Self::METRIC].into_iter().find(|area| tolerance::same(area.side(), side))
    }

    /// The side in millimeters.
    #[must_use]
    pub fn side(self) -> f64 {
        millimetres(self.side)
    }

    #[must_use]
    pub fn centre(self) -> Point {
        Point::new(self.side() / 2.0, self.side() / 2.0)
    }

    /// How far the outermost of the points is outside the play area (negative: inside).
    #[must_use]
    pub fn beyond(self, points: &[Point]) -> f64 {
        let side = self.side();
        let out = |p: &Point| (-p.x).max(p.x - side).max((-p.y).max(p.y - side));
        points.iter().map(out).fold(f64::NEG_INFINITY, f64::max)
    }

    /// Whether any part of a base is outside the play area. Standing on the edge is still inside.
    #[must_use]
    pub fn is_left_by(self, ship: &Footprint) -> bool {
        tolerance::overlaps(-self.beyond(&ship.corners()))
    }

    /// Whether any of the points is outside the play area.
    #[must_use]
    pub fn is_left_by_points(self, points: &[Point]) -> bool {
        tolerance::overlaps(-self.beyond(points))
    }
}

impl Default for TableArea {
    fn default() -> Self {
        Self::FEET
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::{Base, Pose};

    fn left(area: TableArea, x: f64, y: f64, degrees: f64) -> bool {
        area.is_left_by(&Footprint::new(Pose::from_mm(x, y, degrees).unwrap(), Base::Small))
    }

    /// XW-GEO-14
    #[test]
    fn a_base_on_the_edge_has_not_left_and_one_beyond_it_has() {
        assert!(!left(TableArea::FEET, 20.0, 20.0, 0.0));
        assert!(!left(TableArea::FEET, 894.4, 894.4, 180.0));
        assert!(left(TableArea::FEET, 19.9, 20.0, 0.0));
        assert!(left(TableArea::FEET, 20.0, 894.5, 0.0));
        // The metric play area ends 14.4 mm earlier.
        assert!(left(TableArea::METRIC, 894.4, 450.0, 0.0));
        // Turned by 45 degrees, a small base extends 28.284 mm from its center.
        assert!(left(TableArea::FEET, 28.2, 100.0, 45.0));
        assert!(!left(TableArea::FEET, 28.3, 100.0, 45.0));
    }

    /// XW-GEO-14
    #[test]
    fn only_the_two_printed_tables_exist() {
        assert_eq!(TableArea::from_mm(914.4), Some(TableArea::FEET));
        assert_eq!(TableArea::from_mm(900.0), Some(TableArea::METRIC));
        assert_eq!(TableArea::from_mm(91.44), None);
        assert_eq!(TableArea::from_mm(f64::NAN), None);
        assert_eq!(TableArea::default().centre(), Point::new(457.2, 457.2));
    }
}
