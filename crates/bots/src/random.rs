//! The player who chooses at random.

use crate::{Bot, Budget, Seen, Stop, Thought, Why};
use table::{Draws, Game, walk};

/// Chooses uniformly; a region weighs as much as one choice.
#[derive(Clone, Debug)]
pub struct Random {
    seed: u64,
}

impl Random {
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Random { seed }
    }
}

impl<G: Game> Bot<G> for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn think(&mut self, seen: &Seen<G>, _: Budget, _: &Stop) -> Thought<G::Choice> {
        match seen.only() {
            Some(only) => Thought::plain(only, Why::Only),
            None => Thought::plain(lot(seen, &mut seen.stream(self.seed, 0)), Why::Lot),
        }
    }
}

/// A uniformly random choice in a dealt world, whose legal choices are the seat's.
pub(crate) fn lot<G: Game>(seen: &Seen<G>, draws: &mut dyn Draws) -> G::Choice {
    let world = seen.deal(draws);
    walk::pick(&world, seen.seat(), &mut table::OffersOf::<G>::default(), draws)
}
