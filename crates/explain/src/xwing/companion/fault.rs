//! Faults of squads and of requested set-ups.

use crate::Message;
use ::companion::wanted::WantedFault;
use ::xwing::squad::{SquadFault, XwsFault};

/// Why a set-up is invalid.
#[must_use]
pub fn fault(fault: &WantedFault) -> Message {
    let named = |fault: &'static str, name: &str| {
        Message::new("co-fault").with("fault", fault).with("name", name.to_owned())
    };
    match fault {
        WantedFault::Xws(fault) => xws(fault),
        WantedFault::Squad(fault) => squad(fault),
        WantedFault::NoRow(_) => named("no-row", ""),
        WantedFault::NoShip(name) => named("no-ship", name),
        WantedFault::NoInitiative(name) => named("no-initiative", name),
        WantedFault::Token(id) => named("token", id),
        WantedFault::Tokens(count) => named("tokens", &count.to_string()),
        WantedFault::Table => named("table", ""),
        WantedFault::NoRoom => named("no-room", ""),
    }
}

fn xws(fault: &XwsFault) -> Message {
    let named = |fault: &'static str, name: &str| {
        Message::new("co-xws-fault").with("fault", fault).with("name", name.to_owned())
    };
    match fault {
        XwsFault::Unreadable(why) => named("unreadable", why),
        XwsFault::Part(part) => named("part", part),
        XwsFault::Version(version) => named("version", version),
        XwsFault::Faction(faction) => named("faction", faction),
    }
}

/// What is wrong with a squad.
#[must_use]
pub fn squad(fault: &SquadFault) -> Message {
    let of = |fault: &'static str, pilot: &str, name: &str| {
        Message::new("co-squad-fault")
            .with("fault", fault)
            .with("pilot", pilot.to_owned())
            .with("name", name.to_owned())
    };
    let named = |fault: &'static str, name: &str| of(fault, "", name);
    match fault {
        SquadFault::Empty => named("empty", ""),
        SquadFault::UnknownPilot(id) => named("pilot", id),
        SquadFault::UnknownUpgrade(id) => named("card", id),
        SquadFault::TooLate(id) => named("late", id),
        SquadFault::NotPlayed(id) => named("not-played", id),
        SquadFault::WrongFaction(id) => named("faction", id),
        SquadFault::NoSlot { pilot, card } => of("slot", pilot, card),
        SquadFault::Restricted { pilot, card } => of("restricted", pilot, card),
        SquadFault::Twice { pilot, card } => of("twice", pilot, card),
        SquadFault::Limited { card, limit } => of("limited", &limit.to_string(), card),
        SquadFault::NoPoints(id) => named("points", id),
        SquadFault::Obstacles(count) => named("obstacles", &count.to_string()),
        SquadFault::UnknownObstacle(id) => named("obstacle", id),
    }
}
