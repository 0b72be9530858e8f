//! What squares and edges are made of.

use super::square::Square;

/// What a square is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Terrain {
    /// One point of movement.
    Clear,
    /// Two points of movement.
    Difficult,
    /// A wall or high relief: no figure, no shot.
    Rock,
    /// A container: no figure, no shot.
    Crate,
    /// Where a side sets up: nought for the Separatists, one for the Republic.
    Start(u8),
    /// One of four vaults.
    Vault(u8),
    /// The console of a side of the map: nought left, one right.
    Console(u8),
    /// The laser barrier of a side of the map.
    Barrier(u8),
    /// The stairs of a side of the map.
    Stairs(u8),
}

impl Terrain {
    /// Whether no figure can ever stand here and no line ever pass.
    #[must_use]
    pub const fn is_solid(self) -> bool {
        matches!(self, Terrain::Rock | Terrain::Crate)
    }
}

/// What lies between two squares that share a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Edge {
    /// Nothing.
    #[default]
    Free,
    /// A wall: no step, no line.
    Wall,
    /// A door, by its number.
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

/// A laser barrier.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Barrier {
    /// Its squares.
    pub squares: Vec<Square>,
}

/// One step from a square to a neighbour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// Where it leads.
    pub to: Square,
    /// Doors that must be open.
    pub doors: u32,
    /// Barriers that must be off.
    pub barriers: u8,
}
