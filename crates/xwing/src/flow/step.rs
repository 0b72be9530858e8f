//! Steps of the rules that wait for their turn.

use crate::ability::BonusAttack;
use crate::chance::SoloDecision;
use crate::choice::OptionalAbility;
use crate::content::effect::GrantTrigger;
use crate::content::{ActionKind, DamageCard};
use crate::scenario::ShipRole;
use crate::ship::ShipId;
use serde::{Deserialize, Serialize};

/// A step of the rules that waits on the stack. The last one is next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RuleStep {
    /// A new round begins.
    #[default]
    Round,
    Layout,
    /// A ship of the pool is called into play.
    Draft(ShipRole),
    Arrivals,
    Arrive(ShipId),
    Hunt(ShipId),
    Planning,
    /// The next ship of the System Phase.
    System,
    /// The next ship of the Activation Phase.
    Activation,
    Activate(ShipId),
    Reveal(ShipId),
    /// A ship executes the maneuver of its dial.
    Fly(ShipId),
    /// A ship met an obstacle, given by its index.
    Meet(ShipId, u8),
    /// A ship met a mine, given by its index.
    Trip(ShipId, u8),
    /// Dice are rolled for a ship hit by a device, given by its index; then the number of dice.
    Blast(ShipId, u8, u8),
    /// Check Difficulty.
    Difficulty(ShipId),
    /// Damage cards that depend on the maneuver are resolved.
    Flown(ShipId),
    /// Abilities grant actions after the maneuver.
    Grants(ShipId, GrantTrigger),
    /// Perform Action.
    Perform(ShipId),
    /// An action may follow another. The flag: the first one was linked.
    Follow(ShipId, ActionKind, bool),
    /// A damage card and a follow-up action are both due.
    Order(ShipId, ActionKind, bool),
    Coordinated(ShipId),
    Activated(ShipId),
    /// Bombs detonate.
    Bombs,
    /// The next ship of the Engagement Phase.
    Engagement,
    /// A ship engages; its damage cards are resolved first.
    Engage(ShipId),
    Declare(ShipId),
    Roll,
    /// The defender modifies attack dice.
    Shield,
    /// The attacker modifies attack dice.
    Aim,
    /// Defense dice are rolled.
    Dodge,
    /// The defender modifies defense dice.
    Evade,
    Neutralize,
    Aftermath,
    /// A ship may make a bonus attack.
    Bonus(ShipId, BonusAttack),
    /// A ship exposes a damage card.
    Expose(ShipId),
    /// A ship may use an optional ability.
    May(ShipId, OptionalAbility),
    /// A jam token removes something from the first ship; the second one jams it.
    Jam(ShipId, ShipId),
    /// A ship takes a deplete or a strain token.
    Toll(ShipId),
    /// The first ship, which is tractored, may be moved by the second one.
    Drag(ShipId, ShipId),
    /// A tractored ship was moved through or onto an obstacle, given by its index.
    Scrape(ShipId, u8),
    /// A tractored ship that was moved may be rotated.
    Spin(ShipId),
    /// A ship suffers this much hit damage and crit damage.
    Suffer(ShipId, u8, u8),
    /// A faceup damage card that was just dealt is resolved.
    Dealt(ShipId, DamageCard),
    /// A die is rolled for a damage card.
    Burn(ShipId, DamageCard),
    Solo(ShipId, SoloDecision),
    /// The End Phase.
    End,
    /// Tokens are removed and the round ends.
    Tidy,
}
