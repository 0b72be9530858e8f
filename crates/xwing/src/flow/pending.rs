//! The pending question, and what it is about.

use crate::ability::BonusAttack;
use crate::choice::{OptionalAbility, TargetedAction};
use crate::content::ActionKind;
use crate::content::effect::{DiceTiming, GrantTrigger};
use crate::craft::Team;
use crate::event::RollReason;
use crate::flow::outcome::Outcome;
use crate::scenario::ShipRole;
use crate::scenario::arrival::ArrivalRoll;
use crate::ship::ShipId;
use crate::solo::SoloRoll;
use contract::Seat;
use serde::{Deserialize, Serialize};

/// What allows a ship to perform an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ActionSource {
    /// The Perform Action step.
    Step,
    /// An action that follows another: its linked action (once), and actions that abilities grant after any action.
    After {
        /// The action it follows.
        kind: ActionKind,
        /// That action was itself a linked action.
        linked: bool,
    },
    /// Granted by an ability after a maneuver.
    Granted(GrantTrigger),
    /// A friend's coordinate action.
    Coordinated,
}

/// What a slot is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SlotPurpose {
    /// A Tallon roll.
    Tallon,
    /// A barrel roll or SLAM, with the source of the action.
    Roll(TargetedAction, ActionSource),
    Decloak(crate::geometry::Side),
}

/// Which dice are being modified; the owner of the dice modifies them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ModifyStep {
    /// The attacker modifies attack dice.
    AttackDice,
    /// The defender modifies defense dice.
    DefenseDice,
}

impl ModifyStep {
    /// The part of an attack in which effects on these dice are used.
    #[must_use]
    pub const fn timing(self) -> DiceTiming {
        match self {
            ModifyStep::AttackDice => DiceTiming::Attack,
            ModifyStep::DefenseDice => DiceTiming::Defense,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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

/// What the match is waiting for: a player's choice, a chance outcome, or nothing because rules are running.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pending {
    /// Rules are running.
    #[default]
    Nothing,
    /// The random layout of markers and obstacles; the first half of its seed, once known.
    Layout(Option<u16>),
    /// Which of several equal ships of the pool arrives (chance); the number of options.
    Draft(ShipRole, u8),
    /// What the arrival of a ship needs: a die for the marker or its side, or a random choice.
    Arrive(ShipId, ArrivalRoll),
    /// Which of several equally near ships is hunted (chance); the number of options.
    Hunt(ShipId, u8),
    Place(ShipId),
    /// Which dial settings the players choose.
    Dials,
    /// Whether a ship uses an optional ability.
    May(ShipId, OptionalAbility),
    /// Whether a ship takes a deplete or a strain token.
    Toll(ShipId),
    /// How the second ship moves the first one, which it has tractored.
    Drag(ShipId, ShipId),
    /// Whether a tractored ship that was moved is rotated.
    Spin(ShipId),
    /// Which facedown damage card of a ship is exposed (chance); the number of options.
    Expose(ShipId, u8),
    /// The kind of an unseen damage card (chance); its index on the ship.
    Unveil(ShipId, u8),
    /// Which of a seat's ships with the same initiative is next.
    Next(Seat),
    /// What a ship does in the System Phase.
    System(ShipId),
    /// Which slot a ship takes.
    Slot(ShipId, SlotPurpose),
    /// Which action a ship performs.
    Act(ShipId, ActionSource),
    /// What a ship attacks.
    Fire(ShipId),
    /// How many more charges a ship spends on its attack, at most this many.
    Charges(ShipId, u8),
    /// Which of a seat's bombs detonates next.
    Detonate(Seat),
    /// How a ship moves before it reveals its dial (XW-ABL-32).
    Ahead(ShipId),
    /// What the first ship loses, chosen for the second one, which jams it.
    Jam(ShipId, ShipId),
    /// What comes first after an action: another action, or the die roll of a damage card. The flag: the action was
    /// linked.
    Order(ShipId, ActionKind, bool),
    /// Which obstacle the device at this index destroys.
    Break(Seat, u8),
    /// How a ship modifies dice.
    Modify(ShipId, ModifyStep),
    /// Attack dice.
    RollAttack {
        dice: u8,
        /// It is a reroll.
        again: bool,
    },
    /// Defense dice.
    RollDefense {
        dice: u8,
        /// It is a reroll.
        again: bool,
    },
    /// Attack dice rolled for a ship outside of attacks.
    Die {
        ship: ShipId,
        why: RollReason,
        dice: u8,
    },
    /// A faceup damage card for a ship.
    Card(ShipId),
    /// The kind of an unseen discarded card, before the deck is shuffled.
    Discard(Team),
    /// A roll that a solo ship's decision needs.
    Solo(ShipId, SoloDecision, SoloRoll),
    /// The match is over.
    Over(Outcome),
    /// Where the turret of a ship that was just placed points.
    Turret(ShipId),
}
