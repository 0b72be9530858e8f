//! Decks as texts: what other programs and people write, read with nothing dropped in silence, and written again.
//!
//! Three forms are read: the XML of the online game (one `card` element per copy, its `blueprintId`), its bare list of
//! ids with commas or one a line, and plain lists (`2x Rebel Trooper`, `Rebel Trooper x2`), in which headings are passed over.

mod list;
#[cfg(test)]
mod tests;
mod write;
mod xml;

pub use write::{write_ids, write_list, write_xml};

use crate::card::CardName;
use crate::content::Content;
use serde::Serialize;

/// As many bytes as a deck may have: sixty cards with long comments are far below.
pub const LONGEST: usize = 100_000;
/// As many copies of a card as are read: whether a deck may have so many is for the deck check to say.
pub const MOST_COPIES: u8 = 99;

/// A deck as read, and everything that could not be taken.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Import {
    /// Cards and copies, in the order of their names.
    pub cards: Vec<(CardName, u8)>,
    /// Cards that are known but not whole yet; they are in `cards` too, and deck check refuses them by name.
    pub unfinished: Vec<CardName>,
    /// What no card was found for: its line, from one, and the text.
    pub unknown: Vec<(usize, String)>,
    /// Cards kept outside the deck, such as shields: named, not taken.
    pub outside: Vec<String>,
    /// What was not read at all.
    pub faults: Vec<DeckFault>,
}

/// Why a deck, or a part of it, was not read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are the facts their variant names")]
pub enum DeckFault {
    /// The text is longer than any deck; nothing of it was read.
    TooLong { most: usize },
    /// From this line on it is no XML; what stands above was read.
    NotXml { line: usize },
    /// A number of copies nobody means, or one more than can be read; they were not taken.
    Copies { line: usize, text: String, most: u8 },
}

/// Reads a deck in any of the three forms.
#[must_use]
pub fn read(content: &Content, text: &str) -> Import {
    let mut import = Import::default();
    if text.len() > LONGEST {
        import.faults.push(DeckFault::TooLong { most: LONGEST });
        return import;
    }
    // Editors of one system begin a file with a mark of its encoding.
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
    /// Adds copies of a card; `text` is what the line says of it.
    fn add(&mut self, line: usize, text: &str, name: CardName, copies: u8) {
        let held = self.cards.iter().position(|(other, _)| *other == name);
        let sum = held.map_or(0, |place| self.cards[place].1).saturating_add(copies);
        if sum > MOST_COPIES {
            return self.too_many(line, text);
        }
        match held {
            Some(place) => self.cards[place].1 = sum,
            None => self.cards.push((name, copies)),
        }
    }

    /// Complains of a number of copies, once for each wording.
    fn too_many(&mut self, line: usize, text: &str) {
        let told =
            |fault: &DeckFault| matches!(fault, DeckFault::Copies { text: other, .. } if other == text);
        if !self.faults.iter().any(told) {
            self.faults.push(DeckFault::Copies { line, text: text.to_owned(), most: MOST_COPIES });
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

/// The name in an id. Letters and stars after the number tell foils and other pictures of the same card.
fn card_of(id: &str) -> Option<CardName> {
    CardName::parse(id.trim().trim_end_matches(|c: char| c.is_ascii_alphabetic() || c == '*'))
}
