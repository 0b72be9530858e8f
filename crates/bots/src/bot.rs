//! The player's side of the contract.

use crate::{Budget, Seen, Stop, Thought};
use table::Game;

/// Something that answers for a seat from what the seat sees.
pub trait Bot<G: Game>: Send {
    /// The bot's name in reports, such as `ismcts`.
    fn name(&self) -> &'static str;

    /// Answers the open question within the budget, and at once when called by `stop`. Always answers, always with a
    /// choice the rules accept; with a deterministic budget the same question gets the same answer.
    fn think(&mut self, seen: &Seen<G>, budget: Budget, stop: &Stop) -> Thought<G::Choice>;
}
