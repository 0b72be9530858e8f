//! What a game lends the rehearser beside its habits.

use crate::Evaluate;
use table::{Draws, OffersOf, Seat};

/// A game whose answers can be rehearsed: nearly every question has a plain answer ([`Evaluate::habit`]).
///
/// Like every judgement this is about a dealt state; nothing here knows more than that.
pub trait Rehearse: Evaluate {
    /// How many rounds ([`Evaluate::epoch`]) a rehearsal goes on after the one it begins in.
    const ROUNDS: u32;

    /// Adds the answers worth rehearsing, likeliest first. One or none: the habit itself is the answer.
    fn shortlist(
        &self,
        seat: Seat,
        offers: &OffersOf<Self>,
        draws: &mut dyn Draws,
        out: &mut Vec<Self::Choice>,
    );
}
