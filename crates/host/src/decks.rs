//! Decks as other programs and people write them, for the games that have such decks.

use swccg::CardName;
use swccg::content::builtin;
use swccg::deck::{self, Import, MOST_COPIES};

/// The forms a deck is written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Copies and titles, one card a line.
    List,
    /// A bare list of ids.
    Ids,
    /// The XML of the online game.
    Xml,
}

/// Reads a deck of a game; `None` for a game whose decks are no texts.
#[must_use]
pub fn read(game: &str, text: &str) -> Option<Import> {
    (game == "swccg").then(|| deck::read(builtin(), text))
}

/// Writes a deck of a game; `None` for a game whose decks are no texts, and for names and copies no deck can have. A card
/// the program does not know any more keeps its name.
#[must_use]
pub fn write(game: &str, cards: &[(String, u8)], form: Form) -> Option<String> {
    if game != "swccg" || cards.len() > builtin().cards().len() {
        return None;
    }
    let known = |(name, copies): &(String, u8)| {
        CardName::parse(name).filter(|_| *copies <= MOST_COPIES).map(|name| (name, *copies))
    };
    let cards = cards.iter().map(known).collect::<Option<Vec<_>>>()?;
    Some(match form {
        Form::List => deck::write_list(builtin(), &cards),
        Form::Ids => deck::write_ids(&cards),
        Form::Xml => deck::write_xml(builtin(), &cards),
    })
}
