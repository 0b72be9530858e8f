//! What a game lends the rehearser: how a plain player answers at once.

use crate::Evaluate;
use table::{Draws, OffersOf, Seat};

/// A game in which any question has a plain answer that takes no search: what most players do most of the time.
///
/// Like every judgement this is about a dealt state; nothing here knows more than that.
pub trait Habit: Evaluate {
    /// How many rounds ([`Evaluate::epoch`]) a rehearsal goes on after the one it begins in.
    const ROUNDS: u32;

    /// What a plain player of this seat answers; `None` where nothing is better than a lot.
    fn habit(&self, seat: Seat, draws: &mut dyn Draws) -> Option<Self::Choice>;

    /// Adds the answers worth rehearsing, likeliest first. One or none: the habit itself is the answer.
    fn shortlist(
        &self,
        seat: Seat,
        offers: &OffersOf<Self>,
        draws: &mut dyn Draws,
        out: &mut Vec<Self::Choice>,
    );

    /// The estimated chance that `seat` wins from where a rehearsal stops. May cost more than [`Evaluate::value`].
    fn settle(&self, seat: Seat) -> f32 {
        self.value(seat)
    }
}
