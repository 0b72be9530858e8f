//! One evaluation per game: what its states are worth, and the parameters of its search.

mod claims;
mod duel6;
mod leduc;
pub mod starfighter;
pub mod swccg;
mod temple;
mod xwing;

/// The logistic curve: maps any score to a chance of winning.
fn curve(score: f32) -> f32 {
    1.0 / (1.0 + libm::expf(-score))
}
