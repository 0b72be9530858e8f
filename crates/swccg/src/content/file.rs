//! The content files as written. The reader takes the known keys from these types, and the page the types of what it imports.

use crate::cards::card::{CardName, Side};
use serde::Deserialize;
use serde::de::IgnoredAny;

/// A family of cards.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardsFile {
    pub card: Vec<CardEntry>,
}

/// A card as printed. Values it does not have are left out.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct CardEntry {
    pub name: CardName,
    pub title: String,
    pub side: Side,
    pub kind: KindWord,
    pub subtype: Option<String>,
    pub dots: Option<u8>,
    pub destiny: Option<u8>,
    pub power: Option<u8>,
    pub ability: Option<u8>,
    pub armor: Option<u8>,
    pub maneuver: Option<u8>,
    pub hyperspeed: Option<u8>,
    pub landspeed: Option<u8>,
    pub deploy: Option<u8>,
    pub defense: Option<u8>,
    pub forfeit: Option<u8>,
    pub parsec: Option<u8>,
    /// Light and Dark.
    pub force: Option<(u8, u8)>,
    pub permanent: Option<u8>,
    pub permanent_pilots: Option<u8>,
    pub capacity: Option<CapacityEntry>,
    pub icons: Option<Vec<String>>,
    pub traits: Option<Vec<String>>,
    pub personas: Option<Vec<String>>,
    pub part_of: Option<String>,
    pub order: Option<u8>,
    /// In the effect language.
    pub text: Option<Vec<String>>,
    pub waits: Option<Vec<String>>,
    pub absent: Option<Vec<String>>,
    pub missing: Option<String>,
}

/// The types of cards; `subtype` says more.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum KindWord {
    Location,
    Creature,
    Character,
    Starship,
    Vehicle,
    Weapon,
    Device,
    Effect,
    Interrupt,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct CapacityEntry {
    pub pilots: Option<u8>,
    pub passengers: Option<u8>,
    pub astromechs: Option<u8>,
    pub vehicles: Option<u8>,
    pub fighters: Option<u8>,
    pub shared: Option<u8>,
}

/// `decks.toml`
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DecksFile {
    pub deck: Vec<DeckEntry>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckEntry {
    pub key: String,
    /// Names are in `locales`; files of earlier versions have one here.
    #[cfg_attr(feature = "ts", ts(skip))]
    pub name: Option<IgnoredAny>,
    pub side: Side,
    /// Cards and their copies.
    pub cards: Vec<(CardName, u8)>,
}
