//! Rounds and phases: whose turn it is, and what happens at the end of a round.

use crate::coming::Stop;
use crate::event::{Event, Fate};
use crate::hurt::Hurt;
use crate::question::Question;
use crate::state::{Phase, Table};
use crate::turn::{Stage, Turn};
use std::cmp::Reverse;
use xwing::craft::{Craft, Team, Tokens};
use xwing::label::Label;

impl Table {
    /// Continues until a question comes up.
    pub(crate) fn resume(&mut self) {
        loop {
            match self.turn.take() {
                Some(turn) => {
                    if let Some(question) = self.run(turn) {
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
        self.bury();
        if let Some(outcome) = self.outcome() {
            if !self.out.iter().any(|event| matches!(event, Event::Over(_)))
                && self.question != Question::Over
            {
                self.out.push(Event::Over(outcome));
            }
            return Some(Question::Over);
        }
        match self.phase {
            Phase::Planning => {
                return match self.arrivals() {
                    Stop::Ask(question) => Some(question),
                    Stop::Again => None,
                    Stop::Nobody => Some(Question::Plan),
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
                let stage = self.first_stage(ship, team);
                self.turn = Some(Turn::new(ship, stage));
            }
            None => self.enter(match self.phase {
                Phase::Planning | Phase::System => Phase::Activation,
                Phase::Activation => Phase::Engagement,
                Phase::Engagement | Phase::End => Phase::End,
            }),
        }
        None
    }

    fn first_stage(&mut self, ship: Label, team: Team) -> Stage {
        match (self.phase, team) {
            (Phase::System, _) => Stage::Device,
            (Phase::Engagement, Team::Solo) => {
                let troubles = self.before_engaging(ship);
                Stage::Hurt(Hurt::new(troubles, Some(Turn::new(ship, Stage::Engage))))
            }
            (Phase::Engagement, Team::Player) => Stage::PlayerEngages,
            (Phase::Planning | Phase::Activation | Phase::End, Team::Solo) => Stage::Fly,
            (Phase::Planning | Phase::Activation | Phase::End, Team::Player) => Stage::PlayerFlies,
        }
    }

    pub(crate) fn enter(&mut self, phase: Phase) {
        self.phase = phase;
        self.done.clear();
        self.engaging = None;
        self.out.push(Event::Phase(phase));
    }

    /// Activation is in ascending order of initiative, engagement in descending order; the players are first player.
    fn next_ship(&self) -> Option<(Label, Team)> {
        let waits = |craft: &&Craft<'static>| {
            !self.done.contains(&craft.label)
                && (self.phase != Phase::System
                    || (craft.team == Team::Solo && craft.devices().next().is_some()))
        };
        let ships = self.position.crafts.iter().filter(waits);
        let next = match self.phase {
            Phase::Engagement => ships.min_by_key(|craft| (Reverse(craft.initiative), craft.team)),
            Phase::Planning | Phase::System | Phase::Activation | Phase::End => {
                ships.min_by_key(|craft| (craft.initiative, craft.team))
            }
        };
        next.map(|craft| (craft.label, craft.team))
    }

    /// The ships in the turn order of this phase.
    #[must_use]
    pub fn order(&self) -> Vec<Label> {
        let mut ships: Vec<&Craft<'static>> = self.position.crafts.iter().collect();
        match self.phase {
            Phase::Engagement => ships.sort_by_key(|craft| (Reverse(craft.initiative), craft.team)),
            Phase::Planning | Phase::System | Phase::Activation | Phase::End => {
                ships.sort_by_key(|craft| (craft.initiative, craft.team));
            }
        }
        ships.into_iter().map(|craft| craft.label).collect()
    }

    /// Removes ships without hull, except those that still attack because their initiative is engaging.
    fn bury(&mut self) {
        let fires = |craft: &Craft<'_>| {
            self.phase == Phase::Engagement
                && !self.done.contains(&craft.label)
                && self.engaging == Some(craft.initiative)
        };
        let lost: Vec<Label> = self
            .position
            .crafts
            .iter()
            .filter(|craft| craft.hull == 0 && !fires(craft))
            .map(|craft| craft.label)
            .collect();
        for ship in lost {
            self.leaves(ship, Fate::Destroyed);
        }
    }

    /// Dials are set: the round begins.
    pub(crate) fn begin_round(&mut self) {
        self.enter(Phase::System);
    }

    /// The End Phase: removes round tokens, resets what ships have done, and recovers Force.
    pub(crate) fn end_round(&mut self) {
        for craft in &mut self.position.crafts {
            let Tokens { cloak, stress, ion, strain, deplete, .. } = craft.tokens;
            craft.tokens = Tokens { cloak, stress, ion, strain, deplete, ..Tokens::default() };
            craft.engaged = false;
            craft.acted.clear();
            let full = self.full.get(&craft.label).map_or(0, |full| full.force);
            craft.force = (craft.force + 1).min(full);
        }
        self.on_rock.clear();
        self.round = self.round.saturating_add(1);
        self.out.push(Event::Round(self.round));
        self.enter(Phase::Planning);
        self.next_wave();
    }
}
