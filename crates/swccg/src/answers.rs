//! Which choices are legal for the current question, which are offered, and what passing means.
//!
//! Offers are candidates that pass the checks of the phases; those checks alone decide what is legal.

use crate::choice::{Choice, Question, Way};
use crate::event::Event;
use crate::frames::Frame;
use crate::object::ObjId;
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::state::State;
use table::{Out, Seat};

impl State {
    pub(crate) fn judge(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let question = self.question();
        if !question.asked().has(seat) {
            return Err(Refusal::NotAsked);
        }
        if let Some(Frame::Bring { card, .. }) = self.frames.last() {
            return self.judge_bring(seat, *card, choice);
        }
        // In the opponent's turn a player may respond, play Interrupts and use texts; a card's own text may also
        // allow that phase.
        let guest = seat != self.active && self.frames.is_empty() && self.battle.is_none();
        let timed = |card| self.content.0.find(card).and_then(|id| self.own_phase(id)) == Some(self.phase);
        let open = match choice {
            Choice::Pass | Choice::Play { .. } | Choice::Use { .. } | Choice::Start(_) => true,
            Choice::Deploy { card, .. } => timed(card),
            _ => false,
        };
        if guest && !open {
            return Err(Refusal::rule(rules::IN_TURNS));
        }
        match (question, choice) {
            (Question::Start(_), Choice::Start(card)) => self.judge_start(seat, card),
            (Question::Activate(..), Choice::Activate(amount)) => self.judge_activate(amount),
            (_, Choice::Pass) if lets_act(question) => Ok(()),
            (Question::Destiny(_), Choice::Pass)
            | (Question::Destiny(_), Choice::Destiny)
            | (Question::Attack(_), Choice::Pass) => Ok(()),
            (Question::Draw(_), Choice::Draw) => need(!self.sides[seat].force.is_empty(), rules::DRAW),
            (Question::Control(_), Choice::Drain(at)) => self.judge_drain(seat, at),
            (Question::Control(_), Choice::DrainLess(at)) => self.judge_lesser_drain(seat, at),
            (
                Question::Control(_)
                | Question::Deploy(_)
                | Question::Battle(_)
                | Question::Move(_)
                | Question::Draw(_),
                Choice::Deploy { card, to },
            ) => self.judge_deploy(seat, card, to).map(drop),
            (Question::Respond(_), Choice::Deploy { card, to }) => {
                self.judge_react_deploy(seat, card, to).map(drop)
            }
            (Question::Respond(_), Choice::Move { card, way }) => {
                self.judge_react_move(seat, card, way).map(drop)
            }
            (Question::Control(_), Choice::Move { card, way: Way::Passage(to) }) => {
                self.judge_move(seat, card, Way::Passage(to)).map(drop)
            }
            (Question::Deploy(_), Choice::Move { card, way: Way::Embark(vessel, role) }) => {
                self.judge_seat_change(seat, card, vessel, role).map(drop)
            }
            (Question::Deploy(_), Choice::DeployWith { ship, pilot, at }) => {
                self.judge_deploy_with(seat, ship, pilot, at).map(drop)
            }
            (Question::Deploy(_), Choice::Transfer { card, to }) => {
                self.judge_transfer(seat, card, to).map(drop)
            }
            (Question::Battle(_), Choice::Battle(at)) => self.judge_battle(seat, at).map(drop),
            (Question::Battle(_), Choice::Attack(creature)) => self.judge_attack(seat, creature),
            (Question::Respond(_), Choice::DeployWith { ship, pilot, at }) => {
                self.judge_react_with(seat, ship, pilot, at).map(drop)
            }
            (Question::Attack(_) | Question::Outside(_), Choice::Fire { weapon, target }) => {
                self.judge_fire(seat, weapon, target).map(drop)
            }
            (Question::Weapons(_) | Question::Again(_), Choice::Fire { weapon, target }) => {
                need(!matches!(question, Question::Again(_)) || self.fires_again(weapon), rules::AGAIN)?;
                self.judge_fire(seat, weapon, target).map(drop)
            }
            (Question::Damage(_), Choice::Forfeit(id)) => self.judge_forfeit(seat, id),
            (Question::Damage(_), Choice::Lose(from)) => self.judge_battle_loss(seat, from),
            (Question::Lose(..), Choice::Lose(from)) => self.judge_loss(seat, from),
            (Question::Move(_), Choice::Move { card, way }) => self.judge_move(seat, card, way).map(drop),
            (Question::Move(_), Choice::Transit { from, to }) => self.judge_transit(seat, from, to).map(drop),
            (Question::Gather(_), _) => self.judge_gathering(seat, choice),
            (_, Choice::Play { card, clause, target }) if lets_act(question) => {
                self.judge_play(seat, card, clause, target).map(drop)
            }
            (_, Choice::Use { card, clause, target }) if lets_act(question) => {
                self.judge_use(seat, card, clause, target).map(drop)
            }
            (Question::Aim(_) | Question::Away(_) | Question::Cull(..), Choice::Aim(id)) => {
                self.judge_aim(seat, id)
            }
            (Question::Pick(_, of), Choice::Pick(pick)) => need((1..=of).contains(&pick), rules::MODES),
            (Question::Again(_) | Question::Away(_), Choice::Pass) => Ok(()),
            (Question::Search(_), Choice::Take(card)) => self.judge_take(seat, card),
            (Question::Search(_), Choice::Pass) => self.judge_no_find(seat),
            (Question::Verify(_), Choice::Pass | Choice::Verify) => Ok(()),
            // Every other pair answers a question that is not being asked.
            _ => Err(Refusal::OtherQuestion),
        }
    }

    pub(crate) fn fires_again(&self, weapon: ObjId) -> bool {
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
            Question::Start(_) => ones.extend(self.starts(seat).map(Choice::Start)),
            Question::Activate(_, most) => ones.extend((0..=most).map(Choice::Activate)),
            Question::Control(_) => {
                ones.push(Choice::Pass);
                self.offer_plays(seat, ones);
                let at = self.row.iter().filter(|at| self.judge_drain(seat, **at).is_ok());
                ones.extend(at.map(|at| Choice::Drain(*at)));
                let less = self.row.iter().filter(|at| self.judge_lesser_drain(seat, **at).is_ok());
                ones.extend(less.map(|at| Choice::DrainLess(*at)));
                self.passages(seat, |card, way| ones.push(Choice::Move { card, way }));
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
                let at = self.row.iter().filter(|at| self.judge_battle(seat, **at).is_ok());
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

    pub(crate) fn pass(&mut self, seat: Seat, out: &mut Out<'_, Event>) {
        match self.question() {
            Question::Weapons(_) => self.pass_weapons(),
            Question::Attack(_) => self.end_attack_weapons(),
            Question::Destiny(_) => self.decline_destiny(seat),
            Question::Gather(_) => self.go(seat, out),
            Question::Respond(_) => self.pass_window(),
            Question::Search(_) => self.fail_search(out),
            Question::Verify(_) | Question::Again(_) => {
                self.frames.pop();
            }
            Question::Away(_) => {
                if let Some(Frame::Away { card }) = self.frames.last().copied() {
                    self.stay_and_be_lost(card, out);
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
fn lets_act(question: Question) -> bool {
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
