//! Why a choice is refused.

use crate::{CruiserKey, Effect, Half, Matricule, Sector, Spot};
use serde::Serialize;
use table::RuleId;

/// Why a choice is refused: the facts, and the rule behind them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Refusal {
    /// The seat is not asked anything.
    NotAsked,
    /// The seat is asked something else.
    OtherQuestion,
    /// There is no such cruiser, or not in this mode.
    NoSuchCruiser {
        /// The cruiser named.
        cruiser: CruiserKey,
        /// The rule.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// With one box the other face of this board is in use.
    CruiserTaken {
        /// The cruiser named.
        cruiser: CruiserKey,
        /// The rule.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// The card is not in the hand.
    NotInHand {
        /// The card named.
        card: Matricule,
        /// The rule.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// All slots of the sector are occupied.
    SectorFull {
        /// The sector.
        sector: Sector,
        /// How many slots it has.
        slots: u8,
        /// The rule.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// The free slot is not of the card's level.
    WrongLevel {
        /// The card.
        card: Matricule,
        /// The level it needs.
        level: u8,
        /// The slot it would come to lie on.
        slot: u8,
        /// The rule.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// No such effect waits with the others.
    NotWaiting {
        /// The card named.
        card: Matricule,
        /// The half named.
        half: Half,
        /// The effect named.
        effect: Effect,
        /// The rule.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// No card lies there.
    NoCardThere {
        /// The place named.
        at: Spot,
        /// The rule.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// The effect needs a destination, or takes none.
    Destination {
        /// The effect.
        effect: Effect,
        /// Whether it needs one.
        needed: bool,
        /// The rule.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// The card is on top already, so it would not move.
    AlreadyOnTop {
        /// The place named.
        at: Spot,
        /// The rule.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// Only the top card of a sector can be hit.
    NotOnTop {
        /// The place named.
        at: Spot,
        /// The rule.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// A lateral move goes to an adjacent sector.
    NotAdjacent {
        /// The sector it lies in.
        from: Sector,
        /// The sector named.
        to: Sector,
        /// The rule.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// The destination has no free slot.
    DestinationFull {
        /// The sector named.
        to: Sector,
        /// The rule.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// No whole fighter is left on that half.
    NoFighterThere {
        /// The half named.
        half: Half,
        /// The rule.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// Fewer than two sectors would face each other.
    TooFar {
        /// How many would.
        facing: u8,
        /// The rule.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
}
