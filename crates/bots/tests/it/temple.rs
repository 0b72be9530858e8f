//! The planner of The Lost Temple: it keeps its promises, pursues the mission, states its purpose, and beats random
//! play.

use crate::common;

use bots::{Aim, Basis, Budget, Evaluate, Level, Observation, Random, Stop};
use common::play;
use contract::{EventSink, Game, Seat, SmallRng, Turn, Viewer};
use temple::{Action, Choice, Goal, Pending, Setup, State, Status, content::builtin};

fn outpost() -> Setup {
    Setup { map: "outpost".into(), ..Setup::default() }
}

/// Plays a match between planners and passes every question and result to `note`.
fn watch(seed: u64, nodes: u32, mut note: impl FnMut(&State, &Observation<State>, &bots::Thought<Choice>)) {
    let mut game = State::begin(builtin(), &outpost()).unwrap();
    let mut dice = SmallRng::new(seed);
    let mut bot = State::planner(seed, 0.0);
    loop {
        match game.turn() {
            Turn::Over(_) => return,
            Turn::Chance => {
                let outcome = game.draw(&mut dice);
                game.resolve(outcome, &mut EventSink::silent());
            }
            Turn::Decide(seats) => {
                let seat = seats.first().unwrap();
                let observation = Observation::new(builtin(), seat, game.view(Viewer::Seat(seat))).unwrap();
                let thought = bot.think(&observation, Budget::nodes(nodes), &Stop::never());
                note(&game, &observation, &thought);
                game.play(seat, thought.choice, &mut EventSink::silent());
            }
        }
    }
}

/// Legal choices, budgets kept, visits that add up, the best choice first; the same question gets the same answer
/// from a planner that was never asked anything else.
#[test]
fn a_planner_keeps_its_promises() {
    let mut asked = 0;
    watch(3, 60, |game, observation, thought| {
        asked += 1;
        assert_eq!(game.check(observation.seat(), &thought.choice), Ok(()));
        assert!(thought.nodes <= 60, "{}", thought.nodes);
        assert_eq!(thought.lines.iter().map(|line| line.visits).sum::<u32>(), thought.iterations);
        if thought.why == Basis::Planned {
            assert_eq!(thought.lines[0].choice, thought.choice);
            assert!(thought.lines.iter().all(|line| (0.0..=1.0).contains(&line.win)));
        }
        if asked % 16 == 0 {
            let fresh = State::planner(3, 0.0).think(observation, Budget::nodes(60), &Stop::never());
            assert_eq!(&fresh, thought);
        }
        for nodes in [1, 7] {
            let hasty = State::planner(1, 0.0).think(observation, Budget::nodes(nodes), &Stop::never());
            assert_eq!(game.check(observation.seat(), &hasty.choice), Ok(()));
            assert!(hasty.nodes <= nodes);
        }
    });
    assert!(asked > 100, "{asked}");
}

/// A raised flag ends the thinking at once, with a legal choice.
#[test]
fn a_stop_signal_ends_the_thinking() {
    let stop = Stop::never();
    stop.raise();
    watch(4, 20, |game, observation, _| {
        let thought = State::planner(1, 0.0).think(observation, Budget::nodes(1_000), &stop);
        assert_eq!(thought.nodes, 0);
        assert_eq!(game.check(observation.seat(), &thought.choice), Ok(()));
    });
}

/// Every activation has a purpose that names the activated figure; over a few matches every step of the mission and
/// every way to support it occurs as a purpose, and what is intended is done.
#[test]
fn the_planner_states_its_aim_and_pursues_the_mission() {
    let (mut aims, mut done) = ([false; 6], [false; 5]);
    for seed in 0..4 {
        watch(seed, 200, |game, _, thought| {
            if let Choice::Activate(figure) = thought.choice
                && thought.why == Basis::Planned
            {
                let aim = thought.aim.as_ref().and_then(Aim::read::<temple::FigureGoal>);
                let Some(figure_goal) = aim else { panic!("no aim: {thought:?}") };
                assert_eq!(figure_goal.figure, figure);
                match figure_goal.goal {
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
            assert!(game.public().open != Pending::Take || thought.choice == Choice::Take(true));
        });
    }
    assert_eq!((aims, done), ([true; 6], [true; 5]));
}

/// Wins all four matches against random play, from either seat.
#[test]
fn the_planner_beats_random_play() {
    for (seed, mine) in [(1, Seat::A), (1, Seat::B), (2, Seat::A), (2, Seat::B)] {
        let (mut planner, mut random) = (State::planner(seed, 0.0), Random::new(seed));
        let one: common::SeatedBot<'_, State> = (&mut *planner, Budget::nodes(100));
        let two: common::SeatedBot<'_, State> = (&mut random, Budget::nodes(1));
        let mut seated_bots = if mine == Seat::A { [one, two] } else { [two, one] };
        let ending = play(builtin(), &outpost(), &mut seated_bots, seed).unwrap();
        assert!(ending.winners.has(mine), "{seed} {mine:?}: {ending:?}");
    }
}

/// Every level plans, each among more acts than the one below it.
#[test]
fn levels_plan_ever_more() {
    assert!(Level::ALL.iter().all(|level| level.bot::<State>(1, 1).name() == "planner"));
    let nodes = Level::ALL.map(|level| State::level_settings(level).nodes);
    assert!(nodes.is_sorted_by(|one, next| one < next), "{nodes:?}");
}

/// A pilot wins well over half of sixteen matches against a cadet, with the same dice and seats swapped; in a longer
/// run it won nine in ten.
#[test]
fn a_pilot_beats_a_cadet() {
    let mut halves = 0;
    for (seed, mine) in (0..8).flat_map(|seed| [(seed, Seat::A), (seed, Seat::B)]) {
        let (mut pilot, mut cadet) =
            (Level::Pilot.bot::<State>(2 * seed, 1), Level::Cadet.bot::<State>(2 * seed + 1, 1));
        let one: common::SeatedBot<'_, State> = (&mut *pilot, Level::Pilot.budget::<State>());
        let two: common::SeatedBot<'_, State> = (&mut *cadet, Level::Cadet.budget::<State>());
        let mut seated_bots = if mine == Seat::A { [one, two] } else { [two, one] };
        let ending = play(builtin(), &Setup::default(), &mut seated_bots, seed).unwrap();
        halves += if ending.winners.is_empty() { 1 } else { 2 * u32::from(ending.winners.has(mine)) };
    }
    assert!(halves >= 22, "{halves} of 32");
}
