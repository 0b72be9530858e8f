//! Executing the maneuver: the slot of a Tallon roll, and the rule that solo ships do not flee (XW-SOLO-13 to
//! XW-SOLO-16).
//!
//! Overlaps and obstacles come from the [`Sight`]; here they are only recorded.

use crate::content::DialEntry;
use crate::geometry::{EndSlot, Heading, Pose};
use crate::solo::approach::chart_entry::Direction;
use crate::solo::chance::{Decision, TieKind};
use crate::solo::record::{Align, ApproachRecord, FleeRecord, MovementRecord, SlotRecord};
use crate::solo::sight::{FleeTurn, FlightOutcome, Landing, Length, Sight};
use crate::solo::{SoloPilot, rules};

/// Angles to the center that differ by less than this many micro-degrees count as equal: the position tolerance can
/// cause such a difference.
const SAME_ANGLE: i32 = 5_000;

impl<S: Sight> SoloPilot<'_, '_, S> {
    /// Flies the maneuver of an approach.
    ///
    /// # Errors
    /// The next roll or fact that is needed.
    pub fn movement(&self, approach: &ApproachRecord) -> Decision<MovementRecord> {
        let maneuver = approach.maneuver;
        let (slots, slot, flight) = self.slot(maneuver, approach.align)?;
        let aligned = !slots.is_empty();
        let (end, flee, rule) = match &flight.landing {
            Landing::Full if aligned => (flight.end, None, Some(rules::ALIGN)),
            Landing::Full | Landing::Overlap { .. } => (flight.end, None, None),
            Landing::Escapes => (None, None, Some(rules::ESCAPE)),
            Landing::Flees { turns } => {
                let flee = self.flee(turns)?;
                let end = flight.end.map(|pose| turned(pose, flee.turn));
                (end, Some(flee), Some(rules::FLEE_STOP))
            }
        };
        Ok(MovementRecord { maneuver, slots, slot, flight, flee, end, rule })
    }

    /// XW-SOLO-13: among the free slots of a Tallon roll, the one that best satisfies towards or away.
    fn slot(
        &self,
        maneuver: DialEntry,
        align: Option<Align>,
    ) -> Decision<(Vec<SlotRecord>, EndSlot, FlightOutcome)> {
        let object = align.map(|align| align.object);
        let mut slots = Vec::new();
        for slot in maneuver.maneuver.slots() {
            let flight = self.sight.flight(maneuver, *slot, object)?;
            slots.push(SlotRecord { slot: *slot, flight });
        }
        let whole: Vec<&SlotRecord> = slots
            .iter()
            .filter(|record| record.flight.slot == record.slot && record.flight.landing == Landing::Full)
            .collect();
        let best = farthest_or_nearest(&whole, align.map(|align| align.way), |record| record.flight.to_tally);
        let chosen = match self.rolls.break_tie(TieKind::TallonSlot, &best)? {
            Some(record) => record.clone(),
            None => {
                let flight = self.sight.flight(maneuver, EndSlot::Middle, object)?;
                SlotRecord { slot: flight.slot, flight }
            }
        };
        let choice = if slots.len() > 1 { slots } else { Vec::new() };
        Ok((choice, chosen.slot, chosen.flight))
    }

    /// XW-SOLO-15, XW-SOLO-16: the ship is turned toward the center, then disarmed and stressed.
    fn flee(&self, turns: &[(FleeTurn, Option<i32>)]) -> Decision<FleeRecord> {
        let least = turns.iter().filter_map(|(_, angle)| *angle).min();
        let same = |angle: Option<i32>| match (angle, least) {
            (Some(angle), Some(least)) => angle - least <= SAME_ANGLE,
            (angle, least) => angle == least,
        };
        let equal: Vec<FleeTurn> =
            turns.iter().filter(|(_, angle)| same(*angle)).map(|(turn, _)| *turn).collect();
        let turn = self.rolls.break_tie(TieKind::FleeTurn, &equal)?.unwrap_or(FleeTurn::Around);
        Ok(FleeRecord {
            turn,
            drawn: equal.len() > 1,
            disarm: 1,
            stress: 1,
            rules: [rules::FLEE_STOP, rules::FLEE_TURN, rules::FLEE_TOKENS],
        })
    }
}

/// All options that are best by distance: the nearest, or the farthest if the direction is away. Unmeasured options
/// all tie.
pub(crate) fn farthest_or_nearest<T: Copy>(
    things: &[T],
    way: Option<Direction>,
    distance: impl Fn(&T) -> Option<Length>,
) -> Vec<T> {
    let measured = things.iter().filter_map(&distance);
    let best = match way {
        Some(Direction::AwayFrom) => measured.max(),
        Some(Direction::Towards) | None => measured.min(),
    };
    match best {
        None => things.to_vec(),
        Some(best) => things
            .iter()
            .copied()
            .filter(|thing| distance(thing).is_some_and(|far| far.is_same(best)))
            .collect(),
    }
}

fn turned(pose: Pose, turn: FleeTurn) -> Pose {
    pose.turned(match turn {
        FleeTurn::Left => Heading::QUARTER.mirrored(),
        FleeTurn::Right => Heading::QUARTER,
        FleeTurn::Around => Heading::HALF,
    })
}
