//! Why a choice is refused.

use crate::{CruiserKey, Effect, Half, Matricule, Sector, Spot};
use contract::RuleId;
use serde::Serialize;

/// Why a choice is refused: the facts, and the rule behind them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Refusal {
    NotAsked,
    /// Another question is pending.
    OtherQuestion,
    /// There is no such cruiser, or not in this mode.
    NoSuchCruiser {
        cruiser: CruiserKey,
        rule: RuleId,
    },
    /// With one box, the other face of this board is in use.
    CruiserTaken {
        cruiser: CruiserKey,
        rule: RuleId,
    },
    NotInHand {
        card: Matricule,
        rule: RuleId,
    },
    SectorFull {
        sector: Sector,
        /// The number of slots it has.
        slots: u8,
        rule: RuleId,
    },
    /// The free slot does not match the card's level.
    WrongLevel {
        card: Matricule,
        /// The level it needs.
        level: u8,
        /// The slot it would be played on.
        slot: u8,
        rule: RuleId,
    },
    /// No such effect is waiting.
    NotWaiting {
        card: Matricule,
        half: Half,
        effect: Effect,
        rule: RuleId,
    },
    NoCardThere {
        at: Spot,
        rule: RuleId,
    },
    /// The effect needs a destination, or takes none.
    Destination {
        effect: Effect,
        /// Whether it needs one.
        needed: bool,
        rule: RuleId,
    },
    /// The card is already on top, so it would not move.
    AlreadyOnTop {
        at: Spot,
        rule: RuleId,
    },
    /// Only the top card of a sector can be hit.
    NotOnTop {
        at: Spot,
        rule: RuleId,
    },
    /// A lateral move goes to an adjacent sector.
    NotAdjacent {
        from: Sector,
        to: Sector,
        rule: RuleId,
    },
    /// The destination has no free slot.
    DestinationFull {
        to: Sector,
        rule: RuleId,
    },
    /// No undamaged fighter is left on that half.
    NoFighterThere {
        half: Half,
        rule: RuleId,
    },
    /// Fewer than two sectors would face each other.
    TooFar {
        /// How many would.
        facing: u8,
        rule: RuleId,
    },
}
