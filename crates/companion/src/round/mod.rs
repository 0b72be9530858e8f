//! Rounds and phases: whose turn it is, and what happens at the end of a round.

mod ending;

use crate::arrivals::ArrivalProgress;
use crate::combat::damage::DamageSequence;
use crate::event::{Event, Fate};
use crate::question::Question;
use crate::state::{Phase, SessionState};
use crate::turn::{Turn, TurnStage};
use std::cmp::Ordering;
use xwing::combat::round_end::{clear_circular, recovered_force};
use xwing::combat::turn_order::TurnOrder;
use xwing::craft::{Craft, Team};
use xwing::label::Label;

impl SessionState {
    /// Continues until a question comes up.
    pub(crate) fn resume(&mut self) {
        loop {
            match self.turn.take() {
                Some(turn) => {
                    if let Some(question) = self.run_turn(turn) {
                        self.question = question;
                        return;
                    }
                }
                None => {
                    if let Some(question) = self.between_turns() {
                        self.question = question;
                        return;
                    }
                }
            }
        }
    }

    /// Starts the next ship's turn, or returns the question between phases.
    fn between_turns(&mut self) -> Option<Question> {
        self.remove_destroyed();
        if let Some(outcome) = self.outcome() {
            if !self.new_events.iter().any(|event| matches!(event, Event::GameOver(_)))
                && self.question != Question::Over
            {
                self.new_events.push(Event::GameOver(outcome));
            }
            return Some(Question::Over);
        }
        match self.phase {
            Phase::Planning => {
                return match self.advance_arrivals() {
                    ArrivalProgress::Ask(question) => Some(question),
                    ArrivalProgress::Continue => None,
                    ArrivalProgress::Finished => Some(Question::Plan),
                };
            }
            Phase::End => return Some(Question::EndRound),
            Phase::Engagement if !self.bombs.is_empty() => {
                return Some(Question::Bombs { bombs: self.bombs.clone() });
            }
            Phase::System | Phase::Activation | Phase::Engagement => {}
        }
        match self.next_ship() {
            Some((ship, team)) => {
                self.done.push(ship);
                if self.phase == Phase::Engagement {
                    self.engaging_initiative = self.craft(ship).map(|craft| craft.initiative);
                }
                let stage = self.first_stage(ship, team);
                self.turn = Some(Turn::new(ship, stage));
            }
            None => self.enter_phase(match self.phase {
                Phase::Planning | Phase::System => Phase::Activation,
                Phase::Activation => Phase::Engagement,
                Phase::Engagement | Phase::End => Phase::End,
            }),
        }
        None
    }

    fn first_stage(&mut self, ship: Label, team: Team) -> TurnStage {
        match (self.phase, team) {
            (Phase::System, _) => TurnStage::Bomb,
            (Phase::Engagement, Team::Solo) => {
                let steps = self.before_engaging(ship);
                TurnStage::Damage(DamageSequence::new(steps, Some(Turn::new(ship, TurnStage::Engage))))
            }
            (Phase::Engagement, Team::Player) => TurnStage::PlayerEngages,
            (Phase::Planning | Phase::Activation | Phase::End, Team::Solo) => TurnStage::Fly,
            (Phase::Planning | Phase::Activation | Phase::End, Team::Player) => TurnStage::PlayerFlies,
        }
    }

    pub(crate) fn enter_phase(&mut self, phase: Phase) {
        self.phase = phase;
        self.done.clear();
        self.engaging_initiative = None;
        self.new_events.push(Event::Phase(phase));
    }

    /// XW-RND-02: the order of this phase; the players are first player.
    fn compare(&self, one: &Craft<'_>, other: &Craft<'_>) -> Ordering {
        let order = match self.phase {
            Phase::Engagement => TurnOrder::Descending,
            Phase::Planning | Phase::System | Phase::Activation | Phase::End => TurnOrder::Ascending,
        };
        let rank = |craft: &Craft<'_>| (craft.initiative, craft.team);
        order.compare(Team::Player, rank(one), rank(other))
    }

    fn next_ship(&self) -> Option<(Label, Team)> {
        let waits = |craft: &&Craft<'static>| {
            !self.done.contains(&craft.label)
                && (self.phase != Phase::System
                    || (craft.team == Team::Solo && craft.devices().next().is_some()))
        };
        let next = self.position.crafts.iter().filter(waits).min_by(|one, other| self.compare(one, other));
        next.map(|craft| (craft.label, craft.team))
    }

    /// The ships in the turn order of this phase.
    #[must_use]
    pub fn turn_order(&self) -> Vec<Label> {
        let mut ships: Vec<&Craft<'static>> = self.position.crafts.iter().collect();
        ships.sort_by(|one, other| self.compare(one, other));
        ships.into_iter().map(|craft| craft.label).collect()
    }

    /// XW-RND-05: whether a ship is of the initiative that engages now and has yet to engage.
    pub(crate) fn is_yet_to_engage(&self, ship: Label) -> bool {
        self.phase == Phase::Engagement
            && !self.done.contains(&ship)
            && self.craft(ship).map(|craft| craft.initiative) == self.engaging_initiative
    }

    /// XW-DMG-04, XW-RND-05: removes ships without hull, but in the Engagement Phase only after all ships of the engaging
    /// initiative have engaged.
    fn remove_destroyed(&mut self) {
        let labels: Vec<Label> = self.position.crafts.iter().map(|craft| craft.label).collect();
        if labels.iter().any(|ship| self.is_yet_to_engage(*ship)) {
            return;
        }
        let destroyed = |ship: &Label| self.craft(*ship).is_some_and(|craft| craft.hull == 0);
        let lost: Vec<Label> = labels.into_iter().filter(destroyed).collect();
        for ship in lost {
            self.remove_ship(ship, Fate::Destroyed);
        }
    }

    /// Dials are set: the round begins.
    pub(crate) fn begin_round(&mut self) {
        self.enter_phase(Phase::System);
    }

    /// The End Phase: removes round tokens, resets what ships have done, and recovers Force.
    pub(crate) fn end_round(&mut self) {
        for craft in &mut self.position.crafts {
            clear_circular(&mut craft.tokens);
            craft.engaged = false;
            craft.acted.clear();
            let full = self.maximums.get(&craft.label).map_or(0, |full| full.force);
            craft.force = recovered_force(craft.force, full);
        }
        self.ships_on_asteroids.clear();
        self.round = self.round.saturating_add(1);
        self.new_events.push(Event::Round(self.round));
        self.enter_phase(Phase::Planning);
        self.begin_wave();
    }
}
