//! Variants that the document offers besides the introductory scenario (XW-SCEN-16 to XW-SCEN-21), and the point
//! totals that it recommends for custom squads.

use super::forces::Forces;
use super::wave::ShipRole;
use crate::content::Content;
use crate::craft::Object;
use crate::geometry::primitives::tolerance;
use crate::geometry::{Base, Footprint, Heading, PlayArea, Point, Pose};
use crate::label::Label;
use crate::squad::{Member, SquadError, member_points};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A variant of the scenario.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Variant {
    /// The scenario as printed.
    Introductory,
    /// One X-wing against two TIE fighters that return.
    CoreSet,
    /// One enemy hunts one of the pilots.
    HuntingAce,
    /// A transport tries to escape.
    EscapingTransport,
    /// Additional ships with every wave.
    MoreEnemies,
    /// Custom squads.
    OwnSquads,
    /// A standard game against a solo squad.
    Standard,
}

/// An unknown variant, or one that the document names but that is not implemented.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownVariantError(pub String);

impl fmt::Display for UnknownVariantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.as_str() {
            "epic" => f.write_str("Epic battles are not there: huge ships are not played"),
            "threat" => f.write_str("Quick Build threat is not there: squads are counted in points"),
            other => write!(f, "no scenario {other}"),
        }
    }
}

impl Variant {
    /// All variants with their keywords.
    pub const WORDS: [(Variant, &'static str); 7] = [
        (Variant::Introductory, "introductory"),
        (Variant::CoreSet, "core-set"),
        (Variant::HuntingAce, "hunting-ace"),
        (Variant::EscapingTransport, "escaping-transport"),
        (Variant::MoreEnemies, "more-enemies"),
        (Variant::OwnSquads, "own-squads"),
        (Variant::Standard, "standard"),
    ];
}

impl FromStr for Variant {
    type Err = UnknownVariantError;

    fn from_str(word: &str) -> Result<Self, UnknownVariantError> {
        let found = Self::WORDS.iter().find(|(_, known)| *known == word);
        found.map(|(variant, _)| *variant).ok_or_else(|| UnknownVariantError(word.to_owned()))
    }
}

/// XW-SCEN-17: the ships that an ace may lock when it arrives, or when its target is gone: all that are nearest.
#[must_use]
pub fn nearest_targets(ace: &Footprint, players: &[(Label, Footprint)]) -> Vec<Label> {
    let gap = |ship: &Footprint| ace.gap(ship).max(0.0);
    let least = players.iter().map(|(_, ship)| gap(ship)).fold(f64::INFINITY, f64::min);
    let near = players.iter().filter(|(_, ship)| tolerance::nearly_equal(gap(ship), least));
    near.map(|(label, _)| *label).collect()
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each corner is named as the player sees it")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum TableCorner {
    NearLeft,
    NearRight,
    FarLeft,
    FarRight,
}

impl TableCorner {
    /// (right of the middle, on the far side).
    const fn sides(self) -> (bool, bool) {
        match self {
            TableCorner::NearLeft => (false, false),
            TableCorner::NearRight => (true, false),
            TableCorner::FarLeft => (false, true),
            TableCorner::FarRight => (true, true),
        }
    }

    /// The diagonally opposite corner.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            TableCorner::NearLeft => TableCorner::FarRight,
            TableCorner::NearRight => TableCorner::FarLeft,
            TableCorner::FarLeft => TableCorner::NearRight,
            TableCorner::FarRight => TableCorner::NearLeft,
        }
    }

    #[must_use]
    pub fn point(self, area: PlayArea) -> Point {
        let (right, far) = self.sides();
        let at = |yes: bool| if yes { area.side() } else { 0.0 };
        Point::new(at(right), at(far))
    }
}

/// XW-SCEN-18: the transport starts in a corner, faces the opposite corner and has it locked.
#[must_use]
pub fn transport(area: PlayArea, corner: TableCorner, base: Base) -> (Pose, Object) {
    let to = corner.opposite().point(area);
    let from = corner.point(area);
    let way = to - from;
    // Turned by 45 degrees, a square extends half its diagonal toward either edge.
    let inward = base.side() * core::f64::consts::FRAC_1_SQRT_2;
    let step = |difference: f64| inward.copysign(difference);
    let center = Point::new(from.x + step(way.x), from.y + step(way.y));
    let lock = Pose::rounded(to, Heading::AHEAD);
    (Pose::rounded(center, Heading::from_vector(way.x, way.y)), Object::Point { x: lock.x(), y: lock.y() })
}

/// Point totals that differ from the document's advice. They are never rejected.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SquadWarning {
    /// The player squad should have 35 to 45 points per ship.
    PlayerPoints {
        /// Total.
        points: u16,
        ships: u16,
    },
    /// There should be more solo ships than player ships.
    FewEnemies,
    /// The patrol ships of both waves together should cost about as many points as the player squad.
    Patrol { points: u16, player: u16 },
    /// Reinforcements should cost slightly fewer points than the player squad.
    Reinforcements { points: u16, player: u16 },
    /// A solo squad in a standard game should have 125 to 150 points per 100 points of the player squad.
    StandardPoints { points: u16, player: u16 },
}

/// XW-SCEN-19: how custom squads differ from the advice.
///
/// # Errors
/// Every id that is unknown or has no points.
pub fn own_squads(content: &Content, forces: &Forces) -> Result<Vec<SquadWarning>, Vec<SquadError>> {
    let player = total(content, forces.players.iter())?;
    let of = |kind: ShipRole| {
        let ships = forces.solo.iter().filter(move |(brought, _)| *brought == kind);
        total(content, ships.map(|(_, member)| member))
    };
    let (patrol, reinforcements) = (of(ShipRole::Patrol)?, of(ShipRole::Reinforcement)?);
    let ships = u16::try_from(forces.players.len()).unwrap_or(u16::MAX);
    let mut warnings = Vec::new();
    if player < 35 * ships || player > 45 * ships {
        warnings.push(SquadWarning::PlayerPoints { points: player, ships });
    }
    if forces.solo.len() <= forces.players.len() {
        warnings.push(SquadWarning::FewEnemies);
    }
    if !is_within_percent(patrol, player, 75, 125) {
        warnings.push(SquadWarning::Patrol { points: patrol, player });
    }
    if !is_within_percent(reinforcements, player, 75, 100) {
        warnings.push(SquadWarning::Reinforcements { points: reinforcements, player });
    }
    Ok(warnings)
}

/// XW-SCEN-20: the points of a solo squad in a standard game.
#[must_use]
pub fn standard_points(player: u16, solo: u16) -> Option<SquadWarning> {
    (!is_within_percent(solo, player, 125, 150))
        .then_some(SquadWarning::StandardPoints { points: solo, player })
}

fn is_within_percent(points: u16, of: u16, least: u32, most: u32) -> bool {
    let (part, whole) = (u32::from(points) * 100, u32::from(of));
    (whole * least..=whole * most).contains(&part)
}

fn total<'a>(content: &Content, members: impl Iterator<Item = &'a Member>) -> Result<u16, Vec<SquadError>> {
    let mut sum = 0;
    for member in members {
        sum += member_points(content, member)?;
    }
    Ok(sum)
}
