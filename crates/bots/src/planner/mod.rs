//! The player who plans whole acts.
//!
//! Where an act spans several questions (walk, fight on the way, then shoot or search), judging each answer by itself
//! sees too little, and a tree over all answers spreads too thin. The planner lists acts as wholes, plays each through
//! to its end with chance weighed by its odds, and judges what is left. What the game finds worth asking of the best few
//! ([`Plan::refine`]) is weighed after that. Neither the acts that follow nor the enemy's reply are played out: the
//! judgement stands for them.

mod plan;

pub use plan::Plan;

use crate::budget::Meter;
use crate::random::lot;
use crate::{Bot, Budget, Interval, Line, Seen, Stop, Thought, Why, temper};
use plan::drawn;
use table::{Draws, Out, Seat, Sim, Turn};

/// Outcomes of chance weighed for an act, shared out among nested ones; then one is drawn.
const WIDTH: u32 = 24;
/// Decisions and outcomes of one act, at most.
const ACTS: u32 = 64;
/// Of how many of the best acts more is asked.
const BEST: usize = 6;

/// A planner of whole acts.
#[derive(Debug)]
pub struct Planner<G: Plan> {
    seed: u64,
    temperature: f32,
    /// Acts played in dealt worlds.
    acts: u64,
    choices: Vec<Vec<G::Choice>>,
    chances: Vec<Vec<(G::Chance, u32)>>,
    weighed: Vec<Weighed<G>>,
}

/// An act that was weighed.
#[derive(Clone, Copy, Debug)]
struct Weighed<G: Plan> {
    choice: G::Choice,
    course: G::Course,
    win: f32,
}

impl<G: Plan> Planner<G> {
    /// The planner of this seed, always taking what looks best.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Planner {
            seed,
            temperature: 0.0,
            acts: 0,
            choices: Vec::new(),
            chances: Vec::new(),
            weighed: Vec::new(),
        }
    }

    /// The same, drawing among the choices with odds `exp(win / temperature)`.
    #[must_use]
    pub fn temperature(self, temperature: f32) -> Self {
        Planner { temperature, ..self }
    }

    /// How `me` fares when an act begins so and goes on by its course.
    fn after(
        &mut self,
        game: &G,
        (choice, course): (G::Choice, G::Course),
        me: Seat,
        width: u32,
        draws: &mut Sim,
    ) -> f32 {
        let mut next = game.clone();
        next.play(me, choice, &mut Out::silent());
        self.acts += 1;
        self.follow(next, &course, me, (width, ACTS), draws)
    }

    fn follow(
        &mut self,
        mut game: G,
        course: &G::Course,
        me: Seat,
        (width, mut room): (u32, u32),
        draws: &mut Sim,
    ) -> f32 {
        while room > 0 {
            room -= 1;
            match game.turn() {
                Turn::Over(ending) => return game.reward(ending, me),
                Turn::Chance => return self.expect(&game, course, me, (width, room), draws),
                Turn::Decide(seats) => {
                    let Some(seat) = seats.first() else { break };
                    let mut list = self.choices.pop().unwrap_or_default();
                    list.clear();
                    game.steer(seat, course, &mut list);
                    let [only] = list.as_slice() else {
                        let win = self.best_of(&game, &list, course, (seat, me), (width, room), draws);
                        self.choices.push(list);
                        return win;
                    };
                    game.play(seat, *only, &mut Out::silent());
                    self.choices.push(list);
                    self.acts += 1;
                }
            }
        }
        game.weigh(me)
    }

    /// The best of these answers for the seat that gives it; where there is none the act is over.
    fn best_of(
        &mut self,
        game: &G,
        list: &[G::Choice],
        course: &G::Course,
        (seat, me): (Seat, Seat),
        (width, room): (u32, u32),
        draws: &mut Sim,
    ) -> f32 {
        let mut best: Option<f32> = None;
        for choice in list {
            let mut next = game.clone();
            next.play(seat, *choice, &mut Out::silent());
            self.acts += 1;
            let win = self.follow(next, course, me, (width, room), draws);
            let better = best.is_none_or(|best| if seat == me { win > best } else { win < best });
            if better {
                best = Some(win);
            }
        }
        best.unwrap_or_else(|| game.weigh(me))
    }

    /// The mean over the outcomes by their weights; beyond the width one is drawn.
    fn expect(
        &mut self,
        game: &G,
        course: &G::Course,
        me: Seat,
        (width, room): (u32, u32),
        draws: &mut Sim,
    ) -> f32 {
        let mut list = self.chances.pop().unwrap_or_default();
        list.clear();
        game.gist(&mut list);
        if list.len() as u32 > width {
            let one = drawn::<G>(&list, draws);
            list.clear();
            list.extend(one.map(|outcome| (outcome, 1)));
        }
        let inner = width / (list.len() as u32).max(1);
        let (mut sum, mut weights) = (0.0, 0.0);
        for (outcome, weight) in &list {
            let mut next = game.clone();
            next.resolve(*outcome, &mut Out::silent());
            self.acts += 1;
            sum += self.follow(next, course, me, (inner, room), draws) * *weight as f32;
            weights += *weight as f32;
        }
        self.chances.push(list);
        if weights > 0.0 { sum / weights } else { game.weigh(me) }
    }
}

impl<G: Plan> Bot<G> for Planner<G> {
    fn name(&self) -> &'static str {
        "planner"
    }

    fn think(&mut self, seen: &Seen<G>, budget: Budget, stop: &Stop) -> Thought<G::Choice> {
        if let Some(only) = seen.only() {
            return Thought::plain(only, Why::Only);
        }
        let mut draws = seen.stream(self.seed, 0);
        let mut meter = budget.start(stop);
        let (seat, world) = (seen.seat(), seen.deal(&mut draws));
        self.acts = 0;
        self.weighed.clear();
        let mut list = Vec::new();
        world.courses(seat, &mut list);
        shuffle(&mut list, &mut draws);
        self.weigh_all(&world, seat, &list, &mut meter, &mut draws);
        self.weighed.sort_by(|a, b| b.win.total_cmp(&a.win));
        list.clear();
        for best in self.weighed.iter().take(BEST) {
            world.refine(seat, (best.choice, best.course), &mut list);
        }
        self.weigh_all(&world, seat, &list, &mut meter, &mut draws);
        self.weighed.sort_by(|a, b| b.win.total_cmp(&a.win));
        let (nodes, acts, cut) = (meter.spent(), self.acts, meter.is_called());
        if nodes == 0 {
            return Thought { cut, ..Thought::plain(lot(seen, &mut draws), Why::Lot) };
        }
        let lines = self.lines();
        let wins: Vec<f32> = lines.iter().map(|line| line.win).collect();
        let choice = lines[temper::by_value(&wins, self.temperature, &mut draws)].choice;
        let act = self.weighed.iter().find(|weighed| weighed.choice == choice);
        let aim = act.and_then(|act| world.aim(seat, (act.choice, act.course)));
        Thought { choice, why: Why::Planned, aim, lines, nodes, iterations: nodes, acts, cut }
    }
}

impl<G: Plan> Planner<G> {
    fn weigh_all(
        &mut self,
        world: &G,
        seat: Seat,
        list: &[(G::Choice, G::Course)],
        meter: &mut Meter<'_>,
        draws: &mut Sim,
    ) {
        for (choice, course) in list {
            if !meter.take() {
                return;
            }
            let win = self.after(world, (*choice, *course), seat, WIDTH, draws);
            self.weighed.push(Weighed { choice: *choice, course: *course, win });
        }
    }

    /// One line for each first choice: the best act that begins with it; visits count all of them.
    fn lines(&self) -> Vec<Line<G::Choice>> {
        let mut lines: Vec<Line<G::Choice>> = Vec::new();
        for Weighed { choice, win, .. } in &self.weighed {
            match lines.iter_mut().find(|line| line.choice == *choice) {
                Some(line) => line.visits += 1,
                None => lines.push(Line {
                    choice: *choice,
                    visits: 1,
                    win: *win,
                    // Chance is weighed by its odds: the sampling leaves nothing open.
                    interval: Interval { low: *win, high: *win },
                }),
            }
        }
        lines
    }
}

/// Any order is as likely, so that among equals lots decide and never the order on the map.
fn shuffle<T>(list: &mut [T], draws: &mut dyn Draws) {
    for at in (1..list.len()).rev() {
        list.swap(at, draws.below(at as u32 + 1) as usize);
    }
}
