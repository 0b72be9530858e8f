//! What a caller supports. A game lists its implemented ability families; a card is supported if its family is.

use crate::content::{Era, Pilot, ShipType, Upgrade};

/// The ships and cards that a caller supports, as two functions that it provides.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// The ship's ability, if it is not implemented.
    pub missing_of_ship: fn(&ShipType) -> Option<&str>,
    /// Whether a card is fully implemented.
    pub card: fn(&Upgrade) -> bool,
}

impl Played {
    /// The solo system next to a real table: everything of which more than the name is known.
    pub const BY_THE_SOLO_SYSTEM: Played = Played {
        missing_of_ship: |ship| {
            ship.ability.as_ref().filter(|ability| !ability.written).map(|ability| ability.key.as_str())
        },
        card: |card| !card.is_name_only(),
    };

    /// Whether a ship type is supported: released by August 2020, with its ability implemented.
    #[must_use]
    pub fn ship(self, ship: &ShipType) -> bool {
        ship.since == Era::August2020 && (self.missing_of_ship)(ship).is_none()
    }

    #[must_use]
    pub fn pilot(self, ship: &ShipType, pilot: &Pilot) -> bool {
        self.ship(ship) && pilot.since == Era::August2020
    }

    #[must_use]
    pub fn upgrade(self, card: &Upgrade) -> bool {
        card.since == Era::August2020 && (self.card)(card)
    }
}
