//! Which of a player's bombs detonates next, where the order matters (XW-DEV-05).

use crate::choice::{Cause, Choice, Refusal};
use crate::event::Event;
use crate::question::{Ask, not_asked};
use crate::rules::device as rules;
use crate::state::{PublicState, State};
use contract::{EventSink, LegalChoicesOf, Seat, Seats};
use serde::{Deserialize, Serialize};

/// Which of a seat's bombs detonates next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Detonate(pub Seat);

impl Ask for Detonate {
    fn asked(self, _: &State) -> Seats {
        Seats::one(self.0)
    }

    fn offer(self, state: &State, _: Seat, out: &mut LegalChoicesOf<State>) {
        out.listed.extend(self.bombs(state).into_iter().map(Choice::Detonate));
    }

    fn check(self, state: &State, _: Seat, choice: Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Detonate(place) if self.bombs(state).contains(&place) => Ok(()),
            Choice::Detonate(_) => Err(Refusal { rule: rules::OWN_BOMBS, by: Cause::NoTarget }),
            _ => not_asked(),
        }
    }

    fn apply(self, state: &mut State, choice: Choice, out: &mut EventSink<'_, Event>) {
        let Choice::Detonate(place) = choice else { return };
        state.detonate_bomb(place, out);
    }

    fn is_possible(self, _: &PublicState) -> bool {
        true
    }
}

impl Detonate {
    /// The bombs of the seat's side.
    fn bombs(self, state: &State) -> Vec<u8> {
        let flown = state.public.ships.iter().find(|ship| ship.seat == Some(self.0));
        flown.map_or_else(Vec::new, |ship| state.bombs_of(ship.team))
    }
}
