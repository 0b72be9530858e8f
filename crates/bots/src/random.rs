//! The player who chooses at random.

use crate::{Basis, Bot, Budget, Observation, Stop, Thought};
use contract::{Game, RandomSource, random_play};

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

    fn think(&mut self, observation: &Observation<G>, _: Budget, _: &Stop) -> Thought<G::Choice> {
        match observation.only() {
            Some(only) => Thought::plain(only, Basis::Only),
            None => {
                Thought::plain(random_choice(observation, &mut observation.stream(self.seed, 0)), Basis::Lot)
            }
        }
    }
}

/// A uniformly random choice in a dealt world, whose legal choices are the seat's.
pub(crate) fn random_choice<G: Game>(observation: &Observation<G>, rng: &mut dyn RandomSource) -> G::Choice {
    let world = observation.deal(rng);
    random_play::pick(&world, observation.seat(), &mut contract::LegalChoicesOf::<G>::default(), rng)
}
