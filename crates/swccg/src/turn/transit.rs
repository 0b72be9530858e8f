//! Docking bay transit: a group gathers at one docking bay and moves to another for a single cost.

use crate::action::TextSource;
use crate::action::frames::Frame;
use crate::cards::card::{Icon, Kind, Side};
use crate::cards::object::{Marks, ObjId, Place};
use crate::cards::vessel::moves_on_foot;
use crate::choice::Choice;
use crate::event::Event;
use crate::language::{ActionStep, Effect};
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::state::State;
use contract::{EventSink, Seat, Viewers};

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

    pub(crate) fn check_transit(&self, seat: Seat, from: ObjId, to: ObjId) -> Result<i16, Refusal> {
        let cost = self.dock_cost(from, seat).ok_or(Refusal::rule(rules::TRANSIT))?;
        need(from != to && self.dock_cost(to, seat).is_some(), rules::TRANSIT)?;
        need(self.in_play().any(|(id, _)| self.check_join(seat, from, id).is_ok()), rules::TRANSIT)?;
        self.affordable(seat, cost)
    }

    /// A character or vehicle at the docking bay that has not moved yet and can move.
    fn check_join(&self, seat: Seat, from: ObjId, id: ObjId) -> Result<(), Refusal> {
        let obj = self.obj(id).filter(|obj| obj.owner == seat).ok_or(Refusal::NotThere { card: id })?;
        let card = self.card(obj.card);
        let kind = matches!(card.kind, Kind::Character | Kind::Vehicle(_)) || moves_on_foot(card);
        let spent = Marks::MOVED.with(Marks::TRANSIT);
        let free = obj.marks.without(spent) == obj.marks && !obj.marks.has(Marks::BARRED);
        let able = free && self.is_active(id) && !self.is_fixed(id);
        need(kind && obj.place == Place::At(from) && able, rules::TRANSIT)?;
        need(self.is_crewed(id), rules::CREW)
    }

    /// Checks an answer while a group gathers: a card joins, or the group leaves once it is not empty.
    pub(crate) fn check_gathering(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        match (choice, self.frames.last()) {
            (Choice::Join(id), Some(Frame::Transit { from, .. })) => self.check_join(seat, *from, id),
            (Choice::Join(id), Some(Frame::Gather { by, at })) => {
                need(*by == seat && self.can_be_gathered(*at, id), rules::GATHER)
            }
            (Choice::Pass, _) => need(self.gathered() > 0, rules::TRANSIT),
            _ => Err(Refusal::OtherQuestion),
        }
    }

    pub(crate) fn offer_gathering(&self, seat: Seat, out: &mut Vec<Choice>) {
        let all = [Choice::Pass].into_iter().chain(self.in_play().map(|(id, _)| Choice::Join(id)));
        out.extend(all.filter(|choice| self.check_gathering(seat, *choice).is_ok()));
    }

    /// Whether a card may join the group of the action below.
    fn can_be_gathered(&self, at: ObjId, id: ObjId) -> bool {
        let Some(Frame::Act { by, card, obj, clause, step, .. }) = self.frames.iter().rev().nth(1) else {
            return false;
        };
        let Some(card) = self.content.0.find(*card) else { return false };
        let step = usize::from(*step).saturating_sub(1);
        match self.action_of(card, *clause).and_then(|action| action.steps.get(step)) {
            Some(ActionStep::Gather(filter)) => {
                let bearer = self.bearer(*by, TextSource { card, obj: *obj });
                self.can_gather(bearer, filter, at, id)
            }
            Some(_) | None => false,
        }
    }

    fn gathered(&self) -> u8 {
        self.in_play().filter(|(_, obj)| obj.marks.has(Marks::TRANSIT)).count() as u8
    }

    pub(crate) fn for_each_transit(&self, seat: Seat, mut each: impl FnMut(ObjId, ObjId)) {
        for from in self.row {
            for to in self.row {
                if self.check_transit(seat, from, to).is_ok() {
                    each(from, to);
                }
            }
        }
    }

    /// The group moves.
    pub(crate) fn carry_out_transit(&mut self, seat: Seat, out: &mut EventSink<'_, Event>) {
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
        out.emit(Viewers::ALL, || Event::Transited { from, to, cards, cost });
    }
}
