//! Writes a match between two rounds as a setup: `begin` of that setup gives the same match.

use crate::hazard::device::Device;
use crate::question::Dials;
use crate::setup::{DeviceEntry, ObstacleEntry, ScenarioEntry, Setup, ShipEntry};
use crate::ship::Ship;
use crate::state::{Pending, PlacedObstacle, State};

/// A state between two rounds as a setup; `None` at any other time.
pub(crate) fn position(state: &State) -> Option<Setup> {
    let public = &state.public;
    let rests = public.open == Pending::ask(Dials) && public.dials == 0 && public.steps.is_empty();
    if !rests {
        return None;
    }
    let upgrades = state.content.upgrades();
    let card = |index: u16| upgrades.get(usize::from(index)).map(|card| card.xws.clone()).unwrap_or_default();
    let entry = |ship: &Ship| {
        let kind = state.content.ships().get(usize::from(ship.kind));
        let pilot = kind.zip(ship.pilot).and_then(|(kind, place)| kind.pilots.get(usize::from(place)));
        ShipEntry {
            id: ship.label.as_str().to_owned(),
            team: ship.team,
            seat: ship.seat,
            pilot: pilot.map(|pilot| pilot.xws.clone()),
            ship: kind.map(|kind| kind.xws.clone()),
            initiative: Some(ship.initiative),
            cards: ship.cards.iter().map(|equipped| card(equipped.card)).collect(),
            charges: Some(ship.cards.iter().map(|equipped| equipped.charges).collect()),
            at: Some(ship.at),
            status: Some(ship.status),
            shields: Some(ship.shields),
            force: Some(ship.force),
            damage: ship.damage.to_vec(),
            tokens: ship.tokens,
            lock: ship.lock,
            turret: ship.turret,
            role: ship.role,
            hunts: ship.hunts,
            escapes: ship.escapes,
        }
    };
    let tokens: Vec<&str> = state.content.obstacles().iter().map(|token| token.id.as_str()).collect();
    let obstacle = |obstacle: &PlacedObstacle| ObstacleEntry {
        token: tokens.get(usize::from(obstacle.token)).map(|id| (*id).to_owned()).unwrap_or_default(),
        at: obstacle.at,
        gone: obstacle.gone,
    };
    let device = |device: &Device| DeviceEntry { card: card(device.card), team: device.team, at: device.at };
    Some(Setup {
        options: public.options,
        mission: None,
        seats: public.seats,
        round: public.round,
        ships: public.ships.iter().map(entry).collect(),
        obstacles: public.obstacles.iter().map(obstacle).collect(),
        devices: public.devices.iter().map(device).collect(),
        decks: Some(public.decks),
        scenario: public.scenario.map(ScenarioEntry::from),
    })
}
