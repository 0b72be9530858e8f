//! What can be wrong with content files.

use crate::{CruiserKey, Matricule};
use serde::Serialize;
use std::fmt;

/// One fault of a content file, with its line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ContentFault {
    /// Which file.
    pub file: File,
    /// Its line, from one.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// The three content files.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum File {
    /// `cards.toml`
    Cards,
    /// `cruisers.toml`
    Cruisers,
    /// `decks.toml`
    Decks,
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            File::Cards => "cards.toml",
            File::Cruisers => "cruisers.toml",
            File::Decks => "decks.toml",
        })
    }
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are the facts their variant names")]
pub enum Problem {
    /// The text is not TOML.
    Syntax { message: String },
    /// A key the schema does not know: a slip of the pen would otherwise be ignored.
    UnknownKey { key: String },
    /// A key is missing.
    Missing { key: &'static str },
    /// A value is not of this kind.
    Kind { key: String, wanted: &'static str },
    /// A number is out of its range.
    Range { key: String, found: i64, least: i64, most: i64 },
    /// The text is not a matricule.
    Matricule { text: String },
    /// The text is not a cruiser's key.
    CruiserKey { text: String },
    /// A deck's key is not one to twelve small letters.
    DeckKey { text: String },
    /// There is no such effect.
    Effect { text: String },
    /// Neither green nor blue.
    Colour { text: String },
    /// More than two effects on a half.
    TooManyEffects { found: usize },
    /// A list has not the length it needs.
    Length { key: String, found: usize, wanted: usize },
    /// The card appears twice.
    CardTwice { card: Matricule, first_line: usize },
    /// The cruiser appears twice.
    CruiserTwice { cruiser: CruiserKey, first_line: usize },
    /// The deck appears twice.
    DeckTwice { deck: String, first_line: usize },
    /// A board has two faces; this is the third.
    BoardFaces { board: u8 },
    /// A face without any fighter could never be destroyed by damage.
    NoFighter,
    /// A draw symbol on a slot the sector has not.
    DrawOutside { sector: usize, slot: u8, slots: u8 },
    /// More cards than the rules can hold.
    TooManyCards { most: usize },
    /// The file lists none at all.
    Empty,
    /// Training needs two cruisers, on two boards.
    TrainingCruisers { found: usize },
    /// Training needs green cards.
    NoGreenCard,
    /// A deck names a card that is not in `cards.toml`.
    NoSuchCard { card: Matricule },
    /// A deck names a cruiser that is not in `cruisers.toml`.
    NoSuchCruiser { cruiser: CruiserKey },
    /// A deck has too few cards.
    DeckTooSmall { found: usize, least: usize },
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Syntax { message } => write!(f, "{message}"),
            Problem::UnknownKey { key } => write!(f, "unknown key `{key}`"),
            Problem::Missing { key } => write!(f, "`{key}` is missing"),
            Problem::Kind { key, wanted } => write!(f, "`{key}` must be {wanted}"),
            Problem::Range { key, found, least, most } => {
                write!(f, "`{key}` is {found}, must be {least} to {most}")
            }
            Problem::Matricule { text } => write!(f, "{text:?} is not a matricule such as \"3-35\""),
            Problem::CruiserKey { text } => write!(f, "{text:?} is not one to eight small letters"),
            Problem::DeckKey { text } => write!(f, "{text:?} is not one to twelve small letters"),
            Problem::Effect { text } => write!(f, "there is no effect {text:?}"),
            Problem::Colour { text } => write!(f, "the colour {text:?} is neither \"green\" nor \"blue\""),
            Problem::TooManyEffects { found } => write!(f, "{found} effects on a half, at most two fit"),
            Problem::Length { key, found, wanted } => {
                write!(f, "`{key}` has {found} entries, must have {wanted}")
            }
            Problem::CardTwice { card, first_line } => {
                write!(f, "card {card} again, first on line {first_line}")
            }
            Problem::CruiserTwice { cruiser, first_line } => {
                write!(f, "cruiser {cruiser} again, first on line {first_line}")
            }
            Problem::DeckTwice { deck, first_line } => {
                write!(f, "deck {deck} again, first on line {first_line}")
            }
            Problem::BoardFaces { board } => write!(f, "board {board} has more than two faces"),
            Problem::NoFighter => write!(f, "a face needs at least one fighter"),
            Problem::DrawOutside { sector, slot, slots } => {
                write!(f, "a draw symbol on slot {slot} of sector {sector}, which has {slots} slots")
            }
            Problem::TooManyCards { most } => write!(f, "more than {most} cards"),
            Problem::Empty => write!(f, "the file lists nothing"),
            Problem::TrainingCruisers { found } => {
                write!(f, "training needs cruisers of two boards, found {found}")
            }
            Problem::NoGreenCard => write!(f, "training needs green cards"),
            Problem::NoSuchCard { card } => write!(f, "there is no card {card}"),
            Problem::NoSuchCruiser { cruiser } => write!(f, "there is no cruiser {cruiser}"),
            Problem::DeckTooSmall { found, least } => write!(f, "{found} cards, a deck has at least {least}"),
        }
    }
}

impl fmt::Display for ContentFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} line {}: {}", self.file, self.line, self.problem)
    }
}

impl std::error::Error for ContentFault {}
