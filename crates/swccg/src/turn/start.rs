//! Setting up: starting locations are chosen in secret and revealed together, then each player draws eight cards.

use crate::action::frames::Frame;
use crate::cards::card::CardName;
use crate::cards::object::Place;
use crate::cards::pile::PileName;
use crate::event::Event;
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::setup::can_start;
use crate::state::State;
use contract::{EventSink, Seat, Viewers};

/// Cards drawn before the first turn.
const STARTING_HAND: usize = 8;

impl State {
    /// The locations a seat may start at.
    pub(crate) fn starting_locations(&self, seat: Seat) -> impl Iterator<Item = CardName> + '_ {
        let cards = self.pool[seat].iter().map(|(id, _)| self.card(id));
        cards.filter(move |card| self.check_start(seat, card.name).is_ok()).map(|card| card.name)
    }

    pub(crate) fn check_start(&self, seat: Seat, name: CardName) -> Result<(), Refusal> {
        let id = self.content.0.find(name).filter(|id| self.pool[seat].iter().any(|(own, _)| own == *id));
        let card = id.map(|id| self.card(id)).ok_or(Refusal::NotInHand { card: name })?;
        need(can_start(card), rules::START_GENERIC)?;
        need(!self.barred.iter().any(|id| self.card(*id).title == card.title), rules::START_SAME)
    }

    pub(crate) fn choose_start(&mut self, seat: Seat, name: CardName, out: &mut EventSink<'_, Event>) {
        let Some(id) = self.content.0.find(name) else { return };
        self.start[seat] = Some(id);
        self.pool[seat].take(id);
        self.sides[seat].reserve.pop();
        out.emit(Viewers::ALL, || Event::StartChosen { seat });
    }

    /// SW-SET-01, SW-SET-02: both locations are revealed; if they have the same title, both players choose again.
    pub(crate) fn reveal_starts(&mut self, out: &mut EventSink<'_, Event>) {
        let (Some(a), Some(b)) = (self.start[Seat::A], self.start[Seat::B]) else { return };
        out.learned(Viewers::ALL);
        let same = self.card(a).title == self.card(b).title;
        for (seat, id) in [(Seat::A, a), (Seat::B, b)] {
            self.start[seat] = None;
            if same {
                self.pool[seat].add(id);
                self.sides[seat].reserve.push(crate::cards::pile::Slot::default());
            }
        }
        if same {
            let card = self.content.0.name(a);
            self.barred.push(a);
            out.emit(Viewers::ALL, || Event::StartAgain { card, rule: rules::START_SAME });
            return;
        }
        // Dark's location comes first in the row.
        for seat in [self.dark, self.dark.other()] {
            let id = if seat == Seat::A { a } else { b };
            let place = *self.row_places(self.card(id)).end();
            let obj = self.put_on_table(id, seat, Place::Row);
            self.row.insert(usize::from(place), obj);
            let card = self.content.0.name(id);
            out.emit(Viewers::ALL, || Event::Started { seat, card });
        }
        self.barred.clear();
        self.active = self.dark;
        self.begin_turn(1, out);
        // SW-SET-04: Dark's cards are drawn first; the last frame runs first.
        for seat in [self.dark.other(), self.dark] {
            for _ in 0..STARTING_HAND {
                self.frames.push(Frame::Draw { seat, from: PileName::Reserve });
            }
        }
    }
}
