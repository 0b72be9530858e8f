//! Duel-6: life, and nothing but life.
//!
//! Deliberately no word about the hands: to see that a card in hand is damage still to come is the search's work, and
//! on this game one can measure that it does it.

use crate::{Evaluate, Horizon, Tuning};
use reference::Duel6;
use table::{Game, Seat, Viewer};

/// One point of life, in the scale of the logistic curve.
const LIFE: f32 = 0.22;
/// Having the next move.
const MOVE: f32 = 0.15;

impl Evaluate for Duel6 {
    fn value(&self, seat: Seat) -> f32 {
        let public = self.view(Viewer::Watcher).public;
        let life = f32::from(public.life[seat]) - f32::from(public.life[seat.other()]);
        let mover = if public.mover == seat { MOVE } else { -MOVE };
        super::curve(LIFE * life + mover)
    }

    /// One hit hardly moves the odds and dice are loud: judging at the leaf beats playing on (633 of 1,000 matches
    /// against greedy at 2,000 nodes, where rollouts to the end took 540).
    fn tuning() -> Tuning {
        Tuning { exploration: 0.1, horizon: Horizon::Acts(0), ..Tuning::default() }
    }
}
