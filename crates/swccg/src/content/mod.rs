//! What is printed: every card and the ready decks, read from TOML files anybody can edit.
//!
//! One file per family of cards. Reading is in `read`; this module holds the tables and keeps each distinct content
//! once for the life of the program, so that a state can point at it.

pub(crate) mod bits;
mod fault;
mod named;
mod read;

pub use fault::{ContentFault, Problem};

use crate::card::{Card, CardId, CardName, Kind, Side};
use crate::language::{Effect, Stat, When};
use content_reader::Interner;
use serde::Serialize;
use std::sync::OnceLock;
use table::digest;

/// Everything printed that the rules look at.
#[derive(Debug)]
pub struct Content {
    cards: Vec<Card>,
    /// For each card, the numbers its text modifies, as bits: most questions need not look at most texts.
    touches: Vec<u64>,
    /// For each card, the unusual texts it bears, as bits of [`bits`].
    unusual: Vec<u32>,
    /// The Interrupts that may be played, by side: what somebody with a hand might answer with.
    interrupts: BySide<Vec<CardId>>,
    /// The cards that deploy in a phase of their own.
    timed: BySide<Vec<CardId>>,
    reacting: BySide<Vec<CardId>>,
    /// What cards nobody has seen are likely to be: every playable card, and those of ready decks as often as they hold
    /// them.
    likely: BySide<Vec<CardId>>,
    /// Whether a text answers losses.
    answers_losses: bool,
    decks: Vec<ReadyDeck>,
    hash: u64,
}

/// Something of each side.
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

/// A deck that comes with the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ReadyDeck {
    /// How set-ups name it.
    pub key: String,
    /// How people name it, in English and French.
    pub name: [String; 2],
    /// The side it plays for.
    pub side: Side,
    /// Cards and copies.
    pub cards: Vec<(CardName, u8)>,
}

/// A file of cards: its name and its text.
pub type File<'a> = (&'a str, &'a str);

/// Reads files of cards and the file of decks, and judges them together.
///
/// # Errors
/// Every fault of every file, each with its line.
pub fn parse(families: &[File<'_>], decks: File<'_>) -> Result<Content, Vec<ContentFault>> {
    read::read(families, decks)
}

/// Keeps a content for the life of the program; the same content is kept once.
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

/// The families of cards that come with the program.
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

/// The ready decks that come with the program.
pub const DECKS: File<'static> = ("decks.toml", include_str!("../../../../content/swccg/decks.toml"));

/// The content that ships with the program.
///
/// # Panics
/// Never: the files are compiled in, and a test reads them.
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
        let touches = cards.iter().map(touched).collect();
        let unusual = cards.iter().map(bits::of).collect();
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
        let interrupts = of_sides(|card| matches!(card.kind, Kind::Interrupt(_)));
        let timed =
            of_sides(|card| card.text.iter().any(|clause| matches!(clause.effect, Effect::DeploysIn(_))));
        let reacting = of_sides(|card| card.text.iter().any(|clause| clause.effect == Effect::ReactFromHand));
        let answers =
            |effect: &Effect| matches!(effect, Effect::Act(action) if matches!(action.when, When::Lost(_)));
        let answers_losses =
            cards.iter().any(|card| card.is_done() && card.text.iter().any(|clause| answers(&clause.effect)));
        Content { cards, touches, unusual, interrupts, timed, reacting, likely, answers_losses, decks, hash }
    }

    /// The digest of the tables: the same whatever the order and the comments of the files.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// All cards, sorted by name.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The ready decks.
    #[must_use]
    pub fn decks(&self) -> &[ReadyDeck] {
        &self.decks
    }

    /// The ready deck with this key.
    #[must_use]
    pub fn deck_named(&self, key: &str) -> Option<&ReadyDeck> {
        self.decks.iter().find(|deck| deck.key == key)
    }

    /// The card with this name.
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

    /// Whether the text of this card modifies this number.
    pub(crate) fn touches(&self, id: CardId, stat: Stat) -> bool {
        self.touched(id) >> stat as u8 & 1 == 1
    }

    /// The numbers the text of this card modifies, a bit for each [`Stat`].
    pub(crate) fn touched(&self, id: CardId) -> u64 {
        self.touches[id.index()]
    }

    /// Whether a text of some card answers losses.
    pub(crate) fn answers_losses(&self) -> bool {
        self.answers_losses
    }

    /// The unusual texts of this card, as bits of [`bits`].
    pub(crate) fn unusual(&self, id: CardId) -> u32 {
        self.unusual[id.index()]
    }

    /// The Interrupts that may be played for a side.
    pub(crate) fn interrupts(&self, side: Side) -> &[CardId] {
        self.interrupts.of(side)
    }

    /// The cards of a side that deploy in a phase of their own.
    pub(crate) fn timed(&self, side: Side) -> &[CardId] {
        self.timed.of(side)
    }

    /// The cards of a side that come from hand as a 'react' by their own text.
    pub(crate) fn reacting(&self, side: Side) -> &[CardId] {
        self.reacting.of(side)
    }

    /// What cards of a side nobody has seen are likely to be; each is as likely as it stands here often.
    pub(crate) fn likely(&self, side: Side) -> &[CardId] {
        self.likely.of(side)
    }
}

/// There is a bit for every number texts modify.
const _: () = assert!(Stat::ALL.len() <= u64::BITS as usize, "a wider set of bits is needed");

fn touched(card: &Card) -> u64 {
    card.text.iter().fold(0, |bits, clause| match clause.effect {
        Effect::Modify { stat, .. } => bits | 1 << stat as u8,
        Effect::PilotIcon { .. } => bits | 1 << Stat::Power as u8,
        _ => bits,
    })
}

#[cfg(test)]
mod tests;
