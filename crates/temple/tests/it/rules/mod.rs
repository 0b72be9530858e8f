//! One hand-made position per rule.

mod actions;
mod fights;
mod moves;
mod report;
mod rulings;
pub(crate) mod scene;
mod turns;
