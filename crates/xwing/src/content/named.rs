//! Ids of ship abilities, read once with the content. Play compares these and no text.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// Writes an enum of ids with their words in the content files.
macro_rules! ids {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[expect(missing_docs, reason = "each is its word in the content files")]
        pub enum $name {
            $($variant,)*
        }

        impl $name {
            pub const ALL: &[Self] = &[$($name::$variant,)*];

            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self {
                    $($name::$variant => $word,)*
                }
            }

            #[must_use]
            pub fn from_word(word: &str) -> Option<Self> {
                match word {
                    $($word => Some($name::$variant),)*
                    _ => None,
                }
            }
        }

        /// As its word in quotes: the hash of the content is computed over this text.
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Debug::fmt(self.as_str(), f)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }
    };
}

ids! {
    /// A ship ability.
    AbilityId {
        AdaptiveAilerons = "adaptiveailerons",
        AdvancedDroidBrain = "advanceddroidbrain",
        AdvancedTargetingComputer = "advancedtargetingcomputer",
        Autothrusters = "autothrusters",
        BroadsideBatteries = "broadsidebatteries",
        CommsShuttle = "commsshuttle",
        ConcentratedBatteries = "concentratedbatteries",
        ConcordiaFaceoff = "concordiafaceoff",
        CoPilot = "copilot",
        DeadToRights = "deadtorights",
        DockingClamps = "dockingclamps",
        EscapeCraft = "escapecraft",
        ExperimentalScanners = "experimentalscanners",
        ExplosionWithWings = "explosionwithwings",
        FineTunedControls = "finetunedcontrols",
        FineTunedThrusters = "finetunedthrusters",
        FullThrottle = "fullthrottle",
        HeavyWeaponTurret = "heavyweaponturret",
        HyperspaceDockingRing = "hyperspacedockingring",
        IntuitiveInterface = "intuitiveinterface",
        LinkedBattery = "linkedbattery",
        LockedAndLoaded = "lockedandloaded",
        Microthrusters = "microthrusters",
        NetworkedAim = "networkedaim",
        NetworkedCalculations = "networkedcalculations",
        NimbleBomber = "nimblebomber",
        NotchedStabilizers = "notchedstabilizers",
        OverdriveBurners = "overdriveburners",
        PinpointTractorArray = "pinpointtractorarray",
        PlatedHull = "platedhull",
        PursuitCraft = "pursuitcraft",
        PursuitThrusters = "pursuitthrusters",
        RefinedGyrostabilizers = "refinedgyrostabilizers",
        ResupplyCraft = "resupplycraft",
        RiggedEnergyCells = "riggedenergycells",
        RotatingCannons = "rotatingcannons",
        SensorBlindspot = "sensorblindspot",
        SpacetugTractorArray = "spacetugtractorarray",
        StygiumArray = "stygiumarray",
        TailGun = "tailgun",
        TractorGrasp = "tractorgrasp",
        TwinIonEngines = "twinionengines",
        VectoredThrusters = "vectoredthrusters",
        VersatileFrame = "versatileframe",
        WeaponHardpoint = "weaponhardpoint",
    }
}

impl<'de> Deserialize<'de> for AbilityId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        AbilityId::from_word(&word)
            .ok_or_else(|| serde::de::Error::custom(format!("\"{word}\" is no ship ability")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::STANDARD_FILES;

    #[test]
    fn every_id_is_in_the_content() {
        for id in AbilityId::ALL {
            assert!(STANDARD_FILES.abilities.contains(&format!("key = {id:?}\n")), "{id:?}");
        }
    }
}
