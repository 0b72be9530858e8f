//! What a ship attacks, and with which weapon (XW-ATK-01 to XW-ATK-04).

use crate::choice::{Cause, Choice, Refusal};
use crate::event::Event;
use crate::question::{Ask, not_asked};
use crate::rules::attack as rules;
use crate::ship::ShipId;
use crate::state::{PublicState, State};
use contract::{EventSink, LegalChoicesOf, Seat, Seats};
use serde::{Deserialize, Serialize};

/// What a ship attacks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fire(pub ShipId);

impl Ask for Fire {
    fn asked(self, state: &State) -> Seats {
        state.public.owner(self.0)
    }

    fn offer(self, state: &State, _: Seat, out: &mut LegalChoicesOf<State>) {
        let shots = state.shots(self.0);
        out.listed.extend(shots.iter().map(|shot| Choice::Fire(shot.weapon, shot.target)));
        out.listed.push(Choice::Pass);
        out.listed.sort_unstable();
    }

    fn check(self, state: &State, _: Seat, choice: Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Fire(weapon, target) => {
                let found =
                    state.shots(self.0).iter().any(|shot| (shot.weapon, shot.target) == (weapon, target));
                if found { Ok(()) } else { Err(Refusal { rule: rules::TARGET, by: Cause::NoShot }) }
            }
            Choice::Pass => Ok(()),
            _ => not_asked(),
        }
    }

    fn apply(self, state: &mut State, choice: Choice, out: &mut EventSink<'_, Event>) {
        match choice {
            Choice::Fire(weapon, target) => state.declare_attack(self.0, weapon, target, out),
            Choice::Pass => state.hold_fire(self.0, out),
            _ => {}
        }
    }

    fn is_possible(self, public: &PublicState) -> bool {
        public.has(self.0)
    }
}
