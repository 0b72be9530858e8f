//! Barrel rolls, boosts, decloaking and SLAM: where they may end and why they fail (XW-GEO-21 to XW-GEO-24).

use table::RuleId;

use super::area::TableArea;
use super::base::Base;
use super::figure::Figure;
use super::flight::{self, Flight};
use super::footprint::Footprint;
use super::heading::Heading;
use super::maneuver::{Maneuver, Slot, execute};
use super::pose::{Mark, Pose, Step};
use super::swath::Swath;
use super::template::{Side, Template, WIDTH};
use super::track::front_mark;
use crate::rules::geometry as rules;

/// A declared reposition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Reposition {
    /// Sideways with the 1 straight.
    BarrelRoll(Side, Slot),
    /// Sideways with the 1 bank: first the side the ship rolls to, then the direction of the template's curve, seen
    /// from the ship (curving left in a roll to the right leads ahead). Only for ships with an ability that allows
    /// it.
    BankRoll(Side, Side, Slot),
    /// Forward with the 1 bank or the 1 straight.
    Boost(Boost),
    /// Sideways while decloaking: the 2 straight for small ships, the 1 straight for others.
    DecloakRoll(Side, Slot),
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
pub struct Spot {
    pub way: Reposition,
    /// On the grid.
    pub pose: Pose,
    pub swath: Swath,
}

/// Why a reposition fails: the first reason that applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Failure {
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
    pub fn spot(self, pose: Pose, base: Base) -> Spot {
        let (step, swath) = match self {
            Self::BarrelRoll(side, slot) => roll(pose, base, side, slot, Template::STRAIGHT_1),
            Self::DecloakRoll(side, slot) => roll(pose, base, side, slot, decloak_template(base)),
            Self::BankRoll(side, bend, slot) => bank_roll(pose, base, side, bend, slot),
            Self::Boost(Boost::Bank(side)) => along(pose, base, Template::bank_1(side)),
            Self::Boost(Boost::Straight) => along(pose, base, Template::STRAIGHT_1),
            Self::DecloakAhead => along(pose, base, decloak_template(base)),
        };
        Spot { way: self, pose: pose.stepped(&step), swath }
    }
}

impl Failure {
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Self::Ship(_) => rules::BASES_ALONE,
            Self::Obstacle(_) => rules::MOVED_THROUGH,
            Self::Table => rules::TABLE_EDGE,
        }
    }
}

impl Spot {
    /// Whether the ship may end here. Obstacles must not be under the template either; ships may be.
    ///
    /// # Errors
    /// The first reason why the reposition fails.
    pub fn check<F: Figure>(
        &self,
        base: Base,
        ships: &[Footprint],
        obstacles: &[F],
        area: TableArea,
    ) -> Result<(), Failure> {
        let here = Footprint::new(self.pose, base);
        if let Some(index) = ships.iter().position(|ship| here.overlaps(ship)) {
            return Err(Failure::Ship(index));
        }
        let piece = here.piece();
        let meets = |obstacle: &F| {
            obstacle.pieces().iter().any(|part| piece.overlaps(part) || self.swath.overlaps(part))
        };
        if let Some(index) = obstacles.iter().position(meets) {
            return Err(Failure::Obstacle(index));
        }
        if area.is_left_by(&here) { Err(Failure::Table) } else { Ok(()) }
    }
}

/// SLAM ([`SLAM`](rules::SLAM)): a second maneuver, executed like any other (ships may cause partial execution), that
/// fails if it would leave the play area.
///
/// # Errors
/// [`Failure::Table`] when any part of the base would end outside the play area.
pub fn slam(
    start: Pose,
    base: Base,
    maneuver: Maneuver,
    slot: Slot,
    ships: &[Footprint],
    area: TableArea,
) -> Result<Flight, Failure> {
    let flight = flight::fly(start, base, maneuver, slot, ships);
    if flight.leaves(base, area) { Err(Failure::Table) } else { Ok(flight) }
}

/// Every slot of a maneuver that overlaps no ship: the legal choices for a Tallon roll.
pub fn free_slots<'a>(
    start: Pose,
    base: Base,
    maneuver: Maneuver,
    ships: &'a [Footprint],
) -> impl Iterator<Item = Slot> + 'a {
    let free = move |slot: &Slot| {
        let end = Footprint::new(execute(start, base, maneuver, *slot), base);
        ships.iter().all(|ship| !end.overlaps(ship))
    };
    maneuver.slots().iter().copied().filter(free)
}

fn both_sides(way: fn(Side, Slot) -> Reposition) -> [Reposition; 6] {
    let [forward, middle, back] = Slot::ALL;
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
fn roll(pose: Pose, base: Base, side: Side, slot: Slot, template: Template) -> (Step, Swath) {
    let (across, along) = match base {
        Base::Small => (template.length(), WIDTH),
        Base::Medium | Base::Large => (WIDTH, template.length()),
    };
    let aside = side.of_right(Step { right: base.side() + across, ..Step::STAY });
    let swath = Swath::rectangle(side_mark(pose, base, side), along, across);
    (aside.then(slot.slide(along / 2.0)), swath)
}

/// The 1 bank placed against the middle of a side, and the base against its far end.
fn bank_roll(pose: Pose, base: Base, side: Side, bend: Side, slot: Slot) -> (Step, Swath) {
    let (out, home) = match side {
        Side::Right => (Heading::QUARTER, Heading::QUARTER.mirrored()),
        Side::Left => (Heading::QUARTER.mirrored(), Heading::QUARTER),
    };
    let template = Template::bank_1(bend);
    let half = Step::ahead(base.half());
    let step = Step::turn(out).then(half).then(template.end()).then(half).then(Step::turn(home));
    let swath = Swath::new(side_mark(pose, base, side), template);
    (step.then(slot.slide(WIDTH / 2.0)), swath)
}

/// A template from the front edge, as in a maneuver.
fn along(pose: Pose, base: Base, template: Template) -> (Step, Swath) {
    let half = Step::ahead(base.half());
    (half.then(template.end()).then(half), Swath::new(front_mark(pose, base), template))
}

/// The middle of a side edge, facing outward.
fn side_mark(pose: Pose, base: Base, side: Side) -> Mark {
    let out = match side {
        Side::Right => Heading::QUARTER,
        Side::Left => Heading::QUARTER.mirrored(),
    };
    front_mark(pose.turned(out), base)
}

#[cfg(test)]
mod tests;
