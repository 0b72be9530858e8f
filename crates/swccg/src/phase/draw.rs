//! The draw phase, and drawing cards in general.

use crate::card::CardId;
use crate::event::Event;
use crate::pile::PileName;
use crate::state::State;
use table::{Out, Seat, Viewer, Viewers};

impl State {
    /// The top card of a pile goes to the hand; its owner sees it.
    pub(crate) fn draw_card(&mut self, seat: Seat, from: PileName, out: &mut Out<'_, Event>) {
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
        out.tell(known, || Event::Drew { seat, card: Some(card) });
        out.tell(known.others(), || Event::Drew { seat, card: None });
    }

    /// The distinct cards in a hand.
    pub(crate) fn hand_kinds(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        let hand = &self.sides[seat].hand;
        let first = |place: usize| place == 0 || hand[place - 1].card != hand[place].card;
        (0..hand.len()).filter(move |place| first(*place)).filter_map(|place| hand[place].card)
    }
}
