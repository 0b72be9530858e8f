//! Why a wanted table cannot be set up.

use std::fmt;
use xwing::content::Faction;
use xwing::squad::{SquadFault, XwsFault};

/// One fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WantedFault {
    /// The squad file cannot be read.
    Xws(XwsFault),
    /// A squad is faulty.
    Squad(SquadFault),
    /// The faction has no row in the printed ship table.
    NoRow(Faction),
    /// It is not said what this pilot flies.
    NoShip(String),
    /// It is not said at which initiative this pilot flies.
    NoInitiative(String),
    /// No obstacle token of this name.
    Token(String),
    /// Six obstacle tokens are laid.
    Tokens(usize),
    /// No such table.
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
