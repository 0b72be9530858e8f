//! The words of the game: how it begins, what can be wrong, what is told and what is seen.

use super::{Bet, Card, Line};
use serde::{Deserialize, Serialize};
use table::{BySeat, RuleId, Seat, Viewer};

/// How a match begins.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Setup {
    /// No card is dealt yet.
    New,
    /// A round of betting is about to begin: the first, or with a board the second.
    Round {
        /// The hidden hands.
        hands: BySeat<Card>,
        /// The bets of the first round.
        first: Line,
        /// The public card.
        board: Option<Card>,
    },
}

/// What can be wrong with a set-up or a view.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// A card is in two places.
    CardTwice(Card),
    /// Hands are dealt in seat order, before anything else.
    HandMissing,
    /// The bets of this round (from nought) cannot have been made.
    Bets(usize),
    /// The board is turned when the first round is closed, and the second round needs it.
    Board,
    /// The set-up is not at the beginning of a round.
    NotAtRest,
    /// No state looks like this to this viewer.
    Viewpoint,
}

/// Why a bet is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The rule behind it.
    pub rule: RuleId,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat received its hand; its owner sees which card.
    Dealt {
        /// Whose hand.
        seat: Seat,
        /// The card, for its owner.
        card: Option<Card>,
    },
    /// A seat bet.
    Bet {
        /// Who.
        seat: Seat,
        /// What.
        bet: Bet,
    },
    /// The public card was turned.
    Board(Card),
    /// Both hands were shown.
    Showdown(BySeat<Card>),
}

/// A hand as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    /// Not dealt yet.
    Empty,
    /// Dealt, and hidden from this viewer.
    Down,
    /// Known to this viewer.
    Up(Card),
}

/// What a viewer knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The hands.
    pub hands: BySeat<Hand>,
    /// The public card.
    pub board: Option<Card>,
    /// The bets of both rounds.
    pub rounds: [Line; 2],
}
