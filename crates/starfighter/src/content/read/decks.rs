//! The ready-made decks: `decks.toml`. Read last because they refer to cards and cruisers.

use super::{Reader, TableEntry, Value};
use crate::content::file::{DeckEntry, DecksFile};
use crate::content::{Card, ContentProblem, Cruiser, ReadyDeck};
use crate::deck::MIN_DECK_SIZE;
use crate::{CruiserKey, Matricule};
use content_reader::keys_of;

impl Reader<'_> {
    pub(super) fn decks(&mut self, cards: &[Card], cruisers: &[Cruiser]) -> Vec<ReadyDeck> {
        let root = self.parse();
        let root = TableEntry::root(&root);
        self.only(root, keys_of::<DecksFile>());
        let mut lines: Vec<(String, usize)> = Vec::new();
        self.entries(root, "deck", |reader, entry| {
            let deck = reader.deck(entry, cards, cruisers)?;
            reader.once(&mut lines, deck.key.clone(), entry.at, |deck, first_line| {
                ContentProblem::DeckTwice { deck, first_line }
            });
            Some(deck)
        })
    }

    fn deck(&mut self, entry: TableEntry<'_, '_>, cards: &[Card], cruisers: &[Cruiser]) -> Option<ReadyDeck> {
        self.only(entry, keys_of::<DeckEntry>());
        let key = self.required(entry, "key").and_then(|value| self.deck_key(value));
        // Names are in `locales`; files of earlier versions have them here.
        for key in ["name", "about"] {
            if let Some(value) = entry.table.get(key) {
                self.texts(value, key);
            }
        }
        let cruiser = self.required(entry, "cruiser").and_then(|value| self.deck_cruiser(value, cruisers));
        let list = self.required(entry, "cards").map(|value| self.deck_cards(value, cards));
        Some(ReadyDeck { key: key?, cruiser: cruiser?, cards: list? })
    }

    fn deck_key(&mut self, value: &Value<'_>) -> Option<String> {
        let text = self.text_of(value, "key")?;
        if (1..=12).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_lowercase()) {
            return Some(text.to_owned());
        }
        self.fault(value.span().start, ContentProblem::DeckKey { text: text.to_owned() });
        None
    }

    /// A text, or a table of texts by language.
    fn texts(&mut self, value: &Value<'_>, key: &str) {
        let is_text = |value: &Value<'_>| value.get_ref().as_str().is_some();
        let of_languages =
            |value: &Value<'_>| value.get_ref().as_table().is_some_and(|table| table.values().all(is_text));
        if !is_text(value) && !of_languages(value) {
            self.wrong_kind(value, key, "a text, or a table of texts by language");
        }
    }

    fn deck_cruiser(&mut self, value: &Value<'_>, cruisers: &[Cruiser]) -> Option<CruiserKey> {
        let key = self.cruiser_key(value, "cruiser")?;
        if !cruisers.iter().any(|cruiser| cruiser.key == key) {
            self.fault(value.span().start, ContentProblem::NoSuchCruiser { cruiser: key });
        }
        Some(key)
    }

    fn deck_cards(&mut self, value: &Value<'_>, cards: &[Card]) -> Vec<Matricule> {
        let mut lines: Vec<(Matricule, usize)> = Vec::new();
        for item in self.list(value, "cards") {
            let Some(matricule) = self.matricule(item, "cards") else { continue };
            if !cards.iter().any(|card| card.matricule == matricule) {
                self.fault(item.span().start, ContentProblem::NoSuchCard { card: matricule });
            }
            self.once(&mut lines, matricule, item.span().start, |card, first_line| {
                ContentProblem::CardTwice { card, first_line }
            });
        }
        if lines.len() < MIN_DECK_SIZE {
            let problem = ContentProblem::DeckTooSmall { found: lines.len(), least: MIN_DECK_SIZE };
            self.fault(value.span().start, problem);
        }
        lines.into_iter().map(|(matricule, _)| matricule).collect()
    }
}
