//! Rules that wait for their turn.

use super::ability::Bonus;
use super::choice::May;
use super::open::Step;
use super::ship::ShipId;
use crate::content::effect::After;
use crate::content::{ActionKind, DamageCard};
use crate::scenario::Kind;
use serde::{Deserialize, Serialize};

/// A rule that waits for its turn. The last one is next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// A new round begins.
    #[default]
    Round,
    /// Markers and obstacles are laid out.
    Layout,
    /// A ship of the pool is called.
    Draft(Kind),
    /// The next ship is placed, or arrives.
    Arrivals,
    /// A ship arrives at a hyperspace marker.
    Arrive(ShipId),
    /// A ship locks the player ship that it hunts.
    Hunt(ShipId),
    /// Dials are set.
    Planning,
    /// The next ship of the System Phase.
    System,
    /// The next ship of the Activation Phase.
    Activation,
    /// A ship activates.
    Activate(ShipId),
    /// A ship reveals its dial.
    Reveal(ShipId),
    /// A ship flies the maneuver of its dial.
    Fly(ShipId),
    /// A ship has met an obstacle: its place in the list.
    Meet(ShipId, u8),
    /// A ship has met a device: its place in the list.
    Trip(ShipId, u8),
    /// Dice of a device that went off under or near a ship.
    Blast(ShipId, u8, u8),
    /// Check Difficulty.
    Difficulty(ShipId),
    /// Damage cards look at the maneuver.
    Flown(ShipId),
    /// Abilities grant actions after the maneuver.
    Grants(ShipId, After),
    /// Perform Action.
    Perform(ShipId),
    /// What follows an action.
    Follow(ShipId, ActionKind, bool),
    /// A damage card and what follows an action wait together.
    Order(ShipId, ActionKind, bool),
    /// A coordinated ship acts.
    Coordinated(ShipId),
    /// The activation ends.
    Activated(ShipId),
    /// Bombs go off.
    Bombs,
    /// The next ship of the Engagement Phase.
    Engagement,
    /// A ship engages: what its damage cards do first.
    Engage(ShipId),
    /// It declares its attack.
    Declare(ShipId),
    /// Attack dice are rolled.
    Roll,
    /// The defender changes attack dice.
    Shield,
    /// The attacker changes attack dice.
    Aim,
    /// Defense dice are counted and rolled.
    Dodge,
    /// The defender changes defense dice.
    Evade,
    /// Results are neutralized and damage dealt.
    Neutralize,
    /// After the attack.
    Aftermath,
    /// A ship may make a bonus attack.
    Bonus(ShipId, Bonus),
    /// A ship exposes a damage card.
    Expose(ShipId),
    /// A ship may use something.
    May(ShipId, May),
    /// A jam token takes something from a ship, by the one that jams it.
    Jam(ShipId, ShipId),
    /// A ship takes a deplete or a strain token.
    Toll(ShipId),
    /// A tractored ship may be moved by another.
    Drag(ShipId, ShipId),
    /// A ship was moved through or onto an obstacle: its place in the list.
    Scrape(ShipId, u8),
    /// A ship that was moved may be turned.
    Spin(ShipId),
    /// A ship suffers damage.
    Suffer(ShipId, u8, u8),
    /// A ship deals with a faceup damage card that was just dealt.
    Dealt(ShipId, DamageCard),
    /// A damage card asks for a die.
    Burn(ShipId, DamageCard),
    /// A decision of a solo ship.
    Solo(ShipId, Step),
    /// The End Phase.
    End,
    /// Tokens go, and the round is over.
    Tidy,
}
