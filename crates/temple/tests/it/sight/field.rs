//! A map with everything that can block a line.

use contract::{RandomSource, SmallRng};
use temple::board::{Blockers, Map, Square, Terrain};

pub(crate) struct Field {
    pub(crate) map: Map,
    pub(crate) doors: u32,
    pub(crate) barriers: u8,
    pub(crate) figures: Vec<Square>,
}

/// The square with a printed name.
pub(crate) fn square(map: &Map, name: &str) -> Square {
    map.square(name).unwrap_or_else(|| panic!("no square {name}"))
}

impl Field {
    pub(crate) fn of(map: &Map) -> Field {
        Field { map: map.clone(), doors: 0, barriers: 0, figures: Vec::new() }
    }

    pub(crate) fn open(columns: u8, rows: u8) -> Field {
        let mut map = temple::content::builtin().maps[0].clone();
        map.columns = columns;
        map.rows = rows;
        map.terrain = vec![Terrain::Clear; usize::from(columns) * usize::from(rows)];
        // The doors of the original map lie on edges numbered for its own width; all are open, so they do not matter.
        Field { map, doors: u32::MAX, barriers: 0b11, figures: Vec::new() }
    }

    pub(crate) fn with_crates(mut self, names: &[&str]) -> Field {
        for name in names {
            let at = square(&self.map, name).index();
            self.map.terrain[at] = Terrain::Crate;
        }
        self
    }

    pub(crate) fn at_random(mut self, rng: &mut SmallRng) -> Field {
        self.doors = rng.below(1 << self.map.doors.len()) & rng.below(u32::MAX);
        self.barriers = rng.below(4) as u8;
        let free: Vec<_> = self.free().collect();
        self.figures = (0..12).map(|_| free[rng.below(free.len() as u32) as usize]).collect();
        self
    }

    /// The same field rotated by 180 degrees; both built-in maps are symmetric under this rotation.
    pub(crate) fn turned(&self) -> Field {
        let image = |door: &temple::board::Door| {
            let (a, b) = door.edges[0];
            let (a, b) = (self.map.turned(a), self.map.turned(b));
            self.map
                .doors
                .iter()
                .position(|other| other.edges.contains(&(a, b)) || other.edges.contains(&(b, a)))
                .unwrap()
        };
        let doors = self.map.doors.iter().enumerate().filter(|(at, _)| self.doors >> at & 1 == 1);
        Field {
            map: self.map.clone(),
            doors: doors.fold(0, |set, (_, door)| set | 1 << image(door)),
            barriers: self.barriers >> 1 | (self.barriers & 1) << 1,
            figures: self.figures.iter().map(|square| self.map.turned(*square)).collect(),
        }
    }

    pub(crate) fn blockers(&self) -> Blockers<'_> {
        Blockers { map: &self.map, doors: self.doors, barriers: self.barriers, figures: &self.figures }
    }

    /// Squares a figure could stand on.
    pub(crate) fn free(&self) -> impl Iterator<Item = Square> {
        (0..self.map.len() as u16).map(Square).filter(|square| match self.map.terrain(*square) {
            Terrain::Barrier(side) => self.barriers >> side & 1 == 1,
            terrain => !terrain.is_solid(),
        })
    }
}
