//! What a run of the suite covered: a law that was never exercised proves nothing.

use std::fmt;

/// Counts of one run.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Matches played to the end.
    pub matches: u64,
    /// States visited.
    pub states: u64,
    /// States in which a seat had to decide.
    pub decisions: u64,
    /// States in which several seats had to decide simultaneously.
    pub simultaneous: u64,
    /// States that could be written as a position.
    pub positions: u64,
    /// Number of acts of the longest match.
    pub longest: u32,
    /// Length of the longest list of choices.
    pub widest: usize,
    /// Choices from other states that were tested with `check`.
    pub probes: u64,
    /// How many of the probes were legal.
    pub probes_legal: u64,
    /// Members sampled from regions.
    pub samples: u64,
    /// Chance states whose odds were computed exactly.
    pub exact_draws: u64,
    /// Twins dealt.
    pub twins: u64,
    /// Twins that differ from the true state.
    pub distinct_twins: u64,
    /// Steps compared between a state and its twin.
    pub twin_steps: u64,
    /// How many of these steps declared that they revealed something to the viewer.
    pub excused: u64,
}

impl Report {
    /// The fraction of compared steps that were excused. A sudden rise means that `learned` is used too freely.
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
            self.distinct_twins,
            self.twin_steps,
            100.0 * self.excused_share(),
        )
    }
}
