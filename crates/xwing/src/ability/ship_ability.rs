//! Ship abilities other than dice effects and granted actions.

use crate::ability::lowered::ShipRules;
use crate::choice::OptionalAbility;
use crate::content::ShipType;

fn rules(ship: &ShipType) -> ShipRules {
    ship.ability.as_ref().map(|ability| ability.rules.ship).unwrap_or_default()
}

/// XW-ABL-01: how many facedown damage cards a ship has when it comes into play.
pub(crate) fn damage_at_start(ship: &ShipType) -> u8 {
    rules(ship).damage_at_start
}

/// XW-ABL-01: what a ship may do after a SLAM.
pub(crate) fn after_slam(ship: &ShipType) -> Option<OptionalAbility> {
    rules(ship).exposes_for_disarm.then_some(OptionalAbility::ExposeForDisarm)
}

/// XW-ABL-03: whether devices may also be dropped with the bank templates.
pub(crate) fn drops_by_bank(ship: &ShipType) -> bool {
    rules(ship).drops_by_bank
}

/// XW-ABL-06: calculate tokens for one calculate action.
pub(crate) fn calculate_tokens(ship: &ShipType) -> u8 {
    1 + rules(ship).more_calculate
}

/// XW-ABL-28: the tractor tokens that the ship's action gives to a ship in its front arc at range 1, and to one in
/// its bullseye arc.
pub(crate) fn tractor_action(ship: &ShipType) -> Option<(u8, u8)> {
    rules(ship).tractor_action.then_some((1, 2))
}

/// XW-ABL-29: what a ship may do at the start of the End Phase.
pub(crate) fn at_end(ship: &ShipType) -> Option<OptionalAbility> {
    rules(ship).cloaks_for_evade.then_some(OptionalAbility::CloakForEvade)
}

/// XW-ABL-32: whether a ship that is not stressed moves before it reveals its dial.
pub(crate) fn flies_ahead(ship: &ShipType) -> bool {
    rules(ship).flies_ahead
}

/// XW-ABL-31: whether a defender in the bullseye arc may not modify defense dice with green tokens.
pub(crate) fn bars_green_in_bullseye(ship: &ShipType) -> bool {
    rules(ship).bars_green_in_bullseye
}

/// XW-ABL-07: whether primary attacks at range 0-1 get no range bonus and one die less.
pub(crate) fn is_blind_near(ship: &ShipType) -> bool {
    rules(ship).blind_near
}
