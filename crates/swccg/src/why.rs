//! Numbers that can say why: every value of the game is reckoned in a ledger, and whoever asks "why?" gets the
//! base value and each modifier with the card or rule behind it. Play reckons without writing anything down.

use crate::card::CardName;
use crate::object::ObjId;
use serde::Serialize;
use table::{RuleId, Seat};

/// One line of a reckoning.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Reason {
    /// What is behind it.
    pub by: Cause,
    /// What it does to the number.
    pub step: Step,
}

/// What is behind a step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// What is printed on a card.
    Printed(CardName),
    /// The text of a card on the table.
    Text(ObjId, CardName),
    /// A rule.
    Rule(RuleId),
    /// A destiny drawn.
    Destiny(CardName),
    /// A player's total in the battle: power and battle destiny.
    Total(Seat),
    /// What counted in the battle when it was reckoned, and has gone or changed since.
    Gone,
}

/// A step of a reckoning.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Adds so much; the base value is the first of these.
    Plus(i16),
    /// Raises it to so much if it is less.
    AtLeast(i16),
    /// Makes it just so much, whatever came before.
    Is(i16),
    /// Counts it so many times.
    Times(u8),
}

/// A number being reckoned.
#[derive(Debug)]
pub(crate) struct Ledger<'a> {
    pub(crate) value: i16,
    reasons: Option<&'a mut Vec<Reason>>,
}

impl<'a> Ledger<'a> {
    /// For play: nothing is written down.
    pub(crate) const fn quick() -> Ledger<'static> {
        Ledger { value: 0, reasons: None }
    }

    /// For whoever asks why.
    pub(crate) fn written(reasons: &'a mut Vec<Reason>) -> Ledger<'a> {
        Ledger { value: 0, reasons: Some(reasons) }
    }

    /// Whether somebody asks why.
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

    /// What is added to a sum never lessens it; said only when it would.
    pub(crate) fn floor_from(&mut self, before: i16, rule: RuleId) {
        if before == 0 {
            self.floor(rule);
        } else if self.value < before {
            self.plus(before - self.value, Cause::Rule(rule));
        }
    }

    /// No number is less than nought; said only when it would be.
    pub(crate) fn floor(&mut self, rule: RuleId) {
        if self.value < 0 {
            self.step(Step::AtLeast(0), Cause::Rule(rule));
        }
    }
}
