//! What can be wrong with a content file. All faults of a file are listed, not only the first.

use super::dial::DialFault;
use std::fmt;

/// One fault of a content file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The file.
    pub file: &'static str,
    /// The ship, card or section.
    pub at: String,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The file is not of the expected form.
    Unreadable(String),
    /// A word outside the vocabulary.
    UnknownWord(String),
    /// The same id twice.
    Twice,
    /// A dial line.
    Dial(DialFault),
    /// A ship without any maneuver.
    NoDial,
    /// A ship without a straight: the last fallback of the solo system would fail.
    NoStraight,
    /// A ship without a primary weapon or hull.
    NoNumbers,
    /// A pilot of a faction that does not fly the ship.
    WrongFaction,
    /// An initiative above 6.
    Initiative(u8),
    /// An ability that is not listed.
    UnknownAbility(String),
    /// A weapon whose near range is beyond its far range, or beyond 3.
    Range,
    /// An effect without a part it needs.
    Effect(&'static str),
    /// An approach chart without one of its twelve rows.
    MissingRow(String),
    /// An approach chart entry that cannot be read.
    Entry(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {:?}", self.file, self.at, self.problem)
    }
}
