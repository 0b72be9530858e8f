//! The content: boards by name.

use super::rules::{MAX_HEAPS, MAX_PEBBLES};
use crate::content::{ContentFault, ContentFile, ContentReport};
use content_reader::{LineError, from_toml, line_with};
use explain::Message;
use serde::Deserialize;
use std::sync::LazyLock;

const TEXT: &str = include_str!("boards.toml");

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boards {
    pub board: Vec<Board>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    pub name: String,
    pub heaps: Vec<u8>,
}

/// The built-in boards; none if the file had an error, which a test rules out.
pub(super) fn builtin() -> &'static Boards {
    static BOARDS: LazyLock<Boards> =
        LazyLock::new(|| from_toml(TEXT).unwrap_or_else(|_| Boards { board: Vec::new() }));
    &BOARDS
}

pub(super) fn hash() -> u64 {
    contract::digest(&TEXT)
}

fn errors(text: &str) -> Vec<LineError> {
    let boards: Boards = match from_toml(text) {
        Ok(boards) => boards,
        Err(error) => return vec![error],
    };
    let is_wrong = |board: &&Board| {
        let pebbles = board.heaps.iter().all(|pebbles| (1..=MAX_PEBBLES).contains(pebbles));
        !pebbles || !(1..=MAX_HEAPS).contains(&board.heaps.len())
    };
    let error = |board: &Board| LineError {
        line: line_with(text, &[&format!("\"{}\"", board.name), "heaps"]),
        what: format!("{}: one to six heaps of at most twenty pebbles", board.name),
    };
    boards.board.iter().filter(is_wrong).map(error).collect()
}

pub(super) fn recognizes(file: &ContentFile<'_>) -> bool {
    file.has_line("[[board]]") && file.has_line("heaps=")
}

pub(super) fn check(files: &[ContentFile<'_>]) -> ContentReport {
    let each = ContentReport::of_each(files, |file| {
        errors(file.text).into_iter().map(|error| ContentFault::plain(file, error.line, error.what)).collect()
    });
    ContentReport { summary: Message::new("pb-boards").with("n", builtin().board.len()), ..each }
}
