//! Which cards and abilities are implemented. The rules ask typed questions and name no card; a card that is not
//! implemented here is rejected by name when a match begins, never implemented in part.

mod bonus;
mod declare;
pub(super) mod device;
mod pilot;
mod ship;
mod weapon;

pub use bonus::Bonus;
pub(super) use bonus::{Made, bonus};
pub(super) use pilot::{
    Fight, after_shield_lost, fewer_defense_dice, force_after_red, more_attack_dice, more_defense_dice,
};
pub use ship::unplayed_ship;
pub(super) use ship::{
    after_slam, at_end, bars_green_in_bullseye, calculate_tokens, damage_at_start, drops_by_bank,
    flies_ahead, is_blind_near, tractor_action,
};
pub use weapon::{AfterHit, Aftermath, Cancels, Traits, traits};

use crate::content::Upgrade;
use crate::content::upgrade::Stats;
use crate::squad::Played;

/// What this game implements, for checking squads.
pub const PLAYED: Played = Played { missing_of_ship: unplayed_ship, card: is_played };

/// Whether a card is fully implemented.
#[must_use]
pub fn is_played(card: &Upgrade) -> bool {
    if card.device.is_some() {
        return device::is_dropped(card);
    }
    if card.weapon.is_some() {
        return weapon::is_played(card);
    }
    // Cards that only change values, the action bar or dice are described completely by the content.
    let numbers = card.stats != Stats::default() && card.stats.energy == 0;
    (numbers || !card.actions.is_empty() || !card.effects.is_empty()) && weapon::is_whole(card)
}
