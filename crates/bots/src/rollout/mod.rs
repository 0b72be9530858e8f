//! The bot that evaluates choices by rollouts.
//!
//! Where a round is long, its questions are many and the opponent is simple, a tree over all choices spreads too
//! thin. This bot lists the choices worth trying and plays each of them out for a round or two, with every seat, its
//! own included, following the default policy and chance drawn at random. After each stage the worse half is dropped,
//! so that most rollouts are spent on the choices that are hard to distinguish (sequential halving: Karnin, Koren and
//! Somekh, 2013). The choices of a stage get the same worlds and the same chance, so they are compared world by
//! world; once one of them is clearly ahead of all others the rest of the budget is not spent.

mod policy;

pub use policy::RolloutPolicy;

use crate::random::random_choice;
use crate::{Basis, Bot, Budget, Interval, Observation, ScoredChoice, Stop, Thought, sampling};
use contract::{EventSink, LegalChoicesOf, Seat, SmallRng, Turn, random_play};

/// The maximum number of acts of one rollout.
const MAX_ACTS: u32 = 2_000;
/// The minimum number of worlds before a choice can be clearly ahead.
const MIN_WORLDS: usize = 16;
/// The number of standard errors of the difference that counts as clear.
const CLEAR_LEAD: f64 = 4.0;

/// A bot that evaluates its choices by rollouts.
#[derive(Debug)]
pub struct RolloutBot<G: RolloutPolicy> {
    seed: u64,
    temperature: f32,
    /// Number of acts played in dealt worlds.
    acts: u64,
    legal: LegalChoicesOf<G>,
    candidates: Vec<Candidate<G::Choice>>,
}

/// The rollout results of a choice so far.
#[derive(Clone, Debug)]
struct Candidate<C> {
    choice: C,
    sum: f64,
    squares: f64,
    /// The result in each world: choices share the same worlds as long as they last.
    wins: Vec<f64>,
}

impl<C> Candidate<C> {
    fn new(choice: C) -> Self {
        Candidate { choice, sum: 0.0, squares: 0.0, wins: Vec::new() }
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
    fn is_clearly_better_than(&self, other: &Self) -> bool {
        let (mut sum, mut squares) = (0.0, 0.0);
        for (mine, theirs) in self.wins.iter().zip(&other.wins) {
            sum += mine - theirs;
            squares += (mine - theirs).powi(2);
        }
        let worlds = self.wins.len().min(other.wins.len()) as f64;
        let mean = sum / worlds;
        let error = ((squares / worlds - mean * mean).max(0.0) / worlds).sqrt();
        mean > CLEAR_LEAD * error
    }
}

impl<G: RolloutPolicy> RolloutBot<G> {
    /// The bot with this seed, always choosing what did best.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        RolloutBot {
            seed,
            temperature: 0.0,
            acts: 0,
            legal: LegalChoicesOf::<G>::default(),
            candidates: Vec::new(),
        }
    }

    /// The same, choosing at random with odds `exp(win / temperature)`.
    #[must_use]
    pub fn temperature(self, temperature: f32) -> Self {
        RolloutBot { temperature, ..self }
    }

    /// The value for `me` after this choice when every seat follows the default policy.
    fn rollout(&mut self, mut game: G, me: Seat, choice: G::Choice, rng: &mut SmallRng) -> f32 {
        let last = game.round() + G::ROUNDS;
        game.play(me, choice, &mut EventSink::silent());
        for _ in 0..MAX_ACTS {
            self.acts += 1;
            match game.turn() {
                Turn::Over(ending) => return game.reward(ending, me),
                Turn::Chance => {
                    let outcome = game.draw(rng);
                    game.resolve(outcome, &mut EventSink::silent());
                }
                Turn::Decide(seats) => {
                    let Some(seat) = seats.first() else { break };
                    if game.round() > last && game.is_quiet() {
                        break;
                    }
                    let choice = match game.default_policy(seat, rng) {
                        Some(choice) => choice,
                        None => random_play::pick(&game, seat, &mut self.legal, rng),
                    };
                    game.play(seat, choice, &mut EventSink::silent());
                }
            }
        }
        game.value(me)
    }

    /// One rollout for each of the first `remaining` choices, all in the same world.
    fn stage(&mut self, observation: &Observation<G>, remaining: usize, number: u32) {
        let world = observation.deal(&mut observation.stream(self.seed, 1 + u64::from(number)));
        for at in 0..remaining {
            let mut rng = observation.stream(self.seed, u64::from(number) | 1 << 32);
            let choice = self.candidates[at].choice;
            let win = self.rollout(world.clone(), observation.seat(), choice, &mut rng);
            self.candidates[at].add(f64::from(win));
        }
    }

    /// Whether one of the first `remaining` choices is clearly better than the others among them.
    fn is_settled(&self, remaining: usize) -> bool {
        let remaining = &self.candidates[..remaining];
        let Some(best) =
            (0..remaining.len()).max_by(|a, b| remaining[*a].mean().total_cmp(&remaining[*b].mean()))
        else {
            return true;
        };
        let clear =
            |(at, other): (usize, &Candidate<_>)| at == best || remaining[best].is_clearly_better_than(other);
        remaining[best].wins.len() >= MIN_WORLDS && remaining.iter().enumerate().all(clear)
    }

    /// The choices tried, best first: one that lasted longer comes before one that was dropped.
    fn lines(&self) -> Vec<ScoredChoice<G::Choice>> {
        let candidates = self.candidates.iter().filter(|candidates| !candidates.wins.is_empty());
        candidates
            .map(|candidates| ScoredChoice {
                choice: candidates.choice,
                visits: candidates.wins.len() as u32,
                win: candidates.mean() as f32,
                interval: Interval::of_mean(candidates.sum, candidates.squares, candidates.wins.len() as u32),
            })
            .collect()
    }
}

impl<G: RolloutPolicy> Bot<G> for RolloutBot<G> {
    fn name(&self) -> &'static str {
        "rehearser"
    }

    fn think(&mut self, observation: &Observation<G>, budget: Budget, stop: &Stop) -> Thought<G::Choice> {
        if let Some(only) = observation.only() {
            return Thought::plain(only, Basis::Only);
        }
        let mut rng = observation.stream(self.seed, 0);
        let world = observation.deal(&mut rng);
        let mut list = Vec::new();
        world.shortlist(observation.seat(), observation.legal_choices(), &mut rng, &mut list);
        if list.len() < 2 || budget.max_nodes() < 2 {
            let plain = list.first().copied().or_else(|| world.default_policy(observation.seat(), &mut rng));
            return match plain {
                Some(choice) => Thought::plain(choice, Basis::Judged),
                None => Thought::plain(random_choice(observation, &mut rng), Basis::Lot),
            };
        }
        self.acts = 0;
        self.candidates.clear();
        self.candidates.extend(list.iter().map(|&choice| Candidate::new(choice)));
        let mut meter = budget.start(stop);
        let stages = usize::BITS - (list.len() - 1).leading_zeros();
        let (mut remaining, mut number, mut settled) = (list.len(), 0, false);
        for stage in 0..stages {
            let share = meter.left() / (stages - stage);
            let times = (share / remaining as u32).max(1);
            for _ in 0..times {
                let cost = remaining as u32;
                if meter.left() < cost || meter.is_stopped() {
                    break;
                }
                self.stage(observation, remaining, number);
                meter.spend(cost);
                number += 1;
                settled = number % 8 == 0 && self.is_settled(remaining);
                if settled {
                    break;
                }
            }
            self.candidates[..remaining].sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            remaining = remaining.div_ceil(2);
            if settled {
                break;
            }
        }
        let (nodes, cut) = (meter.spent(), meter.is_stopped());
        if nodes == 0 {
            return Thought { cut, ..Thought::plain(list[0], Basis::Judged) };
        }
        let lines = self.lines();
        // A choice that was dropped has few rollouts: the random choice is among those of the last stages.
        let wins: Vec<f32> = lines.iter().take(4).map(|line| line.win).collect();
        let at = if self.temperature > 0.0 {
            sampling::sample_by_value(&wins, self.temperature, &mut rng)
        } else {
            0
        };
        let choice = lines[at].choice;
        Thought {
            choice,
            why: Basis::Searched,
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

    fn candidates(wins: impl IntoIterator<Item = f64>) -> Candidate<u8> {
        let mut candidates = Candidate::new(0);
        wins.into_iter().for_each(|win| candidates.add(win));
        candidates
    }

    /// World by world: a small lead in every world is clear, the same lead due to lucky worlds is not.
    #[test]
    fn a_lead_is_clear_when_it_holds_in_every_world() {
        let worlds = || (0..MIN_WORLDS).map(|world| 0.2 + 0.03 * world as f64);
        let plain = candidates(worlds());
        assert!(candidates(worlds().map(|win| win + 0.01)).is_clearly_better_than(&plain));
        assert!(!candidates(worlds()).is_clearly_better_than(&plain));
        let lucky = candidates((0..MIN_WORLDS).map(|world| 0.21 + 0.03 * (MIN_WORLDS - 1 - world) as f64));
        assert!(lucky.mean() > plain.mean() && !lucky.is_clearly_better_than(&plain));
    }
}
