//! How many attack dice are rolled (XW-ATK-05, XW-ATK-08).

use crate::ability::{AttackContext, is_blind_near, more_attack_dice, spends_charges_on_dice};
use crate::content::effect::{DiceTiming, Effect};
use crate::content::{DamageCard, Upgrade};
use crate::craft::Craft;
use crate::dice::roll::MAX_DICE;
use crate::solo::sight::Shot;

/// What the number of attack dice depends on, besides the attacker itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AttackSituation {
    /// The attack value of the weapon, with what cards add to it.
    pub value: u8,
    /// It is a primary weapon.
    pub primary: bool,
    /// Neither side gets a range bonus.
    pub ordnance: bool,
    /// The attack range.
    pub range: u8,
    /// Dice added by effects whose conditions hold.
    pub added: u8,
    /// Charges spent on additional dice (XW-ABL-23).
    pub charges: u8,
    /// The defender is tractored.
    pub defender_tractored: bool,
}

/// XW-ATK-05: attack value, range bonus, cards, abilities, deplete, Weapons Failure; at least zero and at most six dice.
#[must_use]
pub fn attack_dice(attacker: &Craft<'_>, attack: AttackSituation) -> u8 {
    let near = attack.range <= 1;
    // XW-ABL-07
    let blind = attack.primary && near && is_blind_near(attacker.ship);
    let bonus = near && !attack.ordnance && !blind;
    let context =
        AttackContext { range: attack.range, primary: attack.primary, tractored: attack.defender_tractored };
    let more = attack.value
        + u8::from(bonus)
        + attack.added
        + attack.charges
        + more_attack_dice(attacker.pilot, context);
    // XW-DMG-19
    let fewer =
        u8::from(blind) + u8::from(attacker.tokens.deplete > 0) + attacker.copies(DamageCard::WeaponsFailure);
    more.saturating_sub(fewer).min(MAX_DICE)
}

/// The attack dice that an effect adds, if its conditions hold.
#[must_use]
pub fn dice_added(effect: &Effect) -> u8 {
    if let Effect::AddDice { during: DiceTiming::Attack, count, .. } = effect { *count } else { 0 }
}

/// XW-ABL-23: how many of the remaining charges a solo ship spends on additional dice of an attack with this card: as
/// many as it may.
#[must_use]
pub fn solo_charges_for_dice(card: Option<&Upgrade>, shot: &Shot, charges: u8) -> u8 {
    if card.is_some_and(spends_charges_on_dice) {
        charges_for_dice(shot.in_bullseye, shot.in_front, charges)
    } else {
        0
    }
}

/// XW-ABL-23: how many charges of a card may be spent on additional dice, by where the defender is; a solo ship spends
/// them all.
#[must_use]
pub fn charges_for_dice(in_bullseye: bool, in_front: bool, charges: u8) -> u8 {
    let most = if in_bullseye { 2 } else { u8::from(in_front) };
    most.min(charges)
}
