//! Decks in external text formats, for the games that have decks.

use crate::{GameVisitor, Playable, visit};
use explain::Message;

/// Text formats of a deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeckFormat {
    /// Copies and titles, one card per line.
    List,
    /// A plain list of ids.
    Ids,
    /// The XML format of the online game.
    Xml,
}

/// A deck that was read, and everything that could not be read.
#[derive(Clone, Debug, Default)]
pub struct DeckImport {
    /// Names of cards, with copies.
    pub cards: Vec<(String, u8)>,
    /// Cards of the deck that the program does not play completely.
    pub unfinished: Vec<String>,
    /// Lines for which no card was found: line number, counted from 1, and text.
    pub unknown: Vec<(usize, String)>,
    /// Cards outside the deck: listed but not imported.
    pub outside: Vec<String>,
    /// What could not be read at all.
    pub faults: Vec<Message>,
}

/// Reads and writes the decks of a game.
pub trait DeckFiles: Sync {
    fn read(&self, text: &str) -> DeckImport;

    /// `None` for names or copy counts that no deck can have. A card the program no longer knows keeps its name.
    fn write(&self, cards: &[(String, u8)], format: DeckFormat) -> Option<String>;
}

struct Decks;

impl GameVisitor for Decks {
    type Output = Option<&'static dyn DeckFiles>;
    fn run<G: Playable>(self) -> Self::Output {
        G::decks()
    }
}

/// Reads a deck; `None` for a game without deck files.
#[must_use]
pub fn read(game: &str, text: &str) -> Option<DeckImport> {
    Some(visit(game, Decks).ok()??.read(text))
}

/// Writes a deck; `None` for a game without deck files, and for cards that no deck can have.
#[must_use]
pub fn write(game: &str, cards: &[(String, u8)], format: DeckFormat) -> Option<String> {
    visit(game, Decks).ok()??.write(cards, format)
}
