//! Transferring weapons and devices between a player's cards present together; artillery is picked up and put down.

use crate::cards::card::{Card, Kind, WeaponKind};
use crate::cards::object::{Marks, ObjId, Place};
use crate::content::text_flags;
use crate::event::Event;
use crate::language::Effect;
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::state::State;
use contract::{EventSink, Seat, Viewers};

impl State {
    /// SW-WPN-07: between the player's cards present together, for the deploy cost on the new host.
    pub(crate) fn check_transfer(&self, seat: Seat, card: ObjId, to: ObjId) -> Result<i16, Refusal> {
        let obj = self.obj(card).filter(|obj| obj.owner == seat).ok_or(Refusal::NotThere { card })?;
        let (Place::On(host), Kind::Weapon(_) | Kind::Device) = (obj.place, self.card(obj.card).kind) else {
            return Err(Refusal::rule(rules::TRANSFER));
        };
        if self.card(obj.card).kind == Kind::Weapon(WeaponKind::Artillery) {
            return self.check_carry(seat, card, host, to);
        }
        // From one character, vehicle or starship to another: cards that stand at a site stay there.
        let bears =
            |id| self.printed(id).is_some_and(|card| card.kind == Kind::Character || card.is_vessel());
        need(bears(host) && bears(to), rules::TRANSFER)?;
        let together =
            self.is_present(host) && self.is_present(to) && self.location(host) == self.location(to);
        let fresh = host != to && !obj.marks.has(Marks::SEATED);
        let own = self.obj(to).is_some_and(|to| to.owner == seat) || self.is_for_all(obj.card);
        need(together && fresh && own && self.is_active(card), rules::TRANSFER)?;
        let cost = self.check_on(seat, obj.card, to)?;
        let free = self.subject(card).is_some_and(|subject| {
            self.any_text_for(text_flags::FREE_TRANSFER, subject, |effect| match effect {
                Effect::FreeTransfer(of) => Some(of),
                _ => None,
            })
        });
        self.affordable(seat, if free { 0 } else { cost })
    }

    /// SW-WPN-12: artillery whose text allows it may be picked up by a card present, or put down where its carrier
    /// is.
    pub(crate) fn check_carry(&self, seat: Seat, gun: ObjId, host: ObjId, to: ObjId) -> Result<i16, Refusal> {
        let (Some(bearer), Some(taker)) = (self.subject(gun), self.subject(to)) else {
            return Err(Refusal::NotThere { card: to });
        };
        let carries = self.effects_of(bearer).any(|effect| match effect {
            Effect::Carried(by) => self.passes(bearer, by, taker),
            _ => false,
        });
        let own = taker.owner == seat && self.is_active(to);
        let up = carries && own && self.location(to) == bearer.at && self.is_present(to);
        let down = self.printed(to).is_some_and(Card::is_site)
            && matches!(self.obj(host).map(|on| on.place), Some(Place::At(at)) if at == to);
        need((up || down) && host != to && !self.has_mark(gun, Marks::SEATED), rules::ARTILLERY)?;
        Ok(0)
    }

    pub(crate) fn for_each_transfer(&self, seat: Seat, mut each: impl FnMut(ObjId, ObjId)) {
        for (card, obj) in self.in_play() {
            if obj.owner == seat && matches!(obj.place, Place::On(_)) {
                let to = self.in_play().map(|(to, _)| to);
                to.filter(|to| self.check_transfer(seat, card, *to).is_ok()).for_each(|to| each(card, to));
            }
        }
    }

    pub(crate) fn can_transfer_anything(&self) -> bool {
        let mut any = false;
        self.for_each_transfer(self.active, |_, _| any = true);
        any
    }

    pub(crate) fn transfer(&mut self, seat: Seat, card: ObjId, to: ObjId, out: &mut EventSink<'_, Event>) {
        let cost = self.check_transfer(seat, card, to).unwrap_or(0);
        self.pay(seat, cost);
        // SW-WPN-11: a long-range weapon that is used again counts as a use by its new host.
        let used = if self.is_far(card) { Marks::ARMED } else { Marks::NONE };
        if let Some(obj) = self.obj_mut(card) {
            obj.place = Place::On(to);
            obj.marks = obj.marks.without(used.with(Marks::TAKEN)).with(Marks::SEATED);
        }
        out.emit(Viewers::ALL, || Event::Transferred { card, to, cost });
    }
}
