//! Faults of a squad list. Pilots and cards are named by their ids, as in the list.

use crate::Message;
use ::xwing::rules::scenario;
use ::xwing::scenario::Warning;
use ::xwing::squad::{SquadFault, XwsFault};

/// Squads that deviate from what the rules document recommends.
#[must_use]
pub fn warning(warning: &Warning) -> Message {
    let beside =
        |key, points: u16, player: u16| Message::new(key).with("points", points).with("player", player);
    match warning {
        Warning::PlayerPoints { points, ships } => Message::new("xwg-w-player")
            .with("points", *points)
            .with("n", *ships)
            .with("least", 35 * ships)
            .with("most", 45 * ships)
            .by(scenario::OWN_SQUADS),
        Warning::FewEnemies => Message::new("xwg-w-few").by(scenario::OWN_SQUADS),
        Warning::Patrol { points, player } => {
            beside("xwg-w-patrol", *points, *player).by(scenario::OWN_SQUADS)
        }
        Warning::Reinforcements { points, player } => {
            beside("xwg-w-reinforcements", *points, *player).by(scenario::OWN_SQUADS)
        }
        Warning::StandardPoints { points, player } => {
            beside("xwg-w-standard", *points, *player).by(scenario::STANDARD)
        }
    }
}

/// A squad list that cannot be parsed.
pub(super) fn xws(fault: &XwsFault) -> Message {
    match fault {
        XwsFault::Unreadable(why) => Message::new("xwg-xws-unreadable").with("why", why.as_str()),
        XwsFault::Part(part) => Message::new("xwg-xws-part").with("part", *part),
        XwsFault::Version(version) => Message::new("xwg-xws-version").with("version", version.as_str()),
        XwsFault::Faction(faction) => Message::new("xwg-xws-faction").with("faction", faction.as_str()),
    }
}

/// A squad list that violates the squad rules.
pub(super) fn squad(fault: &SquadFault) -> Message {
    let of = |key, what: &str| Message::new(key).with("what", what);
    let on = |key, pilot: &str, card: &str| Message::new(key).with("pilot", pilot).with("card", card);
    match fault {
        SquadFault::Empty => Message::new("xwg-sq-empty"),
        SquadFault::UnknownPilot(id) => of("xwg-sq-pilot", id),
        SquadFault::UnknownUpgrade(id) => of("xwg-sq-card", id),
        SquadFault::TooLate(id) => of("xwg-sq-late", id),
        SquadFault::NotPlayed(id) => of("xwg-f-not-played", id),
        SquadFault::WrongFaction(id) => of("xwg-sq-faction", id),
        SquadFault::NoSlot { pilot, card } => on("xwg-sq-slot", pilot, card),
        SquadFault::Restricted { pilot, card } => on("xwg-sq-restricted", pilot, card),
        SquadFault::Twice { pilot, card } => on("xwg-sq-twice", pilot, card),
        SquadFault::Limited { card, limit } => of("xwg-sq-limited", card).with("n", *limit),
        SquadFault::NoPoints(id) => of("xwg-sq-points", id),
        SquadFault::Obstacles(count) => Message::new("xwg-sq-obstacles").with("n", *count),
        SquadFault::UnknownObstacle(id) => of("xwg-f-token", id),
    }
}
