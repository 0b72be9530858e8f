//! Printed content: all cards and the ready decks, read from TOML files that anybody can edit.
//!
//! There is one file per family of cards. Parsing is in `read`; this module holds the tables and keeps one copy of
//! each distinct content for the lifetime of the program, so that states can refer to it.

pub mod coverage;
mod error;
pub mod file;
mod part_files;
mod reader;
mod references;
pub(crate) mod text_flags;

pub use error::{ContentError, ContentProblem};
pub use part_files::PartFile;

use crate::cards::card::{Card, CardId, CardName, Side};
use crate::language::{Effect, Stat, Timing};
use content_reader::Interner;
use contract::digest;
use serde::Serialize;
use std::hash::{Hash, Hasher};
use std::sync::OnceLock;

/// Everything printed that the rules use.
#[derive(Debug)]
pub struct Content {
    cards: Vec<Card>,
    /// For each card, a bit for every [`Stat`] its text modifies, so that most texts can be skipped.
    stat_masks: Vec<u64>,
    /// For each card, its flags of [`text_flags`].
    text_flags: Vec<u32>,
    /// The playable Interrupts by side: what a player with cards in hand might respond with.
    interrupts: BySide<Vec<CardId>>,
    /// The cards that deploy in a phase other than the deploy phase.
    timed: BySide<Vec<CardId>>,
    reacting: BySide<Vec<CardId>>,
    /// What unseen cards are likely to be: every playable card, plus the cards of ready decks as often as those
    /// contain them.
    likely: BySide<Vec<CardId>>,
    /// Whether any text responds to losses.
    answers_losses: bool,
    decks: Vec<ReadyDeck>,
    hash: u64,
}

/// A value for each side.
#[derive(Debug)]
struct BySide<T>([T; 2]);

impl<T> BySide<T> {
    fn new(of: impl FnMut(Side) -> T) -> Self {
        BySide([Side::Light, Side::Dark].map(of))
    }

    const fn of(&self, side: Side) -> &T {
        match side {
            Side::Light => &self.0[0],
            Side::Dark => &self.0[1],
        }
    }

    const fn of_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Light => &mut self.0[0],
            Side::Dark => &mut self.0[1],
        }
    }
}

/// A deck included with the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ReadyDeck {
    /// Its key in setups; also the key of its name in `locales/*/swccg-names.ftl`.
    pub key: String,
    pub side: Side,
    pub cards: Vec<(CardName, u8)>,
}

/// The hash of the content has always included the names of the ready-made decks in English and French, which are now in
/// `locales`. It still does, so that moving them changed no stored match.
const NAMES_IN_HASH: [&str; 2] = [
    include_str!("../../../../locales/en/swccg-names.ftl"),
    include_str!("../../../../locales/fr/swccg-names.ftl"),
];

impl Hash for ReadyDeck {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let begin = format!("sw-deck-{} = ", self.key);
        let names = NAMES_IN_HASH
            .map(|file| file.lines().find_map(|line| line.strip_prefix(begin.as_str())).unwrap_or_default());
        (&self.key, names, self.side, &self.cards).hash(hasher);
    }
}

/// A card file: its name and its text.
pub type File<'a> = (&'a str, &'a str);

/// Parses card files and the deck file, and checks them together.
///
/// # Errors
/// Every error in every file, each with its line.
pub fn parse(families: &[File<'_>], decks: File<'_>) -> Result<Content, Vec<ContentError>> {
    reader::read(families, decks)
}

/// Keeps a content for the lifetime of the program; equal contents are kept once.
#[must_use]
pub fn intern(content: Content) -> &'static Content {
    static KEPT: Interner<Content> = Interner::new();
    KEPT.intern(content.hash, content)
}

macro_rules! family {
    ($name:literal) => {
        ($name, include_str!(concat!("../../../../content/swccg/cards/", $name)))
    };
}

/// The card files included in the program.
pub const FAMILIES: [File<'static>; 16] = [
    family!("dark-characters.toml"),
    family!("dark-devices.toml"),
    family!("dark-effects.toml"),
    family!("dark-interrupts.toml"),
    family!("dark-locations.toml"),
    family!("dark-starships.toml"),
    family!("dark-vehicles.toml"),
    family!("dark-weapons.toml"),
    family!("light-characters.toml"),
    family!("light-devices.toml"),
    family!("light-effects.toml"),
    family!("light-interrupts.toml"),
    family!("light-locations.toml"),
    family!("light-starships.toml"),
    family!("light-vehicles.toml"),
    family!("light-weapons.toml"),
];

/// The deck file included in the program.
pub const DECKS: File<'static> = ("decks.toml", include_str!("../../../../content/swccg/decks.toml"));

/// The content included in the program.
///
/// # Panics
/// Never: the files are compiled in, and a test parses them.
#[must_use]
#[expect(clippy::panic, reason = "the files are compiled in; `the_built_in_content_is_whole` reads them")]
pub fn builtin() -> &'static Content {
    static BUILTIN: OnceLock<&'static Content> = OnceLock::new();
    BUILTIN.get_or_init(|| match parse(&FAMILIES, DECKS) {
        Ok(content) => intern(content),
        Err(faults) => panic!("the built-in content: {faults:?}"),
    })
}

impl Content {
    fn new(mut cards: Vec<Card>, decks: Vec<ReadyDeck>) -> Self {
        cards.sort_by_key(|card| card.name);
        let stat_masks = cards.iter().map(modified_stats).collect();
        let text_flags = cards.iter().map(text_flags::of).collect();
        let hash = digest(&(&cards, &decks));
        let of_sides = |wanted: fn(&Card) -> bool| {
            BySide::new(|side| {
                let own = |card: &Card| card.side == side && card.is_done() && wanted(card);
                let numbered = (0..).map(CardId).zip(&cards);
                numbered.filter(|(_, card)| own(card)).map(|(id, _)| id).collect::<Vec<CardId>>()
            })
        };
        let mut likely = of_sides(|_| true);
        for (name, copies) in decks.iter().flat_map(|deck: &ReadyDeck| &deck.cards) {
            if let Ok(place) = cards.binary_search_by_key(name, |card| card.name)
                && cards[place].is_done()
            {
                let own = likely.of_mut(cards[place].side);
                own.extend(std::iter::repeat_n(CardId(place as u16), usize::from(*copies)));
            }
        }
        let interrupts = of_sides(Card::is_played);
        let timed =
            of_sides(|card| card.text.iter().any(|clause| matches!(clause.effect, Effect::DeploysIn(_))));
        let reacting = of_sides(|card| card.text.iter().any(|clause| clause.effect == Effect::ReactFromHand));
        let answers =
            |effect: &Effect| matches!(effect, Effect::Act(action) if matches!(action.when, Timing::Lost(_)));
        let answers_losses =
            cards.iter().any(|card| card.is_done() && card.text.iter().any(|clause| answers(&clause.effect)));
        Content {
            cards,
            stat_masks,
            text_flags,
            interrupts,
            timed,
            reacting,
            likely,
            answers_losses,
            decks,
            hash,
        }
    }

    /// A hash of the tables; it does not depend on the order of the files or their comments.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// Sorted by name.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    #[must_use]
    pub fn decks(&self) -> &[ReadyDeck] {
        &self.decks
    }

    #[must_use]
    pub fn deck_named(&self, key: &str) -> Option<&ReadyDeck> {
        self.decks.iter().find(|deck| deck.key == key)
    }

    #[must_use]
    pub fn card_named(&self, name: CardName) -> Option<&Card> {
        self.find(name).map(|id| self.card(id))
    }

    pub(crate) fn find(&self, name: CardName) -> Option<CardId> {
        self.cards.binary_search_by_key(&name, |card| card.name).ok().map(|place| CardId(place as u16))
    }

    pub(crate) fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    pub(crate) fn name(&self, id: CardId) -> CardName {
        self.card(id).name
    }

    pub(crate) fn modifies_stat(&self, id: CardId, stat: Stat) -> bool {
        self.modified_stats(id) >> stat as u8 & 1 == 1
    }

    /// A bit for each [`Stat`] that the text of this card modifies.
    pub(crate) fn modified_stats(&self, id: CardId) -> u64 {
        self.stat_masks[id.index()]
    }

    pub(crate) fn answers_losses(&self) -> bool {
        self.answers_losses
    }

    /// The flags of this card's text, as defined in [`text_flags`].
    pub(crate) fn text_flags(&self, id: CardId) -> u32 {
        self.text_flags[id.index()]
    }

    pub(crate) fn interrupts(&self, side: Side) -> &[CardId] {
        self.interrupts.of(side)
    }

    pub(crate) fn phase_bound_cards(&self, side: Side) -> &[CardId] {
        self.timed.of(side)
    }

    /// The cards of a side that may deploy from hand as a 'react' by their own text.
    pub(crate) fn react_cards(&self, side: Side) -> &[CardId] {
        self.reacting.of(side)
    }

    /// What unseen cards of a side are likely to be; the number of times a card is listed is its weight.
    pub(crate) fn plausible_cards(&self, side: Side) -> &[CardId] {
        self.likely.of(side)
    }
}

/// Every stat needs a bit.
const _: () = assert!(Stat::ALL.len() <= u64::BITS as usize, "a wider set of bits is needed");

fn modified_stats(card: &Card) -> u64 {
    card.text.iter().fold(0, |bits, clause| match clause.effect {
        Effect::Modify { stat, .. } => bits | 1 << stat as u8,
        Effect::PilotIcon { .. } => bits | 1 << Stat::Power as u8,
        _ => bits,
    })
}

#[cfg(test)]
mod tests;
