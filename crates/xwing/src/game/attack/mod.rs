//! Attacks: declaring them, rolling and changing dice, dealing damage (rules `XW-ATK-…` and `XW-DMG-…`).

mod arms;
mod damage;
mod declare;
mod modify;
mod roll;

pub use arms::weapon_card;
pub(in crate::game) use declare::weapons;
pub use declare::{Shooting, Weapon};
