//! How many defense dice are rolled (XW-ATK-06, XW-ATK-08).

use crate::ability::{AttackContext, fewer_defense_dice, more_defense_dice};
use crate::content::{DamageCard, Pilot};
use crate::craft::Craft;
use crate::dice::roll::MAX_DICE;

/// What the number of defense dice depends on, besides the defender itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DefenseSituation<'a> {
    pub attacker: Option<&'a Pilot>,
    /// The attack range; `None` if it is not known, so that nothing is counted for it.
    pub range: Option<u8>,
    /// Neither side gets a range bonus.
    pub ordnance: bool,
    /// An obstacle lies between (XW-OBS-05).
    pub obstructed: bool,
}

impl DefenseSituation<'_> {
    /// XW-ATK-06, XW-ATK-08: whether the defender gets a die for the range.
    #[must_use]
    pub fn has_range_bonus(&self) -> bool {
        self.range == Some(3) && !self.ordnance
    }
}

/// XW-ATK-06: agility, range 3, an obstacle between, cloak, abilities; strain, tractor, Structural Damage; at least zero
/// and at most six dice.
#[must_use]
pub fn defense_dice(defender: &Craft<'_>, attack: DefenseSituation<'_>) -> u8 {
    let tractored = defender.is_tractored();
    let context = AttackContext { range: attack.range.unwrap_or(2), primary: false, tractored };
    // XW-TOK-08
    let cloak = if defender.tokens.cloak > 0 { 2 } else { 0 };
    let more = defender.agility()
        + u8::from(attack.has_range_bonus())
        + u8::from(attack.obstructed)
        + more_defense_dice(defender.pilot, context)
        + cloak;
    // XW-TOK-04, XW-TOK-09, XW-DMG-19
    let fewer = fewer_defense_dice(attack.attacker, context)
        + u8::from(defender.tokens.strain > 0)
        + u8::from(tractored)
        + defender.copies(DamageCard::StructuralDamage);
    more.saturating_sub(fewer).min(MAX_DICE)
}
