//! Hand-computed cases of maneuvers among ships and obstacles.

use super::*;
use crate::geometry::movement::maneuver::{Bearing, Speed};
use crate::geometry::movement::template::Side;
use crate::geometry::primitives::point::Point;
use crate::geometry::shapes::outline::{Outline, PlacedToken};

fn maneuver(bearing: Bearing, speed: u8) -> Maneuver {
    Maneuver::new(bearing, Speed::new(speed).unwrap()).unwrap()
}

fn pose(x: f64, y: f64, degrees: f64) -> Pose {
    Pose::from_mm(x, y, degrees).unwrap()
}

fn ship(x: f64, y: f64, degrees: f64, base: Base) -> Footprint {
    Footprint::new(pose(x, y, degrees), base)
}

/// An obstacle of this width and height centered on a point.
fn rock(x: f64, y: f64, wide: f64, high: f64) -> PlacedToken {
    let (w, h) = (wide / 2.0, high / 2.0);
    let corners = [(w, -h), (w, h), (-w, h), (-w, -h)].map(|(x, y)| Point::new(x, y));
    Outline::new(&corners).unwrap().at(pose(x, y, 0.0))
}

fn assert_near(found: Pose, expected: Pose) {
    assert!(found.center().distance(expected.center()) <= 0.01, "{found:?}, expected {expected:?}");
    assert_eq!(found.heading(), expected.heading());
}

const START: (f64, f64, f64) = (400.0, 400.0, 0.0);

fn start() -> Pose {
    pose(START.0, START.1, START.2)
}

/// XW-GEO-12
#[test]
fn a_straight_stops_in_front_of_the_ship_it_would_overlap() {
    for base in Base::ALL {
        // The blocker's near edge is 130 ahead of the start's front edge, the template is 120 long: any base overlaps.
        let blocker = ship(400.0, 400.0 + base.half() + 130.0 + 20.0, 0.0, Base::Small);
        let flight = fly(start(), base, maneuver(Bearing::Straight, 3), EndSlot::Middle, &[blocker]);
        // It moves 130 mm and touches.
        assert_near(flight.pose, pose(400.0, 530.0, 0.0));
        let Execution::Partial { overlapped, touching, passed } = flight.execution else {
            panic!("{flight:?}")
        };
        assert!(overlapped.contains(0) && touching.contains(0), "{flight:?}");
        // The middle of the front edge has passed all 120 mm of the template.
        assert_eq!(passed, 120.0, "{flight:?}");
        assert!(!Footprint::new(flight.pose, base).overlaps(&blocker));
    }
}

/// XW-GEO-12
#[test]
fn the_way_is_free_when_only_the_template_crosses_a_ship() {
    let between = ship(400.0, 460.0, 0.0, Base::Small);
    let flight = fly(start(), Base::Small, maneuver(Bearing::Straight, 3), EndSlot::Middle, &[between]);
    assert_eq!(flight.pose, pose(400.0, 560.0, 0.0));
    assert_eq!(flight.execution, Execution::Full { slot: EndSlot::Middle });
}

/// XW-GEO-01: an end that only touches is a full execution.
#[test]
fn touching_at_the_end_is_a_full_execution() {
    let beyond = ship(400.0, 520.0, 0.0, Base::Small);
    let flight = fly(start(), Base::Small, maneuver(Bearing::Straight, 1), EndSlot::Middle, &[beyond]);
    assert_eq!(flight.execution, Execution::Full { slot: EndSlot::Middle });
    assert_eq!(flight.pose, pose(400.0, 480.0, 0.0));
}

/// XW-GEO-12: with two ships in the way it backs up past both.
#[test]
fn backing_up_may_lead_into_a_second_ship() {
    let ships = [ship(400.0, 600.0, 0.0, Base::Small), ship(430.0, 545.0, 0.0, Base::Small)];
    let flight = fly(start(), Base::Small, maneuver(Bearing::Straight, 4), EndSlot::Middle, &ships);
    // Full end 600; free of the first at 560, but there the second (from 525 on) is overlapped: stop at 505 - 20.
    assert_near(flight.pose, pose(400.0, 505.0, 0.0));
    let Execution::Partial { overlapped, touching, .. } = flight.execution else { panic!("{flight:?}") };
    assert_eq!(overlapped.iter().collect::<Vec<_>>(), [0]);
    assert_eq!(touching.iter().collect::<Vec<_>>(), [1]);
}

/// XW-GEO-12
#[test]
fn a_ship_without_any_room_stays_where_it_is() {
    let wall = ship(400.0, 440.0, 0.0, Base::Small);
    let next = ship(400.0, 480.0, 0.0, Base::Small);
    let flight = fly(start(), Base::Small, maneuver(Bearing::Straight, 1), EndSlot::Middle, &[wall, next]);
    assert_near(flight.pose, start());
    let Execution::Partial { touching, passed, .. } = flight.execution else { panic!("{flight:?}") };
    assert_eq!(touching.iter().collect::<Vec<_>>(), [0]);
    assert!(passed < 0.01, "{passed}");
}

/// XW-GEO-12
#[test]
fn flips_are_lost_when_cut_short() {
    // Blocks the last 20 mm of each of them.
    let cases = [
        (Bearing::Koiogran, 3, Bearing::Straight),
        (Bearing::Segnor(Side::Left), 3, Bearing::Bank(Side::Left)),
        (Bearing::Segnor(Side::Right), 2, Bearing::Bank(Side::Right)),
    ];
    for (bearing, speed, plain) in cases {
        let end = execute(start(), Base::Small, maneuver(plain, speed), EndSlot::Middle);
        let blocker = Footprint::new(end.displaced(&crate::geometry::Displacement::ahead(30.0)), Base::Small);
        let flipped = fly(start(), Base::Small, maneuver(bearing, speed), EndSlot::Middle, &[blocker]);
        let straight = fly(start(), Base::Small, maneuver(plain, speed), EndSlot::Middle, &[blocker]);
        assert!(matches!(flipped.execution, Execution::Partial { .. }), "{bearing:?}");
        assert_eq!(flipped.pose, straight.pose, "{bearing:?}");
        // It ends about 10 mm short and faces along the template, apart from the curve under its rear edge.
        let short = flipped.pose.center().distance(end.center());
        assert!(short > 9.0 && short < 11.0, "{bearing:?}: {short}");
        assert!(flipped.pose.heading().angle_to(end.heading()) < 3_000_000, "{bearing:?}: {flipped:?}");
    }
}

/// XW-GEO-08
#[test]
fn a_tallon_roll_takes_a_free_slot_before_it_is_cut_short() {
    let roll = maneuver(Bearing::Tallon(Side::Right), 1);
    // Ends at (455, 445 / 455 / 465). A ship just behind the middle slot (toward larger y).
    let behind = ship(455.0, 500.0, 0.0, Base::Small);
    let flight = fly(start(), Base::Small, roll, EndSlot::Back, &[behind]);
    assert_eq!(flight.execution, Execution::Full { slot: EndSlot::Forward });
    assert_eq!(flight.pose, pose(455.0, 445.0, 180.0));
    // All three occupied: a plain turn, partially executed.
    let on_it = ship(475.0, 455.0, 0.0, Base::Small);
    let flight = fly(start(), Base::Small, roll, EndSlot::Back, &[on_it]);
    assert!(matches!(flight.execution, Execution::Partial { .. }), "{flight:?}");
    assert!(flight.pose.heading() < Heading::HALF, "no second quarter: {flight:?}");
    assert_eq!(
        flight.pose,
        fly(start(), Base::Small, maneuver(Bearing::Turn(Side::Right), 1), EndSlot::Middle, &[on_it]).pose
    );
}

/// XW-GEO-09
#[test]
fn reverse_maneuvers_back_up_the_other_way() {
    let behind = ship(400.0, 280.0, 0.0, Base::Small);
    let flight = fly(start(), Base::Small, maneuver(Bearing::ReverseStraight, 2), EndSlot::Middle, &[behind]);
    assert_near(flight.pose, pose(400.0, 320.0, 0.0));
    // A partially executed reverse bank is the mirror image, front to back, of the partially executed bank.
    let ahead = ship(440.0, 510.0, 0.0, Base::Small);
    let aft = ship(440.0, 290.0, 0.0, Base::Small);
    let bank = fly(start(), Base::Small, maneuver(Bearing::Bank(Side::Right), 1), EndSlot::Middle, &[ahead]);
    let back =
        fly(start(), Base::Small, maneuver(Bearing::ReverseBank(Side::Right), 1), EndSlot::Middle, &[aft]);
    assert!(
        matches!(bank.execution, Execution::Partial { .. })
            && matches!(back.execution, Execution::Partial { .. })
    );
    assert_eq!(back.pose.x(), bank.pose.x());
    assert_eq!(back.pose.y() - 400_000, 400_000 - bank.pose.y());
    assert_eq!(back.pose.heading(), bank.pose.heading().mirrored());
}

/// XW-GEO-14
#[test]
fn a_fleeing_ship_is_backed_up_onto_the_table() {
    let near = pose(400.0, 850.0, 0.0);
    let out = fly(near, Base::Small, maneuver(Bearing::Koiogran, 2), EndSlot::Middle, &[]);
    assert!(out.leaves(Base::Small, PlayArea::THREE_FEET));
    let flight =
        execute_partially(near, Base::Small, maneuver(Bearing::Koiogran, 2), &[], Some(PlayArea::THREE_FEET));
    assert_near(flight.pose, pose(400.0, 894.4, 0.0));
    assert!(!flight.leaves(Base::Small, PlayArea::THREE_FEET));
    assert!(flight.leaves(Base::Small, PlayArea::NINETY_CM));
}

/// XW-GEO-14: a ship and the edge in one move: the ship stops at the first pose clear of both.
#[test]
fn a_fleeing_ship_is_backed_up_past_ships_too() {
    let near = pose(400.0, 750.0, 0.0);
    let ships = [ship(410.0, 880.0, 0.0, Base::Small)];
    let flight = execute_partially(
        near,
        Base::Small,
        maneuver(Bearing::Straight, 4),
        &ships,
        Some(PlayArea::THREE_FEET),
    );
    assert_near(flight.pose, pose(400.0, 840.0, 0.0));
}

/// XW-GEO-13
#[test]
fn obstacles_are_met_in_the_order_of_the_template() {
    let speed_3 = maneuver(Bearing::Straight, 3);
    let flight = fly(start(), Base::Small, speed_3, EndSlot::Middle, &[]);
    // Template: x 390 to 410, y 420 to 540. End base: y 540 to 580.
    let rocks = [
        rock(400.0, 600.0, 30.0, 60.0),
        rock(415.0, 530.0, 20.0, 10.0),
        rock(385.0, 450.0, 20.0, 10.0),
        rock(420.0, 450.0, 20.0, 10.0),
        rock(400.0, 390.0, 30.0, 30.0),
    ];
    let met = flight.contacts(start(), Base::Small, speed_3, &rocks);
    let expected = [(2, true, false), (1, true, false), (0, false, true)]
        .map(|(index, moved_through, overlapped)| Contact { index, moved_through, overlapped });
    assert_eq!(met, expected, "the fourth only touches the template, the fifth was under the start");
}

/// XW-GEO-13: a 1 turn to the right seen from (420, 380): the ring between radius 25 and 45 about (435, 420).
#[test]
fn a_turn_passes_inside_and_outside_its_ring() {
    let turn = maneuver(Bearing::Turn(Side::Right), 1);
    let flight = fly(start(), Base::Small, turn, EndSlot::Middle, &[]);
    let rocks = [
        rock(433.0, 422.0, 4.0, 4.0),
        rock(409.0, 446.0, 4.0, 4.0),
        rock(400.0, 458.0, 4.0, 4.0),
        rock(435.0, 480.0, 4.0, 4.0),
    ];
    let met = flight.contacts(start(), Base::Small, turn, &rocks);
    assert_eq!(met, [Contact { index: 1, moved_through: true, overlapped: false }]);
}

/// XW-GEO-13: the part of the template that the ship was backed up along does not count.
#[test]
fn the_part_backed_over_is_ignored() {
    let speed_5 = maneuver(Bearing::Straight, 5);
    let blockers = [ship(400.0, 640.0, 0.0, Base::Large), ship(400.0, 560.0, 0.0, Base::Large)];
    let flight = fly(start(), Base::Small, speed_5, EndSlot::Middle, &blockers);
    assert_near(flight.pose, pose(400.0, 500.0, 0.0));
    let rocks = [rock(400.0, 450.0, 6.0, 6.0), rock(400.0, 600.0, 6.0, 6.0)];
    let met = flight.contacts(start(), Base::Small, speed_5, &rocks);
    assert_eq!(met, [Contact { index: 0, moved_through: true, overlapped: false }]);
}

/// XW-GEO-13
#[test]
fn a_ship_that_stays_meets_what_it_lies_on() {
    let stop = maneuver(Bearing::Stationary, 0);
    let flight = fly(start(), Base::Small, stop, EndSlot::Middle, &[]);
    assert_eq!(flight.placed_template, None);
    let rocks = [rock(400.0, 400.0, 20.0, 20.0), rock(400.0, 500.0, 20.0, 20.0)];
    let met = flight.contacts(start(), Base::Small, stop, &rocks);
    assert_eq!(met, [Contact { index: 0, moved_through: false, overlapped: true }]);
}
