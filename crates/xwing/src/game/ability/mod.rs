//! Which cards and abilities are played. The core asks typed questions and names no card; what is not answered here is
//! refused by name when a match begins, never half played.

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

/// What this game plays, as squads are checked by it.
pub const PLAYED: Played = Played { missing_of_ship: unplayed_ship, card: is_played };

/// Whether a card is played in full.
#[must_use]
pub fn is_played(card: &Upgrade) -> bool {
    if card.device.is_some() {
        return device::is_dropped(card);
    }
    if card.weapon.is_some() {
        return weapon::is_played(card);
    }
    // Cards that only change numbers, the bar or dice say it all in the content.
    let numbers = card.stats != Stats::default() && card.stats.energy == 0;
    (numbers || !card.actions.is_empty() || !card.effects.is_empty()) && weapon::is_whole(card)
}
