//! Card texts that take effect on their own: as soon as their conditions hold, or at the start of a turn (SW-ACN-09).

use crate::action::frames::Frame;
use crate::cards::object::{Marks, Obj, ObjId, Place};
use crate::content::text_flags;
use crate::event::Event;
use crate::language::{Clause, Effect, Filter, Timing};
use crate::state::{Phase, State};
use contract::{EventSink, Viewers};

impl State {
    /// Starts the first automatic text whose conditions hold. Returns whether there was one.
    pub(crate) fn run_automatic(&mut self, out: &mut EventSink<'_, Event>) -> bool {
        if !self.has_text_flag(text_flags::AUTO) {
            return false;
        }
        let Some((id, clause, targets)) = self.due_text() else { return false };
        let Some(obj) = self.obj(id).copied() else { return false };
        out.emit(Viewers::ALL, || Event::Automatic { card: id });
        let target = match targets {
            AutoTargets::Only(target) => Some(target),
            AutoTargets::None | AutoTargets::Several => None,
        };
        self.begin_action(obj.owner, self.content.0.name(obj.card), Some(id), clause, target);
        if matches!(targets, AutoTargets::Several) {
            self.frames.push(Frame::Aim { by: obj.owner });
        }
        true
    }

    fn due_text(&self) -> Option<(ObjId, u8, AutoTargets)> {
        self.in_play().find_map(|(id, obj)| {
            if self.content.0.text_flags(obj.card) & text_flags::AUTO == 0 || !self.has_active_text(id) {
                return None;
            }
            let bearer = self.subject(id)?;
            (0..).zip(&self.card(obj.card).text).find_map(|(clause, text)| {
                let Effect::Act(action) = &text.effect else { return None };
                if action.when != Timing::Auto || !self.holds(bearer, clause) {
                    return None;
                }
                match &action.at {
                    None => Some((id, clause, AutoTargets::None)),
                    Some(filter) => Some((id, clause, self.targets(id, filter)?)),
                }
            })
        })
    }

    fn targets(&self, id: ObjId, filter: &Filter) -> Option<AutoTargets> {
        let bearer = self.subject(id)?;
        let mut all = self.in_play().map(|(id, _)| id).filter(|id| self.is_target(bearer, filter, *id));
        let first = all.next()?;
        Some(if all.next().is_some() { AutoTargets::Several } else { AutoTargets::Only(first) })
    }

    /// Marks the texts as due that take effect now, at the start of a turn or phase.
    pub(crate) fn begin_texts(&mut self, flag: u32) {
        if !self.has_text_flag(flag) {
            return;
        }
        for place in 0..self.index.id_limit {
            let id = ObjId(place);
            let off_row = self.obj(id).is_some_and(|obj| obj.place != Place::Row);
            if off_row && self.beginning_clause(id).is_some() {
                self.mark(id, Marks::DUE);
            }
        }
    }

    /// Starts the next due text of the beginning turn or phase, one at a time. Returns whether there was one.
    pub(crate) fn run_due_text(&mut self, out: &mut EventSink<'_, Event>) -> bool {
        let flags = text_flags::TURN_BEGINS | text_flags::PHASE_BEGINS;
        if !self.has_text_flag(flags) || !self.frames.is_empty() {
            return false;
        }
        let due = self.in_play().find(|(_, obj)| obj.marks.has(Marks::DUE));
        let Some((id, obj)) = due.map(|(id, obj)| (id, *obj)) else { return false };
        self.objs[id.index()].marks = obj.marks.without(Marks::DUE);
        if let Some(clause) = self.beginning_clause(id) {
            out.emit(Viewers::ALL, || Event::Automatic { card: id });
            self.begin_action(obj.owner, self.content.0.name(obj.card), Some(id), clause, None);
        }
        true
    }

    /// The clause of a card that takes effect as the turn or phase begins, if its text is active.
    fn beginning_clause(&self, id: ObjId) -> Option<u8> {
        let text = &self.printed(id).filter(|_| self.has_active_text(id))?.text;
        let bearer = self.subject(id)?;
        let now = |when: &Timing| match when {
            Timing::TurnBegins => self.phase == Phase::Activate && bearer.owner == self.active,
            Timing::PhaseBegins(whose, phase) => {
                *phase == self.phase && State::is_whose(*whose, bearer.owner, self.active)
            }
            _ => false,
        };
        let begins = |(clause, text): &(u8, &Clause)| {
            matches!(&text.effect, Effect::Act(action) if now(&action.when)) && self.holds(bearer, *clause)
        };
        (0..).zip(text).find(begins).map(|(clause, _)| clause)
    }

    /// A card arrives at a location: texts there may take effect on it.
    pub(crate) fn mark_arrival(&mut self, id: ObjId) {
        if self.has_text_flag(text_flags::ARRIVES) {
            self.mark(id, Marks::ARRIVED);
        }
    }

    /// SW-ACN-13: starts the next text that takes effect on a card that has just arrived; each does so once. Returns
    /// whether there was one.
    pub(crate) fn run_arrivals(&mut self, out: &mut EventSink<'_, Event>) -> bool {
        let arrived = |(_, obj): &(ObjId, &Obj)| obj.marks.has(Marks::ARRIVED);
        if !self.has_text_flag(text_flags::ARRIVES) || !self.in_play().any(|it| arrived(&it)) {
            return false;
        }
        let found = self.in_play().filter(arrived).find_map(|(card, _)| {
            self.in_play().find_map(|(id, _)| Some((id, self.arrival_clause(id, card)?, card)))
        });
        let Some((id, clause, card)) = found else {
            for obj in &mut self.objs {
                let bears = self.content.0.text_flags(obj.card) & text_flags::ARRIVES != 0;
                let over = if bears { Marks::ARRIVED.with(Marks::ANSWERED) } else { Marks::ARRIVED };
                obj.marks = obj.marks.without(over);
            }
            return false;
        };
        self.mark(id, Marks::ANSWERED);
        let Some(obj) = self.obj(id).copied() else { return false };
        out.emit(Viewers::ALL, || Event::Automatic { card: id });
        self.begin_action(obj.owner, self.content.0.name(obj.card), Some(id), clause, Some(card));
        true
    }

    /// The clause by which a text takes effect on a card that has just arrived where it is.
    fn arrival_clause(&self, id: ObjId, card: ObjId) -> Option<u8> {
        let obj = self.obj(id)?;
        let bears = self.content.0.text_flags(obj.card) & text_flags::ARRIVES != 0;
        if !bears || id == card || obj.marks.has(Marks::ANSWERED) || !self.has_active_text(id) {
            return None;
        }
        let bearer = self.subject(id).filter(|bearer| self.location(card) == bearer.at)?;
        let takes = |(clause, text): &(u8, &Clause)| match &text.effect {
            Effect::Act(action) => match &action.when {
                Timing::Arrives(what) => self.is_target(bearer, what, card) && self.holds(bearer, *clause),
                _ => false,
            },
            _ => false,
        };
        (0..).zip(&self.card(obj.card).text).find(takes).map(|(clause, _)| clause)
    }
}

/// The possible targets of an automatic text.
enum AutoTargets {
    /// The text needs no target.
    None,
    Only(ObjId),
    /// Several targets are possible; the player of the text chooses.
    Several,
}
