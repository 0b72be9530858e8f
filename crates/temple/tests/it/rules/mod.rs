//! Every rule by a hand-made position: who stands where, what is said, what comes of it.

#![cfg(test)]

mod actions;
mod fights;
mod moves;
mod report;
mod rulings;
pub(crate) mod scene;
mod turns;
