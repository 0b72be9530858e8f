//! The scenarios of the Solo Alpha document (rule ids `XW-SCEN-…`): ships, table layout, waves and arrivals, and the
//! end of the game.
//!
//! Pure functions over plain data. Where a random result is needed, the return value says what to roll and the next
//! call receives the result, so that both the game and the companion for a real table use the same rules. Nothing
//! here moves a ship.

pub mod arrival;
pub mod ending;
pub mod forces;
pub mod generate;
pub mod layout;
pub mod marker;
pub mod variant;
pub mod wave;

pub use arrival::{Arrival, ArrivalResult, ArrivalRoll, arrive, is_player_deployment};
pub use ending::{Ending, Fate, ending};
pub use forces::{Forces, ShipPicks, introductory};
pub use generate::generate;
pub use layout::{Layout, LayoutError, LayoutObstacle};
pub use marker::{Exit, Marker};
pub use variant::{SquadWarning, Variant};
pub use wave::{Losses, NextShip, ReserveShip, ShipRole, next_ship, wave_for_round};

#[cfg(test)]
mod tests;
