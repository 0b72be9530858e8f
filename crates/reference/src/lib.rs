//! Small, well-known games that are never offered to players: they exercise the contract, and they are benchmarked
//! against other engines under the same rules.
//!
//! - [`leduc`]: hidden hands, betting, a public card; identical to OpenSpiel's `leduc_poker`.
//! - [`duel6`]: hidden hands, a pile drawn one card at a time, dice.
//! - [`claims`]: three seats, secret simultaneous bids, a choice that is a point of a region.

pub mod claims;
pub mod duel6;
#[cfg(test)]
mod faults;
pub mod leduc;
pub mod rules;

pub use claims::Claims;
pub use duel6::Duel6;
pub use leduc::Leduc;
