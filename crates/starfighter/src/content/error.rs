//! Errors in content files.

use crate::{CruiserKey, Matricule};
use content_reader::FormatProblem;
use serde::Serialize;
use std::fmt;

/// An error in a content file, with its line.
pub type ContentError = content_reader::ContentError<File, ContentProblem>;

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
pub enum ContentProblem {
    /// The text is not a matricule.
    Matricule { text: String },
    /// The text is not a cruiser key.
    CruiserKey { text: String },
    /// A deck's key is not one to twelve lowercase letters.
    DeckKey { text: String },
    /// There is no such effect.
    Effect { text: String },
    /// Neither green nor blue.
    #[serde(rename = "colour")]
    Color { text: String },
    /// More than two effects on a half.
    TooManyEffects { found: usize },
    /// A list has the wrong length.
    Length { key: String, found: usize, wanted: usize },
    /// The card appears twice.
    CardTwice { card: Matricule, first_line: usize },
    /// The cruiser appears twice.
    CruiserTwice { cruiser: CruiserKey, first_line: usize },
    /// The deck appears twice.
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
    /// Training needs green cards.
    NoGreenCard,
    /// A deck names a card that is not in `cards.toml`.
    NoSuchCard { card: Matricule },
    /// A deck names a cruiser that is not in `cruisers.toml`.
    NoSuchCruiser { cruiser: CruiserKey },
    /// A deck has too few cards.
    DeckTooSmall { found: usize, least: usize },
    /// A problem that any content file can have.
    #[serde(untagged)]
    Format(FormatProblem),
}

impl From<FormatProblem> for ContentProblem {
    fn from(problem: FormatProblem) -> Self {
        ContentProblem::Format(problem)
    }
}

impl fmt::Display for ContentProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ContentProblem::Format(problem) => problem.fmt(f),
            ContentProblem::Matricule { text } => write!(f, "{text:?} is not a matricule such as \"3-35\""),
            ContentProblem::CruiserKey { text } => write!(f, "{text:?} is not one to eight small letters"),
            ContentProblem::DeckKey { text } => write!(f, "{text:?} is not one to twelve small letters"),
            ContentProblem::Effect { text } => write!(f, "there is no effect {text:?}"),
            ContentProblem::Color { text } => {
                write!(f, "the colour {text:?} is neither \"green\" nor \"blue\"")
            }
            ContentProblem::TooManyEffects { found } => {
                write!(f, "{found} effects on a half, at most two fit")
            }
            ContentProblem::Length { key, found, wanted } => {
                write!(f, "`{key}` has {found} entries, must have {wanted}")
            }
            ContentProblem::CardTwice { card, first_line } => {
                write!(f, "card {card} again, first on line {first_line}")
            }
            ContentProblem::CruiserTwice { cruiser, first_line } => {
                write!(f, "cruiser {cruiser} again, first on line {first_line}")
            }
            ContentProblem::DeckTwice { deck, first_line } => {
                write!(f, "deck {deck} again, first on line {first_line}")
            }
            ContentProblem::BoardFaces { board } => write!(f, "board {board} has more than two faces"),
            ContentProblem::NoFighter => write!(f, "a face needs at least one fighter"),
            ContentProblem::DrawOutside { sector, slot, slots } => {
                write!(f, "a draw symbol on slot {slot} of sector {sector}, which has {slots} slots")
            }
            ContentProblem::TooManyCards { most } => write!(f, "more than {most} cards"),
            ContentProblem::Empty => write!(f, "the file lists nothing"),
            ContentProblem::TrainingCruisers { found } => {
                write!(f, "training needs cruisers of two boards, found {found}")
            }
            ContentProblem::NoGreenCard => write!(f, "training needs green cards"),
            ContentProblem::NoSuchCard { card } => write!(f, "there is no card {card}"),
            ContentProblem::NoSuchCruiser { cruiser } => write!(f, "there is no cruiser {cruiser}"),
            ContentProblem::DeckTooSmall { found, least } => {
                write!(f, "{found} cards, a deck has at least {least}")
            }
        }
    }
}
