//! Effects of cards and ship abilities, as far as a solo ship's decisions depend on them: a small closed vocabulary.
//!
//! Card texts are not included. An effect outside the vocabulary is not encoded, and decision records list the card
//! as unused. Content files write effects in the same form: `kind` selects the variant, and with it the required
//! keys.

use super::action::Action;
use crate::geometry::StandardArc;
use serde::{Deserialize, Deserializer, Serialize};

/// When a dice effect may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiceTiming {
    Attack,
    Defense,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiceOwner {
    /// The dice of the ship that has the effect.
    #[default]
    Own,
    /// The attack dice, changed by the defender.
    Attack,
}

/// A die result named by an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DieResult {
    Crit,
    Hit,
    Evade,
    Focus,
    Blank,
    /// Any result.
    Any,
}

/// A condition of a dice effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EffectCondition {
    /// The attack is made with this card.
    ThisWeapon,
    /// The attack is made with a primary weapon.
    Primary,
    /// The attack is made with a cannon.
    Cannon,
    /// The attack is made with the front weapon of the ship.
    FrontWeapon,
    /// The turret points forward.
    TurretFront,
    /// The defender is in the attacker's bullseye arc.
    InBullseye,
    /// The attacker has locked the defender.
    Locked,
    #[serde(rename = "attack-range-1")]
    AttackRangeOne,
    /// The defender is in the attacker's front arc.
    InAttackersFrontArc,
    /// The defender has no faceup damage card.
    NotCriticallyDamaged,
    /// A friendly ship with the same ability at range 0-1 has a calculate token.
    FriendCalculates,
}

/// What triggers a granted action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum GrantTrigger {
    /// A maneuver was executed, fully or partially.
    Maneuver,
    FullManeuver,
    /// A maneuver of speed 3, 4 or 5 was fully executed.
    FastFullManeuver,
    Action,
    Decloak,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EffectCost {
    #[default]
    Nothing,
    Force,
    Tractor,
    /// A deplete or a strain token, unless the ship has one already.
    DepleteOrStrain,
    Calculate,
    /// One charge of the card per die.
    Charge,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    /// Change up to `count` results.
    Change {
        during: DiceTiming,
        #[serde(default)]
        whose: DiceOwner,
        from: DieResult,
        to: DieResult,
        count: u8,
        #[serde(default)]
        cost: EffectCost,
        when: Vec<EffectCondition>,
    },
    AddResult {
        during: DiceTiming,
        face: DieResult,
        count: u8,
        when: Vec<EffectCondition>,
    },
    /// Reroll up to `count` dice.
    Reroll {
        during: DiceTiming,
        count: u8,
        #[serde(default)]
        cost: EffectCost,
        when: Vec<EffectCondition>,
    },
    /// Reroll as many attack dice as friendly ships have the defender locked, instead of spending the attacker's
    /// lock.
    RerollByLocks,
    AddDice {
        during: DiceTiming,
        count: u8,
        when: Vec<EffectCondition>,
    },
    /// Grants an additional action during the activation.
    Grant {
        after: GrantTrigger,
        /// One of these may be performed.
        #[serde(deserialize_with = "action_words")]
        actions: Vec<Action>,
        #[serde(default)]
        cost: EffectCost,
    },
    /// Restricts the turret to these arcs.
    TurretArcs {
        arcs: Vec<StandardArc>,
    },
    /// Missiles fire through the turret arc.
    MissilesByTurret,
    /// Cannons fire through the turret arc.
    CannonsByTurret,
    /// The card has an action that reloads it.
    ReloadsItself,
    /// Barrel rolls use the bank templates.
    BankBarrelRolls,
    /// Locks can be acquired at this range or beyond, without a maximum.
    LocksBeyond {
        /// Minimum range.
        range: u8,
    },
    /// Asteroids are ignored while moving.
    IgnoresAsteroids,
}

/// Parses actions from keywords, as on an action bar.
fn action_words<'de, D: Deserializer<'de>>(reader: D) -> Result<Vec<Action>, D::Error> {
    let words = Vec::<String>::deserialize(reader)?;
    words.iter().map(|word| word.parse().map_err(serde::de::Error::custom)).collect()
}

impl Effect {
    /// The actions it grants on this trigger, and their cost; `None` for other effects.
    #[must_use]
    pub fn grants(&self, moment: GrantTrigger) -> Option<(&[Action], EffectCost)> {
        match self {
            Effect::Grant { after, actions, cost } => {
                (*after == moment).then_some((actions.as_slice(), *cost))
            }
            _ => None,
        }
    }

    /// The conditions of a dice effect; empty for other effects.
    #[must_use]
    pub fn when(&self) -> &[EffectCondition] {
        match self {
            Effect::Change { when, .. }
            | Effect::AddResult { when, .. }
            | Effect::Reroll { when, .. }
            | Effect::AddDice { when, .. } => when,
            _ => &[],
        }
    }
}
