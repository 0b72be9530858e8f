//! Which squares a figure can reach, at what cost, by which path.

use super::map::{MAX_COLUMNS, MAX_ROWS, Map};
use super::path::{Direction, Path};
use super::square::Square;
use super::terrain::Terrain;

/// The map as it can be walked now: open doors, barriers that are off, and movement costs.
#[derive(Clone, Copy, Debug)]
pub struct Ground<'a> {
    pub map: &'a Map,
    /// Bit mask of open doors.
    pub doors: u32,
    /// Bit mask of barriers that are off.
    pub barriers: u8,
    /// TP-MOV-02: vaults and stairs cost two, unless the option makes them clear.
    pub difficult_vaults: bool,
}

impl Ground<'_> {
    /// The movement points needed to enter a square.
    #[must_use]
    pub fn cost(&self, square: Square) -> u8 {
        match self.map.terrain(square) {
            Terrain::Difficult => 2,
            Terrain::Vault(_) | Terrain::Stairs(_) => 1 + u8::from(self.difficult_vaults),
            Terrain::Clear
            | Terrain::Rock
            | Terrain::Crate
            | Terrain::Start(_)
            | Terrain::Console(_)
            | Terrain::Barrier(_) => 1,
        }
    }

    /// The square one step away, unless a wall, door or barrier is in between.
    #[must_use]
    pub fn step(&self, from: Square, direction: Direction) -> Option<Square> {
        let step = self.map.step(from, direction)?;
        let through = step.doors & !self.doors == 0 && step.barriers & !self.barriers == 0;
        through.then_some(step.to)
    }

    /// TP-MOV-04: whether two squares are neighbors with nothing between them.
    #[must_use]
    pub fn contact(&self, a: Square, b: Square) -> bool {
        let far = a.0.abs_diff(b.0) > u16::from(self.map.columns) + 1;
        !far && Direction::ALL.into_iter().any(|direction| self.step(a, direction) == Some(b))
    }
}

const MAX_SQUARES: usize = MAX_COLUMNS * MAX_ROWS;
/// The largest number of squares within the longest path of a start: 21 by 21.
const MAX_REACHED: usize = (2 * Path::MAX_STEPS + 1) * (2 * Path::MAX_STEPS + 1);

/// The squares within a number of movement points, each with one cheapest path.
///
/// Ties between equally cheap paths go to the one found first when neighbors are tried in order of direction. The
/// Republic tries the opposite directions first, so that a map rotated by 180 degrees with the sides exchanged gives
/// rotated paths. Lives on the stack, so listing where a figure can go allocates nothing.
#[derive(Debug)]
pub struct ReachableSquares {
    /// Points spent to reach each square; [`u8::MAX`] where it cannot go.
    spent: [u8; MAX_SQUARES],
    /// The index of a reached square in `found`.
    places: [u16; MAX_SQUARES],
    /// Reached squares, each with its path; the start is the first.
    found: [(Square, Path); MAX_REACHED],
    len: usize,
}

impl ReachableSquares {
    /// Finds every square within `points` of `start` that can be reached without crossing any of `blocked`.
    pub(crate) fn new(
        ground: &Ground<'_>,
        start: Square,
        points: u8,
        turned: bool,
        blocked: impl Iterator<Item = Square> + Clone,
    ) -> Self {
        let mut reach = ReachableSquares {
            spent: [u8::MAX; MAX_SQUARES],
            places: [0; MAX_SQUARES],
            found: [(start, Path::default()); MAX_REACHED],
            len: 1,
        };
        // Nothing is cheaper than zero, so blocked squares are never entered while they are marked this way.
        blocked.clone().for_each(|square| reach.spent[square.index()] = 0);
        reach.spent[start.index()] = 0;
        // A step costs 1 or 2, so one pass over the found squares per total visits them in order of cost.
        for spent in 0..points.min(Path::MAX_STEPS as u8) {
            let mut at = 0;
            while at < reach.len {
                let (from, path) = reach.found[at];
                at += 1;
                if reach.spent[from.index()] == spent {
                    reach.spread(ground, (from, path), points, turned);
                }
            }
        }
        blocked.filter(|square| *square != start).for_each(|square| reach.spent[square.index()] = u8::MAX);
        reach
    }

    fn spread(&mut self, ground: &Ground<'_>, (from, path): (Square, Path), points: u8, turned: bool) {
        let before = self.spent[from.index()];
        for number in 0..8 {
            let direction = Direction::new(if turned { number ^ 4 } else { number });
            let Some(to) = ground.step(from, direction) else { continue };
            let known = self.spent[to.index()];
            // A step costs at least 1, so this square cannot be reached more cheaply.
            if known <= before + 1 {
                continue;
            }
            let total = before + ground.cost(to);
            let Some(path) = path.then(direction) else { continue };
            if total > points || total >= known {
                continue;
            }
            if known == u8::MAX {
                self.places[to.index()] = self.len as u16;
                self.len += 1;
            }
            self.found[usize::from(self.places[to.index()])] = (to, path);
            self.spent[to.index()] = total;
        }
    }

    /// The reached squares, each with its path; the start is the first.
    #[must_use]
    pub fn found(&self) -> &[(Square, Path)] {
        &self.found[..self.len]
    }

    /// The movement points needed to reach a square, or `None` if it is out of reach.
    #[must_use]
    pub fn cost(&self, square: Square) -> Option<u8> {
        self.spent.get(square.index()).copied().filter(|spent| *spent != u8::MAX)
    }
}
