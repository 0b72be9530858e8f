//! A sure win is seen before any search.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail as a test does")]

use bots::{Bot, Budget, Evaluate, Ismcts, Seen, Stop, Tuning, Why};
use reference::Duel6;
use reference::duel6::{Card, Cards, Choice, Setup};
use table::{BySeat, Game, Seat, Viewer};

fn cards(numbers: &[u8]) -> Cards {
    numbers.iter().map(|number| Card::new(*number).unwrap()).collect()
}

fn seen(life: u8, hand: &[u8]) -> Seen<Duel6> {
    let setup = Setup::At {
        hands: BySeat([cards(hand), cards(&[38, 39])]),
        discard: Cards::NONE,
        life: BySeat([20, life]),
        moves: 40,
        mover: Seat::A,
    };
    let game = Duel6::begin(&(), &setup).unwrap();
    Seen::new(&(), Seat::A, game.view(Viewer::Seat(Seat::A))).unwrap()
}

/// Three life against a nine: at worst a six is rolled and three points get through. One world is one node.
#[test]
fn a_sure_win_is_played_at_once() {
    let thought = Ismcts::new(1).think(&seen(3, &[3, 8, 9]), Budget::nodes(2_000), &Stop::never());
    assert_eq!(thought.choice, Choice::Play(Card::new(9).unwrap()));
    assert_eq!((thought.why, thought.iterations), (Why::Wins, 0));
    assert_eq!(thought.nodes, Duel6::tuning().lethal_worlds);
}

/// Four life: a rolled six saves the defender, so it is no sure win and the search has to say what it is worth.
#[test]
fn a_likely_win_is_not_a_sure_one() {
    let thought = Ismcts::new(1).think(&seen(4, &[3, 8, 9]), Budget::nodes(2_000), &Stop::never());
    assert_eq!(thought.why, Why::Searched);
    assert_eq!(thought.choice, Choice::Play(Card::new(9).unwrap()));
    assert_eq!((thought.nodes, thought.iterations), (2_000, 1_999), "one world was looked through");
}

/// The look can be switched off; then even a sure win is only a searched one.
#[test]
fn without_the_look_a_sure_win_is_searched() {
    let mut plain = Ismcts::new(1).tuning(Tuning::plain(0.7));
    let thought = plain.think(&seen(3, &[3, 8, 9]), Budget::nodes(500), &Stop::never());
    assert_eq!((thought.why, thought.nodes), (Why::Searched, 500));
}
