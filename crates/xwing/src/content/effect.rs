//! What cards and ship abilities do, as far as a solo ship's decisions need it: a small closed vocabulary.
//!
//! Card sentences are not carried; an effect that the vocabulary cannot say is not written, and a record names the
//! card as one that was left unused.

use super::action::Action;
use crate::geometry::Quarter;
use serde::{Deserialize, Serialize};

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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum After {
    /// A maneuver was fully executed.
    FullManeuver,
    /// A maneuver of speed 3, 4 or 5 was fully executed.
    FastFullManeuver,
    /// An action was performed.
    Action,
}

/// What a granted action costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cost {
    /// Nothing.
    #[default]
    Nothing,
    /// One Force.
    Force,
    /// A deplete or a strain token, unless the ship has one already.
    DepleteOrStrain,
}

/// One effect of a card or an ability.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Change up to `count` results.
    Change {
        /// In which part.
        during: During,
        /// On whose dice.
        whose: Whose,
        /// What lies there.
        from: Result,
        /// What it becomes.
        to: Result,
        /// How many.
        count: u8,
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
        /// All of these must hold.
        when: Vec<Condition>,
    },
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
        actions: Vec<Action>,
        /// What it costs.
        cost: Cost,
    },
    /// The turret points only there.
    TurretArcs(Vec<Quarter>),
    /// Missiles fire through the turret arc.
    MissilesByTurret,
    /// Barrel rolls use the bank templates.
    BankBarrelRolls,
    /// Locks reach from this range on, without end.
    LocksBeyond(u8),
    /// Asteroids do not matter while moving.
    IgnoresAsteroids,
}

impl Effect {
    /// The conditions of an effect on dice; none for the others.
    #[must_use]
    pub fn when(&self) -> &[Condition] {
        match self {
            Effect::Change { when, .. }
            | Effect::AddResult { when, .. }
            | Effect::Reroll { when, .. }
            | Effect::AddDice { when, .. } => when,
            Effect::Grant { .. }
            | Effect::TurretArcs(_)
            | Effect::MissilesByTurret
            | Effect::BankBarrelRolls
            | Effect::LocksBeyond(_)
            | Effect::IgnoresAsteroids => &[],
        }
    }
}
