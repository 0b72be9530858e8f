//! What every chance node has to say about itself.

use crate::choice::Chance;
use crate::event::Event;
use crate::state::{PublicState, State};
use contract::EventSink;

pub(crate) trait Draw: Copy {
    /// Adds every outcome with its weight.
    fn outcomes(self, state: &State, out: &mut Vec<(Chance, u32)>);

    /// Resolves an outcome. The node is no longer pending.
    fn resolve(self, state: &mut State, chance: Chance, out: &mut EventSink<'_, Event>);

    /// Whether a view from outside may contain the node: every ship it names exists.
    fn is_possible(self, public: &PublicState) -> bool;
}

/// Adds a random choice among equal options.
pub(super) fn equal_options(options: u8, out: &mut Vec<(Chance, u32)>) {
    out.extend((0..options).map(|lot| (Chance::Lot(lot), 1)));
}
