//! Hand-computed cases of obstructed attacks.

use super::*;
use crate::geometry::measuring::range::measure;
use crate::geometry::primitives::pose::Pose;
use crate::geometry::shapes::base::Base;
use crate::geometry::shapes::footprint::Footprint;
use crate::geometry::shapes::outline::{Outline, PlacedToken};

/// Bases that face each other: the equally short lines run from x = 90 to x = 120 between y = 120 and y = 180.
fn strip() -> Measurement {
    let ship = |x, y| Footprint::new(Pose::from_mm(x, y, 0.0).unwrap(), Base::Small);
    measure(&ship(100.0, 100.0), &ship(110.0, 200.0))
}

/// An obstacle from one x to another, 10 mm high, in the middle of the gap.
fn rock(left: f64, right: f64) -> PlacedToken {
    let half = (right - left) / 2.0;
    let corners = [(half, -5.0), (half, 5.0), (-half, 5.0), (-half, -5.0)].map(|(x, y)| Point::new(x, y));
    Outline::new(&corners).unwrap().at(Pose::from_mm((left + right) / 2.0, 150.0, 0.0).unwrap())
}

/// XW-GEO-20
#[test]
fn a_rock_across_all_lines_obstructs() {
    let sight = least_obstructed_line(&strip(), &[rock(80.0, 130.0)]);
    assert_eq!(sight.crossed.iter().collect::<Vec<_>>(), [0]);
}

/// XW-GEO-20
#[test]
fn the_attacker_takes_a_clear_line_when_there_is_one() {
    let found = least_obstructed_line(&strip(), &[rock(80.0, 118.0)]);
    assert!(found.crossed.is_empty());
    assert!(found.line.from.x > 118.0, "{found:?}");
    let found = least_obstructed_line(&strip(), &[rock(80.0, 104.0), rock(106.0, 130.0)]);
    assert!(found.crossed.is_empty() && found.line.from.x > 104.0 && found.line.from.x < 106.0, "{found:?}");
}

/// XW-GEO-20
#[test]
fn among_obstructed_lines_the_one_across_fewest_is_taken() {
    let found = least_obstructed_line(&strip(), &[rock(80.0, 110.0), rock(100.0, 130.0)]);
    assert_eq!(found.crossed.len(), 1);
}

/// XW-GEO-20, XW-GEO-01
#[test]
fn a_rock_that_the_only_line_touches_does_not_obstruct() {
    let ship = |x, y| Footprint::new(Pose::from_mm(x, y, 0.0).unwrap(), Base::Small);
    // Corner (120, 120) to corner (120.0, 180): a single line up x = 120, since the second base begins there.
    let single = measure(&ship(100.0, 100.0), &ship(140.0, 200.0));
    assert_eq!((single.first.from.x, single.last.from.x), (120.0, 120.0));
    assert!(least_obstructed_line(&single, &[rock(120.0, 140.0)]).crossed.is_empty());
    assert!(!least_obstructed_line(&single, &[rock(119.9, 140.0)]).crossed.is_empty());
    assert!(least_obstructed_line(&single, &[] as &[PlacedToken]).crossed.is_empty());
}
