//! Which cards and abilities are implemented. The rules ask typed questions and name no card; a card that is not
//! implemented here is rejected by name when a match begins, never implemented in part.

mod bonus_attack;
pub(crate) mod device_card;
mod on_declare;
mod pilot_ability;
mod ship_ability;
mod special_weapon;

pub use crate::ability::bonus_attack::BonusAttack;
pub(crate) use crate::ability::bonus_attack::{CompletedAttack, bonus_attack_of};
pub(crate) use crate::ability::on_declare::spends_charges_on_dice;
pub(crate) use crate::ability::pilot_ability::{
    AttackContext, after_shield_lost, fewer_defense_dice, force_after_red, more_attack_dice,
    more_defense_dice,
};
pub use crate::ability::ship_ability::unsupported_ability;
pub(crate) use crate::ability::ship_ability::{
    after_slam, at_end, bars_green_in_bullseye, calculate_tokens, damage_at_start, drops_by_bank,
    flies_ahead, is_blind_near, tractor_action,
};
pub use crate::ability::special_weapon::weapon_traits;

use crate::content::Upgrade;
use crate::content::upgrade::Stats;
use crate::squad::SupportedContent;

/// What this game implements, for checking squads.
pub const SUPPORTED: SupportedContent =
    SupportedContent { missing_ability: unsupported_ability, card: is_supported };

/// Whether a card is fully implemented.
#[must_use]
pub fn is_supported(card: &Upgrade) -> bool {
    if card.device.is_some() {
        return crate::ability::device_card::is_dropped(card);
    }
    if card.weapon.is_some() {
        return crate::ability::special_weapon::is_supported_weapon(card);
    }
    // Cards that only change values, the action bar or dice are described completely by the content.
    let numbers = card.stats != Stats::default() && card.stats.energy == 0;
    (numbers || !card.actions.is_empty() || !card.effects.is_empty())
        && crate::ability::special_weapon::is_supported_card(card)
}
