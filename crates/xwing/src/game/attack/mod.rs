//! Attacks: declaring them, rolling and modifying dice (rules `XW-ATK-…`).

mod arms;
mod damage;
mod declare;
mod modify;
mod roll;

pub use arms::weapon_card;
pub(in crate::game) use declare::weapons;
pub use declare::{Shooting, Weapon};
