//! What a game lends its bots: a judgement of a dealt state.

use crate::{Bot, Ismcts, Level, Play, Tuning};
use table::{Draws, Ending, Game, Seat};

/// A game whose states can be judged without playing them out.
///
/// Every judgement is about a whole *dealt* state; averaging over deals is the bot's work. Implementations must be
/// cheap (searches ask thousands of times a second), must not allocate, and must not depend on anything but `self`.
pub trait Evaluate: Game {
    /// The estimated chance that `seat` wins from here, in `0.0..=1.0`; a draw counts half.
    ///
    /// Calibrated where possible, because searches average it with the results of finished games. Asked of unfinished
    /// states only.
    fn value(&self, seat: Seat) -> f32;

    /// What an ending is worth to `seat`, in `0.0..=1.0`. By default 1 for a win (shared or not), 0 for a loss and a
    /// half for a draw; games played for stakes say how much.
    fn reward(&self, ending: Ending, seat: Seat) -> f32 {
        if ending.winners.is_empty() {
            0.5
        } else if ending.winners.has(seat) {
            1.0
        } else {
            0.0
        }
    }

    /// Whether no act is half done, so that [`Evaluate::value`] may be trusted. A greedy player plays on to the next
    /// such state before it judges; a rollout is cut off only there.
    fn quiet(&self) -> bool {
        true
    }

    /// A count that rises with the natural breaths of the game (its rounds): rollouts may be cut off after so many.
    fn epoch(&self) -> u32 {
        0
    }

    /// What a plain player of this seat answers at once, as most players do most of the time; `None` where a lot is as
    /// good, and everywhere in a game without habits.
    fn habit(&self, _: Seat, _: &mut dyn Draws) -> Option<Self::Choice> {
        None
    }

    /// How the search is set for this game.
    #[must_use]
    fn tuning() -> Tuning {
        Tuning::default()
    }

    /// The player who thinks longest about this game: its planner where it has one ([`crate::Plan`]), else the search.
    #[must_use]
    fn planner(seed: u64, temperature: f32) -> Box<dyn Bot<Self>> {
        Box::new(Ismcts::new(seed).temperature(temperature))
    }

    /// What a level means in this game.
    #[must_use]
    fn play_at(level: Level) -> Play {
        level.usual()
    }

    /// What is left of a view to a player who does not remember hidden cards once seen; nothing where nothing is
    /// forgotten. Whoever asks goes on to deal worlds from it: all that may be answered now must be legal in them.
    #[must_use]
    fn forgotten(_: &Self::View) -> Option<Self::View> {
        None
    }
}
