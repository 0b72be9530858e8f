//! How a tractored ship is moved by the side that tractored it (XW-TOK-10).

use crate::choice::{Cause, Choice, Refusal};
use crate::event::Event;
use crate::question::{Ask, not_asked};
use crate::rules::token as rules;
use crate::ship::ShipId;
use crate::state::{PublicState, State};
use contract::{EventSink, LegalChoicesOf, Seat, Seats};
use serde::{Deserialize, Serialize};

/// How the second ship moves the first one, which it has tractored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Drag(pub ShipId, pub ShipId);

impl Ask for Drag {
    fn asked(self, state: &State) -> Seats {
        state.public.owner(self.1)
    }

    fn offer(self, state: &State, _: Seat, out: &mut LegalChoicesOf<State>) {
        out.listed.extend(state.tractor_moves(self.0).into_iter().map(Choice::Drag));
        out.listed.push(Choice::Pass);
        out.listed.sort_unstable();
    }

    fn check(self, state: &State, _: Seat, choice: Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Drag(drag) if state.tractor_moves(self.0).contains(&drag) => Ok(()),
            Choice::Drag(_) => Err(Refusal { rule: rules::DRAG, by: Cause::Taken }),
            Choice::Pass => Ok(()),
            _ => not_asked(),
        }
    }

    fn apply(self, state: &mut State, choice: Choice, out: &mut EventSink<'_, Event>) {
        let (Drag(ship, by), Choice::Drag(drag)) = (self, choice) else { return };
        state.move_tractored(ship, by, drag, out);
    }

    fn is_possible(self, public: &PublicState) -> bool {
        public.has(self.0) && public.has(self.1)
    }
}

impl State {
    pub(crate) fn ask_tractor_move(&mut self, ship: ShipId, by: ShipId) {
        if self.public.ship(by).seat.is_some() && !self.tractor_moves(ship).is_empty() {
            self.ask(Drag(ship, by));
        }
    }
}
