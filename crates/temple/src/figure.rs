//! Figures: sides, roles, and what changes on them.

use crate::board::Square;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The two sides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Side {
    /// Blue, top left.
    Separatists,
    /// Red, bottom right.
    Republic,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Side; 2] = [Side::Separatists, Side::Republic];

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Separatists => Side::Republic,
            Side::Republic => Side::Separatists,
        }
    }

    /// As an index.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Side::Separatists => 0,
            Side::Republic => 1,
        }
    }
}

/// What a figure is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Role {
    /// Master of the Force.
    Hero,
    /// Specialist of computers, without a gun.
    Astromech,
    /// Soldier who heals and repairs.
    Medic,
    /// Soldier who knows computers.
    Tech,
    /// Assault Droid: nobody's, until reprogrammed.
    Assault,
    /// Medical Droid: everybody's.
    Medical,
}

impl Role {
    /// Every role.
    pub const ALL: [Role; 6] =
        [Role::Hero, Role::Astromech, Role::Medic, Role::Tech, Role::Assault, Role::Medical];
    /// The four figures of a team.
    pub const TEAM: [Role; 4] = [Role::Hero, Role::Astromech, Role::Medic, Role::Tech];
}

/// What a figure is made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Made {
    /// Healed.
    Flesh,
    /// Repaired.
    Metal,
}

/// A figure's number: the four Separatists, the four of the Republic, then the droids of the map.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct FigureId(pub u8);

impl FigureId {
    /// As an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// As a bit of a set.
    #[must_use]
    pub const fn bit(self) -> u16 {
        if self.0 < 16 { 1 << self.0 } else { 0 }
    }
}

/// How a figure is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Status {
    /// Not on the map yet.
    #[default]
    Waiting,
    /// On the map and able.
    Active,
    /// A droid that belongs to nobody.
    Inert,
    /// A droid that nobody can wake any more; still in the way.
    Ruined,
    /// Defeated and taken off.
    Gone,
}

/// A figure as it is now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Figure {
    /// What it is.
    pub role: Role,
    /// Whose it is; nobody's while it is a droid of the map.
    pub side: Option<Side>,
    /// How it is.
    pub status: Status,
    /// Where it stands or last stood.
    #[schemars(with = "u16")]
    pub square: Square,
    /// Life left.
    pub life: u8,
    /// Points of Force left.
    pub force: u8,
}

impl Default for Figure {
    fn default() -> Self {
        Figure {
            role: Role::Hero,
            side: None,
            status: Status::Waiting,
            square: Square::default(),
            life: 0,
            force: 0,
        }
    }
}

impl Figure {
    /// Whether it stands on the map.
    #[must_use]
    pub const fn is_there(&self) -> bool {
        matches!(self.status, Status::Active | Status::Inert | Status::Ruined)
    }

    /// Whether it stands on the map and belongs to `side`.
    #[must_use]
    pub fn fights_for(&self, side: Side) -> bool {
        self.side == Some(side) && self.status == Status::Active
    }
}
