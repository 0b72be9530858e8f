//! Anything that distances can be measured to: bases, obstacles, devices, points on the table.

use core::ops::Deref;

use super::convex_polygon::ConvexPolygon;
use super::footprint::Footprint;
use crate::geometry::primitives::point::Point;

/// An object on the table as a set of convex pieces.
pub trait Shape {
    /// The pieces; at least one.
    fn pieces(&self) -> Pieces<'_>;

    /// The center of the object, for rules that refer to it.
    fn middle(&self) -> Point;
}

/// One owned piece or several borrowed ones.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "lives on the stack for the length of one question")]
pub enum Pieces<'a> {
    /// One piece computed on demand.
    One([ConvexPolygon; 1]),
    /// Pieces stored in the object.
    Many(&'a [ConvexPolygon]),
}

impl Deref for Pieces<'_> {
    type Target = [ConvexPolygon];
    fn deref(&self) -> &[ConvexPolygon] {
        match self {
            Self::One(piece) => piece,
            Self::Many(pieces) => pieces,
        }
    }
}

impl Shape for Footprint {
    fn pieces(&self) -> Pieces<'_> {
        Pieces::One([self.piece()])
    }
    fn middle(&self) -> Point {
        self.center()
    }
}

impl Shape for Point {
    fn pieces(&self) -> Pieces<'_> {
        Pieces::One([ConvexPolygon::point(*self)])
    }
    fn middle(&self) -> Point {
        *self
    }
}
