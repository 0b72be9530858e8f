//! The draw phase, and drawing cards in general.

use crate::cards::card::CardId;
use crate::cards::pile::PileName;
use crate::event::Event;
use crate::state::State;
use contract::{EventSink, Seat, Viewer, Viewers};

impl State {
    /// The top card of a pile goes to the hand; its owner sees it.
    pub(crate) fn draw_card(&mut self, seat: Seat, from: PileName, out: &mut EventSink<'_, Event>) {
        self.frames.pop();
        let Some(mut slot) = self.sides[seat].pile_mut(from).pop() else { return };
        let Some(id) = slot.card else { return };
        let owner = Viewer::Seat(seat);
        if !slot.seen.by(owner) {
            out.learned(Viewers::only(seat));
        }
        let known = slot.seen.and(owner).others().others();
        slot.seen = slot.seen.and(owner);
        self.sides[seat].put_in_hand(slot);
        let card = self.content.0.name(id);
        out.emit(known, || Event::Drew { seat, card: Some(card) });
        out.emit(known.others(), || Event::Drew { seat, card: None });
    }

    /// The distinct cards in a hand.
    pub(crate) fn distinct_hand_cards(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        let hand = &self.sides[seat].hand;
        let first = |place: usize| place == 0 || hand[place - 1].card != hand[place].card;
        (0..hand.len()).filter(move |place| first(*place)).filter_map(|place| hand[place].card)
    }
}
