//! The players of the card game: they keep a bot's promises at every level, and the rehearser beats lots.

#![cfg(test)]

use crate::common;

use bots::{Bot, Budget, Evaluate, Level, Random, Seen, Stop, Thought, Why};
use common::play;
use swccg::{Choice, Setup, State, content};
use table::{Game, Out, Seat, Sim, Turn, Viewer};

/// A match that ends after so many turns.
fn short(turns: u8) -> Setup {
    Setup { turns, ..Setup::default() }
}

/// Plays a match between one player and itself and hands every question with more than one answer to `note`.
fn watch(
    bot: &mut dyn Bot<State>,
    (turns, seed): (u8, u64),
    budget: Budget,
    mut note: impl FnMut(&State, &Seen<State>, &Thought<Choice>),
) {
    let mut game = State::begin(content::builtin(), &short(turns)).unwrap();
    let mut draws = Sim::new(seed);
    loop {
        match game.turn() {
            Turn::Over(_) => return,
            Turn::Chance => {
                let outcome = game.draw(&mut draws);
                game.resolve(outcome, &mut Out::silent());
            }
            Turn::Decide(seats) => {
                let seat = seats.first().unwrap();
                let seen = Seen::new(content::builtin(), seat, game.view(Viewer::Seat(seat))).unwrap();
                let thought = bot.think(&seen, budget, &Stop::never());
                assert_eq!(game.check(seat, &thought.choice), Ok(()), "{:?}", game.question());
                if seen.only().is_none() {
                    note(&game, &seen, &thought);
                }
                game.play(seat, thought.choice, &mut Out::silent());
            }
        }
    }
}

/// Budgets kept, visits that add up, the best line first; hasty and called players answer legally too, and the same
/// question gets the same answer from a player that was never asked anything else.
#[test]
fn the_rehearser_keeps_its_promises() {
    let (mut asked, mut rehearsed) = (0, 0);
    let stop = Stop::never();
    stop.raise();
    watch(State::planner(3, 0.0).as_mut(), (10, 3), Budget::nodes(60), |game, seen, thought| {
        asked += 1;
        assert!(thought.nodes <= 60, "{}", thought.nodes);
        assert_eq!(thought.lines.iter().map(|line| line.visits).sum::<u32>(), thought.iterations);
        if thought.why == Why::Searched {
            rehearsed += 1;
            assert_eq!(thought.lines[0].choice, thought.choice);
            assert!(thought.lines.iter().all(|line| (0.0..=1.0).contains(&line.win)));
        }
        if asked % 8 == 0 {
            let fresh = State::planner(3, 0.0).think(seen, Budget::nodes(60), &Stop::never());
            assert_eq!(&fresh, thought);
        }
        for nodes in [1, 7] {
            let hasty = State::planner(1, 0.0).think(seen, Budget::nodes(nodes), &Stop::never());
            assert_eq!(game.check(seen.seat(), &hasty.choice), Ok(()));
            assert!(hasty.nodes <= nodes, "{} of {nodes}", hasty.nodes);
        }
        let called = State::planner(1, 0.0).think(seen, Budget::nodes(u32::MAX), &stop);
        assert_eq!(game.check(seen.seat(), &called.choice), Ok(()));
        assert_eq!(called.nodes, 0, "nothing was rehearsed after the call");
    });
    assert!(asked > 40 && rehearsed > 15, "{asked} asked, {rehearsed} rehearsed");
}

/// Every level's player, at its own budget, answers legally through a match of three turns each; what it spends is within the
/// budget, and its twin says the same.
#[test]
fn every_level_answers_through_a_match() {
    for level in Level::ALL {
        let (mut asked, budget) = (0, level.budget::<State>());
        watch(level.bot::<State>(5, 1).as_mut(), (6, 8), budget, |_, seen, thought| {
            asked += 1;
            assert!(thought.nodes <= budget.most_nodes(), "{level}");
            if asked % 10 == 0 {
                let twin = level.bot::<State>(5, 1).think(seen, budget, &Stop::never());
                assert_eq!(&twin, thought, "{level}");
            }
        });
        assert!(asked >= 10, "{level} was asked {asked} times");
    }
}

/// The two upper levels rehearse, the higher one longer.
#[test]
fn levels_think_ever_more() {
    let [cadet, pilot, veteran, ace] = Level::ALL.map(State::play_at);
    assert!(cadet.style == pilot.style && cadet.nodes < pilot.nodes);
    assert!(veteran.style == ace.style && veteran.nodes < ace.nodes);
    assert_ne!(pilot.style, veteran.style);
}

/// Four matches of forty turns against lots, from either seat and with either deck drawn alike: the greater Life Force
/// is the rehearser's every time.
#[test]
fn the_rehearser_beats_lots() {
    for (seed, mine) in [(1, Seat::A), (1, Seat::B), (2, Seat::A), (2, Seat::B)] {
        let (mut planner, mut random) = (State::planner(seed, 0.0), Random::new(seed));
        let one: common::Sitter<'_, State> = (&mut *planner, Budget::nodes(24));
        let two: common::Sitter<'_, State> = (&mut random, Budget::nodes(1));
        let mut sitters = if mine == Seat::A { [one, two] } else { [two, one] };
        let ending = play(content::builtin(), &short(40), &mut sitters, seed).unwrap();
        assert!(ending.winners.has(mine), "{seed} {mine:?}: {ending:?}");
    }
}
