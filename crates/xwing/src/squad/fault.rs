//! What can be wrong with a squad. All faults are listed, each by name.

use serde::Serialize;
use std::fmt;

/// One fault.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SquadFault {
    /// The squad has no ship.
    Empty,
    /// No pilot with this id: unknown, or one with a limit, which is not played.
    UnknownPilot(String),
    /// No card with this id.
    UnknownUpgrade(String),
    /// It came after August 2020.
    TooLate(String),
    /// It is known, but not played here.
    NotPlayed(String),
    /// The pilot flies for another faction.
    WrongFaction(String),
    /// The pilot has no slot left for the card.
    NoSlot {
        /// The pilot.
        pilot: String,
        /// The card.
        card: String,
    },
    /// The ship may not equip the card.
    Restricted {
        /// The pilot.
        pilot: String,
        /// The card.
        card: String,
    },
    /// The same card twice on one ship.
    Twice {
        /// The pilot.
        pilot: String,
        /// The card.
        card: String,
    },
    /// More cards of this name than its limit allows.
    Limited {
        /// The card.
        card: String,
        /// The limit.
        limit: u8,
    },
    /// The list of points gives none.
    NoPoints(String),
    /// A squad brings three obstacles, or none.
    Obstacles(usize),
    /// No obstacle token with this id.
    UnknownObstacle(String),
}

impl fmt::Display for SquadFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use SquadFault as F;
        match self {
            F::Empty => f.write_str("the squad has no ship"),
            F::UnknownPilot(id) => write!(f, "no pilot {id} here; only pilots without a limit are played"),
            F::UnknownUpgrade(id) => write!(f, "no card {id}"),
            F::TooLate(id) => write!(f, "{id} came after August 2020 and is not played"),
            F::NotPlayed(id) => write!(f, "{id} is not played yet"),
            F::WrongFaction(id) => write!(f, "{id} flies for another faction"),
            F::NoSlot { pilot, card } => write!(f, "{pilot} has no slot for {card}"),
            F::Restricted { pilot, card } => write!(f, "{pilot} may not equip {card}"),
            F::Twice { pilot, card } => write!(f, "{pilot} has {card} twice"),
            F::Limited { card, limit } => write!(f, "a squad has at most {limit} of {card}"),
            F::NoPoints(id) => write!(f, "no points are listed for {id}"),
            F::Obstacles(count) => write!(f, "a squad brings three obstacles or none, not {count}"),
            F::UnknownObstacle(id) => write!(f, "no obstacle token {id}"),
        }
    }
}
