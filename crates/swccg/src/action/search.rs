//! Searching a pile: everything is looked at, what is taken is shown unless any card whatever may be; a search that takes
//! nothing may be verified by the opponent. Piles keep their order unless the text says to shuffle.

use crate::card::{CardId, CardName};
use crate::choice::Choice;
use crate::event::Event;
use crate::frames::Frame;
use crate::language::{Filter, Step, Within};
use crate::modifiers::Subject;
use crate::pile::{PileName, Seen, Slot};
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::state::State;
use table::{Out, Seat, Viewer, Viewers};

impl State {
    /// SW-SRC-01: the searcher sees every card of the pile; then the searcher answers.
    pub(crate) fn look_through(&mut self, by: Seat, out: &mut Out<'_, Event>) -> bool {
        if let Some(pile) = self.searched() {
            self.show_pile(by, pile, by, out);
        }
        false
    }

    fn show_pile(&mut self, of: Seat, pile: PileName, to: Seat, out: &mut Out<'_, Event>) {
        let viewer = Viewer::Seat(to);
        for slot in self.sides[of].pile_mut(pile) {
            if !slot.seen.by(viewer) {
                out.learned(Viewers::only(to));
                slot.seen = slot.seen.and(viewer);
            }
        }
    }

    /// What the open search is for, and where.
    fn wanted(&self) -> Option<(Seat, CardId, Within, &'static Filter)> {
        let Some(Frame::Search { by, card, clause, step }) = self.frames.last() else { return None };
        let id = self.content.0.find(*card)?;
        match self.action_of(id, *clause)?.steps.get(usize::from(*step))? {
            Step::Search(within, filter) => Some((*by, id, *within, filter)),
            _ => None,
        }
    }

    /// The face-down pile being searched.
    pub(crate) fn searched(&self) -> Option<PileName> {
        match self.wanted()? {
            (_, _, Within::Pile(pile), _) => Some(pile),
            (_, _, Within::Lost, _) => None,
        }
    }

    /// The cards of the place searched, from the bottom up.
    fn candidates(&self, of: Seat, within: Within) -> Vec<CardId> {
        match within {
            Within::Pile(pile) => self.sides[of].pile(pile).iter().filter_map(|slot| slot.card).collect(),
            Within::Lost => self.sides[of].lost.to_vec(),
        }
    }

    pub(crate) fn judge_take(&self, seat: Seat, card: CardName) -> Result<(), Refusal> {
        let (by, searcher, within, filter) = self.wanted().ok_or(Refusal::OtherQuestion)?;
        let id = self.content.0.find(card).ok_or(Refusal::NotInHand { card })?;
        let there = by == seat && self.candidates(seat, within).contains(&id);
        let subject = |card| Subject { card, owner: seat, obj: None, at: None };
        need(there && self.passes(subject(searcher), filter, subject(id)), rules::SEARCH)
    }

    pub(crate) fn offer_found(&self, seat: Seat, out: &mut Vec<Choice>) {
        let Some((_, _, within, _)) = self.wanted() else { return };
        out.push(Choice::Pass);
        let begin = out.len();
        for id in self.candidates(seat, within) {
            let card = self.content.0.name(id);
            if !out[begin..].contains(&Choice::Take(card)) && self.judge_take(seat, card).is_ok() {
                out.push(Choice::Take(card));
            }
        }
    }

    /// SW-SRC-01: the card is taken, of equal ones the one most widely known; it is shown, unless any card might have
    /// been taken from a pile face down (SW-SRC-04).
    pub(crate) fn take_found(&mut self, by: Seat, card: CardName, out: &mut Out<'_, Event>) {
        let (Some((_, _, within, filter)), Some(id)) = (self.wanted(), self.content.0.find(card)) else {
            return;
        };
        self.frames.pop();
        let slot = match within {
            Within::Pile(pile) => {
                let pile = self.sides[by].pile_mut(pile);
                let places = (0..pile.len()).filter(|place| pile[*place].card == Some(id));
                let Some(place) = places.max_by_key(|place| (pile[*place].seen, *place)) else { return };
                pile.remove(place)
            }
            Within::Lost => {
                let Some(place) = self.sides[by].lost.iter().rposition(|other| *other == id) else { return };
                Slot { card: Some(self.sides[by].lost.remove(place)), seen: Seen::ALL }
            }
        };
        if *filter == Filter::Any && within != Within::Lost {
            self.sides[by].put_in_hand(slot);
            out.tell(Viewers::ALL, || Event::TookUnseen { by, rule: rules::SEARCH_ANY });
            return;
        }
        out.learned(slot.seen.others());
        self.sides[by].put_in_hand(Slot { card: Some(id), seen: Seen::ALL });
        out.tell(Viewers::ALL, || Event::Found { by, card, rule: rules::SEARCH });
    }

    /// SW-SRC-02: nothing is taken; the opponent may look, before anything is shuffled. A Lost Pile lies open anyway.
    pub(crate) fn fail_search(&mut self, out: &mut Out<'_, Event>) {
        let pile = self.searched();
        if let Some(Frame::Search { by, card, .. }) = self.frames.pop() {
            out.tell(Viewers::ALL, || Event::NotFound { by, rule: rules::VERIFY });
            if let Some(pile) = pile {
                self.frames.push(Frame::Verify { by, card, pile });
            }
        }
    }

    /// SW-SRC-02: the opponent sees the pile, and the title searches it no more this turn.
    pub(crate) fn verify(&mut self, out: &mut Out<'_, Event>) {
        let Some(Frame::Verify { by, card, pile }) = self.frames.pop() else { return };
        self.show_pile(by, pile, by.other(), out);
        if let Some(id) = self.content.0.find(card).filter(|_| !self.failed.is_full()) {
            self.failed.push((id, pile));
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
