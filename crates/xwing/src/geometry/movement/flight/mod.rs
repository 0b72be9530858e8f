//! Executing a maneuver among other ships, obstacles and the table edge (XW-GEO-12, XW-GEO-13, XW-GEO-14).
//!
//! This module determines where the ship ends, what stopped it and what it moved through. The consequences (damage,
//! stress, a lost action) are handled by the phases.

use super::maneuver::{EndSlot, Maneuver, execute};
use super::placed_template::PlacedTemplate;
use super::track::{Track, front_edge_pose};
use crate::geometry::primitives::heading::Heading;
use crate::geometry::primitives::index_set::IndexSet;
use crate::geometry::primitives::pose::Pose;
use crate::geometry::primitives::tolerance;
use crate::geometry::shapes::base::Base;
use crate::geometry::shapes::footprint::Footprint;
use crate::geometry::shapes::play_area::PlayArea;
use crate::geometry::shapes::shape::Shape;

/// The result of a maneuver.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    pub pose: Pose,
    /// Whether the maneuver was fully executed, or what stopped it.
    pub execution: Execution,
    /// The part of the template that was flown along; `None` for a stationary maneuver.
    pub placed_template: Option<PlacedTemplate>,
}

/// Whether a maneuver was fully or partially executed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Execution {
    /// Fully executed, in this slot.
    Full {
        /// The slot of a Tallon roll; the middle for all other maneuvers.
        slot: EndSlot,
    },
    /// Partially executed ([`PARTIAL`](crate::rules::geometry::PARTIAL)): backed up along the template, without the
    /// final rotation.
    Partial {
        /// The ships that the full maneuver would have overlapped.
        overlapped: IndexSet,
        /// The ships at range 0 of the final position.
        touching: IndexSet,
        /// How far along the template's center line the middle of the front edge has moved, in millimeters.
        passed: f64,
    },
}

/// An obstacle or device that a ship moved through or overlapped. Rule
/// [`MOVED_THROUGH`](crate::rules::geometry::MOVED_THROUGH).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Contact {
    /// Index in the list that was passed in.
    pub index: usize,
    /// The template overlapped it.
    pub moved_through: bool,
    /// The base overlaps it at its final position.
    pub overlapped: bool,
}

/// Executes a maneuver among other ships. The requested slot matters for Tallon rolls only: if a ship occupies it but
/// another slot is free, the first free one is used (forward, middle, back).
#[must_use]
pub fn fly(start: Pose, base: Base, maneuver: Maneuver, slot: EndSlot, ships: &[Footprint]) -> Flight {
    let free = |slot: &EndSlot| {
        let end = Footprint::new(execute(start, base, maneuver, *slot), base);
        ships.iter().all(|ship| !end.overlaps(ship))
    };
    let wanted = if maneuver.slots().contains(&slot) { slot } else { EndSlot::Middle };
    let slots = core::iter::once(&wanted).chain(maneuver.slots());
    match (maneuver.template(), slots.into_iter().find(|slot| free(slot))) {
        (None, _) => Flight {
            pose: start,
            execution: Execution::Full { slot: EndSlot::Middle },
            placed_template: None,
        },
        (Some(template), Some(&slot)) => {
            let placed_template =
                PlacedTemplate::new(front_edge_pose(travel_pose(start, maneuver), base), template);
            let pose = execute(start, base, maneuver, slot);
            Flight { pose, execution: Execution::Full { slot }, placed_template: Some(placed_template) }
        }
        (Some(_), None) => execute_partially(start, base, maneuver, ships, None),
    }
}

/// Moves a ship back along its template to the first pose that overlaps no ship and, if an area is given, is entirely
/// inside the play area. The final rotation of a Koiogran turn, Segnor's loop or Tallon roll is omitted.
#[must_use]
pub fn execute_partially(
    start: Pose,
    base: Base,
    maneuver: Maneuver,
    ships: &[Footprint],
    area: Option<PlayArea>,
) -> Flight {
    let Some(template) = maneuver.template() else {
        return Flight {
            pose: start,
            execution: Execution::Full { slot: EndSlot::Middle },
            placed_template: None,
        };
    };
    let lead = travel_pose(start, maneuver);
    let gap = |here: &Footprint| {
        let inside = area.map_or(f64::INFINITY, |area| -area.distance_outside(&here.corners()));
        ships.iter().map(|ship| here.gap(ship)).fold(inside, f64::min)
    };
    let stop = Track::new(base, template).back_up(lead, gap);
    let pose = if maneuver.bearing().is_reverse() { stop.pose.turned(Heading::HALF) } else { stop.pose };
    let (end, here) = (
        Footprint::new(execute(start, base, maneuver.without_flip(), EndSlot::Middle), base),
        Footprint::new(pose, base),
    );
    let which = |test: &dyn Fn(&Footprint) -> bool| {
        ships.iter().enumerate().filter(|(_, ship)| test(ship)).map(|(index, _)| index).collect()
    };
    let execution = Execution::Partial {
        overlapped: which(&|ship| end.overlaps(ship)),
        touching: which(&|ship| tolerance::touches(here.gap(ship))),
        passed: stop.passed,
    };
    let placed_template = PlacedTemplate::partial(front_edge_pose(lead, base), template, stop.passed);
    Flight { pose, execution, placed_template: Some(placed_template) }
}

impl Flight {
    /// The obstacles (or devices) that this maneuver moved through or overlapped, in the order in which the template
    /// reaches them; those that only the final base overlaps come last. A ship that did not move meets what its base
    /// overlaps.
    #[must_use]
    pub fn contacts<F: Shape>(
        &self,
        start: Pose,
        base: Base,
        maneuver: Maneuver,
        things: &[F],
    ) -> Vec<Contact> {
        let placed_template = self.placed_template.filter(|_| self.pose != start);
        let here = Footprint::new(self.pose, base).piece();
        let mut met = Vec::new();
        for (index, thing) in things.iter().enumerate() {
            let pieces = thing.pieces();
            let moved_through = placed_template
                .is_some_and(|placed_template| pieces.iter().any(|piece| placed_template.overlaps(piece)));
            let overlapped = pieces.iter().any(|piece| here.overlaps(piece));
            if moved_through || overlapped {
                let first =
                    if moved_through { first_contact(start, base, maneuver, thing) } else { f64::MAX };
                met.push((first, Contact { index, moved_through, overlapped }));
            }
        }
        met.sort_by(|(a, _), (b, _)| a.total_cmp(b));
        met.into_iter().map(|(_, met)| met).collect()
    }

    /// Whether any part of the ship is outside the play area.
    #[must_use]
    pub fn leaves(&self, base: Base, area: PlayArea) -> bool {
        area.is_off_table(&Footprint::new(self.pose, base))
    }
}

/// The starting pose turned to face the direction of travel.
fn travel_pose(start: Pose, maneuver: Maneuver) -> Pose {
    if maneuver.bearing().is_reverse() { start.turned(Heading::HALF) } else { start }
}

/// How far along the template it first overlaps the object, to within the tolerance.
fn first_contact<F: Shape>(start: Pose, base: Base, maneuver: Maneuver, thing: &F) -> f64 {
    let Some(template) = maneuver.template() else { return 0.0 };
    let mark = front_edge_pose(travel_pose(start, maneuver), base);
    let (mut clear, mut over) = (0.0, template.length());
    while over - clear > tolerance::TOLERANCE {
        let middle = (clear + over) / 2.0;
        let placed_template = PlacedTemplate::partial(mark, template, middle);
        if thing.pieces().iter().any(|piece| placed_template.overlaps(piece)) {
            over = middle;
        } else {
            clear = middle;
        }
    }
    over
}

#[cfg(test)]
mod tests;
