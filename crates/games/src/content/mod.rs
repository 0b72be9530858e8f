//! Checks content files that people write or change: which game a file belongs to, and what is wrong with it.

use crate::{GameVisitor, Playable, UnknownGameError, all_ids, visit};
use explain::Message;
use serde::{Serialize, Serializer};
use std::fmt;
use thiserror::Error;

/// A content file: where it is and what it says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ContentFile<'a> {
    pub path: &'a str,
    pub text: &'a str,
}

impl ContentFile<'_> {
    /// The name without its folders.
    #[must_use]
    pub fn name(&self) -> &str {
        self.path.rsplit(['/', '\\']).next().unwrap_or(self.path)
    }

    /// Whether a line begins with this, spaces left out: `[[card]]`, or `side=`. Works on a file that is not valid TOML too,
    /// whose faults are to be reported as well.
    #[must_use]
    pub fn has_line(&self, start: &str) -> bool {
        self.text.lines().any(|line| {
            let mut letters = line.chars().filter(|letter| !letter.is_whitespace());
            start.chars().all(|wanted| letters.next() == Some(wanted))
        })
    }

    /// Whether a line begins with one of these.
    #[must_use]
    pub fn has_any_line(&self, starts: &[&str]) -> bool {
        starts.iter().any(|start| self.has_line(start))
    }
}

/// Something wrong with a content file.
#[derive(Clone, PartialEq, Debug)]
pub struct ContentFault {
    /// The path of a given file, or the name of a built-in one.
    pub file: String,
    /// Whether the file was given: the author of a given file can correct it, a built-in one can only be replaced.
    pub given: bool,
    /// From one; zero if the whole file is meant.
    pub line: usize,
    /// In English.
    pub what: String,
    /// As JSON, in the words of the game.
    pub detail: serde_json::Value,
}

impl ContentFault {
    /// A fault without more to say in JSON than file, line and sentence.
    #[must_use]
    pub fn plain(file: &ContentFile<'_>, line: usize, what: String) -> Self {
        let detail = serde_json::json!({ "file": file.path, "line": line, "what": what });
        ContentFault { file: file.path.to_owned(), given: true, line, what, detail }
    }
}

impl fmt::Display for ContentFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.what),
            line => write!(f, "{} line {line}: {}", self.file, self.what),
        }
    }
}

impl Serialize for ContentFault {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.detail.serialize(serializer)
    }
}

/// The result of a check.
#[derive(Clone, PartialEq, Debug)]
pub struct ContentReport {
    pub faults: Vec<ContentFault>,
    /// What was read, for files without faults.
    pub summary: Message,
}

impl ContentReport {
    /// The report on files that are judged one by one.
    pub(crate) fn of_each(
        files: &[ContentFile<'_>],
        faults: impl FnMut(&ContentFile<'_>) -> Vec<ContentFault>,
    ) -> Self {
        ContentReport {
            faults: files.iter().flat_map(faults).collect(),
            summary: Message::new("cli-files-good").with("n", files.len()),
        }
    }
}

/// Why files are not checked at all.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ContentCheckError {
    #[error(transparent)]
    Game(#[from] UnknownGameError),
    /// No game, or more than one, takes the file for its own.
    #[error("{file}: not recognized as content of one game; say which with --game ({ids})", ids = ids())]
    Unrecognized { file: String },
}

fn ids() -> String {
    crate::GAME_IDS.join(", ")
}

struct Recognizes<'a>(ContentFile<'a>);

impl GameVisitor for Recognizes<'_> {
    type Output = bool;
    fn run<G: Playable>(self) -> bool {
        G::recognizes_content(&self.0)
    }
}

struct Check<'a>(&'a [ContentFile<'a>]);

impl GameVisitor for Check<'_> {
    type Output = ContentReport;
    fn run<G: Playable>(self) -> ContentReport {
        G::check_content(self.0)
    }
}

/// The game a file belongs to: by its folder (`content/GAME/…`), otherwise by what it says.
///
/// # Errors
/// When it is not recognized by exactly one game.
pub fn game_of(file: ContentFile<'_>) -> Result<&'static str, ContentCheckError> {
    let folders: Vec<&str> = file.path.split(['/', '\\']).collect();
    let in_folder = |id: &str| folders.windows(2).any(|pair| pair == ["content", id]);
    if let Some(id) = all_ids().find(|id| in_folder(id)) {
        return Ok(id);
    }
    let recognized: Vec<&'static str> =
        all_ids().filter(|id| visit(id, Recognizes(file)).is_ok_and(|is_own| is_own)).collect();
    match recognized[..] {
        [game] => Ok(game),
        _ => Err(ContentCheckError::Unrecognized { file: file.path.to_owned() }),
    }
}

/// Checks content files: those of one game together, in the order in which the games first appear.
///
/// # Errors
/// When a file is not recognized, or there is no such game.
pub fn check(files: &[ContentFile<'_>], game: Option<&str>) -> Result<Vec<ContentReport>, ContentCheckError> {
    if let Some(game) = game {
        return Ok(vec![visit(game, Check(files))?]);
    }
    let mut by_game: Vec<(&'static str, Vec<ContentFile<'_>>)> = Vec::new();
    for file in files {
        let game = game_of(*file)?;
        match by_game.iter_mut().find(|(known, _)| *known == game) {
            Some((_, own)) => own.push(*file),
            None => by_game.push((game, vec![*file])),
        }
    }
    by_game.iter().map(|(game, own)| Ok(visit(game, Check(own))?)).collect()
}

/// A fault found by [`content_reader`]. `given` are the files of the check.
pub(crate) fn reader_fault<F: fmt::Display + Serialize, P: fmt::Display + Serialize>(
    fault: &content_reader::ContentError<F, P>,
    given: &[ContentFile<'_>],
    is_same: impl Fn(&ContentFile<'_>, &str) -> bool,
) -> ContentFault {
    let file = fault.file.to_string();
    ContentFault {
        given: given.iter().any(|given| is_same(given, &file)),
        line: fault.line,
        what: fault.problem.to_string(),
        detail: serde_json::to_value(fault).unwrap_or_default(),
        file,
    }
}

#[cfg(test)]
mod tests;
