//! Parsing content files: works on the parsed TOML with its spans, so that all errors are found in one pass and each
//! reports its line.

use super::file::{CapacityEntry, CardEntry, DeckEntry};
use super::references::{self, LocatedReference};
use super::{Content, ContentError, ContentProblem, File, ReadyDeck};
use crate::cards::card::{
    Capacity, Card, CardName, Icon, Icons, InterruptKind, Kind, LocationKind, Numbers, Side, StarshipKind,
    VehicleKind, WeaponKind,
};
use crate::cards::persona::standard_name;
use crate::language::{self, Clause, Reference};
use crate::setup::DECK_SIZE;
use content_reader::{FormatProblem, TableEntry, Value, keys_of};
use std::collections::BTreeSet;
use std::ops::{Deref, DerefMut};

/// A file being parsed, and the errors found so far.
struct Reader<'a>(content_reader::Reader<'a, String, ContentProblem>);

impl<'a> Deref for Reader<'a> {
    type Target = content_reader::Reader<'a, String, ContentProblem>;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Reader<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

/// A card, and what its entry says about its text.
struct ParsedCard {
    card: Card,
    /// Titles that the text should mention once those cards are in the game.
    waits: Vec<String>,
    /// References in the text that must exist, with their offsets.
    names: Vec<(Reference, usize)>,
    at: usize,
}

/// A title that some text waits for, with its location.
struct AwaitedTitle<'a> {
    file: &'a str,
    line: usize,
    title: String,
}

pub(super) fn read(families: &[File<'_>], decks: File<'_>) -> Result<Content, Vec<ContentError>> {
    let mut faults = Vec::new();
    let mut cards: Vec<Card> = Vec::new();
    let (mut waits, mut named) = (Vec::new(), Vec::new());
    for (file, text) in families {
        let mut reader = Reader::new(file, text, &mut faults);
        for ParsedCard { card, waits: waited, names, at } in reader.entries("card", Reader::card) {
            if cards.iter().any(|other| other.name == card.name) {
                reader.fault(at, ContentProblem::Twice { name: card.name.to_string() });
            }
            let line = reader.line(at);
            waits.extend(waited.into_iter().map(|title| AwaitedTitle { file, line, title }));
            let located = |(name, at)| LocatedReference { file, line: reader.line(at), name };
            named.extend(names.into_iter().map(located));
            cards.push(card);
        }
    }
    for AwaitedTitle { file, line, title } in waits {
        if cards.iter().any(|card| card.title == title && card.is_done()) {
            faults.push(ContentError {
                file: file.to_owned(),
                line,
                problem: ContentProblem::Waits { title },
            });
        }
    }
    faults.extend(references::faults(&cards, named));
    if cards.len() >= usize::from(u16::MAX) - 1 {
        let (file, line) = (decks.0.to_owned(), 1);
        faults.push(ContentError { file, line, problem: ContentProblem::TooMany });
    }
    let mut reader = Reader::new(decks.0, decks.1, &mut faults);
    let decks = reader.entries("deck", |reader, entry| reader.deck(entry, &cards));
    if faults.is_empty() { Ok(Content::new(cards, decks)) } else { Err(faults) }
}

impl<'a> Reader<'a> {
    fn new(file: &str, text: &'a str, faults: &'a mut Vec<ContentError>) -> Self {
        Reader(content_reader::Reader::new(file.to_owned(), text, faults))
    }

    fn entries<T>(
        &mut self,
        name: &'static str,
        mut each: impl FnMut(&mut Self, TableEntry<'_, '_>) -> Option<T>,
    ) -> Vec<T> {
        let root = self.parse();
        let root = TableEntry::root(&root);
        self.only(root, &[name]);
        let tables = self.tables(root, name).unwrap_or_default();
        tables.into_iter().filter_map(|entry| each(self, entry)).collect()
    }

    fn text<'t>(&mut self, entry: TableEntry<'t, '_>, key: &'static str) -> Option<&'t str> {
        let value = entry.table.get(key)?;
        let text = value.get_ref().as_str();
        if text.is_none() {
            self.wrong_kind(value, key, "a text");
        }
        text
    }

    fn needed<'t>(&mut self, entry: TableEntry<'t, '_>, key: &'static str) -> Option<&'t str> {
        if !entry.table.contains_key(key) {
            self.fault(entry.at, FormatProblem::Missing { key });
        }
        self.text(entry, key)
    }

    fn number_of(&mut self, value: &Value<'_>, key: &str, most: u8) -> Option<u8> {
        self.0.number(value, key, 0..=i64::from(most)).map(|number| number as u8)
    }

    fn number(&mut self, entry: TableEntry<'_, '_>, key: &str, most: u8) -> Option<u8> {
        let value = entry.table.get(key)?;
        self.number_of(value, key, most)
    }

    /// A list of strings, each with its offset.
    fn texts(&mut self, entry: TableEntry<'_, '_>, key: &str) -> Vec<(String, usize)> {
        let Some(value) = entry.table.get(key) else { return Vec::new() };
        let Some(list) = value.get_ref().as_array() else {
            self.wrong_kind(value, key, "a list of texts");
            return Vec::new();
        };
        let mut texts = Vec::new();
        for item in list.iter() {
            match item.get_ref().as_str() {
                Some(text) => texts.push((text.to_owned(), item.span().start)),
                None => self.wrong_kind(item, key, "a text"),
            }
        }
        texts
    }

    fn words(&mut self, entry: TableEntry<'_, '_>, key: &str) -> Vec<String> {
        self.texts(entry, key).into_iter().map(|(text, _)| text).collect()
    }

    /// Personas under their standard names.
    fn personas(&mut self, entry: TableEntry<'_, '_>) -> Vec<String> {
        self.words(entry, "personas").iter().map(|name| standard_name(name).to_owned()).collect()
    }

    fn word_fault(&mut self, entry: TableEntry<'_, '_>, key: &'static str, found: &str) {
        let at = entry.table.get(key).map_or(entry.at, |value| value.span().start);
        self.fault(at, ContentProblem::Word { key, found: found.to_owned() });
    }

    fn name_at(&mut self, text: &str, at: usize) -> Option<CardName> {
        let name = CardName::parse(text);
        if name.is_none() {
            self.fault(at, ContentProblem::Name { found: text.to_owned() });
        }
        name
    }

    fn side(&mut self, entry: TableEntry<'_, '_>) -> Option<Side> {
        match self.needed(entry, "side")? {
            "light" => Some(Side::Light),
            "dark" => Some(Side::Dark),
            other => {
                self.word_fault(entry, "side", other);
                None
            }
        }
    }

    fn kind_of(&mut self, entry: TableEntry<'_, '_>) -> Option<Kind> {
        let word = self.needed(entry, "kind")?;
        let subtype = self.text(entry, "subtype").unwrap_or_default();
        let kind = match (word, subtype) {
            ("location", "system") => Kind::Location(LocationKind::System),
            ("location", "cloud") => Kind::Location(LocationKind::Cloud),
            ("location", "site") => Kind::Location(LocationKind::Site),
            ("location", "vehicle_site") => Kind::Location(LocationKind::VehicleSite),
            ("creature", "") => Kind::Creature,
            ("character", "") => Kind::Character,
            ("starship", "capital") => Kind::Starship(StarshipKind::Capital),
            ("starship", "starfighter") => Kind::Starship(StarshipKind::Starfighter),
            ("starship", "squadron") => Kind::Starship(StarshipKind::Squadron),
            ("vehicle", "combat") => Kind::Vehicle(VehicleKind::Combat),
            ("vehicle", "creature") => Kind::Vehicle(VehicleKind::Creature),
            ("vehicle", "shuttle") => Kind::Vehicle(VehicleKind::Shuttle),
            ("vehicle", "transport") => Kind::Vehicle(VehicleKind::Transport),
            ("weapon", "artillery") => Kind::Weapon(WeaponKind::Artillery),
            ("weapon", "automated") => Kind::Weapon(WeaponKind::Automated),
            ("weapon", "character") => Kind::Weapon(WeaponKind::Character),
            ("weapon", "starship") => Kind::Weapon(WeaponKind::Starship),
            ("weapon", "vehicle") => Kind::Weapon(WeaponKind::Vehicle),
            ("weapon", "squadron") => Kind::Weapon(WeaponKind::Squadron),
            ("weapon", "death_star") => Kind::Weapon(WeaponKind::DeathStar),
            ("weapon", "death_star_two") => Kind::Weapon(WeaponKind::DeathStarTwo),
            ("device", "") => Kind::Device,
            ("effect", "") => Kind::Effect,
            ("interrupt", "used") => Kind::Interrupt(InterruptKind::Used),
            ("interrupt", "lost") => Kind::Interrupt(InterruptKind::Lost),
            ("interrupt", "used_or_lost") => Kind::Interrupt(InterruptKind::UsedOrLost),
            (_, found) => {
                self.word_fault(entry, if found.is_empty() { "kind" } else { "subtype" }, found);
                return None;
            }
        };
        Some(kind)
    }

    fn numbers(&mut self, entry: TableEntry<'_, '_>) -> Numbers {
        let mut force = [0; 2];
        if let Some(value) = entry.table.get("force") {
            match value.get_ref().as_array().filter(|list| list.len() == 2) {
                Some(list) => {
                    for (icons, item) in force.iter_mut().zip(list.iter()) {
                        *icons = self.number_of(item, "force", 9).unwrap_or(0);
                    }
                }
                None => self.wrong_kind(value, "force", "two numbers, Light and Dark"),
            }
        }
        let permanent = self.number(entry, "permanent", 9).unwrap_or(0);
        Numbers {
            destiny: self.number(entry, "destiny", 9).unwrap_or(0),
            power: self.number(entry, "power", 30),
            ability: self.number(entry, "ability", 9),
            armor: self.number(entry, "armor", 20),
            maneuver: self.number(entry, "maneuver", 20),
            hyperspeed: self.number(entry, "hyperspeed", 20),
            landspeed: self.number(entry, "landspeed", 9),
            deploy: self.number(entry, "deploy", 20),
            defense: self.number(entry, "defense", 20),
            forfeit: self.number(entry, "forfeit", 20),
            parsec: self.number(entry, "parsec", 99),
            force,
            permanent,
            // Most ships with a permanent pilot have one.
            permanent_pilots: self.number(entry, "permanent_pilots", 9).unwrap_or(permanent.min(1)),
        }
    }

    fn capacity(&mut self, entry: TableEntry<'_, '_>) -> Capacity {
        let Some(value) = entry.table.get("capacity") else { return Capacity::default() };
        let Some(table) = value.get_ref().as_table() else {
            self.wrong_kind(value, "capacity", "a table");
            return Capacity::default();
        };
        let seats = TableEntry { table, at: value.span().start };
        self.only(seats, keys_of::<CapacityEntry>());
        let mut seat = |key| self.number(seats, key, 99).unwrap_or(0);
        Capacity {
            pilots: seat("pilots"),
            passengers: seat("passengers"),
            astromechs: seat("astromechs"),
            vehicles: seat("vehicles"),
            fighters: seat("fighters"),
            shared: seat("shared"),
        }
    }

    fn icons(&mut self, entry: TableEntry<'_, '_>) -> Icons {
        let mut icons = Icons::default();
        for (word, at) in self.texts(entry, "icons") {
            match Icon::named(&word) {
                Some(icon) => icons = icons.with(icon),
                None => self.fault(at, ContentProblem::Word { key: "icons", found: word }),
            }
        }
        icons
    }

    fn clauses(&mut self, texts: &[(String, usize)], is_location: bool) -> Vec<Clause> {
        let mut clauses = Vec::new();
        for (text, at) in texts {
            let (text, place) = (text.clone(), *at);
            match language::parse(&text) {
                Ok(clause) if clause.to.is_some() != (is_location && !clause.effect.is_for_both()) => {
                    self.fault(place, ContentProblem::SpeaksTo { text });
                }
                Ok(clause) => clauses.push(clause),
                Err(error) => {
                    self.fault(place, ContentProblem::Clause { text, at: error.at, what: error.what })
                }
            }
        }
        clauses
    }

    /// References in the text, except those declared absent.
    fn names(
        &mut self,
        entry: TableEntry<'_, '_>,
        texts: &[(String, usize)],
        waits: &[String],
    ) -> Vec<(Reference, usize)> {
        let absent = self.words(entry, "absent");
        let named =
            texts.iter().flat_map(|(text, at)| language::names(text).into_iter().map(|name| (name, *at)));
        named.filter(|(name, _)| !absent.contains(&name.name) && !waits.contains(&name.name)).collect()
    }

    fn card(&mut self, entry: TableEntry<'_, '_>) -> Option<ParsedCard> {
        self.only(entry, keys_of::<CardEntry>());
        let name = self.needed(entry, "name").and_then(|text| self.name_at(text, entry.at));
        let title = self.needed(entry, "title").map(str::to_owned);
        let (side, kind) = (self.side(entry), self.kind_of(entry));
        let numbers = self.numbers(entry);
        let texts = self.texts(entry, "text");
        let text = self.clauses(&texts, matches!(kind, Some(Kind::Location(_))));
        let missing = self.text(entry, "missing").map(str::to_owned);
        if missing.is_some() && !text.is_empty() {
            self.fault(entry.at, ContentProblem::DoneAndMissing);
        }
        let part_of = match kind {
            Some(Kind::Location(_)) => self.needed(entry, "part_of").unwrap_or_default().to_owned(),
            _ => String::new(),
        };
        let card = Card {
            name: name?,
            title: title?,
            side: side?,
            kind: kind?,
            dots: self.number(entry, "dots", 9).unwrap_or(0),
            numbers,
            icons: self.icons(entry),
            capacity: self.capacity(entry),
            traits: self.words(entry, "traits"),
            personas: self.personas(entry),
            part_of,
            order: self.number(entry, "order", 99).unwrap_or(0),
            text,
            words: texts
                .iter()
                .flat_map(|(text, _)| language::words(text))
                .collect::<BTreeSet<_>>()
                .into_iter()
                .collect(),
            missing,
        };
        let waits = self.words(entry, "waits");
        let names = self.names(entry, &texts, &waits);
        Some(ParsedCard { card, waits, names, at: entry.at })
    }

    fn deck(&mut self, entry: TableEntry<'_, '_>, cards: &[Card]) -> Option<ReadyDeck> {
        self.only(entry, keys_of::<DeckEntry>());
        let key = self.needed(entry, "key").map(str::to_owned);
        let side = self.side(entry);
        let list = entry.table.get("cards").and_then(|value| value.get_ref().as_array());
        if list.is_none() {
            self.fault(entry.at, FormatProblem::Missing { key: "cards" });
        }
        let mut deck = Vec::new();
        for item in list?.iter() {
            let pair = item.get_ref().as_array().filter(|pair| pair.len() == 2);
            let Some((name, copies)) = pair.and_then(|pair| Some((pair.first()?, pair.get(1)?))) else {
                self.wrong_kind(item, "cards", "a card and its copies");
                continue;
            };
            let at = item.span().start;
            let copies = self.number_of(copies, "cards", DECK_SIZE);
            let Some(name) = self.name_at(name.get_ref().as_str().unwrap_or_default(), at) else { continue };
            match cards.iter().find(|card| card.name == name) {
                None => self.fault(at, ContentProblem::NoSuchCard { name: name.to_string() }),
                Some(card) if Some(card.side) != side => {
                    self.fault(at, ContentProblem::OtherSide { name: name.to_string() });
                }
                Some(_) => deck.extend(copies.map(|copies| (name, copies))),
            }
        }
        let found = deck.iter().map(|(_, copies)| u32::from(*copies)).sum();
        if found != u32::from(DECK_SIZE) {
            self.fault(entry.at, ContentProblem::DeckSize { found });
        }
        Some(ReadyDeck { key: key?, side: side?, cards: deck })
    }
}
