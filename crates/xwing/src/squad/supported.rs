//! Who plays the cards: a match, or the solo system beside a real table. Both read what the content worked out from the
//! clauses of each card; there is no list of cards.

use crate::ability::NotWhole;
use crate::content::{Era, Pilot, ShipType, Upgrade};

/// Where cards are to be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SupportedContent {
    /// In a match, by every player.
    Game,
    /// By solo ships beside a real table.
    SoloSystem,
}

impl SupportedContent {
    /// The solo system next to a real table.
    pub const SOLO_SYSTEM: SupportedContent = SupportedContent::SoloSystem;

    fn refused(self, rules: &crate::ability::CardRules) -> Option<&NotWhole> {
        match self {
            SupportedContent::Game => rules.refused.as_ref(),
            SupportedContent::SoloSystem => rules.refused_at_table.as_ref(),
        }
    }

    /// The ability of a ship, with the reason, if it is not played.
    #[must_use]
    pub fn missing_ability(self, ship: &ShipType) -> Option<(&str, &NotWhole)> {
        let ability = ship.ability.as_ref()?;
        self.refused(&ability.rules).map(|reason| (ability.key.as_str(), reason))
    }

    /// Why a pilot's own abilities are not played.
    #[must_use]
    pub fn refused_pilot(self, pilot: &Pilot) -> Option<&NotWhole> {
        let own = pilot.ability.as_ref().and_then(|ability| self.refused(&ability.rules));
        own.or_else(|| self.refused(&pilot.rules))
    }

    /// Why a card is not played.
    #[must_use]
    pub fn refused_upgrade(self, card: &Upgrade) -> Option<&NotWhole> {
        self.refused(&card.rules)
    }

    /// Whether a ship type is supported: released by August 2020, with its ability played.
    #[must_use]
    pub fn supports_ship(self, ship: &ShipType) -> bool {
        ship.since == Era::August2020 && self.missing_ability(ship).is_none()
    }

    #[must_use]
    pub fn supports_pilot(self, ship: &ShipType, pilot: &Pilot) -> bool {
        // An ability of the pilot's own takes the place of the ship's.
        let ship_ability = pilot.ability.is_some() || self.missing_ability(ship).is_none();
        ship.since == Era::August2020
            && ship_ability
            && pilot.since == Era::August2020
            && self.refused_pilot(pilot).is_none()
    }

    #[must_use]
    pub fn supports_upgrade(self, card: &Upgrade) -> bool {
        card.since == Era::August2020 && self.refused_upgrade(card).is_none()
    }
}
