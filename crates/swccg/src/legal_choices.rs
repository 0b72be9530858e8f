//! Which choices are legal for the current question, which are offered, and what passing means.
//!
//! Offers are candidates that pass the checks of the phases; those checks alone decide what is legal.

use crate::action::frames::Frame;
use crate::cards::object::ObjId;
use crate::choice::{Choice, MoveKind, Question};
use crate::event::Event;
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::state::State;
use contract::{EventSink, Seat};

impl State {
    pub(crate) fn check_choice(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let question = self.question();
        if !question.asked().has(seat) {
            return Err(Refusal::NotAsked);
        }
        if let Some(Frame::Bring { card, .. }) = self.frames.last() {
            return self.check_bring(seat, *card, choice);
        }
        // In the opponent's turn a player may respond, play Interrupts and use texts; a card's own text may also
        // allow that phase.
        let guest = seat != self.active && self.frames.is_empty() && self.battle.is_none();
        let timed =
            |card| self.content.0.find(card).and_then(|id| self.deploy_phase_of(id)) == Some(self.phase);
        let open = match choice {
            Choice::Pass | Choice::Play { .. } | Choice::Use { .. } | Choice::Start(_) => true,
            Choice::Deploy { card, .. } => timed(card),
            _ => false,
        };
        if guest && !open {
            return Err(Refusal::rule(rules::IN_TURNS));
        }
        match (question, choice) {
            (Question::Start(_), Choice::Start(card)) => self.check_start(seat, card),
            (Question::Activate(..), Choice::Activate(amount)) => self.check_activate(amount),
            (_, Choice::Pass) if allows_actions(question) => Ok(()),
            (Question::Destiny(_), Choice::Pass)
            | (Question::Destiny(_), Choice::Destiny)
            | (Question::Attack(_), Choice::Pass) => Ok(()),
            (Question::Draw(_), Choice::Draw) => need(!self.sides[seat].force.is_empty(), rules::DRAW),
            (Question::Control(_), Choice::Drain(at)) => self.check_drain(seat, at),
            (Question::Control(_), Choice::DrainLess(at)) => self.check_lesser_drain(seat, at),
            (
                Question::Control(_)
                | Question::Deploy(_)
                | Question::Battle(_)
                | Question::Move(_)
                | Question::Draw(_),
                Choice::Deploy { card, to },
            ) => self.check_deploy(seat, card, to).map(drop),
            (Question::Respond(_), Choice::Deploy { card, to }) => {
                self.check_react_deploy(seat, card, to).map(drop)
            }
            (Question::Respond(_), Choice::Move { card, way }) => {
                self.check_react_move(seat, card, way).map(drop)
            }
            (Question::Control(_), Choice::Move { card, way: MoveKind::Passage(to) }) => {
                self.check_move(seat, card, MoveKind::Passage(to)).map(drop)
            }
            (Question::Deploy(_), Choice::Move { card, way: MoveKind::Embark(vessel, role) }) => {
                self.check_seat_change(seat, card, vessel, role).map(drop)
            }
            (Question::Deploy(_), Choice::DeployWith { ship, pilot, at }) => {
                self.check_deploy_with(seat, ship, pilot, at).map(drop)
            }
            (Question::Deploy(_), Choice::Transfer { card, to }) => {
                self.check_transfer(seat, card, to).map(drop)
            }
            (Question::Battle(_), Choice::Battle(at)) => self.check_battle(seat, at).map(drop),
            (Question::Battle(_), Choice::Attack(creature)) => self.check_attack(seat, creature),
            (Question::Respond(_), Choice::DeployWith { ship, pilot, at }) => {
                self.check_react_with(seat, ship, pilot, at).map(drop)
            }
            (Question::Attack(_) | Question::Outside(_), Choice::Fire { weapon, target }) => {
                self.check_fire(seat, weapon, target).map(drop)
            }
            (Question::Weapons(_) | Question::Again(_), Choice::Fire { weapon, target }) => {
                need(
                    !matches!(question, Question::Again(_)) || self.is_firing_again(weapon),
                    rules::FIRE_AGAIN,
                )?;
                self.check_fire(seat, weapon, target).map(drop)
            }
            (Question::Damage(_), Choice::Forfeit(id)) => self.check_forfeit(seat, id),
            (Question::Damage(_), Choice::Lose(from)) => self.check_battle_loss(seat, from),
            (Question::Lose(..), Choice::Lose(from)) => self.check_loss(seat, from),
            (Question::Move(_), Choice::Move { card, way }) => self.check_move(seat, card, way).map(drop),
            (Question::Move(_), Choice::Transit { from, to }) => self.check_transit(seat, from, to).map(drop),
            (Question::Gather(_), _) => self.check_gathering(seat, choice),
            (_, Choice::Play { card, clause, target }) if allows_actions(question) => {
                self.check_play(seat, card, clause, target).map(drop)
            }
            (_, Choice::Use { card, clause, target }) if allows_actions(question) => {
                self.check_use(seat, card, clause, target).map(drop)
            }
            (Question::Aim(_) | Question::Away(_) | Question::Cull(..), Choice::Aim(id)) => {
                self.check_aim(seat, id)
            }
            (Question::Pick(_, of), Choice::Pick(pick)) => need((1..=of).contains(&pick), rules::MODES),
            (Question::Again(_) | Question::Away(_), Choice::Pass) => Ok(()),
            (Question::Search(_), Choice::Take(card)) => self.check_take(seat, card),
            (Question::Search(_), Choice::Pass) => self.check_no_find(seat),
            (Question::Verify(_), Choice::Pass | Choice::Verify) => Ok(()),
            // Every other pair answers a question that is not being asked.
            _ => Err(Refusal::OtherQuestion),
        }
    }

    pub(crate) fn is_firing_again(&self, weapon: ObjId) -> bool {
        matches!(self.frames.last(), Some(Frame::Again { weapon: other }) if *other == weapon)
    }

    pub(crate) fn offer(&self, seat: Seat, ones: &mut Vec<Choice>) {
        let question = self.question();
        if !question.asked().has(seat) {
            return;
        }
        if let Some(Frame::Bring { card, .. }) = self.frames.last() {
            self.offer_bring(seat, *card, ones);
            return;
        }
        match question {
            Question::Control(_)
            | Question::Deploy(_)
            | Question::Battle(_)
            | Question::Move(_)
            | Question::Draw(_)
                if seat != self.active =>
            {
                ones.push(Choice::Pass);
                self.offer_plays(seat, ones);
            }
            Question::Respond(_) => {
                ones.push(Choice::Pass);
                self.offer_plays(seat, ones);
            }
            Question::Aim(_) | Question::Cull(..) => self.offer_aims(seat, ones),
            Question::Away(_) => {
                ones.push(Choice::Pass);
                self.offer_aims(seat, ones);
            }
            Question::Pick(_, of) => ones.extend((1..=of).map(Choice::Pick)),
            Question::Again(_) => {
                if let Some(Frame::Again { weapon }) = self.frames.last() {
                    self.offer_again(seat, *weapon, ones);
                }
            }
            Question::Search(_) => self.offer_found(seat, ones),
            Question::Verify(_) => ones.extend([Choice::Pass, Choice::Verify]),
            Question::Start(_) => ones.extend(self.starting_locations(seat).map(Choice::Start)),
            Question::Activate(_, most) => ones.extend((0..=most).map(Choice::Activate)),
            Question::Control(_) => {
                ones.push(Choice::Pass);
                self.offer_plays(seat, ones);
                let at = self.row.iter().filter(|at| self.check_drain(seat, **at).is_ok());
                ones.extend(at.map(|at| Choice::Drain(*at)));
                let less = self.row.iter().filter(|at| self.check_lesser_drain(seat, **at).is_ok());
                ones.extend(less.map(|at| Choice::DrainLess(*at)));
                self.for_each_passage(seat, |card, way| ones.push(Choice::Move { card, way }));
            }
            Question::Deploy(_) => {
                ones.push(Choice::Pass);
                self.offer_plays(seat, ones);
                self.offer_deploys(seat, ones);
                self.seat_changes(seat, |card, way| ones.push(Choice::Move { card, way }));
            }
            Question::Battle(_) => {
                ones.push(Choice::Pass);
                self.offer_plays(seat, ones);
                let at = self.row.iter().filter(|at| self.check_battle(seat, **at).is_ok());
                ones.extend(at.map(|at| Choice::Battle(*at)));
                ones.extend(self.attacks(seat).map(Choice::Attack));
            }
            Question::Weapons(_) => self.offer_shots(seat, ones),
            Question::Attack(_) => self.offer_attack(seat, ones),
            Question::Outside(_) => self.offer_outside(ones),
            Question::Destiny(_) => ones.extend([Choice::Pass, Choice::Destiny]),
            Question::Damage(_) => self.offer_losses(seat, ones),
            Question::Lose(..) => ones.extend(self.losses(seat).map(Choice::Lose)),
            Question::Move(_) => {
                ones.push(Choice::Pass);
                self.offer_plays(seat, ones);
                self.offer_moves(seat, ones);
            }
            Question::Gather(_) => self.offer_gathering(seat, ones),
            Question::Draw(_) => {
                ones.push(Choice::Pass);
                self.offer_plays(seat, ones);
                if !self.sides[seat].force.is_empty() {
                    ones.push(Choice::Draw);
                }
            }
            Question::Card(_) | Question::Prey(_) | Question::Over => {}
        }
    }

    pub(crate) fn pass(&mut self, seat: Seat, out: &mut EventSink<'_, Event>) {
        match self.question() {
            Question::Weapons(_) => self.pass_weapons(),
            Question::Attack(_) => self.end_attack_weapons(),
            Question::Destiny(_) => self.decline_destiny(seat),
            Question::Gather(_) => self.carry_out_transit(seat, out),
            Question::Respond(_) => self.pass_window(),
            Question::Search(_) => self.fail_search(out),
            Question::Verify(_) | Question::Again(_) => {
                self.frames.pop();
            }
            Question::Away(_) => {
                if let Some(Frame::Away { card }) = self.frames.last().copied() {
                    self.lose_instead_of_moving(card, out);
                }
            }
            Question::Aim(_)
            | Question::Pick(..)
            | Question::Cull(..)
            | Question::Start(_)
            | Question::Activate(..)
            | Question::Control(_)
            | Question::Deploy(_)
            | Question::Battle(_)
            | Question::Damage(_)
            | Question::Lose(..)
            | Question::Move(_)
            | Question::Draw(_)
            | Question::Outside(_)
            | Question::Prey(_)
            | Question::Card(_)
            | Question::Over => self.pass_phase(out),
        }
    }
}

/// Whether a question lets players take actions of cards, or pass.
fn allows_actions(question: Question) -> bool {
    matches!(
        question,
        Question::Control(_)
            | Question::Deploy(_)
            | Question::Battle(_)
            | Question::Weapons(_)
            | Question::Move(_)
            | Question::Draw(_)
            | Question::Respond(_)
    )
}
