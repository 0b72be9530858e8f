//! Repairs, with the option on (XW-SOLO-72).

use super::*;
use crate::content::{ActionKind as K, DamageCard};
use crate::rules::solo as rules;
use crate::solo::action::ActionContext;
use crate::solo::action::attitude::Attitude;
use crate::solo::chance::{Pause, SoloRoll, TieKind};
use crate::solo::record::{ActionRecord, NoAction, Verdict};

const REPAIRS: SoloOptions = SoloOptions { repairs: true, attitude_follows_turned_die: true };

/// A TIE with these damage cards and an enemy ship 180 mm ahead: only focus is left of the offensive list.
fn tie(faceup: &str, more: &str) -> TablePosition<'static> {
    let more = format!(r#","faceup":[{faceup}]{more}"#);
    let foe = piece("R1", "t65xwing", (450.0, 670.0, 0.0), "");
    table(&[piece("S1", "tielnfighter", (450.0, 450.0, 0.0), &more), foe], &[])
}

fn act(
    position: &TablePosition<'static>,
    options: SoloOptions,
    attitude: Option<Attitude>,
    rolled: &[SoloRollResult],
) -> Decision<ActionRecord> {
    let acting = ActionContext { attitude, prevented: None, speed: 2, align: None };
    with_options(position, rolled, options, |pilot| pilot.act(acting))
}

const BREACH: &str = r#""hull-breach""#;

/// XW-SOLO-72: off by default; if on, the repair comes before the focus item.
#[test]
fn a_repair_comes_before_focus_where_the_table_plays_so() {
    let position = tie(BREACH, "");
    let plain = act(&position, SoloOptions::default(), Some(Attitude::Offensive), &[]).unwrap();
    assert_eq!((plain.repair, plain.performed[0].action.kind), (None, K::Focus));
    let repaired = act(&position, REPAIRS, Some(Attitude::Offensive), &[]).unwrap();
    assert!(repaired.performed.is_empty());
    assert_eq!(repaired.rule, rules::REPAIR);
    let repair = repaired.repair.unwrap();
    assert_eq!((repair.before, repair.card, repair.drawn), (5, Some(DamageCard::HullBreach), false));
    assert_eq!(repaired.items[4].tries[0].verdict, Verdict::NotReached);
    assert_ne!(repaired.items[0].tries[0].verdict, Verdict::NotReached);
}

/// XW-SOLO-72: a defensive TIE evades first, which is above focus in the list.
#[test]
fn items_above_focus_come_before_a_repair() {
    let record = act(&tie(BREACH, ""), REPAIRS, Some(Attitude::Defensive), &[]).unwrap();
    assert_eq!(record.performed[0].action.kind, K::Evade);
    let repair = record.repair.unwrap();
    assert_eq!((repair.reached, repair.card), (false, None));
}

/// XW-SOLO-72: with a focus token no item of the list is left, but the repair is.
#[test]
fn a_repair_needs_no_free_focus_item() {
    let record =
        act(&tie(BREACH, r#","tokens":{"focus":1}"#), REPAIRS, Some(Attitude::Offensive), &[]).unwrap();
    assert_eq!(record.repair.unwrap().card, Some(DamageCard::HullBreach));
}

/// XW-SOLO-72, XW-SOLO-71, XW-SOLO-37: not while stressed, nor ionized; a card without a repair action stays.
#[test]
fn who_cannot_repair() {
    let stressed = tie(BREACH, r#","tokens":{"stress":1}"#);
    let record = act(&stressed, REPAIRS, Some(Attitude::Offensive), &[]).unwrap();
    assert_eq!((record.repair, record.none), (None, Some(NoAction::Stressed)));
    let ionized = act(&tie(BREACH, ""), REPAIRS, None, &[]).unwrap();
    assert_eq!((ionized.repair, ionized.performed[0].action.kind), (None, K::Focus));
    let engine = act(&tie(r#""damaged-engine""#, ""), REPAIRS, Some(Attitude::Offensive), &[]).unwrap();
    assert_eq!((engine.repair, engine.performed[0].action.kind), (None, K::Focus));
}

/// XW-SOLO-72, XW-SOLO-66: one of two cards is chosen at random.
#[test]
fn of_several_cards_one_is_drawn() {
    let both = tie(r#""fuel-leak","structural-damage","hull-breach""#, "");
    let asked = SoloRoll::Lot { about: TieKind::Repair, options: 2 };
    assert_eq!(act(&both, REPAIRS, Some(Attitude::Offensive), &[]), Err(Pause::Roll(asked)));
    let record = act(&both, REPAIRS, Some(Attitude::Offensive), &[SoloRollResult::Lot(1)]).unwrap();
    let repair = record.repair.unwrap();
    assert_eq!((repair.card, repair.drawn), (Some(DamageCard::HullBreach), true));
}
