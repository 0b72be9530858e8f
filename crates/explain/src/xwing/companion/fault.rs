//! Faults of squads and of requested set-ups.

use crate::Message;
use ::companion::setup::request::SetupFault;
use ::xwing::squad::{SquadError, XwsError};

/// Why a set-up is invalid.
#[must_use]
pub fn fault(fault: &SetupFault) -> Message {
    let named = |fault: &'static str, name: &str| {
        Message::new("co-fault").with("fault", fault).with("name", name.to_owned())
    };
    match fault {
        SetupFault::Xws(fault) => xws(fault),
        SetupFault::Squad(fault) => squad(fault),
        SetupFault::NoRow(_) => named("no-row", ""),
        SetupFault::NoShip(name) => named("no-ship", name),
        SetupFault::NoInitiative(name) => named("no-initiative", name),
        SetupFault::Token(id) => named("token", id),
        SetupFault::Tokens(count) => named("tokens", &count.to_string()),
        SetupFault::Table => named("table", ""),
        SetupFault::NoRoom => named("no-room", ""),
    }
}

fn xws(fault: &XwsError) -> Message {
    let named = |fault: &'static str, name: &str| {
        Message::new("co-xws-fault").with("fault", fault).with("name", name.to_owned())
    };
    match fault {
        XwsError::Unreadable(why) => named("unreadable", why),
        XwsError::Part(part) => named("part", part),
        XwsError::Version(version) => named("version", version),
        XwsError::Faction(faction) => named("faction", faction),
    }
}

/// What is wrong with a squad.
#[must_use]
pub fn squad(fault: &SquadError) -> Message {
    let of = |fault: &'static str, pilot: &str, name: &str| {
        Message::new("co-squad-fault")
            .with("fault", fault)
            .with("pilot", pilot.to_owned())
            .with("name", name.to_owned())
    };
    let named = |fault: &'static str, name: &str| of(fault, "", name);
    match fault {
        SquadError::Empty => named("empty", ""),
        SquadError::UnknownPilot(id) => named("pilot", id),
        SquadError::UnknownUpgrade(id) => named("card", id),
        SquadError::TooLate(id) => named("late", id),
        SquadError::NotPlayed(id, _) => named("not-played", id),
        SquadError::WrongFaction(id) => named("faction", id),
        SquadError::NoSlot { pilot, card } => of("slot", pilot, card),
        SquadError::Restricted { pilot, card } => of("restricted", pilot, card),
        SquadError::Twice { pilot, card } => of("twice", pilot, card),
        SquadError::Limited { card, limit } => of("limited", &limit.to_string(), card),
        SquadError::NoPoints(id) => named("points", id),
        SquadError::Obstacles(count) => named("obstacles", &count.to_string()),
        SquadError::UnknownObstacle(id) => named("obstacle", id),
    }
}
