//! Whole matches of random choices, the ready decks from both seats, every card counted at the end of every turn: two hundred in
//! every run, two thousand by `cargo xtask soak swccg`.

use contract::{EventSink, Game, LegalChoicesOf, RuleId, SmallRng, Turn, random_play};
use swccg::{Beginning, Setup, State, content, rules};

/// The ready decks, the Dark Side in the first or in the second seat.
fn setup(swapped: bool) -> Setup {
    let setup = Setup::default();
    let Beginning::Decks(mut decks) = setup.from else { panic!("decks") };
    if swapped {
        decks.0.reverse();
    }
    Setup { from: Beginning::Decks(decks), ..setup }
}

/// Plays one match: the rule that ended it. Whoever is asked can answer, and no turn lasts longer than all of a match may.
fn played(setup: &Setup, seed: u64) -> RuleId {
    let (mut rng, mut legal) = (SmallRng::new(seed), LegalChoicesOf::<State>::default());
    let mut game = State::begin(content::builtin(), setup).unwrap();
    let (mut acts, mut turn) = (0, game.turn_number());
    while let Some(act) = random_play::next_act(&game, &mut legal, &mut rng) {
        game.apply(&act, &mut EventSink::silent());
        acts += 1;
        assert!(acts <= State::max_acts(setup), "seed {seed}: no end");
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

/// Each match ends by Life Force or at the turn limit, nearly all by Life Force.
fn soak(swapped: bool) {
    let setup = setup(swapped);
    let matches = if std::env::var_os("TALLYHO_SOAK").is_some() { 1_000 } else { 100 };
    let endings: Vec<RuleId> = (0..matches).map(|seed| played(&setup, seed)).collect();
    let by = |rule| endings.iter().filter(|other| **other == rule).count();
    let (life, limit) = (by(rules::LOSING), by(rules::TURN_LIMIT));
    assert_eq!(life + limit, endings.len(), "no other end");
    assert!(life * 10 >= endings.len() * 9, "{life} by Life Force");
}

/// SW-END-01, SW-END-02
#[test]
fn matches_end_with_every_card_counted() {
    soak(false);
}

/// SW-END-01, SW-END-02
#[test]
fn matches_with_the_seats_swapped_end_as_well() {
    soak(true);
}
