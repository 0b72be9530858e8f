//! What a game measures in its matches besides who won and how long it took.

mod starfighter;
mod temple;
mod xwing;

use crate::play::{Played, play_measured};
use bots::{BotSpec, Evaluate};
use contract::{ActOf, Game, RecordedEvents};
use std::any::Any;

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

/// How the matches of a game are played and measured.
pub trait MetricsFactory<G: Evaluate>: Sync {
    /// A new collector for one match.
    fn start(&self) -> Box<dyn MatchMetrics<G>>;

    /// Every variation of a set-up that a fair measurement of this game should use in turn.
    fn variations(&self, content: &'static G::Content, setup: &G::Setup) -> Vec<G::Setup> {
        let _ = content;
        vec![setup.clone()]
    }

    /// Plays one match; see [`play`](crate::play::play).
    ///
    /// It is a method of the factory so that the loop is compiled here, once for each game, and not in every program that simulates.
    ///
    /// # Errors
    /// The faults of the set-up.
    fn play(
        &self,
        content: &'static G::Content,
        setup: &G::Setup,
        contenders: &[BotSpec],
        seed: u64,
    ) -> Result<Played, Vec<G::Fault>> {
        play_measured(self.start(), content, setup, contenders, seed)
    }
}

static STARFIGHTER: &dyn MetricsFactory<::starfighter::State> = &starfighter::Starfighter;
static TEMPLE: &dyn MetricsFactory<::temple::State> = &temple::Temple;
static XWING: &dyn MetricsFactory<::xwing::State> = &xwing::Xwing;
static SWCCG: &dyn MetricsFactory<::swccg::State> = &CommonMetrics;

/// The metrics of a game; the common ones if it has none of its own.
///
/// They are found by the type of the game, so that the registry of games remains the only list of them.
#[must_use]
pub fn metrics_factory<G: Evaluate>() -> &'static dyn MetricsFactory<G> {
    let own: [&dyn Any; 4] = [&STARFIGHTER, &TEMPLE, &XWING, &SWCCG];
    own.iter()
        .find_map(|factory| factory.downcast_ref::<&'static dyn MetricsFactory<G>>())
        .copied()
        .unwrap_or(&CommonMetrics)
}

/// Measures only what every match has.
#[derive(Clone, Copy, Debug)]
pub struct CommonMetrics;

impl<G: Evaluate> MetricsFactory<G> for CommonMetrics {
    fn start(&self) -> Box<dyn MatchMetrics<G>> {
        Box::new(CommonMetrics)
    }
}

impl<G: Game> MatchMetrics<G> for CommonMetrics {
    fn wants_events(&self) -> bool {
        false
    }

    fn record(&mut self, _: &G, _: &ActOf<G>, _: &RecordedEvents<G::Event>) {}

    fn finish(&mut self, _: &G) -> Metrics {
        Metrics::default()
    }
}
