//! Choices, regions of choices, chance outcomes and refusals.

use crate::content::DamageCard;
use crate::craft::Object;
use crate::dice::DefenseFace;
use crate::dice::roll::{AttackRoll, DefenseRoll};
use crate::event::Token;
use crate::geometry::{EndSlot, Side, Turret};
use crate::ship::ShipId;
use crate::ship::placement::{DialSetting, Placement};
use crate::solo::{ApproachRoll, SoloRollResult};
use crate::token::tractor::TractorMove;
use contract::{Region, RuleId};
use serde::{Deserialize, Serialize};

/// An action with its target. Its color follows from the action bar.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum TargetedAction {
    Focus,
    Evade,
    Calculate,
    Cloak,
    /// Gain a reinforce token, fore or aft.
    Reinforce {
        fore: bool,
    },
    Lock(Object),
    /// Barrel roll to a side; the slot is chosen among the free ones afterwards.
    BarrelRoll(Side),
    /// Barrel roll along the 1 bank: to this side, bending to that one.
    BankRoll(Side, Side),
    /// Boost straight, or banking to a side.
    Boost(Option<Side>),
    Rotate(Turret),
    Coordinate(ShipId),
    Jam(ShipId),
    /// Reload the card at this index among the ship's cards.
    Reload(u8),
    /// Another maneuver of the same speed.
    Slam(DialSetting),
    /// The repair action of a faceup damage card.
    Repair(DamageCard),
    /// The action of a ship ability that tractors another ship.
    Tractor(ShipId),
}

/// A way to modify dice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum DiceModifier {
    /// A focus token changes every focus result.
    Focus,
    /// A calculate token changes one focus result.
    Calculate,
    /// One Force changes one focus result.
    Force,
    /// An evade token changes one blank or focus result.
    Evade,
    /// The lock on the defender, for rerolls.
    Lock,
    /// An effect of the ship ability or of a card, by its index among the ship's effects.
    Effect(u8),
    /// A gas cloud between the ships changes one blank into an evade.
    GasCloud,
}

/// A player's choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Choice {
    /// Place a ship before the first round.
    Place(ShipId, Placement),
    /// Point the turret of a ship that was just placed.
    Turret(Turret),
    Dial(ShipId, DialSetting),
    /// This ship is next among the player's ships with the same initiative.
    Next(ShipId),
    /// Decloak to a side, or ahead (`None`).
    Decloak(Option<Side>),
    /// Drop the device at this index among the ship's cards.
    Drop(u8),
    /// Take this slot of a Tallon roll, a barrel roll or a decloak.
    Slot(EndSlot),
    Act(TargetedAction),
    /// Attack a ship with the weapon at this index.
    Fire(u8, ShipId),
    /// Use a modifier.
    Change(DiceModifier),
    /// Reroll this many focus results and blanks.
    Reroll(DiceModifier, u8, u8),
    /// Drop the device at this index among the ship's cards with the 1 bank.
    DropBank(u8, Side),
    /// Move a tractored ship.
    Drag(TractorMove),
    /// Rotate a tractored ship by 90 degrees.
    Spin(Side),
    /// Choose this token.
    Token(Token),
    Use(OptionalAbility),
    /// Spend this many more charges of the weapon.
    Charges(u8),
    /// Destroy the obstacle at this index.
    Break(u8),
    /// The bomb at this index detonates next.
    Detonate(u8),
    /// Move before the dial is revealed: the 1 bank to a side, or the 1 straight.
    Ahead(Option<Side>),
    /// Break the lock of a jammed ship.
    Unlock,
    /// What comes first.
    First(FollowUp),
    Pass,
}

/// What may be due at the same time after an action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum FollowUp {
    /// Another action.
    Action,
    /// The die roll of a damage card.
    Card,
}

/// Something that a ship may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum OptionalAbility {
    /// Expose a damage card to remove a disarm token (XW-ABL-01).
    ExposeForDisarm,
    /// Suffer a hit damage, so that no dice are rolled (XW-ABL-21).
    HitInstead,
    /// Spend a shield to recover two charges of a card (XW-ABL-26).
    ShieldForCharges,
    /// Spend an evade token to gain a cloak token (XW-ABL-29).
    CloakForEvade,
}

/// Where a ship may be placed: the region that must contain its whole base.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlacementZone {
    pub ship: ShipId,
    /// Bounds in micrometers to the right of the player's left corner.
    pub across: (i32, i32),
    /// Bounds in micrometers away from the player edge.
    pub along: (i32, i32),
}

impl Region<Choice> for PlacementZone {
    fn may_contain(&self, choice: &Choice) -> bool {
        matches!(*choice, Choice::Place(ship, at) if ship == self.ship
            && (self.across.0..=self.across.1).contains(&at.x)
            && (self.along.0..=self.along.1).contains(&at.y))
    }
}

/// A chance outcome.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Chance {
    /// Attack dice.
    Reds(AttackRoll),
    /// Defense dice.
    Greens(DefenseRoll),
    Card(DamageCard),
    /// The approach roll of a solo ship.
    Approach(ApproachRoll),
    /// A defense die for the attitude of a solo ship.
    Attitude(DefenseFace),
    /// How many of a solo ship's bomb dice show a hit or a crit.
    Bombs(u8),
    /// The index of one of several equal options.
    Lot(u8),
    /// One half of the seed for the layout of markers and obstacles.
    Layout(u16),
}

impl Default for Chance {
    fn default() -> Self {
        Chance::Lot(0)
    }
}

impl Chance {
    /// A roll result of the solo system as a chance outcome.
    #[must_use]
    pub const fn of(rolled: SoloRollResult) -> Self {
        match rolled {
            SoloRollResult::Approach(roll) => Chance::Approach(roll),
            SoloRollResult::Attitude(face) => Chance::Attitude(face),
            SoloRollResult::Bombs(hits) => Chance::Bombs(hits),
            SoloRollResult::Lot(option) => Chance::Lot(option),
        }
    }

    /// The outcome as a roll result of the solo system.
    #[must_use]
    pub const fn rolled(self) -> Option<SoloRollResult> {
        match self {
            Chance::Approach(roll) => Some(SoloRollResult::Approach(roll)),
            Chance::Attitude(face) => Some(SoloRollResult::Attitude(face)),
            Chance::Bombs(hits) => Some(SoloRollResult::Bombs(hits)),
            Chance::Lot(option) => Some(SoloRollResult::Lot(option)),
            Chance::Reds(_) | Chance::Greens(_) | Chance::Card(_) | Chance::Layout(_) => None,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    pub rule: RuleId,
    pub by: Cause,
}

/// Why a choice is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Another question or another seat is asked.
    NotAsked,
    /// No such ship, or it cannot be chosen here.
    Ship(ShipId),
    /// The dial has no such maneuver.
    NotOnDial,
    /// The position is outside the zone.
    Outside,
    /// The base would overlap another ship.
    Overlaps(ShipId),
    /// The ship does not have this action now.
    NotOnBar,
    /// The action was performed in this round.
    Performed,
    NoForce,
    /// Not a legal target.
    NoTarget,
    /// The slot is taken.
    Taken,
    /// The weapon cannot fire at that ship.
    NoShot,
    /// Nothing to spend, or no die to modify.
    NoUse,
    /// The card has no charge left, or is not a device.
    NoCharge,
}
