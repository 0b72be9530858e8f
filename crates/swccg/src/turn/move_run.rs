//! Listing legal moves and carrying them out.

use crate::action::frames::Frame;
use crate::cards::card::Kind;
use crate::cards::object::{Marks, Obj, ObjId, Place, Role};
use crate::cards::vessel::flies_in_clouds;
use crate::choice::{Choice, MoveKind};
use crate::content::text_flags;
use crate::event::Event;
use crate::state::State;
use contract::{EventSink, Seat, Viewers};

impl State {
    /// Calls `each` for every legal move of a card.
    pub(crate) fn moves(&self, seat: Seat, id: ObjId, obj: &Obj, mut each: impl FnMut(MoveKind)) {
        let card = self.card(obj.card);
        if obj.owner != seat
            && obj.marks.has(Marks::CAPTIVE)
            && self.check_move(seat, id, MoveKind::Imprison).is_ok()
        {
            each(MoveKind::Imprison);
        }
        if obj.owner != seat || !self.is_mover(seat, id) {
            return;
        }
        let (stands, sits) = (matches!(obj.place, Place::At(_)), matches!(obj.place, Place::Aboard(..)));
        let moved = obj.marks.has(Marks::MOVED);
        let mut offer = |way: MoveKind| {
            if !(moved && way.is_regular()) && self.check_way(seat, id, obj, way).is_ok() {
                each(way);
            }
        };
        let flies = matches!(card.kind, Kind::Starship(_));
        let clouds = flies_in_clouds(card);
        let gates = self.has_passages();
        for to in self.row.into_iter().filter(|_| !moved) {
            if flies && stands {
                [MoveKind::Hyperspeed(to), MoveKind::Land(to), MoveKind::TakeOff(to)]
                    .into_iter()
                    .for_each(&mut offer);
            } else if stands {
                offer(MoveKind::Walk(to));
            } else if !flies {
                offer(MoveKind::ShuttleDown(to));
            }
            if clouds && stands {
                [MoveKind::Land(to), MoveKind::TakeOff(to)].into_iter().for_each(&mut offer);
            }
            if sits && self.has_text_flag(text_flags::VEHICLE_SITE) {
                offer(MoveKind::Inside(to));
            }
            if gates && stands {
                offer(MoveKind::Passage(to));
            }
        }
        if sits {
            offer(MoveKind::Disembark);
        }
        let vessels = self.in_play().filter(|(_, on)| on.owner == seat && self.card(on.card).is_vessel());
        for (vessel, _) in vessels {
            for role in Role::ALL {
                offer(MoveKind::Embark(vessel, role));
                if stands && self.has_text_flag(text_flags::VEHICLE_SITE) {
                    offer(MoveKind::Board(vessel, role));
                }
                if stands && !flies {
                    offer(MoveKind::ShuttleUp(vessel, role));
                }
                if sits && !flies {
                    offer(MoveKind::Across(vessel, role));
                }
            }
        }
    }

    /// Calls `each` for moves by texts of locations in the control phase.
    pub(crate) fn for_each_passage(&self, seat: Seat, mut each: impl FnMut(ObjId, MoveKind)) {
        if !self.has_passages() {
            return;
        }
        let stands = |obj: &Obj| obj.owner == seat && matches!(obj.place, Place::At(_));
        for (id, _) in self.in_play().filter(|(_, obj)| stands(obj)) {
            for to in self.row {
                let way = MoveKind::Passage(to);
                if self.check_move(seat, id, way).is_ok() {
                    each(id, way);
                }
            }
        }
    }

    /// SW-MOV-05: calls `each` for every change of seats aboard.
    pub(crate) fn seat_changes(&self, seat: Seat, mut each: impl FnMut(ObjId, MoveKind)) {
        for (id, obj) in self.in_play().filter(|(_, obj)| obj.owner == seat) {
            let Place::Aboard(vessel, _) = obj.place else { continue };
            for role in Role::ALL {
                if self.check_seat_change(seat, id, vessel, role).is_ok() {
                    each(id, MoveKind::Embark(vessel, role));
                }
            }
        }
    }

    pub(crate) fn can_change_seats(&self) -> bool {
        let mut any = false;
        self.seat_changes(self.active, |_, _| any = true);
        any
    }

    pub(crate) fn can_pass_anything(&self) -> bool {
        let mut any = false;
        self.for_each_passage(self.active, |_, _| any = true);
        any
    }

    pub(crate) fn offer_moves(&self, seat: Seat, out: &mut Vec<Choice>) {
        for (card, obj) in self.in_play() {
            self.moves(seat, card, obj, |way| out.push(Choice::Move { card, way }));
        }
        self.for_each_transit(seat, |from, to| out.push(Choice::Transit { from, to }));
    }

    pub(crate) fn can_move_anything(&self) -> bool {
        let mut any = false;
        for (card, obj) in self.in_play() {
            self.moves(self.active, card, obj, |_| any = true);
            if any {
                return true;
            }
        }
        self.for_each_transit(self.active, |_, _| any = true);
        any
    }

    pub(crate) fn make_move(&mut self, seat: Seat, id: ObjId, way: MoveKind, out: &mut EventSink<'_, Event>) {
        let cost = self.check_move(seat, id, way).unwrap_or(0);
        self.pay(seat, cost);
        self.use_shuttle(seat, id, way);
        self.carry_out_move(id, way, cost, out);
    }

    /// A vehicle that shuttled somebody has used its move.
    pub(crate) fn use_shuttle(&mut self, seat: Seat, id: ObjId, way: MoveKind) {
        let Some(obj) = self.obj(id).copied() else { return };
        let site = match (way, obj.place) {
            (MoveKind::ShuttleUp(..), Place::At(from)) => from,
            (MoveKind::ShuttleDown(site), _) => site,
            _ => return,
        };
        if let Some(shuttle) = self.shuttle_at(seat, &obj, site) {
            self.mark(shuttle, Marks::MOVED);
        }
    }

    /// SW-MOV-02: the next site between a vehicle and its destination, if there is one.
    fn next_between(&self, id: ObjId, to: ObjId) -> Option<ObjId> {
        let Some(Place::At(from)) = self.obj(id).map(|obj| obj.place) else { return None };
        if self.is_vehicle_doorway(from, to) {
            return None;
        }
        let place = |site| self.row.iter().position(|other| *other == site);
        let (at, end) = (place(from)?, place(to)?);
        let next = if at < end { at + 1 } else { at.checked_sub(1)? };
        (next != end && at != end).then(|| self.row[next])
    }

    /// SW-MOV-02: a vehicle is at each site it passes: texts that take effect there do so before it moves on.
    pub(crate) fn run_passing(&mut self, card: ObjId, to: ObjId, out: &mut EventSink<'_, Event>) {
        if self.run_arrivals(out) || self.run_automatic(out) {
            return;
        }
        let next = self.next_between(card, to);
        // SW-CAP-02: a vehicle that has lost its driver on the way stays there.
        let still = matches!(self.obj(card).map(|obj| obj.place), Some(Place::At(at)) if at != to)
            && self.is_crewed(card);
        if let Some(obj) = self.obj_mut(card).filter(|_| still) {
            obj.place = Place::At(next.unwrap_or(to));
            self.mark_arrival(card);
        }
        if next.is_none() || !still {
            self.frames.pop();
            self.join_battle(card);
        }
    }

    pub(crate) fn carry_out_move(
        &mut self,
        id: ObjId,
        way: MoveKind,
        cost: i16,
        out: &mut EventSink<'_, Event>,
    ) {
        if let MoveKind::Walk(to) = way
            && self.next_between(id, to).is_some()
        {
            self.mark(id, Marks::MOVED.with(Marks::WALKED));
            out.emit(Viewers::ALL, || Event::Moved { id, way, cost });
            self.frames.push(Frame::Passing { card: id, to });
            return;
        }
        let (place, mark) = match way {
            MoveKind::Walk(to) => (Place::At(to), Marks::MOVED.with(Marks::WALKED)),
            MoveKind::Hyperspeed(to)
            | MoveKind::Land(to)
            | MoveKind::TakeOff(to)
            | MoveKind::ShuttleDown(to)
            | MoveKind::Inside(to)
            | MoveKind::Passage(to) => (Place::At(to), Marks::MOVED),
            MoveKind::ShuttleUp(ship, role) | MoveKind::Board(ship, role) => {
                (Place::Aboard(ship, role), Marks::MOVED)
            }
            MoveKind::Embark(vessel, role) | MoveKind::Across(vessel, role) => {
                (Place::Aboard(vessel, role), Marks::SEATED)
            }
            MoveKind::Disembark | MoveKind::Imprison => {
                let at = self.location(id);
                (at.map_or(Place::Row, Place::At), Marks::SEATED)
            }
        };
        if let Some(obj) = self.obj_mut(id) {
            obj.place = place;
            obj.marks = obj.marks.with(mark);
        }
        if State::end_location(way).is_some() {
            self.mark_arrival(id);
        }
        out.emit(Viewers::ALL, || Event::Moved { id, way, cost });
    }
}
