//! Chance in a scenario: the layout, which ship arrives and where, which ship is hunted (XW-SCEN-…).

use crate::chance::Draw;
use crate::chance::dice::attack_rolls;
use crate::chance::draw::equal_options;
use crate::choice::Chance;
use crate::event::Event;
use crate::scenario::ShipRole;
use crate::scenario::arrival::ArrivalRoll;
use crate::scenario_driver::LAYOUT_HALVES;
use crate::ship::ShipId;
use crate::state::{PublicState, State};
use contract::EventSink;
use serde::{Deserialize, Serialize};

/// The random layout of markers and obstacles; the first half of its seed, once known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Layout(pub Option<u16>);

impl Draw for Layout {
    fn outcomes(self, _: &State, out: &mut Vec<(Chance, u32)>) {
        out.extend((0..LAYOUT_HALVES).map(|half| (Chance::Layout(half), 1)));
    }

    fn resolve(self, state: &mut State, chance: Chance, out: &mut EventSink<'_, Event>) {
        let Chance::Layout(half) = chance else { return };
        state.layout_drawn(self.0, half, out);
    }

    fn is_possible(self, _: &PublicState) -> bool {
        true
    }
}

/// Which of several equal ships of the pool arrives; the number of options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Draft(pub ShipRole, pub u8);

impl Draw for Draft {
    fn outcomes(self, _: &State, out: &mut Vec<(Chance, u32)>) {
        equal_options(self.1, out);
    }

    fn resolve(self, state: &mut State, chance: Chance, out: &mut EventSink<'_, Event>) {
        let Chance::Lot(lot) = chance else { return };
        state.draft_drawn(self.0, lot, out);
    }

    fn is_possible(self, _: &PublicState) -> bool {
        true
    }
}

/// What the arrival of a ship needs: a die for the marker or its side, or a random choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Arrive(pub ShipId, pub ArrivalRoll);

impl Draw for Arrive {
    fn outcomes(self, _: &State, out: &mut Vec<(Chance, u32)>) {
        match self.1 {
            ArrivalRoll::Lot { options } => equal_options(options, out),
            ArrivalRoll::Marker | ArrivalRoll::Side => attack_rolls(1, out),
        }
    }

    fn resolve(self, state: &mut State, chance: Chance, _: &mut EventSink<'_, Event>) {
        state.give_outcome(chance);
    }

    fn is_possible(self, public: &PublicState) -> bool {
        public.has(self.0)
    }
}

/// Which of several equally near ships is hunted; the number of options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hunt(pub ShipId, pub u8);

impl Draw for Hunt {
    fn outcomes(self, _: &State, out: &mut Vec<(Chance, u32)>) {
        equal_options(self.1, out);
    }

    fn resolve(self, state: &mut State, chance: Chance, out: &mut EventSink<'_, Event>) {
        let Chance::Lot(lot) = chance else { return };
        state.lock_hunted(self.0, lot, out);
    }

    fn is_possible(self, public: &PublicState) -> bool {
        public.has(self.0)
    }
}
