//! How a match begins: with two decks, or from a position.

use crate::cards::card::{Card, CardName, Side};
use crate::content::Content;
use crate::position::Position;
use crate::rules;
use contract::{BySeat, RuleId, Seat};
use serde::{Deserialize, Serialize};

/// Cards in a deck.
pub const DECK_SIZE: u8 = crate::cards::pile::MAX_PILE as u8;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Deck {
    /// By its key.
    Ready(String),
    /// Cards with their number of copies.
    List(Vec<(CardName, u8)>),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Setup {
    pub from: Beginning,
    /// Turn limit of the match.
    pub turns: u8,
    /// Whose secrets are kept, by seat: such a player is asked even without a legal answer
    /// ([`crate::rules::SECRETS`]).
    #[serde(default = "keep_secrets")]
    pub secrets: BySeat<bool>,
}

fn keep_secrets() -> BySeat<bool> {
    BySeat([true; 2])
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Beginning {
    /// By seat: one Light, one Dark.
    Decks(BySeat<Deck>),
    Position(Box<Position>),
}

/// Default turn limit, far more than a match lasts.
pub const DEFAULT_TURNS: u8 = 120;

impl Default for Setup {
    fn default() -> Self {
        let ready = |key: &str| Deck::Ready(key.to_owned());
        let decks = BySeat([ready("garrison"), ready("tatooine")]);
        Setup { from: Beginning::Decks(decks), turns: DEFAULT_TURNS, secrets: keep_secrets() }
    }
}

/// A ready setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preset {
    pub key: &'static str,
    pub setup: Setup,
}

/// Turn limit of a match with the teaching decks.
const DRILL_TURNS: u8 = 40;

/// The presets, the default one first.
#[must_use]
pub fn presets() -> Vec<Preset> {
    let decks = |a: &str, b: &str, turns| {
        let ready = |key: &str| Deck::Ready(key.to_owned());
        Setup { from: Beginning::Decks(BySeat([ready(a), ready(b)])), turns, ..Setup::default() }
    };
    vec![
        Preset { key: "decks", setup: decks("garrison", "tatooine", DEFAULT_TURNS) },
        Preset { key: "light", setup: decks("tatooine", "garrison", DEFAULT_TURNS) },
        Preset { key: "drill", setup: decks("drill-dark", "drill-light", DRILL_TURNS) },
        Preset { key: "lesson", setup: crate::lesson::setup() },
    ]
}

/// A problem with a setup or a view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// There is no ready deck with this key.
    NoSuchDeck { seat: Seat, key: String },
    /// A deck lists a card that does not exist.
    NoSuchCard { seat: Seat, card: CardName },
    /// The card is known but not fully implemented; it is refused by name.
    NotDone { seat: Seat, card: CardName, title: String, why: String, rule: RuleId },
    /// A deck does not have sixty cards.
    DeckSize { seat: Seat, found: u32, rule: RuleId },
    /// A deck has cards of both sides.
    TwoSides { seat: Seat, rule: RuleId },
    /// Both decks are of the same side.
    SameSide { rule: RuleId },
    /// Too few possible starting locations.
    NoStart { seat: Seat, rule: RuleId },
    /// The turn limit is zero.
    NoTurns,
    /// The position or view contradicts itself.
    Contradiction { what: String },
    /// The position or view names a card that does not exist.
    UnknownCard { card: CardName },
}

/// Whether a card may be a starting location (SW-SET-03): a location with dots.
pub(crate) fn can_start(card: &Card) -> bool {
    card.is_location() && card.dots > 0
}

/// A checked deck, with its side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CheckedDeck {
    pub(crate) side: Side,
    pub(crate) cards: Vec<(CardName, u8)>,
}

/// Checks one deck and reports every fault.
pub(crate) fn check_deck(
    content: &Content,
    seat: Seat,
    deck: &Deck,
    faults: &mut Vec<Fault>,
) -> Option<CheckedDeck> {
    let list = match deck {
        Deck::List(list) => list,
        Deck::Ready(key) => match content.deck_named(key) {
            Some(ready) => &ready.cards,
            None => {
                faults.push(Fault::NoSuchDeck { seat, key: key.clone() });
                return None;
            }
        },
    };
    let before = faults.len();
    let mut sides = [false; 2];
    let mut starts = Vec::new();
    for (name, _) in list {
        let Some(card) = content.card_named(*name) else {
            faults.push(Fault::NoSuchCard { seat, card: *name });
            continue;
        };
        sides[usize::from(card.side == Side::Dark)] = true;
        if let Some(why) = &card.missing {
            let (title, why) = (card.title.clone(), why.clone());
            faults.push(Fault::NotDone { seat, card: *name, title, why, rule: rules::DECK_DONE });
        }
        if can_start(card) && !starts.contains(&&card.title) {
            starts.push(&card.title);
        }
    }
    let found = list.iter().map(|(_, copies)| u32::from(*copies)).sum();
    if found != u32::from(DECK_SIZE) {
        faults.push(Fault::DeckSize { seat, found, rule: rules::DECK });
    }
    if sides == [true; 2] {
        faults.push(Fault::TwoSides { seat, rule: rules::DECK });
    }
    if starts.len() < 2 {
        faults.push(Fault::NoStart { seat, rule: rules::DECK_START });
    }
    let side = if sides[1] { Side::Dark } else { Side::Light };
    (faults.len() == before).then(|| CheckedDeck { side, cards: list.clone() })
}
