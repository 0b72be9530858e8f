//! Errors in content files.

use crate::{CruiserKey, Matricule};
use serde::Serialize;
use std::fmt;

/// An error in a content file, with its line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ContentFault {
    pub file: File,
    /// From one.
    pub line: usize,
    pub problem: Problem,
}

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

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are the facts their variant names")]
pub enum Problem {
    /// The text is not TOML.
    Syntax { message: String },
    /// A key the schema does not know. Ignoring it would hide typing errors.
    UnknownKey { key: String },
    Missing { key: &'static str },
    /// A value has the wrong type.
    Kind { key: String, wanted: &'static str },
    Range { key: String, found: i64, least: i64, most: i64 },
    Matricule { text: String },
    CruiserKey { text: String },
    /// A deck's key is not one to twelve lowercase letters.
    DeckKey { text: String },
    Effect { text: String },
    /// Neither green nor blue.
    Colour { text: String },
    TooManyEffects { found: usize },
    /// A list has the wrong length.
    Length { key: String, found: usize, wanted: usize },
    CardTwice { card: Matricule, first_line: usize },
    CruiserTwice { cruiser: CruiserKey, first_line: usize },
    DeckTwice { deck: String, first_line: usize },
    /// A third face for the same board; a board has two.
    BoardFaces { board: u8 },
    /// A face without fighters could never be destroyed by damage.
    NoFighter,
    /// A draw symbol on a slot the sector does not have.
    DrawOutside { sector: usize, slot: u8, slots: u8 },
    /// More cards than the rules can represent.
    TooManyCards { most: usize },
    /// The file has no entries.
    Empty,
    /// Training needs two cruisers on two different boards.
    TrainingCruisers { found: usize },
    NoGreenCard,
    /// A deck names a card that is not in `cards.toml`.
    NoSuchCard { card: Matricule },
    /// A deck names a cruiser that is not in `cruisers.toml`.
    NoSuchCruiser { cruiser: CruiserKey },
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
