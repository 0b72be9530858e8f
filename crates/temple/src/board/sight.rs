//! Lines of sight and cover, computed exactly.
//!
//! Squares are boxes two units wide, so that centers have odd and corners even coordinates and every test is on
//! integers. A line is blocked if it enters a blocking square, crosses a blocking edge, or passes a grid point around
//! which neither side is free; grazing a corner or a side is allowed (TP-SIG-03). Lines start at a center (odd) and
//! go anywhere, or start at a corner (even) and end at a center: neither can run along a grid line.
//!
//! Only the direction of a line matters, not the point of the target square where it ends: once inside the target's
//! square nothing else is in the way. Between two adjacent directions that touch a corner of anything, all lines
//! cross the same squares, so it is enough to try the corner directions and one direction between each two.

use super::map::Map;
use super::path::Direction;
use super::square::Square;
use super::terrain::{Edge, Terrain};
use contract::ArrayVec;
use serde::{Deserialize, Serialize};

/// Which lines of sight count (TP-SIG-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SightRule {
    /// From the attacker's center to any point of the target, or from a corner of the attacker to the target's
    /// center.
    #[default]
    TwoKinds,
    /// From the center of either square to any point of the other.
    General,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum LineKind {
    /// From the attacker's center.
    #[serde(rename = "centre")]
    Center,
    /// From a corner of the attacker's square to the target's center.
    Corner,
    /// From the target's center; only under [`SightRule::General`].
    Target,
}

/// An unblocked line, in half squares from the top left of the map, with the number of figures it crosses.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct LineOfSight {
    pub kind: LineKind,
    pub from: (i32, i32),
    /// Direction vector, long enough to reach the target.
    pub toward: (i32, i32),
    /// Number of figures on squares whose interior it crosses.
    pub cover: u8,
}

/// What can block a line or give cover on it.
pub struct Blockers<'a> {
    pub map: &'a Map,
    /// Bit mask of open doors.
    pub doors: u32,
    /// Bit mask of barriers that are off.
    pub barriers: u8,
    /// Squares with a figure on them; they give cover.
    pub figures: &'a [Square],
}

impl std::fmt::Debug for Blockers<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Blockers")
            .field("doors", &self.doors)
            .field("barriers", &self.barriers)
            .finish_non_exhaustive()
    }
}

impl Blockers<'_> {
    /// Whether no line can enter this square.
    fn blocks(&self, square: Square) -> bool {
        match self.map.terrain(square) {
            Terrain::Rock | Terrain::Crate => true,
            Terrain::Barrier(side) => self.barriers >> side & 1 == 0,
            Terrain::Clear
            | Terrain::Difficult
            | Terrain::Start(_)
            | Terrain::Vault(_)
            | Terrain::Console(_)
            | Terrain::Stairs(_) => false,
        }
    }

    /// Whether a line can cross the side of `from` in a direction.
    fn is_open(&self, from: Square, direction: Direction) -> bool {
        match self.map.between(from, direction) {
            Edge::Free => true,
            Edge::Wall => false,
            Edge::Door(door) => self.doors >> door & 1 == 1,
        }
    }

    fn covers(&self, square: Square) -> bool {
        self.figures.contains(&square)
    }

    /// Whether a line that touches a grid point can get from one square at that point to another, going around it
    /// either way. `round` holds the squares at the point, clockwise from the north-east.
    fn gets_round(&self, round: [Option<Square>; 4], from: usize, to: usize) -> bool {
        from == to || self.goes(round, from, to, 1) || self.goes(round, from, to, 3)
    }

    fn goes(&self, round: [Option<Square>; 4], from: usize, to: usize, turn: usize) -> bool {
        // Leaving the north-east square clockwise means going south, and so on around; the other way is the reverse.
        const CLOCKWISE: [u8; 4] = [4, 6, 0, 2];
        let mut at = from;
        while at != to {
            let next = (at + turn) % 4;
            let (Some(here), Some(there)) = (round[at], round[next]) else { return false };
            let direction = if turn == 1 { CLOCKWISE[at] } else { CLOCKWISE[next] ^ 4 };
            if !self.is_open(here, Direction::new(direction)) || (next != to && self.blocks(there)) {
                return false;
            }
            at = next;
        }
        true
    }
}

/// The line that counts between two squares, or `None` if the attacker does not see the target.
///
/// TP-SIG-02: within a kind the attacker uses the line with the least cover; if both kinds have an unblocked line,
/// the one with more cover counts.
#[must_use]
pub fn line_of_sight(
    blockers: &Blockers<'_>,
    rule: SightRule,
    attacker: Square,
    target: Square,
) -> Option<LineOfSight> {
    match lines_by_kind(blockers, rule, attacker, target) {
        [Some(center), Some(corner)] if corner.cover > center.cover => Some(corner),
        [Some(line), _] | [None, Some(line)] => Some(line),
        [None, None] => None,
    }
}

/// The best unblocked line of each kind.
#[must_use]
pub fn lines_by_kind(
    blockers: &Blockers<'_>,
    rule: SightRule,
    attacker: Square,
    target: Square,
) -> [Option<LineOfSight>; 2] {
    if attacker == target || blockers.blocks(target) {
        return [None; 2];
    }
    let center = from_center(blockers, attacker, target, LineKind::Center);
    let corner = match rule {
        SightRule::TwoKinds => from_corners(blockers, attacker, target),
        SightRule::General => from_center(blockers, target, attacker, LineKind::Target),
    };
    [center, corner]
}

/// Whether an unblocked line from one square to another crosses the interior of a third, so that a figure there gives
/// cover.
#[must_use]
pub fn line_crosses(
    blockers: &Blockers<'_>,
    line: &LineOfSight,
    from: Square,
    to: Square,
    over: Square,
) -> bool {
    let alone = Blockers { figures: &[over], ..*blockers };
    trace(&alone, line.from, from, line.toward, to) == Some(1)
}

type Vector = (i32, i32);

fn cross(a: Vector, b: Vector) -> i32 {
    a.0 * b.1 - a.1 * b.0
}

fn center(map: &Map, square: Square) -> Vector {
    let (column, row) = map.place(square);
    (2 * column + 1, 2 * row + 1)
}

fn corners(map: &Map, square: Square) -> [Vector; 4] {
    let (column, row) = map.place(square);
    corners_at(column, row)
}

const fn corners_at(column: i32, row: i32) -> [Vector; 4] {
    [
        (2 * column, 2 * row),
        (2 * column + 2, 2 * row),
        (2 * column + 2, 2 * row + 2),
        (2 * column, 2 * row + 2),
    ]
}

/// The best line from the center of a square to any point of another.
fn from_center(blockers: &Blockers<'_>, from: Square, to: Square, kind: LineKind) -> Option<LineOfSight> {
    let start = center(blockers.map, from);
    let mut best: Option<LineOfSight> = None;
    let mut try_line = |toward: Vector| {
        if let Some(cover) = trace(blockers, start, from, toward, to)
            && best.is_none_or(|line| cover < line.cover)
        {
            best = Some(LineOfSight { kind, from: start, toward, cover });
        }
        best.is_some_and(|line| line.cover == 0)
    };
    let directions = Directions::between(blockers, start, from, to);
    let mut before: Option<Vector> = None;
    for toward in directions.iter() {
        if let Some(before) = before
            && try_line((before.0 + toward.0, before.1 + toward.1))
        {
            break;
        }
        if try_line(toward) {
            break;
        }
        before = Some(toward);
    }
    best
}

/// The best line from a corner of a square to the center of another.
fn from_corners(blockers: &Blockers<'_>, from: Square, to: Square) -> Option<LineOfSight> {
    let end = center(blockers.map, to);
    let lines = corners(blockers.map, from).into_iter().filter_map(|start| {
        let toward = (end.0 - start.0, end.1 - start.1);
        let cover = trace(blockers, start, from, toward, to)?;
        Some(LineOfSight { kind: LineKind::Corner, from: start, toward, cover })
    });
    lines.min_by_key(|line| line.cover)
}

/// An upper bound: at most three grid points lie in the wedge of a target on each of the 53 grid lines across the
/// longer side of the largest map.
const MAX_DIRECTIONS: usize = 255;

/// Directions from a center that touch a corner of anything on the way to the target, sorted by angle. Lives on the
/// stack, so computing sight allocates nothing.
struct Directions(ArrayVec<Vector, MAX_DIRECTIONS>);

impl Directions {
    fn between(blockers: &Blockers<'_>, start: Vector, from: Square, to: Square) -> Directions {
        let map = blockers.map;
        let toward = |corner: Vector| (corner.0 - start.0, corner.1 - start.1);
        let ends = corners(map, to).map(toward);
        // The target spans less than half a turn, so its two outermost corners bound everything.
        let least =
            ends.into_iter().fold(ends[0], |least, end| if cross(end, least) > 0 { end } else { least });
        let most = ends.into_iter().fold(ends[0], |most, end| if cross(most, end) > 0 { end } else { most });
        let inside = |v: &Vector| cross(least, *v) >= 0 && cross(*v, most) >= 0 && ahead(*v, least, most);
        let mut directions = Directions(ArrayVec::new());
        [least, most].into_iter().chain(ends).for_each(|end| directions.add(end));
        let ((from_column, from_row), (to_column, to_row)) = (map.place(from), map.place(to));
        for row in from_row.min(to_row)..=from_row.max(to_row) {
            for column in from_column.min(to_column)..=from_column.max(to_column) {
                let around = corners_at(column, row).map(toward);
                let square = Square((row * i32::from(map.columns) + column) as u16);
                if around.iter().any(inside) && is_shape(blockers, square) {
                    around.into_iter().filter(inside).for_each(|corner| directions.add(corner));
                }
            }
        }
        directions
    }

    /// Inserts in order; of equal directions the first one stays.
    fn add(&mut self, v: Vector) {
        let at = self.0.partition_point(|known| cross(*known, v) > 0);
        if self.0.get(at).is_none_or(|known| cross(*known, v) != 0) {
            self.0.insert(at, v);
        }
    }

    fn iter(&self) -> impl Iterator<Item = Vector> {
        self.0.iter().copied()
    }
}

/// Whether a vector points toward the target rather than away from it.
fn ahead(v: Vector, least: Vector, most: Vector) -> bool {
    v.0 * (least.0 + most.0) + v.1 * (least.1 + most.1) > 0
}

/// Whether a square has corners that lines can touch: it blocks, gives cover, or has a wall or closed door on a side.
fn is_shape(blockers: &Blockers<'_>, square: Square) -> bool {
    let shut = |number: u8| !blockers.is_open(square, Direction::new(number));
    blockers.blocks(square) || blockers.covers(square) || [0, 2, 4, 6].into_iter().any(shut)
}

/// Follows a line from a point of a square until it reaches the target. Returns the number of figures crossed, or
/// `None` if the line is blocked.
fn trace(blockers: &Blockers<'_>, start: Vector, from: Square, toward: Vector, target: Square) -> Option<u8> {
    let map = blockers.map;
    let (step_x, step_y) = (toward.0.signum(), toward.1.signum());
    let square_at = |column: i32, row: i32| {
        let inside = (0..i32::from(map.columns)).contains(&column) && (0..i32::from(map.rows)).contains(&row);
        inside.then(|| Square((row * i32::from(map.columns) + column) as u16))
    };
    // The square the line runs in just after its start: its own square, or from a corner the square it points into.
    let first = |at: i32, step: i32| if at % 2 == 0 && step < 0 { at / 2 - 1 } else { at.div_euclid(2) };
    let (mut column, mut row) = (first(start.0, step_x), first(start.1, step_y));
    let mut here = square_at(column, row)?;
    if start.0 % 2 == 0 {
        let round = squares_round(&square_at, start.0 / 2, start.1 / 2);
        let at = |square: Square| round.iter().position(|seen| *seen == Some(square));
        if !blockers.gets_round(round, at(from)?, at(here)?) {
            return None;
        }
        if here != from && here != target && blockers.blocks(here) {
            return None;
        }
    }
    let mut cover = 0;
    loop {
        if here == target {
            return Some(cover);
        }
        if here != from && blockers.covers(here) {
            cover += 1;
        }
        // The line leaves this square at a vertical grid line, a horizontal one, or a grid point.
        let next_x = 2 * (column + i32::from(step_x > 0));
        let next_y = 2 * (row + i32::from(step_y > 0));
        let order = (step_x != 0).then_some((next_x - start.0) * step_x * toward.1.abs());
        let other = (step_y != 0).then_some((next_y - start.1) * step_y * toward.0.abs());
        match (order, other) {
            (Some(x), Some(y)) if x == y => {
                let round = squares_round(&square_at, next_x / 2, next_y / 2);
                let at =
                    |square: Option<Square>| round.iter().position(|seen| seen.is_some() && *seen == square);
                let beyond = square_at(column + step_x, row + step_y);
                if let Some(touched) = at(Some(target))
                    && beyond != Some(target)
                {
                    // TP-SIG-04: the line only touches a corner of the target, so it must be open to the target's
                    // interior.
                    return blockers.gets_round(round, at(Some(here))?, touched).then_some(cover);
                }
                let through = beyond? == target || !blockers.blocks(beyond?);
                if !through || !blockers.gets_round(round, at(Some(here))?, at(beyond)?) {
                    return None;
                }
                (column, row, here) = (column + step_x, row + step_y, beyond?);
            }
            (Some(x), y) if y.is_none_or(|y| x < y) => {
                here = cross_side(blockers, here, Direction::new(if step_x > 0 { 2 } else { 6 }), target)?;
                column += step_x;
            }
            _ => {
                here = cross_side(blockers, here, Direction::new(if step_y > 0 { 4 } else { 0 }), target)?;
                row += step_y;
            }
        }
    }
}

fn cross_side(blockers: &Blockers<'_>, here: Square, direction: Direction, target: Square) -> Option<Square> {
    let next = blockers.map.neighbor(here, direction)?;
    let open = blockers.is_open(here, direction) && (next == target || !blockers.blocks(next));
    open.then_some(next)
}

/// The four squares at a grid point, clockwise from the north-east.
fn squares_round(square_at: &impl Fn(i32, i32) -> Option<Square>, x: i32, y: i32) -> [Option<Square>; 4] {
    [square_at(x, y - 1), square_at(x, y), square_at(x - 1, y), square_at(x - 1, y - 1)]
}
