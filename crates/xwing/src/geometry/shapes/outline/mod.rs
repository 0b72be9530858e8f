//! Outlines of tokens: any simple polygon, cut into convex pieces without adding a corner (XW-GEO-25).

use core::fmt;

use super::convex_polygon::ConvexPolygon;
use super::shape::{Pieces, Shape};
use crate::geometry::primitives::point::Point;
use crate::geometry::primitives::pose::Pose;

/// Maximum number of corners of an outline.
pub const MAX_CORNERS: usize = 32;

/// Minimum area of an outline in square millimeters; anything smaller means wrong units.
const MIN_AREA: f64 = 1.0;

/// Maximum absolute coordinate of a corner, in millimeters.
const MAX_COORDINATE: f64 = 300.0;

/// The shape of a token relative to its own origin, x right, y ahead.
#[derive(Clone, Debug, PartialEq)]
pub struct Outline {
    corners: Vec<Point>,
    pieces: Vec<ConvexPolygon>,
}

/// A token lying on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct PlacedToken {
    pose: Pose,
    pieces: Vec<ConvexPolygon>,
    corners: Vec<Point>,
}

/// Why a list of corners is not a valid outline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OutlineError {
    /// Fewer than three or more than [`MAX_CORNERS`] corners.
    Count(usize),
    /// The corner at this index is not a number or too far from the origin (wrong units).
    Corner(usize),
    /// Two edges cross or two corners are the same.
    Crossing,
    /// The area is close to zero.
    Flat,
}

impl Outline {
    /// An outline from the corners of a simple polygon, in clockwise or counterclockwise order.
    ///
    /// # Errors
    /// When the corners do not form a simple polygon of plausible size.
    pub fn new(corners: &[Point]) -> Result<Self, OutlineError> {
        if corners.len() < 3 || corners.len() > MAX_CORNERS {
            return Err(OutlineError::Count(corners.len()));
        }
        // Written so that NaN coordinates are rejected too.
        let near = |p: &Point| p.x.abs() <= MAX_COORDINATE && p.y.abs() <= MAX_COORDINATE;
        if let Some(index) = corners.iter().position(|corner| !near(corner)) {
            return Err(OutlineError::Corner(index));
        }
        if crosses_itself(corners) {
            return Err(OutlineError::Crossing);
        }
        let mut corners = corners.to_vec();
        let area = area(&corners);
        if area.abs() < MIN_AREA {
            return Err(OutlineError::Flat);
        }
        if area < 0.0 {
            corners.reverse();
        }
        let pieces = merged(triangles(&corners));
        Ok(Self { corners, pieces })
    }

    /// The corners in counterclockwise order.
    #[must_use]
    pub fn corners(&self) -> &[Point] {
        &self.corners
    }

    #[must_use]
    pub fn pieces(&self) -> &[ConvexPolygon] {
        &self.pieces
    }

    /// The area in square millimeters.
    #[must_use]
    pub fn area(&self) -> f64 {
        area(&self.corners)
    }

    /// A token with this outline at a pose.
    #[must_use]
    pub fn at(&self, pose: Pose) -> PlacedToken {
        let facing = pose.heading().sin_cos();
        let center = pose.center();
        let place = |corner: Point| center + corner.rotated(facing);
        PlacedToken {
            pose,
            pieces: self.pieces.iter().map(|piece| piece.transformed(place)).collect(),
            corners: self.corners.iter().map(|&corner| place(corner)).collect(),
        }
    }
}

impl PlacedToken {
    #[must_use]
    pub fn pose(&self) -> Pose {
        self.pose
    }

    /// The corners on the table in counterclockwise order.
    #[must_use]
    pub fn corners(&self) -> &[Point] {
        &self.corners
    }
}

impl Shape for PlacedToken {
    fn pieces(&self) -> Pieces<'_> {
        Pieces::Many(&self.pieces)
    }
    fn middle(&self) -> Point {
        self.pose.center()
    }
}

/// Signed area by the shoelace formula: positive if counterclockwise.
fn area(corners: &[Point]) -> f64 {
    let next = corners.iter().cycle().skip(1);
    corners.iter().zip(next).map(|(a, b)| a.cross(*b)).sum::<f64>() / 2.0
}

fn crosses_itself(corners: &[Point]) -> bool {
    let edges: Vec<_> = corners.iter().copied().zip(corners.iter().copied().cycle().skip(1)).collect();
    let last = edges.len() - 1;
    edges.iter().enumerate().any(|(i, &(a, b))| {
        let twin = a == b;
        let others = edges.iter().enumerate().skip(i + 1);
        let apart = others.filter(|&(j, _)| j != i + 1 && !(i == 0 && j == last));
        twin || apart.into_iter().any(|(_, &(c, d))| meet(a, b, c, d))
    })
}

/// Whether the segments a-b and c-d share a point.
fn meet(a: Point, b: Point, c: Point, d: Point) -> bool {
    ConvexPolygon::segment(a, b).distance_apart(&ConvexPolygon::segment(c, d)) == 0.0
        || ((b - a).cross(c - a) > 0.0) != ((b - a).cross(d - a) > 0.0)
            && ((d - c).cross(a - c) > 0.0) != ((d - c).cross(b - c) > 0.0)
}

/// Triangulates a counterclockwise simple polygon by ear clipping.
fn triangles(corners: &[Point]) -> Vec<Vec<Point>> {
    let mut rest = corners.to_vec();
    let mut cut = Vec::new();
    while rest.len() > 3 {
        let count = rest.len();
        let neighbors = |i: usize| (rest[(i + count - 1) % count], rest[i], rest[(i + 1) % count]);
        let is_ear = |&i: &usize| {
            let (a, b, c) = neighbors(i);
            let turns_left = (b - a).cross(c - b) > 0.0;
            turns_left && rest.iter().all(|&p| p == a || p == b || p == c || !in_triangle(p, a, b, c))
        };
        // A simple polygon always has an ear; corners on a straight edge are not ears and may be dropped.
        let flat = |&i: &usize| {
            let (a, b, c) = neighbors(i);
            (b - a).cross(c - b) == 0.0
        };
        let Some(tip) = (0..count).find(is_ear).or_else(|| (0..count).find(flat)) else { break };
        let (a, b, c) = neighbors(tip);
        if (b - a).cross(c - b) > 0.0 {
            cut.push(vec![a, b, c]);
        }
        rest.remove(tip);
    }
    cut.push(rest);
    cut
}

fn in_triangle(p: Point, a: Point, b: Point, c: Point) -> bool {
    (b - a).cross(p - a) >= 0.0 && (c - b).cross(p - b) >= 0.0 && (a - c).cross(p - c) >= 0.0
}

/// Merges neighboring pieces as long as they stay convex (Hertel-Mehlhorn).
fn merged(mut parts: Vec<Vec<Point>>) -> Vec<ConvexPolygon> {
    while let Some((i, j, joined)) = first_join(&parts) {
        parts.swap_remove(j.max(i));
        parts[i.min(j)] = joined;
    }
    parts.iter().map(|part| ConvexPolygon::unchecked(part)).collect()
}

fn first_join(parts: &[Vec<Point>]) -> Option<(usize, usize, Vec<Point>)> {
    for i in 0..parts.len() {
        for j in i + 1..parts.len() {
            if let Some(whole) =
                join(&parts[i], &parts[j]).filter(|whole| ConvexPolygon::new(whole).is_some())
            {
                return Some((i, j, whole));
            }
        }
    }
    None
}

/// The union of two counterclockwise polygons that share an edge.
fn join(a: &[Point], b: &[Point]) -> Option<Vec<Point>> {
    for i in 0..a.len() {
        let (from, to) = (a[i], a[(i + 1) % a.len()]);
        if let Some(j) = (0..b.len()).find(|&j| b[j] == to && b[(j + 1) % b.len()] == from) {
            let around_a = (1..=a.len()).map(|k| a[(i + k) % a.len()]);
            let inner_b = (2..b.len()).map(|k| b[(j + k) % b.len()]);
            return Some(around_a.chain(inner_b).collect());
        }
    }
    None
}

impl fmt::Display for OutlineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count(count) => write!(f, "an outline has 3 to {MAX_CORNERS} corners, not {count}"),
            Self::Corner(index) => {
                write!(f, "corner {index} is not a place within {MAX_COORDINATE} mm of the origin")
            }
            Self::Crossing => write!(f, "the edges cross or meet"),
            Self::Flat => write!(f, "the outline has no area"),
        }
    }
}

impl core::error::Error for OutlineError {}

#[cfg(test)]
mod tests;
