//! The interface of a bot.

use crate::{Budget, Observation, Stop, Thought};
use contract::Game;

/// Chooses for a seat, given only what the seat sees.
pub trait Bot<G: Game>: Send {
    /// The bot's name in reports, such as `ismcts`.
    fn name(&self) -> &'static str;

    /// Answers the pending question within the budget, and immediately once `stop` is raised. Always returns a legal
    /// choice; with a deterministic budget the same question gets the same answer.
    fn think(&mut self, observation: &Observation<G>, budget: Budget, stop: &Stop) -> Thought<G::Choice>;
}
