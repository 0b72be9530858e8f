//! Ship abilities that are no effects on dice and grant no action: what each answers to the core's questions.

use crate::content::ShipType;
use crate::game::choice::May;

/// Ship abilities that are played in full: by the effects of the content, by squad building, or by the answers below.
/// Those of ships that dock do nothing here, since nobody docks.
const PLAYED: [&str; 32] = [
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

/// The ability of a ship that is not played, when it has one.
#[must_use]
pub fn unplayed_ship(ship: &ShipType) -> Option<&str> {
    let key = ship.ability.as_ref().map(|ability| ability.key.as_str())?;
    (!PLAYED.contains(&key)).then_some(key)
}

/// XW-ABL-01: how many facedown damage cards a ship has when it comes into play.
pub(in crate::game) fn damage_at_start(ship: &ShipType) -> u8 {
    u8::from(is(ship, "explosionwithwings"))
}

/// XW-ABL-01: what a ship may do after a SLAM.
pub(in crate::game) fn after_slam(ship: &ShipType) -> Option<May> {
    is(ship, "explosionwithwings").then_some(May::ExposeForDisarm)
}

/// XW-ABL-03: whether devices are dropped by the bank templates too.
pub(in crate::game) fn drops_by_bank(ship: &ShipType) -> bool {
    is(ship, "nimblebomber")
}

/// XW-ABL-06: calculate tokens for one calculate action.
pub(in crate::game) fn calculate_tokens(ship: &ShipType) -> u8 {
    1 + u8::from(is(ship, "advanceddroidbrain"))
}

/// XW-ABL-28: tractor tokens that an action of the ship gives to another one in its front arc at range 1, and to one in
/// its bullseye arc.
pub(in crate::game) fn tractor_action(ship: &ShipType) -> Option<(u8, u8)> {
    is(ship, "spacetugtractorarray").then_some((1, 2))
}

/// XW-ABL-29: what a ship may do at the start of the End Phase.
pub(in crate::game) fn at_end(ship: &ShipType) -> Option<May> {
    is(ship, "stygiumarray").then_some(May::CloakForEvade)
}

/// XW-ABL-32: whether a ship that is not stressed flies ahead before it reveals its dial.
pub(in crate::game) fn flies_ahead(ship: &ShipType) -> bool {
    is(ship, "adaptiveailerons")
}

/// XW-ABL-31: whether a defender in the bullseye arc may not change defense dice with green tokens.
pub(in crate::game) fn bars_green_in_bullseye(ship: &ShipType) -> bool {
    is(ship, "deadtorights")
}

/// XW-ABL-07: whether primary attacks at range 0-1 have no range bonus and one die fewer.
pub(in crate::game) fn is_blind_near(ship: &ShipType) -> bool {
    is(ship, "sensorblindspot")
}
