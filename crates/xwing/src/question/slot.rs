//! Which slot a ship takes at the end of a Tallon roll, a barrel roll, a decloak or a SLAM (XW-ACT-02, XW-ACT-14).

use crate::choice::{Cause, Choice, Refusal, TargetedAction};
use crate::event::Event;
use crate::geometry::{EndSlot, Side};
use crate::question::{ActionSource, Ask, not_asked};
use crate::rules::activation as rules;
use crate::ship::ShipId;
use crate::state::{PublicState, State};
use contract::{EventSink, LegalChoicesOf, Seat, Seats};
use serde::{Deserialize, Serialize};

/// Which slot a ship takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Slot(pub ShipId, pub SlotPurpose);

/// What a slot is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SlotPurpose {
    /// A Tallon roll.
    Tallon,
    /// A barrel roll or SLAM, with the source of the action.
    Roll(TargetedAction, ActionSource),
    Decloak(Side),
}

impl Ask for Slot {
    fn asked(self, state: &State) -> Seats {
        state.public.owner(self.0)
    }

    fn offer(self, state: &State, _: Seat, out: &mut LegalChoicesOf<State>) {
        self.each_free(state, |slot| out.listed.push(Choice::Slot(slot)));
    }

    fn check(self, state: &State, _: Seat, choice: Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Slot(slot) if self.is_free(state, slot) => Ok(()),
            Choice::Slot(_) => Err(Refusal { rule: rules::SLOTS, by: Cause::Taken }),
            _ => not_asked(),
        }
    }

    fn apply(self, state: &mut State, choice: Choice, out: &mut EventSink<'_, Event>) {
        let (Slot(ship, of), Choice::Slot(slot)) = (self, choice) else { return };
        let found = state.free_reposition_slots(ship, of).into_iter().find(|(other, _)| *other == slot);
        match (of, found) {
            (SlotPurpose::Tallon, _) => state.fly_slot(ship, slot, out),
            (SlotPurpose::Roll(act @ TargetedAction::Slam(_), source), Some(_)) => {
                let colour = state.declared_color(ship, act, source);
                state.slam_to(ship, act, slot, (colour, source), out);
            }
            (SlotPurpose::Roll(act, source), Some((_, at))) => {
                // The cost of the color was paid when the roll was declared.
                let colour = state.declared_color(ship, act, source);
                state.finish_action(ship, act, colour, source, true, out);
                state.reposition(ship, at, out);
            }
            (SlotPurpose::Decloak(_), Some((_, at))) => state.decloaked(ship, at, out),
            (SlotPurpose::Roll(..) | SlotPurpose::Decloak(_), None) => {}
        }
    }

    fn is_possible(self, public: &PublicState) -> bool {
        public.has(self.0)
    }
}

impl Slot {
    /// Calls `visit` with every free slot.
    fn each_free(self, state: &State, mut visit: impl FnMut(EndSlot)) {
        let Slot(ship, of) = self;
        match of {
            SlotPurpose::Tallon => state.tallon_slots(ship).into_iter().for_each(visit),
            SlotPurpose::Roll(..) | SlotPurpose::Decloak(_) => {
                state.free_reposition_slots(ship, of).into_iter().for_each(|(slot, _)| visit(slot));
            }
        }
    }

    fn is_free(self, state: &State, wanted: EndSlot) -> bool {
        let mut found = false;
        self.each_free(state, |slot| found |= slot == wanted);
        found
    }
}
