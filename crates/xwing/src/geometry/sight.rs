//! What obstructs an attack: obstacles across the measuring line. Rule
//! [`OBSTRUCTION`](crate::rules::geometry::OBSTRUCTION).

use super::convex::Convex;
use super::figure::Figure;
use super::marked::Marked;
use super::point::Point;
use super::range::{Line, Measure};

/// The line an attacker measures along, and what lies across it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sight {
    /// The chosen one of the equally short lines.
    pub line: Line,
    /// Which of the obstacles it crosses. Empty: not obstructed.
    pub across: Marked,
}

/// Chooses, as the attacker may, among the equally short lines of a measure: the first one that crosses the fewest of
/// these things.
#[must_use]
pub fn sight<F: Figure>(measure: &Measure, things: &[F]) -> Sight {
    let mut turns = vec![0.0, 1.0];
    for thing in things {
        for piece in thing.pieces().iter() {
            turns.extend(piece.corners().iter().filter_map(|&corner| place_in_strip(measure, corner)));
        }
    }
    turns.sort_by(f64::total_cmp);
    turns.dedup();
    // Between two neighbouring corners no line starts or stops crossing a thing: the middle speaks for all of them.
    let between = turns.windows(2).map(|pair| pair.iter().sum::<f64>() / 2.0);
    let tries = between.chain([0.0, 1.0]);
    let look = |t: f64| {
        let line = measure.line(t);
        Sight { line, across: crossed(&line, things) }
    };
    tries
        .map(look)
        .reduce(|best, next| if next.across.len() < best.across.len() { next } else { best })
        .unwrap_or_else(|| look(0.0))
}

/// Which things a line crosses. Running along an edge is not crossing.
#[must_use]
pub fn crossed<F: Figure>(line: &Line, things: &[F]) -> Marked {
    let segment = Convex::segment(line.from, line.to);
    let crosses = |thing: &F| thing.pieces().iter().any(|piece| segment.overlaps(piece));
    things.iter().enumerate().filter(|(_, thing)| crosses(thing)).map(|(index, _)| index).collect()
}

/// Which of the parallel lines of a strip runs through a point, 0 to 1; `None` outside or when there is but one line.
fn place_in_strip(measure: &Measure, point: Point) -> Option<f64> {
    let across = measure.last.from - measure.first.from;
    let width = across.norm_squared();
    let place = (point - measure.first.from).dot(across) / width;
    (width > 0.0 && place > 0.0 && place < 1.0).then_some(place)
}

#[cfg(test)]
mod tests;
