//! Whether a tractored ship that was moved is rotated by 90 degrees (XW-TOK-11).

use crate::choice::{Choice, Refusal};
use crate::event::{Event, Token};
use crate::geometry::{Heading, Side};
use crate::question::{Ask, not_asked};
use crate::rules::token as rules;
use crate::ship::ShipId;
use crate::ship::placement::Placement;
use crate::state::{PublicState, State};
use contract::{EventSink, LegalChoicesOf, Seat, Seats};
use serde::{Deserialize, Serialize};

/// Whether a tractored ship that was moved is rotated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Spin(pub ShipId);

impl Ask for Spin {
    fn asked(self, state: &State) -> Seats {
        state.public.owner(self.0)
    }

    fn offer(self, _: &State, _: Seat, out: &mut LegalChoicesOf<State>) {
        out.listed.extend(Side::BOTH.map(Choice::Spin));
        out.listed.push(Choice::Pass);
        out.listed.sort_unstable();
    }

    fn check(self, _: &State, _: Seat, choice: Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Spin(_) | Choice::Pass => Ok(()),
            _ => not_asked(),
        }
    }

    fn apply(self, state: &mut State, choice: Choice, out: &mut EventSink<'_, Event>) {
        let (Spin(ship), Choice::Spin(side)) = (self, choice) else { return };
        let turn = match side {
            Side::Right => Heading::QUARTER,
            Side::Left => Heading::QUARTER.mirrored(),
        };
        let from = state.public.ship(ship).at;
        let heading = from.pose().heading().turned(turn).micro_degrees();
        state.reposition(ship, Placement { heading, ..from }, out);
        state.gain(ship, Token::Stress, 1, rules::SPIN, out);
    }

    fn is_possible(self, public: &PublicState) -> bool {
        public.has(self.0)
    }
}

impl State {
    /// XW-TOK-11: the owner may rotate it by 90 degrees for a stress token.
    pub(crate) fn ask_rotation(&mut self, ship: ShipId) {
        if self.public.ship(ship).seat.is_some() {
            self.ask(Spin(ship));
        }
    }
}
