//! Sets of arcs: all arcs that a base is in, and weapons that fire into several arcs (XW-GEO-16 to XW-GEO-19).

use core::fmt;

use super::arc::{Arc, HALF_BULLSEYE};
use super::range::Measurement;
use super::region::between_lines;
use crate::geometry::primitives::tolerance::TOLERANCE;
use crate::geometry::shapes::convex_polygon::ConvexPolygon;
use crate::geometry::shapes::footprint::Footprint;
use crate::geometry::shapes::shape::Shape;

#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ArcSet(u16);

impl ArcSet {
    pub const NONE: Self = Self(0);

    #[must_use]
    pub const fn contains(self, arc: Arc) -> bool {
        self.0 & arc.bit() != 0
    }

    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The union of both sets.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The arcs in the set, in the order of [`Arc::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Arc> {
        Arc::ALL.into_iter().filter(move |&arc| self.contains(arc))
    }

    /// All arcs of a ship that contain any part of another base: [`Arc::covers_base`] for every arc at once.
    #[must_use]
    pub fn covering(ship: &Footprint, target: &Footprint) -> Self {
        let seen = target.corners_relative_to(ship);
        let [a, b, c, d] = seen;
        let (left, right) = (a.x.min(b.x).min(c.x.min(d.x)), a.x.max(b.x).max(c.x.max(d.x)));
        let (low, high) = (a.y.min(b.y).min(c.y.min(d.y)), a.y.max(b.y).max(c.y.max(d.y)));
        let mut bits = 0;
        let mut hold = |arc: Arc, held: bool| bits |= if held { arc.bit() } else { 0 };
        // A half plane contains part of a square if it contains the square's outermost corner.
        hold(Arc::FullFront, -high <= TOLERANCE);
        hold(Arc::FullRear, low <= TOLERANCE);
        hold(Arc::FullLeft, left <= TOLERANCE);
        hold(Arc::FullRight, -right <= TOLERANCE);
        let strip = -high <= TOLERANCE && left.max(-right) <= HALF_BULLSEYE + TOLERANCE;
        hold(Arc::Bullseye, strip && Arc::Bullseye.wedge(ship.base()).covers_square(&seen));
        // How far each corner is to the right of the front right line (which continues as the rear left line), and of
        // the other line.
        let slant = ship.base().half_arc_sin_cos();
        let down = seen.map(|corner| corner.x * slant.cos - corner.y * slant.sin);
        let up = seen.map(|corner| corner.x * slant.cos + corner.y * slant.sin);
        let (not_down, not_up) = (down.map(|far| -far), up.map(|far| -far));
        let mut between = |arc: Arc, one: [f64; 4], two: [f64; 4]| {
            let held = between_lines(one, two)
                .unwrap_or_else(|| arc.wedge(ship.base()).clip(&ConvexPolygon::unchecked(&seen)).is_some());
            hold(arc, held);
        };
        between(Arc::Front, down, not_up);
        between(Arc::Rear, up, not_down);
        between(Arc::Left, down, up);
        between(Arc::Right, not_up, not_down);
        Self(bits)
    }

    /// One bit for each arc, in the order of [`Arc::ALL`].
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Whether any part of the target is in any of these arcs.
    #[must_use]
    pub fn covers(self, ship: &Footprint, target: &impl Shape) -> bool {
        self.iter().any(|arc| arc.covers(ship, target))
    }

    /// The attack range with a weapon that fires into all of these arcs: the shortest of them.
    #[must_use]
    pub fn measure(self, ship: &Footprint, target: &impl Shape) -> Option<Measurement> {
        self.iter().filter_map(|arc| arc.measure(ship, target)).reduce(Measurement::or_shorter)
    }
}

impl From<Arc> for ArcSet {
    fn from(arc: Arc) -> Self {
        Self(arc.bit())
    }
}

impl FromIterator<Arc> for ArcSet {
    fn from_iter<I: IntoIterator<Item = Arc>>(arcs: I) -> Self {
        Self(arcs.into_iter().fold(0, |bits, arc| bits | arc.bit()))
    }
}

impl fmt::Debug for ArcSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
