//! How many more charges of its weapon a ship spends on additional dice (XW-ABL-23).

use crate::choice::{Choice, Refusal};
use crate::event::Event;
use crate::question::{Ask, not_asked};
use crate::ship::ShipId;
use crate::state::{PublicState, State};
use contract::{EventSink, LegalChoicesOf, Seat, Seats};
use serde::{Deserialize, Serialize};

/// How many more charges a ship spends on its attack, at most this many.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Charges(pub ShipId, pub u8);

impl Ask for Charges {
    fn asked(self, state: &State) -> Seats {
        state.public.owner(self.0)
    }

    fn offer(self, _: &State, _: Seat, out: &mut LegalChoicesOf<State>) {
        out.listed.extend((0..=self.1).map(Choice::Charges));
    }

    fn check(self, _: &State, _: Seat, choice: Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Charges(count) if count <= self.1 => Ok(()),
            _ => not_asked(),
        }
    }

    fn apply(self, state: &mut State, choice: Choice, out: &mut EventSink<'_, Event>) {
        let Choice::Charges(count) = choice else { return };
        state.spend_charges(self.0, count, out);
    }

    fn is_possible(self, public: &PublicState) -> bool {
        public.has(self.0)
    }
}
