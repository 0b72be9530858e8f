//! Arcs: bullseye, the four standard arcs, the full and half arcs, turrets (XW-GEO-16 to XW-GEO-19).
//!
//! Arcs extend without limit; weapon range is checked elsewhere. They begin outside the base, so anything under the
//! ship's own base is in no arc. A target is in an arc if any part of it is; touching the line is enough.

use serde::{Deserialize, Serialize};

use contract::RuleId;

use super::range::{self, Measurement};
use super::region::{ANYWHERE, Region, SquareOverlap, distance_from_square};
use super::turret::StandardArc;
use crate::geometry::primitives::point::Point;
use crate::geometry::primitives::tolerance::TOLERANCE;
use crate::geometry::shapes::base::Base;
use crate::geometry::shapes::convex_polygon::{ConvexPolygon, HalfPlane};
use crate::geometry::shapes::footprint::Footprint;
use crate::geometry::shapes::shape::Shape;
use crate::rules::geometry as rules;

/// Half the width of the bullseye arc: the range ruler is 15 mm wide.
pub(super) const HALF_BULLSEYE: f64 = 7.5;

/// An area of the table relative to a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Arc {
    /// A strip as wide as the range ruler, straight ahead.
    Bullseye,
    /// The front arc printed on the base.
    Front,
    /// The area between the front and rear arcs, on the left.
    Left,
    /// The area between the front and rear arcs, on the right.
    Right,
    /// The front arc turned by 180 degrees.
    Rear,
    /// Everything ahead of the line across the middle of the base.
    FullFront,
    /// Everything behind that line.
    FullRear,
    /// The left half of the table: left of the line from rear to front.
    FullLeft,
    /// The right half.
    FullRight,
}

impl Arc {
    pub const ALL: [Self; 9] = [
        Self::Bullseye,
        Self::Front,
        Self::Left,
        Self::Right,
        Self::Rear,
        Self::FullFront,
        Self::FullRear,
        Self::FullLeft,
        Self::FullRight,
    ];

    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Self::Bullseye => rules::BULLSEYE,
            Self::Front | Self::Left | Self::Right | Self::Rear => rules::STANDARD_ARCS,
            Self::FullFront | Self::FullRear | Self::FullLeft | Self::FullRight => rules::FULL_ARCS,
        }
    }

    pub(super) const fn bit(self) -> u16 {
        1 << (self as u16)
    }

    /// Whether any part of the target is in this arc of the ship, at any distance.
    #[must_use]
    pub fn covers(self, ship: &Footprint, target: &impl Shape) -> bool {
        target.pieces().iter().any(|piece| {
            let seen = piece.transformed(|corner| ship.to_local(corner));
            self.regions(ship.base()).any(|region| region.clip(&seen).is_some())
        })
    }

    /// Whether any part of another base is in this arc. Bases on the table never overlap, so the area under the
    /// ship's own base need not be excluded.
    #[must_use]
    pub fn covers_base(self, ship: &Footprint, target: &Footprint) -> bool {
        self.wedge(ship.base()).covers_square(&target.corners_relative_to(ship))
    }

    /// Whether the whole target is in this arc; the reinforce rule asks this about the attacker.
    #[must_use]
    pub fn covers_whole(self, ship: &Footprint, target: &impl Shape) -> bool {
        let Region(sides) = self.wedge(ship.base());
        let inside =
            |corner: &Point| sides.iter().all(|side| side.distance_outside(ship.to_local(*corner)) <= 0.0);
        target.pieces().iter().all(|piece| piece.corners().iter().all(inside))
    }

    /// The attack range ([`ATTACK_RANGE`](rules::ATTACK_RANGE)): from the ship's base to the nearest part of the
    /// target
    /// **inside this arc**. `None` when no part of the target is in the arc.
    #[must_use]
    pub fn measure(self, ship: &Footprint, target: &impl Shape) -> Option<Measurement> {
        let own = Footprint::square(ship.base());
        let mut best = Measurement::NONE;
        for piece in target.pieces().iter() {
            let seen = piece.transformed(|corner| ship.to_local(corner));
            for region in self.regions(ship.base()) {
                if let Some(inside) = region.clip(&seen) {
                    best = best.or_shorter(range::shortest(&own, &inside));
                }
            }
        }
        best.distance.is_finite().then(|| best.transformed(|point| ship.to_table(point)))
    }

    /// The attack range to another base in millimeters, without the measuring lines: a faster [`Arc::measure`].
    #[must_use]
    pub fn distance_to_base(self, ship: &Footprint, target: &Footprint) -> Option<f64> {
        let wedge = self.wedge(ship.base());
        let corners = target.corners_relative_to(ship);
        match wedge.overlap_of(&corners) {
            SquareOverlap::None => None,
            SquareOverlap::All => Some(ship.gap(target).max(0.0)),
            SquareOverlap::Unclear => {
                let inside = wedge.clip(&ConvexPolygon::unchecked(&corners))?;
                Some(distance_from_square(&inside, ship.base().half()))
            }
        }
    }

    /// The sides of the arc in ship coordinates, ignoring the ship's own base.
    fn sides(self, base: Base) -> [HalfPlane; 3] {
        let slant = base.half_arc_sin_cos();
        // The printed lines: a point is left of the front right line when x cos <= y sin, and so on. Each standard arc
        // lies between two of the four.
        let left_of_front_right = HalfPlane::new(slant.cos, -slant.sin, 0.0);
        let right_of_front_left = HalfPlane::new(-slant.cos, -slant.sin, 0.0);
        let left_of_rear_right = HalfPlane::new(slant.cos, slant.sin, 0.0);
        let right_of_rear_left = HalfPlane::new(-slant.cos, slant.sin, 0.0);
        match self {
            Self::Bullseye => [
                HalfPlane::new(1.0, 0.0, HALF_BULLSEYE),
                HalfPlane::new(-1.0, 0.0, HALF_BULLSEYE),
                HalfPlane::new(0.0, -1.0, 0.0),
            ],
            Self::Front => [left_of_front_right, right_of_front_left, ANYWHERE],
            Self::Rear => [left_of_rear_right, right_of_rear_left, ANYWHERE],
            Self::Left => [left_of_front_right, left_of_rear_right, ANYWHERE],
            Self::Right => [right_of_front_left, right_of_rear_left, ANYWHERE],
            Self::FullFront => [HalfPlane::new(0.0, -1.0, 0.0), ANYWHERE, ANYWHERE],
            Self::FullRear => [HalfPlane::new(0.0, 1.0, 0.0), ANYWHERE, ANYWHERE],
            Self::FullLeft => [HalfPlane::new(1.0, 0.0, 0.0), ANYWHERE, ANYWHERE],
            Self::FullRight => [HalfPlane::new(-1.0, 0.0, 0.0), ANYWHERE, ANYWHERE],
        }
    }

    /// The edges of the base at which the arc begins.
    const fn edges(self) -> &'static [StandardArc] {
        use StandardArc::{Front, Left, Rear, Right};
        match self {
            Self::Bullseye | Self::Front => &[Front],
            Self::Rear => &[Rear],
            Self::Left | Self::FullLeft => &[Left, Front, Rear],
            Self::Right | Self::FullRight => &[Right, Front, Rear],
            Self::FullFront => &[Front, Left, Right],
            Self::FullRear => &[Rear, Left, Right],
        }
    }

    /// The arc as one region, for targets that are not under the ship's own base.
    pub(super) fn wedge(self, base: Base) -> Region {
        let [a, b, c] = self.sides(base).map(|side| side.expanded(TOLERANCE));
        Region([a, b, c, ANYWHERE])
    }

    /// The arc outside the ship's own base: one convex region beyond each edge that it begins at.
    fn regions(self, base: Base) -> impl Iterator<Item = Region> {
        let Region([a, b, c, _]) = self.wedge(base);
        let beyond = move |edge: &StandardArc| edge.outside_edge(base.half()).expanded(TOLERANCE);
        self.edges().iter().map(move |edge| Region([a, b, c, beyond(edge)]))
    }
}

#[cfg(test)]
mod tests;
