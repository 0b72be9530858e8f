//! Outlines of arcs for drawing. They decide nothing: ranges are measured by [`crate::geometry`].

use crate::geometry::measuring::range;
use crate::geometry::{Arc, Base, Point};

/// Number of segments along the far side of an arc.
const STEPS: u32 = 28;
/// Half the width of the bullseye arc in millimeters.
const BULLSEYE: f64 = 7.5;

/// The part of an arc within this many range bands of the base, in ship coordinates, from the center of the base
/// outward.
pub(crate) fn range_band(arc: Arc, base: Base, bands: u32) -> Vec<Point> {
    let reach = f64::from(bands) * range::RANGE_BAND;
    let half = base.half();
    let side = base.half_arc().degrees();
    let (from, to) = match arc {
        Arc::Bullseye => {
            let far = half + reach;
            return vec![
                Point::new(-BULLSEYE, half),
                Point::new(-BULLSEYE, far),
                Point::new(BULLSEYE, far),
                Point::new(BULLSEYE, half),
            ];
        }
        Arc::Front => (-side, side),
        Arc::Right => (side, 180.0 - side),
        Arc::Rear => (180.0 - side, 180.0 + side),
        Arc::Left => (180.0 + side, 360.0 - side),
        Arc::FullFront => (-90.0, 90.0),
        Arc::FullRight => (0.0, 180.0),
        Arc::FullRear => (90.0, 270.0),
        Arc::FullLeft => (180.0, 360.0),
    };
    let mut rim = vec![Point::new(0.0, 0.0)];
    for step in 0..=STEPS {
        let angle = (from + (to - from) * f64::from(step) / f64::from(STEPS)).to_radians();
        rim.push(at(libm::sin(angle), libm::cos(angle), half, reach));
    }
    rim
}

/// The point in this direction at distance `reach` from the edge of a square base, found by bisection.
fn at(right: f64, ahead: f64, half: f64, reach: f64) -> Point {
    let away = |length: f64| {
        let beyond = |part: f64| (part.abs() * length - half).max(0.0);
        libm::hypot(beyond(right), beyond(ahead))
    };
    let (mut near, mut far) = (0.0, 2.0 * (half + reach));
    for _ in 0..48 {
        let middle = f64::midpoint(near, far);
        if away(middle) < reach { near = middle } else { far = middle }
    }
    Point::new(right * near, ahead * near)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rim_lies_a_whole_number_of_bands_from_the_base() {
        for base in [Base::Small, Base::Medium, Base::Large] {
            for bands in 1..=3 {
                let reach = f64::from(bands) * 100.0;
                for point in &range_band(Arc::FullFront, base, bands)[1..] {
                    let beyond = |part: f64| (part.abs() - base.half()).max(0.0);
                    let away = libm::hypot(beyond(point.x), beyond(point.y));
                    assert!((away - reach).abs() < 1e-6, "{base:?} {bands} {point:?}");
                }
            }
        }
    }

    #[test]
    fn straight_ahead_the_rim_is_flat() {
        let rim = range_band(Arc::Front, Base::Small, 1);
        let middle = rim[1 + STEPS as usize / 2];
        assert!(middle.x.abs() < 1e-9 && (middle.y - 120.0).abs() < 1e-6);
    }
}
