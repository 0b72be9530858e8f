//! Terrain of squares and edges.

use super::square::Square;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Terrain {
    /// One point of movement.
    Clear,
    /// Two points of movement.
    Difficult,
    /// A wall or high relief: blocks figures and shots.
    Rock,
    /// A container: blocks figures and shots.
    Crate,
    /// A start square: 0 for the Separatists, 1 for the Republic.
    Start(u8),
    /// One of four vaults, from zero.
    Vault(u8),
    /// The console of a side of the map: 0 left, 1 right.
    Console(u8),
    /// The laser barrier of a side of the map: 0 left, 1 right.
    Barrier(u8),
    /// The stairs of a side of the map: 0 left, 1 right.
    Stairs(u8),
}

impl Terrain {
    /// Whether no figure can ever stand here and no line can ever pass.
    #[must_use]
    pub const fn is_solid(self) -> bool {
        matches!(self, Terrain::Rock | Terrain::Crate)
    }
}

/// What lies between two squares that share a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Edge {
    #[default]
    Free,
    /// Blocks steps and lines.
    Wall,
    /// A door, by its number on the map.
    Door(u8),
}

/// A door: one or more edges that open together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Door {
    /// Its name in the map file.
    pub name: String,
    /// The pairs of squares it lies between.
    pub edges: Vec<(Square, Square)>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Barrier {
    pub squares: Vec<Square>,
}

/// A step from a square to a neighbor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardStep {
    pub to: Square,
    /// Bit mask of doors that must be open.
    pub doors: u32,
    /// Bit mask of barriers that must be off.
    pub barriers: u8,
}
