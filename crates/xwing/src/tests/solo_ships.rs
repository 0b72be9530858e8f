//! Solo ships in a match: the locks of scenarios, and destroyed ships as targets.

use super::*;
use crate::DealtCard;
use crate::craft::{Object, Tokens};
use crate::label::Label;

fn locked(id: &str) -> Option<Object> {
    Some(Object::Ship(Label::new(id).unwrap()))
}

/// An ionized ship: it flies its 1 straight without a dial or a roll.
fn drifting(entry: ShipEntry) -> ShipEntry {
    ShipEntry { tokens: Tokens { ion: 1, ..Tokens::default() }, ..entry }
}

/// The same ship, flown by the solo system.
fn solo(entry: ShipEntry) -> ShipEntry {
    drifting(ShipEntry { seat: None, ..entry })
}

fn begun(ships: Vec<ShipEntry>, first: Team) -> Match {
    let setup = Setup {
        options: Options { first, ..Options::default() },
        seats: 1,
        round: 1,
        ships,
        ..Setup::default()
    };
    Match { state: State::begin(Content::standard(), &setup).unwrap(), told: Vec::new() }
}

impl Match {
    /// Passes, and takes tied ships in list order, until dice are rolled.
    fn until_dice(&mut self) -> &mut Self {
        while !matches!(self.open(), Pending::Roll(ChanceNode::RollAttack(_))) {
            let choice = match self.open() {
                Pending::Ask(Question::Next(_)) => self.legal_choices()[0],
                _ => Choice::Pass,
            };
            self.choose(choice);
        }
        self
    }

    /// The last target chosen by a solo ship.
    fn aimed_at(&self) -> Option<Label> {
        self.told.iter().rev().find_map(|event| match event {
            Event::Aimed { record, .. } => Some(record.target.as_ref().map(|target| target.ship)),
            _ => None,
        })?
    }
}

/// XW-SOLO-70, XW-SCEN-17: an ace does not spend the lock on the ship it hunts for rerolls; another ship spends its
/// lock.
#[test]
fn a_hunter_keeps_its_lock() {
    let attack = |hunts: bool| {
        let hunter = ShipEntry { hunts, lock: locked("P"), ..solo(theirs("S", "tielnfighter", 1, 400, 640)) };
        let mut game = begun(vec![drifting(ours("P", "t65xwing", 3, 400, 300)), hunter], Team::Player);
        // Both drift 80 mm: 140 mm between the bases, two dice. The T-65 holds its fire.
        game.until_dice().reds(0, 0, 0, 2);
        game
    };
    let game = attack(true);
    assert_eq!(game.open(), Pending::roll(chance::RollDefense { dice: 2, again: false }));
    assert_eq!(game.ship("S").lock, locked("P"));
    let game = attack(false);
    assert_eq!(game.open(), Pending::roll(chance::RollAttack { dice: 2, again: true }));
    assert_eq!(game.ship("S").lock, None);
}

/// XW-SOLO-70, XW-TOK-06: jam does not break a lock of the scenario.
#[test]
fn jam_does_not_break_a_scenario_lock() {
    let prey = |hunts: bool| {
        let hunter = ShipEntry { hunts, lock: locked("P"), ..solo(theirs("S", "tielnfighter", 1, 400, 640)) };
        let game = begun(vec![drifting(ours("P", "t65xwing", 3, 400, 300)), hunter], Team::Player);
        game.state.jam_losses(ShipId(1)).contains(&None)
    };
    assert!(!prey(true));
    assert!(prey(false));
}

/// XW-RND-05: two TIEs of one initiative: the first destroys the nearer ship, so the second fires at the other one; the
/// destroyed ship, which is of that initiative too, still fires.
#[test]
fn a_destroyed_ship_is_no_target_but_fires() {
    let weak = ShipEntry {
        shields: Some(0),
        damage: vec![DealtCard::Down(0); 3],
        ..drifting(ours("P", "t65xwing", 1, 450, 400))
    };
    let ships = vec![
        weak,
        drifting(ours("Q", "t65xwing", 1, 520, 340)),
        solo(theirs("S", "tielnfighter", 1, 450, 800)),
        solo(theirs("U", "tielnfighter", 1, 500, 800)),
    ];
    let mut game = begun(ships, Team::Solo);
    game.until_dice();
    assert_eq!(game.aimed_at(), Label::new("P"), "200 mm, the nearest");
    game.reds(0, 2, 0, 0).greens(0, 0, 2);
    assert_eq!(game.state.hull(ShipId(0)), 0);
    assert_eq!(game.aimed_at(), Label::new("Q"), "P is destroyed");
    game.reds(0, 0, 0, 2);
    let Pending::Roll(ChanceNode::RollDefense(chance::RollDefense { dice, .. })) = game.open() else {
        panic!("{:?}", game.open())
    };
    game.greens(0, 0, dice).choose(Choice::Next(ShipId(0)));
    assert!(
        game.legal_choices().iter().any(|offer| matches!(offer, Choice::Fire(..))),
        "it engages all the same"
    );
}

/// XW-RND-05: it is not offered to a player either.
#[test]
fn a_destroyed_ship_is_not_offered() {
    let mut game = duel(150);
    game.approach();
    assert_eq!(game.state.shots(X).len(), 1);
    for _ in 0..3 {
        game.state.public.ship_mut(T).damage.push(DealtCard::Down(0));
    }
    assert_eq!(game.state.shots(X), []);
}
