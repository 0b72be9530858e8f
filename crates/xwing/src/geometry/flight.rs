//! Executing a maneuver among other ships, obstacles and the table edge (XW-GEO-12, XW-GEO-13, XW-GEO-14).
//!
//! This module determines where the ship ends, what stopped it and what it moved through. The consequences (damage,
//! stress, a lost action) are handled by the phases.

use super::area::TableArea;
use super::base::Base;
use super::figure::Figure;
use super::footprint::Footprint;
use super::heading::Heading;
use super::maneuver::{Maneuver, Slot, execute};
use super::marked::Marked;
use super::pose::Pose;
use super::swath::Swath;
use super::tolerance;
use super::track::{Track, front_mark};

/// The result of a maneuver.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    pub pose: Pose,
    /// Whether the maneuver was fully executed, or what stopped it.
    pub ending: Ending,
    /// The part of the template that was flown along; `None` for a stationary maneuver.
    pub swath: Option<Swath>,
}

/// Whether a maneuver was fully or partially executed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ending {
    /// Fully executed, in this slot.
    Full {
        /// The slot of a Tallon roll; the middle for all other maneuvers.
        slot: Slot,
    },
    /// Partially executed ([`PARTIAL`](crate::rules::geometry::PARTIAL)): backed up along the template, without the
    /// final rotation.
    Partial {
        /// The ships that the full maneuver would have overlapped.
        overlapped: Marked,
        /// The ships at range 0 of the final position.
        touching: Marked,
        /// How far along the template's center line the middle of the front edge has moved, in millimeters.
        passed: f64,
    },
}

/// An obstacle or device that a ship moved through or overlapped. Rule
/// [`MOVED_THROUGH`](crate::rules::geometry::MOVED_THROUGH).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Met {
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
pub fn fly(start: Pose, base: Base, maneuver: Maneuver, slot: Slot, ships: &[Footprint]) -> Flight {
    let free = |slot: &Slot| {
        let end = Footprint::new(execute(start, base, maneuver, *slot), base);
        ships.iter().all(|ship| !end.overlaps(ship))
    };
    let wanted = if maneuver.slots().contains(&slot) { slot } else { Slot::Middle };
    let slots = core::iter::once(&wanted).chain(maneuver.slots());
    match (maneuver.template(), slots.into_iter().find(|slot| free(slot))) {
        (None, _) => Flight { pose: start, ending: Ending::Full { slot: Slot::Middle }, swath: None },
        (Some(template), Some(&slot)) => {
            let swath = Swath::new(front_mark(leading(start, maneuver), base), template);
            let pose = execute(start, base, maneuver, slot);
            Flight { pose, ending: Ending::Full { slot }, swath: Some(swath) }
        }
        (Some(_), None) => cut_short(start, base, maneuver, ships, None),
    }
}

/// Moves a ship back along its template to the first pose that overlaps no ship and, if an area is given, is entirely
/// inside the play area. The final rotation of a Koiogran turn, Segnor's loop or Tallon roll is omitted.
#[must_use]
pub fn cut_short(
    start: Pose,
    base: Base,
    maneuver: Maneuver,
    ships: &[Footprint],
    area: Option<TableArea>,
) -> Flight {
    let Some(template) = maneuver.template() else {
        return Flight { pose: start, ending: Ending::Full { slot: Slot::Middle }, swath: None };
    };
    let lead = leading(start, maneuver);
    let gap = |here: &Footprint| {
        let inside = area.map_or(f64::INFINITY, |area| -area.beyond(&here.corners()));
        ships.iter().map(|ship| here.gap(ship)).fold(inside, f64::min)
    };
    let halt = Track::new(base, template).back_up(lead, gap);
    let pose = if maneuver.bearing().is_reverse() { halt.pose.turned(Heading::HALF) } else { halt.pose };
    let (end, here) = (
        Footprint::new(execute(start, base, maneuver.without_flip(), Slot::Middle), base),
        Footprint::new(pose, base),
    );
    let which = |test: &dyn Fn(&Footprint) -> bool| {
        ships.iter().enumerate().filter(|(_, ship)| test(ship)).map(|(index, _)| index).collect()
    };
    let ending = Ending::Partial {
        overlapped: which(&|ship| end.overlaps(ship)),
        touching: which(&|ship| tolerance::touches(here.gap(ship))),
        passed: halt.passed,
    };
    let swath = Swath::part(front_mark(lead, base), template, halt.passed);
    Flight { pose, ending, swath: Some(swath) }
}

impl Flight {
    /// The obstacles (or devices) that this maneuver moved through or overlapped, in the order in which the template
    /// reaches them; those that only the final base overlaps come last. A ship that did not move meets what its base
    /// overlaps.
    #[must_use]
    pub fn met<F: Figure>(&self, start: Pose, base: Base, maneuver: Maneuver, things: &[F]) -> Vec<Met> {
        let swath = self.swath.filter(|_| self.pose != start);
        let here = Footprint::new(self.pose, base).piece();
        let mut met = Vec::new();
        for (index, thing) in things.iter().enumerate() {
            let pieces = thing.pieces();
            let moved_through = swath.is_some_and(|swath| pieces.iter().any(|piece| swath.overlaps(piece)));
            let overlapped = pieces.iter().any(|piece| here.overlaps(piece));
            if moved_through || overlapped {
                let first =
                    if moved_through { first_contact(start, base, maneuver, thing) } else { f64::MAX };
                met.push((first, Met { index, moved_through, overlapped }));
            }
        }
        met.sort_by(|(a, _), (b, _)| a.total_cmp(b));
        met.into_iter().map(|(_, met)| met).collect()
    }

    /// Whether any part of the ship is outside the play area.
    #[must_use]
    pub fn leaves(&self, base: Base, area: TableArea) -> bool {
        area.is_left_by(&Footprint::new(self.pose, base))
    }
}

/// The starting pose turned to face the direction of travel.
fn leading(start: Pose, maneuver: Maneuver) -> Pose {
    if maneuver.bearing().is_reverse() { start.turned(Heading::HALF) } else { start }
}

/// How far along the template it first overlaps the object, to within the tolerance.
fn first_contact<F: Figure>(start: Pose, base: Base, maneuver: Maneuver, thing: &F) -> f64 {
    let Some(template) = maneuver.template() else { return 0.0 };
    let mark = front_mark(leading(start, maneuver), base);
    let (mut clear, mut over) = (0.0, template.length());
    while over - clear > tolerance::TOLERANCE {
        let middle = (clear + over) / 2.0;
        let swath = Swath::part(mark, template, middle);
        if thing.pieces().iter().any(|piece| swath.overlaps(piece)) {
            over = middle;
        } else {
            clear = middle;
        }
    }
    over
}

#[cfg(test)]
mod tests;
