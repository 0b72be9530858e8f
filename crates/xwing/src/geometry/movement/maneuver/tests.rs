//! Hand-computed end poses of every bearing for every base.

use super::*;
use crate::geometry::primitives::point::Point;

fn maneuver(bearing: Bearing, speed: u8) -> Maneuver {
    Maneuver::new(bearing, Speed::new(speed).unwrap()).unwrap()
}

/// The displacement of a ship that faces away from the player edge, in millimeters and degrees.
fn end(base: Base, bearing: Bearing, speed: u8, slot: EndSlot) -> (f64, f64, f64) {
    let step = maneuver(bearing, speed).step(base, slot);
    (step.right, step.ahead, step.turn.degrees())
}

fn assert_end(base: Base, bearing: Bearing, speed: u8, expected: (f64, f64, f64)) {
    let (x, y, heading) = end(base, bearing, speed, EndSlot::Middle);
    let near = (x - expected.0).abs() < 0.005 && (y - expected.1).abs() < 0.005;
    assert!(near, "{base:?} {bearing:?} {speed}: {x} {y}, expected {expected:?}");
    assert_eq!(heading, expected.2, "{base:?} {bearing:?} {speed}");
}

use Base::{Large, Medium, Small};
use Bearing::*;
use Side::{Left, Right};

/// XW-GEO-05
#[test]
fn straights_go_the_template_and_the_base() {
    for (base, side) in [(Small, 40.0), (Medium, 60.0), (Large, 80.0)] {
        for speed in 1..=5 {
            let far = side + 40.0 * f64::from(speed);
            assert_end(base, Straight, speed, (0.0, far, 0.0));
            assert_end(base, ReverseStraight, speed, (0.0, -far, 0.0));
        }
    }
}

/// XW-GEO-06
#[test]
fn turns_end_radius_and_half_a_base_away_on_both_axes() {
    let rows = [(Small, [55.0, 82.5, 110.0]), (Medium, [65.0, 92.5, 120.0]), (Large, [75.0, 102.5, 130.0])];
    for (base, places) in rows {
        for (speed, place) in (1..).zip(places) {
            assert_end(base, Turn(Right), speed, (place, place, 90.0));
            assert_end(base, Turn(Left), speed, (-place, place, 270.0));
        }
    }
}

/// XW-GEO-06
#[test]
fn banks_end_where_three_other_programs_put_them() {
    let rows = [
        (Small, [(37.57, 90.71), (52.22, 126.07), (66.86, 161.42)]),
        (Medium, [(44.64, 107.78), (59.29, 143.14), (73.93, 178.49)]),
        (Large, [(51.72, 124.85), (66.36, 160.21), (81.01, 195.56)]),
    ];
    for (base, places) in rows {
        for (speed, (x, y)) in (1..).zip(places) {
            assert_end(base, Bank(Right), speed, (x, y, 45.0));
            assert_end(base, Bank(Left), speed, (-x, y, 315.0));
        }
    }
}

/// XW-GEO-07
#[test]
fn koiogran_and_segnor_end_about_face() {
    assert_end(Small, Koiogran, 4, (0.0, 200.0, 180.0));
    assert_end(Large, Koiogran, 2, (0.0, 160.0, 180.0));
    assert_end(Small, Segnor(Right), 3, (66.86, 161.42, 225.0));
    assert_end(Small, Segnor(Left), 3, (-66.86, 161.42, 135.0));
    assert_end(Medium, Segnor(Left), 1, (-44.64, 107.78, 135.0));
}

/// XW-GEO-08
#[test]
fn a_tallon_roll_has_three_slots_along_its_own_length() {
    // Right 1 with a small base: it ends facing backward, so its own "forward" is toward the player edge.
    assert_eq!(end(Small, Tallon(Right), 1, EndSlot::Middle), (55.0, 55.0, 180.0));
    assert_eq!(end(Small, Tallon(Right), 1, EndSlot::Forward), (55.0, 45.0, 180.0));
    assert_eq!(end(Small, Tallon(Right), 1, EndSlot::Back), (55.0, 65.0, 180.0));
    assert_eq!(end(Small, Tallon(Left), 3, EndSlot::Forward), (-110.0, 100.0, 180.0));
    assert_eq!(end(Large, Tallon(Left), 2, EndSlot::Back), (-102.5, 112.5, 180.0));
    assert_eq!(end(Medium, Tallon(Right), 2, EndSlot::Back), (92.5, 102.5, 180.0));
    assert_eq!(maneuver(Tallon(Left), 2).slots(), EndSlot::ALL);
    assert_eq!(maneuver(Turn(Left), 2).slots(), [EndSlot::Middle]);
}

/// XW-GEO-09
#[test]
fn a_reverse_bank_is_the_bank_mirrored_fore_and_aft() {
    assert_end(Small, ReverseBank(Right), 1, (37.57, -90.71, 315.0));
    assert_end(Small, ReverseBank(Left), 1, (-37.57, -90.71, 45.0));
    assert_end(Large, ReverseBank(Right), 2, (66.36, -160.21, 315.0));
}

/// XW-GEO-10
#[test]
fn a_stationary_ship_stays() {
    let pose = Pose::from_mm(123.456, 77.0, 12.5).unwrap();
    assert_eq!(execute(pose, Small, maneuver(Stationary, 0), EndSlot::Middle), pose);
    assert_eq!(maneuver(Stationary, 0).template(), None);
    assert!(Maneuver::new(Stationary, Speed::new(1).unwrap()).is_err());
}

/// XW-GEO-02
#[test]
fn a_move_is_rounded_to_the_micrometre_and_a_heading_never_drifts() {
    let start = Pose::from_mm(400.0, 300.0, 0.0).unwrap();
    // 400 + 37.573593... and 300 + 90.710678...
    let banked = execute(start, Small, maneuver(Bank(Right), 1), EndSlot::Middle);
    assert_eq!(banked, Pose::new(437_574, 390_711, Heading::EIGHTH));
    let round = (0..8).fold(start, |pose, _| execute(pose, Small, maneuver(Bank(Right), 1), EndSlot::Middle));
    assert_eq!(round.heading(), Heading::AHEAD);
    assert!(round.center().distance(start.center()) < 0.006, "{round:?}");
}

/// XW-GEO-02
#[test]
fn a_turned_ship_moves_along_its_own_heading() {
    let east = Pose::from_mm(100.0, 100.0, 90.0).unwrap();
    let end = execute(east, Medium, maneuver(Straight, 2), EndSlot::Middle);
    assert_eq!(end, Pose::from_mm(240.0, 100.0, 90.0).unwrap());
    let end = execute(east, Small, maneuver(Turn(Right), 1), EndSlot::Middle);
    assert_eq!(end, Pose::from_mm(155.0, 45.0, 180.0).unwrap());
}

/// XW-GEO-05
#[test]
fn every_bearing_and_speed_with_a_template_is_listed_once() {
    let all: Vec<_> = Maneuver::all().collect();
    // 5 straights, 6 banks, 6 turns, 5 Koiogran, 6 Segnor, 6 Tallon, 1 stop, 5 + 6 reverse.
    assert_eq!(all.len(), 46);
    let mut unique = all.clone();
    unique.dedup();
    assert_eq!(unique, all);
}

/// XW-GEO-06: the turn computed from the center of its circle, the bank by adding its three parts.
#[test]
fn the_closed_form_agrees_with_a_second_derivation() {
    for maneuver in Maneuver::all() {
        for base in Base::ALL {
            for slot in EndSlot::ALL {
                let step = maneuver.step(base, slot);
                let (place, degrees) = second_derivation(maneuver, base, slot);
                let apart = Point::new(step.right, step.ahead).distance(place);
                assert!(apart < 1e-6, "{maneuver:?} {base:?} {slot:?}: {apart}");
                let turn = (step.turn.degrees() - degrees).rem_euclid(360.0);
                assert!(turn.min(360.0 - turn) < 1e-9, "{maneuver:?}: {turn}");
            }
        }
    }
}

/// Independent of displacements: a curve is a rotation of the whole base about the center of the template's circle.
fn second_derivation(maneuver: Maneuver, base: Base, slot: EndSlot) -> (Point, f64) {
    let speed = usize::from(maneuver.speed().get());
    let half = base.side() * 0.5;
    let bank = [0.0, 80.0, 130.0, 180.0];
    let turn = [0.0, 35.0, 62.5, 90.0];
    let sign = if maneuver.bearing().side() == Some(Left) { -1.0 } else { 1.0 };
    // The ship moves ahead until its center is on the template's start, rotates about (radius, 0), then moves ahead
    // again.
    let swung = |radius: f64, degrees: f64| {
        let angle = degrees.to_radians();
        let swing = Point::new(radius - radius * angle.cos(), half + radius * angle.sin());
        let out = Point::new(half * angle.sin(), half * angle.cos());
        let end = swing + out;
        (Point::new(sign * end.x, end.y), sign * degrees)
    };
    let straight = Point::new(0.0, base.side() + 40.0 * speed as f64);
    let slide = match slot {
        EndSlot::Forward => 10.0,
        EndSlot::Middle => 0.0,
        EndSlot::Back => -10.0,
    };
    match maneuver.bearing() {
        Straight => (straight, 0.0),
        Koiogran => (straight, 180.0),
        ReverseStraight => (-straight, 0.0),
        Stationary => (Point::new(0.0, 0.0), 0.0),
        Bank(_) => swung(bank[speed], 45.0),
        Turn(_) => swung(turn[speed], 90.0),
        Segnor(_) => {
            let (place, degrees) = swung(bank[speed], 45.0);
            (place, degrees + 180.0)
        }
        Tallon(_) => {
            let (place, _) = swung(turn[speed], 90.0);
            (Point::new(place.x, place.y - slide), 180.0)
        }
        ReverseBank(_) => {
            let (place, degrees) = swung(bank[speed], 45.0);
            (Point::new(place.x, -place.y), -degrees)
        }
    }
}
