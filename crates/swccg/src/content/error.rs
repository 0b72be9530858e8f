//! Errors in content files.

use crate::language::ReferenceKind;
use content_reader::FormatProblem;
use serde::Serialize;
use std::fmt;

/// An error in a content file, with its line.
pub type ContentError = content_reader::ContentError<String, ContentProblem>;

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ContentProblem {
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
    NoSuchName { sort: ReferenceKind, name: String },
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

impl From<FormatProblem> for ContentProblem {
    fn from(problem: FormatProblem) -> Self {
        ContentProblem::Format(problem)
    }
}

impl fmt::Display for ContentProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ContentProblem::Format(problem) => problem.fmt(f),
            ContentProblem::Word { key, found } => write!(f, "{found:?} is not a word of `{key}`"),
            ContentProblem::Name { found } => write!(f, "{found:?} is not a card name such as \"1_28\""),
            ContentProblem::Twice { name } => write!(f, "{name} appears twice"),
            ContentProblem::Clause { text, at, what } => write!(f, "{what}, at {at} in {text:?}"),
            ContentProblem::SpeaksTo { text } => {
                write!(f, "locations say which side a clause speaks to, other cards do not: {text:?}")
            }
            ContentProblem::DoneAndMissing => write!(f, "a card with a text is not missing"),
            ContentProblem::Waits { title } => {
                write!(f, "{title:?} is in the game and need not be waited for")
            }
            ContentProblem::NoSuchName { sort, name } => {
                let what = match sort {
                    ReferenceKind::Title => "is called",
                    ReferenceKind::Trait => "has the word",
                    ReferenceKind::Persona => "contains the persona",
                    ReferenceKind::Part => "is a location of",
                };
                write!(f, "no card {what} {name:?}; if that is meant, list it in `absent`")
            }
            ContentProblem::NoSuchCard { name } => write!(f, "there is no card {name}"),
            ContentProblem::OtherSide { name } => write!(f, "{name} plays for the other side"),
            ContentProblem::DeckSize { found } => write!(f, "{found} cards, a deck has 60"),
            ContentProblem::TooMany => write!(f, "more cards than can be numbered"),
        }
    }
}
