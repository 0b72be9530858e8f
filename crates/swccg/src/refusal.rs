//! Why a choice is refused.

use crate::card::CardName;
use crate::object::ObjId;
use serde::Serialize;
use table::RuleId;

/// Facts and the rule behind them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are the facts their variant names")]
pub enum Refusal {
    /// It is not this seat's turn to answer.
    NotAsked,
    /// An answer to a question that is not open.
    OtherQuestion,
    /// No such card is in hand.
    NotInHand { card: CardName },
    /// No such card is on the table, or not of this player, or not of the kind this needs.
    NotThere { card: ObjId },
    /// The rule does not let it be, here and now.
    Barred { rule: RuleId },
    /// It costs more Force than there is.
    TooDear { cost: i16, force: i16, rule: RuleId },
    /// More than can be activated.
    TooMuch { most: u8, rule: RuleId },
}

impl Refusal {
    pub(crate) const fn rule(rule: RuleId) -> Refusal {
        Refusal::Barred { rule }
    }
}

/// `Ok` if it is so, else the rule.
pub(crate) fn need(so: bool, rule: RuleId) -> Result<(), Refusal> {
    if so { Ok(()) } else { Err(Refusal::rule(rule)) }
}
