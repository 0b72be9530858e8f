//! The tree that asks for one answer after the other, yes or no, on the small duel: it keeps the promises of the tree that
//! asks for all at once, and finds the best answer at the end of a long list.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail as a test does")]

use bots::{Asking, Bot, Budget, Ismcts, Seen, Stop, Tuning, Why};
use reference::Duel6;
use reference::duel6::{Card, Cards, Choice, Setup};
use table::{BySeat, Game, Seat, Viewer};

fn cards(numbers: &[u8]) -> Cards {
    numbers.iter().map(|number| Card::new(*number).unwrap()).collect()
}

/// The first seat to play from this hand, with so much life on both sides.
fn seen(life: [u8; 2], hand: &[u8]) -> Seen<Duel6> {
    let setup = Setup::At {
        hands: BySeat([cards(hand), cards(&[38, 39])]),
        discard: Cards::NONE,
        life: BySeat(life),
        moves: 40,
        mover: Seat::A,
    };
    let game = Duel6::begin(&(), &setup).unwrap();
    Seen::new(&(), Seat::A, game.view(Viewer::Seat(Seat::A))).unwrap()
}

/// No judgement: the list is asked in its own order.
fn asking() -> Tuning {
    Tuning { asking: Asking::YesNo, ..Tuning::plain(0.7) }
}

/// A full hand, and only the last card of it is likely to win at once, before the other strikes: seven are declined on the
/// way to it.
#[test]
fn the_best_of_many_is_found() {
    let seen = seen([1, 4], &[0, 10, 20, 30, 1, 11, 21, 29]);
    assert_eq!(seen.offers().ones.len(), 8);
    let best = Choice::Play(Card::new(29).unwrap());
    for seed in 0..6 {
        let thought = Ismcts::new(seed).tuning(asking()).think(&seen, Budget::nodes(600), &Stop::never());
        assert_eq!((thought.choice, thought.why), (best, Why::Searched), "seed {seed}: {thought:?}");
        assert!(thought.lines[0].visits > 300, "most visits go there: {thought:?}");
    }
}

/// The same whole thought on any number of threads, and for another seed another one.
#[test]
fn threads_change_nothing() {
    let seen = seen([20, 12], &[3, 14, 25, 36, 8]);
    let tuning = Tuning { trees: 5, ..asking() };
    let on = |seed, threads| {
        let mut bot = Ismcts::new(seed).tuning(tuning).threads(threads);
        bot.think(&seen, Budget::nodes(333), &Stop::never())
    };
    let alone = on(9, 1);
    assert_eq!(alone.lines.iter().map(|line| line.visits).sum::<u32>(), 333);
    for threads in [2, 3, 8] {
        assert_eq!(on(9, threads), alone, "{threads} threads");
    }
    assert_ne!(on(10, 1).lines, alone.lines);
}

/// It is another search than the one that asks for all at once.
#[test]
fn it_asks_otherwise() {
    let seen = seen([20, 12], &[3, 14, 25, 36, 8]);
    let lines = |tuning| Ismcts::new(9).tuning(tuning).think(&seen, Budget::nodes(200), &Stop::never()).lines;
    assert_ne!(lines(asking()), lines(Tuning::plain(0.7)));
}
