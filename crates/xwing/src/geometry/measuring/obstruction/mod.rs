//! Obstructed attacks: obstacles that cross the measuring line. Rule
//! [`OBSTRUCTION`](crate::rules::geometry::OBSTRUCTION).

use super::range::{LineSegment, Measurement};
use crate::geometry::primitives::index_set::IndexSet;
use crate::geometry::primitives::point::Point;
use crate::geometry::shapes::convex_polygon::ConvexPolygon;
use crate::geometry::shapes::shape::Shape;

/// The line an attacker measures along, and the obstacles that it crosses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AttackLine {
    /// The line chosen from the equally short ones.
    pub line: LineSegment,
    /// Indices of the obstacles it crosses. Empty means not obstructed.
    pub crossed: IndexSet,
}

/// Chooses among the equally short lines of a measurement, as the attacker may: the first one that crosses the fewest
/// obstacles.
#[must_use]
pub fn least_obstructed_line<F: Shape>(measure: &Measurement, things: &[F]) -> AttackLine {
    let mut turns = vec![0.0, 1.0];
    for thing in things {
        for piece in thing.pieces().iter() {
            turns.extend(piece.corners().iter().filter_map(|&corner| place_in_strip(measure, corner)));
        }
    }
    turns.sort_by(f64::total_cmp);
    turns.dedup();
    // Between two neighboring corners, all lines cross the same obstacles, so testing the middle one is enough.
    let between = turns.windows(2).map(|pair| pair.iter().sum::<f64>() / 2.0);
    let tries = between.chain([0.0, 1.0]);
    let look = |t: f64| {
        let line = measure.line(t);
        AttackLine { line, crossed: crossed(&line, things) }
    };
    tries
        .map(look)
        .reduce(|best, next| if next.crossed.len() < best.crossed.len() { next } else { best })
        .unwrap_or_else(|| look(0.0))
}

/// Indices of the shapes a line crosses. Running along an edge is not crossing.
#[must_use]
pub fn crossed<F: Shape>(line: &LineSegment, things: &[F]) -> IndexSet {
    let segment = ConvexPolygon::segment(line.from, line.to);
    let crosses = |thing: &F| thing.pieces().iter().any(|piece| segment.overlaps(piece));
    things.iter().enumerate().filter(|(_, thing)| crosses(thing)).map(|(index, _)| index).collect()
}

/// The parameter (0 to 1) of the line of the strip that runs through a point; `None` outside the strip or if there is
/// only one line.
fn place_in_strip(measure: &Measurement, point: Point) -> Option<f64> {
    let across = measure.last.from - measure.first.from;
    let width = across.norm_squared();
    let place = (point - measure.first.from).dot(across) / width;
    (width > 0.0 && place > 0.0 && place < 1.0).then_some(place)
}

#[cfg(test)]
mod tests;
