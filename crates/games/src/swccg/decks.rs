//! Decks of the card game in external formats.

use crate::decks::{DeckFiles, DeckFormat, DeckImport};
use ::swccg::CardName;
use ::swccg::content::builtin;
use ::swccg::deck::{self, MAX_COPIES};

pub(super) struct Decks;

impl DeckFiles for Decks {
    fn read(&self, text: &str) -> DeckImport {
        let import = deck::read(builtin(), text);
        DeckImport {
            cards: import.cards.into_iter().map(|(name, copies)| (name.to_string(), copies)).collect(),
            unfinished: import.unfinished.into_iter().map(|name| name.to_string()).collect(),
            unknown: import.unknown,
            outside: import.outside,
            faults: import.faults.iter().map(explain::swccg::deck_fault).collect(),
        }
    }

    fn write(&self, cards: &[(String, u8)], format: DeckFormat) -> Option<String> {
        if cards.len() > builtin().cards().len() {
            return None;
        }
        let known = |(name, copies): &(String, u8)| {
            CardName::parse(name).filter(|_| *copies <= MAX_COPIES).map(|name| (name, *copies))
        };
        let cards = cards.iter().map(known).collect::<Option<Vec<_>>>()?;
        Some(match format {
            DeckFormat::List => deck::write_list(builtin(), &cards),
            DeckFormat::Ids => deck::write_ids(&cards),
            DeckFormat::Xml => deck::write_xml(builtin(), &cards),
        })
    }
}
