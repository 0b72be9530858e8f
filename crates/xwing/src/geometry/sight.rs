//! Obstructed attacks: obstacles that cross the measuring line. Rule
//! [`OBSTRUCTION`](crate::rules::geometry::OBSTRUCTION).

use super::convex::Convex;
use super::figure::Figure;
use super::marked::Marked;
use super::point::Point;
use super::range::{Line, Measure};

/// The line an attacker measures along, and the obstacles that it crosses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sight {
    /// The line chosen from the equally short ones.
    pub line: Line,
    /// Indices of the obstacles it crosses. Empty means not obstructed.
    pub across: Marked,
}

/// Chooses among the equally short lines of a measurement, as the attacker may: the first one that crosses the fewest
/// obstacles.
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
    // Between two neighboring corners, all lines cross the same obstacles, so testing the middle one is enough.
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

/// Indices of the shapes a line crosses. Running along an edge is not crossing.
#[must_use]
pub fn crossed<F: Figure>(line: &Line, things: &[F]) -> Marked {
    let segment = Convex::segment(line.from, line.to);
    let crosses = |thing: &F| thing.pieces().iter().any(|piece| segment.overlaps(piece));
    things.iter().enumerate().filter(|(_, thing)| crosses(thing)).map(|(index, _)| index).collect()
}

/// The parameter (0 to 1) of the line of the strip that runs through a point; `None` outside the strip or if there is
/// only one line.
fn place_in_strip(measure: &Measure, point: Point) -> Option<f64> {
    let across = measure.last.from - measure.first.from;
    let width = across.norm_squared();
    let place = (point - measure.first.from).dot(across) / width;
    (width > 0.0 && place > 0.0 && place < 1.0).then_some(place)
}

#[cfg(test)]
mod tests;
