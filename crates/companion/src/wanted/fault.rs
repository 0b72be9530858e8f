//! Why a requested set-up is invalid.

use std::fmt;
use xwing::content::Faction;
use xwing::squad::{SquadFault, XwsFault};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WantedFault {
    /// The squad file cannot be parsed.
    Xws(XwsFault),
    /// A squad violates the squad rules.
    Squad(SquadFault),
    /// The faction has no row in the printed ship table.
    NoRow(Faction),
    /// The ship type of this pilot is missing.
    NoShip(String),
    /// The initiative of this pilot is missing.
    NoInitiative(String),
    /// There is no obstacle token with this id.
    Token(String),
    /// The number of obstacle tokens is not six.
    Tokens(usize),
    /// The size of the play area is not allowed.
    Table,
    /// The obstacles do not fit.
    NoRoom,
}

impl fmt::Display for WantedFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WantedFault::Xws(fault) => fault.fmt(f),
            WantedFault::Squad(fault) => fault.fmt(f),
            WantedFault::NoRow(faction) => write!(f, "{faction:?} has no row in the ship table"),
            WantedFault::NoShip(name) => write!(f, "{name}: which ship?"),
            WantedFault::NoInitiative(name) => write!(f, "{name}: which initiative?"),
            WantedFault::Token(id) => write!(f, "no obstacle token {id}"),
            WantedFault::Tokens(count) => write!(f, "six obstacle tokens are laid, not {count}"),
            WantedFault::Table => f.write_str("a table has a side of 914.4 or 900 millimetres"),
            WantedFault::NoRoom => f.write_str("these obstacles do not fit on the table"),
        }
    }
}
