//! Ship abilities other than dice effects and granted actions.

use crate::choice::OptionalAbility;
use crate::content::{AbilityId, ShipType};

/// Whether a ship ability is fully implemented: by effects in the content, by squad building, or by the functions
/// below. Abilities about docking do nothing, since docking is not implemented.
const fn is_supported(ability: AbilityId) -> bool {
    match ability {
        AbilityId::AdaptiveAilerons
        | AbilityId::AdvancedDroidBrain
        | AbilityId::AdvancedTargetingComputer
        | AbilityId::Autothrusters
        | AbilityId::CommsShuttle
        | AbilityId::ConcordiaFaceoff
        | AbilityId::CoPilot
        | AbilityId::DeadToRights
        | AbilityId::ExperimentalScanners
        | AbilityId::ExplosionWithWings
        | AbilityId::FineTunedControls
        | AbilityId::FineTunedThrusters
        | AbilityId::FullThrottle
        | AbilityId::HeavyWeaponTurret
        | AbilityId::LinkedBattery
        | AbilityId::LockedAndLoaded
        | AbilityId::Microthrusters
        | AbilityId::NetworkedAim
        | AbilityId::NetworkedCalculations
        | AbilityId::NimbleBomber
        | AbilityId::NotchedStabilizers
        | AbilityId::PinpointTractorArray
        | AbilityId::PlatedHull
        | AbilityId::RefinedGyrostabilizers
        | AbilityId::RotatingCannons
        | AbilityId::SensorBlindspot
        | AbilityId::SpacetugTractorArray
        | AbilityId::StygiumArray
        | AbilityId::TailGun
        | AbilityId::TwinIonEngines
        | AbilityId::VectoredThrusters
        | AbilityId::WeaponHardpoint => true,
        AbilityId::BroadsideBatteries
        | AbilityId::ConcentratedBatteries
        | AbilityId::DockingClamps
        | AbilityId::HyperspaceDockingRing
        | AbilityId::IntuitiveInterface
        | AbilityId::OverdriveBurners
        | AbilityId::PursuitThrusters
        | AbilityId::ResupplyCraft
        | AbilityId::TractorGrasp
        | AbilityId::VersatileFrame => false,
    }
}

fn is(ship: &ShipType, id: AbilityId) -> bool {
    ship.ability.as_ref().is_some_and(|ability| ability.key == id)
}

/// The key of a ship's ability if it is not implemented.
#[must_use]
pub fn unsupported_ability(ship: &ShipType) -> Option<&str> {
    let key = ship.ability.as_ref().map(|ability| ability.key)?;
    (!is_supported(key)).then_some(key.as_str())
}

/// XW-ABL-01: how many facedown damage cards a ship has when it comes into play.
pub(crate) fn damage_at_start(ship: &ShipType) -> u8 {
    u8::from(is(ship, AbilityId::ExplosionWithWings))
}

/// XW-ABL-01: what a ship may do after a SLAM.
pub(crate) fn after_slam(ship: &ShipType) -> Option<OptionalAbility> {
    is(ship, AbilityId::ExplosionWithWings).then_some(OptionalAbility::ExposeForDisarm)
}

/// XW-ABL-03: whether devices may also be dropped with the bank templates.
pub(crate) fn drops_by_bank(ship: &ShipType) -> bool {
    is(ship, AbilityId::NimbleBomber)
}

/// XW-ABL-06: calculate tokens for one calculate action.
pub(crate) fn calculate_tokens(ship: &ShipType) -> u8 {
    1 + u8::from(is(ship, AbilityId::AdvancedDroidBrain))
}

/// XW-ABL-28: the tractor tokens that the ship's action gives to a ship in its front arc at range 1, and to one in
/// its bullseye arc.
pub(crate) fn tractor_action(ship: &ShipType) -> Option<(u8, u8)> {
    is(ship, AbilityId::SpacetugTractorArray).then_some((1, 2))
}

/// XW-ABL-29: what a ship may do at the start of the End Phase.
pub(crate) fn at_end(ship: &ShipType) -> Option<OptionalAbility> {
    is(ship, AbilityId::StygiumArray).then_some(OptionalAbility::CloakForEvade)
}

/// XW-ABL-32: whether a ship that is not stressed moves before it reveals its dial.
pub(crate) fn flies_ahead(ship: &ShipType) -> bool {
    is(ship, AbilityId::AdaptiveAilerons)
}

/// XW-ABL-31: whether a defender in the bullseye arc may not modify defense dice with green tokens.
pub(crate) fn bars_green_in_bullseye(ship: &ShipType) -> bool {
    is(ship, AbilityId::DeadToRights)
}

/// XW-ABL-07: whether primary attacks at range 0-1 get no range bonus and one die less.
pub(crate) fn is_blind_near(ship: &ShipType) -> bool {
    is(ship, AbilityId::SensorBlindspot)
}
