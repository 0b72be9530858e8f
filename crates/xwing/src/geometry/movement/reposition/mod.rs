//! Barrel rolls, boosts, decloaking and SLAM: where they may end and why they fail (XW-GEO-21 to XW-GEO-24).

use contract::RuleId;

use super::flight::{self, Flight};
use super::maneuver::{EndSlot, Maneuver, execute};
use super::placed_template::PlacedTemplate;
use super::template::{Side, TEMPLATE_WIDTH, Template};
use super::track::front_edge_pose;
use crate::geometry::primitives::heading::Heading;
use crate::geometry::primitives::pose::{Displacement, ExactPose, Pose};
use crate::geometry::shapes::base::Base;
use crate::geometry::shapes::footprint::Footprint;
use crate::geometry::shapes::play_area::PlayArea;
use crate::geometry::shapes::shape::Shape;
use crate::rules::geometry as rules;

/// A declared reposition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Reposition {
    /// Sideways with the 1 straight.
    BarrelRoll(Side, EndSlot),
    /// Sideways with the 1 bank: first the side the ship rolls to, then the direction of the template's curve, seen
    /// from the ship (curving left in a roll to the right leads ahead). Only for ships with an ability that allows
    /// it.
    BankRoll(Side, Side, EndSlot),
    /// Forward with the 1 bank or the 1 straight.
    Boost(Boost),
    /// Sideways while decloaking: the 2 straight for small ships, the 1 straight for others.
    DecloakRoll(Side, EndSlot),
    /// Straight ahead while decloaking, with the same template.
    DecloakAhead,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Boost {
    /// The 1 bank to a side.
    Bank(Side),
    /// The 1 straight.
    Straight,
}

/// Where a reposition ends, with its template.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RepositionEnd {
    pub reposition: Reposition,
    /// On the grid.
    pub pose: Pose,
    pub placed_template: PlacedTemplate,
}

/// Why a reposition fails: the first reason that applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RepositionError {
    /// The base would overlap the ship at this index.
    Ship(usize),
    /// The base or the template would overlap the obstacle at this index.
    Obstacle(usize),
    /// Part of the base would be outside the play area.
    Table,
}

impl Boost {
    /// Left, straight, right.
    pub const ALL: [Self; 3] = [Self::Bank(Side::Left), Self::Straight, Self::Bank(Side::Right)];
}

impl Reposition {
    /// All six: left then right, forward to back.
    #[must_use]
    pub fn barrel_rolls() -> [Self; 6] {
        both_sides(Self::BarrelRoll)
    }

    /// All three: left, straight, right.
    #[must_use]
    pub fn boosts() -> [Self; 3] {
        Boost::ALL.map(Self::Boost)
    }

    /// All seven: six rolls and straight ahead.
    #[must_use]
    pub fn decloaks() -> [Self; 7] {
        let [a, b, c, d, e, f] = both_sides(Self::DecloakRoll);
        [a, b, c, d, e, f, Self::DecloakAhead]
    }

    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Self::BarrelRoll(..) | Self::BankRoll(..) => rules::BARREL_ROLL,
            Self::Boost(_) => rules::BOOST,
            Self::DecloakRoll(..) | Self::DecloakAhead => rules::DECLOAK,
        }
    }

    /// Where it ends, ignoring everything in the way.
    #[must_use]
    pub fn end(self, pose: Pose, base: Base) -> RepositionEnd {
        let (step, placed_template) = match self {
            Self::BarrelRoll(side, slot) => roll(pose, base, side, slot, Template::STRAIGHT_1),
            Self::DecloakRoll(side, slot) => roll(pose, base, side, slot, decloak_template(base)),
            Self::BankRoll(side, bend, slot) => bank_roll(pose, base, side, bend, slot),
            Self::Boost(Boost::Bank(side)) => along(pose, base, Template::bank_1(side)),
            Self::Boost(Boost::Straight) => along(pose, base, Template::STRAIGHT_1),
            Self::DecloakAhead => along(pose, base, decloak_template(base)),
        };
        RepositionEnd { reposition: self, pose: pose.displaced(&step), placed_template }
    }
}

impl RepositionError {
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Self::Ship(_) => rules::BASES_ALONE,
            Self::Obstacle(_) => rules::MOVED_THROUGH,
            Self::Table => rules::TABLE_EDGE,
        }
    }
}

impl RepositionEnd {
    /// Whether the ship may end here. Obstacles must not be under the template either; ships may be.
    ///
    /// # Errors
    /// The first reason why the reposition fails.
    pub fn check<F: Shape>(
        &self,
        base: Base,
        ships: &[Footprint],
        obstacles: &[F],
        area: PlayArea,
    ) -> Result<(), RepositionError> {
        let here = Footprint::new(self.pose, base);
        if let Some(index) = ships.iter().position(|ship| here.overlaps(ship)) {
            return Err(RepositionError::Ship(index));
        }
        let piece = here.piece();
        let meets = |obstacle: &F| {
            obstacle.pieces().iter().any(|part| piece.overlaps(part) || self.placed_template.overlaps(part))
        };
        if let Some(index) = obstacles.iter().position(meets) {
            return Err(RepositionError::Obstacle(index));
        }
        if area.is_off_table(&here) { Err(RepositionError::Table) } else { Ok(()) }
    }
}

/// SLAM ([`SLAM`](rules::SLAM)): a second maneuver, executed like any other (ships may cause partial execution), that
/// fails if it would leave the play area.
///
/// # Errors
/// [`RepositionError::Table`] when any part of the base would end outside the play area.
pub fn slam(
    start: Pose,
    base: Base,
    maneuver: Maneuver,
    slot: EndSlot,
    ships: &[Footprint],
    area: PlayArea,
) -> Result<Flight, RepositionError> {
    let flight = flight::fly(start, base, maneuver, slot, ships);
    if flight.leaves(base, area) { Err(RepositionError::Table) } else { Ok(flight) }
}

/// Every slot of a maneuver that overlaps no ship: the legal choices for a Tallon roll.
pub fn free_slots<'a>(
    start: Pose,
    base: Base,
    maneuver: Maneuver,
    ships: &'a [Footprint],
) -> impl Iterator<Item = EndSlot> + 'a {
    let free = move |slot: &EndSlot| {
        let end = Footprint::new(execute(start, base, maneuver, *slot), base);
        ships.iter().all(|ship| !end.overlaps(ship))
    };
    maneuver.slots().iter().copied().filter(free)
}

fn both_sides(way: fn(Side, EndSlot) -> Reposition) -> [Reposition; 6] {
    let [forward, middle, back] = EndSlot::ALL;
    let (left, right) = (Side::Left, Side::Right);
    [
        way(left, forward),
        way(left, middle),
        way(left, back),
        way(right, forward),
        way(right, middle),
        way(right, back),
    ]
}

/// Small ships decloak with the 2 straight, larger ones with the 1 straight.
fn decloak_template(base: Base) -> Template {
    match base {
        Base::Small => Template::STRAIGHT_2,
        Base::Medium | Base::Large => Template::STRAIGHT_1,
    }
}

/// A straight template against the middle of a side: its short edge for small bases, its long edge for larger ones.
/// The base is then placed against it, centered or flush with one of its corners.
fn roll(
    pose: Pose,
    base: Base,
    side: Side,
    slot: EndSlot,
    template: Template,
) -> (Displacement, PlacedTemplate) {
    let (across, along) = match base {
        Base::Small => (template.length(), TEMPLATE_WIDTH),
        Base::Medium | Base::Large => (TEMPLATE_WIDTH, template.length()),
    };
    let aside = side.mirror_if_left(Displacement { right: base.side() + across, ..Displacement::ZERO });
    let placed_template = PlacedTemplate::rectangle(side_edge_pose(pose, base, side), along, across);
    (aside.then(slot.slide(along / 2.0)), placed_template)
}

/// The 1 bank placed against the middle of a side, and the base against its far end.
fn bank_roll(
    pose: Pose,
    base: Base,
    side: Side,
    bend: Side,
    slot: EndSlot,
) -> (Displacement, PlacedTemplate) {
    let (out, home) = match side {
        Side::Right => (Heading::QUARTER, Heading::QUARTER.mirrored()),
        Side::Left => (Heading::QUARTER.mirrored(), Heading::QUARTER),
    };
    let template = Template::bank_1(bend);
    let half = Displacement::ahead(base.half());
    let step =
        Displacement::turn(out).then(half).then(template.end()).then(half).then(Displacement::turn(home));
    let placed_template = PlacedTemplate::new(side_edge_pose(pose, base, side), template);
    (step.then(slot.slide(TEMPLATE_WIDTH / 2.0)), placed_template)
}

/// A template from the front edge, as in a maneuver.
fn along(pose: Pose, base: Base, template: Template) -> (Displacement, PlacedTemplate) {
    let half = Displacement::ahead(base.half());
    (half.then(template.end()).then(half), PlacedTemplate::new(front_edge_pose(pose, base), template))
}

/// The middle of a side edge, facing outward.
fn side_edge_pose(pose: Pose, base: Base, side: Side) -> ExactPose {
    let out = match side {
        Side::Right => Heading::QUARTER,
        Side::Left => Heading::QUARTER.mirrored(),
    };
    front_edge_pose(pose.turned(out), base)
}

#[cfg(test)]
mod tests;
