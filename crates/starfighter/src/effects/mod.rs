//! What each effect does (SF-FXS). Legal targets are in `targets`, markers on cards are in `damage`.
//!
//! Which effects fire, and when, is in [`crate::effects::chain`].

pub(crate) mod chain;
mod damage;
pub(crate) mod frames;
mod targets;

use crate::board::place::SectorSet;
use crate::board::stack::StackedCard;
use crate::effects::chain::take;
use crate::effects::frames::{Frame, WaitingEffect};
use crate::event::{Event, RevealCause};
use crate::{Effect, Face, Matricule, Sector, Spot, State, rules};
use contract::{EventSink, RuleId, Seat, Viewers};

/// Whether to continue or to wait for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Progress {
    /// There is more to do without asking.
    Continue,
    /// A seat or chance must answer.
    Ask,
}

impl State {
    /// Resolves the effect in the last frame, or asks for its target.
    pub(crate) fn resolve_effect(
        &mut self,
        waiting: WaitingEffect,
        out: &mut EventSink<'_, Event>,
    ) -> Progress {
        let WaitingEffect { seat, effect, .. } = waiting;
        match effect {
            Effect::Draw => {
                if self.needs_reshuffle(seat) {
                    return self.start_reshuffle(seat);
                }
                let step = self.open_step(waiting, out);
                self.put_aside(seat, step, out);
            }
            Effect::HitEnemyCruiser | Effect::HitOwnCruiser => {
                let step = self.open_step(waiting, out);
                let hit = if effect == Effect::HitOwnCruiser { seat } else { seat.other() };
                self.lose_armor(hit, 1, step, effect.rule(), out);
            }
            Effect::Lateral
            | Effect::Vertical
            | Effect::Free
            | Effect::Pivot
            | Effect::Destroy
            | Effect::Flip
            | Effect::HitFighter => {
                if self.has_target(effect) {
                    return Progress::Ask;
                }
                let step = self.open_step(waiting, out);
                let rule = rules::MANDATORY;
                out.emit(Viewers::ALL, || Event::Lost { seat, effect, step, rule });
            }
        }
        Progress::Continue
    }

    /// Pops the effect off the stack and starts the next step of the chain.
    fn open_step(&mut self, waiting: WaitingEffect, out: &mut EventSink<'_, Event>) -> u16 {
        let WaitingEffect { seat, card, half, effect } = waiting;
        self.frames.pop();
        self.chain.steps += 1;
        let step = self.chain.steps;
        let card = self.content.0.name(card);
        let rule = effect.rule();
        out.emit(Viewers::ALL, || Event::Fired { seat, card, half, effect, step, rule });
        step
    }

    /// Applies the effect that is last on the stack to the chosen target.
    pub(crate) fn resolve_target(
        &mut self,
        waiting: WaitingEffect,
        at: Spot,
        to: Option<Sector>,
        out: &mut EventSink<'_, Event>,
    ) {
        let by = waiting.seat;
        let step = self.open_step(waiting, out);
        let rule = waiting.effect.rule();
        match waiting.effect {
            Effect::Lateral | Effect::Free | Effect::Vertical => {
                self.move_card(by, at, to.unwrap_or(at.sector), (step, rule), out);
            }
            Effect::Pivot => self.pivot(by, at, step, out),
            Effect::Destroy => self.destroy(at, step, rule, out),
            Effect::Flip => self.flip(by, at, step, out),
            Effect::HitFighter => self.hit_fighter(by, at, step, out),
            Effect::Draw | Effect::HitEnemyCruiser | Effect::HitOwnCruiser => {}
        }
    }

    fn move_card(
        &mut self,
        by: Seat,
        from: Spot,
        to: Sector,
        (step, rule): (u16, RuleId),
        out: &mut EventSink<'_, Event>,
    ) {
        let seat = from.seat;
        let height = self.sides[seat].board[to.index()].len() as u8;
        let slot = if to == from.sector { height - 1 } else { height };
        let target = Spot { seat, sector: to, slot };
        self.emit_card_event(from, out, |card| Event::Moved { by, card, from, to: target, step, rule });
        self.change(seat, SectorSet::two(from.sector, to), RevealCause::Moved, out, |board| {
            let laid = take(board, from.sector, from.slot);
            board[to.index()].push(laid);
        });
    }

    fn pivot(&mut self, by: Seat, at: Spot, step: u16, out: &mut EventSink<'_, Event>) {
        let rule = rules::FX_PIVOT;
        self.emit_card_event(at, out, |card| Event::Pivoted { by, card, at, step, rule });
        self.change(at.seat, SectorSet::one(at.sector), RevealCause::Pivoted, out, |board| {
            let laid = &mut board[at.sector.index()][usize::from(at.slot)];
            laid.set_pivoted(!laid.is_pivoted());
        });
    }

    /// Discards a card (SF-FXS-06); seats that had not seen it learn it.
    pub(crate) fn destroy(&mut self, at: Spot, step: u16, rule: RuleId, out: &mut EventSink<'_, Event>) {
        let laid = *self.laid_mut(at);
        if !laid.is_exposed() {
            out.learned(Viewers::except(at.seat));
        }
        let card = self.name_of(&laid);
        out.emit(Viewers::ALL, || Event::Destroyed { card, at, step, rule });
        self.pile_mut(at.seat).discard.add(laid.card);
        self.change(at.seat, SectorSet::one(at.sector), RevealCause::Destroyed, out, |board| {
            take(board, at.sector, at.slot);
        });
    }

    /// SF-FXS-11, SF-FXS-13, SF-FXS-14.
    fn flip(&mut self, by: Seat, at: Spot, step: u16, out: &mut EventSink<'_, Event>) {
        let laid = *self.laid_mut(at);
        if !laid.is_exposed() {
            out.learned(Viewers::except(at.seat));
        }
        let face = match laid.face() {
            Face::Recto => Face::Verso,
            Face::Verso => Face::Recto,
        };
        let card = self.name_of(&laid);
        out.emit(Viewers::ALL, || Event::Flipped { by, card, at, face, step, rule: rules::FX_FLIP });
        let left = laid.damage[0] + laid.damage[1];
        let flipped = |laid: &mut StackedCard| {
            laid.set_face(face);
            laid.expose();
            laid.damage = [0; 2];
            laid.screens = 0;
        };
        let mut new = laid;
        flipped(&mut new);
        if left >= self.wholes(&new).iter().sum() {
            self.laid_mut(at).expose();
            return self.destroy(at, step, rules::FLIP_DESTROYS, out);
        }
        self.change(at.seat, SectorSet::one(at.sector), RevealCause::Flipped, out, |board| {
            flipped(&mut board[at.sector.index()][usize::from(at.slot)]);
        });
        if left > 0 {
            self.frames.push(Frame::Spread { seat: at.seat, sector: at.sector, slot: at.slot, left });
        }
    }

    /// Armor may fall below zero (SF-END-03).
    pub(crate) fn lose_armor(
        &mut self,
        seat: Seat,
        points: u8,
        step: u16,
        rule: RuleId,
        out: &mut EventSink<'_, Event>,
    ) {
        let armor = &mut self.sides[seat].armor;
        *armor = armor.saturating_sub(i16::from(points));
        let left = *armor;
        out.emit(Viewers::ALL, || Event::ArmorLost { seat, points, left, step, rule });
    }

    /// Emits an event about a card on the table; its name goes only to those who know it (SF-INF-02).
    pub(crate) fn emit_card_event(
        &self,
        at: Spot,
        out: &mut EventSink<'_, Event>,
        event: impl Fn(Option<Matricule>) -> Event,
    ) {
        if !out.is_recording() {
            return;
        }
        let laid = &self.sides[at.seat].board[at.sector.index()][usize::from(at.slot)];
        let name = self.name_of(laid);
        if laid.is_exposed() {
            out.emit(Viewers::ALL, || event(Some(name)));
        } else {
            out.emit(Viewers::only(at.seat), || event(Some(name)));
            out.emit(Viewers::except(at.seat), || event(None));
        }
    }
}
