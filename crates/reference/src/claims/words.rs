//! The words of the game: how it begins, what can be wrong, what is chosen, told and seen.

use super::{Claim, Point, ROUNDS, SEATS};
use serde::{Deserialize, Serialize};
use table::{List, RuleId, Seat, Seats, Viewer};

/// A bid token.
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
pub type Tokens = List<Bid, ROUNDS>;
/// All claims, in the order they were made.
pub type Held = List<Claim, ROUNDS>;

/// What is open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Seats that have not sealed a bid are asked for one.
    Bid,
    /// Lots are drawn among these.
    Lots(Seats),
    /// This seat may claim.
    Claim(Seat),
}

/// How a match begins: a new one has every token and no claim.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The tokens each seat has not spent.
    pub tokens: [Tokens; SEATS],
    /// The claims already made.
    pub claims: Held,
}

impl Setup {
    /// The first round.
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
    /// The tokens of this seat are not in order or not as many as another's.
    Tokens(Seat),
    /// More claims than rounds were played.
    ManyClaims,
    /// A claim of a seat that is not at the table.
    Claimant(Seat),
    /// A claim that was never allowed, and the rule.
    Claim(Claim, RuleId),
    /// A sealed bid that is not among the seat's tokens, or sealed when nobody bids.
    Sealed(Seat),
    /// The open question cannot have come up.
    Stage,
    /// No state looks like this to this viewer.
    Viewpoint,
}

/// An answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Seal a token.
    Bid(Bid),
    /// Claim a point.
    Claim(Point),
    /// Claim nothing.
    Forgo,
}

/// Why an answer is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The rule behind it.
    pub rule: RuleId,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat sealed its bid.
    Sealed(Seat),
    /// All bids were shown, in seat order.
    Shown([Bid; SEATS]),
    /// A lot fell on a seat.
    Lot(Seat),
    /// A point was claimed.
    Claimed(Claim),
    /// A seat claimed nothing.
    Forwent(Seat),
}

/// A sealed bid as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seal {
    /// Nothing sealed.
    Open,
    /// Sealed, and hidden from this viewer.
    Down,
    /// The viewer's own.
    Own(Bid),
}

/// What a viewer knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The tokens each seat has not spent; a sealed one is spent when it is shown.
    pub tokens: [Tokens; SEATS],
    /// The sealed bids.
    pub sealed: [Seal; SEATS],
    /// What is open.
    pub stage: Stage,
    /// All claims.
    pub claims: Held,
}
