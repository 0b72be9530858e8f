//! The fourteen kinds of damage cards, as far as a solo ship's decisions depend on them.
//!
//! Dealing, flipping and repairing cards is part of the game rules, not of this module.

use serde::{Deserialize, Serialize};

/// A faceup damage card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum DamageCard {
    /// Gain 2 stress tokens.
    PanickedPilot,
    /// Attack dice can be modified only by spending Force.
    BlindedPilot,
    /// After an action, the ship may gain stress.
    WoundedPilot,
    /// Extra damage from obstacles.
    StunnedPilot,
    /// May deal damage before each engagement.
    ConsoleFire,
    /// Turn maneuvers are more difficult.
    DamagedEngine,
    /// One attack die less.
    WeaponsFailure,
    /// Hits count as critical hits.
    HullBreach,
    /// One defense die less.
    StructuralDamage,
    /// Only focus actions and the actions of damage cards are allowed.
    DamagedSensorArray,
    /// Deals damage after a maneuver that is not straight.
    LooseStabilizer,
    /// Gain an ion token before each engagement.
    DisabledPowerRegulator,
    /// After suffering a critical hit, suffer another hit.
    FuelLeak,
    /// Suffer 1 hit damage.
    DirectHit,
}

impl DamageCard {
    /// Whether the card offers an action that repairs it.
    #[must_use]
    pub const fn has_repair_action(self) -> bool {
        match self {
            DamageCard::BlindedPilot
            | DamageCard::WoundedPilot
            | DamageCard::ConsoleFire
            | DamageCard::WeaponsFailure
            | DamageCard::HullBreach
            | DamageCard::DamagedSensorArray
            | DamageCard::LooseStabilizer
            | DamageCard::FuelLeak => true,
            DamageCard::PanickedPilot
            | DamageCard::StunnedPilot
            | DamageCard::DamagedEngine
            | DamageCard::StructuralDamage
            | DamageCard::DisabledPowerRegulator
            | DamageCard::DirectHit => false,
        }
    }
}
