//! What a run of the suite saw: a law that met nothing proves nothing.

use std::fmt;

/// Counts of one run.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Matches played to the end.
    pub matches: u64,
    /// States visited.
    pub states: u64,
    /// States in which a seat was asked.
    pub decisions: u64,
    /// States in which several seats were asked at once.
    pub simultaneous: u64,
    /// States that could be written as a position.
    pub positions: u64,
    /// Acts of the longest match.
    pub longest: u32,
    /// Single choices of the longest list.
    pub widest: usize,
    /// Choices from elsewhere that were put to the judge.
    pub probes: u64,
    /// Those of them that were legal.
    pub probes_legal: u64,
    /// Members drawn from areas.
    pub samples: u64,
    /// States of chance whose odds were computed exactly.
    pub exact_draws: u64,
    /// Twins dealt.
    pub twins: u64,
    /// Twins that were not the true state itself.
    pub strangers: u64,
    /// Steps compared between a state and its twin.
    pub twin_steps: u64,
    /// Those of them that said they taught the viewer something.
    pub excused: u64,
}

impl Report {
    /// The share of compared steps that were excused. A jump means that `learned` is used too freely.
    #[must_use]
    pub fn excused_share(&self) -> f64 {
        if self.twin_steps == 0 { 0.0 } else { self.excused as f64 / self.twin_steps as f64 }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} matches, {} states ({} decisions, {} simultaneous, {} positions), longest {}, widest {}; \
             {} probes ({} legal), {} samples, {} exact draws; {} twins ({} strangers), {} twin steps, {:.0} % excused",
            self.matches,
            self.states,
            self.decisions,
            self.simultaneous,
            self.positions,
            self.longest,
            self.widest,
            self.probes,
            self.probes_legal,
            self.samples,
            self.exact_draws,
            self.twins,
            self.strangers,
            self.twin_steps,
            100.0 * self.excused_share(),
        )
    }
}
