//! One hand-made position per rule.

#![cfg(test)]

mod actions;
mod fights;
mod moves;
mod report;
mod rulings;
pub(crate) mod scene;
mod turns;
