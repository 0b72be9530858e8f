//! The player who plans whole acts.
//!
//! Where an act spans several questions (walk, fight on the way, then shoot or search), evaluating each choice by
//! itself sees too little, and a tree over all choices spreads too thin. The planner enumerates whole acts, plays
//! each to its end with chance weighted by its odds, and evaluates the resulting state. The refinements that the game
//! suggests for the best few ([`Plan::refine`]) are evaluated after that. Neither the following acts nor the enemy's
//! reply are played out: the evaluation accounts for them.

mod plan;

pub use plan::Plan;

use crate::budget::Meter;
use crate::random::random_choice;
use crate::{Basis, Bot, Budget, Interval, Observation, ScoredChoice, Stop, Thought, sampling};
use contract::{EventSink, RandomSource, Seat, SmallRng, Turn};
use plan::draw_weighted;

/// The number of outcomes of chance averaged for an act, divided among nested ones; beyond that one is drawn.
const MAX_OUTCOMES: u32 = 24;
/// The maximum number of decisions and outcomes of one act.
const MAX_ACTS: u32 = 64;
/// The number of best acts that are refined.
const REFINED: usize = 6;

/// A planner of whole acts.
#[derive(Debug)]
pub struct Planner<G: Plan> {
    seed: u64,
    temperature: f32,
    /// Number of acts played in dealt worlds.
    acts: u64,
    choices: Vec<Vec<G::Choice>>,
    chances: Vec<Vec<(G::Chance, u32)>>,
    evaluated: Vec<EvaluatedAct<G>>,
}

#[derive(Clone, Copy, Debug)]
struct EvaluatedAct<G: Plan> {
    choice: G::Choice,
    course: G::Course,
    win: f32,
}

impl<G: Plan> Planner<G> {
    /// The planner with this seed, always choosing what looks best.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Planner {
            seed,
            temperature: 0.0,
            acts: 0,
            choices: Vec::new(),
            chances: Vec::new(),
            evaluated: Vec::new(),
        }
    }

    /// The same, choosing at random with odds `exp(win / temperature)`.
    #[must_use]
    pub fn temperature(self, temperature: f32) -> Self {
        Planner { temperature, ..self }
    }

    /// The value for `me` of an act that begins with this choice and continues by its course.
    fn after(
        &mut self,
        game: &G,
        (choice, course): (G::Choice, G::Course),
        me: Seat,
        width: u32,
        rng: &mut SmallRng,
    ) -> f32 {
        let mut next = game.clone();
        next.play(me, choice, &mut EventSink::silent());
        self.acts += 1;
        self.follow(next, &course, me, (width, MAX_ACTS), rng)
    }

    fn follow(
        &mut self,
        mut game: G,
        course: &G::Course,
        me: Seat,
        (width, mut room): (u32, u32),
        rng: &mut SmallRng,
    ) -> f32 {
        while room > 0 {
            room -= 1;
            match game.turn() {
                Turn::Over(ending) => return game.reward(ending, me),
                Turn::Chance => return self.expect(&game, course, me, (width, room), rng),
                Turn::Decide(seats) => {
                    let Some(seat) = seats.first() else { break };
                    let mut list = self.choices.pop().unwrap_or_default();
                    list.clear();
                    game.next_choices(seat, course, &mut list);
                    let [only] = list.as_slice() else {
                        let win = self.best_of(&game, &list, course, (seat, me), (width, room), rng);
                        self.choices.push(list);
                        return win;
                    };
                    game.play(seat, *only, &mut EventSink::silent());
                    self.choices.push(list);
                    self.acts += 1;
                }
            }
        }
        game.value_after_act(me)
    }

    /// The value of the best of these choices for the seat that makes it; without any choice the act is over.
    fn best_of(
        &mut self,
        game: &G,
        list: &[G::Choice],
        course: &G::Course,
        (seat, me): (Seat, Seat),
        (width, room): (u32, u32),
        rng: &mut SmallRng,
    ) -> f32 {
        let mut best: Option<f32> = None;
        for choice in list {
            let mut next = game.clone();
            next.play(seat, *choice, &mut EventSink::silent());
            self.acts += 1;
            let win = self.follow(next, course, me, (width, room), rng);
            let better = best.is_none_or(|best| if seat == me { win > best } else { win < best });
            if better {
                best = Some(win);
            }
        }
        best.unwrap_or_else(|| game.value_after_act(me))
    }

    /// The mean over the outcomes by their weights; beyond the width one is drawn.
    fn expect(
        &mut self,
        game: &G,
        course: &G::Course,
        me: Seat,
        (width, room): (u32, u32),
        rng: &mut SmallRng,
    ) -> f32 {
        let mut list = self.chances.pop().unwrap_or_default();
        list.clear();
        game.distinct_outcomes(&mut list);
        if list.len() as u32 > width {
            let one = draw_weighted::<G>(&list, rng);
            list.clear();
            list.extend(one.map(|outcome| (outcome, 1)));
        }
        let inner = width / (list.len() as u32).max(1);
        let (mut sum, mut weights) = (0.0, 0.0);
        for (outcome, weight) in &list {
            let mut next = game.clone();
            next.resolve(*outcome, &mut EventSink::silent());
            self.acts += 1;
            sum += self.follow(next, course, me, (inner, room), rng) * *weight as f32;
            weights += *weight as f32;
        }
        self.chances.push(list);
        if weights > 0.0 { sum / weights } else { game.value_after_act(me) }
    }
}

impl<G: Plan> Bot<G> for Planner<G> {
    fn name(&self) -> &'static str {
        "planner"
    }

    fn think(&mut self, observation: &Observation<G>, budget: Budget, stop: &Stop) -> Thought<G::Choice> {
        if let Some(only) = observation.only() {
            return Thought::plain(only, Basis::Only);
        }
        let mut rng = observation.stream(self.seed, 0);
        let mut meter = budget.start(stop);
        let (seat, world) = (observation.seat(), observation.deal(&mut rng));
        self.acts = 0;
        self.evaluated.clear();
        let mut list = Vec::new();
        world.courses(seat, &mut list);
        shuffle(&mut list, &mut rng);
        self.evaluate_all(&world, seat, &list, &mut meter, &mut rng);
        self.evaluated.sort_by(|a, b| b.win.total_cmp(&a.win));
        list.clear();
        for best in self.evaluated.iter().take(REFINED) {
            world.refine(seat, (best.choice, best.course), &mut list);
        }
        self.evaluate_all(&world, seat, &list, &mut meter, &mut rng);
        self.evaluated.sort_by(|a, b| b.win.total_cmp(&a.win));
        let (nodes, acts, cut) = (meter.spent(), self.acts, meter.is_stopped());
        if nodes == 0 {
            return Thought { cut, ..Thought::plain(random_choice(observation, &mut rng), Basis::Lot) };
        }
        let lines = self.lines();
        let wins: Vec<f32> = lines.iter().map(|line| line.win).collect();
        let choice = lines[sampling::sample_by_value(&wins, self.temperature, &mut rng)].choice;
        let act = self.evaluated.iter().find(|evaluated| evaluated.choice == choice);
        let aim = act.and_then(|act| world.aim(seat, (act.choice, act.course)));
        Thought { choice, why: Basis::Planned, aim, lines, nodes, iterations: nodes, acts, cut }
    }
}

impl<G: Plan> Planner<G> {
    fn evaluate_all(
        &mut self,
        world: &G,
        seat: Seat,
        list: &[(G::Choice, G::Course)],
        meter: &mut Meter<'_>,
        rng: &mut SmallRng,
    ) {
        for (choice, course) in list {
            if !meter.take() {
                return;
            }
            let win = self.after(world, (*choice, *course), seat, MAX_OUTCOMES, rng);
            self.evaluated.push(EvaluatedAct { choice: *choice, course: *course, win });
        }
    }

    /// One entry per first choice: the best act that begins with it; visits count all of them.
    fn lines(&self) -> Vec<ScoredChoice<G::Choice>> {
        let mut lines: Vec<ScoredChoice<G::Choice>> = Vec::new();
        for EvaluatedAct { choice, win, .. } in &self.evaluated {
            match lines.iter_mut().find(|line| line.choice == *choice) {
                Some(line) => line.visits += 1,
                None => lines.push(ScoredChoice {
                    choice: *choice,
                    visits: 1,
                    win: *win,
                    // Chance is weighted by its odds: there is no sampling error.
                    interval: Interval { low: *win, high: *win },
                }),
            }
        }
        lines
    }
}

/// Shuffles uniformly, so that ties are broken at random and never by the order on the map.
fn shuffle<T>(list: &mut [T], rng: &mut dyn RandomSource) {
    for at in (1..list.len()).rev() {
        list.swap(at, rng.below(at as u32 + 1) as usize);
    }
}
