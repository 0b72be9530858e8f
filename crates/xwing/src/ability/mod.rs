//! What cards and abilities do, from the clauses of the content. The rules ask typed questions and name no card; a card
//! that is not whole is rejected by name when a match begins, never played in part.

mod bonus_attack;
pub mod card_rules;
pub(crate) mod device_card;
pub mod language;
pub(crate) mod lowered;
mod on_declare;
mod pilot_ability;
mod ship_ability;
mod special_weapon;
pub(crate) mod window;

pub use crate::ability::bonus_attack::BonusAttack;
pub(crate) use crate::ability::bonus_attack::{CompletedAttack, bonus_attack_of};
pub use crate::ability::card_rules::{CardRules, NotWhole, TextOwner};
pub(crate) use crate::ability::on_declare::spends_charges_on_dice;
pub(crate) use crate::ability::pilot_ability::{
    AttackContext, after_shield_lost, fewer_defense_dice, force_after_red, more_attack_dice,
    more_defense_dice,
};
pub(crate) use crate::ability::ship_ability::{
    after_slam, at_end, bars_green_in_bullseye, calculate_tokens, damage_at_start, drops_by_bank,
    flies_ahead, is_blind_near, tractor_action,
};
pub use crate::ability::special_weapon::weapon_traits;

/// What this game plays, for checking squads.
pub const SUPPORTED: crate::squad::SupportedContent = crate::squad::SupportedContent::Game;

/// Whether a card is whole in a match.
#[must_use]
pub const fn is_supported(card: &crate::content::Upgrade) -> bool {
    card.rules.refused.is_none()
}

/// The key of a ship's ability if it is not whole in a match.
#[must_use]
pub fn unsupported_ability(ship: &crate::content::ShipType) -> Option<&str> {
    let ability = ship.ability.as_ref()?;
    ability.rules.refused.is_some().then(|| ability.key.as_str())
}
