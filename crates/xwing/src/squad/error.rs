//! Errors in a squad. All of them are reported, each with the id concerned.

use crate::ability::NotWhole;
use serde::Serialize;
use std::fmt;

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SquadError {
    Empty,
    /// No pilot with this id.
    UnknownPilot(String),
    UnknownUpgrade(String),
    /// Released after August 2020.
    TooLate(String),
    /// Known but not whole, with the reason.
    NotPlayed(String, NotWhole),
    /// The pilot belongs to another faction.
    WrongFaction(String),
    /// The pilot has no slot left for the card.
    NoSlot {
        pilot: String,
        card: String,
    },
    /// The ship may not equip the card.
    Restricted {
        pilot: String,
        card: String,
    },
    /// The same card is equipped twice on one ship.
    Twice {
        pilot: String,
        card: String,
    },
    /// More cards of this name than its limit allows.
    Limited {
        card: String,
        limit: u8,
    },
    /// The points list has no entry for it.
    NoPoints(String),
    /// A squad has three obstacles or none.
    Obstacles(usize),
    UnknownObstacle(String),
}

impl fmt::Display for SquadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use SquadError as F;
        match self {
            F::Empty => f.write_str("the squad has no ship"),
            F::UnknownPilot(id) => write!(f, "no pilot {id}"),
            F::UnknownUpgrade(id) => write!(f, "no card {id}"),
            F::TooLate(id) => write!(f, "{id} came after August 2020 and is not played"),
            F::NotPlayed(id, reason) => write!(f, "{id} is not played yet: {reason}"),
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
