//! Weapon, target, dice and bombs.

use super::*;
use crate::content::{AbilityId, CardRef, WeaponArc};
use crate::rules::solo as rules;
use crate::solo::attack::dice_search::DiceStep;
use crate::solo::attack::spend::{Die, IncomingAttack, ModifierSource};
use crate::solo::attack::{AttackDetails, AttackRecord, NoAttack, WeaponVerdict as W};
use crate::solo::chance::{Pause, SoloRoll, TieKind};
use crate::solo::sight::Shot;

const HERE: (f64, f64, f64) = (450.0, 450.0, 0.0);

fn solo(kind: &str, more: &str) -> String {
    piece("S1", kind, HERE, more)
}

fn target(id: &str, right: f64, ahead: f64) -> String {
    piece(id, "t65xwing", (450.0 + right, 450.0 + ahead, 0.0), "")
}

fn engage(position: &TablePosition<'static>) -> Decision<AttackRecord> {
    with(position, &[], |pilot| pilot.engage())
}

fn weapons(record: &AttackRecord) -> Vec<(&str, W)> {
    record.weapons.iter().map(|one| (one.weapon.card.as_deref().unwrap_or("primary"), one.verdict)).collect()
}

const ARSENAL: &str =
    r#","upgrades":{"torpedo":["protontorpedoes"],"missile":["barragerockets"],"cannon":["ioncannon"]}"#;

/// XW-SOLO-17: the torpedoes need the lock and come first.
#[test]
fn a_lock_weapon_comes_first() {
    let armed = solo("tiesabomber", &format!(r#"{ARSENAL},"locks":[{{"ship":"R1"}}]"#));
    let record = engage(&table(&[armed, target("R1", 0.0, 200.0)], &[])).unwrap();
    assert_eq!(
        weapons(&record),
        [
            ("protontorpedoes", W::Taken),
            ("ioncannon", W::NotReached),
            ("barragerockets", W::NotReached),
            ("primary", W::NotReached)
        ]
    );
    assert_eq!(
        (record.weapons[0].rule, record.target.unwrap().rule),
        (rules::WEAPON_LOCK, rules::TARGET_LOCKED)
    );
}

/// XW-SOLO-18, XW-SOLO-23: without lock and focus the ion cannon is the first with a target.
#[test]
fn other_special_weapons_come_next() {
    let record = engage(&table(&[solo("tiesabomber", ARSENAL), target("R1", 0.0, 200.0)], &[])).unwrap();
    assert_eq!(
        weapons(&record),
        [
            ("protontorpedoes", W::NoTarget),
            ("ioncannon", W::Taken),
            ("barragerockets", W::NoToken),
            ("primary", W::NotReached)
        ]
    );
    assert_eq!(record.weapons[1].rule, rules::WEAPON_SPECIAL);
    // Without charges torpedoes are out whatever is locked.
    let empty = format!(r#"{ARSENAL},"charges":{{"protontorpedoes":0}},"locks":[{{"ship":"R1"}}]"#);
    let record = engage(&table(&[solo("tiesabomber", &empty), target("R1", 0.0, 200.0)], &[])).unwrap();
    assert_eq!(weapons(&record)[0], ("protontorpedoes", W::NoCharge));
}

/// XW-SOLO-18, XW-SOLO-66: with a focus the rockets and the cannon are equal (3): the same nearest target, so chance.
#[test]
fn equal_weapons_are_chance() {
    let armed = solo("tiesabomber", &format!(r#"{ARSENAL},"tokens":{{"focus":1}}"#));
    let asked = SoloRoll::Lot { about: TieKind::Weapon, options: 2 };
    assert_eq!(engage(&table(&[armed, target("R1", 0.0, 200.0)], &[])), Err(Pause::Roll(asked)));
}

/// XW-SOLO-19, XW-SOLO-23: the ARC-170's front weapon has no target, its rear weapon (2) has one.
#[test]
fn the_stronger_primary_weapon_is_tried_first() {
    let record = engage(&table(&[solo("arc170starfighter", ""), target("R1", 0.0, -200.0)], &[])).unwrap();
    let tried: Vec<_> =
        record.weapons.iter().map(|one| (one.weapon.arc, one.weapon.attack, one.verdict)).collect();
    assert_eq!(tried, [(WeaponArc::Front, 3, W::NoTarget), (WeaponArc::Rear, 2, W::Taken)]);
    assert_eq!((record.weapons[1].rule, record.target.unwrap().ship), (rules::WEAPON_PRIMARY, label("R1")));
}

/// XW-SOLO-20, XW-SOLO-22: the locked ship although another is nearer; without a lock the nearer one.
#[test]
fn the_locked_ship_is_the_target_else_the_nearest() {
    let enemies = [target("R1", 0.0, 250.0), target("R2", 60.0, 120.0)];
    let [far, near] = enemies;
    let locked = solo("t65xwing", r#","locks":[{"ship":"R1"}]"#);
    let record = engage(&table(&[locked, far.clone(), near.clone()], &[])).unwrap();
    assert_eq!(record.target.unwrap().ship, label("R1"));
    let target = engage(&table(&[solo("t65xwing", ""), far, near], &[])).unwrap().target.unwrap();
    assert_eq!((target.ship, target.rule, target.drawn), (label("R2"), rules::TARGET_NEAREST, false));
}

/// XW-SOLO-21: calibrated lasers work in the bullseye only: R1 there is taken although R2 is nearer.
#[test]
fn the_target_of_most_abilities_before_the_nearest() {
    let jedi = solo("delta7aethersprite", r#","upgrades":{"configuration":["calibratedlasertargeting"]}"#);
    let record = engage(&table(&[jedi, target("R1", 0.0, 250.0), target("R2", 70.0, 120.0)], &[])).unwrap();
    let target = record.target.unwrap();
    assert_eq!((target.ship, target.rule), (label("R1"), rules::TARGET_ABILITIES));
    let counts: Vec<_> = target.compared.iter().map(|one| (one.ship, one.abilities)).collect();
    assert_eq!(counts, [(label("R2"), 0), (label("R1"), 1)]);
}

/// XW-SOLO-22, XW-SOLO-66
#[test]
fn equally_near_targets_are_chance() {
    let position = table(&[solo("t65xwing", ""), target("R1", -60.0, 150.0), target("R2", 60.0, 150.0)], &[]);
    assert_eq!(engage(&position), Err(Pause::Roll(SoloRoll::Lot { about: TieKind::Target, options: 2 })));
}

/// XW-SOLO-23: no enemy in range, or disarmed: no attack. Touching ships are at range 0.
#[test]
fn without_a_valid_target_there_is_no_attack() {
    let far = engage(&table(&[solo("t65xwing", ""), target("R1", 0.0, 400.0)], &[])).unwrap();
    assert_eq!(weapons(&far), [("primary", W::NoTarget)]);
    assert_eq!(far.target, None);
    let touching = engage(&table(&[solo("t65xwing", ""), target("R1", 0.0, 40.0)], &[])).unwrap();
    assert_eq!(touching.target, None);
    let disarmed = solo("t65xwing", r#","tokens":{"disarm":1}"#);
    let record = engage(&table(&[disarmed, target("R1", 0.0, 200.0)], &[])).unwrap();
    assert!(record.none == Some(NoAttack::Disarmed) && record.target.is_none());
}

/// XW-SOLO-02, XW-SOLO-03: one ahead at range 1, one behind at range 2, one ahead at range 2: two dice.
#[test]
fn a_bomber_rolls_a_die_for_each_ship_near_it() {
    let bomber = |charges: u8| {
        let more =
            format!(r#","upgrades":{{"device":["protonbombs"]}},"charges":{{"protonbombs":{charges}}}"#);
        let enemies = [target("R1", 0.0, 100.0), target("R2", 0.0, -190.0), target("R3", 60.0, 190.0)];
        let [a, b, c] = enemies;
        table(&[solo("tiesabomber", &more), a, b, c], &[])
    };
    let check = |charges, rolled: &[SoloRollResult]| with(&bomber(charges), rolled, |pilot| pilot.system());
    assert_eq!(check(2, &[]), Err(Pause::Roll(SoloRoll::Bombs { dice: 2 })));
    let record = check(2, &[SoloRollResult::Bombs(1)]).unwrap();
    assert_eq!((record.drops, record.near.len(), record.device.as_deref()), (true, 2, Some("protonbombs")));
    assert!(!check(2, &[SoloRollResult::Bombs(0)]).unwrap().drops);
    let empty = check(0, &[]).unwrap();
    assert_eq!((empty.device, empty.results, empty.drops), (None, None, false));
}

fn dice<F: Copy>(faces: &[F]) -> Vec<Die<F>> {
    faces.iter().map(|face| Die { face: *face, rerolled: false }).collect()
}

fn shot(name: &str, in_bullseye: bool) -> Shot {
    Shot { ship: label(name), range: 2, distance: None, in_bullseye, in_front: true, obstructed: false }
}

/// XW-SOLO-27, XW-SOLO-28: with lock and focus, the blank is rerolled first; the torpedo's own crit is free.
#[test]
fn an_attacker_rerolls_then_focuses() {
    let more = r#","upgrades":{"torpedo":["protontorpedoes"]},"tokens":{"focus":1},"locks":[{"ship":"R1"}]"#;
    let position = table(&[solo("tiesabomber", more), target("R1", 0.0, 200.0)], &[]);
    let card = Content::standard().upgrade("protontorpedoes");
    let faces = dice(&[AttackFace::Hit, AttackFace::Focus, AttackFace::Blank]);
    let aim = shot("R1", true);
    let volley = AttackDetails { card, arc: WeaponArc::Front, shot: &aim, used: 0 };
    let record = with(&position, &[], |pilot| pilot.modify_attack(&faces, volley)).unwrap();
    assert_eq!(record.step, DiceStep::Reroll { by: ModifierSource::Lock, focus: 0, blank: 1 });
    assert_eq!(record.free[0].by, ModifierSource::Card(CardRef(card.unwrap())));
    assert_eq!(record.rules, [rules::ATTACK_MOST, rules::ATTACK_LEAST, rules::ATTACK_KEEP]);
    // XW-SOLO-29: no enemy has the bomber in arc: R1 faces away.
    assert!(!record.keep);
}

/// XW-SOLO-29: an enemy ship that has not engaged yet has the attacker in arc; once it has engaged, it does not
/// matter.
#[test]
fn an_attacker_in_an_open_arc_keeps_what_it_can() {
    for (engaged, keep) in [(false, true), (true, false)] {
        let foe = piece("R1", "t65xwing", (450.0, 650.0, 180.0), &format!(r#","engaged":{engaged}"#));
        let position = table(&[solo("tielnfighter", ""), foe], &[]);
        let aim = shot("R1", true);
        let volley = AttackDetails { card: None, arc: WeaponArc::Front, shot: &aim, used: 0 };
        let faces = dice(&[AttackFace::Hit]);
        let record = with(&position, &[], |pilot| pilot.modify_attack(&faces, volley)).unwrap();
        assert_eq!(record.keep, keep);
    }
}

/// XW-SOLO-61: calibrated lasers add a focus result in the bullseye, which the focus token then changes.
#[test]
fn a_card_adds_its_result_first() {
    let more = r#","upgrades":{"configuration":["calibratedlasertargeting"]},"tokens":{"focus":1},"force":0"#;
    let position = table(&[solo("delta7aethersprite", more), target("R1", 0.0, 200.0)], &[]);
    let aim = shot("R1", true);
    let volley = AttackDetails { card: None, arc: WeaponArc::Front, shot: &aim, used: 0 };
    let faces = dice(&[AttackFace::Hit, AttackFace::Blank]);
    let record = with(&position, &[], |pilot| pilot.modify_attack(&faces, volley)).unwrap();
    assert_eq!(record.added.len(), 1);
    assert_eq!(record.step, DiceStep::Change { by: vec![(ModifierSource::Focus, 1)], results: 2 });
}

/// XW-SOLO-24, XW-SOLO-61: a Fang at range 1 in the attacker's front arc changes one result at no cost.
#[test]
fn a_defender_uses_its_ability_before_tokens() {
    let position = table(
        &[solo("fangfighter", r#","tokens":{"evade":1},"engaged":true"#), target("R1", 0.0, 100.0)],
        &[],
    );
    let faces = dice(&[DefenseFace::Blank, DefenseFace::Evade]);
    let attack =
        IncomingAttack { hits: 1, crits: 1, range: 1, in_attackers_front: true, green: true, used: 0 };
    let record = with(&position, &[], |pilot| pilot.modify_defense(&faces, attack)).unwrap();
    assert_eq!(
        record.step,
        DiceStep::Change { by: vec![(ModifierSource::Ability(AbilityId::ConcordiaFaceoff), 1)], results: 2 }
    );
    let aside = IncomingAttack { in_attackers_front: false, ..attack };
    let record = with(&position, &[], |pilot| pilot.modify_defense(&faces, aside)).unwrap();
    assert_eq!(record.step, DiceStep::Change { by: vec![(ModifierSource::Evade, 1)], results: 2 });
}

/// XW-SOLO-26: before its own attack, with an enemy ship in arc, the TIE spends the evade and keeps the focus.
#[test]
fn a_defender_keeps_the_focus_for_its_attack() {
    let tokens = r#","tokens":{"evade":1,"focus":1}"#;
    let faces = dice(&[DefenseFace::Focus]);
    let attack =
        IncomingAttack { hits: 1, crits: 0, range: 2, in_attackers_front: true, green: true, used: 0 };
    let ahead = table(&[solo("tielnfighter", tokens), target("R1", 0.0, 200.0)], &[]);
    let record = with(&ahead, &[], |pilot| pilot.modify_defense(&faces, attack)).unwrap();
    assert_eq!(
        (record.keep, record.step),
        (true, DiceStep::Change { by: vec![(ModifierSource::Evade, 1)], results: 1 })
    );
    let behind = table(&[solo("tielnfighter", tokens), target("R1", 0.0, -200.0)], &[]);
    let asked = SoloRoll::Lot { about: TieKind::Dice, options: 2 };
    assert_eq!(with(&behind, &[], |pilot| pilot.modify_defense(&faces, attack)), Err(Pause::Roll(asked)));
}

/// XW-SOLO-24: Plated Hull changes a crit of the attack dice while the ship has no faceup card.
#[test]
fn plated_hull_softens_a_crit() {
    let attack =
        IncomingAttack { hits: 0, crits: 1, range: 2, in_attackers_front: true, green: true, used: 0 };
    for (more, free) in [("", 1), (r#","faceup":["hull-breach"]"#, 0)] {
        let position = table(&[solo("btlbywing", more), target("R1", 0.0, 200.0)], &[]);
        let record = with(&position, &[], |pilot| pilot.modify_defense(&dice(&[]), attack)).unwrap();
        assert_eq!(record.free.len(), free);
    }
}

/// XW-SOLO-61: networked calculations spend the calculate of a friend at range 0-1.
#[test]
fn droids_share_their_calculations() {
    let friend = piece("S2", "vultureclassdroidfighter", (550.0, 450.0, 0.0), r#","tokens":{"calculate":1}"#);
    let position = table(
        &[solo("vultureclassdroidfighter", r#","tokens":{"calculate":1}"#), friend, target("R1", 0.0, 200.0)],
        &[],
    );
    let faces = dice(&[AttackFace::Focus, AttackFace::Hit]);
    let aim = shot("R1", true);
    let volley = AttackDetails { card: None, arc: WeaponArc::Front, shot: &aim, used: 0 };
    let record = with(&position, &[], |pilot| pilot.modify_attack(&faces, volley)).unwrap();
    assert_eq!(
        record.step,
        DiceStep::Change {
            by: vec![(ModifierSource::Ability(AbilityId::NetworkedCalculations), 1)],
            results: 2
        }
    );
}

/// XW-SOLO-73: on or touching an asteroid there is no attack; one millimeter away, or on debris, there is.
#[test]
fn no_attack_at_range_0_of_an_asteroid() {
    let fires = |rock: String| {
        let position = table(&[solo("tielnfighter", ""), target("R1", 0.0, 200.0)], &[rock]);
        let record = engage(&position).unwrap();
        (record.target.is_some(), record.none)
    };
    let barred = (false, Some(NoAttack::Asteroids(vec![label("A")])));
    assert_eq!(fires(rock("A", 450.0, 450.0, 10.0)), barred);
    // The base reaches from 430 to 470.
    assert_eq!(fires(rock("A", 420.0, 450.0, 10.0)), barred);
    assert_eq!(fires(rock("A", 419.0, 450.0, 10.0)), (true, None));
    assert_eq!(fires(rock("A", 450.0, 450.0, 10.0).replace("asteroid", "debris_cloud")), (true, None));
}

/// XW-SOLO-70: a lock that belongs to the scenario cannot be spent on rerolls; another one can.
#[test]
fn a_scenario_lock_is_not_spent() {
    let mut position =
        table(&[solo("tielnfighter", r#","locks":[{"ship":"R1"}]"#), target("R1", 0.0, 200.0)], &[]);
    let faces = dice(&[AttackFace::Blank, AttackFace::Hit]);
    let aim = shot("R1", false);
    let volley = AttackDetails { card: None, arc: WeaponArc::Front, shot: &aim, used: 0 };
    let step = |position: &TablePosition<'static>| {
        with(position, &[], |pilot| pilot.modify_attack(&faces, volley)).unwrap().step
    };
    assert_eq!(step(&position), DiceStep::Reroll { by: ModifierSource::Lock, focus: 0, blank: 1 });
    position.crafts[0].lock_is_fixed = true;
    assert_eq!(step(&position), DiceStep::Done);
}

/// XW-DMG-23, XW-DMG-19: two Weapons Failures cost two dice.
#[test]
fn two_weapons_failures_cost_two_dice() {
    let position = table(
        &[solo("t65xwing", r#","faceup":["weapons-failure","weapons-failure"]"#), target("R1", 0.0, 200.0)],
        &[],
    );
    let aim = shot("R1", false);
    let volley = AttackDetails { card: None, arc: WeaponArc::Front, shot: &aim, used: 0 };
    let dice = with(&position, &[], |pilot| pilot.attack_dice(3, volley, 0)).unwrap();
    let near = u8::from(aim.range == 1);
    assert_eq!(dice, 1 + near);
}

/// XW-ABL-34: the friend need not be a droid of the same ability.
#[test]
fn any_friend_calculates() {
    let friend = piece("S2", "hmpdroidgunship", (550.0, 450.0, 0.0), r#","tokens":{"calculate":1}"#);
    let position = table(&[solo("vultureclassdroidfighter", ""), friend, target("R1", 0.0, 200.0)], &[]);
    let faces = dice(&[AttackFace::Focus, AttackFace::Hit]);
    let aim = shot("R1", true);
    let volley = AttackDetails { card: None, arc: WeaponArc::Front, shot: &aim, used: 0 };
    let record = with(&position, &[], |pilot| pilot.modify_attack(&faces, volley)).unwrap();
    let by = vec![(ModifierSource::Ability(AbilityId::NetworkedCalculations), 1)];
    assert_eq!(record.step, DiceStep::Change { by, results: 2 });
}
