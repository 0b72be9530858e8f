//! The scenarios of the Solo Alpha document (rule ids `XW-SCEN-…`): who flies, where things lie, who comes when and
//! from where, and when it ends.
//!
//! Pure functions over plain data. Where chance speaks, a value says what is to be rolled and the next call is given the
//! answer; so a game and a companion beside a real table both drive the same rules. Nothing here moves a ship.

pub mod arrival;
pub mod ending;
pub mod forces;
pub mod generate;
pub mod layout;
pub mod marker;
pub mod variant;
pub mod wave;

pub use arrival::{Arrival, Ask, Rolled, arrive, is_player_place};
pub use ending::{Ending, Fate, ending};
pub use forces::{Forces, Picks, introductory};
pub use generate::generate;
pub use layout::{Layout, LayoutFault, Lying};
pub use marker::{Exit, Marker};
pub use variant::{Variant, Warning};
pub use wave::{Kind, Losses, Pick, Reserve, due, next_of};

#[cfg(test)]
mod tests;
