//! What a game provides for the rollout bot in addition to its default policy.

use crate::Evaluate;
use contract::{LegalChoicesOf, RandomSource, Seat};

/// A game whose choices can be evaluated by rollouts: nearly every question has a default answer
/// ([`Evaluate::default_policy`]).
///
/// Like every evaluation this is about a dealt state; nothing here knows more than that.
pub trait RolloutPolicy: Evaluate {
    /// The number of rounds ([`Evaluate::round`]) that a rollout continues after the one it begins in.
    const ROUNDS: u32;

    /// Adds the choices worth a rollout, most promising first. With one or none, the default policy decides.
    fn shortlist(
        &self,
        seat: Seat,
        legal: &LegalChoicesOf<Self>,
        rng: &mut dyn RandomSource,
        out: &mut Vec<Self::Choice>,
    );
}
