//! The weapons of a ship, who may not attack, and what an attack header requires (XW-ATK-03, XW-ATK-04).

use crate::content::{Effect, Requirement, Upgrade, UpgradeSlot, WeaponArc};
use crate::craft::{Craft, EquippedUpgrade, Tokens};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShipWeapon {
    /// Index of the card among the ship's cards; `None` for a primary weapon.
    pub card: Option<u8>,
    pub arc: WeaponArc,
    pub attack: u8,
    /// Nearest and farthest attack range.
    pub range: (u8, u8),
    /// Neither side gets a range bonus.
    pub ordnance: bool,
}

/// What an attack with a weapon requires now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WeaponNeed {
    /// Nothing more: any ship in arc and range may be the defender.
    Nothing,
    /// A lock on the defender.
    Lock,
    /// A charge, and none is left.
    Charge,
    /// A token that the ship does not have.
    Token,
}

/// Every weapon of a ship: primary weapons first, then cards.
#[must_use]
pub fn weapons(craft: &Craft<'_>) -> Vec<ShipWeapon> {
    let added: i16 = craft.upgrades.iter().map(|equipped| i16::from(equipped.card.stats.attack)).sum();
    let primary = craft.ship.primary.iter().map(|primary| ShipWeapon {
        card: None,
        arc: primary.arc,
        attack: u8::try_from(i16::from(primary.attack) + added).unwrap_or(0),
        range: (1, 3),
        ordnance: false,
    });
    let special = (0..).zip(&craft.upgrades).filter_map(|(place, equipped)| {
        let weapon = equipped.card.weapon.as_ref().filter(|_| fires_in_engagement(equipped.card))?;
        Some(ShipWeapon {
            card: Some(place),
            arc: weapon_arc(craft, equipped.card, weapon.arc),
            attack: weapon.attack,
            range: weapon.range,
            ordnance: weapon.ordnance,
        })
    });
    primary.chain(special).collect()
}

/// Cards whose attack is made when a ship engages; others attack at other times.
pub(crate) fn fires_in_engagement(card: &Upgrade) -> bool {
    [UpgradeSlot::Cannon, UpgradeSlot::Turret, UpgradeSlot::Torpedo, UpgradeSlot::Missile]
        .into_iter()
        .any(|slot| card.is(slot))
}

/// The arc of a special weapon on this ship: some abilities let missiles or cannons use the turret arc.
pub(crate) fn weapon_arc(craft: &Craft<'_>, card: &Upgrade, arc: WeaponArc) -> WeaponArc {
    let has = |wanted: Effect| craft.effects().any(|(_, effect)| *effect == wanted);
    // XW-ABL-27: cannons.
    let through_turret = (card.is(UpgradeSlot::Missile) && has(Effect::MissilesByTurret))
        || (card.is(UpgradeSlot::Cannon) && has(Effect::CannonsByTurret));
    if through_turret && arc == WeaponArc::Front { WeaponArc::Turret } else { arc }
}

/// XW-ATK-03: disarmed and cloaked ships do not attack, wherever they are.
#[must_use]
pub const fn is_disarmed(tokens: &Tokens) -> bool {
    tokens.disarm > 0 || tokens.cloak > 0
}

/// XW-ATK-04: what an attack with a card requires; a primary weapon (`None`) requires nothing. Any one of the header's
/// requirements suffices.
#[must_use]
pub fn weapon_need(tokens: &Tokens, card: Option<&EquippedUpgrade<'_>>) -> WeaponNeed {
    let Some(equipped) = card else { return WeaponNeed::Nothing };
    if equipped.card.charges > 0 && equipped.charges == 0 {
        return WeaponNeed::Charge;
    }
    let needs = equipped.card.weapon.as_ref().map_or(&[][..], |weapon| &weapon.requires);
    let by_token = needs.iter().any(|need| match need {
        Requirement::Lock => false,
        Requirement::Focus => tokens.focus > 0,
        Requirement::Calculate => tokens.calculate > 0,
    });
    if needs.is_empty() || by_token {
        WeaponNeed::Nothing
    } else if needs.contains(&Requirement::Lock) {
        WeaponNeed::Lock
    } else {
        WeaponNeed::Token
    }
}
