//! Hand-computed cases of barrel rolls, boosts, decloaking and SLAM.

use super::*;
use crate::geometry::movement::maneuver::{Bearing, Speed};
use crate::geometry::primitives::point::Point;
use crate::geometry::shapes::outline::{Outline, PlacedToken};

fn pose(x: f64, y: f64, degrees: f64) -> Pose {
    Pose::from_mm(x, y, degrees).unwrap()
}

fn ends(ways: &[Reposition], base: Base) -> Vec<(f64, f64, f64)> {
    ways.iter()
        .map(|way| {
            let end = way.end(pose(400.0, 400.0, 0.0), base).pose;
            (end.center().x - 400.0, end.center().y - 400.0, end.heading().degrees())
        })
        .collect()
}

fn six(aside: f64, slide: f64) -> Vec<(f64, f64, f64)> {
    let slides = [slide, 0.0, -slide];
    let side = |x: f64| slides.map(move |y| (x, y, 0.0));
    side(-aside).into_iter().chain(side(aside)).collect()
}

fn rounded(ends: Vec<(f64, f64, f64)>) -> Vec<(f64, f64, f64)> {
    let round = |mm: f64| (mm * 1000.0).round() / 1000.0;
    ends.into_iter().map(|(x, y, degrees)| (round(x), round(y), degrees)).collect()
}

fn rock(x: f64, y: f64, wide: f64, high: f64) -> PlacedToken {
    let (w, h) = (wide / 2.0, high / 2.0);
    let corners = [(w, -h), (w, h), (-w, h), (-w, -h)].map(|(x, y)| Point::new(x, y));
    Outline::new(&corners).unwrap().at(pose(x, y, 0.0))
}

const NO_ROCK: &[PlacedToken] = &[];

/// XW-GEO-21
#[test]
fn barrel_rolls_go_80_80_and_100_mm_aside() {
    let rolls = Reposition::barrel_rolls();
    assert_eq!(rounded(ends(&rolls, Base::Small)), six(80.0, 10.0));
    assert_eq!(rounded(ends(&rolls, Base::Medium)), six(80.0, 20.0));
    assert_eq!(rounded(ends(&rolls, Base::Large)), six(100.0, 20.0));
}

/// XW-GEO-21: a roll with the 1 bank leads ahead or back and turns the ship.
#[test]
fn bank_rolls_turn_the_ship() {
    let bank = |side, bend, slot| {
        let end = ends(&[Reposition::BankRoll(side, bend, slot)], Base::Small)[0];
        ((end.0 * 100.0).round() / 100.0, (end.1 * 100.0).round() / 100.0, end.2)
    };
    assert_eq!(bank(Side::Right, Side::Left, EndSlot::Middle), (90.71, 37.57, 315.0));
    assert_eq!(bank(Side::Right, Side::Right, EndSlot::Middle), (90.71, -37.57, 45.0));
    assert_eq!(bank(Side::Left, Side::Right, EndSlot::Middle), (-90.71, 37.57, 45.0));
    // 10 mm along its own length, which points 45 degrees to the left: 7.07 mm on each axis.
    assert_eq!(bank(Side::Right, Side::Left, EndSlot::Forward), (83.64, 44.64, 315.0));
}

/// XW-GEO-22
#[test]
fn boosts_end_like_speed_1_maneuvers() {
    for base in Base::ALL {
        let bearings = [Bearing::Bank(Side::Left), Bearing::Straight, Bearing::Bank(Side::Right)];
        for (way, bearing) in Reposition::boosts().into_iter().zip(bearings) {
            let from = pose(400.0, 400.0, 33.0);
            let maneuver = Maneuver::new(bearing, Speed::new(1).unwrap()).unwrap();
            assert_eq!(way.end(from, base).pose, execute(from, base, maneuver, EndSlot::Middle));
        }
    }
}

/// XW-GEO-23
#[test]
fn small_ships_decloak_with_the_2_straight_and_others_with_the_1() {
    let expected =
        |aside, slide, ahead| six(aside, slide).into_iter().chain([(0.0, ahead, 0.0)]).collect::<Vec<_>>();
    let ways = Reposition::decloaks();
    assert_eq!(rounded(ends(&ways, Base::Small)), expected(120.0, 10.0, 120.0));
    assert_eq!(rounded(ends(&ways, Base::Medium)), expected(80.0, 20.0, 100.0));
    assert_eq!(rounded(ends(&ways, Base::Large)), expected(100.0, 20.0, 120.0));
}

/// XW-GEO-21
#[test]
fn a_roll_fails_on_ships_obstacles_and_the_edge() {
    let roll = Reposition::BarrelRoll(Side::Right, EndSlot::Middle);
    let check = |from: Pose, ships: &[Footprint], rocks: &[PlacedToken]| {
        roll.end(from, Base::Small).check(Base::Small, ships, rocks, PlayArea::THREE_FEET)
    };
    let here = pose(400.0, 400.0, 0.0);
    assert_eq!(check(here, &[], NO_ROCK), Ok(()));
    // Ends at (480, 400), from 460 to 500. A ship that touches does not block it, one that overlaps does.
    let ship = |x| Footprint::new(pose(x, 400.0, 0.0), Base::Small);
    assert_eq!(check(here, &[ship(520.0)], NO_ROCK), Ok(()));
    assert_eq!(check(here, &[ship(700.0), ship(519.0)], NO_ROCK), Err(RepositionError::Ship(1)));
    // The template covers 420 to 460, 390 to 410: an obstacle there prevents the roll, a ship does not.
    assert_eq!(check(here, &[], &[rock(440.0, 412.0, 6.0, 6.0)]), Err(RepositionError::Obstacle(0)));
    assert_eq!(check(here, &[], &[rock(440.0, 413.0, 6.0, 6.0)]), Ok(()));
    assert_eq!(check(here, &[], &[rock(490.0, 400.0, 6.0, 6.0)]), Err(RepositionError::Obstacle(0)));
    assert_eq!(check(pose(814.4, 400.0, 0.0), &[], NO_ROCK), Ok(()));
    assert_eq!(check(pose(814.5, 400.0, 0.0), &[], NO_ROCK), Err(RepositionError::Table));
}

/// XW-GEO-21: medium and large ships place the template's long edge against their side.
#[test]
fn the_template_of_a_large_roll_is_forty_along_and_twenty_across() {
    let spot = Reposition::BarrelRoll(Side::Left, EndSlot::Middle).end(pose(400.0, 400.0, 0.0), Base::Large);
    for (x, y, covered) in
        [(359.0, 419.0, true), (341.0, 381.0, true), (350.0, 421.0, false), (339.0, 400.0, false)]
    {
        assert_eq!(spot.placed_template.covers(Point::new(x, y)), covered, "{x} {y}");
    }
}

/// XW-GEO-24
#[test]
fn a_slam_is_a_maneuver_that_may_not_leave_the_table() {
    let straight = Maneuver::new(Bearing::Straight, Speed::new(2).unwrap()).unwrap();
    let fly = |y: f64, ships: &[Footprint]| {
        slam(pose(400.0, y, 0.0), Base::Small, straight, EndSlot::Middle, ships, PlayArea::THREE_FEET)
    };
    assert_eq!(fly(400.0, &[]).map(|flight| flight.pose), Ok(pose(400.0, 520.0, 0.0)));
    assert_eq!(fly(774.4, &[]).map(|flight| flight.pose), Ok(pose(400.0, 894.4, 0.0)));
    assert_eq!(fly(775.0, &[]), Err(RepositionError::Table));
    // Partially executed because of a ship, it ends inside the play area after all.
    let wall = Footprint::new(pose(400.0, 890.0, 0.0), Base::Small);
    assert!(fly(775.0, &[wall]).is_ok());
}

/// XW-GEO-08
#[test]
fn the_free_slots_of_a_tallon_roll_are_those_without_a_ship() {
    let roll = Maneuver::new(Bearing::Tallon(Side::Right), Speed::new(1).unwrap()).unwrap();
    let behind = [Footprint::new(pose(455.0, 500.0, 0.0), Base::Small)];
    let free: Vec<_> = free_slots(pose(400.0, 400.0, 0.0), Base::Small, roll, &behind).collect();
    assert_eq!(free, [EndSlot::Forward, EndSlot::Middle]);
}
