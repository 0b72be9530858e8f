//! Convex regions in ship coordinates, and how much of a base lies in them. Used by [`super::arc`].

use crate::geometry::primitives::point::Point;
use crate::geometry::primitives::tolerance::TOLERANCE;
use crate::geometry::shapes::convex_polygon::{ConvexPolygon, HalfPlane};

/// The distance from a square centered on the origin to a convex piece; zero if they touch or overlap.
pub(super) fn distance_from_square(piece: &ConvexPolygon, half: f64) -> f64 {
    let mut best = f64::INFINITY;
    for corner in piece.corners() {
        let (x, y) = ((corner.x.abs() - half).max(0.0), (corner.y.abs() - half).max(0.0));
        best = best.min(x * x + y * y);
    }
    let own = [(half, half), (-half, half), (-half, -half), (half, -half)].map(|(x, y)| Point::new(x, y));
    for (from, to) in piece.edges() {
        let along = to - from;
        let length = along.norm_squared();
        // An edge of length zero is a corner, and corners were checked above.
        let per_length = if length > 0.0 { 1.0 / length } else { 0.0 };
        for corner in own {
            let t = ((corner - from).dot(along) * per_length).clamp(0.0, 1.0);
            best = best.min((corner - from - along * t).norm_squared());
        }
    }
    best.sqrt()
}

/// A half plane that contains everything.
pub(super) const ANYWHERE: HalfPlane = HalfPlane::new(0.0, 0.0, 1.0);

/// A convex region in ship coordinates: the intersection of the half planes.
pub(super) struct Region(pub(super) [HalfPlane; 4]);

impl Region {
    /// The part of a piece that lies inside the region.
    pub(super) fn clip(&self, piece: &ConvexPolygon) -> Option<ConvexPolygon> {
        let mut left = *piece;
        for side in self.bounding_sides() {
            left = left.clipped(side)?;
        }
        Some(left)
    }

    fn bounding_sides(&self) -> impl Iterator<Item = &HalfPlane> {
        self.0.iter().filter(|side| **side != ANYWHERE)
    }

    /// Whether any part of a square lies inside the region.
    pub(super) fn covers_square(&self, corners: &[Point; 4]) -> bool {
        match self.overlap_of(corners) {
            SquareOverlap::None => false,
            SquareOverlap::All => true,
            SquareOverlap::Unclear => {
                let inside = |corner: &Point| self.0.iter().all(|side| side.distance_outside(*corner) <= 0.0);
                corners.iter().any(inside) || self.clip(&ConvexPolygon::unchecked(corners)).is_some()
            }
        }
    }

    /// A quick classification: most squares are entirely on one side of every line, so clipping is not needed.
    pub(super) fn overlap_of(&self, corners: &[Point; 4]) -> SquareOverlap {
        let mut share = SquareOverlap::All;
        for side in &self.0 {
            let [a, b, c, d] = corners.map(|corner| side.distance_outside(corner));
            if a.min(b).min(c.min(d)) > 0.0 {
                return SquareOverlap::None;
            }
            if a.max(b).max(c.max(d)) > 0.0 {
                share = SquareOverlap::Unclear;
            }
        }
        share
    }
}

/// Whether part of a square lies between two lines, if the corners alone decide it. The arguments are the signed
/// distances of the corners outside each line.
pub(super) fn between_lines(one: [f64; 4], two: [f64; 4]) -> Option<bool> {
    let nearest = |[a, b, c, d]: [f64; 4]| a.min(b).min(c.min(d));
    if nearest(one) > TOLERANCE || nearest(two) > TOLERANCE {
        return Some(false);
    }
    let inside = one.into_iter().zip(two).any(|(one, two)| one.max(two) <= TOLERANCE);
    inside.then_some(true)
}

/// How much of a square lies in a region, as far as the corners alone decide it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum SquareOverlap {
    None,
    All,
    Unclear,
}
