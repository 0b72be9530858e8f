//! What comes first after an action: another action, or the die roll of a damage card (XW-RND-12).

use crate::choice::{Choice, FollowUp, Refusal};
use crate::content::{ActionKind, DamageCard};
use crate::event::Event;
use crate::question::{ActionSource, Ask, not_asked};
use crate::ship::ShipId;
use crate::state::{PublicState, RuleStep, State};
use contract::{EventSink, LegalChoicesOf, Seat, Seats};
use serde::{Deserialize, Serialize};

/// What comes first after an action: another action, or the die roll of a damage card. The flag: the action was linked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Order(pub ShipId, pub ActionKind, pub bool);

impl Ask for Order {
    fn asked(self, state: &State) -> Seats {
        state.public.owner(self.0)
    }

    fn offer(self, _: &State, _: Seat, out: &mut LegalChoicesOf<State>) {
        out.listed.extend([FollowUp::Action, FollowUp::Card].map(Choice::First));
    }

    fn check(self, _: &State, _: Seat, choice: Choice) -> Result<(), Refusal> {
        match choice {
            Choice::First(_) => Ok(()),
            _ => not_asked(),
        }
    }

    fn apply(self, state: &mut State, choice: Choice, _: &mut EventSink<'_, Event>) {
        let (Order(ship, kind, linked), Choice::First(first)) = (self, choice) else { return };
        let action = RuleStep::Follow(ship, kind, linked);
        match first {
            FollowUp::Action => {
                state.roll_wounded_pilot(ship);
                state.public.push(action);
            }
            FollowUp::Card => {
                state.public.push(action);
                state.roll_wounded_pilot(ship);
            }
        }
    }

    fn is_possible(self, public: &PublicState) -> bool {
        public.has(self.0)
    }
}

impl State {
    /// XW-RND-12: when both a damage card and another action follow, the owner chooses which comes first.
    pub(crate) fn ask_order(&mut self, ship: ShipId, kind: ActionKind, linked: bool) {
        if !self.public.ship(ship).has_faceup(DamageCard::WoundedPilot) {
            self.public.push(RuleStep::Follow(ship, kind, linked));
        } else if self.legal_actions(ship, ActionSource::After { kind, linked }).is_empty() {
            self.roll_wounded_pilot(ship);
        } else {
            self.ask(Order(ship, kind, linked));
        }
    }
}
