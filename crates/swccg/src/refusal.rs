//! Why a choice is refused.

use crate::cards::card::CardName;
use crate::cards::object::ObjId;
use contract::RuleId;
use serde::Serialize;

/// A refusal, with the facts and the rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Refusal {
    /// Another player is asked.
    NotAsked,
    /// The choice answers a question that is not being asked.
    OtherQuestion,
    /// The card is not in the player's hand.
    NotInHand { card: CardName },
    /// The card is not on the table, belongs to the other player, or is of the wrong kind.
    NotThere { card: ObjId },
    /// A rule forbids it here and now.
    Barred { rule: RuleId },
    /// It costs more Force than the player has.
    TooDear { cost: i16, force: i16, rule: RuleId },
    /// More than can be activated.
    TooMuch { most: u8, rule: RuleId },
}

impl Refusal {
    pub(crate) const fn rule(rule: RuleId) -> Refusal {
        Refusal::Barred { rule }
    }
}

/// `Ok` if the condition holds, otherwise a refusal by the rule.
pub(crate) fn need(so: bool, rule: RuleId) -> Result<(), Refusal> {
    if so { Ok(()) } else { Err(Refusal::rule(rule)) }
}
