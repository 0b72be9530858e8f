//! Where the turret of a ship that was just placed points (XW-RND-13).

use crate::choice::{Cause, Choice, Refusal};
use crate::event::Event;
use crate::question::{Ask, not_asked};
use crate::rules::round as rules;
use crate::ship::ShipId;
use crate::state::{PublicState, State};
use contract::{EventSink, LegalChoicesOf, Seat, Seats, Viewers};
use serde::{Deserialize, Serialize};

/// Where the turret of a ship that was just placed points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Turret(pub ShipId);

impl Ask for Turret {
    fn asked(self, state: &State) -> Seats {
        state.public.owner(self.0)
    }

    fn offer(self, state: &State, _: Seat, out: &mut LegalChoicesOf<State>) {
        out.listed.extend(state.craft(self.0).turrets().into_iter().map(Choice::Turret));
    }

    fn check(self, state: &State, _: Seat, choice: Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Turret(turret) if state.craft(self.0).turrets().contains(&turret) => Ok(()),
            Choice::Turret(_) => Err(Refusal { rule: rules::TURRETS, by: Cause::NoTarget }),
            _ => not_asked(),
        }
    }

    fn apply(self, state: &mut State, choice: Choice, out: &mut EventSink<'_, Event>) {
        let Choice::Turret(turret) = choice else { return };
        let Turret(ship) = self;
        state.public.ship_mut(ship).turret = Some(turret);
        out.emit(Viewers::ALL, || Event::Pointed { ship, turret });
    }

    fn is_possible(self, public: &PublicState) -> bool {
        public.has(self.0)
    }
}
