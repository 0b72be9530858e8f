//! Questions of whoever looks at the table: where a figure could walk and whom it would meet, what a line of sight
//! crosses, what an attack would need.
//!
//! Answered from what lies open alone, by the functions play itself uses, so that nobody who draws a board has to know a
//! rule. Judges nothing: whether a choice is allowed is said by the offers.

mod attack;
mod sight;
#[cfg(test)]
mod tests;
mod ways;

use crate::board::Square;
use crate::choice::Reach;
use crate::content::Content;
use crate::figure::FigureId;
use crate::report::Unanswered;
use crate::state::{Occasion, Public, map_of};
use serde::{Deserialize, Serialize};

pub use attack::Prospects;
pub use sight::{Sightline, Thread};
pub use ways::{Route, Way};

/// A question about the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Inquiry {
    /// Where a figure could walk to: with what it has left while it is played, else with its card's points.
    Ways(FigureId),
    /// What the lines of sight between two squares cross.
    Sight {
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// What an attack would come to.
    Attack {
        /// Who.
        attacker: FigureId,
        /// Whom.
        defender: FigureId,
        /// How.
        reach: Reach,
        /// Why.
        occasion: Occasion,
    },
    /// How a twenty-sided die is read where none of ten or four sides is at hand.
    Twenty,
}

/// An answer, of the question's own kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Answer {
    /// Every square the figure could stop on.
    Ways(Vec<Way>),
    /// The lines of sight.
    Sight(Thread),
    /// The attack; nothing where a shot has no line.
    Attack(Option<Prospects>),
    /// Faces 1 to 20 read as a die of ten and as one of four sides.
    Twenty {
        /// As a ten-sided die.
        ten: Vec<u8>,
        /// As a four-sided die.
        four: Vec<u8>,
    },
}

/// Answers a question from what lies open.
///
/// # Errors
/// When it names a square or figure that is not there.
pub fn answer(content: &Content, public: &Public, inquiry: Inquiry) -> Result<Answer, Unanswered> {
    let map = map_of(content, public);
    let figure = |id: FigureId| {
        let there = public.figure(id).filter(|figure| figure.is_there());
        there.ok_or_else(|| Unanswered::Figure(id.0.to_string()))
    };
    match inquiry {
        Inquiry::Ways(id) => {
            figure(id)?;
            Ok(Answer::Ways(ways::ways(content, public, id)))
        }
        Inquiry::Sight { from, to } => match [from, to].into_iter().find(|at| at.index() >= map.len()) {
            Some(off) => Err(Unanswered::Square(off.0.to_string())),
            None => Ok(Answer::Sight(sight::thread(map, public, from, to))),
        },
        Inquiry::Attack { attacker, defender, reach, occasion } => {
            figure(attacker)?;
            figure(defender)?;
            Ok(Answer::Attack(attack::prospects(content, public, attacker, defender, reach, occasion)))
        }
        Inquiry::Twenty => {
            let faces = 1..=20u8;
            Ok(Answer::Twenty {
                ten: faces.clone().map(|face| (face - 1) % 10 + 1).collect(),
                four: faces.map(|face| (face - 1) / 5 + 1).collect(),
            })
        }
    }
}
