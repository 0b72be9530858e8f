//! The player who looks one decision ahead.
//!
//! Each choice is tried in a few re-dealt worlds. The following chance is weighted by its listed odds, an act half
//! done is played to its end with every seat choosing what looks best to it, and then the game's evaluation counts.
//! What the opponent does afterwards is ignored: that is what the search is for.

use crate::lookahead::{Lookahead, LookaheadLimits};
use crate::random::random_choice;
use crate::{Basis, Bot, Budget, Evaluate, Interval, Observation, ScoredChoice, Stop, Thought, sampling};
use contract::{Seat, SmallRng};

/// The number of members of each region that are evaluated.
const REGION_SAMPLES: usize = 16;
/// The number of decisions of an act half done that are made before evaluating.
const MAX_FOLLOW: u32 = 24;

/// Looks one decision ahead, using the game's evaluation.
#[derive(Debug)]
pub struct Greedy<G: Evaluate> {
    seed: u64,
    worlds: u32,
    temperature: f32,
    outcomes: u32,
    lookahead: Lookahead<G>,
    tally: Vec<Tally<G::Choice>>,
}

/// The results of a choice in the worlds so far.
#[derive(Clone, Copy, Debug)]
struct Tally<C> {
    choice: C,
    sum: f64,
    squares: f64,
    worlds: u32,
}

impl<C> Tally<C> {
    fn mean(&self) -> f32 {
        if self.worlds == 0 { 0.0 } else { (self.sum / f64::from(self.worlds)) as f32 }
    }
}

impl<G: Evaluate> Greedy<G> {
    /// The player with this seed, always choosing what looks best in eight worlds.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Greedy {
            seed,
            worlds: 8,
            temperature: 0.0,
            outcomes: G::tuning().outcomes,
            lookahead: Lookahead::default(),
            tally: Vec::new(),
        }
    }

    /// The same, evaluating choices in this many worlds.
    #[must_use]
    pub fn worlds(self, worlds: u32) -> Self {
        Greedy { worlds: worlds.max(1), ..self }
    }

    /// The same, choosing at random with odds `exp(win / temperature)`.
    #[must_use]
    pub fn temperature(self, temperature: f32) -> Self {
        Greedy { temperature, ..self }
    }

    /// Lists every individual choice, and some members of every region.
    fn list(&mut self, observation: &Observation<G>, rng: &mut SmallRng) {
        self.tally.clear();
        let blank = |choice| Tally { choice, sum: 0.0, squares: 0.0, worlds: 0 };
        let mut listed = observation.legal_choices().listed.clone();
        if listed.len() > 1 {
            observation.deal(rng).leave_out_blunders(observation.seat(), &mut listed);
        }
        self.tally.extend(listed.into_iter().map(blank));
        if observation.legal_choices().regions.is_empty() {
            return;
        }
        let world = observation.deal(rng);
        for region in &observation.legal_choices().regions {
            let members = (0..REGION_SAMPLES).filter_map(|_| world.sample(observation.seat(), region, rng));
            self.tally.extend(members.map(blank));
        }
        self.tally.sort_by_key(|tally| tally.choice);
        self.tally.dedup_by_key(|tally| tally.choice);
    }

    fn weigh(&mut self, world: &G, seat: Seat, at: usize, rng: &mut SmallRng) {
        let limits = LookaheadLimits { follow: MAX_FOLLOW, tries: u32::MAX, width: self.outcomes };
        let tally = &mut self.tally[at];
        let value = f64::from(self.lookahead.after(world, (seat, tally.choice), seat, limits, rng));
        tally.sum += value;
        tally.squares += value * value;
        tally.worlds += 1;
    }
}

impl<G: Evaluate> Bot<G> for Greedy<G> {
    fn name(&self) -> &'static str {
        "greedy"
    }

    fn think(&mut self, observation: &Observation<G>, budget: Budget, stop: &Stop) -> Thought<G::Choice> {
        if let Some(only) = observation.only() {
            return Thought::plain(only, Basis::Only);
        }
        let mut rng = observation.stream(self.seed, 0);
        let mut meter = budget.start(stop);
        self.lookahead.acts = 0;
        self.list(observation, &mut rng);
        let full = (self.worlds as usize).saturating_mul(self.tally.len()) as u32;
        'worlds: for _ in 0..self.worlds {
            let world = observation.deal(&mut rng);
            for at in 0..self.tally.len() {
                if !meter.take() {
                    break 'worlds;
                }
                self.weigh(&world, observation.seat(), at, &mut rng);
            }
        }
        let (nodes, acts) = (meter.spent(), self.lookahead.acts);
        let cut = meter.left() > 0 && nodes < full;
        if nodes == 0 {
            return Thought { cut, ..Thought::plain(random_choice(observation, &mut rng), Basis::Lot) };
        }
        let lines = self.lines();
        let wins: Vec<f32> = lines.iter().map(|line| line.win).collect();
        let choice = lines[sampling::sample_by_value(&wins, self.temperature, &mut rng)].choice;
        Thought { choice, why: Basis::Judged, aim: None, lines, nodes, iterations: nodes, acts, cut }
    }
}

impl<G: Evaluate> Greedy<G> {
    /// All evaluated choices, best first.
    fn lines(&self) -> Vec<ScoredChoice<G::Choice>> {
        let weighed = self.tally.iter().filter(|tally| tally.worlds > 0);
        let mut lines: Vec<_> = weighed
            .map(|tally| ScoredChoice {
                choice: tally.choice,
                visits: tally.worlds,
                win: tally.mean(),
                interval: Interval::of_mean(tally.sum, tally.squares, tally.worlds),
            })
            .collect();
        lines.sort_by(|a, b| b.win.total_cmp(&a.win).then(a.choice.cmp(&b.choice)));
        lines
    }
}
