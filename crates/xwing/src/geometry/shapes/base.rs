//! The three sizes of square bases and what is printed on them. Rule [`BASES`](crate::rules::geometry::BASES).

use serde::{Deserialize, Serialize};

use crate::geometry::primitives::heading::{Heading, SinCos};

/// The size of a ship's base. Huge ships are not implemented.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Base {
    /// 40 mm square.
    Small,
    /// 60 mm square.
    Medium,
    /// 80 mm square.
    Large,
}

impl Base {
    /// Every size, small first.
    pub const ALL: [Self; 3] = [Self::Small, Self::Medium, Self::Large];

    /// The side of the square in millimeters.
    #[must_use]
    pub const fn side(self) -> f64 {
        match self {
            Self::Small => 40.0,
            Self::Medium => 60.0,
            Self::Large => 80.0,
        }
    }

    /// Half the side: from the center to an edge.
    #[must_use]
    pub const fn half(self) -> f64 {
        self.side() / 2.0
    }

    /// Half the angle of the front and rear arcs printed on the base. The printed line does not run through the
    /// corner.
    #[must_use]
    pub const fn half_arc(self) -> Heading {
        match self {
            Self::Small => Heading::from_micro_degrees(40_620_000),
            Self::Medium => Heading::from_micro_degrees(41_400_000),
            Self::Large => Heading::from_micro_degrees(41_760_000),
        }
    }

    /// Sine and cosine of [`Base::half_arc`], precomputed because every arc test needs them.
    #[must_use]
    pub const fn half_arc_sin_cos(self) -> SinCos {
        match self {
            Self::Small => SinCos { sin: 0.6510392132976147, cos: 0.7590440980264737 },
            Self::Medium => SinCos { sin: 0.6613118653236518, cos: 0.7501110696304595 },
            Self::Large => SinCos { sin: 0.6660118674342517, cos: 0.7459411454241821 },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// XW-GEO-03
    #[test]
    fn bases_are_40_60_and_80_mm() {
        assert_eq!(Base::ALL.map(Base::side), [40.0, 60.0, 80.0]);
    }

    /// XW-GEO-16
    #[test]
    fn the_kept_sines_are_those_of_the_printed_angles() {
        for base in Base::ALL {
            assert_eq!(base.half_arc_sin_cos(), base.half_arc().sin_cos(), "{base:?}");
        }
        assert_eq!(
            Base::ALL.map(|base| 2 * base.half_arc().micro_degrees()),
            [81_240_000, 82_800_000, 83_520_000]
        );
    }
}
