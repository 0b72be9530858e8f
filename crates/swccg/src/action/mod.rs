//! Actions of card texts: Interrupts from hand, texts of cards on the table, and automatic texts. Each is a frame
//! that runs through its destiny and its steps; what it responds to is in the window frame just below.
//!
//! A player is asked only where the content and the table, which are both public, allow something to be done, so not
//! being asked reveals nothing.

pub mod destiny_kind;
pub mod frames;

mod automatic;
mod captive;
mod check;
mod destiny;
mod force_steps;
mod grabber;
mod react;
mod run;
mod search;
mod step;

use crate::cards::card::CardId;
use crate::cards::object::ObjId;

/// Where the text of an action comes from: a card, and its id if it is on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TextSource {
    pub(crate) card: CardId,
    pub(crate) obj: Option<ObjId>,
}
