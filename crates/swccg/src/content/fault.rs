//! Errors in content files.

use crate::language::Sort;
use content_reader::FormatProblem;
use serde::Serialize;
use std::fmt;

/// An error in a content file, with its line.
pub type ContentFault = content_reader::ContentError<String, Problem>;

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are the facts their variant names")]
pub enum Problem {
    /// A keyword that the key does not accept.
    Word { key: &'static str, found: String },
    /// The text is not a card name.
    Name { found: String },
    /// Two cards have the same name.
    Twice { name: String },
    /// A clause of the text cannot be parsed.
    Clause { text: String, at: usize, what: String },
    /// A clause of a location must say which side it applies to, unless it applies to both; a clause of any other
    /// card must not.
    SpeaksTo { text: String },
    /// A card has both a text and a reason why it has none.
    DoneAndMissing,
    /// The card waits for a card that is already in the game; its text must refer to it now.
    Waits { title: String },
    /// The text names something no card has, and neither `waits` nor `absent` lists it.
    NoSuchName { sort: Sort, name: String },
    /// A deck lists a card that does not exist.
    NoSuchCard { name: String },
    /// A deck contains a card of the other side.
    OtherSide { name: String },
    /// A deck does not have sixty cards.
    DeckSize { found: u32 },
    /// There are more cards than ids.
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
