//! Finds the card of a weapon by the weapon's index, for messages.

use crate::combat::weapon::fires_in_engagement;
use crate::content::{Content, ContentId, Upgrade};
use crate::view::ShipView;

/// The card of the weapon at this index; `None` for a primary weapon. The order is that of `weapons`.
#[must_use]
pub fn weapon_card(content: &Content, ship: &ShipView, weapon: u8) -> Option<ContentId> {
    let kind = content.ship(ship.ship.as_str())?;
    let place = usize::from(weapon).checked_sub(kind.primary.len())?;
    let fires = |card: &Upgrade| card.weapon.is_some() && fires_in_engagement(card);
    let armed = |card: &ContentId| content.upgrade(card.as_str()).is_some_and(fires);
    ship.cards.iter().map(|equipped| equipped.card).filter(armed).nth(place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::preset;
    use crate::{ShipId, State};
    use contract::{Game, Viewer};

    #[test]
    fn cards_follow_the_primary_weapons() {
        let content = Content::standard();
        let preset = preset::presets().into_iter().find(|preset| preset.key == "first-flight").unwrap();
        let state = State::begin(content, &preset.setup).unwrap();
        let view = state.view(Viewer::Watcher);
        let ship = view.ship(ShipId(0)).unwrap();
        assert_eq!(weapon_card(content, ship, 0), None);
        let torpedoes = weapon_card(content, ship, 1).map(ContentId::as_str);
        assert_eq!(torpedoes, Some("protontorpedoes"));
        assert_eq!(weapon_card(content, ship, 2), None);
    }
}
