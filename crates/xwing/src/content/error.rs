//! Errors in a content file. All errors of a file are reported, not only the first.

use super::dial::DialError;
use std::fmt;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContentError {
    pub file: &'static str,
    /// From one; zero if the whole file is meant.
    pub line: usize,
    /// The ship, card or section where it was found.
    pub at: String,
    pub problem: ContentErrorKind,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ContentErrorKind {
    /// Invalid TOML or unknown keys.
    Unreadable(String),
    /// An unknown keyword.
    UnknownWord(String),
    /// An id occurs twice.
    Twice,
    Dial(DialError),
    /// A ship without any maneuver.
    NoDial,
    /// A ship without a straight maneuver, which the solo system needs as its last fallback.
    NoStraight,
    /// A ship without a primary weapon or hull.
    NoNumbers,
    /// A pilot of a faction that does not fly the ship.
    WrongFaction,
    Initiative(u8),
    UnknownAbility(String),
    /// A Quick Build with a pilot that is not in the content.
    UnknownPilot(String),
    /// A Quick Build with a card that is not in the content.
    UnknownCard(String),
    /// A pilot of a ship that is not in the content.
    UnknownShip(String),
    /// A clause that cannot be read.
    Clause(String),
    /// A weapon whose minimum range exceeds its maximum, or whose maximum exceeds 3.
    Range,
    /// An effect without a required part.
    Effect(&'static str),
    /// An approach chart lacks one of its twelve rows.
    MissingRow(String),
    /// An approach chart entry cannot be parsed.
    Entry(String),
}

impl fmt::Display for ContentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} line {}: ", self.file, self.line)?;
        if !self.at.is_empty() {
            write!(f, "{}: ", self.at)?;
        }
        self.problem.fmt(f)
    }
}

impl ContentErrorKind {
    /// The word of the file that is wrong, where there is one.
    pub(crate) fn word(&self) -> Option<&str> {
        match self {
            ContentErrorKind::UnknownWord(word)
            | ContentErrorKind::UnknownAbility(word)
            | ContentErrorKind::UnknownPilot(word)
            | ContentErrorKind::UnknownCard(word)
            | ContentErrorKind::UnknownShip(word)
            | ContentErrorKind::Entry(word) => Some(word),
            ContentErrorKind::Dial(error) => Some(error.entry()),
            ContentErrorKind::Unreadable(_)
            | ContentErrorKind::Clause(_)
            | ContentErrorKind::Twice
            | ContentErrorKind::NoDial
            | ContentErrorKind::NoStraight
            | ContentErrorKind::NoNumbers
            | ContentErrorKind::WrongFaction
            | ContentErrorKind::Initiative(_)
            | ContentErrorKind::Range
            | ContentErrorKind::Effect(_)
            | ContentErrorKind::MissingRow(_) => None,
        }
    }
}

impl fmt::Display for ContentErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ContentErrorKind::Unreadable(what) => f.write_str(what),
            ContentErrorKind::UnknownWord(word) => write!(f, "{word:?} is not known here"),
            ContentErrorKind::Twice => f.write_str("the id occurs twice"),
            ContentErrorKind::Dial(error) => error.fmt(f),
            ContentErrorKind::NoDial => f.write_str("a ship needs a dial"),
            ContentErrorKind::NoStraight => f.write_str("a dial needs a straight maneuver"),
            ContentErrorKind::NoNumbers => f.write_str("a ship needs a primary weapon and hull"),
            ContentErrorKind::WrongFaction => f.write_str("the pilot's faction does not fly this ship"),
            ContentErrorKind::Initiative(found) => write!(f, "initiative {found}, must be 0 to 6"),
            ContentErrorKind::UnknownAbility(key) => write!(f, "there is no ability {key:?}"),
            ContentErrorKind::UnknownPilot(xws) => write!(f, "there is no pilot {xws:?}"),
            ContentErrorKind::UnknownCard(xws) => write!(f, "there is no card {xws:?}"),
            ContentErrorKind::UnknownShip(xws) => write!(f, "there is no ship {xws:?}"),
            ContentErrorKind::Clause(what) => f.write_str(what),
            ContentErrorKind::Range => {
                f.write_str("the range of a weapon is within 0 to 3, the smaller first")
            }
            ContentErrorKind::Effect(part) => write!(f, "an entry without {part}"),
            ContentErrorKind::MissingRow(row) => write!(f, "there is no row {row}"),
            ContentErrorKind::Entry(text) => write!(f, "{text:?} is no entry of a chart"),
        }
    }
}
