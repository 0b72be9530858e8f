//! One line of the log.

use crate::answer::Answer;
use crate::correct::Correction;
use crate::dice::Thrown;
use crate::setup::Mode;
use serde::{Deserialize, Serialize};
use xwing::label::Label;

/// Who rolls.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// The program.
    #[default]
    Program,
    /// A person, with real dice.
    Person,
}

/// Something that was told, rolled, corrected or taken back.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "step", content = "what", rename_all = "kebab-case")]
pub enum Step {
    /// An answer to the open question.
    Answer(Answer),
    /// Dice.
    Rolled {
        /// Who rolled.
        hand: Hand,
        /// What they show.
        thrown: Thrown,
    },
    /// From now on these dice.
    Dice(Hand),
    /// From now on told in this way.
    Mode(Mode),
    /// A fact of the table is put right.
    Correct(Correction),
    /// A ship is this person's own, or no longer.
    Own {
        /// The ship.
        ship: Label,
        /// Whether it is.
        own: bool,
    },
    /// The last step is taken back.
    Undo,
}

/// A step, and who made it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// The name a person gave; none for the program and for those without a name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<String>,
    /// What was done.
    #[serde(flatten)]
    pub step: Step,
}

/// Why a step was not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// The answer is none to this question.
    NotAsked,
    /// Dice are asked for, or other dice.
    OtherDice,
    /// There is no such ship or card.
    Unknown,
    /// The value cannot be.
    Impossible,
    /// Nothing is left to be taken back.
    NothingToUndo,
    /// A person's ship is placed wholly within range 1 of the player edge.
    OutsideZone,
    /// Whoever has ships of their own has a name.
    NoName,
}
