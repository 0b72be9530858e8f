//! What is under way inside the rules: the steps that wait, and what they remember.

use crate::ability::BonusAttack;
use crate::choice::Chance;
use crate::content::{Content, ContentId};
use crate::ship::RoundMarks;
use crate::state::{ActivationState, AttackState, MAX_GIVEN, MAX_STEPS, PublicState, RuleStep};
use contract::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The part of the public state that only the rules need, sent as one text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String"))]
pub struct InProgress(pub(super) Box<Bookkeeping>);

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Bookkeeping {
    /// Waiting steps; the last one is next.
    pub(super) steps: ArrayVec<RuleStep, MAX_STEPS>,
    /// Known outcomes for the pending decision of a solo ship or arrival.
    pub(super) given: ArrayVec<Chance, MAX_GIVEN>,
    pub(super) flying: ActivationState,
    pub(super) attack: AttackState,
    pub(super) bonus: Option<BonusAttack>,
    /// For every ship.
    pub(super) marks: Vec<RoundMarks>,
    /// Obstacle tokens still to be placed.
    pub(super) tokens: Vec<ContentId>,
}

impl InProgress {
    pub(super) fn of(content: &'static Content, public: &PublicState) -> Self {
        let tokens = public.scenario.iter().flat_map(|scenario| &scenario.tokens);
        InProgress(Box::new(Bookkeeping {
            steps: public.steps,
            given: public.given,
            flying: public.flying,
            attack: public.attack,
            bonus: public.bonus,
            marks: public.ships.iter().map(|ship| ship.round).collect(),
            tokens: tokens.map(|token| content.token_id(*token)).collect(),
        }))
    }
}

impl Serialize for InProgress {
    fn serialize<S: Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
        let text = serde_json::to_string(&self.0).map_err(serde::ser::Error::custom)?;
        writer.serialize_str(&text)
    }
}

impl<'de> Deserialize<'de> for InProgress {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        let text = String::deserialize(reader)?;
        serde_json::from_str(&text).map(InProgress).map_err(serde::de::Error::custom)
    }
}
