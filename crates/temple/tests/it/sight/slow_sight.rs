//! A slow, independent computation of sight: end points as fractions, each whole segment against every obstacle.

use std::collections::BTreeSet;
use temple::board::{Blockers, Map, SightRule, Square, Terrain};

/// A fraction with a positive denominator.
#[derive(Clone, Copy, Debug)]
struct Ratio(i128, i128);

impl Ratio {
    fn new(n: i128, d: i128) -> Ratio {
        if d < 0 { Ratio(-n, -d) } else { Ratio(n, d) }
    }
    fn whole(n: i128) -> Ratio {
        Ratio(n, 1)
    }
    fn cmp(self, other: Ratio) -> std::cmp::Ordering {
        (self.0 * other.1).cmp(&(other.0 * self.1))
    }
    fn lt(self, other: Ratio) -> bool {
        self.cmp(other).is_lt()
    }
    fn le(self, other: Ratio) -> bool {
        self.cmp(other).is_le()
    }
    fn max(self, other: Ratio) -> Ratio {
        if self.lt(other) { other } else { self }
    }
    fn min(self, other: Ratio) -> Ratio {
        if other.lt(self) { other } else { self }
    }
}

/// A point in quarter squares as a fraction: x/d, y/d.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Point {
    x: i128,
    y: i128,
    d: i128,
}

/// A segment from a grid or center point to any rational point, all scaled to integers.
struct Segment {
    /// Scaled start, end, and the scale (length of one half square).
    a: (i128, i128),
    b: (i128, i128),
    unit: i128,
}

impl Segment {
    fn new(from: (i128, i128), to: Point) -> Segment {
        Segment { a: (from.0 * to.d, from.1 * to.d), b: (to.x, to.y), unit: to.d }
    }
    fn delta(&self) -> (i128, i128) {
        (self.b.0 - self.a.0, self.b.1 - self.a.1)
    }
    /// The part of the segment, as a range of its parameter, inside an open box of half-square coordinates.
    fn inside(&self, left: i128, top: i128) -> Option<(Ratio, Ratio)> {
        let (mut low, mut high) = (Ratio::whole(0), Ratio::whole(1));
        let (dx, dy) = self.delta();
        for (start, delta, from) in [(self.a.0, dx, left), (self.a.1, dy, top)] {
            let (near, far) = (from * self.unit - start, (from + 2) * self.unit - start);
            if delta == 0 {
                if near >= 0 || far <= 0 {
                    return None;
                }
                continue;
            }
            let (t0, t1) = (Ratio::new(near, delta), Ratio::new(far, delta));
            low = low.max(t0.min(t1));
            high = high.min(t0.max(t1));
        }
        low.lt(high).then_some((low, high))
    }
}

fn blocks(blockers: &Blockers<'_>, square: Square) -> bool {
    match blockers.map.terrain(square) {
        Terrain::Rock | Terrain::Crate => true,
        Terrain::Barrier(side) => blockers.barriers & (1 << side) == 0,
        _ => false,
    }
}

/// Edges blocked by a closed door, as ordered pairs of squares.
fn shut(blockers: &Blockers<'_>) -> BTreeSet<(Square, Square)> {
    let doors = blockers.map.doors.iter().enumerate().filter(|(at, _)| blockers.doors & (1 << at) == 0);
    doors.flat_map(|(_, door)| door.edges.iter().map(|(a, b)| (*a.min(b), *a.max(b)))).collect()
}

fn corner(map: &Map, square: Square) -> (i128, i128) {
    let (column, row) = map.place(square);
    (2 * i128::from(column), 2 * i128::from(row))
}

pub(crate) fn slow_sight(blockers: &Blockers<'_>, rule: SightRule, from: Square, to: Square) -> Option<u8> {
    if from == to || blocks(blockers, to) {
        return None;
    }
    let shut = shut(blockers);
    let first = any_point(blockers, &shut, from, to);
    let second = match rule {
        SightRule::General => any_point(blockers, &shut, to, from),
        SightRule::TwoKinds => {
            let (x, y) = corner(blockers.map, to);
            let end = Point { x: x + 1, y: y + 1, d: 1 };
            let (x, y) = corner(blockers.map, from);
            let starts = [(x, y), (x + 2, y), (x, y + 2), (x + 2, y + 2)];
            starts.into_iter().filter_map(|start| judge(blockers, &shut, start, end, from, to)).min()
        }
    };
    match (first, second) {
        (Some(a), Some(b)) => Some(a.max(b)),
        (a, b) => a.or(b),
    }
}

/// From the center of a square to every candidate point of another.
fn any_point(
    blockers: &Blockers<'_>,
    shut: &BTreeSet<(Square, Square)>,
    from: Square,
    to: Square,
) -> Option<u8> {
    let map = blockers.map;
    let (x, y) = corner(map, from);
    let start = (x + 1, y + 1);
    let ends = candidate_points(blockers, start, from, to);
    ends.into_iter().filter_map(|end| judge(blockers, shut, start, end, from, to)).min()
}

/// The corners and the center of the target, every point where a line through a corner of the grid meets the target's
/// border, and the midpoints between adjacent ones on each side.
fn candidate_points(blockers: &Blockers<'_>, start: (i128, i128), from: Square, to: Square) -> Vec<Point> {
    let map = blockers.map;
    let (left, top) = corner(map, to);
    let mut points = vec![Point { x: left + 1, y: top + 1, d: 1 }];
    let ((c0, r0), (c1, r1)) = (map.place(from), map.place(to));
    let mut upright: Vec<Vec<Ratio>> = vec![Vec::new(); 2];
    let mut level: Vec<Vec<Ratio>> = vec![Vec::new(); 2];
    for column in c0.min(c1)..=c0.max(c1) + 1 {
        for row in r0.min(r1)..=r0.max(r1) + 1 {
            let (dx, dy) = (2 * i128::from(column) - start.0, 2 * i128::from(row) - start.1);
            for (side, at) in [left, left + 2].into_iter().enumerate() {
                let y = Ratio::new(start.1 * dx + (at - start.0) * dy, dx);
                if Ratio::whole(top).le(y) && y.le(Ratio::whole(top + 2)) {
                    upright[side].push(y);
                }
            }
            for (side, at) in [top, top + 2].into_iter().enumerate() {
                let x = Ratio::new(start.0 * dy + (at - start.1) * dx, dy);
                if Ratio::whole(left).le(x) && x.le(Ratio::whole(left + 2)) {
                    level[side].push(x);
                }
            }
        }
    }
    let spread = |list: &mut Vec<Ratio>, low: i128| {
        list.extend([Ratio::whole(low), Ratio::whole(low + 2)]);
        list.sort_by(|a, b| a.cmp(*b));
        let middles: Vec<_> =
            list.windows(2).map(|w| Ratio(w[0].0 * w[1].1 + w[1].0 * w[0].1, 2 * w[0].1 * w[1].1)).collect();
        list.extend(middles);
    };
    for (side, at) in [left, left + 2].into_iter().enumerate() {
        spread(&mut upright[side], top);
        points.extend(upright[side].iter().map(|y| Point { x: at * y.1, y: y.0, d: y.1 }));
    }
    for (side, at) in [top, top + 2].into_iter().enumerate() {
        spread(&mut level[side], left);
        points.extend(level[side].iter().map(|x| Point { x: x.0, y: at * x.1, d: x.1 }));
    }
    points
}

/// The cover of a segment, or `None` if it is blocked.
fn judge(
    blockers: &Blockers<'_>,
    shut: &BTreeSet<(Square, Square)>,
    start: (i128, i128),
    end: Point,
    from: Square,
    to: Square,
) -> Option<u8> {
    let map = blockers.map;
    let segment = Segment::new(start, end);
    let mut crossed: Vec<(Ratio, Ratio, Square)> = Vec::new();
    let ((c0, r0), (c1, r1)) = (map.place(from), map.place(to));
    for row in r0.min(r1) - 1..=r0.max(r1) + 1 {
        for column in c0.min(c1) - 1..=c0.max(c1) + 1 {
            if column < 0 || row < 0 || column >= i32::from(map.columns) || row >= i32::from(map.rows) {
                continue;
            }
            let square = Square((row * i32::from(map.columns) + column) as u16);
            let (left, top) = corner(map, square);
            if let Some((low, high)) = segment.inside(left, top) {
                if square != to && square != from && blocks(blockers, square) {
                    return None;
                }
                crossed.push((low, high, square));
            }
        }
    }
    crossed.sort_by(|a, b| a.0.cmp(b.0));
    // The chain of squares: the attacker's own, those crossed, and the target's. Between two of them the line crosses
    // a side or a grid point.
    let mut chain = vec![from];
    chain.extend(
        crossed.iter().map(|(_, _, square)| *square).filter(|square| *square != from && *square != to),
    );
    chain.push(to);
    for pair in chain.windows(2) {
        if !passes(blockers, shut, map, pair[0], pair[1]) {
            return None;
        }
    }
    let covering = chain[1..chain.len() - 1].iter().filter(|square| blockers.figures.contains(square));
    Some(covering.count() as u8)
}

/// Whether a line gets from a square to the next: through a free side, or around a corner either way.
fn passes(
    blockers: &Blockers<'_>,
    shut: &BTreeSet<(Square, Square)>,
    map: &Map,
    a: Square,
    b: Square,
) -> bool {
    let free = |a: Square, b: Square| !shut.contains(&(a.min(b), a.max(b)));
    let ((c0, r0), (c1, r1)) = (map.place(a), map.place(b));
    let at = |column: i32, row: i32| Square((row * i32::from(map.columns) + column) as u16);
    match ((c1 - c0).abs(), (r1 - r0).abs()) {
        (1, 1) => [at(c1, r0), at(c0, r1)]
            .into_iter()
            .any(|side| !blocks(blockers, side) && free(a, side) && free(side, b)),
        (1, 0) | (0, 1) => free(a, b),
        _ => false,
    }
}
