//! Obstacles, bombs and mines: what happens to a ship that meets one (rules `XW-OBS-…` and `XW-DEV-…`).

pub(crate) mod detonate;
pub mod device;
pub(crate) mod obstacle_effect;
