//! Integration tests of `xwing`, in one binary: every further binary would link the workspace once more.

#![cfg(test)]

mod every_card;
mod every_dial;
mod game_laws;
mod geometry_golden;
mod geometry_laws;
mod geometry_sampled;
mod golden;
mod mirror;
mod perft;
mod scenario_layouts;
mod scenario_soak;
