//! Questions the page asks about a position: where a figure could walk and which enemies it would meet, what a line
//! of sight crosses, what an attack would need.
//!
//! Answered from public information alone, with the functions that play itself uses, so that the page needs no rules.
//! Nothing is validated here: the legal choices say what is allowed.

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

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Inquiry {
    /// Where a figure could walk: with its remaining movement while it is active, otherwise with the movement of its
    /// card.
    Ways(FigureId),
    /// What the lines of sight between two squares cross.
    Sight {
        from: Square,
        to: Square,
    },
    /// The numbers and odds of an attack.
    Attack {
        attacker: FigureId,
        defender: FigureId,
        reach: Reach,
        occasion: Occasion,
    },
    /// How to read a twenty-sided die in place of ten-sided and four-sided dice.
    Twenty,
}

/// The answer to the inquiry of the same name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Answer {
    /// Every square where the figure could stop.
    Ways(Vec<Way>),
    Sight(Thread),
    /// `None` if a ranged attack has no line of sight.
    Attack(Option<Prospects>),
    /// Faces 1 to 20 read as a ten-sided and as a four-sided die.
    Twenty {
        ten: Vec<u8>,
        four: Vec<u8>,
    },
}

/// Answers an inquiry from public information.
///
/// # Errors
/// If it names a square or figure that is not on the map.
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
