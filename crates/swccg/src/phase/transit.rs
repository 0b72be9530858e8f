//! Docking bay transit: a group gathers at one docking bay and moves to another for a single cost.

use crate::action::Source;
use crate::card::{Icon, Kind, Side};
use crate::choice::Choice;
use crate::event::Event;
use crate::frames::Frame;
use crate::language::{Effect, Step};
use crate::object::{Marks, ObjId, Place};
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::state::State;
use crate::vessel::walks;
use table::{Out, Seat, Viewers};

impl State {
    /// SW-MOV-06: the cost for a player of leaving this docking bay.
    fn dock_cost(&self, bay: ObjId, seat: Seat) -> Option<i16> {
        let card = self.printed(bay).filter(|card| card.icons.has(Icon::DockingBay))?;
        card.text.iter().find_map(|clause| match clause.effect {
            Effect::Dock([light, dark]) => {
                let light_side = (self.side(seat) == Side::Light) != self.is_rotated(Some(bay));
                Some(i16::from(if light_side { light } else { dark }))
            }
            _ => None,
        })
    }

    pub(crate) fn judge_transit(&self, seat: Seat, from: ObjId, to: ObjId) -> Result<i16, Refusal> {
        let cost = self.dock_cost(from, seat).ok_or(Refusal::rule(rules::TRANSIT))?;
        need(from != to && self.dock_cost(to, seat).is_some(), rules::TRANSIT)?;
        need(self.in_play().any(|(id, _)| self.judge_join(seat, from, id).is_ok()), rules::TRANSIT)?;
        self.affordable(seat, cost)
    }

    /// A character or vehicle at the docking bay that has not moved yet and can move.
    fn judge_join(&self, seat: Seat, from: ObjId, id: ObjId) -> Result<(), Refusal> {
        let obj = self.obj(id).filter(|obj| obj.owner == seat).ok_or(Refusal::NotThere { card: id })?;
        let card = self.card(obj.card);
        let kind = matches!(card.kind, Kind::Character | Kind::Vehicle(_)) || walks(card);
        let spent = Marks::MOVED.with(Marks::TRANSIT);
        let free = obj.marks.without(spent) == obj.marks && !obj.marks.has(Marks::BARRED);
        let able = free && self.is_active(id) && !self.is_fixed(id);
        need(kind && obj.place == Place::At(from) && able, rules::TRANSIT)?;
        need(self.is_crewed(id), rules::CREW)
    }

    /// Checks an answer while a group gathers: a card joins, or the group leaves once it is not empty.
    pub(crate) fn judge_gathering(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        match (choice, self.frames.last()) {
            (Choice::Join(id), Some(Frame::Transit { from, .. })) => self.judge_join(seat, *from, id),
            (Choice::Join(id), Some(Frame::Gather { by, at })) => {
                need(*by == seat && self.may_be_gathered(*at, id), rules::GATHER)
            }
            (Choice::Pass, _) => need(self.gathered() > 0, rules::TRANSIT),
            _ => Err(Refusal::OtherQuestion),
        }
    }

    pub(crate) fn offer_gathering(&self, seat: Seat, out: &mut Vec<Choice>) {
        let all = [Choice::Pass].into_iter().chain(self.in_play().map(|(id, _)| Choice::Join(id)));
        out.extend(all.filter(|choice| self.judge_gathering(seat, *choice).is_ok()));
    }

    /// Whether a card may join the group of the action below.
    fn may_be_gathered(&self, at: ObjId, id: ObjId) -> bool {
        let Some(Frame::Act { by, card, obj, clause, step, .. }) = self.frames.iter().rev().nth(1) else {
            return false;
        };
        let Some(card) = self.content.0.find(*card) else { return false };
        let step = usize::from(*step).saturating_sub(1);
        match self.action_of(card, *clause).and_then(|action| action.steps.get(step)) {
            Some(Step::Gather(filter)) => {
                let bearer = self.bearer(*by, Source { card, obj: *obj });
                self.can_gather(bearer, filter, at, id)
            }
            Some(_) | None => false,
        }
    }

    fn gathered(&self) -> u8 {
        self.in_play().filter(|(_, obj)| obj.marks.has(Marks::TRANSIT)).count() as u8
    }

    pub(crate) fn transits(&self, seat: Seat, mut each: impl FnMut(ObjId, ObjId)) {
        for from in self.row {
            for to in self.row {
                if self.judge_transit(seat, from, to).is_ok() {
                    each(from, to);
                }
            }
        }
    }

    /// The group moves.
    pub(crate) fn go(&mut self, seat: Seat, out: &mut Out<'_, Event>) {
        // A group gathered by a text waits for the text's next step.
        let Some(Frame::Transit { from, to }) = self.frames.pop() else { return };
        let cost = self.dock_cost(from, seat).unwrap_or(0);
        self.pay(seat, cost);
        let cards = self.gathered();
        for obj in &mut self.objs {
            if obj.marks.has(Marks::TRANSIT) {
                obj.place = Place::At(to);
                obj.marks = obj.marks.without(Marks::TRANSIT).with(Marks::MOVED);
            }
        }
        out.tell(Viewers::ALL, || Event::Transited { from, to, cards, cost });
    }
}
