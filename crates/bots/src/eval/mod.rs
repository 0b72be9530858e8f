//! One judgement per game: what its states are worth and how its search is set.

mod claims;
mod duel6;
mod leduc;
pub mod starfighter;
mod swccg;
mod temple;
mod xwing;

/// The logistic curve: from any score to a chance of winning.
fn curve(score: f32) -> f32 {
    1.0 / (1.0 + libm::expf(-score))
}
