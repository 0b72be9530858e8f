//! The state that a view describes: names become indices again.

use super::{CardView, DeviceView, DialView, ObstacleView, ScenarioView, ShipView, View};
use crate::content::Content;
use crate::hazard::device::Device;
use crate::scenario_driver::ScenarioState;
use crate::ship::{EquippedCard, MAX_SHIPS, RoundMarks, Ship, ShipId};
use crate::state::{PlacedObstacle, PublicState, State};
use contract::{ArrayVec, Shared};

impl View {
    /// The state, with the dials that the viewer knows; `None` if nothing is called so, or there is too much of it.
    pub(crate) fn rebuild(&self, content: &'static Content) -> Option<State> {
        let kept = &self.in_progress.0;
        if kept.marks.len() != self.ships.len() {
            return None;
        }
        let ships = self.ships.iter().zip(&kept.marks).map(|(ship, marks)| ship.rebuild(content, *marks));
        let scenario = match &self.scenario {
            Some(scenario) => Some(self.scenario_state(scenario, content)?),
            None => None,
        };
        let public = PublicState {
            options: self.options,
            seats: self.seats,
            round: self.round,
            phase: self.phase,
            ships: all(ships)?,
            obstacles: all(self.obstacles.iter().map(|obstacle| obstacle.rebuild(content)))?,
            devices: all(self.devices.iter().map(|device| device.rebuild(content)))?,
            decks: self.decks,
            dials: self.bits(|ship| ship.dial.is_some()),
            done: self.bits(|ship| ship.done),
            engaging: self.engaging,
            flying: kept.flying,
            attack: kept.attack,
            bonus: kept.bonus,
            open: self.open,
            steps: kept.steps,
            given: kept.given,
            scenario,
        };
        let mut hidden = [None; MAX_SHIPS];
        for (place, ship) in hidden.iter_mut().zip(&self.ships) {
            if let Some(DialView::Known(setting)) = ship.dial {
                *place = Some(setting);
            }
        }
        Some(State { content: Shared(content), public, hidden })
    }

    fn bits(&self, of: impl Fn(&ShipView) -> bool) -> u16 {
        let ships = (0..).map(ShipId).zip(&self.ships).filter(|(_, ship)| of(ship));
        ships.fold(0, |bits, (id, _)| bits | id.bit())
    }

    fn scenario_state(&self, scenario: &ScenarioView, content: &Content) -> Option<ScenarioState> {
        let tokens = self.in_progress.0.tokens.iter().map(|token| content.token_index(token.as_str()));
        Some(ScenarioState {
            variant: scenario.variant,
            more: scenario.more,
            pool: scenario.pool,
            markers: scenario.markers,
            tokens: all(tokens)?,
            losses: scenario.losses,
        })
    }
}

impl ShipView {
    fn rebuild(&self, content: &'static Content, round: RoundMarks) -> Option<Ship> {
        let (kind, printed) = content.ship_index(self.ship.as_str())?;
        let pilot = match self.pilot {
            Some(id) => Some(printed.pilots.iter().position(|pilot| pilot.xws == id.as_str())?),
            None => None,
        };
        Some(Ship {
            label: self.label,
            kind,
            pilot: pilot.map(u8::try_from).transpose().ok()?,
            team: self.team,
            seat: self.seat,
            initiative: self.initiative,
            status: self.status,
            at: self.at,
            cards: all(self.cards.iter().map(|card| card.rebuild(content)))?,
            shields: self.shields,
            force: self.force,
            damage: all(self.damage.iter().copied().map(Some))?,
            tokens: self.tokens,
            lock: self.lock,
            turret: self.turret,
            round,
            role: self.role,
            hunts: self.hunts,
            escapes: self.escapes,
        })
    }
}

impl CardView {
    fn rebuild(&self, content: &Content) -> Option<EquippedCard> {
        Some(EquippedCard { card: content.card_index(self.card.as_str())?, charges: self.charges })
    }
}

impl ObstacleView {
    fn rebuild(&self, content: &Content) -> Option<PlacedObstacle> {
        let token = content.token_index(self.token.as_str())?;
        Some(PlacedObstacle { token, at: self.at, gone: self.gone })
    }
}

impl DeviceView {
    fn rebuild(&self, content: &Content) -> Option<Device> {
        let card = content.card_index(self.card.as_str())?;
        Some(Device { card, team: self.team, at: self.at, gone: self.gone })
    }
}

/// All of them, if each is known and there is room.
fn all<T: Copy + Default, const N: usize>(
    parts: impl ExactSizeIterator<Item = Option<T>>,
) -> Option<ArrayVec<T, N>> {
    if parts.len() > N { None } else { parts.collect() }
}
