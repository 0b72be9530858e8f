//! How a match ended.

use crate::craft::Team;
use crate::rules::round as rules;
use crate::scenario::Ending;
use crate::state::State;
use contract::{RuleId, Seats};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Outcome {
    /// Only the player side has ships left.
    Player,
    /// Only the solo side has ships left.
    Solo,
    /// Neither side has a ship left.
    Draw,
    /// The last round is over and both sides have ships.
    Time,
    /// A scenario ended by its own rules.
    Scenario(Ending),
}

impl Outcome {
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Outcome::Player | Outcome::Solo => rules::END_LAST_SIDE,
            Outcome::Draw => rules::END_DRAW,
            Outcome::Time => rules::END_TIME,
            Outcome::Scenario(ending) => ending.reason.rule(),
        }
    }
}

impl State {
    /// The winners: every seat of the winning side.
    pub(crate) fn ending(&self, outcome: Outcome) -> contract::Ending {
        let of = |team: Team| {
            self.public.ships.iter().filter(|ship| ship.team == team).filter_map(|ship| ship.seat).collect()
        };
        let winners = match outcome {
            Outcome::Player => of(Team::Player),
            Outcome::Solo => of(Team::Solo),
            Outcome::Scenario(ending) if ending.reason.is_won() => of(Team::Player),
            Outcome::Scenario(_) => of(Team::Solo),
            Outcome::Draw | Outcome::Time => Seats::NONE,
        };
        contract::Ending { winners, rule: outcome.rule() }
    }
}
