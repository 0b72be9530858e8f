//! The player who rehearses.
//!
//! Where a round is long, its questions many and the machine on the other side a plain one, a tree over all answers
//! spreads too thin. The rehearser lists the answers worth trying and plays each of them on for a round or two, with
//! every seat, its own too, answering by habit and chance falling as it may. After each stage the worse half is
//! dropped, so that most rehearsals are spent on the answers between which it is hard to choose (sequential halving:
//! Karnin, Koren and Somekh, 2013). The answers of a stage meet the same worlds and the same chance.

mod habit;

pub use habit::Habit;

use crate::random::lot;
use crate::{Bot, Budget, Interval, Line, Seen, Stop, Thought, Why, temper};
use table::{OffersOf, Out, Seat, Sim, Turn, walk};

/// Acts of one rehearsal, at most.
const ACTS: u32 = 2_000;

/// A player who rehearses its answers.
#[derive(Debug)]
pub struct Rehearser<G: Habit> {
    seed: u64,
    temperature: f32,
    /// Acts played in dealt worlds.
    acts: u64,
    offers: OffersOf<G>,
    tried: Vec<Tried<G::Choice>>,
}

/// What the rehearsals so far said of an answer.
#[derive(Clone, Copy, Debug)]
struct Tried<C> {
    choice: C,
    sum: f64,
    squares: f64,
    times: u32,
}

impl<C> Tried<C> {
    fn mean(&self) -> f64 {
        self.sum / f64::from(self.times.max(1))
    }
}

impl<G: Habit> Rehearser<G> {
    /// The rehearser of this seed, always taking what went best.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Rehearser { seed, temperature: 0.0, acts: 0, offers: OffersOf::<G>::default(), tried: Vec::new() }
    }

    /// The same, drawing among the answers with odds `exp(win / temperature)`.
    #[must_use]
    pub fn temperature(self, temperature: f32) -> Self {
        Rehearser { temperature, ..self }
    }

    /// How `me` fares when it answers so and everybody goes on by habit.
    fn rehearse(&mut self, mut game: G, me: Seat, choice: G::Choice, draws: &mut Sim) -> f32 {
        let last = game.epoch() + G::ROUNDS;
        game.play(me, choice, &mut Out::silent());
        for _ in 0..ACTS {
            self.acts += 1;
            match game.turn() {
                Turn::Over(ending) => return game.reward(ending, me),
                Turn::Chance => {
                    let outcome = game.draw(draws);
                    game.resolve(outcome, &mut Out::silent());
                }
                Turn::Decide(seats) => {
                    let Some(seat) = seats.first() else { break };
                    if game.epoch() > last && game.quiet() {
                        break;
                    }
                    let choice = match game.habit(seat, draws) {
                        Some(choice) => choice,
                        None => walk::pick(&game, seat, &mut self.offers, draws),
                    };
                    game.play(seat, choice, &mut Out::silent());
                }
            }
        }
        game.settle(me)
    }

    /// So many rehearsals of the first `alive` answers, each time in one world for all of them.
    fn stage(&mut self, seen: &Seen<G>, alive: usize, (from, times): (u32, u32)) {
        for number in from..from + times {
            let world = seen.deal(&mut seen.stream(self.seed, 1 + u64::from(number)));
            for at in 0..alive {
                let mut draws = seen.stream(self.seed, u64::from(number) | 1 << 32);
                let choice = self.tried[at].choice;
                let win = f64::from(self.rehearse(world.clone(), seen.seat(), choice, &mut draws));
                let tried = &mut self.tried[at];
                tried.sum += win;
                tried.squares += win * win;
                tried.times += 1;
            }
        }
    }

    /// What was tried, best first: an answer that lasted longer comes before one that was dropped.
    fn lines(&self) -> Vec<Line<G::Choice>> {
        let tried = self.tried.iter().filter(|tried| tried.times > 0);
        tried
            .map(|tried| Line {
                choice: tried.choice,
                visits: tried.times,
                win: tried.mean() as f32,
                interval: Interval::of_mean(tried.sum, tried.squares, tried.times),
            })
            .collect()
    }
}

impl<G: Habit> Bot<G> for Rehearser<G> {
    fn name(&self) -> &'static str {
        "rehearser"
    }

    fn think(&mut self, seen: &Seen<G>, budget: Budget, stop: &Stop) -> Thought<G::Choice> {
        if let Some(only) = seen.only() {
            return Thought::plain(only, Why::Only);
        }
        let mut draws = seen.stream(self.seed, 0);
        let world = seen.deal(&mut draws);
        let mut list = Vec::new();
        world.shortlist(seen.seat(), seen.offers(), &mut draws, &mut list);
        if list.len() < 2 || budget.most_nodes() < 2 {
            let plain = list.first().copied().or_else(|| world.habit(seen.seat(), &mut draws));
            return match plain {
                Some(choice) => Thought::plain(choice, Why::Judged),
                None => Thought::plain(lot(seen, &mut draws), Why::Lot),
            };
        }
        self.acts = 0;
        self.tried.clear();
        self.tried.extend(list.iter().map(|&choice| Tried { choice, sum: 0.0, squares: 0.0, times: 0 }));
        let mut meter = budget.start(stop);
        let stages = usize::BITS - (list.len() - 1).leading_zeros();
        let (mut alive, mut number) = (list.len(), 0);
        for stage in 0..stages {
            let share = meter.left() / (stages - stage);
            let times = (share / alive as u32).max(1);
            for _ in 0..times {
                let cost = alive as u32;
                if meter.left() < cost || meter.is_called() {
                    break;
                }
                self.stage(seen, alive, (number, 1));
                meter.spend(cost);
                number += 1;
            }
            self.tried[..alive].sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            alive = alive.div_ceil(2);
        }
        let (nodes, cut) = (meter.spent(), meter.is_called());
        if nodes == 0 {
            return Thought { cut, ..Thought::plain(list[0], Why::Judged) };
        }
        let lines = self.lines();
        // An answer that was dropped was tried seldom: wavering is among those of the last stages.
        let wins: Vec<f32> = lines.iter().take(4).map(|line| line.win).collect();
        let at =
            if self.temperature > 0.0 { temper::by_value(&wins, self.temperature, &mut draws) } else { 0 };
        let choice = lines[at].choice;
        Thought {
            choice,
            why: Why::Searched,
            aim: None,
            lines,
            nodes,
            iterations: nodes,
            acts: self.acts,
            cut,
        }
    }
}
