//! The open question, and what it is about.

use super::ability::Bonus;
use super::choice::{Act, May};
use super::event::Why;
use super::outcome::Outcome;
use super::ship::ShipId;
use crate::content::ActionKind;
use crate::content::effect::After;
use crate::craft::Team;
use crate::scenario::Kind;
use crate::scenario::arrival::Ask;
use crate::solo::Roll;
use serde::{Deserialize, Serialize};
use table::Seat;

/// What lets a ship perform an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// The Perform Action step.
    Step,
    /// What follows another action: its link (once), and what abilities grant after any action.
    After {
        /// The action it follows.
        kind: ActionKind,
        /// That one was a linked action itself.
        linked: bool,
    },
    /// What abilities grant after a maneuver.
    Granted(After),
    /// A friend's coordinate action.
    Coordinated,
}

/// Whose slot is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SlotOf {
    /// A Tallon roll.
    Tallon,
    /// A barrel roll, with what lets it be performed.
    Roll(Act, How),
    /// Decloaking to a side.
    Decloak(crate::geometry::Side),
}

/// Whose dice, and who changes them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turning {
    /// The attacker changes attack dice.
    AttackDice,
    /// The defender changes defense dice.
    DefenseDice,
}

/// A decision of a solo ship.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Its bomb or mine.
    System,
    /// Approach and movement.
    Fly,
    /// What cards grant after the maneuver.
    Grants(After),
    /// The action of its activation.
    Act,
    /// An action outside its activation.
    Outside,
    /// Weapon and target.
    Engage,
    /// Weapon and target of a bonus attack.
    Bonus(Bonus),
    /// Changing attack dice.
    AttackDice,
    /// Changing defense dice.
    DefenseDice,
}

/// The open question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Open {
    /// None: rules are running.
    #[default]
    Nothing,
    /// Where markers and obstacles lie: the first half of the lot, or the second once the first is known.
    Layout(Option<u16>),
    /// Which of so many equal ships of the pool comes.
    Draft(Kind, u8),
    /// What the arrival of a ship needs: a die for the marker or its side, or a lot.
    Arrive(ShipId, Ask),
    /// Which of so many equally near ships is hunted.
    Hunt(ShipId, u8),
    /// Where a ship is placed.
    Place(ShipId),
    /// Dials.
    Dials,
    /// Whether a ship uses something.
    May(ShipId, May),
    /// Whether a ship takes a deplete or a strain token.
    Toll(ShipId),
    /// How a tractored ship is moved by the one that tractors it.
    Drag(ShipId, ShipId),
    /// Whether a ship that was moved is turned.
    Spin(ShipId),
    /// Which of so many facedown damage cards of a ship is exposed.
    Expose(ShipId, u8),
    /// The kind of a damage card that nobody has seen: its place on the ship.
    Unveil(ShipId, u8),
    /// Which of a seat's ships of one initiative is next.
    Next(Seat),
    /// What a ship does in the System Phase.
    System(ShipId),
    /// Which slot a ship takes.
    Slot(ShipId, SlotOf),
    /// Which action a ship performs.
    Act(ShipId, How),
    /// What a ship attacks.
    Fire(ShipId),
    /// How many more charges a ship spends on its attack, up to this.
    Charges(ShipId, u8),
    /// Which of a seat's bombs goes off next.
    Detonate(Seat),
    /// How a ship flies ahead before it reveals its dial.
    Ahead(ShipId),
    /// What a jammed ship loses, by the one that jams it.
    Jam(ShipId, ShipId),
    /// Which comes first after an action of a ship: another action, or the die of a damage card.
    Order(ShipId, ActionKind, bool),
    /// Which obstacle the device at this place of the list breaks.
    Break(Seat, u8),
    /// How a ship changes dice.
    Modify(ShipId, Turning),
    /// Attack dice.
    RollAttack {
        /// How many.
        dice: u8,
        /// They were taken up.
        again: bool,
    },
    /// Defense dice.
    RollDefense {
        /// How many.
        dice: u8,
        /// They were taken up.
        again: bool,
    },
    /// Attack dice for a ship outside attacks.
    Die {
        /// The ship.
        ship: ShipId,
        /// Why.
        why: Why,
        /// How many.
        dice: u8,
    },
    /// A faceup damage card for a ship.
    Card(ShipId),
    /// An unseen discarded card of a side, before its deck is shuffled.
    Discard(Team),
    /// What a solo ship's decision needs.
    Solo(ShipId, Step, Roll),
    /// Nothing any more.
    Over(Outcome),
    /// Where the turret of a ship points that was just placed.
    Turret(ShipId),
}
