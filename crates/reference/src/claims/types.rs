//! The data types of the game: set-up, faults, choices, refusals, events and views.

use super::{Claim, Point, ROUNDS, SEATS};
use contract::{ArrayVec, RuleId, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "numbers speak for themselves")]
pub enum Bid {
    #[default]
    One,
    Two,
    Three,
}

/// The tokens a seat has not spent, in order.
pub type Tokens = ArrayVec<Bid, ROUNDS>;
/// All claims, in the order they were made.
pub type Held = ArrayVec<Claim, ROUNDS>;

/// The pending question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Seats that have not sealed a bid have to seal one.
    Bid,
    /// One of these seats is chosen at random.
    Lots(Seats),
    /// This seat may claim.
    Claim(Seat),
}

/// How a match begins: a new one has every token and no claims.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub tokens: [Tokens; SEATS],
    pub claims: Held,
}

impl Setup {
    /// The set-up of the first round.
    #[must_use]
    pub fn new() -> Setup {
        let tokens = [Bid::One, Bid::Two, Bid::Three].into_iter().collect();
        Setup { tokens: [tokens; SEATS], claims: Held::new() }
    }

    pub(super) fn rounds_left(&self) -> usize {
        self.tokens.iter().map(|tokens| tokens.len()).max().unwrap_or(0)
    }
}

impl Default for Setup {
    fn default() -> Self {
        Setup::new()
    }
}

/// What can be wrong with a set-up or a view.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// This seat's tokens are not sorted, or their number differs from another seat's.
    Tokens(Seat),
    /// More claims than rounds were played.
    ManyClaims,
    /// A claim by a seat that does not exist.
    Claimant(Seat),
    /// A claim that was never legal, and the rule that forbids it.
    Claim(Claim, RuleId),
    /// A sealed bid that is not among the seat's tokens, or that was sealed outside the bidding.
    Sealed(Seat),
    /// The pending question is impossible.
    Stage,
    /// No state has this view for this viewer.
    Viewpoint,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Seal a token.
    Bid(Bid),
    Claim(Point),
    /// Claim nothing.
    Forgo,
}

/// Why a choice is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    pub rule: RuleId,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Sealed(Seat),
    /// All bids, in seat order.
    Shown([Bid; SEATS]),
    /// The seat chosen at random among equal bids.
    Lot(Seat),
    Claimed(Claim),
    /// A seat forwent its claim.
    Forwent(Seat),
}

/// A sealed bid as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seal {
    /// Nothing sealed yet.
    Open,
    /// Sealed and hidden from this viewer.
    Down,
    /// The viewer's own bid.
    Own(Bid),
}

/// What a viewer knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    pub viewer: Viewer,
    /// The tokens each seat has not spent; a sealed token is spent when it is shown.
    pub tokens: [Tokens; SEATS],
    pub sealed: [Seal; SEATS],
    pub stage: Stage,
    pub claims: Held,
}
