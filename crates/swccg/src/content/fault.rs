//! What can be wrong with content files.

use crate::language::Sort;
use content_reader::FormatProblem;
use serde::Serialize;
use std::fmt;

/// One fault of a content file, with its line.
pub type ContentFault = content_reader::ContentError<String, Problem>;

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are the facts their variant names")]
pub enum Problem {
    /// A word that is none of those the key takes.
    Word { key: &'static str, found: String },
    /// The text is not a card name.
    Name { found: String },
    /// The card appears twice.
    Twice { name: String },
    /// A clause of the text cannot be read or understood.
    Clause { text: String, at: usize, what: String },
    /// A location's clause must say which side it speaks to, unless it speaks to both; any other card's must not.
    SpeaksTo { text: String },
    /// A card has a text and a reason why it has none.
    DoneAndMissing,
    /// The card waits for a card that is in the game: its text must now speak of it.
    Waits { title: String },
    /// The text names something no card has, and neither `waits` nor `absent` says so.
    NoSuchName { sort: Sort, name: String },
    /// A deck names a card that is in no file.
    NoSuchCard { name: String },
    /// A deck has a card of the other side.
    OtherSide { name: String },
    /// A deck has not sixty cards.
    DeckSize { found: u32 },
    /// More cards than the rules can number.
    TooMany,
    /// A problem that any content file can have.
    #[serde(untagged)]
    Format(FormatProblem),
}

impl From<FormatProblem> for Problem {
    fn from(problem: FormatProblem) -> Self {
        Problem::Format(problem)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Format(problem) => problem.fmt(f),
            Problem::Word { key, found } => write!(f, "{found:?} is not a word of `{key}`"),
            Problem::Name { found } => write!(f, "{found:?} is not a card name such as \"1_28\""),
            Problem::Twice { name } => write!(f, "{name} appears twice"),
            Problem::Clause { text, at, what } => write!(f, "{what}, at {at} in {text:?}"),
            Problem::SpeaksTo { text } => {
                write!(f, "locations say which side a clause speaks to, other cards do not: {text:?}")
            }
            Problem::DoneAndMissing => write!(f, "a card with a text is not missing"),
            Problem::Waits { title } => write!(f, "{title:?} is in the game and need not be waited for"),
            Problem::NoSuchName { sort, name } => {
                let what = match sort {
                    Sort::Title => "is called",
                    Sort::Trait => "has the word",
                    Sort::Persona => "contains the persona",
                    Sort::Part => "is a location of",
                };
                write!(f, "no card {what} {name:?}; if that is meant, list it in `absent`")
            }
            Problem::NoSuchCard { name } => write!(f, "there is no card {name}"),
            Problem::OtherSide { name } => write!(f, "{name} plays for the other side"),
            Problem::DeckSize { found } => write!(f, "{found} cards, a deck has 60"),
            Problem::TooMany => write!(f, "more cards than can be numbered"),
        }
    }
}
