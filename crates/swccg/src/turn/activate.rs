//! The activate phase: Force generation becomes Force.

use crate::event::Event;
use crate::numbers::Quantity;
use crate::refusal::Refusal;
use crate::rules;
use crate::state::State;
use contract::{EventSink, Seat, Viewers};

impl State {
    /// SW-ACT-01, SW-ACT-02: as much as is generated, if the Reserve Deck has that many cards.
    pub(crate) fn max_activated(&self) -> u8 {
        let generated = self.quantity(Quantity::Generation(self.active));
        let reserve = self.sides[self.active].reserve.len() as i16;
        generated.clamp(0, reserve) as u8
    }

    pub(crate) fn check_activate(&self, amount: u8) -> Result<(), Refusal> {
        let most = self.max_activated();
        if amount <= most { Ok(()) } else { Err(Refusal::TooMuch { most, rule: rules::ACTIVATE }) }
    }

    pub(crate) fn activate(&mut self, seat: Seat, amount: u8, out: &mut EventSink<'_, Event>) {
        let most = self.max_activated();
        for _ in 0..amount {
            if let Some(slot) = self.sides[seat].reserve.pop() {
                self.sides[seat].force.push(slot);
            }
        }
        out.emit(Viewers::ALL, || Event::Activated { seat, amount, most });
        self.next_phase(out);
    }
}
