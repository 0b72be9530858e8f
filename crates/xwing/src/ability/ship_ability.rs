//! Ship abilities other than dice effects and granted actions.

use crate::choice::OptionalAbility;
use crate::content::ShipType;

/// Ship abilities that are fully implemented: by effects in the content, by squad building, or by the functions
/// below. Abilities about docking do nothing, since docking is not implemented.
const SUPPORTED: [&str; 32] = [
    "adaptiveailerons",
    "advanceddroidbrain",
    "advancedtargetingcomputer",
    "autothrusters",
    "commsshuttle",
    "concordiafaceoff",
    "copilot",
    "deadtorights",
    "experimentalscanners",
    "explosionwithwings",
    "finetunedcontrols",
    "finetunedthrusters",
    "fullthrottle",
    "heavyweaponturret",
    "linkedbattery",
    "lockedandloaded",
    "microthrusters",
    "networkedaim",
    "networkedcalculations",
    "nimblebomber",
    "notchedstabilizers",
    "pinpointtractorarray",
    "platedhull",
    "refinedgyrostabilizers",
    "rotatingcannons",
    "sensorblindspot",
    "spacetugtractorarray",
    "stygiumarray",
    "tailgun",
    "twinionengines",
    "vectoredthrusters",
    "weaponhardpoint",
];

fn is(ship: &ShipType, key: &str) -> bool {
    ship.ability.as_ref().is_some_and(|ability| ability.key == key)
}

/// The key of a ship's ability if it is not implemented.
#[must_use]
pub fn unsupported_ability(ship: &ShipType) -> Option<&str> {
    let key = ship.ability.as_ref().map(|ability| ability.key.as_str())?;
    (!SUPPORTED.contains(&key)).then_some(key)
}

/// XW-ABL-01: how many facedown damage cards a ship has when it comes into play.
pub(crate) fn damage_at_start(ship: &ShipType) -> u8 {
    u8::from(is(ship, "explosionwithwings"))
}

/// XW-ABL-01: what a ship may do after a SLAM.
pub(crate) fn after_slam(ship: &ShipType) -> Option<OptionalAbility> {
    is(ship, "explosionwithwings").then_some(OptionalAbility::ExposeForDisarm)
}

/// XW-ABL-03: whether devices may also be dropped with the bank templates.
pub(crate) fn drops_by_bank(ship: &ShipType) -> bool {
    is(ship, "nimblebomber")
}

/// XW-ABL-06: calculate tokens for one calculate action.
pub(crate) fn calculate_tokens(ship: &ShipType) -> u8 {
    1 + u8::from(is(ship, "advanceddroidbrain"))
}

/// XW-ABL-28: the tractor tokens that the ship's action gives to a ship in its front arc at range 1, and to one in
/// its bullseye arc.
pub(crate) fn tractor_action(ship: &ShipType) -> Option<(u8, u8)> {
    is(ship, "spacetugtractorarray").then_some((1, 2))
}

/// XW-ABL-29: what a ship may do at the start of the End Phase.
pub(crate) fn at_end(ship: &ShipType) -> Option<OptionalAbility> {
    is(ship, "stygiumarray").then_some(OptionalAbility::CloakForEvade)
}

/// XW-ABL-32: whether a ship that is not stressed moves before it reveals its dial.
pub(crate) fn flies_ahead(ship: &ShipType) -> bool {
    is(ship, "adaptiveailerons")
}

/// XW-ABL-31: whether a defender in the bullseye arc may not modify defense dice with green tokens.
pub(crate) fn bars_green_in_bullseye(ship: &ShipType) -> bool {
    is(ship, "deadtorights")
}

/// XW-ABL-07: whether primary attacks at range 0-1 get no range bonus and one die less.
pub(crate) fn is_blind_near(ship: &ShipType) -> bool {
    is(ship, "sensorblindspot")
}
