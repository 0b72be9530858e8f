//! Figures: sides, roles, and their changing state.

use crate::board::Square;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Side {
    /// Blue, top left of the map.
    Separatists,
    /// Red, bottom right of the map.
    Republic,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::Separatists, Side::Republic];

    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Separatists => Side::Republic,
            Side::Republic => Side::Separatists,
        }
    }

    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Side::Separatists => 0,
            Side::Republic => 1,
        }
    }
}

/// What a figure is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Role {
    /// The Force user of the team.
    Hero,
    /// Computer specialist without a ranged weapon.
    Astromech,
    /// Soldier who heals and repairs.
    Medic,
    /// Soldier with computer skill.
    Tech,
    /// Assault Droid: belongs to neither side until reprogrammed.
    Assault,
    /// Medical Droid: serves both sides.
    Medical,
}

impl Role {
    pub const ALL: [Role; 6] =
        [Role::Hero, Role::Astromech, Role::Medic, Role::Tech, Role::Assault, Role::Medical];
    /// The four figures of a team.
    pub const TEAM: [Role; 4] = [Role::Hero, Role::Astromech, Role::Medic, Role::Tech];
}

/// What a figure is made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Material {
    /// Can be healed.
    Flesh,
    /// Can be repaired.
    Metal,
}

/// The index of a figure: four Separatists, four of the Republic, then the droids of the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FigureId(pub u8);

impl FigureId {
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// This figure's bit in a bit mask of figures.
    #[must_use]
    pub const fn bit(self) -> u16 {
        if self.0 < 16 { 1 << self.0 } else { 0 }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Status {
    /// Not on the map yet.
    #[default]
    Waiting,
    /// On the map and able to act.
    Active,
    /// A droid that belongs to neither side.
    Inert,
    /// A droid that can no longer be reprogrammed; it still blocks its square.
    Ruined,
    /// Defeated and removed from the map.
    Gone,
}

/// The current state of a figure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Figure {
    pub role: Role,
    /// `None` for a droid that belongs to neither side.
    pub side: Option<Side>,
    pub status: Status,
    /// Where it stands, or last stood.
    #[cfg_attr(feature = "schema", schemars(with = "u16"))]
    pub square: Square,
    pub life: u8,
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
    #[must_use]
    pub const fn is_on_map(&self) -> bool {
        matches!(self.status, Status::Active | Status::Inert | Status::Ruined)
    }

    /// Whether it is active and belongs to `side`.
    #[must_use]
    pub fn is_active_for(&self, side: Side) -> bool {
        self.side == Some(side) && self.status == Status::Active
    }
}
