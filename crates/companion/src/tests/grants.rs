//! Actions granted by abilities: shown with their place and cost, and paid when they are performed.

use super::*;
use crate::event::Event;
use crate::question::Question;
use crate::question::answer::{ManeuverEnd, Sector};
use xwing::craft::Craft;
use xwing::dice::{AttackFace, DefenseFace};
use xwing::solo::apply::GrantCost;
use xwing::solo::{ApproachRoll, SoloRollResult};

/// The solo ship has executed its maneuver in full, with one enemy ahead of it.
fn flown(pilot: &str) -> Session {
    let solo =
        SquadShip { pilot: Some(pilot.into()), ship: None, initiative: Some(1), ..ship("S1", "", 1, None) };
    let ships = vec![solo, ship("R1", "t65xwing", 3, None)];
    let mut session = Session::new(&setup(Mode::Quick, Roller::Person, ships)).unwrap();
    reply(&mut session, Answer::Go).unwrap();
    reply(&mut session, Answer::Go).unwrap();
    reply(&mut session, Answer::Where { sector: Sector::FrontLeft, far: false }).unwrap();
    let roll = ApproachRoll { defense: DefenseFace::Evade, attack: AttackFace::Hit };
    enter_roll(&mut session, RollResult::Solo(SoloRollResult::Approach(roll))).unwrap();
    reply(&mut session, Answer::Flown { landed: ManeuverEnd::Full, met: Vec::new() }).unwrap();
    session
}

fn solo(session: &Session) -> &Craft<'static> {
    session.state().craft(label("S1")).unwrap()
}

fn toll(session: &Session) -> Option<GrantCost> {
    session.events().iter().rev().find_map(|event| match event {
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
    let mut session = flown("firstorderprovocateur");
    assert_eq!(session.state().question(), &Question::InArc);
    reply(&mut session, Answer::Ships(Vec::new())).unwrap();
    assert_eq!(session.state().question(), &Question::LockTarget);
    reply(&mut session, Answer::Ships(Vec::new())).unwrap();
    assert!(
        matches!(session.state().question(), Question::Places { .. }),
        "{:?}",
        session.state().question()
    );
    reply(&mut session, Answer::Places(vec![0])).unwrap();
    assert_eq!((session.state().question(), toll(&session)), (&Question::Acted, Some(GrantCost::Strain)));
    assert_eq!(
        (solo(&session).tokens.strain, session.state().base_defense_dice(label("S1"), label("R1"))),
        (0, 3)
    );
    reply(&mut session, Answer::Go).unwrap();
    assert_eq!(
        (solo(&session).tokens.strain, session.state().base_defense_dice(label("S1"), label("R1"))),
        (1, 2)
    );
    assert!(solo(&session).acted.contains(&xwing::content::ActionKind::BarrelRoll));
}

/// XW-ACT-20: a Delta-7 spends its one Force for the boost; without a place to boost to, it pays nothing and no
/// question is asked.
#[test]
fn fine_tuned_controls_take_the_force() {
    let mut session = flown("jediknight");
    let force = solo(&session).force;
    assert!(force > 0);
    reply(&mut session, Answer::Places(vec![0])).unwrap();
    assert_eq!((session.state().question(), toll(&session)), (&Question::Acted, Some(GrantCost::Force)));
    reply(&mut session, Answer::Go).unwrap();
    assert_eq!(solo(&session).force, force - 1);
    let mut idle = flown("jediknight");
    reply(&mut idle, Answer::Places(Vec::new())).unwrap();
    reply(&mut idle, Answer::Places(Vec::new())).unwrap();
    assert_ne!(idle.state().question(), &Question::Acted);
    assert_eq!((solo(&idle).force, toll(&idle)), (force, None));
}

/// XW-ABL-02: a Nantex gains a tractor token to rotate its turret, and is tractored by it.
#[test]
fn a_pinpoint_tractor_array_tractors_its_own_ship() {
    let mut session = flown("stalgasinhiveguard");
    let before = session.state().base_defense_dice(label("S1"), label("R1"));
    reply(&mut session, Answer::Places(vec![0])).unwrap();
    assert_eq!((session.state().question(), toll(&session)), (&Question::Acted, Some(GrantCost::Tractor)));
    reply(&mut session, Answer::Go).unwrap();
    assert_eq!(
        (solo(&session).tokens.tractor, session.state().base_defense_dice(label("S1"), label("R1"))),
        (1, before - 1)
    );
}
