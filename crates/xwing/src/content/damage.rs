//! The fourteen kinds of damage cards, as far as a solo ship's choices need to know them.
//!
//! Dealing, turning and repairing cards is the game's business, not this module's.

use serde::{Deserialize, Serialize};

/// A damage card that lies face up.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum DamageCard {
    /// Two stress tokens.
    PanickedPilot,
    /// Attack dice are modified by Force only.
    BlindedPilot,
    /// Actions may stress.
    WoundedPilot,
    /// Obstacles hurt more.
    StunnedPilot,
    /// Burns before each engagement.
    ConsoleFire,
    /// Turns are one step harder.
    DamagedEngine,
    /// One attack die fewer.
    WeaponsFailure,
    /// Hits count as critical hits.
    HullBreach,
    /// One defense die fewer.
    StructuralDamage,
    /// Only focus actions and those of damage cards.
    DamagedSensorArray,
    /// Curved maneuvers hurt.
    LooseStabilizer,
    /// Ionizes before each engagement.
    DisabledPowerRegulator,
    /// A critical hit burns on.
    FuelLeak,
    /// One more damage.
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
