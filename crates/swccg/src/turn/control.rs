//! The control phase: Force drains, and losing Force.

use crate::action::frames::{Frame, Moment};
use crate::cards::object::{MAX_OBJECTS, Marks, Obj, ObjId, Place};
use crate::cards::pile::{PileName, SeenBy};
use crate::choice::LossSource;
use crate::event::Event;
use crate::numbers::Quantity;
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::state::{Halved, State};
use contract::{EventSink, Seat, Viewers};

impl State {
    /// SW-CTL-01: at a location the player controls, once a turn, and only where there is something to lose.
    pub(crate) fn check_drain(&self, seat: Seat, at: ObjId) -> Result<(), Refusal> {
        if !self.row.contains(&at) {
            return Err(Refusal::NotThere { card: at });
        }
        need(self.controls(seat, at) && !self.has_mark(at, Marks::DRAINED), rules::DRAIN)?;
        // SW-COV-02: nobody drains where the opponent has an undercover spy.
        need(!self.spies_at(seat.other(), at), rules::COVER_DRAIN)?;
        // SW-CTL-04: a card takes part in one Force drain a turn.
        let fresh = |(id, obj): (ObjId, &Obj)| {
            obj.owner == seat
                && !obj.marks.has(Marks::DRAINER)
                && self.location(id) == Some(at)
                && self.ability(id) > 0
        };
        need(self.in_play().any(fresh), rules::DRAIN_ONCE)?;
        need(self.quantity(Quantity::Drain(seat, at)) > 0, rules::DRAIN_AMOUNT)
    }

    /// SW-CTL-03: without the optional bonus, where that makes a difference.
    pub(crate) fn check_lesser_drain(&self, seat: Seat, at: ObjId) -> Result<(), Refusal> {
        self.check_drain(seat, at)?;
        let [full, less] =
            [Quantity::Drain(seat, at), Quantity::DrainLess(seat, at)].map(|number| self.quantity(number));
        need(less > 0 && less < full, rules::DRAIN_OPTION)
    }

    pub(crate) fn can_drain_anywhere(&self) -> bool {
        self.row.iter().any(|at| self.check_drain(self.active, *at).is_ok())
    }

    pub(crate) fn drain(&mut self, by: Seat, at: ObjId, full: bool, out: &mut EventSink<'_, Event>) {
        self.mark(at, Marks::DRAINED);
        for place in 0..MAX_OBJECTS as u8 {
            let id = ObjId(place);
            let own = self.obj(id).is_some_and(|obj| obj.owner == by && obj.place != Place::Row);
            if own && self.location(id) == Some(at) {
                // A card that has drained elsewhere does not take part.
                let stands_by = self.has_mark(id, Marks::DRAINER);
                self.mark(id, if stands_by { Marks::DRAINED } else { Marks::DRAINER });
            }
        }
        let amount = self.drain_amount(by, at, full);
        out.emit(Viewers::ALL, || Event::Drained { by, at, amount });
        self.frames.push(Frame::Drain { by, at, full });
        self.open_window(Moment::DrainBegun(at), by.other());
    }

    /// SW-CTL-04: whether a card at a location has drained elsewhere and adds nothing to a drain here.
    pub(crate) fn has_drained_elsewhere(&self, id: ObjId, at: ObjId) -> bool {
        let done = self.has_mark(id, Marks::DRAINER)
            && (self.has_mark(id, Marks::DRAINED) || !self.has_mark(at, Marks::DRAINED));
        done && id != at && self.location(id) == Some(at)
    }

    fn drain_amount(&self, by: Seat, at: ObjId, full: bool) -> i16 {
        self.quantity(if full { Quantity::Drain(by, at) } else { Quantity::DrainLess(by, at) })
    }

    /// SW-REA-02: after all responses, Force is lost if the location is still controlled.
    pub(crate) fn run_drain(&mut self, by: Seat, at: ObjId, full: bool, out: &mut EventSink<'_, Event>) {
        self.frames.pop();
        if self.controls(by, at) {
            let amount = self.drain_amount(by, at, full);
            self.must_lose(by.other(), amount);
        } else {
            out.emit(Viewers::ALL, || Event::DrainCancelled { by, at });
        }
    }

    /// SW-FRC-04: a loss of Force of this player, halved if a text says so.
    pub(crate) fn halved_loss(&self, seat: Seat, amount: i16) -> i16 {
        match self.halved[seat] {
            Halved::No => amount,
            Halved::Up => (amount + 1) / 2,
            Halved::Down => amount / 2,
        }
    }

    /// A player has Force to lose.
    pub(crate) fn must_lose(&mut self, seat: Seat, amount: i16) {
        let amount = self.halved_loss(seat, amount);
        self.frames.push(Frame::Lose { seat, left: amount.clamp(0, 60) as u8 });
    }

    /// SW-FRC-01: from the top of a pile, or a card in hand.
    pub(crate) fn check_loss(&self, seat: Seat, from: LossSource) -> Result<(), Refusal> {
        match from {
            LossSource::Pile(pile) => need(!self.sides[seat].pile(pile).is_empty(), rules::LOSE),
            LossSource::Hand(card) => match self.content.0.find(card) {
                Some(id) if self.sides[seat].has_in_hand(id) => Ok(()),
                Some(_) | None => Err(Refusal::NotInHand { card }),
            },
        }
    }

    pub(crate) fn losses(&self, seat: Seat) -> impl Iterator<Item = LossSource> + '_ {
        let piles = PileName::ALL.into_iter().filter(move |pile| !self.sides[seat].pile(*pile).is_empty());
        piles
            .map(LossSource::Pile)
            .chain(self.distinct_hand_cards(seat).map(|id| LossSource::Hand(self.content.0.name(id))))
    }

    pub(crate) fn lose_force(&mut self, seat: Seat, from: LossSource, out: &mut EventSink<'_, Event>) {
        if let Some(Frame::Lose { left, .. }) = self.frames.last_mut() {
            *left -= 1;
        }
        match from {
            LossSource::Pile(from) => self.frames.push(Frame::Flip { seat, from }),
            LossSource::Hand(card) => {
                let slot = self.content.0.find(card).and_then(|id| self.sides[seat].take_from_hand(id));
                if let Some((slot, id)) = slot.and_then(|slot| Some((slot, slot.card?))) {
                    out.learned(slot.seen.others());
                    self.sides[seat].lost.push(id);
                    out.emit(Viewers::ALL, || Event::Lost { seat, card, from: None });
                }
            }
        }
    }

    /// The top card of a pile is lost, face up.
    pub(crate) fn flip(&mut self, seat: Seat, from: PileName, out: &mut EventSink<'_, Event>) {
        self.frames.pop();
        let slot = self.sides[seat].pile_mut(from).pop();
        if let Some((slot, id)) = slot.and_then(|slot| Some((slot, slot.card?))) {
            out.learned(slot.seen.others());
            self.sides[seat].lost.push(id);
            let card = self.content.0.name(id);
            out.emit(Viewers::ALL, || Event::Lost { seat, card, from: Some(from) });
        }
    }

    /// Turns over the top card of the Reserve Deck as a destiny and puts it on the Used Pile. Returns its number, or
    /// `None` if the Reserve Deck is empty.
    pub(crate) fn turn_destiny(
        &mut self,
        by: Seat,
        out: &mut EventSink<'_, Event>,
    ) -> Option<(crate::CardName, i16)> {
        let mut slot = self.sides[by].reserve.pop()?;
        let id = slot.card?;
        out.learned(slot.seen.others());
        slot.seen = SeenBy::ALL;
        self.sides[by].used.push(slot);
        let card = self.card(id);
        Some((card.name, i16::from(card.numbers.destiny)))
    }
}
