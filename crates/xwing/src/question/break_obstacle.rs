//! Which obstacle a seismic charge destroys (XW-ABL-24).

use crate::choice::{Cause, Choice, Refusal};
use crate::event::Event;
use crate::question::{Ask, not_asked};
use crate::rules::ability as rules;
use crate::state::{PublicState, State};
use contract::{EventSink, LegalChoicesOf, Seat, Seats};
use serde::{Deserialize, Serialize};

/// Which obstacle the device at this index destroys.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Break(pub Seat, pub u8);

impl Ask for Break {
    fn asked(self, _: &State) -> Seats {
        Seats::one(self.0)
    }

    fn offer(self, state: &State, _: Seat, out: &mut LegalChoicesOf<State>) {
        out.listed.extend(state.obstacles_in_reach(self.1).into_iter().map(Choice::Break));
    }

    fn check(self, state: &State, _: Seat, choice: Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Break(obstacle) if state.obstacles_in_reach(self.1).contains(&obstacle) => Ok(()),
            Choice::Break(_) => Err(Refusal { rule: rules::SEISMIC, by: Cause::NoTarget }),
            _ => not_asked(),
        }
    }

    fn apply(self, state: &mut State, choice: Choice, out: &mut EventSink<'_, Event>) {
        let Choice::Break(obstacle) = choice else { return };
        state.break_obstacle(self.1, obstacle, out);
    }

    fn is_possible(self, _: &PublicState) -> bool {
        true
    }
}
