//! The entries of the log.

use crate::correction::Correction;
use crate::dice::RollResult;
use crate::question::answer::Answer;
use crate::setup::Mode;
use serde::{Deserialize, Serialize};
use xwing::label::Label;

/// Who rolls the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Roller {
    #[default]
    Program,
    /// A person, with physical dice.
    Person,
}

/// A command: an answer, a roll, a correction, an undo, or a change of settings.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "step", content = "what", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Command {
    /// An answer to the open question.
    Answer(Answer),
    Rolled {
        hand: Roller,
        thrown: RollResult,
    },
    /// From now on these dice are used.
    Dice(Roller),
    /// From now on this mode is used.
    Mode(Mode),
    /// A fact about the table is corrected.
    Correct(Correction),
    /// The author claims a ship, or gives it up.
    Own {
        ship: Label,
        own: bool,
    },
    /// The last command is undone.
    Undo,
}

/// A command and its author.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LogEntry {
    /// The name of the author; `None` for the program and for people without a name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<String>,
    #[serde(flatten)]
    pub command: Command,
}

/// Why a command was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// The answer does not fit the open question.
    NotAsked,
    /// No dice, or other dice, were asked for.
    OtherDice,
    Unknown,
    /// The value is impossible.
    Impossible,
    NothingToUndo,
    /// A player ship has to be placed wholly within range 1 of the player edge.
    OutsideZone,
    /// Only people with a name can own ships.
    NoName,
}
