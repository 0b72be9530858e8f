//! Ship abilities that are no effects on dice and grant no action: what each answers to the core's questions.

use crate::content::ShipType;
use crate::game::choice::May;

/// Ship abilities that are played in full: by the effects of the content, by squad building, or by the answers below.
/// Those of ships that dock do nothing here, since nobody docks.
const PLAYED: [&str; 26] = [
    "advanceddroidbrain",
    "advancedtargetingcomputer",
    "autothrusters",
    "commsshuttle",
    "concordiafaceoff",
    "copilot",
    "experimentalscanners",
    "explosionwithwings",
    "finetunedcontrols",
    "finetunedthrusters",
    "fullthrottle",
    "heavyweaponturret",
    "linkedbattery",
    "lockedandloaded",
    "microthrusters",
    "networkedcalculations",
    "nimblebomber",
    "notchedstabilizers",
    "pinpointtractorarray",
    "platedhull",
    "refinedgyrostabilizers",
    "sensorblindspot",
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

/// XW-ABL-07: whether primary attacks at range 0-1 have no range bonus and one die fewer.
pub(in crate::game) fn is_blind_near(ship: &ShipType) -> bool {
    is(ship, "sensorblindspot")
}
