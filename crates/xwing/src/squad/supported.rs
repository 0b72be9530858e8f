//! What a caller supports. A game lists its implemented ability families; a card is supported if its family is.

use crate::content::{Era, Pilot, ShipType, Upgrade};

/// The ships and cards that a caller supports, as two functions that it provides.
#[derive(Clone, Copy, Debug)]
pub struct SupportedContent {
    /// The ship's ability, if it is not implemented.
    pub missing_ability: fn(&ShipType) -> Option<&str>,
    /// Whether a card is fully implemented.
    pub card: fn(&Upgrade) -> bool,
}

impl SupportedContent {
    /// The solo system next to a real table: everything of which more than the name is known.
    pub const SOLO_SYSTEM: SupportedContent = SupportedContent {
        missing_ability: |ship| {
            ship.ability.as_ref().filter(|ability| !ability.written).map(|ability| ability.key.as_str())
        },
        card: |card| !card.is_name_only(),
    };

    /// Whether a ship type is supported: released by August 2020, with its ability implemented.
    #[must_use]
    pub fn supports_ship(self, ship: &ShipType) -> bool {
        ship.since == Era::August2020 && (self.missing_ability)(ship).is_none()
    }

    #[must_use]
    pub fn supports_pilot(self, ship: &ShipType, pilot: &Pilot) -> bool {
        self.supports_ship(ship) && pilot.since == Era::August2020
    }

    #[must_use]
    pub fn supports_upgrade(self, card: &Upgrade) -> bool {
        card.since == Era::August2020 && (self.card)(card)
    }
}
