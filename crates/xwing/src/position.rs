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
    let content = state.content();
    let card = |index: u16| content.card_id(index).to_string();
    let entry = |ship: &Ship| {
        let pilot = ship.pilot.and_then(|place| content.pilot_id(ship.kind, place));
        ShipEntry {
            id: ship.label.as_str().to_owned(),
            team: ship.team,
            seat: ship.seat,
            pilot: pilot.map(|pilot| pilot.to_string()),
            ship: Some(content.ship_id(ship.kind).to_string()),
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
    let device = |device: &Device| DeviceEntry { card: card(device.card), team: device.team, at: device.at };
    Some(Setup {
        options: public.options,
        mission: None,
        seats: public.seats,
        round: public.round,
        ships: public.ships.iter().map(entry).collect(),
        obstacles: state.obstacle_entries(),
        devices: public.devices.iter().map(device).collect(),
        decks: Some(public.decks),
        scenario: public.scenario.map(ScenarioEntry::from),
    })
}

impl State {
    /// The obstacles by name.
    pub(crate) fn obstacle_entries(&self) -> Vec<ObstacleEntry> {
        let entry = |obstacle: &PlacedObstacle| ObstacleEntry {
            token: self.content().token_id(obstacle.token).to_string(),
            at: obstacle.at,
            gone: obstacle.gone,
        };
        self.public.obstacles.iter().map(entry).collect()
    }
}
