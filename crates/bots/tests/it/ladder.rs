//! Each bot beats the one below it. Everything is seeded, so these numbers never change by themselves.

use crate::common;

use bots::{Budget, Evaluate, Greedy, Ismcts, Random};
use common::{SeatedBot, play};
use contract::Seat;
use reference::Duel6;
use reference::duel6::Setup;
use starfighter::State;

/// Points of the first bot over pairs of matches with the same dice and swapped seats; a draw counts half.
fn points<G: Evaluate>(
    content: &'static G::Content,
    setup: &G::Setup,
    (first, budget): SeatedBot<'_, G>,
    (second, other): SeatedBot<'_, G>,
    pairs: u64,
) -> f64 {
    let mut points = 0.0;
    for seed in 0..pairs {
        for mine in [Seat::A, Seat::B] {
            let (one, two): (SeatedBot<'_, G>, SeatedBot<'_, G>) =
                ((&mut *first, budget), (&mut *second, other));
            let mut seated_bots = if mine == Seat::A { [one, two] } else { [two, one] };
            let ending = play(content, setup, &mut seated_bots, seed).unwrap();
            points += match (ending.winners.has(mine), ending.winners.is_empty()) {
                (true, _) => 1.0,
                (false, true) => 0.5,
                (false, false) => 0.0,
            };
        }
    }
    points
}

/// Greedy, which sees life alone, wins more than half of 800 matches against random by five standard errors.
#[test]
fn greedy_beats_random_on_duel6() {
    let budget = Budget::nodes(1_000);
    let (mut greedy, mut random) = (Greedy::<Duel6>::new(1), Random::new(2));
    let points = points::<Duel6>(&(), &Setup::New, (&mut greedy, budget), (&mut random, budget), 400);
    assert!(points >= 425.0, "{points} of 800");
}

/// The search sees the value of cards in hand, which greedy does not.
#[test]
fn search_beats_greedy_on_duel6() {
    let (mut search, mut greedy) = (Ismcts::<Duel6>::new(1), Greedy::<Duel6>::new(2));
    let (nodes, full) = (Budget::nodes(300), Budget::nodes(u32::MAX));
    let points = points::<Duel6>(&(), &Setup::New, (&mut search, nodes), (&mut greedy, full), 100);
    assert!(points >= 110.0, "{points} of 200");
}

/// In every mode greedy wins all of four Starfighter matches against random.
#[test]
fn greedy_beats_random_on_starfighter() {
    let content = starfighter::content::builtin();
    let (mut greedy, mut random) = (Greedy::<State>::new(1).worlds(1), Random::new(2));
    let budget = Budget::nodes(u32::MAX);
    for preset in starfighter::presets() {
        let points = points::<State>(content, &preset.setup, (&mut greedy, budget), (&mut random, budget), 2);
        assert_eq!(points, 4.0, "{}", preset.key);
    }
}

/// A search of a hundred nodes wins at least 13 of 16 Training matches against random. Its strength against greedy is
/// measured, not tested: see `examples/strength.rs`.
#[test]
fn search_beats_random_on_starfighter() {
    let content = starfighter::content::builtin();
    let (mut search, mut random) = (Ismcts::<State>::new(1), Random::new(2));
    let (nodes, setup) = (Budget::nodes(100), &starfighter::presets()[0].setup);
    let points = points::<State>(content, setup, (&mut search, nodes), (&mut random, nodes), 8);
    assert!(points >= 13.0, "{points} of 16");
}
