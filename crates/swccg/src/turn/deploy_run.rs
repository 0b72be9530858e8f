//! Carrying out a deployment from hand, including what the card's own text requires before anybody responds.

use crate::action::destiny_kind::DestinyKind;
use crate::action::frames::{AwaitedDestiny, Frame, Moment};
use crate::cards::card::{CardId, CardName};
use crate::cards::object::{ObjId, Place, Role};
use crate::choice::Destination;
use crate::event::Event;
use crate::language::Effect;
use crate::numbers::modifiers::Subject;
use crate::state::State;
use contract::{EventSink, Seat, Viewers};

impl State {
    /// Takes a card out of a hand and shows it to everybody.
    pub(crate) fn show_from_hand(
        &mut self,
        seat: Seat,
        name: CardName,
        out: &mut EventSink<'_, Event>,
    ) -> Option<CardId> {
        let id = self.content.0.find(name)?;
        let slot = self.sides[seat].take_from_hand(id)?;
        out.learned(slot.seen.others());
        Some(id)
    }

    pub(crate) fn deploy(
        &mut self,
        by: Seat,
        card: CardName,
        to: Destination,
        out: &mut EventSink<'_, Event>,
    ) {
        let cost = self.check_deploy(by, card, to).unwrap_or(0);
        let Some(id) = self.show_from_hand(by, card, out) else { return };
        if let Some(Frame::Bring { .. }) = self.frames.last() {
            self.frames.pop();
        }
        self.pay(by, cost);
        self.put_down(by, id, to, cost, out);
    }

    /// Puts a card on the table; its own text may require more before anybody responds.
    pub(crate) fn put_down(
        &mut self,
        by: Seat,
        card: CardId,
        to: Destination,
        cost: i16,
        out: &mut EventSink<'_, Event>,
    ) -> ObjId {
        let id = match to {
            Destination::Row(place) => {
                let id = self.put_on_table(card, by, Place::Row);
                self.row.insert(usize::from(place), id);
                id
            }
            Destination::Over(location) => self.convert(card, by, location),
            Destination::At(at) => self.put_on_table(card, by, Place::At(at)),
            Destination::Aboard(vessel, role) => self.put_on_table(card, by, Place::Aboard(vessel, role)),
            Destination::On(host) => self.put_on_table(card, by, Place::On(host)),
            Destination::Table => self.put_on_table(card, by, Place::Table),
        };
        if matches!(to, Destination::At(_)) {
            self.mark_arrival(id);
        }
        let name = self.content.0.name(card);
        out.emit(Viewers::ALL, || Event::Deployed { by, id, card: name, to, cost });
        self.open_window(Moment::Deployed(id), by.other());
        for clause in &self.card(card).text {
            match clause.effect {
                Effect::DeployTest(_) => {
                    self.frames.push(Frame::DeployTest { card: id, drawn: AwaitedDestiny::Not });
                }
                Effect::Modes(of) => self.frames.push(Frame::Mode { card: id, of }),
                Effect::Aims(_) => self.frames.push(Frame::AimOf { card: id }),
                _ => {}
            }
        }
        id
    }

    /// SW-DEP-14: a card that needs a destiny to stay draws it, and is lost unless it is above the number.
    pub(crate) fn run_deploy_test(
        &mut self,
        id: ObjId,
        drawn: AwaitedDestiny,
        out: &mut EventSink<'_, Event>,
    ) {
        let (Some(obj), AwaitedDestiny::As(drawn)) = (self.obj(id).copied(), drawn) else {
            match self.obj(id).map(|obj| obj.owner) {
                Some(by) => {
                    let (kind, stage) = (DestinyKind::Card, crate::action::frames::DestinyStage::Fresh);
                    self.frames.push(Frame::Destiny { by, kind, stage });
                }
                None => {
                    self.frames.pop();
                }
            }
            return;
        };
        self.frames.pop();
        let needs = self.card(obj.card).text.iter().find_map(|clause| match &clause.effect {
            Effect::DeployTest(num) => Some(num),
            _ => None,
        });
        let (Some(needs), Some(bearer)) = (needs, self.subject(id)) else { return };
        let least = self.amount(bearer, needs, bearer);
        if drawn.is_none_or(|drawn| drawn <= least) {
            self.lose_with_event(id, out);
        }
    }

    /// Whether a card just deployed may target that card (SW-DEP-15).
    pub(crate) fn can_aim(&self, id: ObjId, target: ObjId) -> bool {
        self.subject(id).is_some_and(|bearer| self.can_aim_at(bearer, target))
    }

    /// Whether a card's text lets it target that card when deployed; a vehicle has only one interior (SW-VST-01).
    pub(crate) fn can_aim_at(&self, bearer: Subject, target: ObjId) -> bool {
        let card = self.card(bearer.card);
        let aims = card.text.iter().find_map(|clause| match &clause.effect {
            Effect::Aims(filter) => Some(filter),
            _ => None,
        });
        let taken = || self.row.iter().any(|site| self.vehicle_of(*site) == Some(target));
        aims.is_some_and(|filter| self.is_target(bearer, filter, target))
            && !(card.is_vehicle_site() && taken())
    }

    /// Chooses one of several texts of a card (SW-TXT-03).
    pub(crate) fn pick_mode(&mut self, mode: u8, out: &mut EventSink<'_, Event>) {
        let Some(Frame::Mode { card, .. }) = self.frames.pop() else { return };
        if let Some(obj) = self.obj_mut(card) {
            obj.marks = obj.marks.with_mode(mode);
        }
        out.emit(Viewers::ALL, || Event::Chosen { card, mode });
    }

    /// SW-LOC-03: the location keeps its id, its place and everything at it; the old card goes under the new one.
    pub(crate) fn convert(&mut self, card: CardId, by: Seat, location: ObjId) -> ObjId {
        if let Some(old) = self.obj(location).copied() {
            self.put_on_table(old.card, old.owner, Place::Under(location));
            let top = &mut self.objs[location.index()];
            (top.card, top.owner) = (card, by);
        }
        self.rebuild_index();
        location
    }

    pub(crate) fn deploy_with(
        &mut self,
        by: Seat,
        ship: CardName,
        pilot: CardName,
        at: ObjId,
        out: &mut EventSink<'_, Event>,
    ) {
        let cost = self.check_deploy_with(by, ship, pilot, at).unwrap_or(0);
        let (Some(vessel), Some(crew)) =
            (self.show_from_hand(by, ship, out), self.show_from_hand(by, pilot, out))
        else {
            return;
        };
        self.pay(by, cost);
        let id = self.put_down(by, vessel, Destination::At(at), cost, out);
        self.put_down(by, crew, Destination::Aboard(id, Role::Pilot), 0, out);
    }
}
