//! Claims: who leads by how many claims, and how many rounds are left.

use crate::{Bot, BotRecipe, Evaluate};
use contract::{Ending, Game, Seat, Viewer};
use reference::Claims;

/// One claim ahead of the best of the others, on the scale of the logistic curve.
const CLAIM: f32 = 1.2;

impl Evaluate for Claims {
    fn build_bot(recipe: BotRecipe) -> Box<dyn Bot<Self>> {
        crate::build_bot(recipe)
    }

    fn value(&self, seat: Seat) -> f32 {
        let claims = self.view(Viewer::Watcher).claims;
        let held = |seat: Seat| claims.iter().filter(|claim| claim.seat == seat).count() as f32;
        let others = Seat::first(self.seats()).filter(|other| *other != seat);
        super::curve(CLAIM * (held(seat) - others.map(held).fold(0.0, f32::max)))
    }

    /// A shared win is worth a share.
    fn reward(&self, ending: Ending, seat: Seat) -> f32 {
        if ending.winners.has(seat) { 1.0 / ending.winners.len() as f32 } else { 0.0 }
    }
}
