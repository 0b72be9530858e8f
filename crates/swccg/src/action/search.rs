//! Searching the Reserve Deck: everything is looked at, what is taken is shown, the deck is shuffled; a search that takes
//! nothing may be verified by the opponent.

use crate::card::{CardId, CardName};
use crate::choice::Choice;
use crate::event::Event;
use crate::frames::Frame;
use crate::language::{Filter, Step};
use crate::modifiers::Subject;
use crate::pile::{Seen, Slot};
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::state::State;
use table::{Out, Seat, Viewer, Viewers};

impl State {
    /// SW-SRC-01: the searcher sees every card of the Reserve Deck; then the searcher answers.
    pub(crate) fn look_through(&mut self, by: Seat, out: &mut Out<'_, Event>) -> bool {
        self.show_reserve(by, by, out);
        false
    }

    fn show_reserve(&mut self, of: Seat, to: Seat, out: &mut Out<'_, Event>) {
        let viewer = Viewer::Seat(to);
        for slot in &mut self.sides[of].reserve {
            if !slot.seen.by(viewer) {
                out.learned(Viewers::only(to));
                slot.seen = slot.seen.and(viewer);
            }
        }
    }

    /// What the open search is for.
    fn wanted(&self) -> Option<(Seat, CardId, &'static Filter)> {
        let Some(Frame::Search { by, card, clause, step }) = self.frames.last() else { return None };
        let id = self.content.0.find(*card)?;
        match self.action_of(id, *clause)?.steps.get(usize::from(*step))? {
            Step::Search(filter) => Some((*by, id, filter)),
            _ => None,
        }
    }

    pub(crate) fn judge_take(&self, seat: Seat, card: CardName) -> Result<(), Refusal> {
        let (by, searcher, filter) = self.wanted().ok_or(Refusal::OtherQuestion)?;
        let id = self.content.0.find(card).ok_or(Refusal::NotInHand { card })?;
        let there = by == seat && self.sides[seat].reserve.iter().any(|slot| slot.card == Some(id));
        let subject = |card| Subject { card, owner: seat, obj: None, at: None };
        need(there && self.passes(subject(searcher), filter, subject(id)), rules::SEARCH)
    }

    pub(crate) fn offer_found(&self, seat: Seat, out: &mut Vec<Choice>) {
        out.push(Choice::Pass);
        let begin = out.len();
        for id in self.sides[seat].reserve.iter().filter_map(|slot| slot.card) {
            let card = self.content.0.name(id);
            if !out[begin..].contains(&Choice::Take(card)) && self.judge_take(seat, card).is_ok() {
                out.push(Choice::Take(card));
            }
        }
    }

    /// The card is shown and taken; of equal ones the one most widely known.
    pub(crate) fn take_found(&mut self, by: Seat, card: CardName, out: &mut Out<'_, Event>) {
        self.frames.pop();
        let Some(id) = self.content.0.find(card) else { return };
        let reserve = &mut self.sides[by].reserve;
        let places = (0..reserve.len()).filter(|place| reserve[*place].card == Some(id));
        let Some(place) = places.max_by_key(|place| (reserve[*place].seen, *place)) else { return };
        let slot = reserve.remove(place);
        out.learned(slot.seen.others());
        self.sides[by].put_in_hand(Slot { card: Some(id), seen: Seen::ALL });
        out.tell(Viewers::ALL, || Event::Found { by, card, rule: rules::SEARCH });
        self.frames.push(Frame::Shuffle { of: by });
    }

    /// SW-SRC-02: nothing is taken, nothing shuffled; the opponent may look.
    pub(crate) fn fail_search(&mut self, out: &mut Out<'_, Event>) {
        if let Some(Frame::Search { by, card, .. }) = self.frames.pop() {
            out.tell(Viewers::ALL, || Event::NotFound { by, rule: rules::VERIFY });
            self.frames.push(Frame::Verify { by, card });
        }
    }

    /// SW-SRC-02: the opponent sees the Reserve Deck, and the title searches no more this turn.
    pub(crate) fn verify(&mut self, out: &mut Out<'_, Event>) {
        let Some(Frame::Verify { by, card }) = self.frames.pop() else { return };
        self.show_reserve(by, by.other(), out);
        if let Some(id) = self.content.0.find(card).filter(|_| !self.failed.is_full()) {
            self.failed.push(id);
        }
        out.tell(Viewers::ALL, || Event::Verified { by: by.other(), rule: rules::VERIFY });
    }

    /// [`rules::SHUFFLE`]: every card of the Reserve Deck may be anywhere in it again.
    pub(crate) fn shuffle(&mut self, of: Seat, out: &mut Out<'_, Event>) {
        self.frames.pop();
        for place in 0..self.sides[of].reserve.len() {
            if let Some(card) = self.sides[of].reserve[place].card {
                self.pool[of].add(card);
            }
            self.sides[of].reserve[place] = Slot::default();
        }
        out.tell(Viewers::ALL, || Event::Shuffled { of });
    }
}
