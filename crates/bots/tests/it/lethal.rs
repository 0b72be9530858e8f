//! A sure win is found before any search.

use bots::{Basis, Bot, Budget, Evaluate, Ismcts, Observation, Stop, Tuning};
use contract::{BySeat, Game, Seat, Viewer};
use reference::Duel6;
use reference::duel6::{Card, Cards, Choice, Setup};

fn cards(numbers: &[u8]) -> Cards {
    numbers.iter().map(|number| Card::new(*number).unwrap()).collect()
}

fn observation(life: u8, hand: &[u8]) -> Observation<Duel6> {
    let setup = Setup::At {
        hands: BySeat([cards(hand), cards(&[38, 39])]),
        discard: Cards::NONE,
        life: BySeat([20, life]),
        moves: 40,
        mover: Seat::A,
    };
    let game = Duel6::begin(&(), &setup).unwrap();
    Observation::new(&(), Seat::A, game.view(Viewer::Seat(Seat::A))).unwrap()
}

/// Three life against a nine: at worst a six is rolled and three points get through. One world is one node.
#[test]
fn a_sure_win_is_played_at_once() {
    let thought = Ismcts::new(1).think(&observation(3, &[3, 8, 9]), Budget::nodes(2_000), &Stop::never());
    assert_eq!(thought.choice, Choice::Play(Card::new(9).unwrap()));
    assert_eq!((thought.why, thought.iterations), (Basis::Wins, 0));
    assert_eq!(thought.nodes, Duel6::tuning().lethal_worlds);
}

/// Four life: a rolled six saves the defender, so it is not a sure win and the search has to estimate its value.
#[test]
fn a_likely_win_is_not_a_sure_one() {
    let thought = Ismcts::new(1).think(&observation(4, &[3, 8, 9]), Budget::nodes(2_000), &Stop::never());
    assert_eq!(thought.why, Basis::Searched);
    assert_eq!(thought.choice, Choice::Play(Card::new(9).unwrap()));
    assert_eq!((thought.nodes, thought.iterations), (2_000, 1_999), "one world was looked through");
}

/// The search for a sure win can be switched off; then even a sure win is only a searched one.
#[test]
fn without_the_look_a_sure_win_is_searched() {
    let mut plain = Ismcts::new(1).tuning(Tuning::plain(0.7));
    let thought = plain.think(&observation(3, &[3, 8, 9]), Budget::nodes(500), &Stop::never());
    assert_eq!((thought.why, thought.nodes), (Basis::Searched, 500));
}
