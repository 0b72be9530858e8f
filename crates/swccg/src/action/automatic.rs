//! Card texts that take effect on their own: as soon as their conditions hold, or at the start of a turn (SW-ACN-09).

use crate::action::frames::Frame;
use crate::cards::object::{Marks, ObjId, Place};
use crate::content::text_flags;
use crate::event::Event;
use crate::language::{Effect, Filter, Timing};
use crate::state::State;
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

    /// Marks the start-of-turn texts of the active player as due.
    pub(crate) fn begin_turn_texts(&mut self) {
        if !self.has_text_flag(text_flags::TURN_BEGINS) {
            return;
        }
        for place in 0..self.index.id_limit {
            let id = ObjId(place);
            let own = self.obj(id).is_some_and(|obj| obj.owner == self.active && obj.place != Place::Row);
            if own && self.turn_clause(id).is_some() {
                self.mark(id, Marks::DUE);
            }
        }
    }

    /// Starts the next due start-of-turn text, one at a time. Returns whether there was one.
    pub(crate) fn run_due_text(&mut self) -> bool {
        if !self.has_text_flag(text_flags::TURN_BEGINS) || !self.frames.is_empty() {
            return false;
        }
        let due = self.in_play().find(|(_, obj)| obj.marks.has(Marks::DUE));
        let Some((id, obj)) = due.map(|(id, obj)| (id, *obj)) else { return false };
        self.objs[id.index()].marks = obj.marks.without(Marks::DUE);
        if let Some(clause) = self.turn_clause(id) {
            self.begin_action(obj.owner, self.content.0.name(obj.card), Some(id), clause, None);
        }
        true
    }

    /// The clause of a card that takes effect at the start of a turn, if its text is active.
    fn turn_clause(&self, id: ObjId) -> Option<u8> {
        let text = &self.printed(id).filter(|_| self.has_active_text(id))?.text;
        let begins =
            |effect: &Effect| matches!(effect, Effect::Act(action) if action.when == Timing::TurnBegins);
        text.iter().position(|clause| begins(&clause.effect)).map(|place| place as u8)
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
