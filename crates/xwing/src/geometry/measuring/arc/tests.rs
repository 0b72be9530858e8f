//! Hand-computed cases: points exactly on the printed lines, targets partly in an arc.

use super::*;
use crate::geometry::measuring::arc_set::ArcSet;
use crate::geometry::measuring::range::Range;
use crate::geometry::measuring::turret::{ArcPair, Turret};
use crate::geometry::primitives::pose::Pose;
use crate::geometry::shapes::outline::Outline;

/// The tangents of the printed half angles 40.62, 41.40 and 41.76 degrees, computed by hand.
const TANGENTS: [(Base, f64); 3] =
    [(Base::Small, 0.857_753_8), (Base::Medium, 0.881_618_6), (Base::Large, 0.892_847_7)];

fn ship(x: f64, y: f64, degrees: f64, base: Base) -> Footprint {
    Footprint::new(Pose::from_mm(x, y, degrees).unwrap(), base)
}

/// Tests a point in the coordinates of a ship at (400, 400) that faces away from the player.
fn covers(base: Base, arc: Arc, right: f64, ahead: f64) -> bool {
    arc.covers(&ship(400.0, 400.0, 0.0, base), &Point::new(400.0 + right, 400.0 + ahead))
}

fn arcs_at(base: Base, right: f64, ahead: f64) -> ArcSet {
    Arc::ALL.into_iter().filter(|&arc| covers(base, arc, right, ahead)).collect()
}

/// XW-GEO-16
#[test]
fn a_point_on_a_printed_line_is_in_both_arcs_and_next_to_it_in_one() {
    for (base, tangent) in TANGENTS {
        for sign in [-1.0, 1.0] {
            let side = if sign > 0.0 { Arc::Right } else { Arc::Left };
            for (arc, ahead) in [(Arc::Front, 100.0), (Arc::Rear, -100.0)] {
                let on = sign * 100.0 * tangent;
                assert!(
                    covers(base, arc, on, ahead) && covers(base, side, on, ahead),
                    "{base:?} {arc:?} {side:?}"
                );
                // 0.02 mm sideways is more than the tolerance across the line (0.02 * 0.75).
                let (inner, outer) = (on - sign * 0.02, on + sign * 0.02);
                assert!(
                    covers(base, arc, inner, ahead) && !covers(base, side, inner, ahead),
                    "{base:?} {arc:?}"
                );
                assert!(
                    !covers(base, arc, outer, ahead) && covers(base, side, outer, ahead),
                    "{base:?} {side:?}"
                );
            }
        }
    }
}

/// XW-GEO-16: the printed line leaves the base before the corner, so the diagonal belongs to the side arcs.
#[test]
fn the_diagonal_is_not_in_the_front_arc() {
    for base in Base::ALL {
        let diagonal = base.half() + 50.0;
        assert!(!covers(base, Arc::Front, diagonal, diagonal), "{base:?}");
        assert!(covers(base, Arc::Right, diagonal, diagonal), "{base:?}");
        assert!(covers(base, Arc::Left, -diagonal, -diagonal), "{base:?}");
    }
}

/// XW-GEO-17
#[test]
fn the_bullseye_is_fifteen_millimetres_wide() {
    for base in Base::ALL {
        for (right, inside) in
            [(0.0, true), (7.5, true), (7.51, true), (7.52, false), (-7.5, true), (-7.52, false)]
        {
            assert_eq!(covers(base, Arc::Bullseye, right, 200.0), inside, "{base:?} {right}");
        }
        assert!(!covers(base, Arc::Bullseye, 0.0, -200.0));
        assert!(covers(base, Arc::Bullseye, 0.0, 5000.0), "arcs have no end");
    }
}

/// XW-GEO-18
#[test]
fn full_and_half_arcs_meet_on_the_middle_lines() {
    let small = Base::Small;
    assert!(covers(small, Arc::FullFront, 90.0, 0.0) && covers(small, Arc::FullRear, 90.0, 0.0));
    assert!(covers(small, Arc::FullFront, 90.0, 1.0) && !covers(small, Arc::FullRear, 90.0, 1.0));
    assert!(covers(small, Arc::FullLeft, 0.0, 90.0) && covers(small, Arc::FullRight, 0.0, 90.0));
    assert!(covers(small, Arc::FullRight, 1.0, -90.0) && !covers(small, Arc::FullLeft, 1.0, -90.0));
}

/// XW-GEO-16: ahead, to the right and behind, by name.
#[test]
fn plain_directions() {
    use Arc::*;
    let set = |arcs: &[Arc]| arcs.iter().copied().collect::<ArcSet>();
    assert_eq!(arcs_at(Base::Small, 0.1, 100.0), set(&[Bullseye, Front, FullFront, FullRight]));
    assert_eq!(arcs_at(Base::Small, 100.0, -0.1), set(&[Right, FullRear, FullRight]));
    assert_eq!(arcs_at(Base::Large, -30.0, -100.0), set(&[Rear, FullRear, FullLeft]));
}

/// XW-GEO-16: arcs begin outside the base.
#[test]
fn what_lies_under_the_own_base_is_in_no_arc() {
    assert_eq!(arcs_at(Base::Medium, 3.0, 12.0), ArcSet::NONE);
    // An obstacle that sticks out only on the right: no part of it outside the base is ahead of the front edge.
    let rock =
        Outline::new(&[(-5.0, -4.0), (30.0, -4.0), (30.0, 4.0), (-5.0, 4.0)].map(|(x, y)| Point::new(x, y)))
            .unwrap()
            .at(Pose::from_mm(410.0, 414.0, 0.0).unwrap());
    let ship = ship(400.0, 400.0, 0.0, Base::Small);
    assert!(!Arc::Front.covers(&ship, &rock));
    assert!(Arc::Right.covers(&ship, &rock));
}

/// XW-GEO-16: the corner of a base that just reaches the line.
#[test]
fn any_part_of_a_base_counts() {
    let attacker = ship(400.0, 400.0, 0.0, Base::Small);
    // The near corner of the target is 20 left of and below its center; the line is at 100 * tangent when 100 ahead.
    let line = 100.0 * TANGENTS[0].1;
    // The near upper corner: x - 20 at y + 20.
    for (aside, inside) in [(0.0, true), (0.02, false), (-0.02, true)] {
        let target = ship(400.0 + line + 20.0 + aside, 480.0, 0.0, Base::Small);
        assert_eq!(Arc::Front.covers_base(&attacker, &target), inside, "{aside}");
        assert_eq!(Arc::Front.covers(&attacker, &target), inside, "{aside}");
    }
}

/// XW-GEO-16: a target so wide that the arc runs through it without a corner inside.
#[test]
fn a_bullseye_may_run_through_the_middle_of_a_base() {
    let attacker = ship(400.0, 400.0, 0.0, Base::Small);
    let target = ship(400.0, 600.0, 0.0, Base::Large);
    assert!(Arc::Bullseye.covers_base(&attacker, &target));
    assert_eq!(Arc::Bullseye.distance_to_base(&attacker, &target).map(Range::of), Some(Range::Two));
}

/// XW-GEO-19
#[test]
fn attack_range_is_measured_inside_the_arc() {
    let attacker = ship(400.0, 400.0, 0.0, Base::Small);
    let target = ship(507.0, 507.0, 0.0, Base::Small);
    // Corner to corner it is 67 * sqrt 2 = 94.75: range 1. But that corner is on the diagonal, outside the front arc:
    // the arc enters the target at 87 to the right, 87 / 0.85775 = 101.428 ahead, 105.45 mm from the base.
    assert_eq!(Range::of(attacker.gap(&target)), Range::One);
    let inside = Arc::Front.measure(&attacker, &target).unwrap();
    assert!((inside.distance - 105.45).abs() < 0.02, "{inside:?}");
    assert_eq!(inside.range, Range::Two);
    assert!(
        (inside.first.to.x - 487.0).abs() < 0.02 && (inside.first.to.y - 501.43).abs() < 0.03,
        "{inside:?}"
    );
    let fast = Arc::Front.distance_to_base(&attacker, &target).unwrap();
    assert!((fast - inside.distance).abs() < 1e-9);
    // The near corner is in the side arc.
    let side = Arc::Right.measure(&attacker, &target).unwrap();
    assert!((side.distance - 4489f64.sqrt() * 2f64.sqrt()).abs() < 0.02, "{side:?}");
    assert_eq!(Arc::Rear.measure(&attacker, &target), None);
}

/// XW-GEO-18
#[test]
fn turrets_point_at_one_standard_arc_or_two_opposite_ones() {
    let attacker = ship(400.0, 400.0, 90.0, Base::Medium);
    let behind = ship(200.0, 400.0, 0.0, Base::Small);
    assert!(!Turret::Single(StandardArc::Front).arcs().covers(&attacker, &behind));
    assert!(Turret::Single(StandardArc::Rear).arcs().covers(&attacker, &behind));
    assert!(Turret::Double(ArcPair::FrontRear).arcs().covers(&attacker, &behind));
    assert!(!Turret::Double(ArcPair::LeftRight).arcs().covers(&attacker, &behind));
    // 200 between centers, minus 30 and 20 for the half bases.
    let measure = Turret::Double(ArcPair::FrontRear).arcs().measure(&attacker, &behind).unwrap();
    assert_eq!((measure.distance, measure.range), (150.0, Range::Two));
    for quarter in StandardArc::ALL {
        assert_eq!(Turret::Single(quarter).arcs(), ArcSet::from(quarter.arc()));
    }
}

/// XW-GEO-18: arcs rotate with the ship.
#[test]
fn arcs_turn_with_the_ship() {
    let east = ship(400.0, 400.0, 90.0, Base::Small);
    assert!(Arc::Front.covers(&east, &Point::new(600.0, 400.0)));
    assert!(Arc::Left.covers(&east, &Point::new(400.0, 600.0)));
    assert!(Arc::Right.covers(&east, &Point::new(400.0, 200.0)));
    assert!(Arc::Rear.covers(&east, &Point::new(200.0, 400.0)));
}

/// XW-GEO-18
#[test]
fn a_base_across_the_middle_line_is_wholly_in_neither_full_arc() {
    let attacked = ship(400.0, 400.0, 0.0, Base::Small);
    for (y, front, rear) in
        [(420.0, true, false), (419.9, false, false), (400.0, false, false), (380.0, false, true)]
    {
        let attacker = ship(500.0, y, 0.0, Base::Small);
        assert_eq!(Arc::FullFront.covers_whole(&attacked, &attacker), front, "{y}");
        assert_eq!(Arc::FullRear.covers_whole(&attacked, &attacker), rear, "{y}");
    }
}
