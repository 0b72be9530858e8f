//! A map: the terrain of each square, what lies on the edges, and which steps are ever possible.
//!
//! Everything that does not change during a match is computed once. A step between neighbors carries the doors that
//! must be open and the barriers that must be off, so checking whether two squares are in contact takes two masks.

use super::distance::Distances;
use super::path::Direction;
use super::square::Square;
use super::terrain::{Barrier, BoardStep, Door, Edge, Terrain};
use super::visibility::VisibilityCache;
use crate::content::Name;
use std::sync::OnceLock;

#[derive(Clone, PartialEq, Debug)]
pub struct Map {
    /// The name used in set-ups, such as `lost-temple`.
    pub name: String,
    pub title: Name,
    /// At most 52.
    pub columns: u8,
    /// At most 40.
    pub rows: u8,
    /// Row by row.
    pub terrain: Vec<Terrain>,
    /// In the order of the file.
    pub doors: Vec<Door>,
    /// Left, right.
    pub barriers: [Barrier; 2],
    pub vaults: [Vec<Square>; 4],
    /// Left, right.
    pub consoles: [Square; 2],
    /// Separatists, Republic.
    pub starts: [Vec<Square>; 2],
    /// Start squares of the Medical Droids.
    pub medical: Vec<Square>,
    /// Start squares of the Assault Droids.
    pub assault: Vec<Square>,
    pub(super) steps: Vec<[Option<BoardStep>; 8]>,
    pub(super) edges: Vec<[Edge; 2]>,
    pub(super) distances: DistanceCache,
    pub(super) visibility_cache: VisibilityCache,
}

/// Distances, computed on first use. They follow from the rest of the map, so they do not count in comparisons.
#[derive(Clone, Debug, Default)]
pub(super) struct DistanceCache(OnceLock<Distances>);

impl PartialEq for DistanceCache {
    fn eq(&self, _: &DistanceCache) -> bool {
        true
    }
}

pub const MAX_COLUMNS: usize = 52;
pub const MAX_ROWS: usize = 40;

impl Map {
    /// The square with a printed name.
    #[must_use]
    pub fn square(&self, name: &str) -> Option<Square> {
        Square::parse(name, self.columns, self.rows)
    }

    /// The printed name of a square.
    #[must_use]
    pub fn name_of(&self, square: Square) -> String {
        square.name(self.columns).to_string()
    }

    /// The terrain of a square; rock outside the map.
    #[must_use]
    pub fn terrain(&self, square: Square) -> Terrain {
        self.terrain.get(square.index()).copied().unwrap_or(Terrain::Rock)
    }

    /// The number of squares.
    #[must_use]
    pub fn len(&self) -> usize {
        self.terrain.len()
    }

    /// Never true for a map that was read.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.terrain.is_empty()
    }

    /// The step in a direction, unless a wall or solid terrain rules it out for good.
    #[must_use]
    pub fn step(&self, from: Square, direction: Direction) -> Option<BoardStep> {
        self.steps.get(from.index())?[usize::from(direction.number())]
    }

    /// The adjacent square, whatever lies between.
    #[must_use]
    pub fn neighbor(&self, from: Square, direction: Direction) -> Option<Square> {
        let (east, south) = direction.offset();
        let column = (from.0 % u16::from(self.columns)).checked_add_signed(east)?;
        let row = (from.0 / u16::from(self.columns)).checked_add_signed(south)?;
        let inside = column < u16::from(self.columns) && row < u16::from(self.rows);
        inside.then(|| Square(row * u16::from(self.columns) + column))
    }

    /// The direction from a square to one of its eight neighbors.
    #[must_use]
    pub fn direction(&self, from: Square, to: Square) -> Option<Direction> {
        Direction::ALL.into_iter().find(|direction| self.neighbor(from, *direction) == Some(to))
    }

    /// Distances to the objectives, computed on first use.
    pub fn distances(&self) -> &Distances {
        self.distances.0.get_or_init(|| Distances::new(self))
    }

    /// Column and row, from zero.
    #[must_use]
    pub fn place(&self, square: Square) -> (i32, i32) {
        let columns = u16::from(self.columns);
        (i32::from(square.0 % columns), i32::from(square.0 / columns))
    }

    /// The square rotated by 180 degrees about the center of the map.
    #[must_use]
    pub fn turned(&self, square: Square) -> Square {
        Square((self.len() as u16).saturating_sub(1).saturating_sub(square.0))
    }

    /// What lies on the east side of a square, or on its south side if `east` is false.
    #[must_use]
    pub fn edge(&self, square: Square, east: bool) -> Edge {
        self.edges.get(square.index()).map_or(Edge::Wall, |edges| edges[usize::from(!east)])
    }

    /// Walls on edges: the square, and whether the wall is on its east or its south side.
    pub(crate) fn walls(&self) -> impl Iterator<Item = (Square, bool)> {
        let squares = (0..self.len() as u16).map(Square);
        let sides = squares.flat_map(|square| [(square, true), (square, false)]);
        sides.filter(|(square, east)| self.edge(*square, *east) == Edge::Wall)
    }

    /// TP-ACT-01: the doors on a side of a square.
    pub(crate) fn doors_beside(&self, square: Square) -> impl Iterator<Item = u8> {
        let touches = move |door: &Door| door.edges.iter().any(|(a, b)| *a == square || *b == square);
        self.doors.iter().zip(0u8..).filter(move |(door, _)| touches(door)).map(|(_, number)| number)
    }

    /// What lies between two squares that share a side.
    pub(super) fn between(&self, a: Square, direction: Direction) -> Edge {
        match (direction.number(), self.neighbor(a, direction)) {
            (2, Some(_)) => self.edge(a, true),
            (4, Some(_)) => self.edge(a, false),
            (6, Some(west)) => self.edge(west, true),
            (0, Some(north)) => self.edge(north, false),
            _ => Edge::Wall,
        }
    }

    pub(super) fn make_steps(&mut self) {
        self.steps = (0..self.len())
            .map(|from| Direction::ALL.map(|direction| self.make_step(Square(from as u16), direction)))
            .collect();
    }

    /// TP-MOV-03: a diagonal step needs both corner squares and all four edges around the corner.
    fn make_step(&self, from: Square, direction: Direction) -> Option<BoardStep> {
        let to = self.neighbor(from, direction)?;
        let mut step = BoardStep { to, doors: 0, barriers: 0 };
        let mut enter = |square: Square| match self.terrain(square) {
            Terrain::Rock | Terrain::Crate => None,
            Terrain::Barrier(side) => {
                step.barriers |= 1 << side;
                Some(())
            }
            _ => Some(()),
        };
        enter(from)?;
        enter(to)?;
        let mut edges = vec![(from, direction)];
        if direction.number() % 2 == 1 {
            let turns = [Direction::new(direction.number() + 7), Direction::new(direction.number() + 1)];
            let corners = [self.neighbor(from, turns[0])?, self.neighbor(from, turns[1])?];
            enter(corners[0])?;
            enter(corners[1])?;
            edges = vec![(from, turns[0]), (from, turns[1]), (corners[0], turns[1]), (corners[1], turns[0])];
        }
        for (square, side) in edges {
            match self.between(square, side) {
                Edge::Free => {}
                Edge::Wall => return None,
                Edge::Door(door) => step.doors |= 1 << door,
            }
        }
        Some(step)
    }
}
