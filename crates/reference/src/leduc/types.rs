//! The data types of the game: set-up, faults, refusals, events and views.

use super::{Bet, BettingLine, Card};
use contract::{BySeat, RuleId, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// How a match begins.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Setup {
    /// Before any card is dealt.
    New,
    /// A betting round is about to begin: the first one, or the second if there is a board.
    Round {
        hands: BySeat<Card>,
        /// The bets of the first round.
        first: BettingLine,
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
    /// The bets of this round (counted from zero) are impossible.
    Bets(usize),
    /// The board is revealed when the first round is over, and the second round needs it.
    Board,
    /// The set-up is not at the start of a round.
    NotAtRest,
    /// No state has this view for this viewer.
    Viewpoint,
}

/// Why a bet is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    pub rule: RuleId,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat received its hand; its owner sees which card.
    Dealt {
        seat: Seat,
        /// `None` for everybody except the owner.
        card: Option<Card>,
    },
    Bet {
        seat: Seat,
        bet: Bet,
    },
    /// The public card was revealed.
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
    /// Dealt and hidden from this viewer.
    Down,
    /// Known to this viewer.
    Up(Card),
}

/// What a viewer knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    pub viewer: Viewer,
    pub hands: BySeat<Hand>,
    /// The public card.
    pub board: Option<Card>,
    /// The bets of both rounds.
    pub rounds: [BettingLine; 2],
}
