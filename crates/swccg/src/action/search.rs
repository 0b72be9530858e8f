//! Searching a pile: the player looks at every card, and shows the card taken unless any card could have been taken.
//! A search that takes nothing may be verified by the opponent. Piles keep their order unless the text says to
//! shuffle.

use crate::action::frames::Frame;
use crate::cards::card::{CardId, CardName};
use crate::cards::pile::{PileName, SeenBy, Slot};
use crate::choice::Choice;
use crate::event::Event;
use crate::language::{ActionStep, Filter, SearchedPile};
use crate::numbers::modifiers::Subject;
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::state::State;
use contract::{EventSink, Seat, Viewer, Viewers};

impl State {
    /// SW-SRC-01: the searching player sees every card of the pile and then answers.
    pub(crate) fn search_pile(&mut self, by: Seat, out: &mut EventSink<'_, Event>) -> bool {
        if let Some(pile) = self.searched() {
            self.show_pile(by, pile, by, out);
        }
        false
    }

    fn show_pile(&mut self, of: Seat, pile: PileName, to: Seat, out: &mut EventSink<'_, Event>) {
        let viewer = Viewer::Seat(to);
        for slot in self.sides[of].pile_mut(pile) {
            if !slot.seen.by(viewer) {
                out.learned(Viewers::only(to));
                slot.seen = slot.seen.and(viewer);
            }
        }
    }

    /// What the current search looks for, and where.
    fn wanted(&self) -> Option<(Seat, CardId, SearchedPile, &'static Filter)> {
        let Some(Frame::Search { by, card, clause, step }) = self.frames.last() else { return None };
        let id = self.content.0.find(*card)?;
        match self.action_of(id, *clause)?.steps.get(usize::from(*step))? {
            ActionStep::Search(within, filter) => Some((*by, id, *within, filter)),
            ActionStep::Bring(filter) | ActionStep::BringTo(filter, _) => {
                Some((*by, id, SearchedPile::Pile(PileName::Reserve), filter))
            }
            _ => None,
        }
    }

    /// SW-VRT-02: whether the card looked for, or just found, is deployed from the Reserve Deck.
    pub(crate) fn is_bringing(&self) -> bool {
        match self.frames.last() {
            Some(Frame::Bring { .. }) => true,
            Some(Frame::Search { card, clause, step, .. }) => {
                let action = self.content.0.find(*card).and_then(|id| self.action_of(id, *clause));
                let step = action.and_then(|action| action.steps.get(usize::from(*step)));
                matches!(step, Some(ActionStep::Bring(_) | ActionStep::BringTo(..)))
            }
            Some(_) | None => false,
        }
    }

    /// Where the card looked for, or just found, must be deployed, if its text says so.
    pub(crate) fn brings_to(&self) -> Option<&'static Filter> {
        let (card, clause, step) = match (self.frames.last()?, self.frames.iter().rev().nth(1)) {
            (Frame::Search { card, clause, step, .. }, _) => (card, *clause, *step),
            (Frame::Bring { .. }, Some(Frame::Act { card, clause, step, .. })) => {
                (card, *clause, step.checked_sub(1)?)
            }
            _ => return None,
        };
        let id = self.content.0.find(*card)?;
        match self.action_of(id, clause)?.steps.get(usize::from(step))? {
            ActionStep::BringTo(_, to) => Some(to),
            _ => None,
        }
    }

    /// Whether such a card could be deployed anywhere now.
    fn could_bring(&self, seat: Seat, id: CardId) -> bool {
        let mut could = false;
        self.targets_of(seat, self.card(id), |to| could = could || self.could_deploy(seat, id, to));
        could
    }

    /// The card just found may be deployed there; nothing else may be done.
    pub(crate) fn check_bring(&self, seat: Seat, found: CardName, choice: Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Deploy { card, to } if card == found => self.check_deploy(seat, card, to).map(drop),
            _ => Err(Refusal::OtherQuestion),
        }
    }

    pub(crate) fn offer_bring(&self, seat: Seat, found: CardName, out: &mut Vec<Choice>) {
        let Some(id) = self.content.0.find(found) else { return };
        self.targets_of(seat, self.card(id), |to| {
            if self.check_deploy(seat, found, to).is_ok() {
                out.push(Choice::Deploy { card: found, to });
            }
        });
    }

    /// The face-down pile being searched.
    pub(crate) fn searched(&self) -> Option<PileName> {
        match self.wanted()? {
            (_, _, SearchedPile::Pile(pile), _) => Some(pile),
            (_, _, SearchedPile::Lost, _) => None,
        }
    }

    /// The cards of the searched pile, from the bottom up.
    fn candidates(&self, of: Seat, within: SearchedPile) -> Vec<CardId> {
        match within {
            SearchedPile::Pile(pile) => {
                self.sides[of].pile(pile).iter().filter_map(|slot| slot.card).collect()
            }
            SearchedPile::Lost => self.sides[of].lost.to_vec(),
        }
    }

    pub(crate) fn check_take(&self, seat: Seat, card: CardName) -> Result<(), Refusal> {
        let (by, searcher, within, filter) = self.wanted().ok_or(Refusal::OtherQuestion)?;
        let id = self.content.0.find(card).ok_or(Refusal::NotInHand { card })?;
        let there = by == seat && self.candidates(seat, within).contains(&id);
        let subject = |card| Subject { card, owner: seat, obj: None, at: None };
        need(there && self.passes(subject(searcher), filter, subject(id)), rules::SEARCH)?;
        need(!self.is_bringing() || self.could_bring(seat, id), rules::SYMBOLS)
    }

    /// SW-SRC-01: a card that can be found must be taken, since the opponent may verify; where any card may be taken,
    /// taking none is allowed.
    pub(crate) fn check_no_find(&self, seat: Seat) -> Result<(), Refusal> {
        let (_, _, within, filter) = self.wanted().ok_or(Refusal::OtherQuestion)?;
        let there = |id: &CardId| self.check_take(seat, self.content.0.name(*id)).is_ok();
        need(*filter == Filter::Any || !self.candidates(seat, within).iter().any(there), rules::SEARCH)
    }

    pub(crate) fn offer_found(&self, seat: Seat, out: &mut Vec<Choice>) {
        let Some((_, _, within, _)) = self.wanted() else { return };
        if self.check_no_find(seat).is_ok() {
            out.push(Choice::Pass);
        }
        let begin = out.len();
        for id in self.candidates(seat, within) {
            let card = self.content.0.name(id);
            if !out[begin..].contains(&Choice::Take(card)) && self.check_take(seat, card).is_ok() {
                out.push(Choice::Take(card));
            }
        }
    }

    /// SW-SRC-01: the card is taken; among equal cards, the one known to the most viewers. It is shown, unless any
    /// card could have been taken from a face-down pile (SW-SRC-04).
    pub(crate) fn take_found(&mut self, by: Seat, card: CardName, out: &mut EventSink<'_, Event>) {
        let (Some((_, _, within, filter)), Some(id)) = (self.wanted(), self.content.0.find(card)) else {
            return;
        };
        let brings = self.is_bringing();
        self.frames.pop();
        let slot = match within {
            SearchedPile::Pile(pile) => {
                let pile = self.sides[by].pile_mut(pile);
                let places = (0..pile.len()).filter(|place| pile[*place].card == Some(id));
                let Some(place) = places.max_by_key(|place| (pile[*place].seen, *place)) else { return };
                pile.remove(place)
            }
            SearchedPile::Lost => {
                let Some(place) = self.sides[by].lost.iter().rposition(|other| *other == id) else { return };
                Slot { card: Some(self.sides[by].lost.remove(place)), seen: SeenBy::ALL }
            }
        };
        if *filter == Filter::Any && within != SearchedPile::Lost {
            self.sides[by].put_in_hand(slot);
            out.emit(Viewers::ALL, || Event::TookUnseen { by, rule: rules::SEARCH_ANY });
            return;
        }
        out.learned(slot.seen.others());
        self.sides[by].put_in_hand(Slot { card: Some(id), seen: SeenBy::ALL });
        out.emit(Viewers::ALL, || Event::Found { by, card, rule: rules::SEARCH });
        if brings {
            self.frames.push(Frame::Bring { by, card });
        }
    }

    /// SW-SRC-02: nothing is taken; the opponent may verify before anything is shuffled. A Lost Pile is public, so
    /// everybody sees that there was nothing. SW-SRC-04: where any card could be taken, there is nothing to verify.
    pub(crate) fn fail_search(&mut self, out: &mut EventSink<'_, Event>) {
        let wanted = self.wanted();
        let Some(Frame::Search { by, card, .. }) = self.frames.pop() else { return };
        let Some((_, id, within, filter)) = wanted else { return };
        if *filter == Filter::Any {
            out.emit(Viewers::ALL, || Event::NotFound { by, rule: rules::SEARCH_ANY });
            return;
        }
        out.emit(Viewers::ALL, || Event::NotFound { by, rule: rules::VERIFY });
        match within {
            SearchedPile::Pile(pile) => {
                // A player who takes nothing had nothing to take: the others now know that.
                out.learned(Viewers::ALL.minus(Viewers::only(by)));
                self.frames.push(Frame::Verify { by, card, pile });
            }
            SearchedPile::Lost => self.forbid_search(id, by, within),
        }
    }

    /// SW-SRC-02: the opponent sees the pile, and cards with this title cannot search it again this turn.
    pub(crate) fn verify(&mut self, out: &mut EventSink<'_, Event>) {
        let Some(Frame::Verify { by, card, pile }) = self.frames.pop() else { return };
        self.show_pile(by, pile, by.other(), out);
        if let Some(id) = self.content.0.find(card) {
            self.forbid_search(id, by, SearchedPile::Pile(pile));
        }
        out.emit(Viewers::ALL, || Event::Verified { by: by.other(), rule: rules::VERIFY });
    }

    /// Cards with this title cannot search that pile again this turn.
    fn forbid_search(&mut self, id: CardId, of: Seat, within: SearchedPile) {
        if !self.failed.is_full() {
            self.failed.push((id, of, within));
        }
    }

    /// [`rules::SHUFFLE`]: every card of the Reserve Deck may be anywhere in it again.
    pub(crate) fn shuffle(&mut self, of: Seat, out: &mut EventSink<'_, Event>) {
        self.frames.pop();
        for place in 0..self.sides[of].reserve.len() {
            if let Some(card) = self.sides[of].reserve[place].card {
                self.pool[of].add(card);
            }
            self.sides[of].reserve[place] = Slot::default();
        }
        out.emit(Viewers::ALL, || Event::Shuffled { of });
    }
}
