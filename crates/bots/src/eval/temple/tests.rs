//! Evaluations that any player of the game would agree with.

use super::*;
use crate::{Bot, Budget, Greedy, Observation, Stop};
use contract::{EventSink, Game, LegalChoicesOf, RandomSource, SmallRng, Turn, Viewer, random_play};
use temple::content::builtin;
use temple::{Action, Choice, Options, Position, Setup};

fn start() -> State {
    State::begin(builtin(), &Setup::default()).unwrap()
}

/// A match after some acts, at rest, as a position to modify.
fn later(seed: u64, acts: usize) -> Setup {
    let mut game = start();
    let (mut rng, mut legal) = (SmallRng::new(seed), LegalChoicesOf::<State>::default());
    for _ in 0..acts {
        let Some(act) = random_play::next_act(&game, &mut legal, &mut rng) else { break };
        game.apply(&act, &mut EventSink::silent());
    }
    while game.position().is_none() {
        let act = random_play::next_act(&game, &mut legal, &mut rng).unwrap();
        game.apply(&act, &mut EventSink::silent());
    }
    game.position().unwrap()
}

fn value(setup: &Setup, change: impl FnOnce(&mut Position)) -> f32 {
    let mut setup = setup.clone();
    let position = setup.position.as_mut().unwrap();
    change(position);
    let seat = position.separatists;
    State::begin(builtin(), &setup).unwrap().value(seat)
}

#[test]
fn both_chances_add_up_to_one() {
    for seed in 0..8 {
        let state = State::begin(builtin(), &later(seed, 300)).unwrap();
        let sum = state.value(Seat::A) + state.value(Seat::B);
        assert!((sum - 1.0).abs() < 1e-5, "{sum}");
    }
}

#[test]
fn life_the_pass_and_an_open_way_are_good() {
    let square = |name: &str| builtin().maps[0].square(name).unwrap();
    let setup = later(3, 60);
    let plain = value(&setup, |_| {});
    assert!(value(&setup, |position| position.figures[0].life -= 30) < plain);
    assert!(value(&setup, |position| position.figures[4].life -= 30) > plain);
    let carried = value(&setup, |position| position.pass = PassPlace::Carried(FigureId(3)));
    assert!(carried > plain);
    let near = |position: &mut Position| {
        position.pass = PassPlace::Carried(FigureId(3));
        position.figures[3].square = square("F19");
    };
    let on = value(&setup, near);
    let off = value(&setup, |position| {
        near(position);
        position.barriers_off = [true, false];
    });
    assert!(off > on, "{off} {on}");
}

/// The whole board turned by 180 degrees with the sides exchanged has the same value for the exchanged side.
#[test]
fn no_side_is_favored() {
    let map = &builtin().maps[0];
    for seed in 0..6 {
        let setup = later(seed, 400);
        let position = setup.position.clone().unwrap();
        let mut turned = position.clone();
        for at in 0..4 {
            for (to, from) in [(at, at + 4), (at + 4, at)] {
                let mut figure = position.figures[from];
                figure.side = figure.side.map(Side::other);
                turned.figures[to] = figure;
            }
        }
        // Droids of the map: the two of each kind are mirror images of each other.
        for (to, from) in [(8, 9), (9, 8), (10, 11), (11, 10)] {
            turned.figures[to] = position.figures[from];
            turned.figures[to].side = position.figures[from].side.map(Side::other);
        }
        for figure in &mut turned.figures {
            figure.square = map.turned(figure.square);
        }
        let image = |id: FigureId| FigureId([4, 5, 6, 7, 0, 1, 2, 3, 9, 8, 11, 10][id.index()]);
        turned.separatists = position.separatists.other();
        turned.side = position.side.other();
        turned.barriers_off.reverse();
        turned.searched = [2, 3, 0, 1].map(|vault: usize| position.searched[vault]);
        turned.pass = match position.pass {
            PassPlace::Hidden => PassPlace::Hidden,
            PassPlace::Carried(id) => PassPlace::Carried(image(id)),
            PassPlace::Lies(square) => PassPlace::Lies(map.turned(square)),
        };
        for set in [&mut turned.played, &mut turned.tried, &mut turned.vigilant] {
            *set = set.iter().map(|id| image(*id)).collect();
        }
        let half = map.doors.len() / 2;
        let number = |name: &String| map.doors.iter().position(|door| door.name == *name).unwrap();
        let other = |name: &String| map.doors[(number(name) + half) % (2 * half)].name.clone();
        turned.open_doors = position.open_doors.iter().map(other).collect();
        let turned = Setup { position: Some(turned), ..setup.clone() };
        let (here, there) = (value(&setup, |_| {}), {
            let state = State::begin(builtin(), &turned).unwrap();
            state.value(position.separatists)
        });
        assert!((here - there).abs() < 1e-3, "seed {seed}: {here} {there}");
    }
}

/// Looking one decision ahead is enough to open a door in the way, to search an adjacent vault, and to take the
/// stairs.
#[test]
fn greedy_pursues_the_mission() {
    let options = Options { turn_limit: 60, ..Options::default() };
    let setup = Setup { map: "outpost".into(), options, ..Setup::default() };
    let mut done = [false; 3];
    for seed in 0..2 {
        let mut game = State::begin(builtin(), &setup).unwrap();
        let mut rng = SmallRng::new(seed);
        let mut bot = Greedy::<State>::new(seed + u64::from(rng.below(100))).worlds(1);
        loop {
            match game.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let outcome = game.draw(&mut rng);
                    game.resolve(outcome, &mut EventSink::silent());
                }
                Turn::Decide(seats) => {
                    let seat = seats.first().unwrap();
                    let observation =
                        Observation::new(builtin(), seat, game.view(Viewer::Seat(seat))).unwrap();
                    let choice = bot.think(&observation, Budget::nodes(10_000), &Stop::never()).choice;
                    done[0] |= matches!(choice, Choice::Act(Action::Door(_)));
                    done[1] |= matches!(choice, Choice::Act(Action::Search(_)));
                    done[2] |= matches!(choice, Choice::Act(Action::Hack));
                    game.play(seat, choice, &mut EventSink::silent());
                }
            }
        }
        assert!(game.public().turn < 120, "the match ends before the limit");
    }
    assert_eq!(done, [true; 3], "door, search, hack");
}

/// A sleeping droid attracts those who can wake it. Next to the one on K16 an astromech is a quarter of a turn away
/// and needs five or more on a ten-sided die; a medic has no skill, a hero has other tasks, and a ruined droid
/// attracts nobody.
#[test]
fn whoever_can_wake_a_droid_is_drawn_to_it() {
    let square = |name: &str| builtin().maps[0].square(name).unwrap();
    let setup = later(3, 30);
    let figures = &setup.position.as_ref().unwrap().figures;
    let droid = figures.iter().position(|figure| figure.square == square("K16")).unwrap();
    let wake = |change: &dyn Fn(&mut Position)| {
        let mut setup = setup.clone();
        let position = setup.position.as_mut().unwrap();
        // One droid and nobody near: only the change is measured.
        let others = (8..).zip(&mut position.figures[8..]).filter(|(at, _)| *at != droid);
        others
            .filter(|(_, other)| other.role == Role::Assault)
            .for_each(|(_, other)| other.status = Status::Ruined);
        for (at, name) in ["B2", "C2", "B3", "C3"].into_iter().enumerate() {
            position.figures[at].square = square(name);
        }
        change(position);
        Evaluator::new(&State::begin(builtin(), &setup).unwrap()).wake_score(Side::Separatists)
    };
    let far = wake(&|_| {});
    let beside = |at: usize| move |position: &mut Position| position.figures[at].square = square("J16");
    let near = wake(&beside(1));
    assert!((near - 1.2 * 0.6 * (1.0 - 0.25 / 8.0)).abs() < 1e-5, "{near}");
    assert!(far < near / 2.0, "{far} {near}");
    assert!((wake(&beside(2)) - far).abs() < 1e-6, "a medic");
    assert!((wake(&beside(0)) - far).abs() < 1e-6, "a hero");
    let ruined = wake(&|position| {
        beside(1)(position);
        position.figures[droid].status = Status::Ruined;
    });
    assert!(ruined.abs() < 1e-6, "{ruined}");
}
