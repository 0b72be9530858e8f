//! A position: every piece on the table with its place, checked as a whole.
//!
//! Read from JSON ([`PositionFile`], with a JSON Schema); every fault is listed. The typed form keeps ships apart from
//! their places, since the solo system needs the former without the latter.

mod check;
pub mod fault;
pub mod file;

pub use fault::{PositionFault, PositionProblem};
pub use file::PositionFile;

use crate::content::{Content, Upgrade};
use crate::craft::{Craft, Object, Team};
use crate::geometry::{Figure, Footprint, ObstacleKind, Point, Pose, TableArea, Token};
use crate::label::Label;

/// An obstacle on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Obstacle {
    /// Its name.
    pub label: Label,
    /// Asteroid, debris or gas.
    pub kind: ObstacleKind,
    /// Its outline in place.
    pub token: Token,
}

/// A bomb or mine on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Device<'c> {
    /// Its name.
    pub label: Label,
    /// The card it came from.
    pub card: &'c Upgrade,
    /// Whose it is.
    pub team: Team,
    /// Where it lies.
    pub pose: Pose,
}

/// A whole table.
#[derive(Clone, PartialEq, Debug)]
pub struct Position<'c> {
    /// The play area.
    pub area: TableArea,
    /// The ships.
    pub crafts: Vec<Craft<'c>>,
    /// Where each stands, in the same order.
    pub poses: Vec<Pose>,
    /// Obstacles.
    pub obstacles: Vec<Obstacle>,
    /// Devices.
    pub devices: Vec<Device<'c>>,
}

impl Figure for Obstacle {
    fn pieces(&self) -> crate::geometry::figure::Pieces<'_> {
        self.token.pieces()
    }

    fn middle(&self) -> Point {
        self.token.middle()
    }
}

impl<'c> Position<'c> {
    /// Reads a position from JSON.
    ///
    /// # Errors
    /// Every fault.
    pub fn from_json(content: &'c Content, text: &str) -> Result<Self, Vec<PositionFault>> {
        let file: PositionFile = serde_json::from_str(text).map_err(|error| {
            vec![PositionFault { at: String::new(), problem: PositionProblem::Unreadable(error.to_string()) }]
        })?;
        Self::new(content, &file)
    }

    /// Checks a position as a whole.
    ///
    /// # Errors
    /// Every fault.
    pub fn new(content: &'c Content, file: &PositionFile) -> Result<Self, Vec<PositionFault>> {
        check::position(content, file)
    }

    /// The JSON Schema of position files.
    #[must_use]
    pub fn schema() -> schemars::Schema {
        schemars::schema_for!(PositionFile)
    }

    /// The place of a ship in the lists.
    #[must_use]
    pub fn index(&self, label: Label) -> Option<usize> {
        self.crafts.iter().position(|craft| craft.label == label)
    }

    /// The base of a ship on the table.
    #[must_use]
    pub fn footprint(&self, index: usize) -> Option<Footprint> {
        Some(Footprint::new(*self.poses.get(index)?, self.crafts.get(index)?.base()))
    }

    /// The obstacle of that name.
    #[must_use]
    pub fn obstacle(&self, label: Label) -> Option<&Obstacle> {
        self.obstacles.iter().find(|obstacle| obstacle.label == label)
    }

    /// Whether an object is on the table.
    #[must_use]
    pub fn holds(&self, object: Object) -> bool {
        match object {
            Object::Ship(label) => self.index(label).is_some(),
            Object::Obstacle(label) => self.obstacle(label).is_some(),
            Object::Device(label) => self.devices.iter().any(|device| device.label == label),
            Object::Point { .. } => true,
        }
    }
}

#[cfg(test)]
mod tests;
