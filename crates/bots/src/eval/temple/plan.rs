//! Plans whole activations for The Lost Temple: which figure walks where, and what it does there.
//!
//! An act is one activation: a walk to a square with whatever is encountered on the way, then the best intervention
//! there; for a figure with Force also a walk, Enhanced Speed and a second walk. Circumstance attacks are always
//! made: they are free and preempt the enemy's. Reinforcements are always called: the roll costs nothing.

use super::{Evaluator, aim};
use crate::{Aim, Bot, Plan, Planner};
use contract::{EventSink, Game, LegalChoicesOf, Seat};
use temple::board::{Path, Square};
use temple::{ActivationStep, Chance, Choice, FigureId, Pending, Power, State};

/// How an activation continues after its first choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Course {
    /// The turn it belongs to: the act ends with the turn.
    turn: u16,
    /// The walk; `None` once it is over.
    walk: Option<PlannedWalk>,
}

/// A walk to a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct PlannedWalk {
    figure: FigureId,
    path: Path,
    to: Square,
    /// With a second walk by Enhanced Speed.
    fast: bool,
}

pub(super) fn planner(seed: u64, temperature: f32) -> Box<dyn Bot<State>> {
    Box::new(Planner::<State>::new(seed).temperature(temperature))
}

fn legal_choices_of(state: &State, seat: Seat) -> LegalChoicesOf<State> {
    let mut legal = LegalChoicesOf::<State>::default();
    state.legal_choices(seat, &mut legal);
    legal
}

/// Where a path from a square ends.
fn end_of(state: &State, from: Square, path: Path) -> Square {
    path.iter().fold(from, |at, direction| state.map().neighbor(at, direction).unwrap_or(at))
}

/// The legal walks of the activated figure, each with its end square; staying is the empty path.
fn walks(state: &State, seat: Seat, out: &mut Vec<(Path, Square)>) {
    let public = state.public();
    let Some(mover) = public.figure(public.active.figure) else { return };
    for choice in legal_choices_of(state, seat).listed {
        match choice {
            Choice::Walk(path) => out.push((path, end_of(state, mover.square, path))),
            Choice::Stop => out.push((Path::default(), mover.square)),
            _ => {}
        }
    }
}

fn step_of(path: Path) -> Choice {
    if path.is_empty() { Choice::Stop } else { Choice::Walk(path) }
}

/// Every walk of a figure that can be activated now.
fn activations(state: &State, seat: Seat, figure: FigureId, out: &mut Vec<(Choice, Course)>) {
    let mut begun = *state;
    begun.play(seat, Choice::Activate(figure), &mut EventSink::silent());
    if begun.public().open == Pending::Take {
        begun.play(seat, Choice::Take(true), &mut EventSink::silent());
    }
    let turn = state.public().turn;
    let mut list = Vec::new();
    if begun.public().open == Pending::Walk {
        walks(&begun, seat, &mut list);
    }
    if list.is_empty() {
        let square = begun.public().figure(figure).map_or_else(Square::default, |figure| figure.square);
        list.push((Path::default(), square));
    }
    out.extend(list.into_iter().map(|(path, to)| {
        let walk = Some(PlannedWalk { figure, path, to, fast: false });
        (Choice::Activate(figure), Course { turn, walk })
    }));
}

/// Whether a choice is worth considering within a plan: neutral droids are left alone.
fn is_sensible(state: &State, choice: &Choice) -> bool {
    match choice {
        Choice::Attack(target, _) | Choice::Use(Power::Combat(target, _)) => {
            state.public().figure(*target).is_some_and(|figure| figure.side.is_some())
        }
        Choice::Use(Power::Speed) => false,
        _ => true,
    }
}

impl Plan for State {
    type Course = Course;

    fn courses(&self, seat: Seat, out: &mut Vec<(Choice, Course)>) {
        let public = self.public();
        let plain = Course { turn: public.turn, walk: None };
        let legal = legal_choices_of(self, seat).listed;
        match public.open {
            Pending::Top => {
                out.extend(
                    legal
                        .iter()
                        .filter(|choice| matches!(choice, Choice::Call(_)))
                        .map(|choice| (*choice, plain)),
                );
                if out.is_empty() {
                    for choice in legal {
                        if let Choice::Activate(figure) = choice {
                            activations(self, seat, figure, out);
                        }
                    }
                }
                if out.is_empty() {
                    out.push((Choice::EndTurn, plain));
                }
            }
            Pending::Walk => {
                let mut list = Vec::new();
                walks(self, seat, &mut list);
                out.extend(list.into_iter().map(|(path, to)| {
                    let walk = Some(PlannedWalk { figure: public.active.figure, path, to, fast: false });
                    (step_of(path), Course { turn: public.turn, walk })
                }));
            }
            Pending::Meet => {
                let attacks = legal.iter().filter(|choice| matches!(choice, Choice::Meet(_, true)));
                out.extend(attacks.map(|choice| (*choice, plain)));
                if out.is_empty() {
                    out.extend(legal.into_iter().map(|choice| (choice, plain)));
                }
            }
            Pending::Answer(_) => out.push((Choice::Answer(true), plain)),
            Pending::Take => out.push((Choice::Take(true), plain)),
            _ => out.extend(legal.into_iter().map(|choice| (choice, plain))),
        }
    }

    fn refine(&self, _: Seat, (choice, course): (Choice, Course), out: &mut Vec<(Choice, Course)>) {
        let public = self.public();
        let Some(walk) = course.walk else { return };
        let force = public.figure(walk.figure).is_some_and(|figure| figure.force > 0);
        if force && public.active.step != ActivationStep::Speed {
            out.push((choice, Course { walk: Some(PlannedWalk { fast: true, ..walk }), ..course }));
        }
    }

    fn next_choices(&self, seat: Seat, course: &Course, out: &mut Vec<Choice>) {
        let public = self.public();
        if public.turn != course.turn {
            return;
        }
        let speeds = public.active.step == ActivationStep::Speed;
        match public.open {
            Pending::Answer(_) => out.push(Choice::Answer(true)),
            Pending::Take => out.push(Choice::Take(true)),
            Pending::Arrive(_) => out.extend(legal_choices_of(self, seat).listed),
            Pending::Meet => {
                let listed = legal_choices_of(self, seat).listed;
                let attack = listed.iter().find(|choice| matches!(choice, Choice::Meet(_, true)));
                out.extend(attack.or(listed.first()));
            }
            Pending::Walk => match course.walk {
                Some(PlannedWalk { figure, path, to, .. }) if !speeds => {
                    out.push(self.step_towards(seat, figure, path, to));
                }
                Some(_) | None if speeds => out.extend(legal_choices_of(self, seat).listed),
                _ => {}
            },
            Pending::Intervene => match course.walk {
                Some(PlannedWalk { fast: true, .. })
                    if public.active.step == ActivationStep::Intervention =>
                {
                    out.push(Choice::Use(Power::Speed));
                }
                _ => {
                    let listed = legal_choices_of(self, seat).listed;
                    out.extend(listed.into_iter().filter(|choice| is_sensible(self, choice)));
                }
            },
            _ => {}
        }
    }

    fn distinct_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        State::grouped_chances(self, out);
    }

    fn value_after_act(&self, seat: Seat) -> f32 {
        let public = self.public();
        let Some(side) = public.sides[seat] else { return 0.5 };
        super::super::curve(Evaluator::new(self).standing(side))
    }

    fn aim(&self, seat: Seat, (choice, course): (Choice, Course)) -> Option<Aim> {
        let to = course.walk.map(|walk| (walk.figure, walk.to));
        aim::of(self, seat, choice, to).and_then(|figure_goal| Aim::new(&figure_goal))
    }
}

/// The next step of a walk in the current state.
trait StepTowards {
    fn step_towards(&self, seat: Seat, figure: FigureId, path: Path, to: Square) -> Choice;
}

impl StepTowards for State {
    fn step_towards(&self, seat: Seat, figure: FigureId, path: Path, to: Square) -> Choice {
        let public = self.public();
        let here = public.figure(figure).map(|figure| figure.square);
        if !path.is_empty() && here.is_some_and(|here| end_of(self, here, path) == to) {
            let walk = Choice::Walk(path);
            if !public.active.stepped && self.check(seat, &walk).is_ok() {
                return walk;
            }
        }
        let mut list = Vec::new();
        walks(self, seat, &mut list);
        let there = list.iter().find(|(_, end)| *end == to);
        let stay = list.iter().find(|(path, _)| path.is_empty());
        there.or(stay).or(list.first()).map_or(Choice::Stop, |(path, _)| step_of(*path))
    }
}
