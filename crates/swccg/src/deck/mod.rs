//! Decks as text: importing what other programs and people write, without silently dropping anything, and exporting.
//!
//! Three formats are read: the XML of the online game (one `card` element per copy, with its `blueprintId`), its
//! plain list of ids separated by commas or lines, and handwritten lists (`2x Rebel Trooper`, `Rebel Trooper x2`),
//! whose headings are skipped.

mod list;
#[cfg(test)]
mod tests;
mod write;
mod xml;

pub use write::{write_ids, write_list, write_xml};

use crate::cards::card::CardName;
use crate::content::Content;
use serde::Serialize;

/// Maximum size of a deck text in bytes; sixty cards with long comments are far smaller.
pub const MAX_DECK_BYTES: usize = 100_000;
/// Maximum number of copies that is read; the deck check decides whether a deck may have that many.
pub const MAX_COPIES: u8 = 99;

/// An imported deck, and everything that could not be imported.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Import {
    /// Cards and copies, sorted by name.
    pub cards: Vec<(CardName, u8)>,
    /// Known cards that are not fully implemented; they are also in `cards`, and the deck check refuses them by name.
    pub unfinished: Vec<CardName>,
    /// Lines for which no card was found: line number, counted from 1, and text.
    pub unknown: Vec<(usize, String)>,
    /// Cards outside the deck, such as shields: listed but not imported.
    pub outside: Vec<String>,
    /// What could not be read at all.
    pub faults: Vec<DeckError>,
}

/// Why a deck, or a part of it, could not be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DeckError {
    /// The text is longer than any deck; nothing of it was read.
    TooLong { most: usize },
    /// The text is not XML from this line on; what comes before was read.
    NotXml { line: usize },
    /// An invalid number of copies, or more than can be read; they were not imported.
    Copies { line: usize, text: String, most: u8 },
}

/// Reads a deck in any of the three formats.
#[must_use]
pub fn read(content: &Content, text: &str) -> Import {
    let mut import = Import::default();
    if text.len() > MAX_DECK_BYTES {
        import.faults.push(DeckError::TooLong { most: MAX_DECK_BYTES });
        return import;
    }
    // Some editors begin a file with a byte order mark.
    let text = text.trim_start_matches('\u{feff}');
    if xml::is_xml(text) {
        xml::read(content, text, &mut import);
    } else if list::is_ids(text) {
        list::read_ids(content, text, &mut import);
    } else {
        list::read(content, text, &mut import);
    }
    import.cards.sort_unstable();
    let known = |(name, _): &(CardName, u8)| content.card_named(*name).is_some_and(|card| !card.is_done());
    import.unfinished = import.cards.iter().filter(|card| known(card)).map(|(name, _)| *name).collect();
    import
}

impl Import {
    /// Adds copies of a card; `text` is the source text, for error messages.
    fn add(&mut self, line: usize, text: &str, name: CardName, copies: u8) {
        let held = self.cards.iter().position(|(other, _)| *other == name);
        let sum = held.map_or(0, |place| self.cards[place].1).saturating_add(copies);
        if sum > MAX_COPIES {
            return self.too_many(line, text);
        }
        match held {
            Some(place) => self.cards[place].1 = sum,
            None => self.cards.push((name, copies)),
        }
    }

    /// Reports a wrong number of copies, once per text.
    fn too_many(&mut self, line: usize, text: &str) {
        let told =
            |fault: &DeckError| matches!(fault, DeckError::Copies { text: other, .. } if other == text);
        if !self.faults.iter().any(told) {
            self.faults.push(DeckError::Copies { line, text: text.to_owned(), most: MAX_COPIES });
        }
    }

    fn add_id(&mut self, content: &Content, line: usize, id: &str) {
        let id = id.trim();
        match card_of(id).filter(|name| content.card_named(*name).is_some()) {
            Some(name) => self.add(line, id, name, 1),
            None => self.unknown.push((line, id.to_owned())),
        }
    }
}

/// The name in an id. Letters and asterisks after the number mark foils and other printings of the same card.
fn card_of(id: &str) -> Option<CardName> {
    CardName::parse(id.trim().trim_end_matches(|c: char| c.is_ascii_alphabetic() || c == '*'))
}
