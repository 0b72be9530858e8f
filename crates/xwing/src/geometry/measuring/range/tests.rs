//! Hand-computed cases: the boundaries of the bands, and strips of equally short lines.

use super::*;
use crate::geometry::primitives::pose::Pose;
use crate::geometry::shapes::base::Base;
use crate::geometry::shapes::footprint::Footprint;

fn ship(x: f64, y: f64, degrees: f64, base: Base) -> Footprint {
    Footprint::new(Pose::from_mm(x, y, degrees).unwrap(), base)
}

/// XW-GEO-15
#[test]
fn bands_end_at_100_200_and_300_mm() {
    let rows = [
        (-3.0, Range::Zero),
        (0.0, Range::Zero),
        (0.009, Range::Zero),
        (0.02, Range::One),
        (100.0, Range::One),
        (100.02, Range::Two),
        (200.0, Range::Two),
        (200.02, Range::Three),
        (300.0, Range::Three),
        (300.02, Range::Beyond),
        (f64::INFINITY, Range::Beyond),
    ];
    for (distance, range) in rows {
        assert_eq!(Range::of(distance), range, "{distance}");
    }
    assert_eq!(Range::ALL.map(Range::number), [Some(0), Some(1), Some(2), Some(3), None]);
}

/// XW-GEO-01: a base placed exactly on the boundary of a band is in it, for every size.
#[test]
fn bases_on_the_end_of_a_band_are_inside_it() {
    for base in Base::ALL {
        let a = ship(100.0, 100.0, 0.0, base);
        let at = |gap: f64| ship(100.0, 100.0 + base.half() + gap + 20.0, 0.0, Base::Small);
        for (band, inner, outer) in [
            (100.0, Range::One, Range::Two),
            (200.0, Range::Two, Range::Three),
            (300.0, Range::Three, Range::Beyond),
        ] {
            assert_eq!(Range::of(a.gap(&at(band))), inner);
            assert_eq!(Range::of(a.gap(&at(band + 0.009))), inner);
            assert_eq!(Range::of(a.gap(&at(band + 0.012))), outer);
        }
        assert_eq!(Range::of(a.gap(&at(0.0))), Range::Zero);
    }
}

/// XW-GEO-15
#[test]
fn parallel_edges_have_a_strip_of_shortest_lines() {
    let (a, b) = (ship(100.0, 100.0, 0.0, Base::Small), ship(110.0, 200.0, 0.0, Base::Small));
    let measure = measure(&a, &b);
    assert_eq!((measure.distance, measure.range), (60.0, Range::One));
    let mut ends = [measure.first.from.x, measure.last.from.x];
    ends.sort_by(f64::total_cmp);
    // Both bases share this range of x: from 90 (the left of b) to 120 (the right of a).
    assert_eq!(ends, [90.0, 120.0]);
    assert_eq!(
        (measure.line(0.5).from, measure.line(0.5).to),
        (Point::new(105.0, 120.0), Point::new(105.0, 180.0))
    );
}

/// XW-GEO-15
#[test]
fn a_corner_has_one_shortest_line() {
    let (a, b) = (ship(100.0, 100.0, 0.0, Base::Small), ship(143.0, 144.0, 0.0, Base::Small));
    let measure = measure(&a, &b);
    assert_eq!(measure.distance, 5.0);
    assert_eq!(measure.first, measure.last);
    assert_eq!(measure.first, LineSegment { from: Point::new(120.0, 120.0), to: Point::new(123.0, 124.0) });
}

/// XW-GEO-15
#[test]
fn things_that_meet_are_at_range_0_of_each_other() {
    let a = ship(100.0, 100.0, 0.0, Base::Small);
    assert_eq!(measure(&a, &Point::new(110.0, 95.0)).range, Range::Zero);
    assert_eq!(distance(&a, &Point::new(110.0, 95.0)), 0.0);
    assert_eq!(measure(&a, &ship(140.0, 100.0, 0.0, Base::Small)).distance, 0.0);
    assert_eq!(distance(&a, &Point::new(150.0, 100.0)), 30.0);
}

/// XW-GEO-01
#[test]
fn a_point_on_the_edge_of_a_base_is_not_overlapped() {
    let a = ship(100.0, 100.0, 0.0, Base::Small);
    assert!(!overlaps(&a, &Point::new(120.0, 100.0)));
    assert!(!overlaps(&a, &Point::new(119.995, 100.0)));
    assert!(overlaps(&a, &Point::new(119.98, 100.0)));
}

/// XW-GEO-01
#[test]
fn distances_within_the_tolerance_are_equal() {
    assert!(tolerance::nearly_equal(57.0, 57.009));
    assert!(!tolerance::nearly_equal(57.0, 57.011));
}
