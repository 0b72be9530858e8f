//! What cards and ship abilities do, as far as a solo ship's decisions need it: a small closed vocabulary.
//!
//! Card sentences are not carried; an effect that the vocabulary cannot say is not written, and a record names the
//! card as one that was left unused. This is also the form in which content files write an effect: `kind` says which,
//! and so which of the other parts must be there.

use super::action::Action;
use crate::geometry::Quarter;
use serde::{Deserialize, Deserializer, Serialize};

/// When an effect on dice may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum During {
    /// While performing an attack.
    Attack,
    /// While defending.
    Defense,
}

/// Whose dice are changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    /// The dice of the ship that has the effect.
    #[default]
    Own,
    /// The attack dice, changed by the defender.
    Attack,
}

/// A result named by an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Result {
    /// A critical hit.
    Crit,
    /// A hit.
    Hit,
    /// An evade.
    Evade,
    /// A focus.
    Focus,
    /// A blank.
    Blank,
    /// Whatever lies there.
    Any,
}

/// What must hold for an effect on dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// The attack is made with the card itself.
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
    /// The attack range is 1.
    #[serde(rename = "attack-range-1")]
    AttackRangeOne,
    /// The defender is in the attacker's front arc.
    InAttackersFrontArc,
    /// The defender has no faceup damage card.
    NotCriticallyDamaged,
    /// A friend with the same ability at range 0-1 has a calculate token.
    FriendCalculates,
}

/// What opens a granted action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum After {
    /// A maneuver was executed, fully or not.
    Maneuver,
    /// A maneuver was fully executed.
    FullManeuver,
    /// A maneuver of speed 3, 4 or 5 was fully executed.
    FastFullManeuver,
    /// An action was performed.
    Action,
    /// The ship has decloaked.
    Decloak,
}

/// What an effect costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cost {
    /// Nothing.
    #[default]
    Nothing,
    /// One Force.
    Force,
    /// A tractor token.
    Tractor,
    /// A deplete or a strain token, unless the ship has one already.
    DepleteOrStrain,
    /// A calculate token.
    Calculate,
    /// A charge of the card for each die.
    Charge,
}

/// One effect of a card or an ability.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    /// Change up to `count` results.
    Change {
        /// In which part.
        during: During,
        /// On whose dice.
        #[serde(default)]
        whose: Whose,
        /// What lies there.
        from: Result,
        /// What it becomes.
        to: Result,
        /// How many.
        count: u8,
        /// What it costs.
        #[serde(default)]
        cost: Cost,
        /// All of these must hold.
        when: Vec<Condition>,
    },
    /// Add results to the roll.
    AddResult {
        /// In which part.
        during: During,
        /// What is added.
        face: Result,
        /// How many.
        count: u8,
        /// All of these must hold.
        when: Vec<Condition>,
    },
    /// Reroll up to `count` dice.
    Reroll {
        /// In which part.
        during: During,
        /// How many.
        count: u8,
        /// What it costs.
        #[serde(default)]
        cost: Cost,
        /// All of these must hold.
        when: Vec<Condition>,
    },
    /// Reroll as many attack dice as friends have the defender locked, instead of spending the own lock.
    RerollByLocks,
    /// Roll more dice.
    AddDice {
        /// In which part.
        during: During,
        /// How many.
        count: u8,
        /// All of these must hold.
        when: Vec<Condition>,
    },
    /// An additional action at a point of the activation.
    Grant {
        /// What opens it.
        after: After,
        /// Any one of these.
        #[serde(deserialize_with = "action_words")]
        actions: Vec<Action>,
        /// What it costs.
        #[serde(default)]
        cost: Cost,
    },
    /// The turret points only there.
    TurretArcs {
        /// All of these.
        arcs: Vec<Quarter>,
    },
    /// Missiles fire through the turret arc.
    MissilesByTurret,
    /// Cannons fire through the turret arc.
    CannonsByTurret,
    /// The card has an action of its own: it is reloaded.
    ReloadsItself,
    /// Barrel rolls use the bank templates.
    BankBarrelRolls,
    /// Locks reach from this range on, without end.
    LocksBeyond {
        /// The nearest range.
        range: u8,
    },
    /// Asteroids do not matter while moving.
    IgnoresAsteroids,
}

/// Actions by their words, as on an action bar.
fn action_words<'de, D: Deserializer<'de>>(reader: D) -> std::result::Result<Vec<Action>, D::Error> {
    let words = Vec::<String>::deserialize(reader)?;
    words.iter().map(|word| word.parse().map_err(serde::de::Error::custom)).collect()
}

impl Effect {
    /// The actions it grants at this moment, and what they cost; nothing for any other effect.
    #[must_use]
    pub fn grants(&self, moment: After) -> Option<(&[Action], Cost)> {
        match self {
            Effect::Grant { after, actions, cost } => {
                (*after == moment).then_some((actions.as_slice(), *cost))
            }
            Effect::Change { .. }
            | Effect::AddResult { .. }
            | Effect::Reroll { .. }
            | Effect::AddDice { .. }
            | Effect::TurretArcs { .. }
            | Effect::MissilesByTurret
            | Effect::CannonsByTurret
            | Effect::ReloadsItself
            | Effect::RerollByLocks
            | Effect::BankBarrelRolls
            | Effect::LocksBeyond { .. }
            | Effect::IgnoresAsteroids => None,
        }
    }

    /// The conditions of an effect on dice; none for the others.
    #[must_use]
    pub fn when(&self) -> &[Condition] {
        match self {
            Effect::Change { when, .. }
            | Effect::AddResult { when, .. }
            | Effect::Reroll { when, .. }
            | Effect::AddDice { when, .. } => when,
            Effect::Grant { .. }
            | Effect::TurretArcs { .. }
            | Effect::MissilesByTurret
            | Effect::CannonsByTurret
            | Effect::ReloadsItself
            | Effect::RerollByLocks
            | Effect::BankBarrelRolls
            | Effect::LocksBeyond { .. }
            | Effect::IgnoresAsteroids => &[],
        }
    }
}
