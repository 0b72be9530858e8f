//! The player who looks one decision ahead.
//!
//! Each choice is tried in a few re-dealt worlds. The following chance is weighted by its listed odds, an act half
//! done is played to its end with every seat choosing what looks best to it, and then the game's evaluation counts.
//! What the opponent does afterwards is ignored: that is what the search is for.

use crate::outlook::{Outlook, Reach};
use crate::random::lot;
use crate::{Bot, Budget, Evaluate, Interval, Line, Seen, Stop, Thought, Why, temper};
use table::{Seat, Sim};

/// The number of members of each region that are evaluated.
const MEMBERS: usize = 16;
/// The number of decisions of an act half done that are made before evaluating.
const FOLLOW: u32 = 24;

/// Looks one decision ahead, using the game's evaluation.
#[derive(Debug)]
pub struct Greedy<G: Evaluate> {
    seed: u64,
    worlds: u32,
    temperature: f32,
    outcomes: u32,
    outlook: Outlook<G>,
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
            outlook: Outlook::default(),
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
    fn list(&mut self, seen: &Seen<G>, draws: &mut Sim) {
        self.tally.clear();
        let blank = |choice| Tally { choice, sum: 0.0, squares: 0.0, worlds: 0 };
        self.tally.extend(seen.offers().ones.iter().copied().map(blank));
        if seen.offers().areas.is_empty() {
            return;
        }
        let world = seen.deal(draws);
        for area in &seen.offers().areas {
            let members = (0..MEMBERS).filter_map(|_| world.sample(seen.seat(), area, draws));
            self.tally.extend(members.map(blank));
        }
        self.tally.sort_by_key(|tally| tally.choice);
        self.tally.dedup_by_key(|tally| tally.choice);
    }

    fn weigh(&mut self, world: &G, seat: Seat, at: usize, draws: &mut Sim) {
        let reach = Reach { follow: FOLLOW, tries: u32::MAX, width: self.outcomes };
        let tally = &mut self.tally[at];
        let value = f64::from(self.outlook.after(world, (seat, tally.choice), seat, reach, draws));
        tally.sum += value;
        tally.squares += value * value;
        tally.worlds += 1;
    }
}

impl<G: Evaluate> Bot<G> for Greedy<G> {
    fn name(&self) -> &'static str {
        "greedy"
    }

    fn think(&mut self, seen: &Seen<G>, budget: Budget, stop: &Stop) -> Thought<G::Choice> {
        if let Some(only) = seen.only() {
            return Thought::plain(only, Why::Only);
        }
        let mut draws = seen.stream(self.seed, 0);
        let mut meter = budget.start(stop);
        self.outlook.acts = 0;
        self.list(seen, &mut draws);
        let full = (self.worlds as usize).saturating_mul(self.tally.len()) as u32;
        'worlds: for _ in 0..self.worlds {
            let world = seen.deal(&mut draws);
            for at in 0..self.tally.len() {
                if !meter.take() {
                    break 'worlds;
                }
                self.weigh(&world, seen.seat(), at, &mut draws);
            }
        }
        let (nodes, acts) = (meter.spent(), self.outlook.acts);
        let cut = meter.left() > 0 && nodes < full;
        if nodes == 0 {
            return Thought { cut, ..Thought::plain(lot(seen, &mut draws), Why::Lot) };
        }
        let lines = self.lines();
        let wins: Vec<f32> = lines.iter().map(|line| line.win).collect();
        let choice = lines[temper::by_value(&wins, self.temperature, &mut draws)].choice;
        Thought { choice, why: Why::Judged, aim: None, lines, nodes, iterations: nodes, acts, cut }
    }
}

impl<G: Evaluate> Greedy<G> {
    /// All evaluated choices, best first.
    fn lines(&self) -> Vec<Line<G::Choice>> {
        let weighed = self.tally.iter().filter(|tally| tally.worlds > 0);
        let mut lines: Vec<_> = weighed
            .map(|tally| Line {
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
