//! One ship of a table, as everybody sees it.

use super::types::{CompanionCharges, CompanionPose, CompanionShip, Texts};
use super::{enum_name, pose};
use crate::any_match::json;
use companion::SessionState;
use xwing::craft::{Craft, Object};
use xwing::geometry::{ArcPair, StandardArc, Turret};

pub(super) fn ship(state: &SessionState, craft: &Craft<'static>) -> CompanionShip {
    let full = state.maximums(craft.label);
    let at = |value: fn(companion::state::Maximums) -> u8| full.map_or(0, value);
    let lock = craft.lock.map(|object| match object {
        Object::Ship(label) | Object::Obstacle(label) | Object::Device(label) => label.to_string(),
        Object::Point { x, y } => format!("{} / {}", x / 1000, y / 1000),
    });
    let charged = craft.upgrades.iter().filter(|fitted| fitted.card.charges > 0);
    let place = state.position().index(craft.label).and_then(|at| state.position().poses.get(at).copied());
    CompanionShip {
        id: craft.label.to_string(),
        team: enum_name(&craft.team),
        xws: craft.ship.xws.clone(),
        name: explain::in_every_language(&explain::xwing::ship_name(craft.ship)),
        base: craft.base().side(),
        initiative: craft.initiative,
        hull: (craft.hull, at(|full| full.hull)),
        shields: (craft.shields, at(|full| full.shields)),
        force: (craft.force, at(|full| full.force)),
        tokens: json(&craft.tokens),
        lock,
        charges: charged
            .map(|fitted| CompanionCharges {
                card: fitted.card.xws.clone(),
                name: explain::in_every_language(&explain::xwing::upgrade_name(fitted.card)),
                charges: (fitted.charges, fitted.card.charges),
            })
            .collect(),
        faceup: craft.faceup.iter().map(enum_name).collect(),
        done: state.is_done(craft.label),
        pose: place.map_or(CompanionPose { x: 0.0, y: 0.0, heading: 0.0 }, pose),
        turret: craft.turret.map(|turret| json(&turret)),
        turrets: turrets(craft).iter().map(json).collect(),
        owner: state.owner(craft.label).map(str::to_owned),
        pilot: pilot(state, craft),
        beside: state.squad_ship(craft.label).map(|listed| listed.beside.clone()).unwrap_or_default(),
    }
}

/// The directions its turret may point in.
fn turrets(craft: &Craft<'_>) -> Vec<Turret> {
    match craft.turret {
        None => Vec::new(),
        Some(Turret::Double(_)) => [ArcPair::FrontRear, ArcPair::LeftRight].map(Turret::Double).to_vec(),
        Some(Turret::Single(_)) => {
            let allowed = craft.turret_arcs();
            let may =
                |quarter: &StandardArc| allowed.as_ref().is_none_or(|allowed| allowed.contains(quarter));
            StandardArc::ALL.into_iter().filter(may).map(Turret::Single).collect()
        }
    }
}

/// The printed pilot, or the pilot's name in the squad file.
fn pilot(state: &SessionState, craft: &Craft<'_>) -> Option<Texts> {
    if let Some(pilot) = craft.pilot {
        return Some(explain::in_every_language(&explain::xwing::pilot_name(pilot)));
    }
    let called = state.squad_ship(craft.label)?.called.clone()?;
    let in_each = |lang: &explain::Lang| (lang.code().to_owned(), called.clone());
    Some(explain::Lang::all().iter().map(in_each).collect())
}
