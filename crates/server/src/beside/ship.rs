//! Converts one ship of a companion table to its wire type.

use super::{json, pose, translated, word};
use crate::problem::Problem;
use crate::wire;
use companion::Table;
use xwing::craft::{Craft, Object};
use xwing::geometry::{Opposites, Quarter, Turret};

pub(super) fn ship(table: &Table, craft: &Craft<'static>) -> Result<wire::CompanionShip, Problem> {
    let full = table.full(craft.label);
    let at = |value: fn(companion::state::Full) -> u8| full.map_or(0, value);
    let lock = craft.lock.map(|object| match object {
        Object::Ship(label) | Object::Obstacle(label) | Object::Device(label) => label.to_string(),
        Object::Point { x, y } => format!("{} / {}", x / 1000, y / 1000),
    });
    let charged = craft.upgrades.iter().filter(|fitted| fitted.card.charges > 0);
    let place = table.position().index(craft.label).and_then(|at| table.position().poses.get(at).copied());
    Ok(wire::CompanionShip {
        id: craft.label.to_string(),
        team: word(&craft.team),
        xws: craft.ship.xws.clone(),
        name: translated(&craft.ship.name),
        base: craft.base().side(),
        initiative: craft.initiative,
        hull: (craft.hull, at(|full| full.hull)),
        shields: (craft.shields, at(|full| full.shields)),
        force: (craft.force, at(|full| full.force)),
        tokens: json(&craft.tokens)?,
        lock,
        charges: charged
            .map(|fitted| wire::CompanionCharges {
                card: fitted.card.xws.clone(),
                name: translated(&fitted.card.name),
                charges: (fitted.charges, fitted.card.charges),
            })
            .collect(),
        faceup: craft.faceup.iter().map(word).collect(),
        done: table.is_done(craft.label),
        pose: place.map_or(wire::CompanionPose { x: 0.0, y: 0.0, heading: 0.0 }, pose),
        turret: craft.turret.map(|turret| json(&turret)).transpose()?,
        turrets: turrets(craft).iter().map(json).collect::<Result<_, _>>()?,
        owner: table.owner(craft.label).map(str::to_owned),
        pilot: pilot(table, craft),
        beside: table.listed(craft.label).map(|listed| listed.beside.clone()).unwrap_or_default(),
    })
}

/// The directions its turret may point in.
fn turrets(craft: &Craft<'_>) -> Vec<Turret> {
    match craft.turret {
        None => Vec::new(),
        Some(Turret::Double(_)) => [Opposites::FrontRear, Opposites::LeftRight].map(Turret::Double).to_vec(),
        Some(Turret::Single(_)) => {
            let allowed = craft.turret_arcs();
            let may = |quarter: &Quarter| allowed.as_ref().is_none_or(|allowed| allowed.contains(quarter));
            Quarter::ALL.into_iter().filter(may).map(Turret::Single).collect()
        }
    }
}

/// The printed pilot, or the pilot's name in the squad file.
fn pilot(table: &Table, craft: &Craft<'_>) -> Option<wire::Translated> {
    if let Some(pilot) = craft.pilot {
        return Some(translated(&pilot.name));
    }
    let called = table.listed(craft.label)?.called.clone()?;
    Some(wire::Translated { en: called.clone(), fr: called })
}
