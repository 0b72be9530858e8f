//! Converts the content for choosing squads, and parsed squad files, to wire types.

use super::{json, translated, word};
use crate::problem::Problem;
use crate::wire;
use companion::wanted::Read;
use explain::xwing::companion as words;
use xwing::content::{Content, ShipType, Upgrade};
use xwing::geometry::{ObstacleToken, Pose};
use xwing::scenario::forces;
use xwing::squad::Played;

/// All content that the solo system supports.
pub(crate) fn content(content: &Content) -> wire::CompanionContent {
    let played = Played::BY_THE_SOLO_SYSTEM;
    wire::CompanionContent {
        rows: forces::table().iter().map(row).collect(),
        ships: content.ships().iter().filter(|ship| played.ship(ship)).map(hull).collect(),
        upgrades: content.upgrades().iter().filter(|card| played.upgrade(card)).map(card).collect(),
        tokens: content.obstacles().iter().map(token).collect(),
    }
}

fn row(row: &forces::Row) -> wire::CompanionRow {
    let ships = |listed: &[forces::Listed]| listed.iter().map(|listed| listed.ship.clone()).collect();
    wire::CompanionRow {
        faction: word(&row.faction),
        player: ships(&row.player),
        patrol: ships(&row.patrol),
        reinforcement: ships(&row.reinforcement),
    }
}

fn hull(ship: &ShipType) -> wire::CompanionHull {
    let pilots = ship.pilots.iter().filter(|pilot| Played::BY_THE_SOLO_SYSTEM.pilot(ship, pilot));
    wire::CompanionHull {
        xws: ship.xws.clone(),
        name: translated(&ship.name),
        factions: ship.factions.iter().map(word).collect(),
        pilots: pilots
            .map(|pilot| wire::CompanionPilot {
                xws: pilot.xws.clone(),
                name: translated(&pilot.name),
                faction: word(&pilot.faction),
                initiative: pilot.initiative,
                points: pilot.points,
                slots: pilot.slots.iter().map(word).collect(),
            })
            .collect(),
    }
}

fn card(card: &Upgrade) -> wire::CompanionCard {
    wire::CompanionCard {
        xws: card.xws.clone(),
        name: translated(&card.name),
        slots: card.slots.iter().map(word).collect(),
    }
}

fn token(token: &ObstacleToken) -> wire::CompanionToken {
    let lying = token.outline.at(Pose::new(0, 0, xwing::geometry::Heading::AHEAD));
    wire::CompanionToken {
        id: token.id.clone(),
        kind: word(&token.kind),
        corners: lying.corners().iter().map(|corner| (corner.x, corner.y)).collect(),
    }
}

/// A parsed squad file with its faults.
pub(crate) fn read(read: &Read) -> Result<wire::CompanionSquad, Problem> {
    Ok(wire::CompanionSquad {
        name: read.name.clone(),
        faction: word(&read.faction),
        ships: read.ships.iter().map(json).collect::<Result<_, _>>()?,
        faults: read.faults.iter().map(words::squad).collect(),
    })
}
