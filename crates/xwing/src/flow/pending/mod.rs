//! What the match is waiting for.

use crate::chance::{ChanceNode, Draw};
use crate::flow::outcome::Outcome;
use crate::question::{Ask, Question};
use crate::state::{PublicState, State};
use contract::Seat;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// What the match is waiting for: a player's choice, a chance outcome, or nothing because rules are running.
///
/// It is hashed and written as one flat enum with the variants of all of them: recorded matches contain these hashes,
/// and views this form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "FlatPending", into = "FlatPending")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "FlatPending"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "FlatPending"))]
pub enum Pending {
    /// Rules are running.
    #[default]
    Nothing,
    /// A player has to choose.
    Ask(Question),
    /// Chance decides.
    Roll(ChanceNode),
    /// The match is over.
    Over(Outcome),
}

/// The variants that are neither questions nor chance, by their numbers in hashes.
const NOTHING: isize = 0;
const OVER: isize = 31;

impl Pending {
    #[must_use]
    pub fn ask(question: impl Into<Question>) -> Self {
        Pending::Ask(question.into())
    }

    #[must_use]
    pub fn roll(node: impl Into<ChanceNode>) -> Self {
        Pending::Roll(node.into())
    }

    /// The question that players have to answer.
    #[must_use]
    pub const fn question(self) -> Option<Question> {
        match self {
            Pending::Ask(question) => Some(question),
            Pending::Nothing | Pending::Roll(_) | Pending::Over(_) => None,
        }
    }

    /// Whether the dice of an attack are on the table.
    pub(crate) const fn shows_dice(self) -> bool {
        matches!(
            self,
            Pending::Ask(Question::Modify(_))
                | Pending::Roll(ChanceNode::RollAttack(_) | ChanceNode::RollDefense(_))
        )
    }

    /// Whether a view from outside may contain it.
    pub(crate) fn is_possible(self, public: &PublicState) -> bool {
        match self {
            Pending::Nothing => false,
            Pending::Ask(question) => question.is_possible(public),
            Pending::Roll(node) => node.is_possible(public),
            Pending::Over(_) => true,
        }
    }
}

impl PublicState {
    /// The question that players have to answer.
    #[must_use]
    pub const fn question(&self) -> Option<Question> {
        self.open.question()
    }
}

impl State {
    /// Asks a question; rules run on when it is answered.
    pub(crate) fn ask(&mut self, question: impl Into<Question>) {
        self.public.open = Pending::ask(question);
    }

    /// Lets chance decide; rules run on when the outcome is known.
    pub(crate) fn roll(&mut self, node: impl Into<ChanceNode>) {
        self.public.open = Pending::roll(node);
    }

    /// The question that this seat has to answer.
    pub(crate) fn question_for(&self, seat: Seat) -> Option<Question> {
        self.public.question().filter(|question| question.asked(self).has(seat))
    }
}

impl Hash for Pending {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        match self {
            Pending::Nothing => NOTHING.hash(hasher),
            Pending::Ask(question) => question.hash(hasher),
            Pending::Roll(node) => node.hash(hasher),
            Pending::Over(outcome) => (OVER, outcome).hash(hasher),
        }
    }
}

/// The form in which it is written: the variants of all three kinds side by side.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
enum FlatPending {
    Ask(Question),
    Roll(ChanceNode),
    Rest(Rest),
}

/// What is neither a question nor chance.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
enum Rest {
    Nothing,
    Over(Outcome),
}

impl From<Pending> for FlatPending {
    fn from(pending: Pending) -> Self {
        match pending {
            Pending::Nothing => FlatPending::Rest(Rest::Nothing),
            Pending::Ask(question) => FlatPending::Ask(question),
            Pending::Roll(node) => FlatPending::Roll(node),
            Pending::Over(outcome) => FlatPending::Rest(Rest::Over(outcome)),
        }
    }
}

impl From<FlatPending> for Pending {
    fn from(written: FlatPending) -> Self {
        match written {
            FlatPending::Ask(question) => Pending::Ask(question),
            FlatPending::Roll(node) => Pending::Roll(node),
            FlatPending::Rest(Rest::Nothing) => Pending::Nothing,
            FlatPending::Rest(Rest::Over(outcome)) => Pending::Over(outcome),
        }
    }
}

#[cfg(test)]
mod tests;
