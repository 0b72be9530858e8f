//! Tallon slots and the flee rule.

use super::*;
use crate::geometry::{EndSlot, PoseMm};
use crate::rules::solo as rules;
use crate::solo::chance::{Pause, SoloRoll, TieKind};
use crate::solo::record::MovementRecord;
use crate::solo::sight::{FleeTurn, Landing};
use AttackFace as A;
use DefenseFace as D;

fn fly(position: &TablePosition<'static>, rolled: &[SoloRollResult]) -> Decision<MovementRecord> {
    with(position, rolled, |pilot| {
        let approach = pilot.approach()?;
        pilot.movement(&approach)
    })
}

fn end(record: &MovementRecord) -> (f64, f64, f64) {
    let pose = PoseMm::from(record.end.unwrap());
    (pose.x, pose.y, pose.heading)
}

/// XW-SOLO-13: an X-wing's 3 Tallon roll to the right ends at (+110, +110), facing back, shifted by 10.
#[test]
fn a_tallon_roll_is_aligned_towards_or_away() {
    let me = piece("S1", "t65xwing", (300.0, 500.0, 0.0), "");
    // Rear chart, blank and crit: slowest advanced towards the tally: 3 Tallon right. The tally is behind (below).
    let position = table(&[me, piece("R1", "t65xwing", (330.0, 250.0, 0.0), "")], &[]);
    let record = fly(&position, &[roll(D::Blank, A::Crit)]).unwrap();
    assert_eq!(
        record.maneuver.maneuver.bearing(),
        crate::geometry::Bearing::Tallon(crate::geometry::Side::Right)
    );
    // Forward is down here: nearest to the tally.
    assert_eq!((record.slot, record.rule), (EndSlot::Forward, Some(rules::ALIGN)));
    assert_eq!(end(&record), (410.0, 600.0, 180.0));
    assert_eq!(record.slots.len(), 3);
}

/// XW-SOLO-13: away from the tally is the slot farthest from it.
#[test]
fn a_tallon_roll_away_ends_farther_off() {
    // Side chart, blank and hit: slowest advanced away from its tally. Tally to the left and below: 3 Tallon right.
    let me = piece("S1", "t65xwing", (500.0, 400.0, 0.0), "");
    let position = table(&[me, piece("R1", "t65xwing", (300.0, 380.0, 0.0), "")], &[]);
    let record = fly(&position, &[roll(D::Blank, A::Hit)]).unwrap();
    assert_eq!(record.slot, EndSlot::Back);
    assert_eq!(end(&record), (610.0, 520.0, 180.0));
}

/// XW-SOLO-14, XW-SOLO-15, XW-SOLO-16: a 5 straight toward the near edge stops there, and the ship turns around.
#[test]
fn a_solo_ship_does_not_flee() {
    let me = piece("S1", "tielnfighter", (457.2, 800.0, 0.0), "");
    let position = table(&[me, piece("R1", "t65xwing", (457.2, 880.0, 0.0), "")], &[]);
    // Blank and hit ahead: fastest straight, 5.
    let record = fly(&position, &[roll(D::Blank, A::Hit)]).unwrap();
    // The X-wing at 860 is in the way as well: the ship is moved back to the first position free of both.
    let Landing::Flees { turns } = &record.flight.landing else { panic!("{:?}", record.flight.landing) };
    assert_eq!(turns.len(), 3);
    let flee = record.flee.clone().unwrap();
    assert_eq!((flee.turn, flee.disarm, flee.stress), (FleeTurn::Around, 1, 1));
    assert_eq!(flee.rules, [rules::FLEE_STOP, rules::FLEE_TURN, rules::FLEE_TOKENS]);
    let (x, y, heading) = end(&record);
    assert_eq!((x, heading), (457.2, 180.0));
    assert!((y - 840.0).abs() < 0.02, "{y}");
}

/// XW-SOLO-14: alone at the edge the front stops at 914.4: the center at 894.4.
#[test]
fn the_edge_stops_a_lone_ship() {
    let me = piece("S1", "tielnfighter", (457.2, 800.0, 0.0), "");
    let position = table(&[me, piece("R1", "t65xwing", (457.2, 500.0, 0.0), "")], &[]);
    // Rear chart, evade and blank: fastest straight.
    let record = fly(&position, &[roll(D::Evade, A::Blank)]).unwrap();
    let (x, y, heading) = end(&record);
    assert_eq!((x, heading), (457.2, 180.0));
    assert!((y - 894.4).abs() < 0.02, "{y}");
}

/// XW-SOLO-15: in a corner the turn whose facing is nearest to the center; on the diagonal it is random (XW-SOLO-66).
#[test]
fn the_turn_is_the_one_that_faces_the_centre() {
    let aside = |x: f64| {
        let me = piece("S1", "tielnfighter", (x, 860.0, 0.0), "");
        table(&[me, piece("R1", "t65xwing", (x, 600.0, 0.0), "")], &[])
    };
    let flee = |position: &TablePosition<'static>| fly(position, &[roll(D::Evade, A::Blank)]);
    // Into the right edge at 40 degrees, halfway up: the center is at 272 degrees, 38 from a left turn, 52 from a
    // turn around.
    let slanted = |x: f64, heading: f64, behind: f64| {
        let me = piece("S1", "tielnfighter", (x, 400.0, heading), "");
        table(&[me, piece("R1", "t65xwing", (behind, 247.0, 0.0), "")], &[])
    };
    assert_eq!(flee(&slanted(850.0, 40.0, 721.0)).unwrap().flee.unwrap().turn, FleeTurn::Left);
    assert_eq!(flee(&slanted(64.4, 320.0, 193.4)).unwrap().flee.unwrap().turn, FleeTurn::Right);
    assert_eq!(flee(&aside(300.0)).unwrap().flee.unwrap().turn, FleeTurn::Around);
    // In the corner the center is as far to the right as it is down: a right turn or a turn around.
    let corner = aside(20.0);
    let asked = SoloRoll::Lot { about: TieKind::FleeTurn, options: 2 };
    assert_eq!(flee(&corner), Err(Pause::Roll(asked)));
}

/// XW-SOLO-69: the transport that has locked the corner leaves near it, and nowhere else.
#[test]
fn the_escaping_transport_leaves_by_its_corner() {
    let lock = r#","locks":[{"point":{"x":914.4,"y":914.4}}],"fixed-lock":true,"escapes":true"#;
    let near = piece("S1", "lambdaclasst4ashuttle", (860.0, 820.0, 0.0), lock);
    let player = piece("R1", "t65xwing", (100.0, 100.0, 0.0), "");
    // Front chart, focus and focus: average blue straight: 2.
    let record = fly(&table(&[near, player.clone()], &[]), &[roll(D::Focus, A::Focus)]).unwrap();
    assert_eq!((record.flight.landing.clone(), record.end), (Landing::Escapes, None));
    assert_eq!(record.rule, Some(rules::ESCAPE));
    let far = piece("S1", "lambdaclasst4ashuttle", (100.0, 840.0, 0.0), lock);
    let record = fly(&table(&[far, player], &[]), &[roll(D::Evade, A::Blank)]).unwrap();
    assert!(matches!(record.flight.landing, Landing::Flees { .. } | Landing::Full));
}

/// A maneuver that would overlap a ship stops next to it: 3 straight of a TIE, X-wing 100 ahead of its front.
#[test]
fn an_overlap_stops_the_ship_in_contact() {
    let me = piece("S1", "tielnfighter", (450.0, 300.0, 0.0), "");
    let position = table(&[me, piece("R1", "t65xwing", (450.0, 440.0, 0.0), "")], &[]);
    // Focus and crit ahead: fastest blue straight: 3, which would end at 460.
    let record = fly(&position, &[roll(D::Focus, A::Crit)]).unwrap();
    assert_eq!(record.flight.landing, Landing::Overlap { ships: vec![label("R1")] });
    assert!((end(&record).1 - 400.0).abs() < 0.02);
}
