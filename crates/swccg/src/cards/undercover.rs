//! Undercover spies: they cross to the opponent's side of a site and take part in nothing until their cover is
//! broken, that is, until the Effect that hides them leaves the table.

use crate::cards::object::{Marks, Obj, ObjId, Place};
use crate::content::text_flags;
use crate::state::State;
use contract::Seat;

impl State {
    /// SW-COV-01: whether a card is undercover, by an Effect on it.
    pub(crate) fn is_undercover(&self, id: ObjId) -> bool {
        self.has_text_flag(text_flags::UNDERCOVER)
            && self.in_play().any(|(_, obj)| obj.place == Place::On(id) && self.is_cover(obj))
    }

    fn is_cover(&self, obj: &Obj) -> bool {
        self.content.0.text_flags(obj.card) & text_flags::UNDERCOVER != 0
    }

    /// SW-COV-02: whether a player has an undercover spy at a location; the opponent cannot drain there.
    pub(crate) fn spies_at(&self, seat: Seat, at: ObjId) -> bool {
        self.has_text_flag(text_flags::UNDERCOVER)
            && self.in_play().any(|(id, obj)| {
                obj.owner == seat
                    && self.location(id) == Some(at)
                    && !self.is_with_captive(id)
                    && self.is_undercover(id)
            })
    }

    /// Whether a card is a captive, or aboard or on one.
    pub(crate) fn is_with_captive(&self, id: ObjId) -> bool {
        let mut at = Some(id);
        while let Some(card) = at {
            if self.has_mark(card, Marks::CAPTIVE) {
                return true;
            }
            at = match self.obj(card).map(|obj| obj.place) {
                Some(Place::Aboard(on, _) | Place::On(on)) => Some(on),
                Some(_) | None => None,
            };
        }
        false
    }

    /// Whether a card is on a captive by a text that says so.
    fn clings_to_captive(&self, id: ObjId) -> bool {
        self.obj(id).is_some_and(|obj| {
            self.content.0.text_flags(obj.card) & text_flags::FOR_CAPTIVES != 0
                && matches!(obj.place, Place::On(host) if self.has_mark(host, Marks::CAPTIVE))
        })
    }

    /// Whether a card is active: not set aside, captive or undercover, nor aboard or on such a card. The Effect that
    /// hides a spy stays active.
    pub(crate) fn is_active(&self, id: ObjId) -> bool {
        // SW-CPT-05: an Effect made for captives stays active on one.
        if self.has_text_flag(text_flags::FOR_CAPTIVES) && self.clings_to_captive(id) {
            return true;
        }
        let (mut at, mut hider) = (id, false);
        loop {
            let Some(obj) = self.obj(at) else { return false };
            if obj.marks.has(Marks::CAPTIVE) || !hider && self.is_undercover(at) {
                return false;
            }
            hider = self.is_cover(obj);
            match obj.place {
                Place::Aboard(on, _) | Place::On(on) => at = on,
                Place::Under(_) => return false,
                Place::Free | Place::Row | Place::At(_) | Place::Table => return true,
            }
        }
    }
}
