//! Attacks: declaring them, rolling and changing dice, dealing damage (rules `XW-ATK-…` and `XW-DMG-…`).

mod damage;
mod declare;
mod modify;
mod roll;

pub(in crate::game) use declare::weapons;
pub use declare::{Shooting, Weapon};
