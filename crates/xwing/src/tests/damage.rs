//! Damage, and the fourteen kinds of damage cards.

use super::*;
use crate::content::DamageCard;
use crate::{DealtCard, Status, TargetedAction};

/// An attack with these results against a Y-wing without shields.
fn shot(crits: u8, hits: u8, hull_cards: &[DamageCard]) -> Match {
    let hurt = ShipEntry {
        shields: Some(0),
        damage: hull_cards.iter().map(|card| DealtCard::Up(*card)).collect(),
        ..theirs("T", "btla4ywing", 1, 400, 510)
    };
    let mut game = duel_of(ours("X", "t65xwing", 3, 400, 80), hurt);
    game.approach().choose(Choice::Fire(0, T)).reds(crits, hits, 0, 3 - crits - hits).greens(0, 0, 1);
    game
}

/// XW-DMG-01, XW-DMG-02, XW-DMG-03: shields first, then a card face down for a hit, face up for a crit.
#[test]
fn hits_then_crits_shields_then_cards() {
    let tough = ShipEntry { shields: Some(1), ..theirs("T", "btla4ywing", 1, 400, 510) };
    let mut game = duel_of(ours("X", "t65xwing", 3, 400, 80), tough);
    game.approach().choose(Choice::Fire(0, T)).reds(1, 2, 0, 0).greens(0, 0, 1);
    game.fall(Chance::Card(DamageCard::ConsoleFire));
    let ship = game.ship("T");
    assert_eq!(ship.shields, 0);
    assert_eq!(*ship.damage, [DealtCard::Down(0), DealtCard::Up(DamageCard::ConsoleFire)]);
}

/// XW-DMG-04, XW-DMG-05: destroyed with as many cards as hull; the remaining damage is dealt too.
#[test]
fn as_many_cards_as_hull() {
    let mut game = duel_of(
        ours("X", "t65xwing", 3, 400, 80),
        ShipEntry { damage: vec![DealtCard::Down(0)], ..theirs("T", "tielnfighter", 1, 400, 510) },
    );
    game.approach().choose(Choice::Fire(0, T)).reds(0, 3, 0, 0).greens(0, 0, 3);
    assert_eq!(game.ship("T").status, Status::Destroyed);
    let dealt = game.told.iter().filter(|event| matches!(event, Event::DealtDown { .. })).count();
    assert_eq!(dealt, 3);
}

/// XW-DMG-09, XW-DMG-17: Panicked Pilot gives two stress tokens, Direct Hit one more damage; both are repaired.
#[test]
fn cards_that_work_at_once() {
    let mut game = shot(1, 0, &[]);
    game.fall(Chance::Card(DamageCard::PanickedPilot));
    assert_eq!(game.ship("T").tokens.stress, 2);
    assert_eq!(*game.ship("T").damage, [DealtCard::Turned(DamageCard::PanickedPilot)]);
    let mut game = shot(1, 0, &[]);
    game.fall(Chance::Card(DamageCard::DirectHit));
    assert_eq!(*game.ship("T").damage, [DealtCard::Turned(DamageCard::DirectHit), DealtCard::Down(0)]);
}

/// XW-DMG-15: with a Hull Breach a hit is a crit.
#[test]
fn a_hull_breach_turns_hits_into_crits() {
    assert_eq!(shot(0, 1, &[DamageCard::HullBreach]).open(), Pending::roll(chance::Card(T)));
    assert_ne!(shot(0, 1, &[]).open(), Pending::roll(chance::Card(T)));
}

/// XW-DMG-16: Fuel Leak: one more hit after a crit, then it is repaired.
#[test]
fn fuel_leaks_after_a_crit() {
    let mut game = shot(1, 0, &[DamageCard::FuelLeak]);
    game.fall(Chance::Card(DamageCard::DamagedEngine));
    assert_eq!(
        *game.ship("T").damage,
        [
            DealtCard::Turned(DamageCard::FuelLeak),
            DealtCard::Up(DamageCard::DamagedEngine),
            DealtCard::Down(0)
        ]
    );
}

/// A ship of the first player with a faceup card, and the enemy far away.
fn hurt(card: DamageCard) -> Match {
    let entry = ShipEntry { damage: vec![DealtCard::Up(card)], ..ours("X", "t65xwing", 3, 400, 80) };
    duel_of(entry, theirs("T", "tielnfighter", 1, 400, 800))
}

/// XW-DMG-10: Console Fire: a die before the ship engages; a hit deals damage.
#[test]
fn a_console_burns() {
    for (hit, shields) in [(1, 1), (0, 2)] {
        let mut game = hurt(DamageCard::ConsoleFire);
        game.approach();
        game.reds(0, hit, 0, 1 - hit);
        assert_eq!(game.ship("X").shields, shields);
    }
}

/// XW-DMG-11: Disabled Power Regulator: an ion token before the ship engages; repaired by the ion maneuver.
#[test]
fn the_power_regulator_ionizes_until_the_ship_drifts() {
    let mut game = hurt(DamageCard::DisabledPowerRegulator);
    game.approach();
    assert_eq!((game.ship("X").tokens.ion, game.open()), (1, Pending::Ask(Question::Dials)));
    game.dials(&[straight(2)]).no_actions();
    assert_eq!(*game.ship("X").damage, [DealtCard::Turned(DamageCard::DisabledPowerRegulator)]);
}

/// XW-DMG-14: turns are one step harder.
#[test]
fn a_damaged_engine_makes_turns_harder() {
    let mut game = hurt(DamageCard::DamagedEngine);
    let turn = DialSetting { bearing: Bearing::Turn(crate::geometry::Side::Left), speed: 2 };
    game.dials(&[turn, straight(2)]).no_actions();
    assert_eq!(game.ship("X").tokens.stress, 1, "the white turn was red");
}

/// XW-DMG-18: Wounded Pilot: a die after an action; a hit or crit gives stress.
#[test]
fn a_wounded_pilot_is_strained_by_actions() {
    let mut game = hurt(DamageCard::WoundedPilot);
    game.dials(&[straight(2), straight(2)]).choose(Choice::Pass).choose(Choice::Act(TargetedAction::Focus));
    game.reds(1, 0, 0, 0);
    assert_eq!(game.ship("X").tokens.stress, 1);
}

/// XW-DMG-13: Stunned Pilot: one hit after an obstacle was met.
#[test]
fn a_stunned_pilot_suffers_at_obstacles() {
    let stunned = ShipEntry {
        damage: vec![DealtCard::Up(DamageCard::StunnedPilot)],
        ..ours("X", "t65xwing", 3, 400, 80)
    };
    let mut game = table(
        vec![stunned, theirs("T", "tielnfighter", 1, 700, 800)],
        &[("coreasteroid1", Placement::mm(400, 170, 0))],
    );
    game.dials(&[straight(2), straight(2)]).choose(Choice::Pass).reds(0, 0, 0, 1);
    assert_eq!(game.ship("X").shields, 1);
}

/// XW-DMG-21, XW-DMG-06: with Damaged Sensor Array only focus and the repair of the card are left; the repair turns
/// it face down.
#[test]
fn damaged_sensors_leave_focus_and_repair() {
    let mut game = hurt(DamageCard::DamagedSensorArray);
    game.dials(&[straight(2), straight(2)]).choose(Choice::Pass);
    let repair = Choice::Act(TargetedAction::Repair(DamageCard::DamagedSensorArray));
    assert_eq!(game.legal_choices(), [Choice::Act(TargetedAction::Focus), repair, Choice::Pass]);
    game.choose(repair);
    assert_eq!(*game.ship("X").damage, [DealtCard::Turned(DamageCard::DamagedSensorArray)]);
}

/// A ship of the first player with two faceup copies of a card.
fn hurt_twice(card: DamageCard) -> Match {
    let entry = ShipEntry { damage: vec![DealtCard::Up(card); 2], ..ours("X", "t65xwing", 3, 400, 80) };
    duel_of(entry, theirs("T", "tielnfighter", 1, 400, 800))
}

/// XW-DMG-23: two Console Fires roll two dice, two Disabled Power Regulators give two ion tokens.
#[test]
fn two_copies_work_twice_before_the_ship_engages() {
    let mut game = hurt_twice(DamageCard::ConsoleFire);
    game.approach().reds(0, 1, 0, 0).reds(0, 1, 0, 0);
    assert_eq!(game.ship("X").shields, 0);
    let mut game = hurt_twice(DamageCard::DisabledPowerRegulator);
    game.approach();
    assert_eq!(game.ship("X").tokens.ion, 2);
    game.dials(&[straight(2)]).no_actions();
    assert_eq!(*game.ship("X").damage, [DealtCard::Turned(DamageCard::DisabledPowerRegulator); 2]);
}

/// XW-DMG-23: two Wounded Pilots roll two dice, and two Damaged Engines make a turn two steps harder.
#[test]
fn two_copies_work_twice_in_the_activation() {
    let mut game = hurt_twice(DamageCard::WoundedPilot);
    game.dials(&[straight(2), straight(2)]).choose(Choice::Pass).choose(Choice::Act(TargetedAction::Focus));
    game.reds(1, 0, 0, 0).reds(0, 1, 0, 0);
    assert_eq!(game.ship("X").tokens.stress, 2);
    let engines = |copies| {
        let damage = vec![DealtCard::Up(DamageCard::DamagedEngine); copies];
        let game = duel_of(
            ShipEntry { damage, ..ours("X", "tieininterceptor", 3, 400, 80) },
            theirs("T", "tielnfighter", 1, 400, 800),
        );
        let turn = |entry: &crate::content::DialEntry| {
            entry.maneuver.bearing() == Bearing::Turn(crate::geometry::Side::Left) && entry.speed() == 2
        };
        game.state.craft(X).dial().into_iter().find(turn).unwrap().colour
    };
    use crate::content::Difficulty;
    assert_eq!([0, 1, 2].map(engines), [Difficulty::Blue, Difficulty::White, Difficulty::Red]);
}

/// XW-DMG-23: a crit triggers both Fuel Leaks, and a bank or turn both Loose Stabilizers.
#[test]
fn two_copies_work_twice_and_are_repaired() {
    let mut game = shot(1, 0, &[DamageCard::FuelLeak; 2]);
    game.fall(Chance::Card(DamageCard::DamagedEngine));
    let leaks = [DealtCard::Turned(DamageCard::FuelLeak); 2];
    assert_eq!(game.ship("T").damage[..2], leaks);
    assert_eq!(game.ship("T").damage.len(), 5, "the card itself, and one for each leak");
    let mut game = hurt_twice(DamageCard::LooseStabilizer);
    let bank = DialSetting { bearing: Bearing::Bank(crate::geometry::Side::Left), speed: 2 };
    game.dials(&[bank, straight(2)]).no_actions();
    assert_eq!(game.ship("X").shields, 0);
    assert_eq!(*game.ship("X").damage, [DealtCard::Turned(DamageCard::LooseStabilizer); 2]);
}

/// XW-DMG-12: a stationary maneuver is not a straight maneuver.
#[test]
fn a_loose_stabilizer_hurts_who_stops() {
    let shuttle = ShipEntry {
        damage: vec![DealtCard::Up(DamageCard::LooseStabilizer)],
        ..ours("X", "lambdaclasst4ashuttle", 3, 400, 80)
    };
    let mut game = duel_of(shuttle, theirs("T", "tielnfighter", 1, 400, 800));
    let stop = DialSetting { bearing: Bearing::Stationary, speed: 0 };
    game.dials(&[stop, straight(2)]).no_actions();
    assert_eq!(*game.ship("X").damage, [DealtCard::Turned(DamageCard::LooseStabilizer)]);
}
