//! Actions of card texts: Interrupts from hand, texts of cards on the table, texts that work by themselves. Each is a
//! frame that goes through its destiny and its steps; what it answers lies in the window just below.
//!
//! A player is asked only where content and table, both public, allow something to be done: not being asked betrays
//! nothing.

mod automatic;
mod captive;
mod destiny;
mod judge;
mod react;
mod run;
mod search;
mod step;

use crate::card::CardId;
use crate::object::ObjId;

/// Where the text of an action is: a card, and its number if it lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Source {
    pub(crate) card: CardId,
    pub(crate) obj: Option<ObjId>,
}
