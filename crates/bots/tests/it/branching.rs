//! Binary branching on the small duel: it keeps the promises of wide branching, and finds the best choice at the end
//! of a long list.

use bots::{Basis, Bot, Branching, Budget, Ismcts, Observation, Stop, Tuning};
use contract::{BySeat, Game, Seat, Viewer};
use reference::Duel6;
use reference::duel6::{Card, Cards, Choice, Setup};

fn cards(numbers: &[u8]) -> Cards {
    numbers.iter().map(|number| Card::new(*number).unwrap()).collect()
}

/// The first seat to play from this hand, with this much life on both sides.
fn observation(life: [u8; 2], hand: &[u8]) -> Observation<Duel6> {
    let setup = Setup::At {
        hands: BySeat([cards(hand), cards(&[38, 39])]),
        discard: Cards::NONE,
        life: BySeat(life),
        moves: 40,
        mover: Seat::A,
    };
    let game = Duel6::begin(&(), &setup).unwrap();
    Observation::new(&(), Seat::A, game.view(Viewer::Seat(Seat::A))).unwrap()
}

/// No evaluation: the list is asked in its own order.
fn branching() -> Tuning {
    Tuning { branching: Branching::Binary, ..Tuning::plain(0.7) }
}

/// A full hand of which only the last card is likely to win at once, before the opponent strikes: seven are declined
/// on the way to it.
#[test]
fn the_best_of_many_is_found() {
    let observation = observation([1, 4], &[0, 10, 20, 30, 1, 11, 21, 29]);
    assert_eq!(observation.legal_choices().listed.len(), 8);
    let best = Choice::Play(Card::new(29).unwrap());
    for seed in 0..6 {
        let thought =
            Ismcts::new(seed).tuning(branching()).think(&observation, Budget::nodes(600), &Stop::never());
        assert_eq!((thought.choice, thought.why), (best, Basis::Searched), "seed {seed}: {thought:?}");
        assert!(thought.lines[0].visits > 300, "most visits go there: {thought:?}");
    }
}

/// The same complete result on any number of threads, and a different one for another seed.
#[test]
fn threads_change_nothing() {
    let observation = observation([20, 12], &[3, 14, 25, 36, 8]);
    let tuning = Tuning { trees: 5, ..branching() };
    let on = |seed, threads| {
        let mut bot = Ismcts::new(seed).tuning(tuning).threads(threads);
        bot.think(&observation, Budget::nodes(333), &Stop::never())
    };
    let alone = on(9, 1);
    assert_eq!(alone.lines.iter().map(|line| line.visits).sum::<u32>(), 333);
    for threads in [2, 3, 8] {
        assert_eq!(on(9, threads), alone, "{threads} threads");
    }
    assert_ne!(on(10, 1).lines, alone.lines);
}

/// It is a different search from the one with wide branching.
#[test]
fn binary_branching_searches_differently() {
    let observation = observation([20, 12], &[3, 14, 25, 36, 8]);
    let lines =
        |tuning| Ismcts::new(9).tuning(tuning).think(&observation, Budget::nodes(200), &Stop::never()).lines;
    assert_ne!(lines(branching()), lines(Tuning::plain(0.7)));
}
