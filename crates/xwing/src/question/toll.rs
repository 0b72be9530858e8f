//! Whether a ship takes a deplete or a strain token for a granted action (XW-ACT-20).

use crate::choice::{Choice, Refusal};
use crate::event::{Event, Token};
use crate::question::{Ask, not_asked};
use crate::rules::activation as rules;
use crate::ship::ShipId;
use crate::state::{PublicState, State};
use contract::{EventSink, LegalChoicesOf, Seat, Seats};
use serde::{Deserialize, Serialize};

/// Whether a ship takes a deplete or a strain token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Toll(pub ShipId);

impl Ask for Toll {
    fn asked(self, state: &State) -> Seats {
        state.public.owner(self.0)
    }

    fn offer(self, _: &State, _: Seat, out: &mut LegalChoicesOf<State>) {
        out.listed.extend([Token::Strain, Token::Deplete].map(Choice::Token));
    }

    fn check(self, _: &State, _: Seat, choice: Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Token(Token::Deplete | Token::Strain) => Ok(()),
            _ => not_asked(),
        }
    }

    fn apply(self, state: &mut State, choice: Choice, out: &mut EventSink<'_, Event>) {
        let Choice::Token(token) = choice else { return };
        state.gain(self.0, token, 1, rules::GRANTED, out);
    }

    fn is_possible(self, public: &PublicState) -> bool {
        public.has(self.0)
    }
}
