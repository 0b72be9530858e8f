//! Which squares a figure can reach, at what cost, by which path.

use super::map::{MOST_COLUMNS, MOST_ROWS, Map};
use super::path::{Direction, Path};
use super::square::Square;
use super::terrain::Terrain;

/// What may be walked over, and what it costs.
#[derive(Clone, Copy, Debug)]
pub struct Ground<'a> {
    /// The map.
    pub map: &'a Map,
    /// Open doors.
    pub doors: u32,
    /// Barriers that are off.
    pub barriers: u8,
    /// TP-MOV-02: vaults and stairs cost two, unless the table plays them as clear.
    pub rough_stones: bool,
}

impl Ground<'_> {
    /// What entering a square costs.
    #[must_use]
    pub fn cost(&self, square: Square) -> u8 {
        match self.map.terrain(square) {
            Terrain::Difficult => 2,
            Terrain::Vault(_) | Terrain::Stairs(_) => 1 + u8::from(self.rough_stones),
            Terrain::Clear
            | Terrain::Rock
            | Terrain::Crate
            | Terrain::Start(_)
            | Terrain::Console(_)
            | Terrain::Barrier(_) => 1,
        }
    }

    /// The square one step away, if walls, doors and barriers let a figure through.
    #[must_use]
    pub fn step(&self, from: Square, direction: Direction) -> Option<Square> {
        let step = self.map.step(from, direction)?;
        let through = step.doors & !self.doors == 0 && step.barriers & !self.barriers == 0;
        through.then_some(step.to)
    }

    /// TP-MOV-04: whether two squares are neighbours with nothing between them.
    #[must_use]
    pub fn contact(&self, a: Square, b: Square) -> bool {
        self.map.direction(a, b).and_then(|direction| self.step(a, direction)).is_some()
    }
}

/// The most squares a map has.
const SQUARES: usize = MOST_COLUMNS * MOST_ROWS;
/// The most squares within the longest path of a start: a square of 21 by 21.
const REACHED: usize = (2 * Path::MOST + 1) * (2 * Path::MOST + 1);

/// The squares within so many points of movement, each with one cheapest path.
///
/// Ties between equally cheap paths go to the one found first when neighbours are tried in order of direction; the
/// Republic tries the opposite directions first, so that a map turned by 180 degrees with the sides exchanged gives
/// turned paths. Lives on the stack: listing where a figure can go allocates nothing.
#[derive(Debug)]
pub struct Reach {
    /// Points spent, by square; [`u8::MAX`] where it cannot go.
    spent: [u8; SQUARES],
    /// The direction of the last step, by square.
    last: [Direction; SQUARES],
    /// Reached squares; the start is the first.
    found: [Square; REACHED],
    len: usize,
}

impl Reach {
    /// Finds every square within `points` of `start`; `may_cross` judges squares by who stands there.
    pub(crate) fn new(
        ground: &Ground<'_>,
        start: Square,
        points: u8,
        turned: bool,
        may_cross: impl Fn(Square) -> bool,
    ) -> Self {
        let mut reach = Reach {
            spent: [u8::MAX; SQUARES],
            last: [Direction::new(0); SQUARES],
            found: [start; REACHED],
            len: 1,
        };
        reach.spent[start.index()] = 0;
        // A step costs 1 or 2, so going through the found squares once for each sum spent is in order of cost.
        for spent in 0..points.min(Path::MOST as u8) {
            let mut at = 0;
            while at < reach.len {
                let from = reach.found[at];
                at += 1;
                if reach.spent[from.index()] == spent {
                    reach.spread(ground, from, points, turned, &may_cross);
                }
            }
        }
        reach
    }

    fn spread(
        &mut self,
        ground: &Ground<'_>,
        from: Square,
        points: u8,
        turned: bool,
        may_cross: &impl Fn(Square) -> bool,
    ) {
        for number in 0..8 {
            let direction = Direction::new(if turned { number ^ 4 } else { number });
            let Some(to) = ground.step(from, direction) else { continue };
            let total = self.spent[from.index()] + ground.cost(to);
            let before = self.spent[to.index()];
            if total > points || total >= before || !may_cross(to) {
                continue;
            }
            if before == u8::MAX {
                self.found[self.len] = to;
                self.len += 1;
            }
            self.spent[to.index()] = total;
            self.last[to.index()] = direction;
        }
    }

    /// The reached squares; the start is the first.
    #[must_use]
    pub fn found(&self) -> &[Square] {
        &self.found[..self.len]
    }

    /// What a square costs to reach.
    #[must_use]
    pub fn cost(&self, square: Square) -> Option<u8> {
        self.spent.get(square.index()).copied().filter(|spent| *spent != u8::MAX)
    }

    /// The path to a reached square.
    #[must_use]
    pub fn path(&self, map: &Map, to: Square) -> Path {
        let mut steps = [Direction::new(0); Path::MOST];
        let (mut at, mut len) = (to, 0);
        while self.cost(at).is_some_and(|spent| spent > 0) && len < steps.len() {
            steps[len] = self.last[at.index()];
            let Some(before) = map.neighbour(at, steps[len].back()) else { break };
            (at, len) = (before, len + 1);
        }
        steps[..len].iter().rev().copied().collect()
    }
}
