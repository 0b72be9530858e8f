//! A betting round, derived from its sequence of bets.

use crate::rules;
use contract::{ArrayVec, BySeat, RuleId, Seat};
use serde::{Deserialize, Serialize};

const ANTE: i32 = 1;
const RAISES: [i32; 2] = [2, 4];
const MAX_RAISES: u8 = 2;

/// A choice in a betting round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bet {
    /// Give up what was paid.
    Fold,
    /// Pay what is owed; a check if nothing is owed.
    #[default]
    Call,
    /// Pay what is owed and two more (four in the second round).
    Raise,
}

impl Bet {
    pub const ALL: [Bet; 3] = [Bet::Fold, Bet::Call, Bet::Raise];
}

/// The bets of one round: at most check, raise, raise, call.
pub type BettingLine = ArrayVec<Bet, 4>;

/// The state of a betting round.
#[derive(Clone, Copy, Debug)]
pub(super) struct Betting {
    pub(super) to_move: Seat,
    pub(super) raises: u8,
    /// Whether the seat to move owes something.
    pub(super) owes: bool,
    /// Whether the round is over.
    pub(super) closed: bool,
    pub(super) folded: Option<Seat>,
}

impl Betting {
    /// The state of the round after these bets. The first seat begins every round.
    pub(super) fn after(line: &[Bet]) -> Betting {
        let mut betting = Betting { to_move: Seat::A, raises: 0, owes: false, closed: false, folded: None };
        for (made, bet) in line.iter().enumerate() {
            match bet {
                Bet::Fold => {
                    betting.folded = Some(betting.to_move);
                    betting.closed = true;
                }
                // A call answers a raise, a second check answers a check; the first check does not end the round.
                Bet::Call => {
                    betting.closed = betting.owes || made > 0;
                    betting.owes = false;
                }
                Bet::Raise => {
                    betting.raises += 1;
                    betting.owes = true;
                }
            }
            betting.to_move = betting.to_move.other();
        }
        betting
    }
}

/// The rule that forbids a bet, if there is one.
pub(super) fn judge(betting: &Betting, bet: Bet) -> Result<(), RuleId> {
    match bet {
        _ if betting.closed => Err(rules::LEDUC_TURN),
        Bet::Fold if !betting.owes => Err(rules::LEDUC_FOLD),
        Bet::Raise if betting.raises == MAX_RAISES => Err(rules::LEDUC_RAISES),
        Bet::Fold | Bet::Call | Bet::Raise => Ok(()),
    }
}

/// What each seat has paid after these rounds, ante included.
pub(super) fn paid(rounds: &[BettingLine; 2]) -> BySeat<i32> {
    let mut paid = BySeat([ANTE; 2]);
    for (line, raise) in rounds.iter().zip(RAISES) {
        let mut seat = Seat::A;
        for bet in line {
            match bet {
                Bet::Fold => {}
                Bet::Call => paid[seat] = paid[seat.other()],
                Bet::Raise => paid[seat] = paid[seat.other()] + raise,
            }
            seat = seat.other();
        }
    }
    paid
}
