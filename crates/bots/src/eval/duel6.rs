//! Duel-6: life and nothing else.
//!
//! The hands are deliberately ignored: it is the task of the search to see that a card in hand is future damage, and
//! this game makes it possible to measure that it does.

use crate::{Bot, BotRecipe, Evaluate, Horizon, Tuning};
use contract::{Game, Seat, Viewer};
use reference::Duel6;

/// One point of life, on the scale of the logistic curve.
const LIFE: f32 = 0.22;
/// Having the next move.
const MOVE: f32 = 0.15;

impl Evaluate for Duel6 {
    fn build_bot(recipe: BotRecipe) -> Box<dyn Bot<Self>> {
        crate::build_bot(recipe)
    }

    fn value(&self, seat: Seat) -> f32 {
        let public = self.view(Viewer::Watcher).public;
        let life = f32::from(public.life[seat]) - f32::from(public.life[seat.other()]);
        let mover = if public.mover == seat { MOVE } else { -MOVE };
        super::curve(LIFE * life + mover)
    }

    /// One hit hardly changes the odds, and dice are noisy: evaluating at the leaf beats rollouts (633 of 1,000
    /// matches against greedy at 2,000 nodes, compared with 540 for rollouts to the end).
    fn tuning() -> Tuning {
        Tuning { exploration: 0.1, horizon: Horizon::Acts(0), ..Tuning::default() }
    }
}
