//! Flying a maneuver among other ships, obstacles and the table's edge (XW-GEO-12, XW-GEO-13, XW-GEO-14).
//!
//! This module says where the ship ends, what stopped it and what it flew over. What that costs (damage, stress, a lost
//! action) is for the phases to say.

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

/// How a maneuver ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    /// Where the ship stands now.
    pub pose: Pose,
    /// Whether it was flown to its end, or what stopped it.
    pub ending: Ending,
    /// The ground of the template that was flown over: none for a stationary maneuver.
    pub swath: Option<Swath>,
}

/// Whole, or cut short.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ending {
    /// Fully executed, in this slot.
    Full {
        /// The slot of a Tallon roll; the middle for all others.
        slot: Slot,
    },
    /// Partially executed ([`PARTIAL`](crate::rules::geometry::PARTIAL)): backed up along the template, without the flip.
    Partial {
        /// The ships that were overlapped where the maneuver would have ended.
        overlapped: Marked,
        /// The ships that the base touches where it stopped (range 0).
        touching: Marked,
        /// How much of the template's centre line the front mark has passed, in millimetres.
        passed: f64,
    },
}

/// An obstacle or device that a move met. Rule [`MOVED_THROUGH`](crate::rules::geometry::MOVED_THROUGH).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Met {
    /// Its place in the list.
    pub index: usize,
    /// The template lay over it: the ship moved through it.
    pub moved_through: bool,
    /// The base lies over it where the ship ended.
    pub overlapped: bool,
}

/// Flies a maneuver among other ships. The wanted slot is for Tallon rolls: when it is taken by a ship but another slot
/// is free, the first free one is used (forward, middle, back).
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

/// Backs a maneuver up along its template to the first pose free of all ships and, when an area is given, wholly on the
/// table. The flip of Koiogran, Segnor and Tallon is left out.
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
    /// The obstacles (or devices) that this flight met, in the order in which the template comes to them; those that
    /// only the base came to lie on are last. A ship that did not move meets what its base lies over.
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

    /// Whether the ship has left the table.
    #[must_use]
    pub fn leaves(&self, base: Base, area: TableArea) -> bool {
        area.is_left_by(&Footprint::new(self.pose, base))
    }
}

/// The pose of a ship that looks the way it flies.
fn leading(start: Pose, maneuver: Maneuver) -> Pose {
    if maneuver.bearing().is_reverse() { start.turned(Heading::HALF) } else { start }
}

/// How far along the template it first lies over a thing, to the tolerance.
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
