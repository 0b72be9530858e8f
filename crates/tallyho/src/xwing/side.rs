//! Factions on the command line.

use clap::ValueEnum;
use xwing::content::Faction;

/// The seven factions by short names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Side {
    /// Rebel Alliance
    Rebel,
    /// Galactic Empire
    #[value(alias = "empire")]
    Imperial,
    /// Scum and Villainy
    Scum,
    /// Resistance
    Resistance,
    /// First Order
    FirstOrder,
    /// Galactic Republic
    Republic,
    /// Separatist Alliance
    Separatist,
}

impl Side {
    pub(crate) fn faction(self) -> Faction {
        match self {
            Side::Rebel => Faction::RebelAlliance,
            Side::Imperial => Faction::GalacticEmpire,
            Side::Scum => Faction::ScumAndVillainy,
            Side::Resistance => Faction::Resistance,
            Side::FirstOrder => Faction::FirstOrder,
            Side::Republic => Faction::GalacticRepublic,
            Side::Separatist => Faction::SeparatistAlliance,
        }
    }

    /// All names, for an error message.
    pub(crate) fn words() -> String {
        let word = |side: &Side| side.to_possible_value().map(|value| value.get_name().to_owned());
        Side::value_variants().iter().filter_map(word).collect::<Vec<_>>().join(", ")
    }
}
