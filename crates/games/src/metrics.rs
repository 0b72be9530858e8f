//! What a game measures in its matches besides who won and how long it took.

use contract::{ActOf, Game, RecordedEvents};

/// The metrics of one match.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Metrics {
    /// Quantities of the whole match, such as rounds played.
    pub numbers: Vec<(&'static str, f64)>,
    /// What each seat was or had, by seat, such as its cruiser: win rates are reported for each value.
    pub traits: Vec<(&'static str, Vec<String>)>,
    /// The points of each seat, where the winners alone do not determine them: against a side without a seat, no seat
    /// may have won, and yet it is not a draw.
    pub points: Option<Vec<f64>>,
}

/// Collects the metrics of one match.
pub trait MatchMetrics<G: Game> {
    /// Whether [`MatchMetrics::record`] needs events: recording them costs time.
    fn wants_events(&self) -> bool;

    /// Records one act after it was applied.
    fn record(&mut self, state: &G, act: &ActOf<G>, recorded: &RecordedEvents<G::Event>);

    /// The metrics of the finished match.
    fn finish(&mut self, end: &G) -> Metrics;
}

/// Measures only what every match has.
#[derive(Clone, Copy, Debug)]
pub struct CommonMetrics;

impl<G: Game> MatchMetrics<G> for CommonMetrics {
    fn wants_events(&self) -> bool {
        false
    }

    fn record(&mut self, _: &G, _: &ActOf<G>, _: &RecordedEvents<G::Event>) {}

    fn finish(&mut self, _: &G) -> Metrics {
        Metrics::default()
    }
}
