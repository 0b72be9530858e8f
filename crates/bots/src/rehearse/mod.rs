//! The bot that evaluates choices by rollouts.
//!
//! Where a round is long, its questions are many and the opponent is simple, a tree over all choices spreads too
//! thin. This bot lists the choices worth trying and plays each of them out for a round or two, with every seat, its
//! own included, following the default policy and chance drawn at random. After each stage the worse half is dropped,
//! so that most rollouts are spent on the choices that are hard to distinguish (sequential halving: Karnin, Koren and
//! Somekh, 2013). The choices of a stage get the same worlds and the same chance, so they are compared world by
//! world; once one of them is clearly ahead of all others the rest of the budget is not spent.

mod lent;

pub use lent::Rehearse;

use crate::random::lot;
use crate::{Bot, Budget, Interval, Line, Seen, Stop, Thought, Why, temper};
use table::{OffersOf, Out, Seat, Sim, Turn, walk};

/// The maximum number of acts of one rollout.
const ACTS: u32 = 2_000;
/// The minimum number of worlds before a choice can be clearly ahead.
const WORLDS: usize = 16;
/// The number of standard errors of the difference that counts as clear.
const CLEAR: f64 = 4.0;

/// A bot that evaluates its choices by rollouts.
#[derive(Debug)]
pub struct Rehearser<G: Rehearse> {
    seed: u64,
    temperature: f32,
    /// Number of acts played in dealt worlds.
    acts: u64,
    offers: OffersOf<G>,
    tried: Vec<Tried<G::Choice>>,
}

/// The rollout results of a choice so far.
#[derive(Clone, Debug)]
struct Tried<C> {
    choice: C,
    sum: f64,
    squares: f64,
    /// The result in each world: choices share the same worlds as long as they last.
    wins: Vec<f64>,
}

impl<C> Tried<C> {
    fn new(choice: C) -> Self {
        Tried { choice, sum: 0.0, squares: 0.0, wins: Vec::new() }
    }

    fn add(&mut self, win: f64) {
        self.sum += win;
        self.squares += win * win;
        self.wins.push(win);
    }

    fn mean(&self) -> f64 {
        self.sum / self.wins.len().max(1) as f64
    }

    /// Whether it is clearly better than the other, in the worlds they share.
    fn is_clear_of(&self, other: &Self) -> bool {
        let (mut sum, mut squares) = (0.0, 0.0);
        for (mine, theirs) in self.wins.iter().zip(&other.wins) {
            sum += mine - theirs;
            squares += (mine - theirs).powi(2);
        }
        let worlds = self.wins.len().min(other.wins.len()) as f64;
        let mean = sum / worlds;
        let error = ((squares / worlds - mean * mean).max(0.0) / worlds).sqrt();
        mean > CLEAR * error
    }
}

impl<G: Rehearse> Rehearser<G> {
    /// The bot with this seed, always choosing what did best.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Rehearser { seed, temperature: 0.0, acts: 0, offers: OffersOf::<G>::default(), tried: Vec::new() }
    }

    /// The same, choosing at random with odds `exp(win / temperature)`.
    #[must_use]
    pub fn temperature(self, temperature: f32) -> Self {
        Rehearser { temperature, ..self }
    }

    /// The value for `me` after this choice when every seat follows the default policy.
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
        game.value(me)
    }

    /// One rollout for each of the first `alive` choices, all in the same world.
    fn stage(&mut self, seen: &Seen<G>, alive: usize, number: u32) {
        let world = seen.deal(&mut seen.stream(self.seed, 1 + u64::from(number)));
        for at in 0..alive {
            let mut draws = seen.stream(self.seed, u64::from(number) | 1 << 32);
            let choice = self.tried[at].choice;
            let win = self.rehearse(world.clone(), seen.seat(), choice, &mut draws);
            self.tried[at].add(f64::from(win));
        }
    }

    /// Whether one of the first `alive` choices is clearly better than the others among them.
    fn is_settled(&self, alive: usize) -> bool {
        let alive = &self.tried[..alive];
        let Some(best) = (0..alive.len()).max_by(|a, b| alive[*a].mean().total_cmp(&alive[*b].mean())) else {
            return true;
        };
        let clear = |(at, other): (usize, &Tried<_>)| at == best || alive[best].is_clear_of(other);
        alive[best].wins.len() >= WORLDS && alive.iter().enumerate().all(clear)
    }

    /// The choices tried, best first: one that lasted longer comes before one that was dropped.
    fn lines(&self) -> Vec<Line<G::Choice>> {
        let tried = self.tried.iter().filter(|tried| !tried.wins.is_empty());
        tried
            .map(|tried| Line {
                choice: tried.choice,
                visits: tried.wins.len() as u32,
                win: tried.mean() as f32,
                interval: Interval::of_mean(tried.sum, tried.squares, tried.wins.len() as u32),
            })
            .collect()
    }
}

impl<G: Rehearse> Bot<G> for Rehearser<G> {
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
        self.tried.extend(list.iter().map(|&choice| Tried::new(choice)));
        let mut meter = budget.start(stop);
        let stages = usize::BITS - (list.len() - 1).leading_zeros();
        let (mut alive, mut number, mut settled) = (list.len(), 0, false);
        for stage in 0..stages {
            let share = meter.left() / (stages - stage);
            let times = (share / alive as u32).max(1);
            for _ in 0..times {
                let cost = alive as u32;
                if meter.left() < cost || meter.is_called() {
                    break;
                }
                self.stage(seen, alive, number);
                meter.spend(cost);
                number += 1;
                settled = number % 8 == 0 && self.is_settled(alive);
                if settled {
                    break;
                }
            }
            self.tried[..alive].sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            alive = alive.div_ceil(2);
            if settled {
                break;
            }
        }
        let (nodes, cut) = (meter.spent(), meter.is_called());
        if nodes == 0 {
            return Thought { cut, ..Thought::plain(list[0], Why::Judged) };
        }
        let lines = self.lines();
        // A choice that was dropped has few rollouts: the random choice is among those of the last stages.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(wins: impl IntoIterator<Item = f64>) -> Tried<u8> {
        let mut tried = Tried::new(0);
        wins.into_iter().for_each(|win| tried.add(win));
        tried
    }

    /// World by world: a small lead in every world is clear, the same lead due to lucky worlds is not.
    #[test]
    fn a_lead_is_clear_when_it_holds_in_every_world() {
        let worlds = || (0..WORLDS).map(|world| 0.2 + 0.03 * world as f64);
        let plain = tried(worlds());
        assert!(tried(worlds().map(|win| win + 0.01)).is_clear_of(&plain));
        assert!(!tried(worlds()).is_clear_of(&plain));
        let lucky = tried((0..WORLDS).map(|world| 0.21 + 0.03 * (WORLDS - 1 - world) as f64));
        assert!(lucky.mean() > plain.mean() && !lucky.is_clear_of(&plain));
    }
}
