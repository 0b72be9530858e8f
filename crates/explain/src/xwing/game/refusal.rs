//! Why a choice is refused, and what is wrong with a set-up.

use super::words::Cast;
use crate::Message;
use ::xwing::craft::Team;
use ::xwing::game::{Cause, Fault, Refusal};

/// The sentence of a refusal.
pub(super) fn refusal(cast: &Cast<'_>, refusal: &Refusal) -> Message {
    let of = |key, ship| Message::new(key).with("ship", cast.ship(ship));
    let message = match refusal.by {
        Cause::NotAsked => Message::new("xwg-r-not-asked"),
        Cause::Ship(ship) => of("xwg-r-ship", ship),
        Cause::NotOnDial => Message::new("xwg-r-dial"),
        Cause::Outside => Message::new("xwg-r-outside"),
        Cause::Overlaps(ship) => of("xwg-r-overlaps", ship),
        Cause::NotOnBar => Message::new("xwg-r-bar"),
        Cause::Performed => Message::new("xwg-r-performed"),
        Cause::NoForce => Message::new("xwg-r-force"),
        Cause::NoTarget => Message::new("xwg-r-target"),
        Cause::Taken => Message::new("xwg-r-taken"),
        Cause::NoShot => Message::new("xwg-r-shot"),
        Cause::NoUse => Message::new("xwg-r-use"),
        Cause::NoCharge => Message::new("xwg-r-charge"),
    };
    message.by(refusal.rule)
}

/// The sentence of a fault.
pub(super) fn fault(fault: &Fault) -> Message {
    let of = |key, what: &str| Message::new(key).with("what", what);
    match fault {
        Fault::Name(id) => of("xwg-f-name", id),
        Fault::UnknownShip(id) => of("xwg-f-ship", id),
        Fault::UnknownCard(id) => of("xwg-f-card", id),
        Fault::NotPlayed(id) => of("xwg-f-not-played", id),
        Fault::TooMany(what) => of("xwg-f-too-many", what),
        Fault::NoShip(team) => of(
            "xwg-f-no-ship",
            match team {
                Team::Player => "player",
                Team::Solo => "solo",
            },
        ),
        Fault::Seat(seat) => Message::new("xwg-f-seat").with("n", u32::from(*seat) + 1),
        Fault::Overlaps(a, b) => of("xwg-f-overlaps", a).with("other", b.as_str()),
        Fault::OffTable(id) => of("xwg-f-off-table", id),
        Fault::UnknownToken(id) => of("xwg-f-token", id),
        Fault::Numbers(id) => of("xwg-f-numbers", id),
        Fault::Impossible(id) => of("xwg-f-impossible", id),
        Fault::View => Message::new("xwg-f-view"),
    }
}
