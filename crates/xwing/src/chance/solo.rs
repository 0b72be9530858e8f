//! Rolls and random choices that a solo ship's decision needs.

use crate::ability::BonusAttack;
use crate::chance::Draw;
use crate::choice::Chance;
use crate::content::effect::GrantTrigger;
use crate::event::Event;
use crate::ship::ShipId;
use crate::solo::SoloRoll;
use crate::state::{PublicState, State};
use contract::EventSink;
use serde::{Deserialize, Serialize};

/// A roll that a solo ship's decision needs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Solo(pub ShipId, pub SoloDecision, pub SoloRoll);

/// What a solo ship decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SoloDecision {
    /// Whether to drop its bomb or mine.
    System,
    /// Approach and movement.
    Fly,
    /// Actions that cards grant after the maneuver.
    Grants(GrantTrigger),
    /// The action of its activation.
    Act,
    /// An action outside its activation.
    Outside,
    /// Weapon and target.
    Engage,
    /// Weapon and target of a bonus attack.
    Bonus(BonusAttack),
    /// Changing attack dice.
    AttackDice,
    /// Changing defense dice.
    DefenseDice,
}

impl Draw for Solo {
    fn outcomes(self, _: &State, out: &mut Vec<(Chance, u32)>) {
        let weigh = |weight: u64| u32::try_from(weight).unwrap_or(u32::MAX);
        let outcomes = self.2.outcomes().into_iter();
        out.extend(outcomes.map(|(rolled, weight)| (Chance::of(rolled), weigh(weight))));
    }

    fn resolve(self, state: &mut State, chance: Chance, _: &mut EventSink<'_, Event>) {
        state.give_outcome(chance);
    }

    fn is_possible(self, public: &PublicState) -> bool {
        public.has(self.0)
    }
}
