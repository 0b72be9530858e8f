//! The two kinds of dice: their faces and how often each face occurs.
//!
//! Nothing is rolled here: the faces are listed with weights, and the caller supplies the result.

pub mod roll;

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A face of the red die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum AttackFace {
    /// A critical hit.
    Crit,
    Hit,
    /// A focus result.
    Focus,
    Blank,
}

/// A face of the green die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum DefenseFace {
    /// An evade result.
    Evade,
    /// A focus result.
    Focus,
    Blank,
}

/// Sides of either die.
pub const SIDES: u32 = 8;

impl AttackFace {
    /// Every face, in the order of the approach charts.
    pub const ALL: [AttackFace; 4] =
        [AttackFace::Crit, AttackFace::Hit, AttackFace::Focus, AttackFace::Blank];

    /// How many of the eight sides show this face.
    #[must_use]
    pub const fn sides(self) -> u32 {
        match self {
            AttackFace::Crit => 1,
            AttackFace::Hit => 3,
            AttackFace::Focus | AttackFace::Blank => 2,
        }
    }

    /// The word for it on the command line and in content files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            AttackFace::Crit => "crit",
            AttackFace::Hit => "hit",
            AttackFace::Focus => "focus",
            AttackFace::Blank => "blank",
        }
    }

    /// Whether the face is a hit or a crit.
    #[must_use]
    pub const fn strikes(self) -> bool {
        matches!(self, AttackFace::Crit | AttackFace::Hit)
    }
}

impl DefenseFace {
    /// Every face, in the order of the approach charts.
    pub const ALL: [DefenseFace; 3] = [DefenseFace::Evade, DefenseFace::Focus, DefenseFace::Blank];

    /// How many of the eight sides show this face.
    #[must_use]
    pub const fn sides(self) -> u32 {
        match self {
            DefenseFace::Evade | DefenseFace::Blank => 3,
            DefenseFace::Focus => 2,
        }
    }

    /// The word for it on the command line and in content files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            DefenseFace::Evade => "evade",
            DefenseFace::Focus => "focus",
            DefenseFace::Blank => "blank",
        }
    }
}

/// A word that is not a face of that die.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownFace(pub String);

impl fmt::Display for UnknownFace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" is not a face of that die", self.0)
    }
}

impl std::error::Error for UnknownFace {}

impl FromStr for AttackFace {
    type Err = UnknownFace;

    fn from_str(text: &str) -> Result<Self, UnknownFace> {
        Self::ALL.into_iter().find(|face| face.word() == text).ok_or_else(|| UnknownFace(text.to_owned()))
    }
}

impl FromStr for DefenseFace {
    type Err = UnknownFace;

    fn from_str(text: &str) -> Result<Self, UnknownFace> {
        Self::ALL.into_iter().find(|face| face.word() == text).ok_or_else(|| UnknownFace(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_die_has_eight_sides() {
        assert_eq!(AttackFace::ALL.iter().map(|face| face.sides()).sum::<u32>(), SIDES);
        assert_eq!(DefenseFace::ALL.iter().map(|face| face.sides()).sum::<u32>(), SIDES);
    }
}
