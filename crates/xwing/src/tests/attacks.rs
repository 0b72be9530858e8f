//! Attacks: legal targets, numbers of dice, modifying dice, remaining results.

use super::*;
use crate::content::DamageCard;
use crate::craft::{Object, Tokens};
use crate::label::Label;
use crate::{DealtCard, DiceModifier, ModifyStep};

fn dice(game: &Match) -> (u8, u8) {
    let Pending::Roll(ChanceNode::RollAttack(chance::RollAttack { dice, .. })) = game.open() else {
        panic!("{:?}", game.open())
    };
    (dice, game.state.defense_dice())
}

/// XW-ATK-01, XW-ATK-05, XW-ATK-06: range 1 gives the attacker a die, range 3 the defender; beyond range 3 there is
/// no attack.
#[test]
fn range_gives_dice() {
    for (gap, expected) in [(60, (4, 3)), (150, (3, 3)), (250, (3, 4))] {
        let mut game = duel(gap);
        game.approach().choose(Choice::Fire(0, T));
        assert_eq!(dice(&game), expected, "{gap} mm");
    }
    let mut game = duel(310);
    assert_eq!(game.approach().open(), Pending::Ask(Question::Dials));
}

/// XW-OBS-05: an obstacle between the ships gives the defender a die.
#[test]
fn an_obstacle_between_gives_a_die() {
    let mut game = table(
        vec![ours("X", "t65xwing", 3, 400, 80), theirs("T", "tielnfighter", 1, 400, 550)],
        &[("coreasteroid0", Placement::mm(400, 315, 0))],
    );
    game.approach().choose(Choice::Fire(0, T));
    assert_eq!(dice(&game), (3, 4));
}

/// XW-OBS-06: through a gas cloud the defender may turn a blank into an evade.
#[test]
fn a_gas_cloud_turns_a_blank() {
    let mut game = table(
        vec![ours("X", "t65xwing", 3, 400, 80), theirs("T", "tielnfighter", 1, 400, 580)],
        &[("gascloud5", Placement::mm(400, 325, 0))],
    );
    game.approach().choose(Choice::Fire(0, T)).reds(0, 1, 0, 2).greens(0, 0, 5);
    game.choose(Choice::Change(DiceModifier::GasCloud));
    assert_eq!(game.ship("T").damage.len(), 0);
}

/// XW-ATK-04, XW-ATK-08, XW-ATK-13: torpedoes require the lock, cost a charge, have no range bonus, and change a hit
/// to a crit.
#[test]
fn proton_torpedoes() {
    let armed = |lock: Option<&str>, charges| ShipEntry {
        cards: vec!["protontorpedoes".into()],
        charges: Some(vec![charges]),
        lock: lock.map(|id| Object::Ship(Label::new(id).unwrap())),
        ..ours("X", "t65xwing", 3, 400, 80)
    };
    let far = || theirs("T", "tielnfighter", 1, 400, 610);
    for (lock, charges, shots) in [(None, 2, 1), (Some("T"), 0, 1), (Some("T"), 2, 2)] {
        let mut game = duel_of(armed(lock, charges), far());
        let fires =
            game.approach().legal_choices().iter().filter(|offer| matches!(offer, Choice::Fire(..))).count();
        assert_eq!(fires, shots);
    }
    let mut game = duel_of(armed(Some("T"), 2), far());
    game.approach().choose(Choice::Fire(1, T));
    // Range 3, and yet three dice against four.
    assert_eq!(dice(&game), (4, 3));
    assert_eq!(game.ship("X").cards[0].charges, 1);
    game.reds(0, 2, 0, 2).choose(Choice::Pass).greens(0, 0, 3);
    assert_eq!(game.open(), Pending::roll(chance::Card(T)));
    assert_eq!(game.ship("T").damage.len(), 1);
}

/// XW-ATK-12, XW-TOK-03, XW-ATK-07: focus changes every focus result, the lock rerolls once and is spent.
#[test]
fn focus_and_lock_change_attack_dice() {
    let ready = ShipEntry {
        tokens: Tokens { focus: 1, ..Tokens::default() },
        lock: Some(Object::Ship(Label::new("T").unwrap())),
        ..ours("X", "t65xwing", 3, 400, 80)
    };
    let mut game = duel_of(ready, theirs("T", "tielnfighter", 1, 400, 510));
    game.approach().choose(Choice::Fire(0, T)).reds(0, 0, 1, 2);
    game.choose(Choice::Reroll(DiceModifier::Lock, 0, 2));
    assert_eq!(game.ship("X").lock, None);
    game.reds(0, 0, 1, 1);
    // The rerolled blank cannot be rerolled again: only focus is left.
    assert_eq!(game.legal_choices(), [Choice::Change(DiceModifier::Focus), Choice::Pass]);
    game.choose(Choice::Change(DiceModifier::Focus));
    assert_eq!(game.state.public().attack.reds.all().hit, 2);
    game.greens(0, 0, 3);
    assert_eq!(game.ship("T").damage.len(), 2);
}

/// XW-ATK-12: calculate changes one focus result, evade a blank; XW-ATK-09: evades cancel hits before crits.
#[test]
fn the_defender_changes_defense_dice() {
    let tokens = Tokens { calculate: 1, evade: 1, ..Tokens::default() };
    let careful = ShipEntry { tokens, ..theirs("T", "tielnfighter", 1, 400, 510) };
    let mut game = duel_of(ours("X", "t65xwing", 3, 400, 80), careful);
    game.approach().choose(Choice::Fire(0, T)).reds(1, 2, 0, 0).greens(0, 2, 1);
    assert_eq!(game.open(), Pending::ask(question::Modify(T, ModifyStep::DefenseDice)));
    game.choose(Choice::Change(DiceModifier::Calculate)).choose(Choice::Change(DiceModifier::Evade));
    // Two evades against two hits and a crit: the crit remains.
    assert_eq!(game.open(), Pending::roll(chance::Card(T)));
    assert!(game.told.contains(&Event::Neutralized { target: T, hits: 0, crits: 1 }));
}

/// XW-TOK-04, XW-TOK-05: strain and deplete cost a die once; XW-TOK-09: a tractored ship rolls one die less.
#[test]
fn strain_deplete_and_tractor_cost_dice() {
    let depleted = ShipEntry {
        tokens: Tokens { deplete: 1, stress: 1, ..Tokens::default() },
        ..ours("X", "t65xwing", 3, 400, 80)
    };
    let weak = ShipEntry {
        tokens: Tokens { strain: 1, tractor: 1, ..Tokens::default() },
        ..theirs("T", "tielnfighter", 1, 400, 550)
    };
    let mut game = duel_of(depleted, weak);
    // White maneuvers remove nothing: 3 straight of the X-wing, 4 straight of the TIE.
    game.dials(&[straight(3), straight(4)]).no_actions().choose(Choice::Fire(0, T));
    assert_eq!(dice(&game), (3, 1), "range 1: 3 + 1 - 1 against 3 - 2");
    game.reds(0, 0, 0, 3).greens(0, 0, 1);
    assert_eq!((game.ship("X").tokens.deplete, game.ship("T").tokens.strain), (0, 0));
}

/// XW-TOK-08, XW-ATK-03: a cloaked ship rolls two extra dice and does not attack; it decloaks in the System Phase.
#[test]
fn a_cloaked_ship_hides() {
    let cloaked = ShipEntry {
        tokens: Tokens { cloak: 1, ..Tokens::default() },
        ..theirs("T", "tielnfighter", 1, 400, 510)
    };
    let mut game = duel_of(ours("X", "t65xwing", 3, 400, 80), cloaked.clone());
    game.dials(&[straight(2), straight(2)]).choose(Choice::Pass).no_actions().choose(Choice::Fire(0, T));
    assert_eq!(dice(&game), (3, 5));
    game.reds(0, 0, 0, 3).greens(0, 0, 5);
    assert_eq!(game.open(), Pending::Ask(Question::Dials), "it did not attack: a new round");
    let mut game = duel_of(ours("X", "t65xwing", 3, 100, 80), cloaked);
    game.dials(&[straight(2), straight(2)]).choose(Choice::Decloak(None));
    // The 2 straight ahead, then its maneuver.
    assert_eq!((game.ship("T").at.y, game.ship("T").tokens.cloak), (510_000 - 240_000, 0));
}

/// XW-TOK-06: jam removes a green token, otherwise the lock, otherwise it stays.
#[test]
fn jam_takes_what_it_finds() {
    let jammed =
        ShipEntry { tokens: Tokens { jam: 1, ..Tokens::default() }, ..ours("X", "t65xwing", 3, 400, 80) };
    let mut game = duel_of(jammed, theirs("T", "tielnfighter", 1, 400, 800));
    game.dials(&[straight(2), straight(2)]).choose(Choice::Pass);
    game.choose(Choice::Act(crate::TargetedAction::Focus));
    assert!(game.told.iter().any(|event| matches!(event, Event::Lost { token: crate::Token::Focus, .. })));
    assert!(game.told.iter().any(|event| matches!(event, Event::Lost { token: crate::Token::Jam, .. })));
}

/// XW-TOK-07: each reinforce token toward the attacker cancels one of several results, but never the last.
#[test]
fn reinforce_stops_one_of_several() {
    for (fore, aft, left) in [(1, 0, 2), (0, 1, 3), (2, 0, 1), (3, 0, 1)] {
        let tokens = Tokens { reinforce_fore: fore, reinforce_aft: aft, ..Tokens::default() };
        let mut game = duel_of(
            ours("X", "t65xwing", 3, 400, 80),
            ShipEntry { tokens, ..theirs("T", "btla4ywing", 1, 400, 510) },
        );
        game.approach().choose(Choice::Fire(0, T)).reds(0, 3, 0, 0).greens(0, 0, 1);
        assert!(game.told.contains(&Event::Neutralized { target: T, hits: left, crits: 0 }));
    }
}

/// XW-ATK-10: an ion cannon deals one damage, and ion tokens for the rest.
#[test]
fn an_ion_cannon_ionizes() {
    let armed = ShipEntry { cards: vec!["ioncannon".into()], ..ours("X", "t65xwing", 3, 400, 80) };
    let mut game = duel_of(armed, theirs("T", "btla4ywing", 1, 400, 510));
    game.approach().choose(Choice::Fire(1, T)).reds(1, 2, 0, 0).greens(0, 0, 1);
    assert_eq!((game.ship("T").shields, game.ship("T").tokens.ion), (1, 2));
}

/// XW-ATK-10, XW-TOK-06: a jamming beam deals no damage but jams for each result; the first jam token removes the
/// lock.
#[test]
fn a_jamming_beam_jams() {
    let armed = ShipEntry { cards: vec!["jammingbeam".into()], ..ours("X", "t65xwing", 3, 400, 80) };
    let locked = ShipEntry {
        lock: Some(Object::Ship(Label::new("X").unwrap())),
        ..theirs("T", "btla4ywing", 1, 400, 510)
    };
    let mut game = duel_of(armed, locked);
    game.approach().choose(Choice::Fire(1, T)).reds(1, 1, 0, 1).greens(0, 0, 1);
    assert_eq!((game.ship("T").shields, game.ship("T").lock), (2, None));
    assert!(game.told.iter().any(|event| matches!(event, Event::Unlocked { ship: T, .. })));
}

/// XW-ATK-11: plated hull turns a crit into a hit before the attacker does anything.
#[test]
fn plated_hull_works_first() {
    let mut game = duel_of(ours("X", "t65xwing", 3, 400, 80), theirs("T", "btlbywing", 1, 400, 510));
    game.approach().choose(Choice::Fire(0, T)).reds(1, 0, 0, 2).greens(0, 0, 1);
    assert!(game.told.contains(&Event::Neutralized { target: T, hits: 1, crits: 0 }));
}

/// XW-DMG-19, XW-DMG-20: one die less each; a blinded pilot modifies nothing.
#[test]
fn damage_cards_cost_dice_and_eyes() {
    let up = |cards: &[DamageCard], entry: ShipEntry| ShipEntry {
        damage: cards.iter().map(|card| DealtCard::Up(*card)).collect(),
        tokens: Tokens { focus: 1, ..Tokens::default() },
        ..entry
    };
    let ours = up(&[DamageCard::WeaponsFailure, DamageCard::BlindedPilot], ours("X", "t65xwing", 3, 400, 80));
    let theirs = up(&[DamageCard::StructuralDamage], theirs("T", "tielnfighter", 1, 400, 510));
    let mut game = duel_of(ours, theirs);
    game.approach().choose(Choice::Fire(0, T));
    assert_eq!(dice(&game), (2, 2));
    // The focus token may not be used: defense dice are next.
    game.reds(0, 0, 2, 0);
    assert!(matches!(game.open(), Pending::Roll(ChanceNode::RollDefense(_))));
}
