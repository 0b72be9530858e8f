//! Anything that can be measured to: bases, obstacles, devices, points of the table.

use core::ops::Deref;

use super::convex::Convex;
use super::footprint::Footprint;
use super::point::Point;

/// A thing on the table as convex pieces.
pub trait Figure {
    /// The pieces; never none.
    fn pieces(&self) -> Pieces<'_>;

    /// The middle of the thing, for the rules that speak of it.
    fn middle(&self) -> Point;
}

/// Borrowed or single convex pieces.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "lives on the stack for the length of one question")]
pub enum Pieces<'a> {
    /// One piece made on the spot.
    One([Convex; 1]),
    /// Several kept by the thing itself.
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
