//! What a game wants measured in its matches besides who won and how long it took.

mod starfighter;
mod temple;
mod xwing;

use std::any::Any;
use table::{ActOf, Game, Told};

/// What one match showed.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Reading {
    /// Quantities of the whole match, such as rounds played.
    pub numbers: Vec<(&'static str, f64)>,
    /// What each seat was or had, by seat, such as its cruiser: win rates are given for each.
    pub traits: Vec<(&'static str, Vec<String>)>,
    /// The points of each seat, where winners alone do not tell: against a side without a seat nobody who answers may
    /// have won, and yet it is no draw.
    pub points: Option<Vec<f64>>,
}

/// The instrument that watches one match.
pub trait Gauge<G: Game> {
    /// Whether [`Gauge::note`] wants events: announcing them costs time.
    fn listens(&self) -> bool;

    /// Takes note of one act, after it was applied.
    fn note(&mut self, state: &G, act: &ActOf<G>, told: &Told<G::Event>);

    /// What the finished match showed.
    fn read(&mut self, end: &G) -> Reading;
}

/// How the matches of a game are measured.
pub trait Measures<G: Game>: Sync {
    /// A fresh instrument.
    fn gauge(&self) -> Box<dyn Gauge<G>>;

    /// Every variation of a set-up that a fair measurement of this game should go through in turn.
    fn variations(&self, content: &'static G::Content, setup: &G::Setup) -> Vec<G::Setup> {
        let _ = content;
        vec![setup.clone()]
    }
}

/// The measures of a game; the common ones where it has none of its own.
///
/// A game's measures are found by its type, so that the registry of games stays the only list of them.
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

/// Nothing but what every match has.
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
