//! Obstacles and mines that a ship moves through or overlaps (rules `XW-OBS-…`).

use super::event::{Event, Token, Why};
use super::ship::ShipId;
use super::state::{Open, State, Task};
use crate::dice::AttackFace;
use crate::geometry::{self, Flight, Maneuver, ObstacleKind, Pose};
use crate::rules::obstacle as rules;
use crate::solo::record::NoAction;
use table::{Out, Viewers};

impl State {
    /// XW-OBS-01: everything met, in order along the template.
    pub(super) fn met(&self, ship: ShipId, start: Pose, maneuver: Maneuver, flight: &Flight) -> Vec<Task> {
        let base = self.base(ship);
        let mut met = Vec::new();
        let rocks = self.rock_tokens();
        let (places, tokens): (Vec<u8>, Vec<crate::position::Obstacle>) =
            (0..).zip(rocks).filter_map(|(place, rock)| rock.map(|rock| (place, rock))).unzip();
        for thing in flight.met(start, base, maneuver, &tokens) {
            met.extend(places.get(thing.index).map(|place| Task::Meet(ship, *place)));
        }
        let (places, tokens): (Vec<u8>, Vec<geometry::Token>) = self.mines().unzip();
        for thing in flight.met(start, base, maneuver, &tokens) {
            met.extend(places.get(thing.index).map(|place| Task::Trip(ship, *place)));
        }
        met
    }

    /// A die is rolled for each obstacle. After an asteroid or gas cloud the ship skips its Perform Action step; a
    /// debris cloud gives a stress token.
    pub(super) fn meet(&mut self, ship: ShipId, rock: u8, out: &mut Out<'_, Event>) {
        let Some(kind) = self.rock_kind(rock) else { return };
        // XW-ABL-33
        if !self.craft(ship).heeds(kind) {
            return;
        }
        match kind {
            ObstacleKind::Asteroid | ObstacleKind::GasCloud => {
                let prevented = &mut self.public.flying.prevented;
                *prevented = prevented.or(Some(NoAction::Obstacle));
            }
            ObstacleKind::DebrisCloud => self.public.flying.debris += 1,
        }
        self.public.flying.met = true;
        let _ = out;
        self.public.open = Open::Die { ship, why: Why::Obstacle(rock), dice: 1 };
    }

    /// XW-TOK-10: a tractored ship that was moved through or onto an obstacle rolls for it as well, but keeps its
    /// action.
    pub(super) fn scrape(&mut self, ship: ShipId, rock: u8, out: &mut Out<'_, Event>) {
        match self.rock_kind(rock) {
            None => return,
            Some(ObstacleKind::DebrisCloud) => self.gain(ship, Token::Stress, 1, rules::DEBRIS, out),
            Some(ObstacleKind::Asteroid | ObstacleKind::GasCloud) => {}
        }
        self.public.open = Open::Die { ship, why: Why::Obstacle(rock), dice: 1 };
    }

    /// XW-OBS-02 to XW-OBS-04: applies the result of the die.
    pub(super) fn met_rolled(&mut self, ship: ShipId, rock: u8, face: AttackFace, out: &mut Out<'_, Event>) {
        out.tell(Viewers::ALL, || Event::Rolled { ship, why: Why::Obstacle(rock), face });
        match self.rock_kind(rock).map_or(Harm::None, |kind| harm(kind, face)) {
            Harm::None => {}
            Harm::Hit => self.public.then(Task::Suffer(ship, 1, 0)),
            Harm::Crit => self.public.then(Task::Suffer(ship, 0, 1)),
            Harm::Strain => self.gain(ship, Token::Strain, 1, rules::GAS_CLOUD, out),
        }
    }
}

/// What the die rolled for an obstacle does to the ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Harm {
    None,
    /// One damage.
    Hit,
    /// One critical damage.
    Crit,
    /// A strain token.
    Strain,
}

/// XW-OBS-02 to XW-OBS-04
#[must_use]
pub const fn harm(kind: ObstacleKind, face: AttackFace) -> Harm {
    match (kind, face) {
        (ObstacleKind::Asteroid, AttackFace::Hit) => Harm::Hit,
        (ObstacleKind::Asteroid | ObstacleKind::DebrisCloud, AttackFace::Crit) => Harm::Crit,
        (ObstacleKind::GasCloud, AttackFace::Hit | AttackFace::Focus) => Harm::Strain,
        (ObstacleKind::Asteroid, AttackFace::Focus | AttackFace::Blank)
        | (ObstacleKind::DebrisCloud, AttackFace::Hit | AttackFace::Focus | AttackFace::Blank)
        | (ObstacleKind::GasCloud, AttackFace::Crit | AttackFace::Blank) => Harm::None,
    }
}
