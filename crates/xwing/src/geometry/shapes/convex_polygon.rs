//! Convex polygons: distance between two of them, depth of an overlap, clipping by a line.
//!
//! Every outline on the table is a list of convex pieces. Whether two of them are apart, and the depth of an overlap, are
//! taken over the edge normals; the distance of separate pieces is that of the nearest corner and edge. Both are exact for
//! polygons and need only the four operations and the square root, which give the same bits on every machine. Pieces have few
//! corners, so that a general library for convex shapes would not be quicker. Points and segments count as pieces too.

use core::fmt;

use crate::geometry::primitives::point::Point;
use crate::geometry::primitives::tolerance;

/// Maximum corners of a piece. Outlines are cut into pieces of at most [`ConvexPolygon::MAX_CORNERS`] corners, which leaves room
/// for the corners that clipping by an arc adds.
const CAPACITY: usize = 16;

/// Rounding error of products of table coordinates, in square millimeters.
const EPSILON: f64 = 1e-9;

/// A convex polygon with at most sixteen corners, counter-clockwise; one corner is a point, two are a segment.
#[derive(Clone, Copy)]
pub struct ConvexPolygon {
    corners: [Point; CAPACITY],
    count: usize,
}

/// One side of a line: all points whose dot product with the unit normal is at most the offset.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HalfPlane {
    /// Unit vector pointing out of the half plane.
    pub normal: Point,
    /// Distance of the line from the origin along the normal.
    pub offset: f64,
}

/// An axis-aligned bounding box, for a cheap test before exact measuring.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoundingBox {
    pub min: Point,
    pub max: Point,
}

impl BoundingBox {
    /// The box with every side moved outward.
    #[must_use]
    pub fn expanded(self, by: f64) -> Self {
        let by = Point::new(by, by);
        Self { min: self.min - by, max: self.max + by }
    }

    /// Whether two boxes share at least one point.
    #[must_use]
    pub fn intersects(&self, other: &Self) -> bool {
        self.min.x <= other.max.x
            && other.min.x <= self.max.x
            && self.min.y <= other.max.y
            && other.min.y <= self.max.y
    }
}

impl HalfPlane {
    #[must_use]
    pub const fn new(x: f64, y: f64, offset: f64) -> Self {
        Self { normal: Point::new(x, y), offset }
    }

    /// How far a point is outside the half plane (negative: inside).
    #[must_use]
    pub fn distance_outside(&self, point: Point) -> f64 {
        self.normal.dot(point) - self.offset
    }

    /// The half plane with its line moved outward.
    #[must_use]
    pub fn expanded(self, by: f64) -> Self {
        Self { offset: self.offset + by, ..self }
    }
}

impl ConvexPolygon {
    /// Maximum corners of a newly built piece.
    pub const MAX_CORNERS: usize = 12;

    /// A piece from its corners in counterclockwise order. `None` when empty, too long or not convex.
    #[must_use]
    pub fn new(corners: &[Point]) -> Option<Self> {
        if corners.is_empty() || corners.len() > Self::MAX_CORNERS {
            return None;
        }
        let piece = Self::unchecked(corners);
        piece.is_convex().then_some(piece)
    }

    /// A single point as a piece.
    #[must_use]
    pub fn point(point: Point) -> Self {
        Self::unchecked(&[point])
    }

    /// A line segment as a piece.
    #[must_use]
    pub fn segment(from: Point, to: Point) -> Self {
        Self::unchecked(&[from, to])
    }

    /// Builds a piece without checks. The caller guarantees convexity and at most sixteen corners; further corners
    /// are dropped.
    pub(in crate::geometry) fn unchecked(corners: &[Point]) -> Self {
        let mut piece = Self { corners: [Point::default(); CAPACITY], count: 0 };
        for &corner in corners {
            piece.push(corner);
        }
        piece
    }

    /// The corners in counterclockwise order.
    #[must_use]
    pub fn corners(&self) -> &[Point] {
        self.corners.get(..self.count).unwrap_or(&[])
    }

    /// The edges as pairs of corners. A point has one edge of length zero.
    pub fn edges(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        let corners = self.corners();
        let next = corners.iter().cycle().skip(1);
        corners.iter().copied().zip(next.copied())
    }

    /// The half planes of the edges; edges of length zero are skipped.
    pub fn sides(&self) -> impl Iterator<Item = HalfPlane> + '_ {
        self.edges().filter_map(|(a, b)| {
            let length = a.distance(b);
            let normal = Point::new(b.y - a.y, a.x - b.x) * (1.0 / length);
            (length > 0.0).then(|| HalfPlane { normal, offset: normal.dot(a) })
        })
    }

    /// The piece with every corner moved by a rigid motion.
    #[must_use]
    pub fn transformed(&self, motion: impl Fn(Point) -> Point) -> Self {
        let mut piece = *self;
        for corner in piece.corners.iter_mut().take(self.count) {
            *corner = motion(*corner);
        }
        piece
    }

    /// The part inside a half plane; `None` if empty.
    #[must_use]
    pub fn clipped(&self, side: &HalfPlane) -> Option<Self> {
        let mut left = Self { corners: [Point::default(); CAPACITY], count: 0 };
        for (a, b) in self.edges() {
            let (da, db) = (side.distance_outside(a), side.distance_outside(b));
            if da <= 0.0 {
                left.push(a);
            }
            if (da < 0.0 && db > 0.0) || (da > 0.0 && db < 0.0) {
                left.push(a + (b - a) * (da / (da - db)));
            }
        }
        (left.count > 0).then_some(left)
    }

    /// The signed gap to another piece: the distance if they are apart, or minus the overlap depth.
    #[must_use]
    pub fn gap(&self, other: &Self) -> f64 {
        let apart = self.separation(other).max(other.separation(self));
        if apart.is_infinite() || apart > 0.0 { self.distance_apart(other) } else { apart }
    }

    /// Whether the pieces overlap by more than the tolerance: the same answer as [`ConvexPolygon::gap`] gives, without
    /// computing the distance between separate pieces.
    #[must_use]
    pub fn overlaps(&self, other: &Self) -> bool {
        let parts = |a: &Self, b: &Self| a.sides().any(|side| !tolerance::overlaps(b.nearest(side)));
        // Two points have no edge that could separate them, and no overlap depth.
        self.count.max(other.count) > 1
            && self.bounds().intersects(&other.bounds())
            && !parts(self, other)
            && !parts(other, self)
    }

    /// The axis-aligned box around the piece.
    #[must_use]
    pub fn bounds(&self) -> BoundingBox {
        let first = self.corners().first().copied().unwrap_or_default();
        let mut bounds = BoundingBox { min: first, max: first };
        for corner in self.corners() {
            bounds.min = Point::new(bounds.min.x.min(corner.x), bounds.min.y.min(corner.y));
            bounds.max = Point::new(bounds.max.x.max(corner.x), bounds.max.y.max(corner.y));
        }
        bounds
    }

    /// The distance to another piece; zero if they touch or overlap.
    #[must_use]
    pub fn distance(&self, other: &Self) -> f64 {
        let apart = self.separation(other).max(other.separation(self));
        // Points and segments on one line have no edge normal that could separate them.
        let flat = self.count.max(other.count) <= 2;
        if apart > 0.0 || (flat && apart > -EPSILON) || apart.is_infinite() {
            self.distance_apart(other)
        } else {
            0.0
        }
    }

    /// The distance between pieces that do not overlap: that of the nearest corner and edge.
    pub(in crate::geometry) fn distance_apart(&self, other: &Self) -> f64 {
        self.nearest_corner(other).min(other.nearest_corner(self)).sqrt()
    }

    /// The square of the distance between this piece's edges and the nearest corner of another.
    ///
    /// Only edges that face a corner can be nearest to it; a point or segment has no inside and always faces it.
    fn nearest_corner(&self, other: &Self) -> f64 {
        let mut best = f64::INFINITY;
        for (from, to) in self.edges() {
            let along = to - from;
            for &corner in other.corners() {
                if self.count < 3 || along.cross(corner - from) <= 0.0 {
                    best = best.min((corner - corner.nearest_on(from, to)).norm_squared());
                }
            }
        }
        best
    }

    /// The largest gap along any of this piece's edge normals (separating axis test); minus infinity for a point.
    fn separation(&self, other: &Self) -> f64 {
        self.sides().map(|side| other.nearest(side)).fold(f64::NEG_INFINITY, f64::max)
    }

    /// The signed distance of the piece's nearest corner outside a half plane.
    fn nearest(&self, side: HalfPlane) -> f64 {
        self.corners().iter().map(|&corner| side.distance_outside(corner)).fold(f64::INFINITY, f64::min)
    }

    /// Whether every corner is to the left of every edge.
    fn is_convex(&self) -> bool {
        let left_of = |(a, b): (Point, Point)| {
            self.corners().iter().all(|&corner| (b - a).cross(corner - a) >= -EPSILON)
        };
        self.corners().len() < 3 || self.edges().all(left_of)
    }

    fn push(&mut self, corner: Point) {
        if let Some(place) = self.corners.get_mut(self.count) {
            *place = corner;
            self.count += 1;
        }
    }
}

impl PartialEq for ConvexPolygon {
    fn eq(&self, other: &Self) -> bool {
        self.corners() == other.corners()
    }
}

impl fmt::Debug for ConvexPolygon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.corners()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn piece(corners: &[(f64, f64)]) -> ConvexPolygon {
        let corners: Vec<_> = corners.iter().map(|&(x, y)| Point::new(x, y)).collect();
        ConvexPolygon::new(&corners).unwrap()
    }

    fn square(x: f64, y: f64) -> ConvexPolygon {
        piece(&[(x, y), (x + 10.0, y), (x + 10.0, y + 10.0), (x, y + 10.0)])
    }

    #[test]
    fn gaps_are_signed() {
        assert_eq!(square(0.0, 0.0).gap(&square(13.0, 4.0)), 3.0);
        assert_eq!(square(0.0, 0.0).gap(&square(13.0, 14.0)), 5.0);
        assert_eq!(square(0.0, 0.0).gap(&square(8.0, 7.0)), -2.0);
        assert_eq!(square(0.0, 0.0).gap(&square(10.0, 0.0)), 0.0);
    }

    /// `overlaps` agrees with the sign of the gap for pieces beside, touching and overlapping each other.
    #[test]
    fn an_overlap_is_a_gap_below_the_tolerance() {
        let wedge = |x: f64, y: f64| piece(&[(x, y), (x + 9.0, y + 2.0), (x + 3.0, y + 8.0)]);
        let line = |x: f64, y: f64| ConvexPolygon::segment(Point::new(x, y), Point::new(x + 7.0, y - 3.0));
        let dot = |x: f64, y: f64| ConvexPolygon::point(Point::new(x, y));
        let fixed = [square(0.0, 0.0), wedge(1.0, 1.0), line(2.0, 5.0), dot(4.0, 4.0)];
        let mut seen = [0, 0];
        for (x, y) in
            (-40..=40).flat_map(|x| (-40..=40).map(move |y| (f64::from(x) / 2.0, f64::from(y) / 2.0)))
        {
            for moved in [square(x, y), wedge(x, y), line(x, y), dot(x, y)] {
                for other in &fixed {
                    let expected = tolerance::overlaps(moved.gap(other));
                    assert_eq!(moved.overlaps(other), expected, "{moved:?} and {other:?}");
                    seen[usize::from(expected)] += 1;
                }
            }
        }
        assert!(seen.iter().all(|count| *count > 1_000), "{seen:?}");
    }

    #[test]
    fn points_and_segments_are_pieces() {
        let dot = ConvexPolygon::point(Point::new(13.0, 14.0));
        assert_eq!(square(0.0, 0.0).gap(&dot), 5.0);
        assert_eq!(dot.gap(&ConvexPolygon::point(Point::new(16.0, 10.0))), 5.0);
        assert_eq!(square(0.0, 0.0).gap(&ConvexPolygon::point(Point::new(4.0, 5.0))), -4.0);
        let through = ConvexPolygon::segment(Point::new(-5.0, 4.0), Point::new(15.0, 4.0));
        assert_eq!(square(0.0, 0.0).gap(&through), -4.0);
    }

    #[test]
    fn distances_of_points_and_segments() {
        let dot = |x: f64, y: f64| ConvexPolygon::point(Point::new(x, y));
        let line =
            |a: (f64, f64), b: (f64, f64)| ConvexPolygon::segment(Point::new(a.0, a.1), Point::new(b.0, b.1));
        let flat = line((0.0, 0.0), (10.0, 0.0));
        assert_eq!(dot(1.0, 1.0).distance(&dot(4.0, 5.0)), 5.0);
        assert_eq!(dot(1.0, 1.0).distance(&dot(1.0, 1.0)), 0.0);
        assert_eq!(flat.distance(&dot(14.0, 3.0)), 5.0);
        // On one line, where no edge normal separates them.
        assert_eq!(flat.distance(&dot(17.0, 0.0)), 7.0);
        assert_eq!(flat.distance(&line((13.0, 0.0), (20.0, 0.0))), 3.0);
        assert_eq!(flat.distance(&line((4.0, -2.0), (4.0, 5.0))), 0.0);
        assert_eq!(square(0.0, 0.0).distance(&line((4.0, 4.0), (40.0, 4.0))), 0.0);
        assert_eq!(square(0.0, 0.0).distance(&square(4.0, 14.0)), 4.0);
    }

    #[test]
    fn a_line_cuts_a_corner_off() {
        let side =
            HalfPlane::new(core::f64::consts::FRAC_1_SQRT_2, core::f64::consts::FRAC_1_SQRT_2, 50f64.sqrt());
        let left = square(0.0, 0.0).clipped(&side).unwrap();
        assert_eq!(left.corners().len(), 3);
        assert_eq!(square(20.0, 0.0).clipped(&side), None);
    }

    #[test]
    fn dents_and_clockwise_outlines_are_refused() {
        let points = |list: &[(f64, f64)]| list.iter().map(|&(x, y)| Point::new(x, y)).collect::<Vec<_>>();
        assert_eq!(ConvexPolygon::new(&points(&[(0.0, 0.0), (0.0, 9.0), (9.0, 0.0)])), None);
        assert_eq!(ConvexPolygon::new(&points(&[(0.0, 0.0), (9.0, 0.0), (2.0, 2.0), (0.0, 9.0)])), None);
        assert_eq!(ConvexPolygon::new(&[]), None);
    }
}
