//! Captives: how they are taken, imprisoned, held aboard and released; captured starships.

use super::run::RunningAction;
use crate::action::frames::{Frame, Moment};
use crate::cards::card::{Card, Kind};
use crate::cards::object::{MAX_OBJECTS, Marks, Obj, ObjId, Place};
use crate::content::text_flags;
use crate::event::Event;
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::state::State;
use contract::{EventSink, Seat, Viewers};

/// Sites with this keyword hold prisoners.
const PRISON: &str = "prison";

impl State {
    /// SW-CPT-01: the card about to be lost, or the target, is captured after its hit is cleared; the escort was
    /// chosen before.
    pub(super) fn capture_answered(&mut self, running: &RunningAction, out: &mut EventSink<'_, Event>) {
        let window = self.frames.len().checked_sub(2).and_then(|below| self.frames.get(below));
        let captive = match window {
            Some(Frame::Window { moment: Moment::Leaving(id), .. }) => Some(*id),
            Some(_) | None => running.target,
        };
        // SW-CPT-03: a captured starship goes with the ship whose tractor beam holds it.
        let captor = running.second.or_else(|| running.bearer.obj.and_then(|beam| self.host_of(beam)));
        if let Some(captive) = captive {
            self.capture(captive, captor, out);
        }
    }

    pub(crate) fn capture(&mut self, card: ObjId, by: Option<ObjId>, out: &mut EventSink<'_, Event>) {
        for place in 0..MAX_OBJECTS as u8 {
            let id = ObjId(place);
            if id == card || self.is_within(id, card) {
                let obj = &mut self.objs[id.index()];
                obj.marks = obj.marks.without(Marks::OF_BATTLE);
            }
        }
        if let Some(obj) = self.obj_mut(card) {
            obj.marks = obj.marks.with(Marks::CAPTIVE);
            if let Some(escort) = by {
                obj.place = Place::On(escort);
            }
        }
        out.emit(Viewers::ALL, || Event::Captured { card });
    }

    /// Characters aboard a captured starship become captives of the ship that holds it.
    pub(super) fn capture_aboard(&mut self, running: &RunningAction, out: &mut EventSink<'_, Event>) {
        let Some(ship) = running.target else { return };
        let Some(holder) = self.holder(ship) else { return };
        let people: Vec<ObjId> = self.own_characters(ship).collect();
        for id in people {
            self.capture(id, Some(holder), out);
        }
    }

    /// The opponent's starship whose tractor beam holds a captured one.
    fn holder(&self, ship: ObjId) -> Option<ObjId> {
        let captured = self.obj(ship)?;
        let Place::On(captor) = captured.place else { return None };
        let holds = |(id, obj): (ObjId, &Obj)| {
            obj.owner != captured.owner
                && obj.place == Place::On(captor)
                && self.content.0.text_flags(obj.card) & text_flags::BEAM != 0
                && self.is_active(id)
        };
        self.in_play().any(holds).then_some(captor)
    }

    /// SW-CPT-03: a captured starship no longer held by a tractor beam is released; one without characters of its
    /// owner aboard changes sides.
    pub(crate) fn settle_captives(&mut self, out: &mut EventSink<'_, Event>) -> bool {
        let captured = self.in_play().find_map(|(id, obj)| {
            let ship = obj.marks.has(Marks::CAPTIVE) && self.card(obj.card).is_vessel();
            (ship && (self.holder(id).is_none() || self.own_characters(id).next().is_none())).then_some(id)
        });
        let Some(card) = captured else { return false };
        let (held, at) = (self.holder(card).is_some(), self.location(card));
        let obj = &mut self.objs[card.index()];
        obj.marks = obj.marks.without(Marks::CAPTIVE);
        obj.place = at.map_or(obj.place, Place::At);
        if held {
            let by = obj.owner.other();
            self.change_sides(card, by);
            out.emit(Viewers::ALL, || Event::Stolen { by, card });
        } else {
            out.emit(Viewers::ALL, || Event::Released { card });
        }
        true
    }

    /// SW-STL-01: a card changes sides with everything on it and aboard.
    pub(super) fn change_sides(&mut self, card: ObjId, by: Seat) {
        for place in 0..MAX_OBJECTS as u8 {
            let id = ObjId(place);
            if id == card || self.is_within(id, card) {
                self.objs[id.index()].owner = by;
            }
        }
    }

    /// SW-CPT-02, SW-CPT-03: captives of an escort that leaves the table are released where it stood, or escape to the
    /// Used Pile where no character can be.
    pub(crate) fn release_captives(&mut self, escort: ObjId, out: &mut EventSink<'_, Event>) {
        for place in 0..MAX_OBJECTS as u8 {
            let card = ObjId(place);
            let held = self
                .obj(card)
                .is_some_and(|obj| obj.place == Place::On(escort) && obj.marks.has(Marks::CAPTIVE));
            if !held {
                continue;
            }
            let at = self.location(escort);
            let site = at.and_then(|at| self.printed(at)).is_some_and(Card::is_site)
                || self.printed(card).is_some_and(Card::is_vessel);
            let obj = &mut self.objs[card.index()];
            obj.marks = obj.marks.without(Marks::CAPTIVE);
            out.emit(Viewers::ALL, || Event::Released { card });
            match at.filter(|_| site) {
                Some(at) => self.objs[card.index()].place = Place::At(at),
                None => self.put_in_used(card, out),
            }
        }
    }

    /// SW-CPT-04: in the captor's move phase an escort hands a captive over to the prison it stands in.
    pub(crate) fn check_imprison(&self, seat: Seat, id: ObjId) -> Result<i16, Refusal> {
        let not_there = Refusal::NotThere { card: id };
        let obj = self.obj(id).filter(|obj| obj.marks.has(Marks::CAPTIVE)).ok_or(not_there.clone())?;
        let Place::On(escort) = obj.place else { return Err(not_there) };
        let prison = |at| self.printed(at).is_some_and(|card| card.traits.iter().any(|word| word == PRISON));
        let stands = matches!(self.obj(escort).map(|escort| escort.place), Some(Place::At(at)) if prison(at));
        let own = self.obj(escort).is_some_and(|escort| escort.owner == seat);
        let character = self.printed(id).is_some_and(|card| card.kind == Kind::Character);
        need(own && stands && character, rules::PRISON)?;
        Ok(0)
    }
}
