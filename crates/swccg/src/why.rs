//! Numbers that can say why: every value of the game is reckoned in a ledger, and whoever asks "why?" gets the
//! base value and each modifier with the card or rule behind it. Play reckons without writing anything down.

use crate::card::CardName;
use crate::object::ObjId;
use serde::Serialize;
use table::RuleId;

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

    pub(crate) fn step(&mut self, step: Step, by: Cause) {
        self.value = match step {
            Step::Plus(n) => self.value.saturating_add(n),
            Step::AtLeast(n) => self.value.max(n),
            Step::Is(n) => n,
        };
        if let Some(reasons) = &mut self.reasons {
            reasons.push(Reason { by, step });
        }
    }

    pub(crate) fn plus(&mut self, n: i16, by: Cause) {
        self.step(Step::Plus(n), by);
    }

    /// No number is less than nought; said only when it would be.
    pub(crate) fn floor(&mut self, rule: RuleId) {
        if self.value < 0 {
            self.step(Step::AtLeast(0), Cause::Rule(rule));
        }
    }
}
