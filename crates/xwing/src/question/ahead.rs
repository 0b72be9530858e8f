//! How a ship with adaptive ailerons moves before it reveals its dial (XW-ABL-32).

use crate::choice::{Choice, Refusal};
use crate::content::Difficulty;
use crate::event::Event;
use crate::geometry::{Bearing, EndSlot, Side};
use crate::question::{Ask, not_asked};
use crate::ship::ShipId;
use crate::ship::placement::DialSetting;
use crate::state::{PublicState, State};
use contract::{EventSink, LegalChoicesOf, Seat, Seats};
use serde::{Deserialize, Serialize};

/// How a ship moves before it reveals its dial (XW-ABL-32).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ahead(pub ShipId);

impl Ask for Ahead {
    fn asked(self, state: &State) -> Seats {
        state.public.owner(self.0)
    }

    fn offer(self, _: &State, _: Seat, out: &mut LegalChoicesOf<State>) {
        out.listed.extend([None, Some(Side::Left), Some(Side::Right)].map(Choice::Ahead));
    }

    fn check(self, _: &State, _: Seat, choice: Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Ahead(_) => Ok(()),
            _ => not_asked(),
        }
    }

    /// XW-ABL-32: a white 1 straight or 1 bank before the dial is revealed. Its consequences remain: after an overlap
    /// or an obstacle there is no Perform Action step.
    fn apply(self, state: &mut State, choice: Choice, out: &mut EventSink<'_, Event>) {
        let (Ahead(ship), Choice::Ahead(way)) = (self, choice) else { return };
        let bearing = way.map_or(Bearing::Straight, Bearing::Bank);
        state.public.flying.setting = Some(DialSetting { bearing, speed: 1 });
        state.public.flying.colour = Some(Difficulty::White);
        let Some(met) = state.fly_to(ship, EndSlot::Middle, out) else { return };
        state.push_after_move(ship, &met);
    }

    fn is_possible(self, public: &PublicState) -> bool {
        public.has(self.0)
    }
}
