//! The content files besides cards and decks, each read by the module that uses it.

use super::{builtin, coverage};
use crate::cards::persona;
use crate::language::macros;
use crate::lesson;
use crate::state::State;
use content_reader::{LineError, line_with};
use contract::Game;
use std::collections::BTreeSet;

/// A content file of a kind of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PartFile {
    /// `personas.toml`
    Personas,
    /// `macros.toml`
    Macros,
    /// `lesson.toml`
    Lesson,
    /// `glossary-coverage.toml`
    GlossaryCoverage,
}

impl PartFile {
    /// Every error in such a file, as far as its reader finds them.
    #[must_use]
    pub fn check(self, text: &str) -> Vec<LineError> {
        match self {
            PartFile::Personas => personas(text),
            PartFile::Macros => macros::check(text),
            PartFile::Lesson => lesson(text),
            PartFile::GlossaryCoverage => coverage::check_entries(text),
        }
    }
}

/// An invalid file, or a name that two personas have.
fn personas(text: &str) -> Vec<LineError> {
    let list = match persona::read(text) {
        Ok(list) => list,
        Err(error) => return vec![error],
    };
    let mut seen = BTreeSet::new();
    let names = list.iter().flat_map(|persona| persona.also.iter().chain([&persona.name]));
    let twice: Vec<&String> = names.filter(|name| !seen.insert(name.as_str())).collect();
    let error = |name: &String| LineError {
        line: text.rfind(&format!("\"{name}\"")).map_or(0, |at| content_reader::line_at(text, at)),
        what: format!("{name:?} is the name of two personas"),
    };
    twice.into_iter().map(error).collect()
}

/// An invalid file, or every reason why a match cannot begin with its position.
fn lesson(text: &str) -> Vec<LineError> {
    let setup = match lesson::read(text) {
        Ok(setup) => setup,
        Err(error) => return vec![error],
    };
    let faults = State::begin(builtin(), &setup).err().unwrap_or_default();
    let error =
        |fault: &crate::Fault| LineError { line: line_with(text, &["\ndark"]), what: format!("{fault:?}") };
    faults.iter().map(error).collect()
}
