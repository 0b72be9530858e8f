//! Errors in content files.

use serde::Serialize;
use std::fmt;

/// An error in a content file, with its line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ContentError<F, P> {
    /// The file, as the game names it.
    pub file: F,
    /// From one.
    pub line: usize,
    /// What is wrong there.
    pub problem: P,
}

impl<F: fmt::Display, P: fmt::Display> fmt::Display for ContentError<F, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} line {}: {}", self.file, self.line, self.problem)
    }
}

impl<F: fmt::Display + fmt::Debug, P: fmt::Display + fmt::Debug> std::error::Error for ContentError<F, P> {}

/// What can be wrong with any content file, whatever it contains.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FormatProblem {
    /// The text is not TOML.
    Syntax {
        /// The parser's message.
        message: String,
    },
    /// A key the schema does not know. Ignoring it would hide typing errors.
    UnknownKey {
        /// The key as written.
        key: String,
    },
    /// A required key is missing.
    Missing {
        /// The key that is required.
        key: &'static str,
    },
    /// A value has the wrong type.
    Kind {
        /// The key of the value.
        key: String,
        /// The type it must have, such as "a list".
        wanted: &'static str,
    },
    /// A number is out of range.
    Range {
        /// The key of the number.
        key: String,
        /// The number as written.
        found: i64,
        /// The smallest number allowed.
        least: i64,
        /// The largest number allowed.
        most: i64,
    },
}

impl fmt::Display for FormatProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FormatProblem::Syntax { message } => write!(f, "{message}"),
            FormatProblem::UnknownKey { key } => write!(f, "unknown key `{key}`"),
            FormatProblem::Missing { key } => write!(f, "`{key}` is missing"),
            FormatProblem::Kind { key, wanted } => write!(f, "`{key}` must be {wanted}"),
            FormatProblem::Range { key, found, least, most } => {
                write!(f, "`{key}` is {found}, must be {least} to {most}")
            }
        }
    }
}
