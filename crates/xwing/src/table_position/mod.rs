//! A position: every piece on a real or imagined table with its pose, validated as a whole. The advisor commands, the
//! companion and the solo system's map work on it. (A position of a match is a setup, see the game.)
//!
//! Parsed from JSON ([`PositionFile`], with a JSON Schema); every error is reported. The typed form keeps ships
//! separate from their poses, since the solo system can work without poses.

mod check;
pub mod error;
pub mod file;

pub use error::{PositionError, PositionErrorKind};
pub use file::PositionFile;

use crate::content::{Content, Upgrade};
use crate::craft::{Craft, Object, Team};
use crate::geometry::{Footprint, ObstacleKind, PlacedToken, PlayArea, Point, Pose, Shape};
use crate::label::Label;

/// An obstacle on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Obstacle {
    pub label: Label,
    pub kind: ObstacleKind,
    /// Its outline on the table.
    pub token: PlacedToken,
}

/// A bomb or mine on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Device<'c> {
    pub label: Label,
    /// The card it comes from, by xws id.
    pub card: &'c Upgrade,
    /// The team it belongs to.
    pub team: Team,
    pub pose: Pose,
}

#[derive(Clone, PartialEq, Debug)]
pub struct TablePosition<'c> {
    pub area: PlayArea,
    pub crafts: Vec<Craft<'c>>,
    /// The pose of each ship, in the same order.
    pub poses: Vec<Pose>,
    pub obstacles: Vec<Obstacle>,
    pub devices: Vec<Device<'c>>,
}

impl Shape for Obstacle {
    fn pieces(&self) -> crate::geometry::shapes::shape::Pieces<'_> {
        self.token.pieces()
    }

    fn middle(&self) -> Point {
        self.token.middle()
    }
}

impl<'c> TablePosition<'c> {
    /// Parses a position from JSON.
    ///
    /// # Errors
    /// Every error.
    pub fn from_json(content: &'c Content, text: &str) -> Result<Self, Vec<PositionError>> {
        let file: PositionFile = serde_json::from_str(text).map_err(|error| {
            vec![PositionError {
                at: String::new(),
                problem: PositionErrorKind::Unreadable(error.to_string()),
            }]
        })?;
        Self::new(content, &file)
    }

    /// Validates a position as a whole.
    ///
    /// # Errors
    /// Every error.
    pub fn new(content: &'c Content, file: &PositionFile) -> Result<Self, Vec<PositionError>> {
        check::check(content, file)
    }

    /// The JSON Schema of position files.
    #[must_use]
    #[cfg(feature = "schema")]
    pub fn schema() -> schemars::Schema {
        schemars::schema_for!(PositionFile)
    }

    /// The index of a ship in the lists.
    #[must_use]
    pub fn index(&self, label: Label) -> Option<usize> {
        self.crafts.iter().position(|craft| craft.label == label)
    }

    /// The base of a ship on the table.
    #[must_use]
    pub fn footprint(&self, index: usize) -> Option<Footprint> {
        Some(Footprint::new(*self.poses.get(index)?, self.crafts.get(index)?.base()))
    }

    #[must_use]
    pub fn obstacle(&self, label: Label) -> Option<&Obstacle> {
        self.obstacles.iter().find(|obstacle| obstacle.label == label)
    }

    /// Whether an object is on the table.
    #[must_use]
    pub fn contains(&self, object: Object) -> bool {
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
