//! Attacks: declaring them, rolling and modifying dice (rules `XW-ATK-…`).

mod declare;
mod modify_dice;
mod roll;
mod weapon_card;

pub(crate) use crate::attack::declare::weapons;
pub use crate::attack::declare::{LegalShot, ShipWeapon};
pub use crate::attack::weapon_card::weapon_card;
