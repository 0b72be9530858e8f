//! Every legal move, and making it.

use crate::card::Kind;
use crate::choice::{Choice, Way};
use crate::content::bits;
use crate::event::Event;
use crate::object::{Marks, Obj, ObjId, Place, Role};
use crate::state::State;
use table::{Out, Seat, Viewers};

impl State {
    /// Every legal move of a card.
    pub(crate) fn moves(&self, seat: Seat, id: ObjId, obj: &Obj, mut each: impl FnMut(Way)) {
        let mut offer = |way| {
            if self.judge_move(seat, id, way).is_ok() {
                each(way);
            }
        };
        let card = self.card(obj.card);
        if obj.owner != seat && obj.marks.has(Marks::CAPTIVE) {
            offer(Way::Imprison);
        }
        if obj.owner != seat || !self.can_move_at_all(obj) {
            return;
        }
        let flies = matches!(card.kind, Kind::Starship(_));
        let gates = self.has_text(bits::PASSAGE);
        for to in self.row {
            if flies {
                [Way::Hyperspeed(to), Way::Land(to), Way::TakeOff(to)].into_iter().for_each(&mut offer);
            } else {
                [Way::Walk(to), Way::ShuttleDown(to)].into_iter().for_each(&mut offer);
            }
            if self.has_text(bits::VEHICLE_SITE) {
                offer(Way::Inside(to));
            }
            if gates {
                offer(Way::Passage(to));
            }
        }
        if matches!(obj.place, Place::Aboard(..)) {
            offer(Way::Disembark);
        }
        let vessels = self.in_play().filter(|(_, on)| on.owner == seat && self.card(on.card).is_vessel());
        for (vessel, _) in vessels {
            for role in Role::ALL {
                offer(Way::Embark(vessel, role));
                if self.has_text(bits::VEHICLE_SITE) {
                    offer(Way::Board(vessel, role));
                }
                if !flies {
                    offer(Way::ShuttleUp(vessel, role));
                    offer(Way::Across(vessel, role));
                }
            }
        }
    }

    /// Moves by texts of locations that open in the control phase.
    pub(crate) fn passages(&self, seat: Seat, mut each: impl FnMut(ObjId, Way)) {
        if !self.has_text(bits::PASSAGE) {
            return;
        }
        for (id, obj) in self.in_play().filter(|(_, obj)| obj.owner == seat) {
            for to in self.row {
                let way = Way::Passage(to);
                if matches!(obj.place, Place::At(_)) && self.judge_move(seat, id, way).is_ok() {
                    each(id, way);
                }
            }
        }
    }

    pub(crate) fn can_pass_anything(&self) -> bool {
        let mut any = false;
        self.passages(self.active, |_, _| any = true);
        any
    }

    pub(crate) fn offer_moves(&self, seat: Seat, out: &mut Vec<Choice>) {
        for (card, obj) in self.in_play() {
            self.moves(seat, card, obj, |way| out.push(Choice::Move { card, way }));
        }
        self.transits(seat, |from, to| out.push(Choice::Transit { from, to }));
    }

    pub(crate) fn can_move_anything(&self) -> bool {
        let mut any = false;
        for (card, obj) in self.in_play() {
            self.moves(self.active, card, obj, |_| any = true);
            if any {
                return true;
            }
        }
        self.transits(self.active, |_, _| any = true);
        any
    }

    pub(crate) fn make_move(&mut self, seat: Seat, id: ObjId, way: Way, out: &mut Out<'_, Event>) {
        let cost = self.judge_move(seat, id, way).unwrap_or(0);
        self.pay(seat, cost);
        self.use_shuttle(seat, id, way);
        self.go_way(id, way, cost, out);
    }

    /// A vehicle that shuttled somebody has made its move.
    pub(crate) fn use_shuttle(&mut self, seat: Seat, id: ObjId, way: Way) {
        let Some(obj) = self.obj(id).copied() else { return };
        let site = match (way, obj.place) {
            (Way::ShuttleUp(..), Place::At(from)) => from,
            (Way::ShuttleDown(site), _) => site,
            _ => return,
        };
        if let Some(shuttle) = self.shuttle_at(seat, &obj, site) {
            self.mark(shuttle, Marks::MOVED);
        }
    }

    /// A card has moved.
    pub(crate) fn go_way(&mut self, id: ObjId, way: Way, cost: i16, out: &mut Out<'_, Event>) {
        let (place, mark) = match way {
            Way::Walk(to)
            | Way::Hyperspeed(to)
            | Way::Land(to)
            | Way::TakeOff(to)
            | Way::ShuttleDown(to)
            | Way::Inside(to)
            | Way::Passage(to) => (Place::At(to), Marks::MOVED),
            Way::ShuttleUp(ship, role) | Way::Board(ship, role) => (Place::Aboard(ship, role), Marks::MOVED),
            Way::Embark(vessel, role) | Way::Across(vessel, role) => {
                (Place::Aboard(vessel, role), Marks::SEATED)
            }
            Way::Disembark | Way::Imprison => {
                let at = self.location(id);
                (at.map_or(Place::Row, Place::At), Marks::SEATED)
            }
        };
        if let Some(obj) = self.obj_mut(id) {
            obj.place = place;
            obj.marks = obj.marks.with(mark);
        }
        out.tell(Viewers::ALL, || Event::Moved { id, way, cost });
    }
}
