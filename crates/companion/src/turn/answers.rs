//! Answers about the course of a turn: how a maneuver ended, where a ship is, that something is done.

use super::{ManeuverReport, Slammed, Turn, TurnStage};
use crate::command::Refusal;
use crate::event::{Event, Fate};
use crate::question::Question;
use crate::question::answer::{Answer, ManeuverEnd};
use crate::setup::Mode;
use crate::state::SessionState;
use xwing::combat::action_effect::slam_maneuver;
use xwing::content::ActionKind;
use xwing::geometry::{EndSlot, ObstacleKind};
use xwing::label::Label;
use xwing::solo::record::{ActionRecord, Aim, ApproachRecord, MovementRecord};
use xwing::solo::sight::map::MapSight;
use xwing::solo::sight::{FlightOutcome, Landing, Sight};

impl SessionState {
    /// Handles an answer about the course of the turn; answers about facts are handled elsewhere.
    pub(crate) fn handle_answer(&mut self, answer: &Answer) -> Result<(), Refusal> {
        let Some(turn) = self.turn.clone() else { return self.answer_between_turns(answer) };
        if turn.partial_answer.is_some() || turn.asked_fact.is_some() {
            return self.answer_fact(turn, answer);
        }
        let next = match (turn.stage.clone(), answer) {
            (TurnStage::Fly, Answer::Go) => Some(turn.at_stage(TurnStage::Approach)),
            (TurnStage::PlayerFlies, Answer::Go) => {
                self.new_events.push(Event::PlayerMoved(turn.ship));
                if let Some(fate) = self.exit_fate(turn.ship) {
                    self.remove_ship(turn.ship, fate);
                }
                None
            }
            (TurnStage::PlayerFlies, Answer::Left(fate)) if *fate != Fate::Destroyed => {
                self.remove_ship(turn.ship, *fate);
                None
            }
            (TurnStage::Damage(damage), Answer::Card(card))
                if self.question == (Question::DamageCard { ship: turn.ship }) =>
            {
                Some(self.deal_reported_card(turn, damage, *card))
            }
            (TurnStage::BombShown, Answer::Go) => None,
            (TurnStage::GrantedShown(given), Answer::Go) => Some(self.perform_granted(turn, *given)),
            (TurnStage::ActionShown(record), Answer::Go) => Some(self.perform_action(turn.ship, &record)),
            (TurnStage::Slammed(slam), Answer::Flown { met, .. }) => {
                Some(self.after_maneuver((slam.movement, met.clone()), slam.then))
            }
            (TurnStage::ManeuverShown(approach, Some(measured)), _) => {
                return self.maneuver_measured(turn, approach, *measured, answer);
            }
            (TurnStage::ManeuverShown(approach, None), Answer::Flown { landed, met }) => {
                let said = ManeuverReport { landed: *landed, met: met.clone() };
                Some(self.maneuver_reported(turn, approach, said))
            }
            (TurnStage::FleeTurn(approach, said), Answer::Turns(turns)) if !turns.is_empty() => {
                let landing = Landing::Flees { turns: turns.iter().map(|turn| (*turn, None)).collect() };
                Some(with_flights(turn, approach, said, &[], landing))
            }
            (TurnStage::TallonRoll(approach, said), Answer::Slots(slots)) if !slots.is_empty() => {
                Some(with_flights(turn, approach, said, slots, Landing::Full))
            }
            (TurnStage::PlayerEngages, answer) => return self.player_engages(turn, answer),
            (TurnStage::Attack(attack), answer) => return self.answer_attack(turn, *attack, answer),
            (TurnStage::Defense(defense), answer) => return self.answer_defense(turn, *defense, answer),
            (_, _) => return Err(Refusal::NotAsked),
        };
        self.turn = next;
        Ok(())
    }

    fn answer_between_turns(&mut self, answer: &Answer) -> Result<(), Refusal> {
        match (&self.question, answer) {
            (Question::Plan, Answer::Go) => self.begin_round(),
            (Question::EndRound, Answer::Go) => self.end_round(),
            (Question::Bombs { .. }, Answer::Go) => {
                let bombs = std::mem::take(&mut self.bombs);
                self.new_events.push(Event::BombsDetonated(bombs));
            }
            (_, _) => return self.answer_arrival(answer),
        }
        Ok(())
    }

    /// The action has been performed on the table; what follows the maneuver of a SLAM is next, then the die of a wounded
    /// pilot, then a friendly ship that was coordinated.
    fn perform_action(&mut self, ship: Label, record: &ActionRecord) -> Turn {
        let mut friend = None;
        let mut slam = None;
        for done in &record.performed {
            slam = self.slam_movement(ship, &done.aim).or(slam);
            self.apply_action(ship, done.action, &done.aim);
            if let (ActionKind::Coordinate, Aim::Ship(ship)) = (done.action.kind, &done.aim) {
                friend = Some(Turn::new(*ship, TurnStage::OutsideActivation));
            }
        }
        let repaired = record.repair.as_ref().and_then(|repair| repair.card);
        if let (Some(card), Some(craft)) = (repaired, self.craft_mut(ship))
            && let Some(at) = craft.faceup.iter().position(|lies| *lies == card)
        {
            // XW-DMG-06
            craft.faceup.remove(at);
        }
        let then = self.roll_for_wounded_pilot(
            ship,
            record.performed.len() + usize::from(repaired.is_some()),
            friend,
        );
        match slam {
            None => then,
            // Without a map, people report what was met if there are obstacles.
            Some(movement) if self.mode == Mode::Quick && self.has_obstacles => {
                Turn::new(ship, TurnStage::Slammed(Box::new(Slammed { movement, then })))
            }
            Some(movement) => {
                let met = self.kinds_met(&movement);
                self.after_maneuver((movement, met), then)
            }
        }
    }

    /// XW-ACT-17: the maneuver of a SLAM from where the ship is now.
    fn slam_movement(&self, ship: Label, aim: &Aim) -> Option<MovementRecord> {
        let (maneuver, slot) = slam_maneuver(aim)?;
        let told =
            FlightOutcome { landing: Landing::Full, slot, end: None, obstacles: Vec::new(), to_tally: None };
        let sight = self.position.index(ship).and_then(|at| MapSight::new(&self.position, at));
        let flight = match (self.mode, sight) {
            (Mode::Map, Some(sight)) => sight.flight(maneuver, slot, None).unwrap_or(told),
            (Mode::Map | Mode::Quick, _) => told,
        };
        let (slots, end) = (Vec::new(), flight.end);
        Some(MovementRecord { maneuver, slots, slot, flight, flee: None, end, rule: None })
    }

    /// The kinds of the obstacles that a measured movement met.
    fn kinds_met(&self, movement: &MovementRecord) -> Vec<ObstacleKind> {
        let met = movement.flight.obstacles.iter();
        met.filter_map(|label| self.position.obstacle(*label)).map(|obstacle| obstacle.kind).collect()
    }

    /// Quick mode: how the maneuver ended, as reported.
    fn maneuver_reported(&self, turn: Turn, approach: Box<ApproachRecord>, said: ManeuverReport) -> Turn {
        match said.landed {
            ManeuverEnd::Edge => turn.at_stage(TurnStage::FleeTurn(approach, said)),
            ManeuverEnd::Full if approach.maneuver.maneuver.slots().len() > 1 => {
                turn.at_stage(TurnStage::TallonRoll(approach, said))
            }
            ManeuverEnd::Full => with_flights(turn, approach, said, &[], Landing::Full),
            ManeuverEnd::Bumped => {
                with_flights(turn, approach, said, &[], Landing::Overlap { ships: Vec::new() })
            }
        }
    }

    /// On a map: as measured, or where the person says the ship is.
    fn maneuver_measured(
        &mut self,
        turn: Turn,
        approach: Box<ApproachRecord>,
        mut measured: MovementRecord,
        answer: &Answer,
    ) -> Result<(), Refusal> {
        match answer {
            Answer::Go => {}
            Answer::Stands { pose, bumped } => {
                self.set_pose(turn.ship, pose)?;
                measured.end =
                    self.position.index(turn.ship).and_then(|at| self.position.poses.get(at).copied());
                measured.flight.end = measured.end;
                if *bumped && !matches!(measured.flight.landing, Landing::Overlap { .. }) {
                    measured.flight.landing = Landing::Overlap { ships: Vec::new() };
                }
            }
            _ => return Err(Refusal::NotAsked),
        }
        let met = self.kinds_met(&measured);
        self.finish_maneuver(turn, approach, measured, met);
        Ok(())
    }
}

/// Records how the maneuver ended for every position it can end in; only the best positions of a Tallon roll are
/// reached in full.
fn with_flights(
    turn: Turn,
    approach: Box<ApproachRecord>,
    said: ManeuverReport,
    best: &[EndSlot],
    landing: Landing,
) -> Turn {
    let mut next = turn.at_stage(TurnStage::Move(approach.clone(), said));
    let entry = approach.maneuver;
    for slot in entry.maneuver.slots().iter().chain(&[EndSlot::Middle]) {
        let whole = best.is_empty() || best.contains(slot);
        let landing = if whole { landing.clone() } else { Landing::Overlap { ships: Vec::new() } };
        let flight = FlightOutcome { landing, slot: *slot, end: None, obstacles: Vec::new(), to_tally: None };
        next.facts.flights.insert((entry, *slot), flight);
    }
    next
}
