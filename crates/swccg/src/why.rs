//! Breakdowns of numbers: every value of the game is computed step by step, and a query gets the base value and each
//! modifier with the card or rule that causes it. During play nothing is recorded.

use crate::card::CardName;
use crate::object::ObjId;
use serde::Serialize;
use table::{RuleId, Seat};

/// A line of a breakdown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Reason {
    pub by: Cause,
    pub step: Step,
}

/// What causes a step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
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
pub enum Step {
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
pub(crate) struct Ledger<'a> {
    pub(crate) value: i16,
    reasons: Option<&'a mut Vec<Reason>>,
}

impl<'a> Ledger<'a> {
    /// For play: nothing is recorded.
    pub(crate) const fn quick() -> Ledger<'static> {
        Ledger { value: 0, reasons: None }
    }

    /// For queries: every step is recorded.
    pub(crate) fn written(reasons: &'a mut Vec<Reason>) -> Ledger<'a> {
        Ledger { value: 0, reasons: Some(reasons) }
    }

    pub(crate) const fn is_written(&self) -> bool {
        self.reasons.is_some()
    }

    pub(crate) fn step(&mut self, step: Step, by: Cause) {
        self.value = match step {
            Step::Plus(n) => self.value.saturating_add(n),
            Step::AtLeast(n) => self.value.max(n),
            Step::Is(n) => n,
            Step::Times(n) => self.value.saturating_mul(i16::from(n)),
        };
        if let Some(reasons) = &mut self.reasons {
            reasons.push(Reason { by, step });
        }
    }

    pub(crate) fn plus(&mut self, n: i16, by: Cause) {
        self.step(Step::Plus(n), by);
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
            self.step(Step::AtLeast(0), Cause::Rule(rule));
        }
    }
}
