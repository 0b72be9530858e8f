//! The words of the game: how it begins, what can be wrong, what is chosen, falls, is told and is seen.

use super::{Card, Cards};
use serde::{Deserialize, Serialize};
use table::{BySeat, RuleId, Seat, Viewer};

/// Everything that lies open; part of the state and of every view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Public {
    /// The played cards.
    pub discard: Cards,
    /// Life left.
    pub life: BySeat<u8>,
    /// Moves made.
    pub moves: u8,
    /// Whose move it is.
    pub mover: Seat,
    /// What is open.
    pub open: Open,
}

/// What is open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Open {
    /// The mover is dealt a card of the first hand.
    Deal,
    /// The mover is asked.
    Move,
    /// The mover draws a card.
    Draw,
    /// The defender rolls against this strength.
    Strike(u8),
}

/// How a match begins.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Setup {
    /// No card is dealt yet.
    New,
    /// A move is open.
    At {
        /// The hidden hands.
        hands: BySeat<Cards>,
        /// The played cards; all others are in the pile.
        discard: Cards,
        /// Life left.
        life: BySeat<u8>,
        /// Moves made.
        moves: u8,
        /// Whose move it is.
        mover: Seat,
    },
}

/// What can be wrong with a set-up or a view.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// A card is in two places.
    CardTwice(Card),
    /// A hand holds this many cards.
    Hand(u8),
    /// A life is above what everybody begins with.
    Life(u8),
    /// Both lost.
    BothLost,
    /// More moves than a match has.
    Moves(u8),
    /// There is no such seat.
    Mover(Seat),
    /// What is open does not fit the rest.
    Open,
    /// No state looks like this to this viewer.
    Viewpoint,
}

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Hit with a card of the hand.
    Play(Card),
    /// Take a card from the pile.
    Draw,
    /// Nothing else can be done.
    Pass,
}

/// What chance gives.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// The card that is dealt or drawn.
    Card(Card),
    /// The defender's die, 1 to 6.
    Die(u8),
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The rule behind it.
    pub rule: RuleId,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat took a card; its owner sees which.
    Drew {
        /// Who.
        seat: Seat,
        /// The card, for its owner.
        card: Option<Card>,
    },
    /// A seat hit with a card.
    Played {
        /// Who.
        seat: Seat,
        /// With what.
        card: Card,
    },
    /// The defender rolled and lost this much.
    Struck {
        /// Who defended.
        seat: Seat,
        /// The die.
        die: u8,
        /// Life lost.
        lost: u8,
        /// The rule that says how much.
        rule: RuleId,
    },
    /// A seat passed.
    Passed(Seat),
}

/// What a viewer knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The viewer's own hand; a watcher has none.
    pub own: Cards,
    /// How many cards each hand holds.
    pub held: BySeat<u8>,
    /// Everything that lies open.
    pub public: Public,
}
