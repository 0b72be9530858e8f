//! What is going on inside an action: a stack of small steps, the last one first. A step that turns a card asks
//! chance only if that card is not a fact yet.

use crate::object::ObjId;
use crate::pile::PileName;
use serde::{Deserialize, Serialize};
use table::Seat;

/// Room for frames: an action, its losses, a card being turned, and a response to each.
pub(crate) const ROOM: usize = 16;

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
    /// A group gathers for docking bay transit.
    Transit {
        /// From this docking bay.
        from: ObjId,
        /// To that one.
        to: ObjId,
    },
}

impl Default for Frame {
    fn default() -> Self {
        Frame::Lose { seat: Seat::A, left: 0 }
    }
}
