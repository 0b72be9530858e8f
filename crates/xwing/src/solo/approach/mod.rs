//! The Determine Approach step: tally, chart, roll, dial, attitude (XW-SOLO-04 to XW-SOLO-12, XW-SOLO-30 to XW-SOLO-40).

pub mod chart_entry;
pub mod charts;
pub mod select;

use crate::content::{DialEntry, Difficulty};
use crate::craft::Object;
use crate::geometry::{Bearing, Maneuver, Side, Speed};
use crate::solo::approach::chart_entry::{ChartEntry, Direction, Reference};
use crate::solo::approach::charts::{Approach, ApproachRoll, TallyStep};
use crate::solo::approach::select::{SelectedManeuver, Selection, SelectionCriterion, select};
use crate::solo::chance::{Decision, TieKind};
use crate::solo::record::{
    Align, ApproachRecord, BankOrTurn, ChartRecord, DirectionRecord, EntryOutcome, EntryRecord, TallyRecord,
};
use crate::solo::sight::{SeenObject, Sight, Sighting, nearest};
use crate::solo::{SoloPilot, rules};

impl<S: Sight> SoloPilot<'_, '_, S> {
    /// Determines tally, chart, maneuver and attitude.
    ///
    /// # Errors
    /// The next roll or fact that is needed.
    pub fn approach(&self) -> Decision<ApproachRecord> {
        if self.me.is_ionized() {
            return Ok(self.ion_maneuver());
        }
        let found = self.tally()?;
        let (tally, chart) = match found {
            Some((tally, sighting)) => {
                let chart = self.chart(&sighting);
                (Some(tally), chart)
            }
            None => (None, None),
        };
        let object = tally.as_ref().map(|tally| tally.object);
        let roll = self.rolls.approach()?;
        let dial = self.me.dial();
        let mut entries = Vec::new();
        let mut lies = roll;
        let mut align = object.map(|object| Align { object, way: Direction::Towards });
        let mut selected = None;
        if let Some(chart) = &chart {
            // XW-SOLO-38, XW-SOLO-39: the die is turned once, to the face that selects a blue maneuver.
            let turned = ApproachRoll { defense: self.rules.turn_to, ..roll };
            let rolls = if turned == roll { vec![roll] } else { vec![roll, turned] };
            for roll in rolls {
                let tried = self.try_entry(&dial, self.rules.entry(chart.chart, roll), Some(roll), object)?;
                lies = roll;
                selected = flown(&tried);
                if selected.is_some() {
                    align = aligned(&tried, object).or(align);
                }
                entries.push(tried);
                if selected.is_some() {
                    break;
                }
            }
        }
        let maneuver = match selected {
            Some(maneuver) => maneuver,
            None => {
                // XW-SOLO-40: the fallback if nothing else can be flown.
                let mut last = self.try_entry(&dial, self.rules.last, None, object)?;
                let straight = slowest_straight(&last);
                last.outcome = EntryOutcome::Selected(straight);
                last.rule = rules::SLOWEST_STRAIGHT;
                entries.push(last);
                straight
            }
        };
        let read = if self.options.attitude_follows_turned_die { lies } else { roll };
        Ok(ApproachRecord {
            ship: self.me.label,
            version: self.rules.version.clone(),
            tally,
            chart,
            roll: Some(roll),
            entries,
            maneuver,
            attitude: Some(self.rules.attitude(read.defense)),
            align,
            rule: rules::DETERMINE_APPROACH,
        })
    }

    /// XW-SOLO-37: no roll, no attitude, the blue 1 straight.
    fn ion_maneuver(&self) -> ApproachRecord {
        ApproachRecord {
            ship: self.me.label,
            version: self.rules.version.clone(),
            tally: None,
            chart: None,
            roll: None,
            entries: Vec::new(),
            maneuver: blue_straight(1),
            attitude: None,
            align: None,
            rule: rules::IONIZED,
        }
    }

    /// XW-SOLO-05 to XW-SOLO-07: the first step of the printed order that finds anything.
    fn tally(&self) -> Decision<Option<(TallyRecord, Sighting)>> {
        for step in &self.rules.tally {
            let (seen, rule) = match step {
                TallyStep::Locked if self.me.lock.is_none() => continue,
                TallyStep::Locked => (self.sight.locked()?, rules::TALLY_LOCKED),
                TallyStep::Near(arc) => (in_arc(self.sight.enemies()?, *arc, false), rules::TALLY_NEAR),
                TallyStep::Far(arc) => (in_arc(self.sight.enemies()?, *arc, true), rules::TALLY_FAR),
            };
            let mut compared: Vec<SeenObject> = seen.iter().map(seen_of).collect();
            compared.sort_by_key(|seen| (seen.distance, seen.object));
            let equal = nearest(&compared, |seen| seen.distance);
            let Some(chosen) = self.rolls.break_tie(TieKind::Tally, &equal)? else { continue };
            let Some(sighting) = seen.into_iter().find(|seen| seen.object == chosen.object) else { continue };
            let drawn = equal.len() > 1;
            return Ok(Some((
                TallyRecord { object: chosen.object, step: *step, compared, drawn, rule },
                sighting,
            )));
        }
        Ok(None)
    }

    /// XW-SOLO-08, XW-SOLO-09: the first arc in the printed order.
    fn chart(&self, tally: &Sighting) -> Option<ChartRecord> {
        let chart = self.rules.order.iter().copied().find(|arc| tally.arcs.contains(arc))?;
        let extended = tally.beyond_three;
        let rule = if extended { rules::CHART_EXTENDED } else { rules::CHART_FIRST_ARC };
        Some(ChartRecord { chart, arcs: tally.arcs.clone(), extended, rule })
    }

    fn try_entry(
        &self,
        dial: &[DialEntry],
        entry: ChartEntry,
        roll: Option<ApproachRoll>,
        tally: Option<Object>,
    ) -> Decision<EntryRecord> {
        let (direction, Selection { steps, speeds, picked }) = self.directed(dial, entry, tally)?;
        let mut bank_or_turn = None;
        let maneuver = match picked {
            SelectedManeuver::Nothing => None,
            SelectedManeuver::One(maneuver) => Some(maneuver),
            SelectedManeuver::EitherSide { left, right } => {
                self.rolls.break_tie(TieKind::ManeuverSide, &[left, right])?
            }
            SelectedManeuver::BankOrTurn { bank, turn } => {
                let object =
                    direction.as_ref().and_then(|direction| direction.object).map(|seen| seen.object);
                let compared = match object {
                    Some(object) => BankOrTurn {
                        bank: self.sight.distance_after(bank, object)?,
                        turn: self.sight.distance_after(turn, object)?,
                    },
                    None => BankOrTurn { bank: None, turn: None },
                };
                bank_or_turn = Some(compared);
                Some(if bank_satisfies(entry, compared) { bank } else { turn })
            }
        };
        let (outcome, rule) = match maneuver {
            None => (EntryOutcome::NoSuchManeuver, rules::NO_SUCH_MANEUVER),
            Some(red) if red.colour == Difficulty::Red && self.me.tokens.is_stressed() => {
                (EntryOutcome::RedWhileStressed(red), rules::STRESSED_RED)
            }
            Some(purple) if purple.colour == Difficulty::Purple && self.me.force == 0 => {
                (EntryOutcome::PurpleWithoutForce(purple), rules::PURPLE)
            }
            Some(maneuver) => (EntryOutcome::Selected(maneuver), rules::SET_DIAL),
        };
        Ok(EntryRecord { roll, entry, steps, speeds, direction, bank_or_turn, outcome, rule })
    }

    /// Selects by direction. If both sides select the same maneuver, the side of the object is not asked.
    fn directed(
        &self,
        dial: &[DialEntry],
        entry: ChartEntry,
        tally: Option<Object>,
    ) -> Decision<(Option<DirectionRecord>, Selection)> {
        let Some((way, reference)) = entry.direction else { return Ok((None, select(dial, entry, None))) };
        let [mut left, right] = Side::BOTH.map(|side| select(dial, entry, Some(side)));
        if (left.picked, &left.speeds) == (right.picked, &right.speeds) {
            left.steps.retain(|step| !matches!(step.by, SelectionCriterion::Direction(_)));
            return Ok((None, left));
        }
        let direction = self.direction(way, reference, tally)?;
        let selection = select(dial, entry, Some(direction.goes));
        Ok((Some(direction), selection))
    }

    /// XW-SOLO-35: the full side arc that contains the object; chance decides if the object lies on the line or there
    /// is no obstacle.
    fn direction(
        &self,
        way: Direction,
        reference: Reference,
        tally: Option<Object>,
    ) -> Decision<DirectionRecord> {
        let (object, equal) = match reference {
            Reference::Tally => (tally.map(|object| SeenObject { object, distance: None }), 1),
            Reference::Obstacle => {
                let equal = nearest(&self.sight.obstacles()?, |seen| seen.distance);
                (self.rolls.break_tie(TieKind::Obstacle, &equal)?, equal.len())
            }
        };
        let side = match object {
            Some(seen) => self.sight.side(seen.object)?,
            None => None,
        };
        let (lies, drawn) = match side {
            Some(side) => (side, equal > 1),
            None => (self.rolls.break_tie(TieKind::Side, &Side::BOTH)?.unwrap_or(Side::Left), true),
        };
        let goes = match way {
            Direction::Towards => lies,
            Direction::AwayFrom => lies.opposite(),
        };
        let rule = if object.is_none() { rules::NO_OBSTACLE } else { rules::DIRECTION };
        Ok(DirectionRecord { way, reference, object, lies, goes, drawn, rule })
    }
}

fn seen_of(sighting: &Sighting) -> SeenObject {
    SeenObject { object: sighting.object, distance: sighting.distance }
}

fn in_arc(mut seen: Vec<Sighting>, arc: Approach, beyond: bool) -> Vec<Sighting> {
    seen.retain(|sighting| sighting.beyond_three == beyond && sighting.arcs.contains(&arc));
    seen
}

/// XW-SOLO-13: the object and the direction that the entry names.
fn aligned(tried: &EntryRecord, tally: Option<Object>) -> Option<Align> {
    let (way, reference) = tried.entry.direction?;
    let object = match reference {
        Reference::Tally => tally,
        Reference::Obstacle => {
            tried.direction.as_ref().and_then(|found| found.object).map(|seen| seen.object)
        }
    };
    object.map(|object| Align { object, way })
}

fn flown(tried: &EntryRecord) -> Option<DialEntry> {
    match tried.outcome {
        EntryOutcome::Selected(maneuver) => Some(maneuver),
        EntryOutcome::NoSuchManeuver
        | EntryOutcome::RedWhileStressed(_)
        | EntryOutcome::PurpleWithoutForce(_) => None,
    }
}

/// The straight that is flown regardless of its color. Content with a dial that has no straight is rejected.
fn slowest_straight(last: &EntryRecord) -> DialEntry {
    match last.outcome {
        EntryOutcome::Selected(straight)
        | EntryOutcome::RedWhileStressed(straight)
        | EntryOutcome::PurpleWithoutForce(straight) => straight,
        EntryOutcome::NoSuchManeuver => blue_straight(1),
    }
}

fn blue_straight(speed: u8) -> DialEntry {
    #[expect(clippy::expect_used, reason = "there is a straight template of every speed from 1 to 5")]
    let maneuver = Speed::new(speed)
        .and_then(|speed| Maneuver::new(Bearing::Straight, speed).ok())
        .expect("there is a straight template of this speed");
    DialEntry { maneuver, colour: Difficulty::Blue }
}

/// The bank is flown if it ends strictly nearer (towards) or farther (away); otherwise the turn.
fn bank_satisfies(entry: ChartEntry, compared: BankOrTurn) -> bool {
    let (Some(bank), Some(turn)) = (compared.bank, compared.turn) else { return false };
    if bank.is_same(turn) {
        return false;
    }
    match entry.direction {
        Some((Direction::AwayFrom, _)) => bank > turn,
        Some((Direction::Towards, _)) | None => bank < turn,
    }
}
