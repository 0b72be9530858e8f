//! Whether a ship uses an optional ability (XW-ABL-01, XW-ABL-21, XW-ABL-26, XW-ABL-29).

use crate::choice::{Choice, OptionalAbility, Refusal};
use crate::event::{Event, Token};
use crate::question::{Ask, not_asked};
use crate::rules::ability as rules;
use crate::ship::ShipId;
use crate::state::{PublicState, RuleStep, State};
use contract::{EventSink, LegalChoicesOf, Seat, Seats};
use serde::{Deserialize, Serialize};

/// Whether a ship uses an optional ability.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct May(pub ShipId, pub OptionalAbility);

impl Ask for May {
    fn asked(self, state: &State) -> Seats {
        state.public.owner(self.0)
    }

    fn offer(self, _: &State, _: Seat, out: &mut LegalChoicesOf<State>) {
        out.listed.extend([Choice::Use(self.1), Choice::Pass]);
    }

    fn check(self, _: &State, _: Seat, choice: Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Use(ability) if ability == self.1 => Ok(()),
            Choice::Pass => Ok(()),
            _ => not_asked(),
        }
    }

    fn apply(self, state: &mut State, choice: Choice, out: &mut EventSink<'_, Event>) {
        let (May(ship, ability), Choice::Use(_)) = (self, choice) else { return };
        match ability {
            // XW-ABL-01
            OptionalAbility::ExposeForDisarm => {
                state.lose(ship, Token::Disarm, 1, rules::EXPLOSION, out);
                state.public.push(RuleStep::Expose(ship));
            }
            OptionalAbility::HitInstead => state.hit_instead(ship, out),
            OptionalAbility::ShieldForCharges => state.recharge(ship, out),
            // XW-ABL-29
            OptionalAbility::CloakForEvade => {
                state.lose(ship, Token::Evade, 1, rules::STYGIUM, out);
                state.gain(ship, Token::Cloak, 1, rules::STYGIUM, out);
            }
        }
    }

    fn is_possible(self, public: &PublicState) -> bool {
        public.has(self.0)
    }
}
