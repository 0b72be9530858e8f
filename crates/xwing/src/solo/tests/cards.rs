//! Actions that abilities grant at certain times.

use super::*;
use crate::content::ActionKind as K;
use crate::content::effect::GrantTrigger;
use crate::rules::solo as rules;
use crate::solo::action::attitude::Attitude;
use crate::solo::action::grants::{GrantOutcome, GrantRecord};
use crate::solo::approach::chart_entry::Direction;
use crate::solo::chance::{Pause, SoloRoll};
use crate::solo::record::{Aim, Align};

const HERE: (f64, f64, f64) = (450.0, 450.0, 0.0);

fn granted(
    position: &TablePosition<'static>,
    after: GrantTrigger,
    rolled: &[SoloRollResult],
) -> Decision<Vec<GrantRecord>> {
    let align = Some(Align { object: ship("R1"), way: Direction::Towards });
    with(position, rolled, |pilot| pilot.granted(after, align))
}

fn uses(records: &[GrantRecord]) -> Vec<(K, GrantOutcome)> {
    records.iter().flat_map(|record| &record.tries).map(|tried| (tried.action.kind, tried.used)).collect()
}

/// XW-SOLO-60, XW-SOLO-63: Full Throttle's evade is used if an attack is possible, otherwise not.
#[test]
fn a_green_token_is_taken_when_there_may_be_fire() {
    let defender = piece("S1", "tieddefender", HERE, "");
    let facing = table(&[defender.clone(), piece("R1", "t65xwing", (450.0, 250.0, 0.0), "")], &[]);
    let records = granted(&facing, GrantTrigger::FastFullManeuver, &[]).unwrap();
    assert_eq!(uses(&records), [(K::Evade, GrantOutcome::Used)]);
    assert_eq!((records[0].tries[0].rule, records[0].source.as_str()), (rules::CARD_GREEN, "fullthrottle"));
    let quiet = table(&[defender, piece("R1", "t65xwing", (450.0, 50.0, 180.0), "")], &[]);
    assert_eq!(
        uses(&granted(&quiet, GrantTrigger::FastFullManeuver, &[]).unwrap()),
        [(K::Evade, GrantOutcome::NoEffect)]
    );
    assert_eq!(granted(&quiet, GrantTrigger::FullManeuver, &[]).unwrap(), []);
}

/// XW-SOLO-62, XW-SOLO-64: measured first: an obstacle prevents every boost, a barrel roll to the left leaves the
/// arc; it costs Force.
#[test]
fn a_move_is_made_when_it_helps() {
    let jedi = |force: u8| piece("S1", "delta7aethersprite", HERE, &format!(r#","force":{force}"#));
    let lurker = piece("R1", "t65xwing", (580.0, 330.0, 0.0), "");
    let rocks = [rock("A", 450.0, 485.0, 8.0)];
    let records =
        granted(&table(&[jedi(1), lurker.clone()], &rocks), GrantTrigger::FullManeuver, &[]).unwrap();
    assert_eq!(uses(&records), [(K::Boost, GrantOutcome::NoEffect), (K::BarrelRoll, GrantOutcome::Used)]);
    assert_eq!(records[0].tries[1].rule, rules::CARD_MOVES);
    let Some(Aim::Place(place)) = &records[0].tries[1].aim else { panic!("a place") };
    assert_eq!(place.leaves, [label("R1")]);
    let broke = granted(&table(&[jedi(0), lurker], &[]), GrantTrigger::FullManeuver, &[]).unwrap();
    assert_eq!(uses(&broke), [(K::Boost, GrantOutcome::Cannot), (K::BarrelRoll, GrantOutcome::Cannot)]);
    assert_eq!(broke[0].tries[0].rule, rules::CARD_GRANTS);
}

/// XW-SOLO-64: from 220 mm a boost comes to range 1 of the nearest enemy ship: a bonus die is reason enough.
#[test]
fn a_bonus_die_is_reason_enough_to_move() {
    let jedi = piece("S1", "delta7aethersprite", HERE, r#","force":1"#);
    // 210 between centers is 170 between bases, range 2; boosted by 80 it is 90, range 1. R1 faces away.
    let position = table(&[jedi, piece("R1", "t65xwing", (450.0, 660.0, 0.0), "")], &[]);
    let records = granted(&position, GrantTrigger::FullManeuver, &[]).unwrap();
    assert_eq!(uses(&records), [(K::Boost, GrantOutcome::Used), (K::BarrelRoll, GrantOutcome::NotReached)]);
}

/// XW-SOLO-65: a lock is a threatening action: it is performed if the defense die gives offensive.
#[test]
fn an_unclear_action_is_left_to_the_defense_die() {
    let position = table(
        &[piece("S1", "tiebainterceptor", HERE, ""), piece("R1", "t65xwing", (450.0, 650.0, 0.0), "")],
        &[],
    );
    assert_eq!(granted(&position, GrantTrigger::FullManeuver, &[]), Err(Pause::Roll(SoloRoll::Attitude)));
    let offensive =
        granted(&position, GrantTrigger::FullManeuver, &[SoloRollResult::Attitude(DefenseFace::Blank)])
            .unwrap();
    assert_eq!(uses(&offensive), [(K::Lock, GrantOutcome::Used), (K::BarrelRoll, GrantOutcome::NotReached)]);
    assert_eq!(offensive[0].tries[0].aim, Some(Aim::Ship(label("R1"))));
    assert_eq!(
        (offensive[0].tries[0].rolled, offensive[0].tries[0].rule),
        (Some(Attitude::Offensive), rules::CARD_OTHER)
    );
    let calm =
        granted(&position, GrantTrigger::FullManeuver, &[SoloRollResult::Attitude(DefenseFace::Evade)])
            .unwrap();
    assert_eq!(uses(&calm)[0], (K::Lock, GrantOutcome::OtherAttitude));
    // A ship that is strained already cannot pay.
    let strained = piece("S1", "tiebainterceptor", HERE, r#","tokens":{"strain":1}"#);
    let position = table(&[strained, piece("R1", "t65xwing", (450.0, 650.0, 0.0), "")], &[]);
    assert_eq!(
        uses(&granted(&position, GrantTrigger::FullManeuver, &[]).unwrap()),
        [(K::Lock, GrantOutcome::Cannot), (K::BarrelRoll, GrantOutcome::Cannot)]
    );
}

/// XW-SOLO-60: a card that is not whole is listed in the record instead of being ignored silently.
#[test]
fn cards_without_a_written_effect_are_named() {
    let ace = piece("S1", "tielnfighter", HERE, r#","upgrades":{"astromech":["r4astromech"]}"#);
    let position = table(&[ace, piece("R1", "t65xwing", (450.0, 650.0, 0.0), "")], &[]);
    let acting = crate::solo::action::ActionContext {
        attitude: Some(Attitude::Balanced),
        prevented: None,
        speed: 2,
        align: None,
    };
    let record = with(&position, &[], |pilot| pilot.act(acting)).unwrap();
    assert_eq!(record.unwritten, ["r4astromech"]);
}

/// XW-SOLO-63: no ship is in arc, but an enemy ship of higher initiative has not activated yet, so an attack is
/// possible.
#[test]
fn an_enemy_that_has_yet_to_fly_may_fire() {
    let defender = piece("S1", "tieddefender", HERE, "");
    let away = |initiative: u8| {
        piece("R1", "t65xwing", (450.0, 50.0, 180.0), "")
            .replace(r#""initiative":2"#, &format!(r#""initiative":{initiative}"#))
    };
    for (initiative, used) in
        [(3, GrantOutcome::Used), (2, GrantOutcome::NoEffect), (1, GrantOutcome::NoEffect)]
    {
        let position = table(&[defender.clone(), away(initiative)], &[]);
        let records = granted(&position, GrantTrigger::FastFullManeuver, &[]).unwrap();
        assert_eq!(uses(&records), [(K::Evade, used)], "initiative {initiative}");
    }
}

/// XW-SOLO-37: an ionized ship performs no granted action except focus.
#[test]
fn an_ionized_ship_is_granted_nothing() {
    let jedi = piece("S1", "delta7aethersprite", HERE, r#","force":1,"tokens":{"ion":1}"#);
    let position = table(&[jedi, piece("R1", "t65xwing", (450.0, 660.0, 0.0), "")], &[]);
    let records = granted(&position, GrantTrigger::FullManeuver, &[]).unwrap();
    assert_eq!(uses(&records), [(K::Boost, GrantOutcome::Cannot), (K::BarrelRoll, GrantOutcome::Cannot)]);
}
