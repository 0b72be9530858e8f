//! Ids of ship abilities, pilots and cards that rules are written for, read once with the content. Play compares these
//! and no text.

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
        PursuitThrusters = "pursuitthrusters",
        RefinedGyrostabilizers = "refinedgyrostabilizers",
        ResupplyCraft = "resupplycraft",
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

ids! {
    /// A limited pilot.
    PilotId {
        FennRau = "fennrau",
        JophSeastriker = "jophseastriker",
        Longshot = "longshot",
        MaceWindu = "macewindu",
        MaulerMithel = "maulermithel",
        SunFac = "sunfac",
        WedgeAntilles = "wedgeantilles",
    }
}

ids! {
    /// A card that rules name. Other cards are described by the content alone, or are known by name only.
    CardId {
        AdvProtonTorpedoes = "advprotontorpedoes",
        Autoblasters = "autoblasters",
        BarrageRockets = "barragerockets",
        BombletGenerator = "bombletgenerator",
        CalibratedLaserTargeting = "calibratedlasertargeting",
        ClusterMines = "clustermines",
        ClusterMissiles = "clustermissiles",
        ConcussionMissiles = "concussionmissiles",
        ConnerNets = "connernets",
        DorsalTurret = "dorsalturret",
        EnergyShellCharges = "energyshellcharges",
        HeavyLaserCannon = "heavylasercannon",
        HomingMissiles = "homingmissiles",
        HullUpgrade = "hullupgrade",
        IonBombs = "ionbombs",
        IonCannon = "ioncannon",
        IonCannonTurret = "ioncannonturret",
        IonMissiles = "ionmissiles",
        IonTorpedoes = "iontorpedoes",
        JammingBeam = "jammingbeam",
        MagPulseWarheads = "magpulsewarheads",
        MultiMissilePods = "multimissilepods",
        PlasmaTorpedoes = "plasmatorpedoes",
        ProtonBombs = "protonbombs",
        ProtonRockets = "protonrockets",
        ProtonTorpedoes = "protontorpedoes",
        ProximityMines = "proximitymines",
        SeismicCharges = "seismiccharges",
        ShieldUpgrade = "shieldupgrade",
        SpecialForcesGunner = "specialforcesgunner",
        TractorBeam = "tractorbeam",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::{Content, STANDARD_FILES};

    #[test]
    fn every_id_is_in_the_content() {
        let content = Content::standard();
        for id in AbilityId::ALL {
            assert!(STANDARD_FILES.abilities.contains(&format!("key = {id:?}\n")), "{id:?}");
        }
        for id in PilotId::ALL {
            assert_eq!(content.pilot(id.as_str()).and_then(|(_, pilot)| pilot.id), Some(*id));
        }
        for id in CardId::ALL {
            assert_eq!(content.upgrade(id.as_str()).and_then(|card| card.id), Some(*id));
        }
    }
}
