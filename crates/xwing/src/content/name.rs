//! Names in two languages, product eras and factions.

use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    pub en: String,
    pub fr: String,
}

/// When a ship, pilot or card first appeared. The printed Solo Alpha ship table covers August 2020 only.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Era {
    /// In the lists of August 2020.
    #[serde(rename = "2020-08")]
    August2020,
    /// By February 2022.
    #[serde(rename = "2022-02")]
    February2022,
    /// Later than the 200-point game.
    #[serde(rename = "2.5")]
    Later,
}

/// The seven factions, by their xws ids.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Faction {
    RebelAlliance,
    GalacticEmpire,
    ScumAndVillainy,
    Resistance,
    FirstOrder,
    GalacticRepublic,
    SeparatistAlliance,
}

impl Faction {
    /// All seven, in the order of the printed ship table.
    pub const ALL: [Faction; 7] = [
        Faction::GalacticRepublic,
        Faction::SeparatistAlliance,
        Faction::RebelAlliance,
        Faction::GalacticEmpire,
        Faction::Resistance,
        Faction::FirstOrder,
        Faction::ScumAndVillainy,
    ];
}
