//! The searching player: single-observer information-set Monte Carlo tree search.
//!
//! Every iteration deals a fresh world from the belief, follows the tree by what the searcher would see, adds one
//! node and plays on. Several independent trees share the budget and are merged in order; the number of threads
//! changes nothing but the time.

mod lethal;
mod search;
mod select;
mod tree;

use crate::budget::Meter;
use crate::random::random_choice;
use crate::{
    Basis, Bot, Budget, Evaluate, Interval, Observation, ScoredChoice, Stop, Thought, Tuning, sampling,
};
use search::Search;
use std::collections::BTreeMap;

/// The stream for random choices and the search for a sure win; trees are numbered from zero.
const SIDE_STREAM: u64 = u64::MAX;

/// Information-set Monte Carlo tree search.
#[derive(Debug)]
pub struct Ismcts<G: Evaluate> {
    seed: u64,
    tuning: Tuning,
    threads: usize,
    temperature: f32,
    searches: Vec<Search<G>>,
}

impl<G: Evaluate> Ismcts<G> {
    /// The player with this seed and the game's own tuning, on one thread.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Ismcts { seed, tuning: G::tuning(), threads: 1, temperature: 0.0, searches: Vec::new() }
    }

    /// The same with another tuning.
    #[must_use]
    pub fn tuning(self, tuning: Tuning) -> Self {
        Ismcts { tuning, ..self }
    }

    /// The same on this many threads. With a budget in nodes the answers do not change.
    #[must_use]
    pub fn threads(self, threads: usize) -> Self {
        Ismcts { threads: threads.max(1), ..self }
    }

    /// The same, choosing at random with odds `visits ^ (1 / temperature)`.
    #[must_use]
    pub fn temperature(self, temperature: f32) -> Self {
        Ismcts { temperature, ..self }
    }

    /// Grows all trees and returns the number of iterations.
    fn grow(&mut self, observation: &Observation<G>, meter: &Meter<'_>) -> u32 {
        let trees = u32::from(self.tuning.trees.max(1));
        self.searches.resize_with(trees as usize, Search::default);
        let (each, more) = (meter.left() / trees, meter.left() % trees);
        let (seed, tuning) = (self.seed, &self.tuning);
        let per_thread = self.searches.len().div_ceil(self.threads);
        let grow = |first: usize, searches: &mut [Search<G>]| -> u32 {
            let mut made = 0;
            let several = searches.len();
            for (at, search) in searches.iter_mut().enumerate() {
                let number = (first + at) as u32;
                let share = meter.share(each + u32::from(number < more), (several - at) as u32);
                made += search.run(observation, tuning, observation.stream(seed, u64::from(number)), share);
            }
            made
        };
        if per_thread == self.searches.len() {
            return grow(0, &mut self.searches);
        }
        std::thread::scope(|scope| {
            let grow = &grow;
            let parts = self.searches.chunks_mut(per_thread).enumerate();
            let workers: Vec<_> =
                parts.map(|(at, part)| scope.spawn(move || grow(at * per_thread, part))).collect();
            workers
                .into_iter()
                .map(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .sum()
        })
    }

    /// The choices of all roots merged, most visited first.
    fn lines(&self) -> Vec<ScoredChoice<G::Choice>> {
        let mut sums = BTreeMap::<G::Choice, (u32, f64)>::new();
        for search in &self.searches {
            let Some(root) = search.root else { continue };
            for edge in search.tree.edges_of(root).filter(|edge| edge.visits > 0) {
                let sum = sums.entry(edge.choice).or_default();
                sum.0 += edge.visits;
                sum.1 += edge.total;
            }
        }
        let mut lines: Vec<_> = sums
            .into_iter()
            .map(|(choice, (visits, total))| ScoredChoice {
                choice,
                visits,
                win: (total / f64::from(visits)) as f32,
                interval: Interval::wilson(total, visits),
            })
            .collect();
        lines.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.win.total_cmp(&a.win)));
        lines
    }
}

impl<G: Evaluate> Bot<G> for Ismcts<G> {
    fn name(&self) -> &'static str {
        "ismcts"
    }

    fn think(&mut self, observation: &Observation<G>, budget: Budget, stop: &Stop) -> Thought<G::Choice> {
        if let Some(only) = observation.only() {
            return Thought::plain(only, Basis::Only);
        }
        let mut rng = observation.stream(self.seed, SIDE_STREAM);
        let mut meter = budget.start(stop);
        let worlds = if meter.is_stopped() { 0 } else { self.tuning.lethal_worlds.min(meter.left()) };
        let (sure, looked, mut acts) =
            lethal::find_sure_win(observation, worlds, self.tuning.lethal_nodes, &mut rng);
        if let Some(choice) = sure {
            return Thought { nodes: looked, acts, ..Thought::plain(choice, Basis::Wins) };
        }
        meter.spend(looked);
        let iterations = self.grow(observation, &meter);
        let nodes = looked + iterations;
        let cut = nodes < budget.max_nodes();
        acts += self.searches.iter().map(|search| search.acts).sum::<u64>();
        if iterations == 0 {
            let choice = random_choice(observation, &mut rng);
            return Thought { nodes, acts, cut, ..Thought::plain(choice, Basis::Lot) };
        }
        let lines = self.lines();
        let visits: Vec<f32> = lines.iter().map(|line| line.visits as f32).collect();
        let mixing = if observation.is_alone() { 0.0 } else { self.tuning.mixing };
        let choice =
            lines[sampling::sample_by_weight(&visits, self.temperature.max(mixing), &mut rng)].choice;
        Thought { choice, why: Basis::Searched, aim: None, lines, nodes, iterations, acts, cut }
    }
}
