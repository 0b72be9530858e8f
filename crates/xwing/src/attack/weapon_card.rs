//! Finds the card of a weapon by the weapon's index, for messages.

use crate::combat::weapon::fires_in_engagement;
use crate::content::{Content, Upgrade};
use crate::ship::Ship;

/// The card of the weapon at this index; `None` for a primary weapon. The order is that of `weapons`.
#[must_use]
pub fn weapon_card(content: &Content, ship: &Ship, weapon: u8) -> Option<u16> {
    let kind = content.ships().get(usize::from(ship.kind))?;
    let place = usize::from(weapon).checked_sub(kind.primary.len())?;
    let fires = |card: &Upgrade| card.weapon.is_some() && fires_in_engagement(card);
    let armed = |card: u16| content.upgrades().get(usize::from(card)).is_some_and(fires);
    ship.cards.iter().map(|equipped| equipped.card).filter(|card| armed(*card)).nth(place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::preset;
    use crate::{ShipId, State};
    use contract::Game;

    #[test]
    fn cards_follow_the_primary_weapons() {
        let content = Content::standard();
        let preset = preset::presets().into_iter().find(|preset| preset.key == "first-flight").unwrap();
        let state = State::begin(content, &preset.setup).unwrap();
        let ship = state.public().ship(ShipId(0));
        assert_eq!(weapon_card(content, ship, 0), None);
        let torpedoes =
            weapon_card(content, ship, 1).map(|card| content.upgrades()[usize::from(card)].xws.as_str());
        assert_eq!(torpedoes, Some("protontorpedoes"));
        assert_eq!(weapon_card(content, ship, 2), None);
    }
}
