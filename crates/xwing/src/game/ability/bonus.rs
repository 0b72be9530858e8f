//! Cards that open a bonus attack after an attack: which, and with what (XW-ATK-14).

use crate::content::{Upgrade, WeaponArc};
use crate::game::attack::Weapon;
use crate::game::ship::Ship;
use crate::geometry::{Quarter, Turret};
use serde::{Deserialize, Serialize};

/// What a bonus attack is made with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    /// A primary weapon that turns with the turret.
    PrimaryTurret,
}

impl Bonus {
    /// Whether a weapon may be used for it.
    #[must_use]
    pub fn admits(self, weapon: &Weapon) -> bool {
        match self {
            Bonus::PrimaryTurret => weapon.card.is_none() && weapon.arc.is_turret(),
        }
    }
}

/// XW-ABL-04: after a primary attack by the front weapon, with the turret to the rear.
pub(in crate::game) fn bonus(card: &Upgrade, ship: &Ship, made: &Weapon) -> Option<Bonus> {
    let front = made.card.is_none() && made.arc == WeaponArc::Front;
    let rear = ship.turret == Some(Turret::Single(Quarter::Rear));
    (card.xws == "specialforcesgunner" && front && rear).then_some(Bonus::PrimaryTurret)
}
