//! Ids of content as they are sent and stored: names, never positions in a file, so that a new entry of a content file
//! changes the meaning of nothing that exists. Inside a match the rules use small indices instead.

use super::{Content, ShipType};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;

/// The id of a ship type, pilot or upgrade card (XWS), or of an obstacle token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String"))]
pub struct ContentId(&'static str);

impl ContentId {
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Debug for ContentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Display for ContentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Only ids of the built-in content are read.
impl<'de> Deserialize<'de> for ContentId {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        let text = String::deserialize(reader)?;
        let known = Content::standard().find_id(&text);
        known.ok_or_else(|| D::Error::custom(format_args!("nothing is called {text:?}")))
    }
}

impl Content {
    /// The id of anything that is called so.
    #[must_use]
    pub fn find_id(&'static self, text: &str) -> Option<ContentId> {
        let ships = self.ships().iter().flat_map(|ship| {
            std::iter::once(ship.xws.as_str()).chain(ship.pilots.iter().map(|pilot| pilot.xws.as_str()))
        });
        let cards = self.upgrades().iter().map(|card| card.xws.as_str());
        let tokens = self.obstacles().iter().map(|token| token.id.as_str());
        ships.chain(cards).chain(tokens).find(|known| *known == text).map(ContentId)
    }

    /// The ship type with this id, and its index.
    #[must_use]
    pub fn ship_index(&self, id: &str) -> Option<(u8, &ShipType)> {
        (0..).zip(self.ships()).find(|(_, ship)| ship.xws == id)
    }

    /// The index of the upgrade card with this id.
    #[must_use]
    pub fn card_index(&self, id: &str) -> Option<u16> {
        (0..).zip(self.upgrades()).find(|(_, card)| card.xws == id).map(|(index, _)| index)
    }

    /// The index of the obstacle token with this id.
    #[must_use]
    pub fn token_index(&self, id: &str) -> Option<u8> {
        (0..).zip(self.obstacles().iter()).find(|(_, token)| token.id == id).map(|(index, _)| index)
    }

    /// The id of the ship type at this index.
    #[must_use]
    pub fn ship_id(&'static self, index: u8) -> ContentId {
        ContentId(self.ships().get(usize::from(index)).map_or("", |ship| ship.xws.as_str()))
    }

    /// The id of a pilot by the indices of the ship type and of the pilot in it.
    #[must_use]
    pub fn pilot_id(&'static self, ship: u8, pilot: u8) -> Option<ContentId> {
        let pilots = &self.ships().get(usize::from(ship))?.pilots;
        pilots.get(usize::from(pilot)).map(|pilot| ContentId(&pilot.xws))
    }

    /// The id of the upgrade card at this index.
    #[must_use]
    pub fn card_id(&'static self, index: u16) -> ContentId {
        ContentId(self.upgrades().get(usize::from(index)).map_or("", |card| card.xws.as_str()))
    }

    /// The id of the obstacle token at this index.
    #[must_use]
    pub fn token_id(&'static self, index: u8) -> ContentId {
        let token = self.obstacles().iter().nth(usize::from(index));
        ContentId(token.map_or("", |token| token.id.as_str()))
    }
}
