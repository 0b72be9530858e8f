//! What chance decides: dice, damage cards, random choices of the scenario and of solo ships. Each kind has its
//! outcomes, how one is resolved, and whether it is possible in a view from outside.
//!
//! A new kind is a type in the file of its family and a line in the table below.

mod damage_card;
mod dice;
mod draw;
mod scenario;
mod solo;

pub use damage_card::{Card, Discard, Expose, Unveil};
pub use dice::{Die, RollAttack, RollDefense};
pub(crate) use draw::Draw;
pub use scenario::{Arrive, Draft, Hunt, Layout};
pub use solo::{Solo, SoloDecision};

use crate::choice::Chance;
use crate::event::Event;
use crate::state::{PublicState, State};
use contract::EventSink;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// Writes the enum of all chance nodes. Each has the number under which it enters the hash of a state; see the table
/// of questions.
macro_rules! chance_nodes {
    ($($number:literal $name:ident)*) => {
        /// What chance decides next.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[expect(missing_docs, reason = "each is documented at its type")]
        pub enum ChanceNode {
            $($name(#[cfg_attr(feature = "ts", ts(inline))] $name),)*
        }

        $(impl From<$name> for ChanceNode {
            fn from(node: $name) -> Self {
                ChanceNode::$name(node)
            }
        })*

        impl Hash for ChanceNode {
            fn hash<H: Hasher>(&self, hasher: &mut H) {
                match self {
                    $(ChanceNode::$name(node) => ($number as isize, node).hash(hasher),)*
                }
            }
        }

        impl Draw for ChanceNode {
            fn outcomes(self, state: &State, out: &mut Vec<(Chance, u32)>) {
                match self {
                    $(ChanceNode::$name(node) => node.outcomes(state, out),)*
                }
            }

            fn resolve(self, state: &mut State, chance: Chance, out: &mut EventSink<'_, Event>) {
                match self {
                    $(ChanceNode::$name(node) => node.resolve(state, chance, out),)*
                }
            }

            fn is_possible(self, public: &PublicState) -> bool {
                match self {
                    $(ChanceNode::$name(node) => node.is_possible(public),)*
                }
            }
        }
    };
}

chance_nodes! {
    1 Layout
    2 Draft
    3 Arrive
    4 Hunt
    11 Expose
    12 Unveil
    25 RollAttack
    26 RollDefense
    27 Die
    28 Card
    29 Discard
    30 Solo
}
