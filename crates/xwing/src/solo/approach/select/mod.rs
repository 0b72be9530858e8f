//! Selects a maneuver of the dial by a chart entry: color, bearing and direction filter, speed selects (XW-SOLO-30 to
//! XW-SOLO-36).
//!
//! Works on the dial only: the positions of objects are determined elsewhere.

use crate::content::{BearingKind, DialEntry, Difficulty};
use crate::geometry::Side;
use crate::solo::approach::chart_entry::{BearingWord, ChartEntry, SpeedWord};
use crate::solo::rules;
use contract::RuleId;
use serde::Serialize;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SelectedManeuver {
    /// No maneuver of the dial satisfies the entry.
    Nothing,
    One(DialEntry),
    /// A bank and a turn of the same speed: the bearing that better satisfies the direction is flown.
    BankOrTurn {
        bank: DialEntry,
        turn: DialEntry,
    },
    /// The entry names no direction, and the maneuver may go to either side.
    EitherSide {
        left: DialEntry,
        right: DialEntry,
    },
}

/// One step of narrowing down the dial, with the remaining maneuvers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SelectionStep {
    pub by: SelectionCriterion,
    pub left: Vec<DialEntry>,
    pub rule: RuleId,
}

/// What a step filters by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SelectionCriterion {
    /// Blue maneuvers only, or every color.
    Colour {
        /// Blue only.
        blue: bool,
    },
    /// The bearings of the entry.
    Bearing(BearingWord),
    Direction(Side),
    /// The speed, among the remaining ones.
    Speed {
        /// The word of the entry.
        word: SpeedWord,
        /// The resulting speed; `None` if nothing is left.
        means: Option<i8>,
    },
    /// Of several bearings with that speed, the one that best satisfies the rest.
    BestBearing,
}

/// The selection by one entry, with the steps that led to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Selection {
    pub steps: Vec<SelectionStep>,
    /// The speeds of the maneuvers that satisfy color, bearing and direction, as the entry counts them.
    pub speeds: Vec<i8>,
    pub picked: SelectedManeuver,
}

/// Selects by an entry. `side` is the side that the direction leads to; `None` allows both sides.
#[must_use]
pub fn select(dial: &[DialEntry], entry: ChartEntry, side: Option<Side>) -> Selection {
    let mut left = dial.to_vec();
    let mut steps = Vec::new();
    // XW-SOLO-33: without "blue" every color is available.
    left.retain(|item| !entry.blue || item.colour == Difficulty::Blue);
    let mut step = |by, left: &[DialEntry], rule| steps.push(SelectionStep { by, left: left.to_vec(), rule });
    step(SelectionCriterion::Colour { blue: entry.blue }, &left, rules::COLOUR);
    left.retain(|item| entry.bearing.admits(item.kind()));
    let bearing = if entry.bearing == BearingWord::Advanced { rules::ADVANCED } else { rules::BEARING };
    step(SelectionCriterion::Bearing(entry.bearing), &left, bearing);
    // XW-SOLO-35: direction is a requirement like color; bearings without a side ignore it.
    if let Some(side) = side {
        left.retain(|item| item.side().is_none_or(|known| known == side));
        step(SelectionCriterion::Direction(side), &left, rules::DIRECTION);
    }
    let mut speeds: Vec<i8> = left.iter().map(|item| counted(item, entry.speed)).collect();
    speeds.sort_unstable();
    speeds.dedup();
    let (means, rule) = match entry.speed {
        SpeedWord::Slowest if left.iter().any(|item| item.kind().is_reverse()) => {
            (speeds.first().copied(), rules::REVERSE)
        }
        SpeedWord::Slowest => (speeds.first().copied(), rules::SPEED),
        SpeedWord::Fastest => (speeds.last().copied(), rules::SPEED),
        // XW-SOLO-31: the median of the distinct speeds, rounded up.
        SpeedWord::Average => (speeds.get(speeds.len() / 2).copied(), rules::AVERAGE),
        SpeedWord::Exactly(number) => {
            (i8::try_from(number).ok().filter(|number| speeds.contains(number)), rules::SPEED)
        }
    };
    left.retain(|item| Some(counted(item, entry.speed)) == means);
    step(SelectionCriterion::Speed { word: entry.speed, means }, &left, rule);
    let picked = narrow(&left, entry.bearing, side.is_some());
    let several = left.iter().any(|item| Some(item.kind()) != left.first().map(DialEntry::kind));
    if several && let Some(best) = picked.kind() {
        left.retain(|item| item.kind() == best);
        step(SelectionCriterion::BestBearing, &left, rules::BEARING);
    }
    Selection { steps, speeds, picked }
}

impl SelectedManeuver {
    /// The single bearing that remains; `None` while a bank and a turn still have to be compared.
    fn kind(self) -> Option<BearingKind> {
        match self {
            SelectedManeuver::One(one) | SelectedManeuver::EitherSide { left: one, .. } => Some(one.kind()),
            SelectedManeuver::Nothing | SelectedManeuver::BankOrTurn { .. } => None,
        }
    }
}

/// XW-SOLO-32: reverse speeds count as negative only for "slowest".
fn counted(item: &DialEntry, word: SpeedWord) -> i8 {
    let speed = i8::try_from(item.speed()).unwrap_or(i8::MAX);
    match word {
        SpeedWord::Slowest if item.kind().is_reverse() => -speed,
        SpeedWord::Slowest | SpeedWord::Average | SpeedWord::Fastest | SpeedWord::Exactly(_) => speed,
    }
}

/// XW-SOLO-34: of several bearings with the wanted speed, the one that best satisfies the rest of the entry.
fn narrow(left: &[DialEntry], bearing: BearingWord, directed: bool) -> SelectedManeuver {
    let of = |kind: BearingKind| left.iter().copied().filter(move |item| item.kind() == kind);
    let best = match bearing {
        BearingWord::BankOrTurn => {
            return match (of(BearingKind::Bank).next(), of(BearingKind::Turn).next()) {
                (Some(bank), Some(turn)) => SelectedManeuver::BankOrTurn { bank, turn },
                (Some(one), None) | (None, Some(one)) => SelectedManeuver::One(one),
                (None, None) => SelectedManeuver::Nothing,
            };
        }
        BearingWord::Straight | BearingWord::Bank | BearingWord::Turn => {
            left.iter().map(DialEntry::kind).min()
        }
        // A straight before a bank: the kinds are in this order.
        BearingWord::StraightStationaryOrReverse => {
            left.iter().map(DialEntry::kind).min_by_key(|kind| (kind.is_sided(), *kind))
        }
        // A bearing with a side satisfies a direction better than one without; then the printed order.
        BearingWord::Advanced => {
            left.iter().map(DialEntry::kind).min_by_key(|kind| (directed && !kind.is_sided(), *kind))
        }
    };
    let Some(best) = best else { return SelectedManeuver::Nothing };
    let mut same = of(best);
    match (same.next(), same.next()) {
        (Some(one), None) => SelectedManeuver::One(one),
        (Some(one), Some(other)) if one.side() == Some(Side::Left) => {
            SelectedManeuver::EitherSide { left: one, right: other }
        }
        (Some(one), Some(other)) => SelectedManeuver::EitherSide { left: other, right: one },
        (None, _) => SelectedManeuver::Nothing,
    }
}

#[cfg(test)]
mod tests;
