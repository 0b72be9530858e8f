//! What a way of playing can play. A game lists its ability families; a card is played when its family is there.

use crate::content::{Era, Pilot, ShipType, Upgrade};

/// What is played, as two questions that the player of the rules answers.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// The ship ability that is missing, if one is.
    pub missing_of_ship: fn(&ShipType) -> Option<&str>,
    /// Whether a card is played with all it says.
    pub card: fn(&Upgrade) -> bool,
}

impl Played {
    /// The solo system beside a real table: everything of which more than the name is known.
    pub const BY_THE_SOLO_SYSTEM: Played = Played {
        missing_of_ship: |ship| {
            ship.ability.as_ref().filter(|ability| !ability.written).map(|ability| ability.key.as_str())
        },
        card: |card| !card.is_name_only(),
    };

    /// Whether a ship type is played: of the era, and its ability is there.
    #[must_use]
    pub fn ship(self, ship: &ShipType) -> bool {
        ship.since == Era::August2020 && (self.missing_of_ship)(ship).is_none()
    }

    /// Whether a pilot is played.
    #[must_use]
    pub fn pilot(self, ship: &ShipType, pilot: &Pilot) -> bool {
        self.ship(ship) && pilot.since == Era::August2020
    }

    /// Whether a card is played.
    #[must_use]
    pub fn upgrade(self, card: &Upgrade) -> bool {
        card.since == Era::August2020 && (self.card)(card)
    }
}
