//! Obstacles and mines that a ship moves through or overlaps (rules `XW-OBS-…`).

use crate::chance::Die;
use crate::combat::obstacle::{ObstacleEffect, obstacle_effect, obstacle_met};
use crate::dice::AttackFace;
use crate::event::{Event, RollReason, Token};
use crate::geometry::{self, Flight, Maneuver, Pose};
use crate::rules::obstacle as rules;
use crate::ship::ShipId;
use crate::solo::record::NoAction;
use crate::state::{RuleStep, State};
use contract::{EventSink, Viewers};

impl State {
    /// XW-OBS-01: everything met, in order along the template.
    pub(crate) fn hazards_met(
        &self,
        ship: ShipId,
        start: Pose,
        maneuver: Maneuver,
        flight: &Flight,
    ) -> Vec<RuleStep> {
        let base = self.base(ship);
        let mut met = Vec::new();
        let obstacles = self.obstacle_tokens();
        let (places, tokens): (Vec<u8>, Vec<crate::table_position::Obstacle>) = (0..)
            .zip(obstacles)
            .filter_map(|(place, obstacle)| obstacle.map(|obstacle| (place, obstacle)))
            .unzip();
        for thing in flight.contacts(start, base, maneuver, &tokens) {
            met.extend(places.get(thing.index).map(|place| RuleStep::Meet(ship, *place)));
        }
        let (places, tokens): (Vec<u8>, Vec<geometry::PlacedToken>) = self.mines().unzip();
        for thing in flight.contacts(start, base, maneuver, &tokens) {
            met.extend(places.get(thing.index).map(|place| RuleStep::Trip(ship, *place)));
        }
        met
    }

    /// A die is rolled for each obstacle. After an asteroid or gas cloud the ship skips its Perform Action step; a
    /// debris cloud gives a stress token.
    pub(crate) fn meet_obstacle(&mut self, ship: ShipId, obstacle: u8) {
        let Some(kind) = self.obstacle_kind(obstacle) else { return };
        // XW-ABL-33
        if !self.craft(ship).is_affected_by(kind) {
            return;
        }
        let met = obstacle_met(kind);
        if met.costs_action {
            let prevented = &mut self.public.flying.prevented;
            *prevented = prevented.or(Some(NoAction::Obstacle));
        }
        self.public.flying.debris += met.stress;
        self.public.flying.met = true;
        self.roll(Die { ship, why: RollReason::Obstacle(obstacle), dice: 1 });
    }

    /// XW-TOK-10: a tractored ship that was moved through or onto an obstacle rolls for it as well, but keeps its
    /// action.
    pub(crate) fn meet_obstacle_tractored(
        &mut self,
        ship: ShipId,
        obstacle: u8,
        out: &mut EventSink<'_, Event>,
    ) {
        let Some(kind) = self.obstacle_kind(obstacle) else { return };
        self.gain(ship, Token::Stress, obstacle_met(kind).stress, rules::DEBRIS, out);
        self.roll(Die { ship, why: RollReason::Obstacle(obstacle), dice: 1 });
    }

    /// XW-OBS-02 to XW-OBS-04: applies the result of the die.
    pub(crate) fn obstacle_rolled(
        &mut self,
        ship: ShipId,
        obstacle: u8,
        face: AttackFace,
        out: &mut EventSink<'_, Event>,
    ) {
        out.emit(Viewers::ALL, || Event::Rolled { ship, why: RollReason::Obstacle(obstacle), face });
        match self.obstacle_kind(obstacle).map_or(ObstacleEffect::None, |kind| obstacle_effect(kind, face)) {
            ObstacleEffect::None => {}
            ObstacleEffect::Hit => self.public.push(RuleStep::Suffer(ship, 1, 0)),
            ObstacleEffect::Crit => self.public.push(RuleStep::Suffer(ship, 0, 1)),
            ObstacleEffect::Strain => self.gain(ship, Token::Strain, 1, rules::GAS_CLOUD, out),
        }
    }
}
