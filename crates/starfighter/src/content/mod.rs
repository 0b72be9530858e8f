//! What is printed: cards, cruisers and ready-made decks, read from TOML files that anybody can edit.
//!
//! Parsing is in `read`; this module holds the tables and keeps each distinct content once for the life of the
//! program, so that a state can refer to it.

mod error;
pub mod file;
mod read;

pub use error::{ContentError, ContentProblem, File};

use crate::{CardId, CardSet, CruiserId, CruiserKey, Effect, Face, Half, Matricule, SECTORS};
use content_reader::Interner;
use contract::digest;
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// Everything printed that the rules read.
#[derive(Debug)]
pub struct Content {
    cards: Vec<Card>,
    verso: [PrintedHalf; 2],
    cruisers: Vec<Cruiser>,
    decks: Vec<ReadyDeck>,
    /// The index of each matricule in `cards`, by level and number.
    places: Vec<Option<CardId>>,
    hash: u64,
}

/// A squadron card: its recto. The verso is the same on all.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Card {
    pub matricule: Matricule,
    #[serde(rename = "colour")]
    pub color: Color,
    /// Top, bottom.
    pub halves: [PrintedHalf; 2],
    /// Number of screens, or zero.
    pub screens: u8,
    pub force_field: bool,
}

/// The color of the matricule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Color {
    /// Used in all modes.
    Green,
    /// Not used in Training.
    Blue,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrintedHalf {
    pub fighters: u8,
    pub effects: [Option<Effect>; 2],
}

/// A cruiser: one face of a board.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Cruiser {
    /// The name used in logs and set-ups.
    pub key: CruiserKey,
    /// The display name.
    pub name: String,
    /// The number of its board.
    pub board: u8,
    /// Whether it is used in Training.
    pub training: bool,
    /// The top of its armor track.
    #[serde(rename = "armour")]
    pub armor: i16,
    /// Slots of each sector, from the owner's left.
    pub slots: [u8; SECTORS],
    /// For each sector, the slots with a draw symbol.
    pub draws: [Vec<u8>; SECTORS],
}

/// A ready-made deck for Total War.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReadyDeck {
    /// The name used in set-ups; also the key of its printed name in `locales/*/starfighter-names.ftl`.
    pub key: String,
    /// The cruiser it was made for.
    pub cruiser: CruiserKey,
    pub cards: Vec<Matricule>,
}

/// Parses three files and checks them together.
///
/// # Errors
/// Every error in every file, each with its line.
pub fn parse(cards: &str, cruisers: &str, decks: &str) -> Result<Content, Vec<ContentError>> {
    read::read(cards, cruisers, decks)
}

/// Keeps a content for the life of the program; equal contents are kept once.
#[must_use]
pub fn intern(content: Content) -> &'static Content {
    static KEPT: Interner<Content> = Interner::new();
    KEPT.intern(content.hash, content)
}

/// The text of a file that ships with the program.
#[must_use]
pub const fn builtin_text(file: File) -> &'static str {
    match file {
        File::Cards => include_str!("../../../../content/starfighter/cards.toml"),
        File::Cruisers => include_str!("../../../../content/starfighter/cruisers.toml"),
        File::Decks => include_str!("../../../../content/starfighter/decks.toml"),
    }
}

/// The content that ships with the program.
///
/// # Panics
/// Never: the files are compiled in, and a test reads them.
#[must_use]
#[expect(clippy::panic, reason = "the files are compiled in; `the_built_in_content_is_whole` reads them")]
pub fn builtin() -> &'static Content {
    static BUILTIN: OnceLock<&'static Content> = OnceLock::new();
    BUILTIN.get_or_init(|| {
        match parse(builtin_text(File::Cards), builtin_text(File::Cruisers), builtin_text(File::Decks)) {
            Ok(content) => intern(content),
            Err(faults) => panic!("the built-in content: {faults:?}"),
        }
    })
}

/// In version 0.1 the names of the ready-made decks were part of the content and of its hash. This is the difference they
/// made, so that stored matches keep their hash.
const NAMES_OF_DECKS: u64 = 0x5c82_1bfe_76cd_04c6;

impl Content {
    pub(crate) fn new(
        mut cards: Vec<Card>,
        verso: [PrintedHalf; 2],
        cruisers: Vec<Cruiser>,
        decks: Vec<ReadyDeck>,
    ) -> Self {
        cards.sort_by_key(|card| card.matricule);
        let mut places = vec![None; usize::from(Matricule::MAX_LEVEL + 1) << 8];
        for (place, card) in cards.iter().enumerate() {
            places[slot_of(card.matricule)] = Some(CardId(place as u8));
        }
        let hash = digest(&(&cards, &verso, &cruisers, &decks)) ^ NAMES_OF_DECKS;
        Content { cards, verso, cruisers, decks, places, hash }
    }

    /// The digest of the tables; it does not depend on the order or comments of the files.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// Sorted by matricule.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The halves of the verso all cards share.
    #[must_use]
    pub const fn verso(&self) -> &[PrintedHalf; 2] {
        &self.verso
    }

    /// In the order of the file.
    #[must_use]
    pub fn cruisers(&self) -> &[Cruiser] {
        &self.cruisers
    }

    #[must_use]
    pub fn decks(&self) -> &[ReadyDeck] {
        &self.decks
    }

    #[must_use]
    pub fn card_named(&self, matricule: Matricule) -> Option<&Card> {
        self.find(matricule).map(|id| self.card(id))
    }

    #[must_use]
    pub fn cruiser_named(&self, key: CruiserKey) -> Option<&Cruiser> {
        self.find_cruiser(key).map(|id| self.cruiser(id))
    }

    #[must_use]
    pub fn deck_named(&self, key: &str) -> Option<&ReadyDeck> {
        self.decks.iter().find(|deck| deck.key == key)
    }

    #[inline]
    pub(crate) fn find(&self, matricule: Matricule) -> Option<CardId> {
        self.places.get(slot_of(matricule)).copied().flatten()
    }

    #[inline]
    pub(crate) fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    #[inline]
    pub(crate) fn name(&self, id: CardId) -> Matricule {
        self.card(id).matricule
    }

    pub(crate) fn names(&self, cards: CardSet) -> Vec<Matricule> {
        cards.map(|id| self.name(id)).collect()
    }

    #[inline]
    pub(crate) fn printed(&self, id: CardId, face: Face, half: Half) -> &PrintedHalf {
        match face {
            Face::Recto => &self.card(id).halves[half.index()],
            Face::Verso => &self.verso[half.index()],
        }
    }

    pub(crate) fn find_cruiser(&self, key: CruiserKey) -> Option<CruiserId> {
        self.cruisers.iter().position(|cruiser| cruiser.key == key).map(|place| CruiserId(place as u8))
    }

    #[inline]
    pub(crate) fn cruiser(&self, id: CruiserId) -> &Cruiser {
        &self.cruisers[id.index()]
    }

    /// All cards, or only the green ones.
    pub(crate) fn all(&self, green_only: bool) -> CardSet {
        let wanted = |card: &Card| !green_only || card.color == Color::Green;
        (0..).map(CardId).zip(&self.cards).filter(|(_, card)| wanted(card)).map(|(id, _)| id).collect()
    }
}

fn slot_of(matricule: Matricule) -> usize {
    usize::from(matricule.level()) << 8 | usize::from(matricule.number())
}

#[cfg(test)]
mod tests;
