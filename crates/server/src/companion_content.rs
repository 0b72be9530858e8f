//! Converts the content for choosing squads, and parsed squad files, to wire types.

use crate::wire;
use companion::setup::request::SquadFile;
use explain::xwing::companion as words;
use host::any_match::json;
use serde::Serialize;
use xwing::content::{Content, ShipType, Upgrade};
use xwing::geometry::{ObstacleToken, Pose};
use xwing::scenario::forces;
use xwing::squad::SupportedContent;

/// The serialized name of an enum value.
fn enum_name(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(name)) => name,
        Ok(other) => other.to_string(),
        Err(_) => String::new(),
    }
}

fn translated(name: &explain::Message) -> wire::Translated {
    wire::Translated(explain::in_every_language(name))
}

/// All content that the solo system supports.
pub(crate) fn content(content: &Content) -> wire::CompanionContent {
    let played = SupportedContent::SOLO_SYSTEM;
    wire::CompanionContent {
        rows: forces::ship_table().iter().map(row).collect(),
        ships: content.ships().iter().filter(|ship| played.supports_ship(ship)).map(hull).collect(),
        upgrades: content.upgrades().iter().filter(|card| played.supports_upgrade(card)).map(card).collect(),
        tokens: content.obstacles().iter().map(token).collect(),
    }
}

fn row(row: &forces::FactionRow) -> wire::CompanionFactionRow {
    let ships = |listed: &[forces::ListedShip]| listed.iter().map(|listed| listed.ship.clone()).collect();
    wire::CompanionFactionRow {
        faction: enum_name(&row.faction),
        player: ships(&row.player),
        patrol: ships(&row.patrol),
        reinforcement: ships(&row.reinforcement),
    }
}

fn hull(ship: &ShipType) -> wire::CompanionShipType {
    let pilots = ship.pilots.iter().filter(|pilot| SupportedContent::SOLO_SYSTEM.supports_pilot(ship, pilot));
    wire::CompanionShipType {
        xws: ship.xws.clone(),
        name: translated(&explain::xwing::ship_name(ship)),
        factions: ship.factions.iter().map(enum_name).collect(),
        pilots: pilots
            .map(|pilot| wire::CompanionPilot {
                xws: pilot.xws.clone(),
                name: translated(&explain::xwing::pilot_name(pilot)),
                faction: enum_name(&pilot.faction),
                initiative: pilot.initiative,
                points: pilot.points,
                slots: pilot.slots.iter().map(enum_name).collect(),
            })
            .collect(),
    }
}

fn card(card: &Upgrade) -> wire::CompanionCard {
    wire::CompanionCard {
        xws: card.xws.clone(),
        name: translated(&explain::xwing::upgrade_name(card)),
        slots: card.slots.iter().map(enum_name).collect(),
    }
}

fn token(token: &ObstacleToken) -> wire::CompanionToken {
    let lying = token.outline.at(Pose::new(0, 0, xwing::geometry::Heading::AHEAD));
    wire::CompanionToken {
        id: token.id.clone(),
        kind: enum_name(&token.kind),
        corners: lying.corners().iter().map(|corner| (corner.x, corner.y)).collect(),
    }
}

/// A parsed squad file with its faults.
pub(crate) fn read(read: &SquadFile) -> wire::CompanionSquad {
    wire::CompanionSquad {
        name: read.name.clone(),
        faction: enum_name(&read.faction),
        ships: read.ships.iter().map(json).collect(),
        faults: read.faults.iter().map(words::squad).collect(),
    }
}
