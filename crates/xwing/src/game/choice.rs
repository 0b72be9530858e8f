//! What is answered and what falls: choices, areas, outcomes, refusals.

use super::dice::{Greens, Reds};
use super::event::Token;
use super::place::{At, Setting};
use super::ship::ShipId;
use super::tractor::Drag;
use crate::content::DamageCard;
use crate::craft::Object;
use crate::dice::DefenseFace;
use crate::geometry::{Side, Slot, Turret};
use crate::solo::{ApproachRoll, Rolled};
use serde::{Deserialize, Serialize};
use table::{Area, RuleId};

/// An action with what it is done to. Its color follows from the bar.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// Gain a focus token.
    Focus,
    /// Gain an evade token.
    Evade,
    /// Gain a calculate token.
    Calculate,
    /// Gain a cloak token.
    Cloak,
    /// Gain a reinforce token: fore, else aft.
    Reinforce {
        fore: bool,
    },
    /// Acquire a lock.
    Lock(Object),
    /// Barrel roll to a side; the place is chosen among the free ones.
    BarrelRoll(Side),
    /// Barrel roll along the 1 bank: to this side, bending to that one.
    BankRoll(Side, Side),
    /// Boost straight, or banking to a side.
    Boost(Option<Side>),
    /// Turn the turret.
    Rotate(Turret),
    /// Let a friend act.
    Coordinate(ShipId),
    /// Jam an enemy.
    Jam(ShipId),
    /// Refill the card at this place of the ship's list.
    Reload(u8),
    /// Another maneuver of the same speed.
    Slam(Setting),
    /// The repair action of a faceup damage card.
    Repair(DamageCard),
    /// The action of a ship ability that tractors another ship.
    Tractor(ShipId),
}

/// A way to change dice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Means {
    /// A focus token: every focus result.
    Focus,
    /// A calculate token: one focus result.
    Calculate,
    /// One Force: one focus result.
    Force,
    /// An evade token: one blank or focus result.
    Evade,
    /// The lock on the defender: rerolls.
    Lock,
    /// An effect of the ship ability or of a card, by its place among the ship's effects.
    Effect(u8),
    /// A gas cloud between the ships: one blank into an evade.
    GasCloud,
}

/// The answer to one question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Place a ship before the first round.
    Place(ShipId, At),
    /// Point the turret of a ship that was just placed.
    Turret(Turret),
    /// Set a dial.
    Dial(ShipId, Setting),
    /// Of several own ships of one initiative, this one is next.
    Next(ShipId),
    /// Decloak sideways, or ahead without a side.
    Decloak(Option<Side>),
    /// Drop the device at this place of the ship's list.
    Drop(u8),
    /// Take this slot of a Tallon roll, a barrel roll or a decloak.
    Slot(Slot),
    /// Perform an action.
    Act(Act),
    /// Attack with the weapon at this place of the ship's weapons.
    Fire(u8, ShipId),
    /// Use something to change dice.
    Change(Means),
    /// Reroll so many focus results and blanks.
    Reroll(Means, u8, u8),
    /// Drop the device at this place of the ship's list by the 1 bank.
    DropBank(u8, Side),
    /// Move a tractored ship: aside into a slot, or ahead.
    Drag(Drag),
    /// Turn a tractored ship by a quarter.
    Spin(Side),
    /// Take this token, of those that must be taken.
    Token(Token),
    Use(May),
    /// Spend so many more charges of the weapon.
    Charges(u8),
    /// Break the obstacle at this place of the list.
    Break(u8),
    /// The bomb at this place of the list goes off next.
    Detonate(u8),
    /// Fly ahead before the dial: the 1 bank to a side, or the 1 straight.
    Ahead(Option<Side>),
    /// Break the lock of a jammed ship.
    Unlock,
    /// Of what waits together, this comes first.
    First(First),
    /// Nothing, or nothing more.
    Pass,
}

/// What waits together after an action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum First {
    /// Another action.
    Action,
    /// The die of a damage card.
    Card,
}

/// Something that a ship may do, or leave.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum May {
    /// Expose a damage card to remove a disarm token (XW-ABL-01).
    ExposeForDisarm,
    /// Suffer a hit damage, so that no dice are rolled (XW-ABL-21).
    HitInstead,
    /// Spend a shield to recover two charges of a card (XW-ABL-26).
    ShieldForCharges,
    /// Spend an evade token to gain a cloak token (XW-ABL-29).
    CloakForEvade,
}

/// Where a ship may be placed: its whole base inside.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Zone {
    pub ship: ShipId,
    /// From and to, in micrometers to the right of the player's left corner.
    pub across: (i32, i32),
    /// From and to, in micrometers away from the player edge.
    pub along: (i32, i32),
}

impl Area<Choice> for Zone {
    fn covers(&self, choice: &Choice) -> bool {
        matches!(*choice, Choice::Place(ship, at) if ship == self.ship
            && (self.across.0..=self.across.1).contains(&at.x)
            && (self.along.0..=self.along.1).contains(&at.y))
    }
}

/// What falls on the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chance {
    /// Attack dice.
    Reds(Reds),
    /// Defense dice.
    Greens(Greens),
    Card(DamageCard),
    /// The approach roll of a solo ship.
    Approach(ApproachRoll),
    /// A defense die for the attitude of a solo ship.
    Attitude(DefenseFace),
    /// How many of a solo ship's bomb dice show a hit or a crit.
    Bombs(u8),
    /// One of several equal options, from 0.
    Lot(u8),
    /// Half of the lot by which markers and obstacles are laid out.
    Layout(u16),
}

impl Default for Chance {
    fn default() -> Self {
        Chance::Lot(0)
    }
}

impl Chance {
    /// An outcome of the solo system as one of this game.
    #[must_use]
    pub const fn of(rolled: Rolled) -> Self {
        match rolled {
            Rolled::Approach(roll) => Chance::Approach(roll),
            Rolled::Attitude(face) => Chance::Attitude(face),
            Rolled::Bombs(hits) => Chance::Bombs(hits),
            Rolled::Lot(option) => Chance::Lot(option),
        }
    }

    /// The outcome as the solo system reads it.
    #[must_use]
    pub const fn rolled(self) -> Option<Rolled> {
        match self {
            Chance::Approach(roll) => Some(Rolled::Approach(roll)),
            Chance::Attitude(face) => Some(Rolled::Attitude(face)),
            Chance::Bombs(hits) => Some(Rolled::Bombs(hits)),
            Chance::Lot(option) => Some(Rolled::Lot(option)),
            Chance::Reds(_) | Chance::Greens(_) | Chance::Card(_) | Chance::Layout(_) => None,
        }
    }
}

/// Why a choice is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    pub rule: RuleId,
    /// What stands in the way.
    pub by: Cause,
}

/// What stands in the way of a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Something else is asked, or somebody else.
    NotAsked,
    /// No such ship, or not one it can be done with.
    Ship(ShipId),
    /// The dial has no such maneuver.
    NotOnDial,
    /// The place is outside the zone.
    Outside,
    /// The base would lie over another ship.
    Overlaps(ShipId),
    /// The ship does not have this action now.
    NotOnBar,
    /// The action was performed in this round.
    Performed,
    /// It has no Force to pay for it.
    NoForce,
    /// Nothing there to do it to.
    NoTarget,
    /// The slot is taken.
    Taken,
    /// The weapon cannot fire at that ship.
    NoShot,
    /// Nothing to spend, or no die to change.
    NoUse,
    /// The card has no charge left, or is no device.
    NoCharge,
}
