//! Hand-computed cases of obstructed attacks.

use super::*;
use crate::geometry::base::Base;
use crate::geometry::footprint::Footprint;
use crate::geometry::outline::{Outline, Token};
use crate::geometry::pose::Pose;
use crate::geometry::range::measure;

/// Bases that face each other: the equally short lines run from x = 90 to x = 120 between y = 120 and y = 180.
fn strip() -> Measure {
    let ship = |x, y| Footprint::new(Pose::from_mm(x, y, 0.0).unwrap(), Base::Small);
    measure(&ship(100.0, 100.0), &ship(110.0, 200.0))
}

/// An obstacle from one x to another, 10 mm high, in the middle of the gap.
fn rock(left: f64, right: f64) -> Token {
    let half = (right - left) / 2.0;
    let corners = [(half, -5.0), (half, 5.0), (-half, 5.0), (-half, -5.0)].map(|(x, y)| Point::new(x, y));
    Outline::new(&corners).unwrap().at(Pose::from_mm((left + right) / 2.0, 150.0, 0.0).unwrap())
}

/// XW-GEO-20
#[test]
fn a_rock_across_all_lines_obstructs() {
    let sight = sight(&strip(), &[rock(80.0, 130.0)]);
    assert_eq!(sight.across.iter().collect::<Vec<_>>(), [0]);
}

/// XW-GEO-20
#[test]
fn the_attacker_takes_a_clear_line_when_there_is_one() {
    let found = sight(&strip(), &[rock(80.0, 118.0)]);
    assert!(found.across.is_empty());
    assert!(found.line.from.x > 118.0, "{found:?}");
    let found = sight(&strip(), &[rock(80.0, 104.0), rock(106.0, 130.0)]);
    assert!(found.across.is_empty() && found.line.from.x > 104.0 && found.line.from.x < 106.0, "{found:?}");
}

/// XW-GEO-20
#[test]
fn among_obstructed_lines_the_one_across_fewest_is_taken() {
    let found = sight(&strip(), &[rock(80.0, 110.0), rock(100.0, 130.0)]);
    assert_eq!(found.across.len(), 1);
}

/// XW-GEO-20, XW-GEO-01
#[test]
fn a_rock_that_the_only_line_touches_does_not_obstruct() {
    let ship = |x, y| Footprint::new(Pose::from_mm(x, y, 0.0).unwrap(), Base::Small);
    // Corner (120, 120) to corner (120.0, 180): a single line up x = 120, since the second base begins there.
    let single = measure(&ship(100.0, 100.0), &ship(140.0, 200.0));
    assert_eq!((single.first.from.x, single.last.from.x), (120.0, 120.0));
    assert!(sight(&single, &[rock(120.0, 140.0)]).across.is_empty());
    assert!(!sight(&single, &[rock(119.9, 140.0)]).across.is_empty());
    assert!(sight(&single, &[] as &[Token]).across.is_empty());
}
