//! Attacks: declaring them, rolling and modifying dice (rules `XW-ATK-…`).

mod declare;
mod modify_dice;
mod roll;
mod weapon_card;

pub use crate::attack::declare::LegalShot;
pub use crate::attack::weapon_card::weapon_card;
