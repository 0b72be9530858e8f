//! A player who does not remember hidden cards.

use crate::{Bot, Budget, Evaluate, Observation, Stop, Thought};
use std::fmt;

/// Plays like another bot, but from the view of a player who does not remember ([`Evaluate::forgotten`]).
pub struct Forgetful<G: Evaluate>(Box<dyn Bot<G>>);

impl<G: Evaluate> fmt::Debug for Forgetful<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Forgetful").field(&self.0.name()).finish()
    }
}

impl<G: Evaluate> Forgetful<G> {
    /// Wraps a player.
    #[must_use]
    pub fn new(player: Box<dyn Bot<G>>) -> Self {
        Forgetful(player)
    }
}

impl<G: Evaluate> Bot<G> for Forgetful<G> {
    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn think(&mut self, observation: &Observation<G>, budget: Budget, stop: &Stop) -> Thought<G::Choice> {
        match observation.forgotten() {
            Some(left) => self.0.think(&left, budget, stop),
            None => self.0.think(observation, budget, stop),
        }
    }
}
