//! Why a requested set-up is invalid.

use std::fmt;
use xwing::content::Faction;
use xwing::squad::{SquadError, XwsError};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupFault {
    /// The squad file cannot be parsed.
    Xws(XwsError),
    /// A squad violates the squad rules.
    Squad(SquadError),
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

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupFault::Xws(fault) => fault.fmt(f),
            SetupFault::Squad(fault) => fault.fmt(f),
            SetupFault::NoRow(faction) => write!(f, "{faction:?} has no row in the ship table"),
            SetupFault::NoShip(name) => write!(f, "{name}: which ship?"),
            SetupFault::NoInitiative(name) => write!(f, "{name}: which initiative?"),
            SetupFault::Token(id) => write!(f, "no obstacle token {id}"),
            SetupFault::Tokens(count) => write!(f, "six obstacle tokens are laid, not {count}"),
            SetupFault::Table => f.write_str("a table has a side of 914.4 or 900 millimetres"),
            SetupFault::NoRoom => f.write_str("these obstacles do not fit on the table"),
        }
    }
}
