//! Actions granted by abilities: shown with their place and cost, and paid when they are performed.

use super::*;
use crate::answer::{Landed, Sector};
use crate::event::Event;
use crate::question::Question;
use xwing::craft::Craft;
use xwing::dice::{AttackFace, DefenseFace};
use xwing::solo::outcome::Toll;
use xwing::solo::{ApproachRoll, Rolled};

/// The solo ship has executed its maneuver in full, with one enemy ahead of it.
fn flown(pilot: &str) -> Companion {
    let solo =
        Enlisted { pilot: Some(pilot.into()), ship: None, initiative: Some(1), ..ship("S1", "", 1, None) };
    let ships = vec![solo, ship("R1", "t65xwing", 3, None)];
    let mut table = Companion::new(&setup(Mode::Quick, Hand::Person, ships)).unwrap();
    say(&mut table, Answer::Go).unwrap();
    say(&mut table, Answer::Go).unwrap();
    say(&mut table, Answer::Where { sector: Sector::FrontLeft, far: false }).unwrap();
    let roll = ApproachRoll { defense: DefenseFace::Evade, attack: AttackFace::Hit };
    throw(&mut table, Thrown::Solo(Rolled::Approach(roll))).unwrap();
    say(&mut table, Answer::Flown { landed: Landed::Full, met: Vec::new() }).unwrap();
    table
}

fn solo(table: &Companion) -> &Craft<'static> {
    table.table().craft(label("S1")).unwrap()
}

fn toll(table: &Companion) -> Option<Toll> {
    table.account().iter().rev().find_map(|event| match event {
        Event::Granted(records) => {
            records.iter().flat_map(|record| &record.tries).find_map(|tried| tried.toll)
        }
        _ => None,
    })
}

/// XW-ACT-20: no ship is in lock range, so a TIE/ba barrel rolls and gains a strain token: two defense dice instead
/// of three. People are first asked to do it on the table.
#[test]
fn fine_tuned_thrusters_strain_the_ship() {
    let mut table = flown("firstorderprovocateur");
    assert_eq!(table.table().question(), &Question::InArc);
    say(&mut table, Answer::Ships(Vec::new())).unwrap();
    assert_eq!(table.table().question(), &Question::LockTarget);
    say(&mut table, Answer::Ships(Vec::new())).unwrap();
    assert!(matches!(table.table().question(), Question::Places { .. }), "{:?}", table.table().question());
    say(&mut table, Answer::Places(vec![0])).unwrap();
    assert_eq!((table.table().question(), toll(&table)), (&Question::Acted, Some(Toll::Strain)));
    assert_eq!((solo(&table).tokens.strain, table.table().agility(label("S1"))), (0, 3));
    say(&mut table, Answer::Go).unwrap();
    assert_eq!((solo(&table).tokens.strain, table.table().agility(label("S1"))), (1, 2));
    assert!(solo(&table).acted.contains(&xwing::content::ActionKind::BarrelRoll));
}

/// XW-ACT-20: a Delta-7 spends its one Force for the boost; without a place to boost to, it pays nothing and no
/// question is asked.
#[test]
fn fine_tuned_controls_take_the_force() {
    let mut table = flown("jediknight");
    let force = solo(&table).force;
    assert!(force > 0);
    say(&mut table, Answer::Places(vec![0])).unwrap();
    assert_eq!((table.table().question(), toll(&table)), (&Question::Acted, Some(Toll::Force)));
    say(&mut table, Answer::Go).unwrap();
    assert_eq!(solo(&table).force, force - 1);
    let mut idle = flown("jediknight");
    say(&mut idle, Answer::Places(Vec::new())).unwrap();
    say(&mut idle, Answer::Places(Vec::new())).unwrap();
    assert_ne!(idle.table().question(), &Question::Acted);
    assert_eq!((solo(&idle).force, toll(&idle)), (force, None));
}

/// XW-ABL-02: a Nantex gains a tractor token to rotate its turret, and is tractored by it.
#[test]
fn a_pinpoint_tractor_array_tractors_its_own_ship() {
    let mut table = flown("stalgasinhiveguard");
    let before = table.table().agility(label("S1"));
    say(&mut table, Answer::Places(vec![0])).unwrap();
    assert_eq!((table.table().question(), toll(&table)), (&Question::Acted, Some(Toll::Tractor)));
    say(&mut table, Answer::Go).unwrap();
    assert_eq!((solo(&table).tokens.tractor, table.table().agility(label("S1"))), (1, before - 1));
}
