//! The player who draws lots.

use crate::{Bot, Budget, Seen, Stop, Thought, Why};
use table::{Draws, Game, walk};

/// Every offer is as likely; an area weighs as much as one choice.
#[derive(Clone, Debug)]
pub struct Random {
    seed: u64,
}

impl Random {
    /// The player of this seed.
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

/// Any offer, drawn in a dealt world: its offers are the seat's.
pub(crate) fn lot<G: Game>(seen: &Seen<G>, draws: &mut dyn Draws) -> G::Choice {
    let world = seen.deal(draws);
    walk::pick(&world, seen.seat(), &mut table::OffersOf::<G>::default(), draws)
}
