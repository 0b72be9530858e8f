//! What the match is waiting for.

use crate::chance::{ChanceNode, Draw};
use crate::flow::outcome::Outcome;
use crate::question::{Ask, Question};
use crate::state::{PublicState, State};
use contract::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::hash::{Hash, Hasher};

/// What the match is waiting for: a player's choice, a chance outcome, or nothing because rules are running.
///
/// It is hashed and written as one flat enum with the variants of all of them: recorded matches contain these hashes,
/// and views this form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
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

/// The variants that are neither questions nor chance, with their numbers in hashes.
const NOTHING: (isize, &str) = (0, "nothing");
const OVER: (isize, &str) = (31, "over");

impl Pending {
    #[must_use]
    pub fn ask(question: impl Into<Question>) -> Self {
        Pending::Ask(question.into())
    }

    #[must_use]
    pub fn roll(node: impl Into<ChanceNode>) -> Self {
        Pending::Roll(node.into())
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
        match self.open {
            Pending::Ask(question) => Some(question),
            Pending::Nothing | Pending::Roll(_) | Pending::Over(_) => None,
        }
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
            Pending::Nothing => NOTHING.0.hash(hasher),
            Pending::Ask(question) => question.hash(hasher),
            Pending::Roll(node) => node.hash(hasher),
            Pending::Over(outcome) => (OVER.0, outcome).hash(hasher),
        }
    }
}

impl Serialize for Pending {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Pending::Nothing => serializer.serialize_unit_variant("Pending", 0, NOTHING.1),
            Pending::Ask(question) => question.serialize(serializer),
            Pending::Roll(node) => node.serialize(serializer),
            Pending::Over(outcome) => serializer.serialize_newtype_variant("Pending", 3, OVER.1, outcome),
        }
    }
}

impl<'de> Deserialize<'de> for Pending {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "kebab-case")]
        enum Rest {
            Nothing,
            Over(Outcome),
        }
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Flat {
            Ask(Question),
            Roll(ChanceNode),
            Rest(Rest),
        }
        Ok(match Flat::deserialize(deserializer)? {
            Flat::Ask(question) => Pending::Ask(question),
            Flat::Roll(node) => Pending::Roll(node),
            Flat::Rest(Rest::Nothing) => Pending::Nothing,
            Flat::Rest(Rest::Over(outcome)) => Pending::Over(outcome),
        })
    }
}

#[cfg(test)]
mod tests;
