//! Cards that allow a bonus attack after an attack: which cards, and with what weapon (XW-ATK-14).

use crate::combat::weapon::ShipWeapon;
use crate::content::{Upgrade, WeaponArc};
use crate::geometry::{StandardArc, Turret};
use crate::ship::{Ship, ShipId};
use crate::state::State;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum BonusAttack {
    /// A primary weapon with a turret arc.
    PrimaryTurret,
    /// The same card again, without a lock, against another ship at range 0-1 of the defender.
    Scatter {
        /// Index among the ship's cards.
        card: u8,
        /// The defender of the previous attack.
        from: ShipId,
    },
}

impl BonusAttack {
    /// Whether a weapon may be used for it.
    #[must_use]
    pub fn admits(self, weapon: &ShipWeapon) -> bool {
        match self {
            BonusAttack::PrimaryTurret => weapon.card.is_none() && weapon.arc.is_turret(),
            BonusAttack::Scatter { card, .. } => weapon.card == Some(card),
        }
    }

    /// Whether a lock required by the header is not needed.
    #[must_use]
    pub const fn is_without_lock(self) -> bool {
        match self {
            BonusAttack::PrimaryTurret => false,
            BonusAttack::Scatter { .. } => true,
        }
    }
}

/// When a card allows a bonus attack after an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BonusRule {
    /// XW-ABL-04: after a primary attack by the front weapon, with the turret to the rear.
    TurretToTheRear,
    /// XW-ABL-20
    Scatter,
}

/// A completed attack: the card that may allow another one, its index among the ship's cards, the weapon, the
/// defender.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CompletedAttack<'a> {
    pub(crate) card: &'a Upgrade,
    pub(crate) place: u8,
    pub(crate) weapon: &'a ShipWeapon,
    pub(crate) defender: ShipId,
}

/// The bonus attack that a card allows.
pub(crate) fn bonus_attack_of(ship: &Ship, made: CompletedAttack<'_>) -> Option<BonusAttack> {
    let CompletedAttack { card, place, weapon, defender } = made;
    match card.rules.bonus? {
        BonusRule::TurretToTheRear => {
            let front = weapon.card.is_none() && weapon.arc == WeaponArc::Front;
            let rear = ship.turret == Some(Turret::Single(StandardArc::Rear));
            (front && rear).then_some(BonusAttack::PrimaryTurret)
        }
        BonusRule::Scatter => {
            (weapon.card == Some(place)).then_some(BonusAttack::Scatter { card: place, from: defender })
        }
    }
}

impl State {
    /// Whether a ship may be the target of a bonus attack.
    pub(crate) fn can_bonus_target(&self, bonus: BonusAttack, target: ShipId) -> bool {
        match bonus {
            BonusAttack::PrimaryTurret => true,
            // XW-ABL-20
            BonusAttack::Scatter { from, .. } => {
                target != from && self.ships_near_ship(from).contains(&target)
            }
        }
    }
}
