//! Questions to players, one file each: its data, who is asked, what is offered, how a choice is checked and applied,
//! and whether it is possible in a view from outside.
//!
//! A new question is a file, its `mod` line and a line in the table below.

mod act;
mod ahead;
mod ask;
mod break_obstacle;
mod charges;
mod detonate;
mod dials;
mod drag;
mod fire;
mod jam;
mod may;
mod modify;
mod next;
mod order;
mod place;
mod slot;
mod spin;
mod system;
mod toll;
mod turret;

pub use act::{Act, ActionSource};
pub use ahead::Ahead;
pub(crate) use ask::{Ask, not_asked};
pub use break_obstacle::Break;
pub use charges::Charges;
pub use detonate::Detonate;
pub use dials::Dials;
pub use drag::Drag;
pub use fire::Fire;
pub use jam::Jam;
pub use may::May;
pub use modify::{Modify, ModifyStep};
pub use next::Next;
pub use order::Order;
pub use place::Place;
pub use slot::{Slot, SlotPurpose};
pub use spin::Spin;
pub use system::System;
pub use toll::Toll;
pub use turret::Turret;

use crate::choice::{Choice, Refusal};
use crate::event::Event;
use crate::state::{PublicState, State};
use contract::{EventSink, LegalChoicesOf, Seat, Seats};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// Writes the enum of all questions. Each has the number under which it enters the hash of a state: recorded matches
/// contain these hashes, so a number never changes and is never used again, here or for chance (`chance/mod.rs`).
macro_rules! questions {
    (with data: $($number:literal $name:ident)*; without data: $($bare_number:literal $bare:ident)*) => {
        /// A question to a player.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[expect(missing_docs, reason = "each is documented at its type")]
        pub enum Question {
            $($name(#[cfg_attr(feature = "ts", ts(inline))] $name),)*
            $($bare,)*
        }

        $(impl From<$name> for Question {
            fn from(question: $name) -> Self {
                Question::$name(question)
            }
        })*

        $(impl From<$bare> for Question {
            fn from($bare: $bare) -> Self {
                Question::$bare
            }
        })*

        impl Hash for Question {
            fn hash<H: Hasher>(&self, hasher: &mut H) {
                match self {
                    $(Question::$name(question) => ($number as isize, question).hash(hasher),)*
                    $(Question::$bare => ($bare_number as isize).hash(hasher),)*
                }
            }
        }

        impl Ask for Question {
            fn asked(self, state: &State) -> Seats {
                match self {
                    $(Question::$name(question) => question.asked(state),)*
                    $(Question::$bare => $bare.asked(state),)*
                }
            }

            fn offer(self, state: &State, seat: Seat, out: &mut LegalChoicesOf<State>) {
                match self {
                    $(Question::$name(question) => question.offer(state, seat, out),)*
                    $(Question::$bare => $bare.offer(state, seat, out),)*
                }
            }

            fn check(self, state: &State, seat: Seat, choice: Choice) -> Result<(), Refusal> {
                match self {
                    $(Question::$name(question) => question.check(state, seat, choice),)*
                    $(Question::$bare => $bare.check(state, seat, choice),)*
                }
            }

            fn apply(self, state: &mut State, choice: Choice, out: &mut EventSink<'_, Event>) {
                match self {
                    $(Question::$name(question) => question.apply(state, choice, out),)*
                    $(Question::$bare => $bare.apply(state, choice, out),)*
                }
            }

            fn is_possible(self, public: &PublicState) -> bool {
                match self {
                    $(Question::$name(question) => question.is_possible(public),)*
                    $(Question::$bare => $bare.is_possible(public),)*
                }
            }
        }
    };
}

questions! {
    with data:
        5 Place
        7 May
        8 Toll
        9 Drag
        10 Spin
        13 Next
        14 System
        15 Slot
        16 Act
        17 Fire
        18 Charges
        19 Detonate
        20 Ahead
        21 Jam
        22 Order
        23 Break
        24 Modify
        32 Turret;
    without data:
        6 Dials
}
