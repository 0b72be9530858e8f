//! Two thousand complete random matches with the ready decks from both seats; all cards are counted at the end of
//! every turn. Two threads share them.

#![cfg(test)]

use swccg::{Beginning, Setup, State, content, rules};
use table::{Game, OffersOf, Out, RuleId, Sim, Turn, walk};

/// The ready decks, with the Dark Side in the first or in the second seat.
fn setup(swapped: bool) -> Setup {
    let setup = Setup::default();
    let Beginning::Decks(mut decks) = setup.from else { panic!("decks") };
    if swapped {
        decks.0.reverse();
    }
    Setup { from: Beginning::Decks(decks), ..setup }
}

/// Plays one match and returns the rule that ended it. A player who is asked always has an answer, and no turn is
/// longer than a match may be.
fn played(setup: &Setup, seed: u64) -> RuleId {
    let (mut draws, mut offers) = (Sim::new(seed), OffersOf::<State>::default());
    let mut game = State::begin(content::builtin(), setup).unwrap();
    let (mut acts, mut turn) = (0, game.turn_number());
    while let Some(act) = walk::next_act(&game, &mut offers, &mut draws) {
        game.apply(&act, &mut Out::silent());
        acts += 1;
        assert!(acts <= State::bound(setup), "seed {seed}: no end");
        if game.turn_number() != turn {
            turn = game.turn_number();
            game.audit().unwrap_or_else(|what| panic!("seed {seed}, turn {turn}: {what}"));
        }
    }
    game.audit().unwrap_or_else(|what| panic!("seed {seed}, at the end: {what}"));
    match game.turn() {
        Turn::Over(ending) => ending.rule,
        other => panic!("seed {seed}: {other:?}"),
    }
}

/// A thousand matches: each ends by Life Force or at the turn limit, nearly all by Life Force.
fn soak(swapped: bool) {
    let setup = setup(swapped);
    let endings: Vec<RuleId> = (0..1_000).map(|seed| played(&setup, seed)).collect();
    let by = |rule| endings.iter().filter(|other| **other == rule).count();
    let (life, limit) = (by(rules::LOSING), by(rules::TURN_LIMIT));
    assert_eq!(life + limit, 1_000, "no other end");
    assert!(life >= 900, "{life} by Life Force");
}

/// SW-END-01, SW-END-02
#[test]
fn a_thousand_matches_end_with_every_card_counted() {
    soak(false);
}

/// SW-END-01, SW-END-02
#[test]
fn so_do_a_thousand_with_the_seats_swapped() {
    soak(true);
}
