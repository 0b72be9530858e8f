//! Cards that allow a bonus attack after an attack: which cards, and with what weapon (XW-ATK-14).

use crate::content::{Upgrade, WeaponArc};
use crate::game::attack::Weapon;
use crate::game::ship::{Ship, ShipId};
use crate::game::state::State;
use crate::geometry::{Quarter, Turret};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
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

impl Bonus {
    /// Whether a weapon may be used for it.
    #[must_use]
    pub fn admits(self, weapon: &Weapon) -> bool {
        match self {
            Bonus::PrimaryTurret => weapon.card.is_none() && weapon.arc.is_turret(),
            Bonus::Scatter { card, .. } => weapon.card == Some(card),
        }
    }

    /// Whether a lock required by the header is not needed.
    #[must_use]
    pub const fn is_without_lock(self) -> bool {
        match self {
            Bonus::PrimaryTurret => false,
            Bonus::Scatter { .. } => true,
        }
    }
}

/// A completed attack: the card that may allow another one, its index among the ship's cards, the weapon, the
/// defender.
#[derive(Clone, Copy, Debug)]
pub(in crate::game) struct Made<'a> {
    pub(in crate::game) card: &'a Upgrade,
    pub(in crate::game) place: u8,
    pub(in crate::game) weapon: &'a Weapon,
    pub(in crate::game) defender: ShipId,
}

/// The bonus attack that a card allows.
pub(in crate::game) fn bonus(ship: &Ship, made: Made<'_>) -> Option<Bonus> {
    let Made { card, place, weapon, defender } = made;
    match card.xws.as_str() {
        // XW-ABL-04: after a primary attack by the front weapon, with the turret to the rear.
        "specialforcesgunner" => {
            let front = weapon.card.is_none() && weapon.arc == WeaponArc::Front;
            let rear = ship.turret == Some(Turret::Single(Quarter::Rear));
            (front && rear).then_some(Bonus::PrimaryTurret)
        }
        // XW-ABL-20
        "clustermissiles" => {
            (weapon.card == Some(place)).then_some(Bonus::Scatter { card: place, from: defender })
        }
        _ => None,
    }
}

impl State {
    /// Whether a ship may be the target of a bonus attack.
    pub(in crate::game) fn reaches(&self, bonus: Bonus, target: ShipId) -> bool {
        match bonus {
            Bonus::PrimaryTurret => true,
            // XW-ABL-20
            Bonus::Scatter { from, .. } => target != from && self.near(from).contains(&target),
        }
    }
}
