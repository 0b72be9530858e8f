//! Plans whole activations for The Lost Temple: which figure walks where, and what it does there.
//!
//! An act is one activation: a walk to a square with whatever is encountered on the way, then the best intervention
//! there; for a figure with Force also a walk, Enhanced Speed and a second walk. Circumstance attacks are always
//! made: they are free and preempt the enemy's. Reinforcements are always called: the roll costs nothing.

use super::{Look, aim};
use crate::{Aim, Bot, Plan, Planner};
use table::{Game, OffersOf, Out, Seat};
use temple::board::{Path, Square};
use temple::{ActiveStep, Chance, Choice, FigureId, Open, Power, State};

/// How an activation continues after its first choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Course {
    /// The turn it belongs to: the act ends with the turn.
    turn: u16,
    /// The walk; `None` once it is over.
    march: Option<March>,
}

/// A walk to a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct March {
    figure: FigureId,
    path: Path,
    to: Square,
    /// With a second walk by Enhanced Speed.
    fast: bool,
}

pub(super) fn planner(seed: u64, temperature: f32) -> Box<dyn Bot<State>> {
    Box::new(Planner::<State>::new(seed).temperature(temperature))
}

fn offers_of(state: &State, seat: Seat) -> OffersOf<State> {
    let mut offers = OffersOf::<State>::default();
    state.offers(seat, &mut offers);
    offers
}

/// Where a path from a square ends.
fn end_of(state: &State, from: Square, path: Path) -> Square {
    path.iter().fold(from, |at, direction| state.map().neighbour(at, direction).unwrap_or(at))
}

/// The legal walks of the activated figure, each with its end square; staying is the empty path.
fn walks(state: &State, seat: Seat, out: &mut Vec<(Path, Square)>) {
    let public = state.public();
    let Some(mover) = public.figure(public.active.figure) else { return };
    for choice in offers_of(state, seat).ones {
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
    begun.play(seat, Choice::Activate(figure), &mut Out::silent());
    if begun.public().open == Open::Take {
        begun.play(seat, Choice::Take(true), &mut Out::silent());
    }
    let turn = state.public().turn;
    let mut list = Vec::new();
    if begun.public().open == Open::Walk {
        walks(&begun, seat, &mut list);
    }
    if list.is_empty() {
        let square = begun.public().figure(figure).map_or_else(Square::default, |figure| figure.square);
        list.push((Path::default(), square));
    }
    out.extend(list.into_iter().map(|(path, to)| {
        let march = Some(March { figure, path, to, fast: false });
        (Choice::Activate(figure), Course { turn, march })
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
        let plain = Course { turn: public.turn, march: None };
        let offers = offers_of(self, seat).ones;
        match public.open {
            Open::Top => {
                out.extend(
                    offers
                        .iter()
                        .filter(|choice| matches!(choice, Choice::Call(_)))
                        .map(|choice| (*choice, plain)),
                );
                if out.is_empty() {
                    for choice in offers {
                        if let Choice::Activate(figure) = choice {
                            activations(self, seat, figure, out);
                        }
                    }
                }
                if out.is_empty() {
                    out.push((Choice::EndTurn, plain));
                }
            }
            Open::Walk => {
                let mut list = Vec::new();
                walks(self, seat, &mut list);
                out.extend(list.into_iter().map(|(path, to)| {
                    let march = Some(March { figure: public.active.figure, path, to, fast: false });
                    (step_of(path), Course { turn: public.turn, march })
                }));
            }
            Open::Meet => {
                let attacks = offers.iter().filter(|choice| matches!(choice, Choice::Meet(_, true)));
                out.extend(attacks.map(|choice| (*choice, plain)));
                if out.is_empty() {
                    out.extend(offers.into_iter().map(|choice| (choice, plain)));
                }
            }
            Open::Answer(_) => out.push((Choice::Answer(true), plain)),
            Open::Take => out.push((Choice::Take(true), plain)),
            _ => out.extend(offers.into_iter().map(|choice| (choice, plain))),
        }
    }

    fn refine(&self, _: Seat, (choice, course): (Choice, Course), out: &mut Vec<(Choice, Course)>) {
        let public = self.public();
        let Some(march) = course.march else { return };
        let force = public.figure(march.figure).is_some_and(|figure| figure.force > 0);
        if force && public.active.step != ActiveStep::Speed {
            out.push((choice, Course { march: Some(March { fast: true, ..march }), ..course }));
        }
    }

    fn steer(&self, seat: Seat, course: &Course, out: &mut Vec<Choice>) {
        let public = self.public();
        if public.turn != course.turn {
            return;
        }
        let speeds = public.active.step == ActiveStep::Speed;
        match public.open {
            Open::Answer(_) => out.push(Choice::Answer(true)),
            Open::Take => out.push(Choice::Take(true)),
            Open::Arrive(_) => out.extend(offers_of(self, seat).ones),
            Open::Meet => {
                let ones = offers_of(self, seat).ones;
                let attack = ones.iter().find(|choice| matches!(choice, Choice::Meet(_, true)));
                out.extend(attack.or(ones.first()));
            }
            Open::Walk => match course.march {
                Some(March { figure, path, to, .. }) if !speeds => {
                    out.push(self.step_towards(seat, figure, path, to));
                }
                Some(_) | None if speeds => out.extend(offers_of(self, seat).ones),
                _ => {}
            },
            Open::Intervene => match course.march {
                Some(March { fast: true, .. }) if public.active.step == ActiveStep::Intervention => {
                    out.push(Choice::Use(Power::Speed));
                }
                _ => {
                    let ones = offers_of(self, seat).ones;
                    out.extend(ones.into_iter().filter(|choice| is_sensible(self, choice)));
                }
            },
            _ => {}
        }
    }

    fn gist(&self, out: &mut Vec<(Chance, u32)>) {
        State::gist(self, out);
    }

    fn weigh(&self, seat: Seat) -> f32 {
        let public = self.public();
        let Some(side) = public.sides[seat] else { return 0.5 };
        super::super::curve(Look::new(self).standing(side))
    }

    fn aim(&self, seat: Seat, (choice, course): (Choice, Course)) -> Option<Aim> {
        let to = course.march.map(|march| (march.figure, march.to));
        aim::of(self, seat, choice, to).map(Aim::Temple)
    }
}

/// The next step of a walk in the current state.
trait Marching {
    fn step_towards(&self, seat: Seat, figure: FigureId, path: Path, to: Square) -> Choice;
}

impl Marching for State {
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
