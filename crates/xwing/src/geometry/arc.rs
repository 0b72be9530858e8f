//! Arcs: bullseye, the four standard arcs, the full and half arcs, turrets (XW-GEO-16 to XW-GEO-19).
//!
//! Arcs have no end; how far a weapon reaches is another question. They begin outside the base, so what lies under the
//! ship's own base is in no arc. Being in an arc takes any part of the target, and touching the line is enough.

use core::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::base::Base;
use super::convex::{Convex, HalfPlane};
use super::figure::Figure;
use super::footprint::Footprint;
use super::point::Point;
use super::range::{self, Measure};
use super::tolerance::TOLERANCE;

/// Half the width of the bullseye arc: the range ruler is 15 mm wide.
const HALF_BULLSEYE: f64 = 7.5;

/// A part of the table as a ship sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Arc {
    /// A strip as wide as the range ruler, straight ahead.
    Bullseye,
    /// The front arc printed on the base.
    Front,
    /// What is left of the front and rear arcs, to the left.
    Left,
    /// The same to the right.
    Right,
    /// The front arc turned about.
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

/// A set of arcs.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Arcs(u16);

/// Where a turret's indicator points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Turret {
    /// A single turret: one of the four standard arcs.
    Single(Quarter),
    /// A double turret: two opposite arcs.
    Double(Opposites),
}

/// One of the four standard arcs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Quarter {
    /// Ahead.
    Front,
    /// To the right.
    Right,
    /// Behind.
    Rear,
    /// To the left.
    Left,
}

/// Two opposite standard arcs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Opposites {
    /// Front and rear.
    FrontRear,
    /// Left and right.
    LeftRight,
}

impl Arc {
    /// Every arc.
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

    const fn bit(self) -> u16 {
        1 << (self as u16)
    }

    /// Whether any part of a thing is in this arc of a ship, at any distance.
    #[must_use]
    pub fn holds(self, ship: &Footprint, target: &impl Figure) -> bool {
        target.pieces().iter().any(|piece| {
            let seen = piece.carried(|corner| ship.local(corner));
            self.regions(ship.base()).any(|region| region.cut(&seen).is_some())
        })
    }

    /// Whether any part of another base is in this arc. Bases that stand on a table do not overlap, so nothing needs to
    /// be taken off for the ship's own base.
    #[must_use]
    pub fn holds_base(self, ship: &Footprint, target: &Footprint) -> bool {
        self.wedge(ship.base()).holds_square(&target.seen_from(ship))
    }

    /// Whether all of a thing is in this arc, as reinforced ships ask about their attacker.
    #[must_use]
    pub fn holds_whole(self, ship: &Footprint, target: &impl Figure) -> bool {
        let Region(sides) = self.wedge(ship.base());
        let inside = |corner: &Point| sides.iter().all(|side| side.beyond(ship.local(*corner)) <= 0.0);
        target.pieces().iter().all(|piece| piece.corners().iter().all(inside))
    }

    /// The attack range: from the ship's base to the nearest part of the target **inside this arc**. `None` when no
    /// part of it is.
    #[must_use]
    pub fn measure(self, ship: &Footprint, target: &impl Figure) -> Option<Measure> {
        let own = Footprint::square(ship.base());
        let mut best = Measure::NONE;
        for piece in target.pieces().iter() {
            let seen = piece.carried(|corner| ship.local(corner));
            for region in self.regions(ship.base()) {
                if let Some(inside) = region.cut(&seen) {
                    best = best.or_shorter(range::shortest(&own, &inside));
                }
            }
        }
        best.distance.is_finite().then(|| best.carried(|point| ship.table(point)))
    }

    /// The attack range to another base in millimetres, without the lines: the fast form of [`Arc::measure`].
    #[must_use]
    pub fn distance_to_base(self, ship: &Footprint, target: &Footprint) -> Option<f64> {
        let wedge = self.wedge(ship.base());
        let corners = target.seen_from(ship);
        match wedge.share_of(&corners) {
            Share::None => None,
            Share::All => Some(ship.gap(target).max(0.0)),
            Share::Unclear => {
                let inside = wedge.cut(&Convex::unchecked(&corners))?;
                Some(distance_from_square(&inside, ship.base().half()))
            }
        }
    }

    /// The sides of the arc in ship words, without regard to the ship's own base.
    fn sides(self, base: Base) -> [HalfPlane; 3] {
        let slant = base.arc_unit();
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

    /// The edges of the base that the arc begins at.
    const fn edges(self) -> &'static [Quarter] {
        use Quarter::{Front, Left, Rear, Right};
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
    fn wedge(self, base: Base) -> Region {
        let [a, b, c] = self.sides(base).map(|side| side.widened(TOLERANCE));
        Region([a, b, c, ANYWHERE])
    }

    /// The arc outside the ship's own base: one convex region beyond each edge that it begins at.
    fn regions(self, base: Base) -> impl Iterator<Item = Region> {
        let Region([a, b, c, _]) = self.wedge(base);
        let beyond = move |edge: &Quarter| edge.beyond(base.half()).widened(TOLERANCE);
        self.edges().iter().map(move |edge| Region([a, b, c, beyond(edge)]))
    }
}

/// The distance from a square about the origin to a convex piece, zero when they meet.
fn distance_from_square(piece: &Convex, half: f64) -> f64 {
    let mut best = f64::INFINITY;
    for corner in piece.corners() {
        let (x, y) = ((corner.x.abs() - half).max(0.0), (corner.y.abs() - half).max(0.0));
        best = best.min(x * x + y * y);
    }
    let own = [(half, half), (-half, half), (-half, -half), (half, -half)].map(|(x, y)| Point::new(x, y));
    for (from, to) in piece.edges() {
        let along = to - from;
        let length = along.norm_squared();
        // A degenerate edge is a corner, and corners were seen to above.
        let per_length = if length > 0.0 { 1.0 / length } else { 0.0 };
        for corner in own {
            let t = ((corner - from).dot(along) * per_length).clamp(0.0, 1.0);
            best = best.min((corner - from - along * t).norm_squared());
        }
    }
    best.sqrt()
}

/// The side of no line.
const ANYWHERE: HalfPlane = HalfPlane::new(0.0, 0.0, 1.0);

/// A convex part of the table, in ship words.
struct Region([HalfPlane; 4]);

impl Region {
    /// The part of a piece that lies inside.
    fn cut(&self, piece: &Convex) -> Option<Convex> {
        let mut left = *piece;
        for side in self.cutting() {
            left = left.clipped(side)?;
        }
        Some(left)
    }

    fn cutting(&self) -> impl Iterator<Item = &HalfPlane> {
        self.0.iter().filter(|side| **side != ANYWHERE)
    }

    /// Whether any part of a square lies inside.
    fn holds_square(&self, corners: &[Point; 4]) -> bool {
        match self.share_of(corners) {
            Share::None => false,
            Share::All => true,
            Share::Unclear => {
                let inside = |corner: &Point| self.0.iter().all(|side| side.beyond(*corner) <= 0.0);
                corners.iter().any(inside) || self.cut(&Convex::unchecked(corners)).is_some()
            }
        }
    }

    /// Most squares are wholly on one side of every line: no need to cut them.
    fn share_of(&self, corners: &[Point; 4]) -> Share {
        let mut share = Share::All;
        for side in &self.0 {
            let [a, b, c, d] = corners.map(|corner| side.beyond(corner));
            if a.min(b).min(c.min(d)) > 0.0 {
                return Share::None;
            }
            if a.max(b).max(c.max(d)) > 0.0 {
                share = Share::Unclear;
            }
        }
        share
    }
}

/// Whether a square lies between two lines, as far as its corners tell: given is how far each is beyond each line.
fn between_lines(one: [f64; 4], two: [f64; 4]) -> Option<bool> {
    let nearest = |[a, b, c, d]: [f64; 4]| a.min(b).min(c.min(d));
    if nearest(one) > TOLERANCE || nearest(two) > TOLERANCE {
        return Some(false);
    }
    let inside = one.into_iter().zip(two).any(|(one, two)| one.max(two) <= TOLERANCE);
    inside.then_some(true)
}

/// How much of a square lies in a region, as far as its corners tell.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Share {
    None,
    All,
    Unclear,
}

impl Quarter {
    /// All four, clockwise from the front.
    pub const ALL: [Self; 4] = [Self::Front, Self::Right, Self::Rear, Self::Left];

    /// The standard arc.
    #[must_use]
    pub const fn arc(self) -> Arc {
        match self {
            Self::Front => Arc::Front,
            Self::Right => Arc::Right,
            Self::Rear => Arc::Rear,
            Self::Left => Arc::Left,
        }
    }

    /// What lies beyond this edge of a base, in ship words.
    const fn beyond(self, half: f64) -> HalfPlane {
        match self {
            Self::Front => HalfPlane::new(0.0, -1.0, -half),
            Self::Right => HalfPlane::new(-1.0, 0.0, -half),
            Self::Rear => HalfPlane::new(0.0, 1.0, -half),
            Self::Left => HalfPlane::new(1.0, 0.0, -half),
        }
    }
}

impl Turret {
    /// The arcs it points at.
    #[must_use]
    pub fn arcs(self) -> Arcs {
        match self {
            Self::Single(quarter) => Arcs::from(quarter.arc()),
            Self::Double(Opposites::FrontRear) => Arcs::from_iter([Arc::Front, Arc::Rear]),
            Self::Double(Opposites::LeftRight) => Arcs::from_iter([Arc::Left, Arc::Right]),
        }
    }
}

impl Arcs {
    /// No arc.
    pub const NONE: Self = Self(0);

    /// Whether an arc is in the set.
    #[must_use]
    pub const fn contains(self, arc: Arc) -> bool {
        self.0 & arc.bit() != 0
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The arcs of either set.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The arcs in the set, in the order of [`Arc::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Arc> {
        Arc::ALL.into_iter().filter(move |&arc| self.contains(arc))
    }

    /// All arcs of a ship that hold any part of another base: [`Arc::holds_base`] for every arc at once.
    #[must_use]
    pub fn holding(ship: &Footprint, target: &Footprint) -> Self {
        let seen = target.seen_from(ship);
        let [a, b, c, d] = seen;
        let (left, right) = (a.x.min(b.x).min(c.x.min(d.x)), a.x.max(b.x).max(c.x.max(d.x)));
        let (low, high) = (a.y.min(b.y).min(c.y.min(d.y)), a.y.max(b.y).max(c.y.max(d.y)));
        let mut bits = 0;
        let mut hold = |arc: Arc, held: bool| bits |= if held { arc.bit() } else { 0 };
        // Half planes hold a square when they hold its outermost corner.
        hold(Arc::FullFront, -high <= TOLERANCE);
        hold(Arc::FullRear, low <= TOLERANCE);
        hold(Arc::FullLeft, left <= TOLERANCE);
        hold(Arc::FullRight, -right <= TOLERANCE);
        let strip = -high <= TOLERANCE && left.max(-right) <= HALF_BULLSEYE + TOLERANCE;
        hold(Arc::Bullseye, strip && Arc::Bullseye.wedge(ship.base()).holds_square(&seen));
        // How far each corner is to the right of the front right line (or rear left: it is one line), and of the other.
        let slant = ship.base().arc_unit();
        let down = seen.map(|corner| corner.x * slant.cos - corner.y * slant.sin);
        let up = seen.map(|corner| corner.x * slant.cos + corner.y * slant.sin);
        let (not_down, not_up) = (down.map(|far| -far), up.map(|far| -far));
        let mut between = |arc: Arc, one: [f64; 4], two: [f64; 4]| {
            let held = between_lines(one, two)
                .unwrap_or_else(|| arc.wedge(ship.base()).cut(&Convex::unchecked(&seen)).is_some());
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

    /// Whether any part of a thing is in any of these arcs.
    #[must_use]
    pub fn holds(self, ship: &Footprint, target: &impl Figure) -> bool {
        self.iter().any(|arc| arc.holds(ship, target))
    }

    /// The attack range with a weapon that fires into all of these arcs: the shortest of them.
    #[must_use]
    pub fn measure(self, ship: &Footprint, target: &impl Figure) -> Option<Measure> {
        self.iter().filter_map(|arc| arc.measure(ship, target)).reduce(Measure::or_shorter)
    }
}

impl From<Arc> for Arcs {
    fn from(arc: Arc) -> Self {
        Self(arc.bit())
    }
}

impl FromIterator<Arc> for Arcs {
    fn from_iter<I: IntoIterator<Item = Arc>>(arcs: I) -> Self {
        Self(arcs.into_iter().fold(0, |bits, arc| bits | arc.bit()))
    }
}

impl fmt::Debug for Arcs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests;
