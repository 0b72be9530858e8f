//! Walking distances to the objectives of the adventure, computed once per map.
//!
//! Distances are in movement points, with vaults and stairs counted as difficult terrain. A closed door adds
//! [`DOOR_COST`] points, about the movement lost to opening it. Figures in the way are ignored. Barriers are closed
//! for every target except the stairs behind them.

use super::map::Map;
use super::path::Direction;
use super::reachable::Ground;
use super::square::Square;
use super::terrain::Terrain;

/// What a closed door adds to a distance.
pub(super) const DOOR_COST: u16 = 4;
/// The distance where there is no path.
pub const UNREACHABLE: u16 = u16::MAX;

/// The cheapest paths from a square to a target, with all doors closed.
///
/// The doors of equally cheap paths are merged, so that a map rotated by 180 degrees has the same distances, rotated.
#[derive(Clone, Copy, PartialEq, Debug)]
struct DistanceEntry {
    cost: u16,
    /// The largest number of doors on any one of them.
    max_doors: u8,
    /// All doors on any of them.
    doors: u32,
}

impl DistanceEntry {
    const NONE: DistanceEntry = DistanceEntry { cost: UNREACHABLE, max_doors: 0, doors: 0 };

    fn with_open_doors(self, open: u32) -> u16 {
        let saved = u16::from(self.max_doors.min((self.doors & open).count_ones() as u8)) * DOOR_COST;
        self.cost.saturating_sub(if self.cost == UNREACHABLE { 0 } else { saved })
    }
}

/// Distances to the objectives: from every square to the nearest square of a target.
#[derive(Clone, PartialEq, Debug)]
pub struct Distances {
    vaults: [Vec<DistanceEntry>; 4],
    consoles: [Vec<DistanceEntry>; 2],
    stairs: [Vec<DistanceEntry>; 2],
    /// From every square to every other: one row per target.
    pairs: Vec<DistanceEntry>,
    squares: usize,
}

impl Distances {
    pub(super) fn new(map: &Map) -> Distances {
        let stairs = |side: u8| -> Vec<Square> {
            let squares = (0..map.len()).map(|at| Square(at as u16));
            squares.filter(|square| map.terrain(*square) == Terrain::Stairs(side)).collect()
        };
        let pairs = (0..map.len()).flat_map(|at| distances_to(map, &[Square(at as u16)], 0)).collect();
        Distances {
            vaults: [0, 1, 2, 3].map(|vault: usize| distances_to(map, &map.vaults[vault], 0)),
            consoles: [0, 1].map(|side: usize| distances_to(map, &[map.consoles[side]], 0)),
            stairs: [0, 1].map(|side: u8| distances_to(map, &stairs(side), 1 << side)),
            pairs,
            squares: map.len(),
        }
    }

    /// To the nearest square of a vault. `open` is a bit mask of open doors.
    #[must_use]
    pub fn to_vault(&self, from: Square, vault: usize, open: u32) -> u16 {
        lookup(&self.vaults, vault, from, open)
    }

    /// To the console of a side of the map. `open` is a bit mask of open doors.
    #[must_use]
    pub fn to_console(&self, from: Square, side: usize, open: u32) -> u16 {
        lookup(&self.consoles, side, from, open)
    }

    /// To the nearest stairs of a side of the map, its barrier taken as off. `open` is a bit mask of open doors.
    #[must_use]
    pub fn to_stairs(&self, from: Square, side: usize, open: u32) -> u16 {
        lookup(&self.stairs, side, from, open)
    }

    /// From one square to another, with both barriers on. `open` is a bit mask of open doors.
    #[must_use]
    pub fn between(&self, from: Square, to: Square, open: u32) -> u16 {
        if from.index() >= self.squares {
            return UNREACHABLE;
        }
        self.pairs
            .get(to.index() * self.squares + from.index())
            .map_or(UNREACHABLE, |way| way.with_open_doors(open))
    }
}

fn lookup(aims: &[Vec<DistanceEntry>], aim: usize, from: Square, open: u32) -> u16 {
    aims.get(aim)
        .and_then(|distances_to| distances_to.get(from.index()))
        .map_or(UNREACHABLE, |way| way.with_open_doors(open))
}

/// A step taken backwards: the square it comes from, its cost, and its doors. Walking back from a target, a step
/// costs what the square it leaves costs, because that is the square entered when walking forwards.
fn backward_step(ground: &Ground<'_>, to: Square, direction: Direction) -> Option<(Square, u16, u32)> {
    let step = ground.map.step(to, direction)?;
    let through = step.barriers & !ground.barriers == 0;
    let door = if step.doors == 0 { 0 } else { DOOR_COST };
    through.then(|| (step.to, u16::from(ground.cost(to)) + door, step.doors))
}

/// The cost of the cheapest path from every square to any of the targets, computed with buckets of equal cost.
fn cheapest_costs(map: &Map, aims: &[Square], barriers: u8) -> Vec<u16> {
    let ground = Ground { map, doors: 0, barriers, difficult_vaults: true };
    let mut cost = vec![UNREACHABLE; map.len()];
    // A step costs at most one difficult square plus one door.
    let mut buckets: Vec<Vec<Square>> = vec![Vec::new(); usize::from(DOOR_COST) + 3];
    for aim in aims {
        cost[aim.index()] = 0;
        buckets[0].push(*aim);
    }
    let (mut now, mut waiting) = (0u16, aims.len());
    while waiting > 0 {
        let at = usize::from(now) % buckets.len();
        let here = std::mem::take(&mut buckets[at]);
        waiting -= here.len();
        for to in here {
            if cost[to.index()] != now {
                continue;
            }
            for (from, step, _) in
                Direction::ALL.into_iter().filter_map(|way| backward_step(&ground, to, way))
            {
                if now + step < cost[from.index()] {
                    cost[from.index()] = now + step;
                    let bucket = usize::from(now + step) % buckets.len();
                    buckets[bucket].push(from);
                    waiting += 1;
                }
            }
        }
        now += 1;
    }
    cost
}

/// The cheapest paths with their doors.
fn distances_to(map: &Map, aims: &[Square], barriers: u8) -> Vec<DistanceEntry> {
    let ground = Ground { map, doors: 0, barriers, difficult_vaults: true };
    let cost = cheapest_costs(map, aims, barriers);
    let mut order: Vec<usize> = (0..map.len()).filter(|at| cost[*at] != UNREACHABLE).collect();
    order.sort_by_key(|at| cost[*at]);
    let mut distances_to = vec![DistanceEntry::NONE; map.len()];
    for at in order {
        distances_to[at].cost = cost[at];
        let to = Square(at as u16);
        for (from, step, doors) in
            Direction::ALL.into_iter().filter_map(|way| backward_step(&ground, to, way))
        {
            if cost[from.index()] == cost[at] + step {
                let (max_doors, seen) =
                    (distances_to[at].max_doors + u8::from(doors != 0), distances_to[at].doors | doors);
                let way = &mut distances_to[from.index()];
                way.max_doors = way.max_doors.max(max_doors);
                way.doors |= seen;
            }
        }
    }
    distances_to
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::builtin;

    /// The figures of the table on our map sheet, plus a closed door where there is one on the path.
    #[test]
    fn distances_on_the_lost_temple() {
        let map = &builtin().maps[0];
        let at = |name: &str| map.square(name).unwrap();
        let distances = map.distances();
        // The Separatists' nearest start square: 9 points and one door to the left console, 20 to the left stairs.
        let nearest = |to: &dyn Fn(Square) -> u16| map.starts[0].iter().map(|from| to(*from)).min();
        assert_eq!(nearest(&|from| distances.to_console(from, 0, 0)), Some(9 + DOOR_COST));
        assert_eq!(nearest(&|from| distances.to_console(from, 0, u32::MAX)), Some(9));
        // 20 through two doors. Without opening any there is a detour, longer than 20 and shorter than 20 plus two
        // doors.
        let round = nearest(&|from| distances.to_stairs(from, 0, 0)).unwrap();
        assert!((21..20 + 2 * DOOR_COST).contains(&round), "{round}");
        assert_eq!(distances.to_stairs(at("D13"), 0, u32::MAX), 11);
        assert_eq!(distances.to_vault(at("O9"), 0, 0), 0);
        assert_eq!(distances.between(at("B2"), at("B2"), 0), 0);
        assert_eq!(distances.between(at("B2"), at("B19"), 0), UNREACHABLE, "the barrier is on");
        // Entering a square costs, leaving it does not: D7 is difficult.
        assert_eq!(
            (distances.between(at("C7"), at("D7"), 0), distances.between(at("D7"), at("C7"), 0)),
            (2, 1)
        );
    }

    #[test]
    fn the_rotated_map_has_the_same_distances() {
        for map in &builtin().maps {
            let distances = map.distances();
            for square in (0..map.len()).map(|at| Square(at as u16)) {
                let turned = map.turned(square);
                for open in [0, u32::MAX] {
                    let left = distances.to_console(square, 0, open);
                    assert_eq!(left, distances.to_console(turned, 1, open), "{}", map.name);
                    let left = distances.to_stairs(square, 0, open);
                    assert_eq!(left, distances.to_stairs(turned, 1, open), "{}", map.name);
                    let vault = distances.to_vault(square, 0, open);
                    assert_eq!(vault, distances.to_vault(turned, 2, open), "{}", map.name);
                }
            }
        }
    }
}
