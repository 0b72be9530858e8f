//! Errors in a content file. All errors of a file are reported, not only the first.

use super::dial::DialError;
use std::fmt;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContentError {
    pub file: &'static str,
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
        write!(f, "{}: {}: {:?}", self.file, self.at, self.problem)
    }
}
