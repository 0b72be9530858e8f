//! Combat: attacks by solo ships, attacks on them, the damage that follows, and what is spent on dice.

pub mod attack;
mod costs;
pub mod damage;
pub mod defense;
