//! Factions on the command line.

use clap::ValueEnum;
use xwing::content::Faction;

/// The seven factions by short names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum FactionArg {
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

impl FactionArg {
    pub fn faction(self) -> Faction {
        match self {
            FactionArg::Rebel => Faction::RebelAlliance,
            FactionArg::Imperial => Faction::GalacticEmpire,
            FactionArg::Scum => Faction::ScumAndVillainy,
            FactionArg::Resistance => Faction::Resistance,
            FactionArg::FirstOrder => Faction::FirstOrder,
            FactionArg::Republic => Faction::GalacticRepublic,
            FactionArg::Separatist => Faction::SeparatistAlliance,
        }
    }

    /// All names, for an error message.
    pub fn words() -> String {
        let word = |side: &FactionArg| side.to_possible_value().map(|value| value.get_name().to_owned());
        FactionArg::value_variants().iter().filter_map(word).collect::<Vec<_>>().join(", ")
    }
}
