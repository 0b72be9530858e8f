//! What a game provides for its bots: an evaluation of a dealt state.

use crate::{Bot, BotRecipe, Ismcts, Level, LevelSettings, Tuning};
use contract::{Ending, Game, RandomSource, Seat};

/// A game whose states can be evaluated without playing them out.
///
/// Every evaluation is of a complete *dealt* state; averaging over deals is the bot's task. Implementations must be
/// cheap (searches call them thousands of times per second), must not allocate, and must not depend on anything but
/// `self`.
pub trait Evaluate: Game {
    /// The estimated chance that `seat` wins from here, in `0.0..=1.0`; a draw counts half.
    ///
    /// Calibrated where possible, because searches average it with the results of finished matches. Called for
    /// unfinished states only.
    fn value(&self, seat: Seat) -> f32;

    /// The value of an ending for `seat`, in `0.0..=1.0`. By default 1 for a win (shared or not), 0 for a loss and
    /// one half for a draw; games played for stakes override it.
    fn reward(&self, ending: Ending, seat: Seat) -> f32 {
        if ending.winners.is_empty() {
            0.5
        } else if ending.winners.has(seat) {
            1.0
        } else {
            0.0
        }
    }

    /// Whether no act is half done, so that [`Evaluate::value`] is reliable. A greedy player plays on to the next
    /// such state before it evaluates; a rollout is cut off only there.
    fn is_quiet(&self) -> bool {
        true
    }

    /// The number of the current round: rollouts may be cut off after a number of rounds.
    fn round(&self) -> u32 {
        0
    }

    /// The quick choice of a simple player; `None` where a random choice is as good, and always in a game without a
    /// policy.
    fn default_policy(&self, _: Seat, _: &mut dyn RandomSource) -> Option<Self::Choice> {
        None
    }

    /// Leaves out the choices that any player would call a mistake. What is left out is never all: an implementation
    /// keeps the list as it is if nothing sensible remains.
    fn leave_out_blunders(&self, _: Seat, _: &mut Vec<Self::Choice>) {}

    /// The search parameters of this game.
    #[must_use]
    fn tuning() -> Tuning {
        Tuning::default()
    }

    /// The strongest bot of this game: its planner if it has one ([`crate::Plan`]), else the search.
    #[must_use]
    fn planner(seed: u64, temperature: f32) -> Box<dyn Bot<Self>> {
        Box::new(Ismcts::new(seed).temperature(temperature))
    }

    /// Builds a bot of this game: every implementation is one call of [`crate::build_bot`]. As a method of a concrete type it is
    /// compiled in the crate of the implementation alone, and not again in every crate that plays.
    #[must_use]
    fn build_bot(recipe: BotRecipe) -> Box<dyn Bot<Self>>;

    /// The settings of a level in this game.
    #[must_use]
    fn level_settings(level: Level) -> LevelSettings {
        level.default_settings()
    }

    /// The view as it appears to a player who does not remember hidden cards once seen; `None` if there is nothing to
    /// forget. Worlds are dealt from it: every choice that is legal now must be legal in them.
    #[must_use]
    fn forgotten(_: &Self::View) -> Option<Self::View> {
        None
    }
}
