//! Which of a player's ships with the same initiative is next (XW-RND-03).

use crate::choice::{Cause, Choice, Refusal};
use crate::combat::turn_order::TurnOrder;
use crate::event::Event;
use crate::question::{Ask, not_asked};
use crate::rules::round as rules;
use crate::ship::ShipId;
use crate::state::{Phase, PublicState, RuleStep, State};
use contract::{EventSink, LegalChoicesOf, Seat, Seats};
use serde::{Deserialize, Serialize};

/// Which of a seat's ships with the same initiative is next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Next(pub Seat);

impl Ask for Next {
    fn asked(self, _: &State) -> Seats {
        Seats::one(self.0)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut LegalChoicesOf<State>) {
        out.listed.extend(state.tied_ships(seat).into_iter().map(Choice::Next));
    }

    fn check(self, state: &State, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Next(ship) if state.tied_ships(seat).contains(&ship) => Ok(()),
            Choice::Next(ship) => Err(Refusal { rule: rules::OWN_ORDER, by: Cause::Ship(ship) }),
            _ => not_asked(),
        }
    }

    fn apply(self, state: &mut State, choice: Choice, _: &mut EventSink<'_, Event>) {
        let Choice::Next(ship) = choice else { return };
        // The waiting step would ask again; this ship's turn pushes its own.
        state.public.steps.pop();
        match state.public.phase {
            Phase::System => state.start_system_turn(ship),
            Phase::Engagement => state.start_engagement(ship),
            Phase::Activation | Phase::Setup | Phase::Planning | Phase::End => state.start_activation(ship),
        }
    }

    fn is_possible(self, _: &PublicState) -> bool {
        true
    }
}

impl State {
    /// The ship whose turn it is; asks the owner if several tie (XW-RND-03). Solo ships, and seats of one side, go in
    /// list order.
    pub(crate) fn next_ship(&mut self, order: TurnOrder, again: RuleStep) -> Option<ShipId> {
        let equal = self.next_by_initiative(order);
        let first = *equal.first()?;
        let Some(seat) = self.public.ship(first).seat else { return Some(first) };
        let own = equal.iter().filter(|id| self.public.ship(**id).seat == Some(seat)).count();
        if own == 1 {
            return Some(first);
        }
        self.public.push(again);
        self.ask(Next(seat));
        None
    }

    /// A seat's ships that tie for the next turn of the phase.
    fn tied_ships(&self, seat: Seat) -> Vec<ShipId> {
        let order =
            if self.public.phase == Phase::Engagement { TurnOrder::Descending } else { TurnOrder::Ascending };
        let mut own = self.next_by_initiative(order);
        own.retain(|id| self.public.ship(*id).seat == Some(seat));
        own
    }
}
