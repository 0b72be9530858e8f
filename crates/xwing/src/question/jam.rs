//! What a jammed ship loses, chosen by the owner of the ship that jams it (XW-TOK-06).

use crate::choice::{Cause, Choice, Refusal};
use crate::combat::jam::JamLoss;
use crate::event::Event;
use crate::question::{Ask, not_asked};
use crate::rules::token as rules;
use crate::ship::ShipId;
use crate::state::{PublicState, State};
use contract::{EventSink, LegalChoicesOf, Seat, Seats};
use serde::{Deserialize, Serialize};

/// What the first ship loses, chosen for the second one, which jams it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Jam(pub ShipId, pub ShipId);

impl Ask for Jam {
    fn asked(self, state: &State) -> Seats {
        state.public.owner(self.1)
    }

    fn offer(self, state: &State, _: Seat, out: &mut LegalChoicesOf<State>) {
        let losses = state.jam_losses(self.0).into_iter();
        out.listed.extend(losses.map(|loss| loss.map_or(Choice::Unlock, Choice::Token)));
    }

    fn check(self, state: &State, _: Seat, choice: Choice) -> Result<(), Refusal> {
        match loss(choice) {
            Some(loss) if state.jam_losses(self.0).contains(&loss) => Ok(()),
            Some(_) => Err(Refusal { rule: rules::JAM, by: Cause::NoTarget }),
            None => not_asked(),
        }
    }

    fn apply(self, state: &mut State, choice: Choice, out: &mut EventSink<'_, Event>) {
        if let Some(loss) = loss(choice) {
            state.apply_jam_loss(self.0, loss, out);
        }
    }

    fn is_possible(self, public: &PublicState) -> bool {
        public.has(self.0) && public.has(self.1)
    }
}

/// What a choice takes away; `None` if it answers another question.
const fn loss(choice: Choice) -> Option<JamLoss> {
    match choice {
        Choice::Token(token) => Some(Some(token)),
        Choice::Unlock => Some(None),
        _ => None,
    }
}
