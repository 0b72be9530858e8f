//! What is going on inside an action: a stack of small steps, the last one first. A step that turns a card asks
//! chance only if that card is not a fact yet.

use crate::card::CardName;
use crate::object::ObjId;
use crate::pile::PileName;
use serde::{Deserialize, Serialize};
use table::Seat;

/// Room for frames: an action, its losses, a card being turned, and a dozen responses to one another.
pub(crate) const ROOM: usize = 32;

/// One step under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// A player draws the top card of a pile into hand.
    Draw {
        /// Who.
        seat: Seat,
        /// From which pile.
        from: PileName,
    },
    /// A player has Force to lose.
    Lose {
        /// Who.
        seat: Seat,
        /// How much is left.
        left: u8,
    },
    /// The top card of a pile is turned and lost.
    Flip {
        /// Whose.
        seat: Seat,
        /// Which pile.
        from: PileName,
    },
    /// A battle destiny is drawn.
    BattleDestiny {
        /// By whom.
        by: Seat,
    },
    /// A weapon is being fired.
    Shot {
        /// The weapon.
        weapon: ObjId,
        /// Its target.
        target: ObjId,
        /// Destinies left to draw.
        left: u8,
        /// Their total so far.
        total: i16,
    },
    /// An Interrupt was played; it does what it does when nobody responds any more.
    Played {
        /// By whom.
        by: Seat,
        /// Which.
        card: CardName,
        /// Which clause of its text.
        clause: u8,
        /// Aimed at what.
        target: Option<ObjId>,
        /// How far it is.
        stage: Stage,
    },
    /// A destiny is drawn for the card just below.
    TestDestiny {
        /// By whom.
        by: Seat,
    },
    /// A player looks through the Reserve Deck for a card.
    Search {
        /// Who.
        by: Seat,
        /// The card that lets them.
        card: CardName,
        /// Which clause of its text.
        clause: u8,
    },
    /// The opponent may verify a search that found nothing.
    Verify {
        /// Who searched.
        by: Seat,
        /// The card that let them.
        card: CardName,
    },
    /// A Reserve Deck is shuffled.
    Shuffle {
        /// Whose.
        of: Seat,
    },
    /// Players may respond to what has just happened.
    Window {
        /// To what.
        moment: Moment,
        /// Who may now.
        asked: Seat,
        /// How many have passed one after the other.
        passes: u8,
    },
    /// A group gathers for docking bay transit.
    Transit {
        /// From this docking bay.
        from: ObjId,
        /// To that one.
        to: ObjId,
    },
}

/// How far a played card is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Nothing has been done yet.
    Fresh,
    /// Its destiny was drawn; nothing if the draw failed.
    Drawn(Option<i16>),
    /// It was cancelled.
    Cancelled,
}

/// What can be responded to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// The card in the frame just below was played.
    Played,
    /// A card was deployed.
    Deployed(ObjId),
}

impl Default for Frame {
    fn default() -> Self {
        Frame::Lose { seat: Seat::A, left: 0 }
    }
}
