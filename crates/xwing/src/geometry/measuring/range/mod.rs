//! Range bands and the shortest lines between two shapes. Rule [`RANGE`](crate::rules::geometry::RANGE).

use serde::{Deserialize, Serialize};

use crate::geometry::primitives::point::Point;
use crate::geometry::primitives::tolerance;
use crate::geometry::shapes::convex_polygon::ConvexPolygon;
use crate::geometry::shapes::shape::Shape;

/// Length of one band of the range ruler, in millimeters.
pub const RANGE_BAND: f64 = 100.0;

/// A range band.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Range {
    /// Touching.
    Zero,
    /// Up to 100 mm.
    One,
    /// Up to 200 mm.
    Two,
    /// Up to 300 mm.
    Three,
    /// More than 300 mm: beyond range 3.
    Beyond,
}

/// A straight line between two shapes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LineSegment {
    /// On the shape measured from.
    pub from: Point,
    /// On the shape measured to.
    pub to: Point,
}

/// A measured distance. Between parallel edges many lines are equally short: `first` and `last` bound them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measurement {
    /// Between closest points, in millimeters; zero if the shapes touch or overlap.
    pub distance: f64,
    pub range: Range,
    /// A shortest line.
    pub first: LineSegment,
    /// The line at the other end of the strip of equally short lines, or the same line.
    pub last: LineSegment,
}

impl Range {
    /// Every band, nearest first.
    pub const ALL: [Self; 5] = [Self::Zero, Self::One, Self::Two, Self::Three, Self::Beyond];

    /// The band of a distance (or of a signed gap). A distance exactly on a boundary belongs to the nearer band.
    #[must_use]
    pub fn of(distance: f64) -> Self {
        if tolerance::touches(distance) {
            Self::Zero
        } else if tolerance::within(distance, RANGE_BAND) {
            Self::One
        } else if tolerance::within(distance, 2.0 * RANGE_BAND) {
            Self::Two
        } else if tolerance::within(distance, 3.0 * RANGE_BAND) {
            Self::Three
        } else {
            Self::Beyond
        }
    }

    /// The number on the ruler; `None` beyond range 3.
    #[must_use]
    pub const fn number(self) -> Option<u8> {
        match self {
            Self::Zero => Some(0),
            Self::One => Some(1),
            Self::Two => Some(2),
            Self::Three => Some(3),
            Self::Beyond => None,
        }
    }
}

/// The distance between the closest points of two shapes; zero if they touch or overlap.
#[must_use]
pub fn distance(a: &impl Shape, b: &impl Shape) -> f64 {
    gap(a, b).max(0.0)
}

/// The signed gap between two shapes: minus the overlap depth if they overlap.
#[must_use]
pub fn gap(a: &impl Shape, b: &impl Shape) -> f64 {
    let (a, b) = (a.pieces(), b.pieces());
    let pairs = a.iter().flat_map(|a| b.iter().map(move |b| a.gap(b)));
    pairs.fold(f64::INFINITY, f64::min)
}

/// Whether two shapes are within `limit` of each other: the same answer as [`distance`] gives, but pieces that are
/// clearly too far apart are skipped.
#[must_use]
pub fn within(a: &impl Shape, b: &impl Shape, limit: f64) -> bool {
    let (a, b) = (a.pieces(), b.pieces());
    let near = |a: &ConvexPolygon, b: &ConvexPolygon| {
        a.bounds().expanded(limit + tolerance::TOLERANCE).intersects(&b.bounds())
            && tolerance::within(a.gap(b), limit)
    };
    a.iter().any(|a| b.iter().any(|b| near(a, b)))
}

/// Whether two shapes overlap (touching is not overlapping).
#[must_use]
pub fn overlaps(a: &impl Shape, b: &impl Shape) -> bool {
    let (a, b) = (a.pieces(), b.pieces());
    a.iter().any(|a| b.iter().any(|b| a.overlaps(b)))
}

/// The distance between two shapes with its measuring lines.
#[must_use]
pub fn measure(a: &impl Shape, b: &impl Shape) -> Measurement {
    let mut best = Measurement::NONE;
    for a in a.pieces().iter() {
        for b in b.pieces().iter() {
            best = best.or_shorter(shortest(a, b));
        }
    }
    best
}

impl Measurement {
    /// Longer than any real distance: the initial value when searching for the shortest.
    pub(super) const NONE: Self = Self {
        distance: f64::INFINITY,
        range: Range::Beyond,
        first: LineSegment::NONE,
        last: LineSegment::NONE,
    };

    /// The shorter of two; on a tie, the first one's strip.
    pub(super) fn or_shorter(self, other: Self) -> Self {
        if other.distance < self.distance { other } else { self }
    }

    /// The same lines in other coordinates.
    pub(super) fn transformed(self, motion: impl Fn(Point) -> Point) -> Self {
        let line = |line: LineSegment| LineSegment { from: motion(line.from), to: motion(line.to) };
        Self { first: line(self.first), last: line(self.last), ..self }
    }

    /// One of the equally short lines: 0 is the first, 1 the last.
    #[must_use]
    pub fn line(&self, t: f64) -> LineSegment {
        let mix = |a: Point, b: Point| a + (b - a) * t;
        LineSegment { from: mix(self.first.from, self.last.from), to: mix(self.first.to, self.last.to) }
    }
}

impl LineSegment {
    const NONE: Self = Self { from: Point::new(0.0, 0.0), to: Point::new(0.0, 0.0) };

    #[must_use]
    pub fn length(&self) -> f64 {
        self.from.distance(self.to)
    }
}

/// The shortest lines between two convex pieces, by checking all corner-edge pairs.
pub(super) fn shortest(a: &ConvexPolygon, b: &ConvexPolygon) -> Measurement {
    let gap = a.gap(b);
    if gap <= 0.0 {
        let meeting = meeting_point(a, b);
        let line = LineSegment { from: meeting, to: meeting };
        return Measurement { distance: 0.0, range: Range::Zero, first: line, last: line };
    }
    let mut best = Measurement::NONE;
    each_line(a, b, |line| {
        let distance = line.length();
        if distance < best.distance {
            best = Measurement { distance, range: Range::of(distance), first: line, last: line };
        }
    });
    // Find equally short lines on either side of the one found.
    let along = best.first.to - best.first.from;
    let aside =
        |line: &LineSegment| along.cross(line.from - best.first.from) + along.cross(line.to - best.first.to);
    let (mut first, mut last) = (best.first, best.first);
    each_line(a, b, |line| {
        if tolerance::nearly_equal(line.length(), best.distance) {
            if aside(&line) < aside(&first) {
                first = line;
            }
            if aside(&line) > aside(&last) {
                last = line;
            }
        }
    });
    Measurement { first, last, ..best }
}

/// Every line from a corner of one piece to the nearest point of an edge of the other.
fn each_line(a: &ConvexPolygon, b: &ConvexPolygon, mut see: impl FnMut(LineSegment)) {
    for &from in a.corners() {
        for (c, d) in b.edges() {
            see(LineSegment { from, to: from.nearest_on(c, d) });
        }
    }
    for &to in b.corners() {
        for (c, d) in a.edges() {
            see(LineSegment { from: to.nearest_on(c, d), to });
        }
    }
}

/// A point that both pieces share: a corner of their intersection.
fn meeting_point(a: &ConvexPolygon, b: &ConvexPolygon) -> Point {
    let mut shared = *a;
    for side in b.sides() {
        match shared.clipped(&side) {
            Some(left) => shared = left,
            None => break,
        }
    }
    shared.corners().first().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests;
