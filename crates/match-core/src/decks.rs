//! Reads and writes decks in external formats, for the games that have decks.

use swccg::CardName;
use swccg::content::builtin;
use swccg::deck::{self, Import, MAX_COPIES};

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

/// Reads a deck; `None` for a game without deck files.
#[must_use]
pub fn read(game: &str, text: &str) -> Option<Import> {
    (game == "swccg").then(|| deck::read(builtin(), text))
}

/// Writes a deck; `None` for a game without deck files, and for names or copy counts that no deck can have. A card
/// the program no longer knows keeps its name.
#[must_use]
pub fn write(game: &str, cards: &[(String, u8)], form: DeckFormat) -> Option<String> {
    if game != "swccg" || cards.len() > builtin().cards().len() {
        return None;
    }
    let known = |(name, copies): &(String, u8)| {
        CardName::parse(name).filter(|_| *copies <= MAX_COPIES).map(|name| (name, *copies))
    };
    let cards = cards.iter().map(known).collect::<Option<Vec<_>>>()?;
    Some(match form {
        DeckFormat::List => deck::write_list(builtin(), &cards),
        DeckFormat::Ids => deck::write_ids(&cards),
        DeckFormat::Xml => deck::write_xml(builtin(), &cards),
    })
}
