//! The metrics of each game, and its loop of one match, compiled here once for each.

use crate::play::{Played, play_measured};
use bots::{BotSpec, Evaluate};
pub use games::metrics::{CommonMetrics, MatchMetrics, Metrics};
use games::{GameVisitor, Playable, visit};
use std::any::Any;

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

/// The metrics that a game describes.
struct Described;

impl<G: Playable> MetricsFactory<G> for Described {
    fn start(&self) -> Box<dyn MatchMetrics<G>> {
        G::metrics()
    }

    fn variations(&self, content: &'static G::Content, setup: &G::Setup) -> Vec<G::Setup> {
        G::variations(content, setup)
    }
}

/// Measures only what every match has.
struct Common;

impl<G: Evaluate> MetricsFactory<G> for Common {
    fn start(&self) -> Box<dyn MatchMetrics<G>> {
        Box::new(CommonMetrics)
    }
}

struct Factory;

impl GameVisitor for Factory {
    type Output = Box<dyn Any>;
    fn run<G: Playable>(self) -> Box<dyn Any> {
        let factory: &'static dyn MetricsFactory<G> = &Described;
        Box::new(factory)
    }
}

/// The metrics of a game: its own if it is in the list of games, otherwise those of any match.
#[must_use]
pub fn metrics_factory<G: Evaluate>() -> &'static dyn MetricsFactory<G> {
    listed_factory(G::ID)
        .and_then(|factory| factory.downcast_ref::<&'static dyn MetricsFactory<G>>().copied())
        .unwrap_or(&Common)
}

/// Not generic, so that the factories are compiled in this crate.
fn listed_factory(game: &str) -> Option<Box<dyn Any>> {
    visit(game, Factory).ok()
}
