//! The three action lists, linked actions, actions outside the activation.

use super::*;
use crate::combat::action_effect::{maneuver_colour, slam_maneuver};
use crate::content::{ActionKind as K, ContentFiles, Difficulty, STANDARD_FILES};
use crate::geometry::{EndSlot, Side, StandardArc, Turret};
use crate::rules::solo as rules;
use crate::solo::action::ActionContext;
use crate::solo::action::attitude::Attitude;
use crate::solo::approach::chart_entry::Direction;
use crate::solo::chance::{Pause, SoloRoll, TieKind};
use crate::solo::record::{ActionMeasurement, ActionRecord, Aim, Align, NoAction, Verdict};
use crate::solo::sight::{PlaceName, RepositionKind, Sight};
use Attitude::{Balanced, Defensive, Offensive};

fn act(position: &TablePosition<'static>, attitude: Attitude, tally: Option<&str>) -> Decision<ActionRecord> {
    let align = tally.map(|name| Align { object: ship(name), way: Direction::Towards });
    let acting = ActionContext { attitude: Some(attitude), prevented: None, speed: 2, align };
    with(position, &[], |pilot| pilot.act(acting))
}

/// The verdicts of one item, from 1.
fn verdicts(record: &ActionRecord, number: usize) -> Vec<(K, Verdict)> {
    record.items[number - 1].tries.iter().map(|tried| (tried.action, tried.verdict)).collect()
}

fn kinds(record: &ActionRecord) -> Vec<(K, Difficulty, Option<u8>)> {
    record.performed.iter().map(|done| (done.action.kind, done.action.colour, done.item)).collect()
}

fn place(record: &ActionRecord, index: usize) -> PlaceName {
    match &record.performed[index].aim {
        Aim::Place(place) => place.name,
        other => panic!("{other:?}"),
    }
}

const HERE: (f64, f64, f64) = (450.0, 450.0, 0.0);

fn solo(kind: &str, more: &str) -> String {
    piece("S1", kind, HERE, more)
}

/// An X-wing whose left arc line passes 10 mm outside the corner of the ship: rolled to the left it is out.
fn lurker() -> String {
    piece("R1", "t65xwing", (580.0, 330.0, 0.0), "")
}

/// An X-wing that faces away, this far to the right and ahead.
fn target(id: &str, right: f64, ahead: f64) -> String {
    piece(id, "t65xwing", (450.0 + right, 450.0 + ahead, 0.0), "")
}

/// XW-SOLO-42, XW-SOLO-13: the three left places leave the arc; the back one is nearest to the tally.
#[test]
fn defensive_one_leaves_an_enemy_arc() {
    let record = act(&table(&[solo("tielnfighter", ""), lurker()], &[]), Defensive, Some("R1")).unwrap();
    assert_eq!(kinds(&record), [(K::BarrelRoll, Difficulty::White, Some(1))]);
    assert_eq!(place(&record, 0), PlaceName::BarrelRoll { side: Side::Left, slot: EndSlot::Back });
    assert_eq!(record.items[0].rule, rules::LEAVE_ARC);
    let ActionMeasurement::Places(places) = &record.items[0].tries[0].measured else { panic!("places") };
    let leaving: Vec<usize> = places.iter().map(|place| place.leaves.len()).collect();
    assert_eq!(leaving, [1, 1, 1, 0, 0, 0]);
    assert_eq!(verdicts(&record, 4), [(K::Evade, Verdict::NotReached)]);
}

/// XW-SOLO-66: without a tally the three places are equal.
#[test]
fn equal_places_are_chance() {
    let position = table(&[solo("tielnfighter", ""), lurker()], &[]);
    let asked = SoloRoll::Lot { about: TieKind::Place, options: 3 };
    assert_eq!(act(&position, Defensive, None), Err(Pause::Roll(asked)));
}

/// XW-SOLO-41: without effect when measured (deep in the arc), or failing (obstacles on both sides): the next item.
#[test]
fn an_action_that_fails_or_does_nothing_gives_way() {
    let deep = table(&[solo("tielnfighter", ""), piece("R1", "t65xwing", (450.0, 250.0, 0.0), "")], &[]);
    let record = act(&deep, Defensive, None).unwrap();
    assert_eq!(
        verdicts(&record, 1),
        [(K::BarrelRoll, Verdict::NoEffect), (K::Boost, Verdict::NoAccess), (K::Slam, Verdict::NoAccess)]
    );
    assert_eq!(verdicts(&record, 2), [(K::Reinforce, Verdict::NoAccess)]);
    assert_eq!(kinds(&record), [(K::Evade, Difficulty::White, Some(4))]);
    assert_eq!(record.rule, rules::NEXT_ITEM);
    let rocks = [rock("A", 370.0, 450.0, 15.0), rock("B", 530.0, 450.0, 15.0)];
    let shut = act(&table(&[solo("tielnfighter", ""), lurker()], &rocks), Defensive, None).unwrap();
    assert_eq!(verdicts(&shut, 1)[0], (K::BarrelRoll, Verdict::WouldFail));
}

/// XW-SOLO-43: two ahead, one behind: fore. One each: the nearer one counts.
#[test]
fn defensive_two_reinforces_where_most_enemies_are() {
    let freighter = solo("yv666lightfreighter", "");
    let position = table(
        &[
            freighter.clone(),
            target("R1", -60.0, 250.0),
            target("R2", 60.0, 250.0),
            target("R3", 0.0, -100.0),
        ],
        &[],
    );
    let record = act(&position, Defensive, None).unwrap();
    assert_eq!(record.performed[0].aim, Aim::Arc { fore: true });
    assert_eq!(record.items[1].rule, rules::REINFORCE);
    let equal = table(&[freighter, target("R1", 0.0, 250.0), target("R3", 0.0, -100.0)], &[]);
    assert_eq!(act(&equal, Defensive, None).unwrap().performed[0].aim, Aim::Arc { fore: false });
}

/// XW-SOLO-44: R1 is nearer, R2 has a lock: R2. Range 1 only.
#[test]
fn defensive_three_jams_a_ship_with_a_lock_first() {
    let locked = piece("R2", "t65xwing", (450.0, 570.0, 0.0), r#","locks":[{"ship":"S1"}]"#);
    let position = table(&[solo("g1astarfighter", ""), target("R1", -90.0, 0.0), locked], &[]);
    let record = act(&position, Defensive, None).unwrap();
    assert_eq!(record.performed[0].aim, Aim::Ship(label("R2")));
    assert_eq!((record.performed[0].item, record.items[2].rule), (Some(3), rules::JAM));
    let plain = table(&[solo("g1astarfighter", ""), target("R1", -90.0, 0.0), target("R2", 0.0, 120.0)], &[]);
    assert_eq!(act(&plain, Defensive, None).unwrap().performed[0].aim, Aim::Ship(label("R1")));
    let far = table(&[solo("g1astarfighter", ""), target("R1", 0.0, 200.0)], &[]);
    assert_eq!(verdicts(&act(&far, Defensive, None).unwrap(), 3), [(K::Jam, Verdict::WouldFail)]);
}

/// XW-SOLO-45, XW-SOLO-46, XW-SOLO-47: evade, else focus, else calculate; a token that is held is not taken again.
#[test]
fn defensive_four_to_six_take_tokens() {
    let with = |kind: &str, tokens: &str| {
        let position =
            table(&[solo(kind, &format!(r#","tokens":{{{tokens}}}"#)), target("R1", 0.0, 250.0)], &[]);
        act(&position, Defensive, None).unwrap()
    };
    let evade = with("tielnfighter", "");
    assert_eq!(
        (kinds(&evade), evade.items[3].rule),
        (vec![(K::Evade, Difficulty::White, Some(4))], rules::DEFENSIVE_EVADE)
    );
    let focus = with("tielnfighter", r#""evade":1"#);
    assert_eq!(
        (kinds(&focus), focus.items[4].rule),
        (vec![(K::Focus, Difficulty::White, Some(5))], rules::DEFENSIVE_FOCUS)
    );
    assert_eq!(focus.items[3].tries[0].measured, ActionMeasurement::Held(1));
    assert!(with("tielnfighter", r#""evade":1,"focus":1"#).performed.is_empty());
    let calculate = with("vultureclassdroidfighter", "");
    assert_eq!(kinds(&calculate), [(K::Calculate, Difficulty::White, Some(6))]);
    assert_eq!(calculate.items[5].rule, rules::DEFENSIVE_CALCULATE);
}

/// XW-SOLO-48: the nearest friend at range 1-2 that can act and has no coordinate itself.
#[test]
fn balanced_one_coordinates_the_nearest_fit_friend() {
    let friend =
        |id: &str, kind: &str, right: f64, more: &str| piece(id, kind, (450.0 + right, 450.0, 0.0), more);
    let stressed = friend("S2", "tielnfighter", 80.0, r#","tokens":{"stress":1}"#);
    let officer = friend("S3", "sheathipedeclassshuttle", -80.0, "");
    let fit = friend("S4", "tielnfighter", 200.0, "");
    let far = friend("S5", "tielnfighter", -260.0, "");
    let all = [solo("sheathipedeclassshuttle", ""), stressed, officer, fit, far, target("R1", 0.0, 400.0)];
    let record = act(&table(&all, &[]), Balanced, None).unwrap();
    assert_eq!(record.performed[0].aim, Aim::Ship(label("S4")));
    assert_eq!(record.items[0].rule, rules::COORDINATE);
    let record = act(&table(&[all[0].clone(), all[1].clone(), all[5].clone()], &[]), Balanced, None).unwrap();
    assert_eq!(verdicts(&record, 1), [(K::Coordinate, Verdict::NoEffect)]);
    assert_eq!(kinds(&record), [(K::Focus, Difficulty::White, Some(3))]);
}

/// XW-SOLO-49: an obstacle 60 mm ahead: the rear slots are farthest from it, the left one is nearer to the tally.
#[test]
fn balanced_two_moves_away_from_an_obstacle_ahead() {
    let ships = [solo("tielnfighter", ""), target("R1", -150.0, 250.0)];
    let rocks = [rock("A", 450.0, 550.0, 20.0)];
    let record = act(&table(&ships, &rocks), Balanced, Some("R1")).unwrap();
    assert_eq!(place(&record, 0), PlaceName::BarrelRoll { side: Side::Left, slot: EndSlot::Back });
    assert_eq!(record.items[1].rule, rules::CLEAR_OBSTACLE);
    // Beyond range 2 it does not matter: 201 mm off.
    let far = [rock("A", 450.0, 691.0, 20.0)];
    assert_eq!(
        verdicts(&act(&table(&ships, &far), Balanced, None).unwrap(), 2)[0],
        (K::BarrelRoll, Verdict::NoEffect)
    );
}

/// XW-SOLO-50, XW-SOLO-51
#[test]
fn balanced_three_and_four_take_focus_or_calculate() {
    let focus =
        act(&table(&[solo("tielnfighter", ""), target("R1", 0.0, 250.0)], &[]), Balanced, None).unwrap();
    assert_eq!(
        (kinds(&focus), focus.items[2].rule),
        (vec![(K::Focus, Difficulty::White, Some(3))], rules::BALANCED_FOCUS)
    );
    let droid =
        act(&table(&[solo("vultureclassdroidfighter", ""), target("R1", 0.0, 250.0)], &[]), Balanced, None)
            .unwrap();
    assert_eq!(kinds(&droid), [(K::Calculate, Difficulty::White, Some(4))]);
    assert_eq!(droid.items[3].rule, rules::BALANCED_CALCULATE);
}

/// XW-SOLO-52: an X-wing just outside the arc comes into it by a roll to the right; forward is nearest to it.
#[test]
fn offensive_one_brings_an_enemy_into_arc() {
    let position = table(&[solo("tielnfighter", ""), target("R1", 150.0, 100.0)], &[]);
    let record = act(&position, Offensive, Some("R1")).unwrap();
    assert_eq!(place(&record, 0), PlaceName::BarrelRoll { side: Side::Right, slot: EndSlot::Forward });
    assert_eq!((record.items[0].rule, record.performed[0].item), (rules::BRING_INTO_ARC, Some(1)));
    // With an enemy already in arc, the ship does not move.
    let ahead = table(&[solo("tielnfighter", ""), target("R1", 150.0, 100.0), target("R2", 0.0, 250.0)], &[]);
    let record = act(&ahead, Offensive, Some("R1")).unwrap();
    assert!(matches!(record.items[0].tries[0].measured, ActionMeasurement::InArc(_)));
    assert_eq!(kinds(&record), [(K::Focus, Difficulty::White, Some(5))]);
}

/// XW-SOLO-53: torpedoes reach from range 2 on: R1 at 160 mm, not R2 at range 1. XW-SOLO-54: without them R2.
#[test]
fn offensive_two_and_three_lock() {
    let enemies = [target("R1", 0.0, 200.0), target("R2", -60.0, 90.0)];
    let [first, second] = enemies;
    let armed = solo("tiesabomber", r#","upgrades":{"torpedo":["protontorpedoes"]}"#);
    let record = act(&table(&[armed, first.clone(), second.clone()], &[]), Offensive, None).unwrap();
    assert_eq!(
        (record.performed[0].aim.clone(), record.performed[0].item),
        (Aim::Ship(label("R1")), Some(2))
    );
    assert_eq!(record.items[1].rule, rules::LOCK_FOR_WEAPON);
    let record = act(&table(&[solo("tiesabomber", ""), first, second], &[]), Offensive, None).unwrap();
    assert_eq!(record.items[1].tries[0].measured, ActionMeasurement::NoLockWeapon);
    assert_eq!(
        (record.performed[0].aim.clone(), record.performed[0].item),
        (Aim::Ship(label("R2")), Some(3))
    );
    assert_eq!(record.items[2].rule, rules::LOCK);
}

/// XW-SOLO-54: no enemy in arc: the nearest; locking a locked ship again has no effect. XW-SOLO-56: then focus.
#[test]
fn offensive_three_locks_the_nearest_when_none_is_in_arc() {
    let behind = target("R1", 0.0, -200.0);
    let record = act(&table(&[solo("t65xwing", ""), behind.clone()], &[]), Offensive, None).unwrap();
    assert_eq!(
        (record.performed[0].aim.clone(), record.performed[0].item),
        (Aim::Ship(label("R1")), Some(3))
    );
    let locked = solo("t65xwing", r#","locks":[{"ship":"R1"}]"#);
    let record = act(&table(&[locked, behind], &[]), Offensive, None).unwrap();
    assert_eq!(record.items[2].tries[0].measured, ActionMeasurement::LockedAlready(label("R1")));
    assert_eq!(
        (kinds(&record), record.items[4].rule),
        (vec![(K::Focus, Difficulty::White, Some(5))], rules::OFFENSIVE_FOCUS)
    );
}

/// XW-SOLO-55: spent torpedoes and no enemy in arc: the bomber's red reload.
#[test]
fn offensive_four_reloads() {
    let more = r#","upgrades":{"torpedo":["protontorpedoes"]},"charges":{"protontorpedoes":1},"locks":[{"ship":"R1"}]"#;
    let record =
        act(&table(&[solo("tiesabomber", more), target("R1", 0.0, -200.0)], &[]), Offensive, None).unwrap();
    assert_eq!(
        (kinds(&record), record.items[3].rule),
        (vec![(K::Reload, Difficulty::Red, Some(4))], rules::RELOAD)
    );
    let ahead =
        act(&table(&[solo("tiesabomber", more), target("R1", 0.0, 200.0)], &[]), Offensive, None).unwrap();
    assert_eq!(verdicts(&ahead, 4), [(K::Reload, Verdict::NoEffect)]);
}

/// XW-SOLO-70: a scenario's lock is never replaced. XW-SOLO-57: so the droid calculates.
#[test]
fn a_fixed_lock_stays() {
    let more = r#","locks":[{"ship":"R1"}],"fixed-lock":true"#;
    let ships = [solo("vultureclassdroidfighter", more), target("R1", 0.0, -400.0), target("R2", 0.0, 250.0)];
    let record = act(&table(&ships, &[]), Offensive, None).unwrap();
    assert_eq!(record.items[2].tries[0].measured, ActionMeasurement::FixedLock);
    assert_eq!(kinds(&record), [(K::Calculate, Difficulty::White, Some(6))]);
    assert_eq!(record.items[5].rule, rules::OFFENSIVE_CALCULATE);
}

/// A TIE whose bar is that of the printed example: evade, calculate, and focus linked to a red barrel roll.
fn example_content() -> &'static Content {
    let bar = r#"actions = ["focus", "evade", "barrel roll"]"#;
    let other = r#"actions = ["evade", "calculate", "focus > red barrel roll"]"#;
    let ships = STANDARD_FILES.ships.replace(bar, other);
    assert_ne!(ships, STANDARD_FILES.ships);
    Box::leak(Box::new(Content::read(&ContentFiles { ships: &ships, ..STANDARD_FILES }).unwrap()))
}

/// XW-SOLO-58: the printed example, both ways.
#[test]
fn the_printed_example_of_linked_actions() {
    let act_there = |enemy: String| {
        let json = format!(r#"{{"ships":[{},{enemy}]}}"#, solo("tielnfighter", ""));
        let position = TablePosition::from_json(example_content(), &json).unwrap();
        act(&position, Defensive, Some("R1")).unwrap()
    };
    let record = act_there(lurker());
    assert_eq!(
        kinds(&record),
        [(K::Focus, Difficulty::White, Some(5)), (K::BarrelRoll, Difficulty::Red, Some(1))]
    );
    assert_eq!(place(&record, 1), PlaceName::BarrelRoll { side: Side::Left, slot: EndSlot::Back });
    assert_eq!(record.rule, rules::LINKED);
    let record = act_there(piece("R1", "t65xwing", (450.0, 250.0, 0.0), ""));
    assert_eq!(kinds(&record), [(K::Evade, Difficulty::White, Some(4))]);
}

/// XW-SOLO-58: the HWK's lock is itself on the list, so it, rather than focus, leads to the red rotate.
#[test]
fn of_two_leads_the_one_higher_in_the_list() {
    let record =
        act(&table(&[solo("hwk290lightfreighter", ""), target("R1", 0.0, -200.0)], &[]), Offensive, None)
            .unwrap();
    assert_eq!(
        kinds(&record),
        [(K::Lock, Difficulty::White, Some(3)), (K::Rotate, Difficulty::Red, Some(1))]
    );
    assert_eq!(place(&record, 1), PlaceName::Rotate { turret: Turret::Single(StandardArc::Rear) });
}

/// XW-SOLO-58: a linked action after a move is measured from the new position: the Tri-fighter rolls out of the arc,
/// then evades.
#[test]
fn a_link_follows_a_move() {
    let record = act(&table(&[solo("droidtrifighter", ""), lurker()], &[]), Defensive, Some("R1")).unwrap();
    assert_eq!(
        kinds(&record),
        [(K::BarrelRoll, Difficulty::White, Some(1)), (K::Evade, Difficulty::Red, Some(4))]
    );
}

/// XW-SOLO-58: Autothrusters grant a red boost or barrel roll after an action: evade comes first.
#[test]
fn abilities_that_grant_actions_are_links_too() {
    let position = table(&[solo("tieininterceptor", ""), lurker()], &[]);
    let record = act(&position, Defensive, Some("R1")).unwrap();
    assert_eq!(
        kinds(&record),
        [(K::Evade, Difficulty::White, Some(4)), (K::BarrelRoll, Difficulty::Red, Some(1))]
    );
}

/// XW-SOLO-71
#[test]
fn no_action_while_stressed_or_stopped() {
    let position = table(&[solo("tielnfighter", r#","tokens":{"stress":1}"#), target("R1", 0.0, 250.0)], &[]);
    let record = act(&position, Defensive, None).unwrap();
    assert_eq!((record.none, record.rule), (Some(NoAction::Stressed), rules::NO_ACTION));
    assert!(record.performed.is_empty());
    let free = table(&[solo("tielnfighter", ""), target("R1", 0.0, 250.0)], &[]);
    let stopped = ActionContext {
        attitude: Some(Defensive),
        prevented: Some(NoAction::Overlapped),
        speed: 2,
        align: None,
    };
    assert!(with(&free, &[], |pilot| pilot.act(stopped)).unwrap().performed.is_empty());
}

/// XW-SOLO-37: an ionized ship has the focus action only, when it has no focus.
#[test]
fn an_ionized_ship_may_only_focus() {
    let position = table(&[solo("tielnfighter", r#","tokens":{"ion":1}"#), target("R1", 0.0, 250.0)], &[]);
    let acting = ActionContext { attitude: None, prevented: None, speed: 1, align: None };
    let record = with(&position, &[], |pilot| pilot.act(acting)).unwrap();
    assert_eq!((kinds(&record), record.rule), (vec![(K::Focus, Difficulty::White, Some(1))], rules::IONIZED));
}

/// XW-SOLO-59
#[test]
fn outside_the_activation_a_die_gives_the_attitude() {
    let position = table(&[solo("tielnfighter", ""), target("R1", 0.0, 250.0)], &[]);
    assert_eq!(with(&position, &[], |pilot| pilot.act_outside()), Err(Pause::Roll(SoloRoll::Attitude)));
    for (face, kind) in
        [(DefenseFace::Evade, K::Evade), (DefenseFace::Focus, K::Focus), (DefenseFace::Blank, K::Focus)]
    {
        let record = with(&position, &[SoloRollResult::Attitude(face)], |pilot| pilot.act_outside()).unwrap();
        assert_eq!((record.performed[0].action.kind, record.rule), (kind, rules::OUTSIDE));
    }
}

/// XW-ABL-33: obstacles on both sides prevent the roll of a TIE/ln, but not that of a Mining Guild TIE.
#[test]
fn notched_stabilizers_roll_onto_rocks() {
    let rocks = [rock("A", 370.0, 450.0, 30.0), rock("B", 530.0, 450.0, 30.0)];
    let free = |kind: &str| {
        let position = table(&[solo(kind, ""), target("R1", 0.0, 250.0)], &rocks);
        let sight = MapSight::new(&position, 0).unwrap();
        let places = sight.places(RepositionKind::BarrelRoll, 0, None).unwrap();
        places.iter().filter(|place| place.blocked.is_none()).count()
    };
    assert_eq!((free("tielnfighter"), free("modifiedtielnfighter")), (0, 6));
}

/// XW-ACT-13: a ship that locks beyond range 3 and not at range 1 can still lock at range 0.
#[test]
fn experimental_scanners_lock_at_range_0() {
    let scanner = crate::content::Content::standard()
        .ships()
        .iter()
        .find(|ship| {
            ship.ability
                .as_ref()
                .is_some_and(|ability| ability.key == crate::content::AbilityId::ExperimentalScanners)
        })
        .unwrap();
    let locks = |gap: f64| {
        let half = scanner.base.half() + 20.0;
        let position = table(&[solo(&scanner.xws, ""), target("R1", 0.0, half + gap)], &[]);
        !MapSight::new(&position, 0).unwrap().lock_targets().unwrap().is_empty()
    };
    assert_eq!([0.0, 50.0, 150.0, 350.0].map(locks), [true, false, true, true]);
}

/// XW-ACT-17: what a red SLAM leaves behind: stress, and a disarm token.
#[test]
fn a_red_slam_stresses_a_solo_ship() {
    let position = table(&[solo("fireball", ""), target("R1", 0.0, 250.0)], &[]);
    let sight = MapSight::new(&position, 0).unwrap();
    let places = sight.places(RepositionKind::Slam, 3, None).unwrap();
    let slam = crate::content::Action::white(K::Slam);
    for place in places {
        let PlaceName::Slam { maneuver, .. } = place.name else { panic!("a SLAM") };
        let mut craft = position.crafts[0].clone();
        let aim = Aim::Place(place);
        crate::solo::apply::performed(&mut craft, slam, &aim);
        assert_eq!((craft.tokens.stress, craft.tokens.disarm), (0, 1));
        assert_eq!(slam_maneuver(&aim).map(|(flown, _)| flown), Some(maneuver));
        maneuver_colour(maneuver.colour).apply(&mut craft.tokens, &mut craft.force);
        assert_eq!(craft.tokens.stress, u8::from(maneuver.colour == Difficulty::Red), "{maneuver:?}");
    }
}

/// XW-SOLO-37, XW-SOLO-48: an ionized friend is coordinated only for a focus that it has.
#[test]
fn an_ionized_friend_without_focus_is_not_coordinated() {
    let coordinates = |friend: &str, ion: u8| {
        let near = piece("S2", friend, (450.0, 570.0, 0.0), &format!(r#","tokens":{{"ion":{ion}}}"#));
        let shuttle = solo("lambdaclasst4ashuttle", "");
        let position = table(&[shuttle, near, target("R1", 0.0, -400.0)], &[]);
        let record = act(&position, Balanced, None).unwrap();
        record.performed.iter().any(|done| done.action.kind == K::Coordinate)
    };
    let any = |friend: &str| [0, 1].map(|ion| coordinates(friend, ion));
    let [free, ionized] = any("vultureclassdroidfighter");
    assert!(free && !ionized);
    assert_eq!(any("tielnfighter"), [true, true]);
}
