//! Reading content files: walks the parsed text with its positions, so that every fault is found in one go and names
//! its line.

use super::{Bilingual, Card, Colour, Content, ContentFault, Cruiser, File, Printed, Problem, ReadyDeck};
use crate::deck::DECK_LEAST;
use crate::{CardId, CruiserKey, Effect, Matricule, SECTORS, SLOTS};
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

type Value<'i> = Spanned<DeValue<'i>>;

/// One file being read, and the faults found so far.
struct Reader<'a> {
    file: File,
    text: &'a str,
    faults: &'a mut Vec<ContentFault>,
}

/// One table of the file.
#[derive(Clone, Copy)]
struct Entry<'t, 'i> {
    table: &'t DeTable<'i>,
    at: usize,
}

pub(super) fn read(cards: &str, cruisers: &str, decks: &str) -> Result<Content, Vec<ContentFault>> {
    let mut faults = Vec::new();
    let (cards, verso) = Reader { file: File::Cards, text: cards, faults: &mut faults }.cards();
    let cruisers = Reader { file: File::Cruisers, text: cruisers, faults: &mut faults }.cruisers();
    let decks = Reader { file: File::Decks, text: decks, faults: &mut faults }.decks(&cards, &cruisers);
    faults.sort_by_key(|fault| (fault.file, fault.line));
    if faults.is_empty() { Ok(Content::new(cards, verso, cruisers, decks)) } else { Err(faults) }
}

impl Reader<'_> {
    fn fault(&mut self, at: usize, problem: Problem) {
        let end = at.min(self.text.len());
        let line = 1 + self.text.as_bytes()[..end].iter().filter(|b| **b == b'\n').count();
        self.faults.push(ContentFault { file: self.file, line, problem });
    }

    /// The tables of the list `name`, and the table itself for keys beside it.
    fn entries<T>(
        &mut self,
        name: &'static str,
        beside: &[&'static str],
        mut each: impl FnMut(&mut Self, Entry<'_, '_>) -> Option<T>,
        mut whole: impl FnMut(&mut Self, Entry<'_, '_>),
    ) -> Vec<T> {
        let text = self.text;
        let (root, errors) = DeTable::parse_recoverable(text);
        for error in errors {
            let at = error.span().map_or(0, |span: Range<usize>| span.start);
            self.fault(at, Problem::Syntax { message: error.message().to_owned() });
        }
        let root = Entry { table: root.get_ref(), at: 0 };
        let known: Vec<&str> = beside.iter().copied().chain([name]).collect();
        self.only(root, &known);
        whole(self, root);
        let mut read = Vec::new();
        let Some(list) = root.table.get(name) else {
            self.fault(0, Problem::Empty);
            return read;
        };
        let Some(list_items) = list.get_ref().as_array() else {
            self.kind(list, name, "a list of tables");
            return read;
        };
        for item in list_items.iter() {
            match item.get_ref().as_table() {
                Some(table) => read.extend(each(self, Entry { table, at: item.span().start })),
                None => self.kind(item, name, "a table"),
            }
        }
        read
    }

    fn only(&mut self, entry: Entry<'_, '_>, known: &[&str]) {
        for key in entry.table.keys() {
            if !known.contains(&key.get_ref().as_ref()) {
                self.fault(key.span().start, Problem::UnknownKey { key: key.get_ref().to_string() });
            }
        }
    }

    fn kind(&mut self, value: &Value<'_>, key: &str, wanted: &'static str) {
        self.fault(value.span().start, Problem::Kind { key: key.to_owned(), wanted });
    }

    fn needed<'t, 'i>(&mut self, entry: Entry<'t, 'i>, key: &'static str) -> Option<&'t Value<'i>> {
        let value = entry.table.get(key);
        if value.is_none() {
            self.fault(entry.at, Problem::Missing { key });
        }
        value
    }

    fn text_of<'t>(&mut self, value: &'t Value<'_>, key: &str) -> Option<&'t str> {
        let text = value.get_ref().as_str();
        if text.is_none() {
            self.kind(value, key, "a text");
        }
        text
    }

    fn number(&mut self, value: &Value<'_>, key: &str, range: std::ops::RangeInclusive<i64>) -> Option<i64> {
        let parsed =
            value.get_ref().as_integer().and_then(|i| i64::from_str_radix(i.as_str(), i.radix()).ok());
        let Some(found) = parsed else {
            self.kind(value, key, "a whole number");
            return None;
        };
        if !range.contains(&found) {
            let (least, most) = (*range.start(), *range.end());
            self.fault(value.span().start, Problem::Range { key: key.to_owned(), found, least, most });
            return None;
        }
        Some(found)
    }

    fn flag(&mut self, entry: Entry<'_, '_>, key: &str) -> bool {
        let Some(value) = entry.table.get(key) else { return false };
        value.get_ref().as_bool().unwrap_or_else(|| {
            self.kind(value, key, "true or false");
            false
        })
    }

    fn list<'t, 'i>(&mut self, value: &'t Value<'i>, key: &str) -> Vec<&'t Value<'i>> {
        match value.get_ref().as_array() {
            Some(items) => items.iter().collect(),
            None => {
                self.kind(value, key, "a list");
                Vec::new()
            }
        }
    }

    fn matricule(&mut self, value: &Value<'_>, key: &str) -> Option<Matricule> {
        let text = self.text_of(value, key)?;
        let parsed = text.parse().ok();
        if parsed.is_none() {
            self.fault(value.span().start, Problem::Matricule { text: text.to_owned() });
        }
        parsed
    }

    fn cruiser_key(&mut self, value: &Value<'_>, key: &str) -> Option<CruiserKey> {
        let text = self.text_of(value, key)?;
        let parsed = text.parse().ok();
        if parsed.is_none() {
            self.fault(value.span().start, Problem::CruiserKey { text: text.to_owned() });
        }
        parsed
    }
}

/// Cards.
impl Reader<'_> {
    fn cards(&mut self) -> (Vec<Card>, [Printed; 2]) {
        let mut verso = [Printed::default(); 2];
        let mut lines: Vec<(Matricule, usize)> = Vec::new();
        let cards = self.entries(
            "card",
            &["verso"],
            |reader, entry| {
                let card = reader.card(entry)?;
                reader.once(&mut lines, card.matricule, entry.at, |card, first_line| Problem::CardTwice {
                    card,
                    first_line,
                });
                Some(card)
            },
            |reader, root| verso = reader.verso(root),
        );
        if cards.len() > CardId::MOST {
            self.fault(self.text.len(), Problem::TooManyCards { most: CardId::MOST });
        }
        if !cards.is_empty() && !cards.iter().any(|card| card.colour == Colour::Green) {
            self.fault(self.text.len(), Problem::NoGreenCard);
        }
        (cards, verso)
    }

    fn once<K: PartialEq + Clone>(
        &mut self,
        lines: &mut Vec<(K, usize)>,
        key: K,
        at: usize,
        problem: impl FnOnce(K, usize) -> Problem,
    ) {
        if let Some((_, first)) = lines.iter().find(|(other, _)| *other == key) {
            let first_line = 1 + self.text.as_bytes()[..*first].iter().filter(|b| **b == b'\n').count();
            self.fault(at, problem(key, first_line));
        } else {
            lines.push((key, at));
        }
    }

    fn verso(&mut self, root: Entry<'_, '_>) -> [Printed; 2] {
        let Some(value) = self.needed(root, "verso") else { return Default::default() };
        let Some(table) = value.get_ref().as_table() else {
            self.kind(value, "verso", "a table");
            return Default::default();
        };
        let entry = Entry { table, at: value.span().start };
        self.only(entry, &["top", "bottom"]);
        // No effect is printed on a verso, and a flip could not tell whose it is.
        self.halves(entry, &["fighters"]).unwrap_or_default()
    }

    fn card(&mut self, entry: Entry<'_, '_>) -> Option<Card> {
        self.only(entry, &["matricule", "colour", "top", "bottom", "screens", "force_field"]);
        let matricule = self.needed(entry, "matricule").and_then(|value| self.matricule(value, "matricule"));
        let colour = self.needed(entry, "colour").and_then(|value| self.colour(value));
        let halves = self.halves(entry, &["fighters", "effects"]);
        let screens = match entry.table.get("screens") {
            Some(value) => self.number(value, "screens", 2..=4).unwrap_or(0) as u8,
            None => 0,
        };
        let force_field = self.flag(entry, "force_field");
        Some(Card { matricule: matricule?, colour: colour?, halves: halves?, screens, force_field })
    }

    fn colour(&mut self, value: &Value<'_>) -> Option<Colour> {
        match self.text_of(value, "colour")? {
            "green" => Some(Colour::Green),
            "blue" => Some(Colour::Blue),
            text => {
                self.fault(value.span().start, Problem::Colour { text: text.to_owned() });
                None
            }
        }
    }

    fn halves(&mut self, entry: Entry<'_, '_>, known: &[&str]) -> Option<[Printed; 2]> {
        let top = self.half(entry, "top", known);
        let bottom = self.half(entry, "bottom", known);
        let (top, bottom) = (top?, bottom?);
        if top.fighters + bottom.fighters == 0 {
            self.fault(entry.at, Problem::NoFighter);
        }
        Some([top, bottom])
    }

    fn half(&mut self, entry: Entry<'_, '_>, key: &'static str, known: &[&str]) -> Option<Printed> {
        let value = self.needed(entry, key)?;
        let Some(table) = value.get_ref().as_table() else {
            self.kind(value, key, "a table");
            return None;
        };
        let half = Entry { table, at: value.span().start };
        self.only(half, known);
        let fighters = self.needed(half, "fighters").and_then(|value| self.number(value, "fighters", 0..=4));
        let mut effects = [None; 2];
        if let Some(value) = table.get("effects") {
            let items = self.list(value, "effects");
            if items.len() > effects.len() {
                self.fault(value.span().start, Problem::TooManyEffects { found: items.len() });
            }
            for (place, item) in effects.iter_mut().zip(items) {
                *place = self.effect(item);
            }
        }
        Some(Printed { fighters: fighters? as u8, effects })
    }

    fn effect(&mut self, value: &Value<'_>) -> Option<Effect> {
        let text = self.text_of(value, "effects")?;
        let effect = Effect::ALL.into_iter().find(|effect| effect.key() == text);
        if effect.is_none() {
            self.fault(value.span().start, Problem::Effect { text: text.to_owned() });
        }
        effect
    }
}

/// Cruisers.
impl Reader<'_> {
    fn cruisers(&mut self) -> Vec<Cruiser> {
        let mut lines: Vec<(CruiserKey, usize)> = Vec::new();
        let mut faces: Vec<u8> = Vec::new();
        let cruisers = self.entries(
            "cruiser",
            &[],
            |reader, entry| {
                let cruiser = reader.cruiser(entry)?;
                reader.once(&mut lines, cruiser.key, entry.at, |cruiser, first_line| Problem::CruiserTwice {
                    cruiser,
                    first_line,
                });
                if faces.iter().filter(|board| **board == cruiser.board).count() == 2 {
                    reader.fault(entry.at, Problem::BoardFaces { board: cruiser.board });
                }
                faces.push(cruiser.board);
                Some(cruiser)
            },
            |_, _| {},
        );
        let mut boards: Vec<u8> = cruisers.iter().filter(|c| c.training).map(|c| c.board).collect();
        boards.sort_unstable();
        boards.dedup();
        if boards.len() < 2 && !cruisers.is_empty() {
            self.fault(self.text.len(), Problem::TrainingCruisers { found: boards.len() });
        }
        cruisers
    }

    fn cruiser(&mut self, entry: Entry<'_, '_>) -> Option<Cruiser> {
        self.only(entry, &["key", "name", "board", "training", "armour", "slots", "draws"]);
        let key = self.needed(entry, "key").and_then(|value| self.cruiser_key(value, "key"));
        let name =
            self.needed(entry, "name").and_then(|value| self.text_of(value, "name")).map(str::to_owned);
        let board = self.needed(entry, "board").and_then(|value| self.number(value, "board", 1..=99));
        let armour = self.needed(entry, "armour").and_then(|value| self.number(value, "armour", 1..=99));
        let training = self.flag(entry, "training");
        let slots = self.needed(entry, "slots").and_then(|value| self.slots(value));
        let draws = self.needed(entry, "draws").and_then(|value| self.draws(value, slots));
        Some(Cruiser {
            key: key?,
            name: name?,
            board: board? as u8,
            training,
            armour: armour? as i16,
            slots: slots?,
            draws: draws?,
        })
    }

    fn five<'t, 'i>(&mut self, value: &'t Value<'i>, key: &str) -> Option<Vec<&'t Value<'i>>> {
        let items = self.list(value, key);
        if items.len() != SECTORS {
            let problem = Problem::Length { key: key.to_owned(), found: items.len(), wanted: SECTORS };
            self.fault(value.span().start, problem);
            return None;
        }
        Some(items)
    }

    fn slots(&mut self, value: &Value<'_>) -> Option<[u8; SECTORS]> {
        let mut slots = [0; SECTORS];
        let mut whole = true;
        for (place, item) in slots.iter_mut().zip(self.five(value, "slots")?) {
            match self.number(item, "slots", 1..=SLOTS as i64) {
                Some(number) => *place = number as u8,
                None => whole = false,
            }
        }
        whole.then_some(slots)
    }

    fn draws(&mut self, value: &Value<'_>, slots: Option<[u8; SECTORS]>) -> Option<[Vec<u8>; SECTORS]> {
        let mut draws: [Vec<u8>; SECTORS] = Default::default();
        for (sector, item) in self.five(value, "draws")?.into_iter().enumerate() {
            for symbol in self.list(item, "draws") {
                let Some(slot) = self.number(symbol, "draws", 0..=SLOTS as i64 - 1) else { continue };
                let slot = slot as u8;
                if let Some(slots) = slots
                    && slot >= slots[sector]
                {
                    let problem = Problem::DrawOutside { sector, slot, slots: slots[sector] };
                    self.fault(symbol.span().start, problem);
                }
                draws[sector].push(slot);
            }
        }
        Some(draws)
    }
}

/// Ready decks.
impl Reader<'_> {
    fn decks(&mut self, cards: &[Card], cruisers: &[Cruiser]) -> Vec<ReadyDeck> {
        let mut lines: Vec<(String, usize)> = Vec::new();
        self.entries(
            "deck",
            &[],
            |reader, entry| {
                let deck = reader.deck(entry, cards, cruisers)?;
                reader.once(&mut lines, deck.key.clone(), entry.at, |deck, first_line| Problem::DeckTwice {
                    deck,
                    first_line,
                });
                Some(deck)
            },
            |_, _| {},
        )
    }

    fn deck(&mut self, entry: Entry<'_, '_>, cards: &[Card], cruisers: &[Cruiser]) -> Option<ReadyDeck> {
        self.only(entry, &["key", "name", "about", "cruiser", "cards"]);
        let key = self.needed(entry, "key").and_then(|value| self.deck_key(value));
        let name = self.needed(entry, "name").and_then(|value| self.bilingual(value, "name"));
        let about = self.needed(entry, "about").and_then(|value| self.bilingual(value, "about"));
        let cruiser = self.needed(entry, "cruiser").and_then(|value| self.deck_cruiser(value, cruisers));
        let list = self.needed(entry, "cards").map(|value| self.deck_cards(value, cards));
        Some(ReadyDeck { key: key?, name: name?, about: about?, cruiser: cruiser?, cards: list? })
    }

    fn deck_key(&mut self, value: &Value<'_>) -> Option<String> {
        let text = self.text_of(value, "key")?;
        if (1..=12).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_lowercase()) {
            return Some(text.to_owned());
        }
        self.fault(value.span().start, Problem::DeckKey { text: text.to_owned() });
        None
    }

    fn bilingual(&mut self, value: &Value<'_>, key: &str) -> Option<Bilingual> {
        let Some(table) = value.get_ref().as_table() else {
            self.kind(value, key, "a table with `en` and `fr`");
            return None;
        };
        let entry = Entry { table, at: value.span().start };
        self.only(entry, &["en", "fr"]);
        let en = self.needed(entry, "en").and_then(|value| self.text_of(value, "en")).map(str::to_owned);
        let fr = self.needed(entry, "fr").and_then(|value| self.text_of(value, "fr")).map(str::to_owned);
        Some(Bilingual { en: en?, fr: fr? })
    }

    fn deck_cruiser(&mut self, value: &Value<'_>, cruisers: &[Cruiser]) -> Option<CruiserKey> {
        let key = self.cruiser_key(value, "cruiser")?;
        if !cruisers.iter().any(|cruiser| cruiser.key == key) {
            self.fault(value.span().start, Problem::NoSuchCruiser { cruiser: key });
        }
        Some(key)
    }

    fn deck_cards(&mut self, value: &Value<'_>, cards: &[Card]) -> Vec<Matricule> {
        let mut lines: Vec<(Matricule, usize)> = Vec::new();
        for item in self.list(value, "cards") {
            let Some(matricule) = self.matricule(item, "cards") else { continue };
            if !cards.iter().any(|card| card.matricule == matricule) {
                self.fault(item.span().start, Problem::NoSuchCard { card: matricule });
            }
            self.once(&mut lines, matricule, item.span().start, |card, first_line| Problem::CardTwice {
                card,
                first_line,
            });
        }
        if lines.len() < DECK_LEAST {
            let problem = Problem::DeckTooSmall { found: lines.len(), least: DECK_LEAST };
            self.fault(value.span().start, problem);
        }
        lines.into_iter().map(|(matricule, _)| matricule).collect()
    }
}
