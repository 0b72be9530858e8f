//! Suffering damage, and what damage cards do at their moments (rules `XW-DMG-…`).

use crate::content::{DamageCard, Pilot, ShipType};
use crate::dice::AttackFace;
use crate::event::Token;

/// One damage that is suffered next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NextDamage {
    /// Crit damage; otherwise hit damage.
    pub crit: bool,
    /// Hit damage and crit damage that is suffered afterwards.
    pub rest: (u8, u8),
}

impl NextDamage {
    /// This damage and what follows it: hit damage and crit damage.
    #[must_use]
    pub const fn all(self) -> (u8, u8) {
        let (hits, crits) = self.rest;
        if self.crit { (hits, crits + 1) } else { (hits + 1, crits) }
    }
}

/// XW-DMG-01, XW-DMG-15: damage is suffered one at a time, hits first; Hull Breach turns hit damage into crit damage.
/// `None` if there is none.
#[must_use]
pub const fn next_damage(hits: u8, crits: u8, hull_breach: bool) -> Option<NextDamage> {
    let (hits, crits) = if hull_breach { (0, hits + crits) } else { (hits, crits) };
    match (hits, crits) {
        (0, 0) => None,
        (0, _) => Some(NextDamage { crit: true, rest: (0, crits - 1) }),
        (_, _) => Some(NextDamage { crit: false, rest: (hits - 1, crits) }),
    }
}

/// What a damage card does at once when it is dealt face up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealtEffect {
    /// It stays face up.
    Stays,
    /// This many stress tokens; then it is repaired.
    Stress(u8),
    /// This much hit damage; it is repaired.
    Damage(u8),
}

/// XW-DMG-09, XW-DMG-17
#[must_use]
pub const fn when_dealt(card: DamageCard) -> DealtEffect {
    match card {
        DamageCard::PanickedPilot => DealtEffect::Stress(2),
        DamageCard::DirectHit => DealtEffect::Damage(1),
        DamageCard::BlindedPilot
        | DamageCard::WoundedPilot
        | DamageCard::StunnedPilot
        | DamageCard::ConsoleFire
        | DamageCard::DamagedEngine
        | DamageCard::WeaponsFailure
        | DamageCard::HullBreach
        | DamageCard::StructuralDamage
        | DamageCard::DamagedSensorArray
        | DamageCard::LooseStabilizer
        | DamageCard::DisabledPowerRegulator
        | DamageCard::FuelLeak => DealtEffect::Stays,
    }
}

/// What the die of a damage card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardDieEffect {
    Nothing,
    /// One hit damage.
    Hit,
    /// One stress token.
    Stress,
}

/// XW-DMG-10, XW-DMG-18
#[must_use]
pub const fn card_die_effect(card: DamageCard, face: AttackFace) -> CardDieEffect {
    match (card, face) {
        (DamageCard::ConsoleFire, AttackFace::Hit) => CardDieEffect::Hit,
        (DamageCard::WoundedPilot, AttackFace::Hit | AttackFace::Crit) => CardDieEffect::Stress,
        (_, _) => CardDieEffect::Nothing,
    }
}

/// XW-DMG-10: the card that rolls a die before its ship engages, each copy separately (XW-DMG-23).
pub const DIE_BEFORE_ENGAGING: DamageCard = DamageCard::ConsoleFire;
/// XW-DMG-11: the card that gives an ion token before its ship engages, each copy separately.
pub const ION_BEFORE_ENGAGING: DamageCard = DamageCard::DisabledPowerRegulator;
/// XW-DMG-18: the card that rolls a die after each action of its ship, each copy separately.
pub const DIE_AFTER_ACTION: DamageCard = DamageCard::WoundedPilot;

/// What matters to damage cards about a maneuver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ManeuverFlown {
    /// Its bearing is the straight one.
    pub straight: bool,
    /// The ship moved through or onto an obstacle that affects it.
    pub met_obstacle: bool,
    /// It was the maneuver of an ionized ship.
    pub ion: bool,
}

/// The cards that work after a maneuver, with the number of copies that do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardsAfterManeuver {
    /// Loose Stabilizers: each deals one hit damage and is repaired (XW-DMG-12).
    pub loose_stabilizers: u8,
    /// Stunned Pilots: each deals one hit damage (XW-DMG-13).
    pub stunned_pilots: u8,
    /// Disabled Power Regulators that are repaired (XW-DMG-11).
    pub power_regulators: u8,
}

/// XW-DMG-11 to XW-DMG-13, XW-DMG-23: each copy separately.
#[must_use]
pub fn after_maneuver(copies: impl Fn(DamageCard) -> u8, flown: ManeuverFlown) -> CardsAfterManeuver {
    let when = |works: bool, card| if works { copies(card) } else { 0 };
    CardsAfterManeuver {
        loose_stabilizers: when(!flown.straight, DamageCard::LooseStabilizer),
        stunned_pilots: when(flown.met_obstacle, DamageCard::StunnedPilot),
        power_regulators: when(flown.ion, DamageCard::DisabledPowerRegulator),
    }
}

/// XW-ABL-01: how many facedown damage cards a ship has when it comes into play.
#[must_use]
pub fn damage_at_start(ship: &ShipType) -> u8 {
    crate::ability::damage_at_start(ship)
}

/// XW-ABL-15: what a ship gains after it has lost a shield.
#[must_use]
pub fn after_shield_lost(pilot: Option<&Pilot>) -> Option<Token> {
    crate::ability::after_shield_lost(pilot)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// XW-DMG-01, XW-DMG-15
    #[test]
    fn hits_come_first_and_a_breach_makes_them_crits() {
        assert_eq!(next_damage(2, 1, false), Some(NextDamage { crit: false, rest: (1, 1) }));
        assert_eq!(next_damage(0, 2, false), Some(NextDamage { crit: true, rest: (0, 1) }));
        assert_eq!(next_damage(2, 1, true), Some(NextDamage { crit: true, rest: (0, 2) }));
        assert_eq!(next_damage(0, 0, true), None);
    }

    /// XW-DMG-11 to XW-DMG-13: two copies of each card.
    #[test]
    fn each_copy_works_after_its_maneuver() {
        let after = |straight, met_obstacle, ion| {
            let cards = after_maneuver(|_| 2, ManeuverFlown { straight, met_obstacle, ion });
            (cards.loose_stabilizers, cards.stunned_pilots, cards.power_regulators)
        };
        assert_eq!(after(true, false, false), (0, 0, 0));
        assert_eq!(after(false, true, false), (2, 2, 0));
        assert_eq!(after(true, false, true), (0, 0, 2));
    }
}
