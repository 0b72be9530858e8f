//! Anything that distances can be measured to: bases, obstacles, devices, points on the table.

use core::ops::Deref;

use super::convex::Convex;
use super::footprint::Footprint;
use super::point::Point;

/// An object on the table as a set of convex pieces.
pub trait Figure {
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
    One([Convex; 1]),
    /// Pieces stored in the object.
    Many(&'a [Convex]),
}

impl Deref for Pieces<'_> {
    type Target = [Convex];
    fn deref(&self) -> &[Convex] {
        match self {
            Self::One(piece) => piece,
            Self::Many(pieces) => pieces,
        }
    }
}

impl Figure for Footprint {
    fn pieces(&self) -> Pieces<'_> {
        Pieces::One([self.piece()])
    }
    fn middle(&self) -> Point {
        self.centre()
    }
}

impl Figure for Point {
    fn pieces(&self) -> Pieces<'_> {
        Pieces::One([Convex::dot(*self)])
    }
    fn middle(&self) -> Point {
        *self
    }
}
