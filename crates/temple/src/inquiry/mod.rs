//! Questions the page asks about a position: where a figure could walk and which enemies it would meet, what a line
//! of sight crosses, what an attack would need.
//!
//! Answered from public information alone, with the functions that play itself uses, so that the page needs no rules.
//! Nothing is validated here: the legal choices say what is allowed.

mod attack;
mod sight;
#[cfg(test)]
mod tests;
mod walks;

use crate::board::Square;
use crate::choice::AttackKind;
use crate::content::Content;
use crate::figure::FigureId;
use crate::report::InquiryError;
use crate::state::{AttackOccasion, PublicState, map_of};
use serde::{Deserialize, Serialize};

pub use attack::AttackBreakdown;
pub use sight::{Sightline, Sightlines};
pub use walks::{Route, WalkOption};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Inquiry {
    /// Where a figure could walk: with its remaining movement while it is active, otherwise with the movement of its
    /// card.
    Ways(FigureId),
    /// What the lines of sight between two squares cross.
    Sight { from: Square, to: Square },
    /// The numbers and odds of an attack.
    Attack { attacker: FigureId, defender: FigureId, reach: AttackKind, occasion: AttackOccasion },
    /// How to read a twenty-sided die in place of ten-sided and four-sided dice.
    Twenty,
}

/// The answer to the inquiry of the same name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum InquiryAnswer {
    /// Every square where the figure could stop.
    Ways(Vec<WalkOption>),
    Sight(Sightlines),
    /// `None` if a ranged attack has no line of sight.
    Attack(Option<AttackBreakdown>),
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
pub fn answer(
    content: &Content,
    public: &PublicState,
    inquiry: Inquiry,
) -> Result<InquiryAnswer, InquiryError> {
    let map = map_of(content, public);
    let figure = |id: FigureId| {
        let there = public.figure(id).filter(|figure| figure.is_on_map());
        there.ok_or_else(|| InquiryError::Figure(id.0.to_string()))
    };
    match inquiry {
        Inquiry::Ways(id) => {
            figure(id)?;
            Ok(InquiryAnswer::Ways(walks::walk_options(content, public, id)))
        }
        Inquiry::Sight { from, to } => match [from, to].into_iter().find(|at| at.index() >= map.len()) {
            Some(off) => Err(InquiryError::Square(off.0.to_string())),
            None => Ok(InquiryAnswer::Sight(sight::sightlines(map, public, from, to))),
        },
        Inquiry::Attack { attacker, defender, reach, occasion } => {
            figure(attacker)?;
            figure(defender)?;
            Ok(InquiryAnswer::Attack(attack::attack_breakdown(
                content, public, attacker, defender, reach, occasion,
            )))
        }
        Inquiry::Twenty => {
            let faces = 1..=20u8;
            Ok(InquiryAnswer::Twenty {
                ten: faces.clone().map(|face| (face - 1) % 10 + 1).collect(),
                four: faces.map(|face| (face - 1) / 5 + 1).collect(),
            })
        }
    }
}
