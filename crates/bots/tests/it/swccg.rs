//! The bots of the card game: they keep their promises at every level, and the rollout bot beats random play.

use crate::common;

use bots::{Basis, Bot, Budget, Evaluate, Level, Observation, Random, Stop, Thought};
use common::play;
use contract::{EventSink, Game, Seat, SmallRng, Turn, Viewer};
use swccg::{Choice, Setup, State, content};

/// A match that ends after this many turns.
fn short(turns: u8) -> Setup {
    Setup { turns, ..Setup::default() }
}

/// Plays a match of one bot against itself and passes every question with more than one legal choice to `note`.
fn watch(
    bot: &mut dyn Bot<State>,
    (turns, seed): (u8, u64),
    budget: Budget,
    mut note: impl FnMut(&State, &Observation<State>, &Thought<Choice>),
) {
    let mut game = State::begin(content::builtin(), &short(turns)).unwrap();
    let mut rng = SmallRng::new(seed);
    loop {
        match game.turn() {
            Turn::Over(_) => return,
            Turn::Chance => {
                let outcome = game.draw(&mut rng);
                game.resolve(outcome, &mut EventSink::silent());
            }
            Turn::Decide(seats) => {
                let seat = seats.first().unwrap();
                let observation =
                    Observation::new(content::builtin(), seat, game.view(Viewer::Seat(seat))).unwrap();
                let thought = bot.think(&observation, budget, &Stop::never());
                assert_eq!(game.check(seat, &thought.choice), Ok(()), "{:?}", game.question());
                if observation.only().is_none() {
                    note(&game, &observation, &thought);
                }
                game.play(seat, thought.choice, &mut EventSink::silent());
            }
        }
    }
}

/// Budgets kept, visits that add up, the best choice first; bots with a tiny budget and stopped bots choose legally
/// too, and the same question gets the same answer from a bot that was never asked anything else.
#[test]
fn the_rollout_bot_keeps_its_promises() {
    let (mut asked, mut rehearsed) = (0, 0);
    let stop = Stop::never();
    stop.raise();
    watch(State::planner(3, 0.0).as_mut(), (10, 3), Budget::nodes(60), |game, observation, thought| {
        asked += 1;
        assert!(thought.nodes <= 60, "{}", thought.nodes);
        assert_eq!(thought.lines.iter().map(|line| line.visits).sum::<u32>(), thought.iterations);
        if thought.why == Basis::Searched {
            rehearsed += 1;
            assert_eq!(thought.lines[0].choice, thought.choice);
            assert!(thought.lines.iter().all(|line| (0.0..=1.0).contains(&line.win)));
        }
        if asked % 8 == 0 {
            let fresh = State::planner(3, 0.0).think(observation, Budget::nodes(60), &Stop::never());
            assert_eq!(&fresh, thought);
        }
        for nodes in [1, 7] {
            let hasty = State::planner(1, 0.0).think(observation, Budget::nodes(nodes), &Stop::never());
            assert_eq!(game.check(observation.seat(), &hasty.choice), Ok(()));
            assert!(hasty.nodes <= nodes, "{} of {nodes}", hasty.nodes);
        }
        let called = State::planner(1, 0.0).think(observation, Budget::nodes(u32::MAX), &stop);
        assert_eq!(game.check(observation.seat(), &called.choice), Ok(()));
        assert_eq!(called.nodes, 0, "nothing was rehearsed after the call");
    });
    assert!(asked > 40 && rehearsed > 15, "{asked} asked, {rehearsed} rehearsed");
}

/// The bot of every level, at its own budget, chooses legally through a match of three turns each; it stays within
/// the budget, and a second bot with the same seed gives the same answers.
#[test]
fn every_level_answers_through_a_match() {
    for level in Level::ALL {
        let (mut asked, budget) = (0, level.budget::<State>());
        watch(level.bot::<State>(5, 1).as_mut(), (6, 8), budget, |_, observation, thought| {
            asked += 1;
            assert!(thought.nodes <= budget.max_nodes(), "{level}");
            if asked % 10 == 0 {
                let twin = level.bot::<State>(5, 1).think(observation, budget, &Stop::never());
                assert_eq!(&twin, thought, "{level}");
            }
        });
        assert!(asked >= 10, "{level} was asked {asked} times");
    }
}

/// The two upper levels use rollouts, the higher one more of them.
#[test]
fn levels_think_ever_more() {
    let [cadet, pilot, veteran, ace] = Level::ALL.map(State::level_settings);
    assert!(cadet.style == pilot.style && cadet.nodes < pilot.nodes);
    assert!(veteran.style == ace.style && veteran.nodes < ace.nodes);
    assert_ne!(pilot.style, veteran.style);
}

/// Four matches of forty turns against random play, from either seat and with either deck: the rollout bot has the
/// greater Life Force every time.
#[test]
fn the_rollout_bot_beats_random_play() {
    for (seed, mine) in [(1, Seat::A), (1, Seat::B), (2, Seat::A), (2, Seat::B)] {
        let (mut planner, mut random) = (State::planner(seed, 0.0), Random::new(seed));
        let one: common::SeatedBot<'_, State> = (&mut *planner, Budget::nodes(24));
        let two: common::SeatedBot<'_, State> = (&mut random, Budget::nodes(1));
        let mut seated_bots = if mine == Seat::A { [one, two] } else { [two, one] };
        let ending = play(content::builtin(), &short(40), &mut seated_bots, seed).unwrap();
        assert!(ending.winners.has(mine), "{seed} {mine:?}: {ending:?}");
    }
}
