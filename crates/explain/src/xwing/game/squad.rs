//! Faults of a squad list. Pilots and cards are named by their ids, as in the list.

use crate::Message;
use ::xwing::rules::scenario;
use ::xwing::scenario::SquadWarning;
use ::xwing::squad::{SquadError, XwsError};

/// Squads that deviate from what the rules document recommends.
#[must_use]
pub fn warning(warning: &SquadWarning) -> Message {
    let beside =
        |key, points: u16, player: u16| Message::new(key).with("points", points).with("player", player);
    match warning {
        SquadWarning::PlayerPoints { points, ships } => Message::new("xwg-w-player")
            .with("points", *points)
            .with("n", *ships)
            .with("least", 35 * ships)
            .with("most", 45 * ships)
            .with_rule(scenario::OWN_SQUADS),
        SquadWarning::FewEnemies => Message::new("xwg-w-few").with_rule(scenario::OWN_SQUADS),
        SquadWarning::Patrol { points, player } => {
            beside("xwg-w-patrol", *points, *player).with_rule(scenario::OWN_SQUADS)
        }
        SquadWarning::Reinforcements { points, player } => {
            beside("xwg-w-reinforcements", *points, *player).with_rule(scenario::OWN_SQUADS)
        }
        SquadWarning::StandardPoints { points, player } => {
            beside("xwg-w-standard", *points, *player).with_rule(scenario::STANDARD)
        }
    }
}

/// A squad list that cannot be parsed.
pub(super) fn xws(fault: &XwsError) -> Message {
    match fault {
        XwsError::Unreadable(why) => Message::new("xwg-xws-unreadable").with("why", why.as_str()),
        XwsError::Part(part) => Message::new("xwg-xws-part").with("part", *part),
        XwsError::Version(version) => Message::new("xwg-xws-version").with("version", version.as_str()),
        XwsError::Faction(faction) => Message::new("xwg-xws-faction").with("faction", faction.as_str()),
    }
}

/// A squad list that violates the squad rules.
pub(super) fn squad(fault: &SquadError) -> Message {
    let of = |key, what: &str| Message::new(key).with("what", what);
    let on = |key, pilot: &str, card: &str| Message::new(key).with("pilot", pilot).with("card", card);
    match fault {
        SquadError::Empty => Message::new("xwg-sq-empty"),
        SquadError::UnknownPilot(id) => of("xwg-sq-pilot", id),
        SquadError::UnknownUpgrade(id) => of("xwg-sq-card", id),
        SquadError::TooLate(id) => of("xwg-sq-late", id),
        SquadError::NotPlayed(id, reason) => {
            of("xwg-sq-not-whole", id).with("why", super::super::ability::not_whole(reason))
        }
        SquadError::WrongFaction(id) => of("xwg-sq-faction", id),
        SquadError::NoSlot { pilot, card } => on("xwg-sq-slot", pilot, card),
        SquadError::Restricted { pilot, card } => on("xwg-sq-restricted", pilot, card),
        SquadError::Twice { pilot, card } => on("xwg-sq-twice", pilot, card),
        SquadError::Limited { card, limit } => of("xwg-sq-limited", card).with("n", *limit),
        SquadError::NoPoints(id) => of("xwg-sq-points", id),
        SquadError::Obstacles(count) => Message::new("xwg-sq-obstacles").with("n", *count),
        SquadError::UnknownObstacle(id) => of("xwg-f-token", id),
    }
}
