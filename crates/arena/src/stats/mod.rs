//! Statistics of match results and their confidence. Pure functions of counts; nothing here plays.

pub mod elo;
pub mod ladder;
pub mod pairs;
pub mod spread;
pub mod sprt;
pub mod wilson;

pub use elo::Elo;
pub use pairs::Pairs;
pub use spread::Spread;
pub use sprt::{Sprt, Verdict};
pub use wilson::{Share, wilson};

/// The quantile of a two-sided 95 % interval. Every interval in this crate uses it.
pub const Z95: f64 = 1.959_963_984_540_054;
