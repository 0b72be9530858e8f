//! What a ship does in the System Phase: decloak or drop a device (XW-DEV-01, XW-TOK-08).

use crate::ability::drops_by_bank;
use crate::choice::{Cause, Choice, Refusal};
use crate::event::Event;
use crate::geometry::{Side, Template};
use crate::question::Ask;
use crate::rules::device as rules;
use crate::rules::token as tokens;
use crate::ship::ShipId;
use crate::state::{PublicState, State};
use contract::{EventSink, LegalChoicesOf, Seat, Seats};
use serde::{Deserialize, Serialize};

/// What a ship does in the System Phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct System(pub ShipId);

impl Ask for System {
    fn asked(self, state: &State) -> Seats {
        state.public.owner(self.0)
    }

    fn offer(self, state: &State, _: Seat, out: &mut LegalChoicesOf<State>) {
        let (System(ship), list) = (self, &mut out.listed);
        if state.public.ship(ship).tokens.cloak > 0 {
            list.extend([None, Some(Side::Left), Some(Side::Right)].map(Choice::Decloak));
        }
        list.extend(state.droppable(ship).map(Choice::Drop));
        // XW-ABL-03
        if drops_by_bank(state.kind(ship)) {
            let banks = |place| Side::BOTH.map(|side| Choice::DropBank(place, side));
            list.extend(state.droppable(ship).flat_map(banks));
        }
        list.push(Choice::Pass);
    }

    fn check(self, state: &State, _: Seat, choice: Choice) -> Result<(), Refusal> {
        let System(ship) = self;
        match choice {
            Choice::Pass => Ok(()),
            Choice::Decloak(_) if state.public.ship(ship).tokens.cloak > 0 => Ok(()),
            Choice::Drop(place) if state.droppable(ship).any(|other| other == place) => Ok(()),
            Choice::DropBank(place, _)
                if drops_by_bank(state.kind(ship)) && state.droppable(ship).any(|other| other == place) =>
            {
                Ok(())
            }
            Choice::Drop(_) | Choice::DropBank(..) => Err(Refusal { rule: rules::DROP, by: Cause::NoCharge }),
            Choice::Decloak(_) => Err(Refusal { rule: tokens::CLOAK, by: Cause::NoUse }),
            _ => Err(Refusal { rule: rules::DROP, by: Cause::NotAsked }),
        }
    }

    fn apply(self, state: &mut State, choice: Choice, out: &mut EventSink<'_, Event>) {
        let System(ship) = self;
        match choice {
            Choice::Decloak(way) => state.decloak(ship, way, out),
            Choice::Drop(place) => state.drop_device(ship, place, out),
            Choice::DropBank(place, side) => state.drop_by(ship, place, Template::bank_1(side), out),
            _ => {}
        }
    }

    fn is_possible(self, public: &PublicState) -> bool {
        public.has(self.0)
    }
}
