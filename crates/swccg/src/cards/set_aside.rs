//! Cards set aside: they are face up under the card whose text put them there, take part in nothing, and are lost
//! with it (SW-ZON-02).

use crate::cards::object::{Obj, ObjId, Place};
use crate::cards::pile::{SeenBy, Slot};
use crate::event::Event;
use crate::state::State;
use contract::{EventSink, Viewers};

impl State {
    /// Whether a card is set aside; a location under the other player's version of it is not.
    pub(crate) fn is_set_aside(&self, obj: &Obj) -> bool {
        matches!(obj.place, Place::Under(_)) && !self.card(obj.card).is_location()
    }

    /// The first card set aside under another.
    pub(crate) fn set_aside_under(&self, under: ObjId) -> Option<ObjId> {
        let lies = |obj: &Obj| obj.place == Place::Under(under) && self.is_set_aside(obj);
        self.in_play().find(|(_, obj)| lies(obj)).map(|(id, _)| id)
    }

    /// Whether a card can be set aside under another: it is no location, and not the other card itself or anything
    /// that card is on or aboard.
    pub(crate) fn can_set_aside(&self, card: ObjId, under: ObjId) -> bool {
        self.printed(card).is_some_and(|card| !card.is_location())
            && self.obj(under).is_some()
            && card != under
            && !self.is_within(under, card)
    }

    /// Sets a card aside under another, as a new card: what is on it is lost, and no aim or record refers to it any
    /// more.
    pub(crate) fn set_aside(&mut self, card: ObjId, under: ObjId, out: &mut EventSink<'_, Event>) {
        if !self.can_set_aside(card, under) {
            return;
        }
        self.lose_attached(card, out);
        let Some(printed) = self.obj(card).map(|obj| obj.card) else { return };
        let aside = self.put_on_table(printed, self.original_owner(printed), Place::Under(under));
        self.free_slot(card);
        out.emit(Viewers::ALL, || Event::SetAside { card: aside, under });
    }

    /// A card set aside returns to its owner's hand, in sight of everybody.
    pub(crate) fn take_back(&mut self, id: ObjId, out: &mut EventSink<'_, Event>) {
        let Some(obj) = self.obj(id).copied() else { return };
        self.free_slot(id);
        let (card, owner) = (self.content.0.name(obj.card), self.original_owner(obj.card));
        self.sides[owner].put_in_hand(Slot { card: Some(obj.card), seen: SeenBy::ALL });
        out.emit(Viewers::ALL, || Event::TakenBack { card, owner });
    }
}
