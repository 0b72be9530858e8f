//! The planner of The Lost Temple: it keeps a bot's promises, plays the errand, says its aim, and beats lots.

#![cfg(test)]

use crate::common;

use bots::{Aim, Budget, Evaluate, Level, Random, Seen, Stop, Why};
use common::play;
use table::{Game, Out, Seat, Sim, Turn, Viewer};
use temple::{Action, Choice, Goal, Open, Setup, State, Status, content::builtin};

fn outpost() -> Setup {
    Setup { map: "outpost".into(), ..Setup::default() }
}

/// Plays a match between planners and hands every question and thought to `note`.
fn watch(seed: u64, nodes: u32, mut note: impl FnMut(&State, &Seen<State>, &bots::Thought<Choice>)) {
    let mut game = State::begin(builtin(), &outpost()).unwrap();
    let mut dice = Sim::new(seed);
    let mut bot = State::planner(seed, 0.0);
    loop {
        match game.turn() {
            Turn::Over(_) => return,
            Turn::Chance => {
                let outcome = game.draw(&mut dice);
                game.resolve(outcome, &mut Out::silent());
            }
            Turn::Decide(seats) => {
                let seat = seats.first().unwrap();
                let seen = Seen::new(builtin(), seat, game.view(Viewer::Seat(seat))).unwrap();
                let thought = bot.think(&seen, Budget::nodes(nodes), &Stop::never());
                note(&game, &seen, &thought);
                game.play(seat, thought.choice, &mut Out::silent());
            }
        }
    }
}

/// Legal answers, budgets kept, visits that add up, the best line first; the same question gets the same answer from a
/// planner that was never asked anything else.
#[test]
fn a_planner_keeps_its_promises() {
    let mut asked = 0;
    watch(3, 60, |game, seen, thought| {
        asked += 1;
        assert_eq!(game.check(seen.seat(), &thought.choice), Ok(()));
        assert!(thought.nodes <= 60, "{}", thought.nodes);
        assert_eq!(thought.lines.iter().map(|line| line.visits).sum::<u32>(), thought.iterations);
        if thought.why == Why::Planned {
            assert_eq!(thought.lines[0].choice, thought.choice);
            assert!(thought.lines.iter().all(|line| (0.0..=1.0).contains(&line.win)));
        }
        if asked % 16 == 0 {
            let fresh = State::planner(3, 0.0).think(seen, Budget::nodes(60), &Stop::never());
            assert_eq!(&fresh, thought);
        }
        for nodes in [1, 7] {
            let hasty = State::planner(1, 0.0).think(seen, Budget::nodes(nodes), &Stop::never());
            assert_eq!(game.check(seen.seat(), &hasty.choice), Ok(()));
            assert!(hasty.nodes <= nodes);
        }
    });
    assert!(asked > 100, "{asked}");
}

/// A raised flag ends the thinking at once, with a legal answer.
#[test]
fn a_call_ends_the_thinking() {
    let stop = Stop::never();
    stop.raise();
    watch(4, 20, |game, seen, _| {
        let thought = State::planner(1, 0.0).think(seen, Budget::nodes(1_000), &stop);
        assert_eq!(thought.nodes, 0);
        assert_eq!(game.check(seen.seat(), &thought.choice), Ok(()));
    });
}

/// Every activation has an aim that names the figure that is played; over a few matches every station of the errand and
/// every way to help it is aimed at, and what is aimed at is done.
#[test]
fn the_planner_says_its_aim_and_plays_the_errand() {
    let (mut aims, mut done) = ([false; 6], [false; 5]);
    for seed in 0..4 {
        watch(seed, 200, |game, _, thought| {
            if let Choice::Activate(figure) = thought.choice
                && thought.why == Why::Planned
            {
                let Some(Aim::Temple(errand)) = thought.aim else { panic!("no aim: {thought:?}") };
                assert_eq!(errand.figure, figure);
                match errand.goal {
                    Goal::Vault(vault) => {
                        assert!(
                            game.public().searched >> vault & 1 == 0,
                            "vault {vault} is searched already"
                        );
                        aims[0] = true;
                    }
                    Goal::Pass => aims[1] = true,
                    Goal::Console(side) => {
                        assert!(game.public().barriers >> side & 1 == 0, "that barrier is off");
                        aims[2] = true;
                    }
                    Goal::Stairs(_) => aims[3] = true,
                    Goal::Escort(_) | Goal::Hunt(_) | Goal::Relay(_) => aims[4] = true,
                    Goal::Wake(droid) => {
                        let droid = game.public().figure(droid).unwrap();
                        assert_eq!(droid.status, Status::Inert, "nobody else can be woken");
                        aims[5] = true;
                    }
                    other => panic!("no station of the errand: {other:?}"),
                }
            }
            match thought.choice {
                Choice::Act(Action::Door(_)) => done[0] = true,
                Choice::Act(Action::Search(_)) => done[1] = true,
                Choice::Act(Action::Hack) => done[2] = true,
                Choice::Call(_) => done[3] = true,
                Choice::Act(Action::Reprogram(_)) => done[4] = true,
                Choice::Meet(_, attacks) => assert!(attacks, "a free attack is never left out"),
                _ => {}
            }
            assert!(!matches!(thought.choice, Choice::EndTurn), "no activation is given away");
            assert!(game.public().open != Open::Take || thought.choice == Choice::Take(true));
        });
    }
    assert_eq!((aims, done), ([true; 6], [true; 5]));
}

/// Four matches of four against lots, from either seat.
#[test]
fn the_planner_beats_lots() {
    for (seed, mine) in [(1, Seat::A), (1, Seat::B), (2, Seat::A), (2, Seat::B)] {
        let (mut planner, mut random) = (State::planner(seed, 0.0), Random::new(seed));
        let one: common::Sitter<'_, State> = (&mut *planner, Budget::nodes(100));
        let two: common::Sitter<'_, State> = (&mut random, Budget::nodes(1));
        let mut sitters = if mine == Seat::A { [one, two] } else { [two, one] };
        let ending = play(builtin(), &outpost(), &mut sitters, seed).unwrap();
        assert!(ending.winners.has(mine), "{seed} {mine:?}: {ending:?}");
    }
}

/// Every level plans, each among more acts than the one below it.
#[test]
fn levels_plan_ever_more() {
    assert!(Level::ALL.iter().all(|level| level.bot::<State>(1, 1).name() == "planner"));
    let nodes = Level::ALL.map(|level| State::play_at(level).nodes);
    assert!(nodes.is_sorted_by(|one, next| one < next), "{nodes:?}");
}

/// A pilot takes well over half of sixteen matches from a cadet, dice the same with seats exchanged; of a longer run it took
/// nine in ten.
#[test]
fn a_pilot_beats_a_cadet() {
    let mut halves = 0;
    for (seed, mine) in (0..8).flat_map(|seed| [(seed, Seat::A), (seed, Seat::B)]) {
        let (mut pilot, mut cadet) =
            (Level::Pilot.bot::<State>(2 * seed, 1), Level::Cadet.bot::<State>(2 * seed + 1, 1));
        let one: common::Sitter<'_, State> = (&mut *pilot, Level::Pilot.budget::<State>());
        let two: common::Sitter<'_, State> = (&mut *cadet, Level::Cadet.budget::<State>());
        let mut sitters = if mine == Seat::A { [one, two] } else { [two, one] };
        let ending = play(builtin(), &Setup::default(), &mut sitters, seed).unwrap();
        halves += if ending.winners.is_empty() { 1 } else { 2 * u32::from(ending.winners.has(mine)) };
    }
    assert!(halves >= 22, "{halves} of 32");
}
