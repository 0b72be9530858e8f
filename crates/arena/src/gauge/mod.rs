//! What a game measures in its matches besides who won and how long it took.

mod starfighter;
mod temple;
mod xwing;

use std::any::Any;
use table::{ActOf, Game, Told};

/// The metrics of one match.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Reading {
    /// Quantities of the whole match, such as rounds played.
    pub numbers: Vec<(&'static str, f64)>,
    /// What each seat was or had, by seat, such as its cruiser: win rates are reported for each value.
    pub traits: Vec<(&'static str, Vec<String>)>,
    /// The points of each seat, where the winners alone do not determine them: against a side without a seat, no seat
    /// may have won, and yet it is not a draw.
    pub points: Option<Vec<f64>>,
}

/// Collects the metrics of one match.
pub trait Gauge<G: Game> {
    /// Whether [`Gauge::note`] needs events: recording them costs time.
    fn listens(&self) -> bool;

    /// Records one act after it was applied.
    fn note(&mut self, state: &G, act: &ActOf<G>, told: &Told<G::Event>);

    /// The metrics of the finished match.
    fn read(&mut self, end: &G) -> Reading;
}

/// How the matches of a game are measured.
pub trait Measures<G: Game>: Sync {
    /// A new collector for one match.
    fn gauge(&self) -> Box<dyn Gauge<G>>;

    /// Every variation of a set-up that a fair measurement of this game should use in turn.
    fn variations(&self, content: &'static G::Content, setup: &G::Setup) -> Vec<G::Setup> {
        let _ = content;
        vec![setup.clone()]
    }
}

/// The metrics of a game; the common ones if it has none of its own.
///
/// They are found by the type of the game, so that the registry of games remains the only list of them.
#[must_use]
pub fn measures<G: Game>() -> &'static dyn Measures<G> {
    const STARFIGHTER: &'static dyn Measures<::starfighter::State> = &starfighter::Starfighter;
    const TEMPLE: &'static dyn Measures<::temple::State> = &temple::Temple;
    const XWING: &'static dyn Measures<::xwing::game::State> = &xwing::Xwing;
    let own: [&dyn Any; 3] = [&STARFIGHTER, &TEMPLE, &XWING];
    own.iter()
        .find_map(|measures| measures.downcast_ref::<&'static dyn Measures<G>>())
        .copied()
        .unwrap_or(&Common)
}

/// Measures only what every match has.
#[derive(Clone, Copy, Debug)]
pub struct Common;

impl<G: Game> Measures<G> for Common {
    fn gauge(&self) -> Box<dyn Gauge<G>> {
        Box::new(Common)
    }
}

impl<G: Game> Gauge<G> for Common {
    fn listens(&self) -> bool {
        false
    }

    fn note(&mut self, _: &G, _: &ActOf<G>, _: &Told<G::Event>) {}

    fn read(&mut self, _: &G) -> Reading {
        Reading::default()
    }
}
