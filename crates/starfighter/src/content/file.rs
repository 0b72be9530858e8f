//! The content files as written. The reader takes the known keys from these types, and the page the types of what it imports.

use super::Color;
use crate::{CruiserKey, Effect, Matricule};
use serde::Deserialize;
use std::collections::BTreeMap;

/// `cards.toml`
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardsFile {
    pub verso: VersoEntry,
    pub card: Vec<CardEntry>,
}

/// The back of all cards, which has no effects.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct VersoEntry {
    pub top: VersoHalf,
    pub bottom: VersoHalf,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct VersoHalf {
    pub fighters: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct CardEntry {
    pub matricule: Matricule,
    #[serde(rename = "colour")]
    pub color: Color,
    pub top: HalfEntry,
    pub bottom: HalfEntry,
    pub screens: Option<u8>,
    pub force_field: Option<bool>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct HalfEntry {
    pub fighters: u8,
    pub effects: Option<Vec<Effect>>,
}

/// `cruisers.toml`
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CruisersFile {
    pub cruiser: Vec<CruiserEntry>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct CruiserEntry {
    pub key: CruiserKey,
    pub name: String,
    pub board: u8,
    pub training: Option<bool>,
    #[serde(rename = "armour")]
    pub armor: u8,
    pub slots: Vec<u8>,
    pub draws: Vec<Vec<u8>>,
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
    /// Names are in `locales`; files of earlier versions have them here.
    #[cfg_attr(feature = "ts", ts(skip))]
    pub name: Option<FormerName>,
    #[cfg_attr(feature = "ts", ts(skip))]
    pub about: Option<FormerName>,
    pub cruiser: CruiserKey,
    pub cards: Vec<Matricule>,
}

/// A text, or a text for each language.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum FormerName {
    Text(String),
    Texts(BTreeMap<String, String>),
}
