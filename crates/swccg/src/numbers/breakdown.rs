//! Breakdowns of numbers: every value of the game is computed step by step, and a query gets the base value and each
//! modifier with the card or rule that causes it. During play nothing is recorded.

use crate::cards::card::CardName;
use crate::cards::object::ObjId;
use contract::{RuleId, Seat};
use serde::Serialize;

/// A line of a breakdown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BreakdownLine {
    pub by: Cause,
    pub step: Adjustment,
}

/// What causes a step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Cause {
    /// The number printed on a card.
    Printed(CardName),
    Text(ObjId, CardName),
    Rule(RuleId),
    Destiny(CardName),
    /// A player's total in the battle: power and battle destiny.
    Total(Seat),
    /// A card or modifier that counted when the battle was computed and has left or changed since.
    Gone,
}

/// A step of a computation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Adjustment {
    /// The base value is the first of these.
    Plus(i16),
    /// Raises the value to this number if it is lower.
    AtLeast(i16),
    /// Replaces the value.
    Is(i16),
    /// Multiplies the value.
    Times(u8),
}

/// A number being computed.
#[derive(Debug)]
pub(crate) struct Breakdown<'a> {
    pub(crate) value: i16,
    reasons: Option<&'a mut Vec<BreakdownLine>>,
}

impl<'a> Breakdown<'a> {
    /// For play: nothing is recorded.
    pub(crate) const fn value_only() -> Breakdown<'static> {
        Breakdown { value: 0, reasons: None }
    }

    /// For queries: every step is recorded.
    pub(crate) fn recording(reasons: &'a mut Vec<BreakdownLine>) -> Breakdown<'a> {
        Breakdown { value: 0, reasons: Some(reasons) }
    }

    pub(crate) const fn is_recording(&self) -> bool {
        self.reasons.is_some()
    }

    pub(crate) fn step(&mut self, step: Adjustment, by: Cause) {
        self.value = match step {
            Adjustment::Plus(n) => self.value.saturating_add(n),
            Adjustment::AtLeast(n) => self.value.max(n),
            Adjustment::Is(n) => n,
            Adjustment::Times(n) => self.value.saturating_mul(i16::from(n)),
        };
        if let Some(reasons) = &mut self.reasons {
            reasons.push(BreakdownLine { by, step });
        }
    }

    pub(crate) fn plus(&mut self, n: i16, by: Cause) {
        self.step(Adjustment::Plus(n), by);
    }

    /// An addition never lowers a sum; recorded only if it would.
    pub(crate) fn floor_from(&mut self, before: i16, rule: RuleId) {
        if before == 0 {
            self.floor(rule);
        } else if self.value < before {
            self.plus(before - self.value, Cause::Rule(rule));
        }
    }

    /// No number is below zero; recorded only if it would be.
    pub(crate) fn floor(&mut self, rule: RuleId) {
        if self.value < 0 {
            self.step(Adjustment::AtLeast(0), Cause::Rule(rule));
        }
    }
}
