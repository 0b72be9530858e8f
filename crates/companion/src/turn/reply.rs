//! Answers about the course of a turn: how a maneuver ended, where a ship is, that something is done.

use super::{FlownSaid, Stage, Turn};
use crate::answer::{Answer, Landed};
use crate::event::{Event, Fate};
use crate::question::Question;
use crate::state::Table;
use crate::step::Refusal;
use xwing::content::ActionKind;
use xwing::geometry::Slot;
use xwing::label::Label;
use xwing::solo::record::{ActionRecord, Aim, ApproachRecord, MovementRecord};
use xwing::solo::sight::{Flight, Landing};

impl Table {
    /// Handles an answer about the course of the turn; answers about facts are handled elsewhere.
    pub(crate) fn reply(&mut self, answer: &Answer) -> Result<(), Refusal> {
        let Some(turn) = self.turn.clone() else { return self.reply_between(answer) };
        if turn.pending.is_some() || turn.asked.is_some() {
            return self.tell(turn, answer);
        }
        let next = match (turn.stage.clone(), answer) {
            (Stage::Fly, Answer::Go) => Some(turn.to(Stage::Approach)),
            (Stage::PlayerFlies, Answer::Go) => {
                self.out.push(Event::PlayerFlew(turn.ship));
                if let Some(fate) = self.left_table(turn.ship) {
                    self.leaves(turn.ship, fate);
                }
                None
            }
            (Stage::PlayerFlies, Answer::Left(fate)) if *fate != Fate::Destroyed => {
                self.leaves(turn.ship, *fate);
                None
            }
            (Stage::Hurt(hurt), Answer::Card(card))
                if self.question == (Question::DamageCard { ship: turn.ship }) =>
            {
                Some(self.card_told(turn, hurt, *card))
            }
            (Stage::Dropped, Answer::Go) => None,
            (Stage::Given(given), Answer::Go) => Some(self.given(turn, *given)),
            (Stage::Acted(record), Answer::Go) => Some(self.performed(turn.ship, &record)),
            (Stage::Shown(approach, Some(measured)), _) => {
                return self.stood(turn, approach, *measured, answer);
            }
            (Stage::Shown(approach, None), Answer::Flown { landed, met }) => {
                let said = FlownSaid { landed: *landed, met: met.clone() };
                Some(self.landed(turn, approach, said))
            }
            (Stage::Flees(approach, said), Answer::Turns(turns)) if !turns.is_empty() => {
                let landing = Landing::Flees { turns: turns.iter().map(|turn| (*turn, None)).collect() };
                Some(fly(turn, approach, said, &[], landing))
            }
            (Stage::Slots(approach, said), Answer::Slots(slots)) if !slots.is_empty() => {
                Some(fly(turn, approach, said, slots, Landing::Full))
            }
            (Stage::PlayerEngages, answer) => return self.player_engages(turn, answer),
            (Stage::Shooting(shooting), answer) => return self.shoot_by(turn, *shooting, answer),
            (Stage::Defending(defending), answer) => return self.defend_by(turn, *defending, answer),
            (_, _) => return Err(Refusal::NotAsked),
        };
        self.turn = next;
        Ok(())
    }

    fn reply_between(&mut self, answer: &Answer) -> Result<(), Refusal> {
        match (&self.question, answer) {
            (Question::Plan, Answer::Go) => self.begin_round(),
            (Question::EndRound, Answer::Go) => self.end_round(),
            (Question::Bombs { .. }, Answer::Go) => {
                let bombs = std::mem::take(&mut self.bombs);
                self.out.push(Event::WentOff(bombs));
            }
            (_, _) => return self.arrival_told(answer),
        }
        Ok(())
    }

    /// The action has been performed on the table; a friendly ship that was coordinated acts next.
    fn performed(&mut self, ship: Label, record: &ActionRecord) -> Turn {
        let mut friend = None;
        for done in &record.performed {
            self.perform(ship, done.action, &done.aim);
            if let (ActionKind::Coordinate, Aim::Ship(ship)) = (done.action.kind, &done.aim) {
                friend = Some(Turn::new(*ship, Stage::Outside));
            }
        }
        let repaired = record.repair.as_ref().and_then(|repair| repair.card);
        if let (Some(card), Some(craft)) = (repaired, self.craft_mut(ship))
            && let Some(at) = craft.faceup.iter().position(|lies| *lies == card)
        {
            // XW-DMG-06
            craft.faceup.remove(at);
        }
        self.wounded(ship, record.performed.len() + usize::from(repaired.is_some()), friend)
    }

    /// Quick mode: how the maneuver ended, as reported.
    fn landed(&self, turn: Turn, approach: Box<ApproachRecord>, said: FlownSaid) -> Turn {
        match said.landed {
            Landed::Edge => turn.to(Stage::Flees(approach, said)),
            Landed::Full if approach.maneuver.maneuver.slots().len() > 1 => {
                turn.to(Stage::Slots(approach, said))
            }
            Landed::Full => fly(turn, approach, said, &[], Landing::Full),
            Landed::Bumped => fly(turn, approach, said, &[], Landing::Overlap { ships: Vec::new() }),
        }
    }

    /// On a map: as measured, or where the person says the ship is.
    fn stood(
        &mut self,
        turn: Turn,
        approach: Box<ApproachRecord>,
        mut measured: MovementRecord,
        answer: &Answer,
    ) -> Result<(), Refusal> {
        match answer {
            Answer::Go => {}
            Answer::Stands { pose, bumped } => {
                self.stands(turn.ship, pose)?;
                measured.end =
                    self.position.index(turn.ship).and_then(|at| self.position.poses.get(at).copied());
                measured.flight.end = measured.end;
                if *bumped && !matches!(measured.flight.landing, Landing::Overlap { .. }) {
                    measured.flight.landing = Landing::Overlap { ships: Vec::new() };
                }
            }
            _ => return Err(Refusal::NotAsked),
        }
        let met = measured
            .flight
            .obstacles
            .iter()
            .filter_map(|label| self.position.obstacle(*label))
            .map(|obstacle| obstacle.kind)
            .collect();
        self.flown(turn, approach, measured, met);
        Ok(())
    }
}

/// Records how the maneuver ended for every position it can end in; only the best positions of a Tallon roll are
/// reached in full.
fn fly(turn: Turn, approach: Box<ApproachRecord>, said: FlownSaid, best: &[Slot], landing: Landing) -> Turn {
    let mut next = turn.to(Stage::Move(approach.clone(), said));
    let entry = approach.maneuver;
    for slot in entry.maneuver.slots().iter().chain(&[Slot::Middle]) {
        let whole = best.is_empty() || best.contains(slot);
        let landing = if whole { landing.clone() } else { Landing::Overlap { ships: Vec::new() } };
        let flight = Flight { landing, slot: *slot, end: None, obstacles: Vec::new(), to_tally: None };
        next.told.flights.insert((entry, *slot), flight);
    }
    next
}
