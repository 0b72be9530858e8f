//! The data types of the game: set-up, faults, choices, outcomes of chance, events and views.

use super::{Card, Cards};
use contract::{BySeat, RuleId, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// All public information; part of the state and of every view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Public {
    pub discard: Cards,
    pub life: BySeat<u8>,
    /// Number of moves made.
    pub moves: u8,
    /// The seat whose move it is.
    pub mover: Seat,
    pub open: Pending,
}

/// The pending question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pending {
    /// The mover is dealt a card of its starting hand.
    Deal,
    /// The mover has to decide.
    Move,
    Draw,
    /// The defender rolls against a card of this strength.
    Strike(u8),
}

/// How a match begins.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Setup {
    /// Before any card is dealt.
    New,
    /// Before a move.
    At {
        hands: BySeat<Cards>,
        /// The played cards; all others are in the pile or in the hands.
        discard: Cards,
        life: BySeat<u8>,
        /// Number of moves made.
        moves: u8,
        /// The seat whose move it is.
        mover: Seat,
    },
}

/// What can be wrong with a set-up or a view.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// A card is in two places.
    CardTwice(Card),
    /// A hand holds this many cards, which is too many or too few.
    Hand(u8),
    /// More life than at the start.
    Life(u8),
    BothLost,
    /// More moves than a match can have.
    Moves(u8),
    /// There is no such seat.
    Mover(Seat),
    /// The pending question does not fit the rest.
    Pending,
    /// No state has this view for this viewer.
    Viewpoint,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Attack with a card from the hand.
    Play(Card),
    Draw,
    /// Legal only if no other move is possible.
    Pass,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// The card that is dealt or drawn.
    Card(Card),
    /// The defender's die, 1 to 6.
    Die(u8),
}

/// Why a move is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    pub rule: RuleId,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat drew a card; its owner sees which.
    Drew {
        seat: Seat,
        /// `None` for everybody except the owner.
        card: Option<Card>,
    },
    /// A seat attacked with a card.
    Played {
        seat: Seat,
        card: Card,
    },
    /// The defender rolled and lost life.
    Struck {
        /// The defender.
        seat: Seat,
        die: u8,
        /// Life lost.
        lost: u8,
        rule: RuleId,
    },
    Passed(Seat),
}

/// What a viewer knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    pub viewer: Viewer,
    /// The viewer's own hand; empty for a watcher.
    pub own: Cards,
    /// The size of each hand.
    pub held: BySeat<u8>,
    pub public: Public,
}
