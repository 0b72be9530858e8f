//! Plays many matches: simulates a game, measures bots against each other, rates them, reports.
//!
//! - playing: [`play`] (one match), [`simulate()`], [`duel()`] (seat-swapped pairs, SPRT, Elo), [`ladder()`]
//! - measuring: [`metrics`] (what a game measures), [`stats`] (statistics of counts)
//! - reporting: [`report`] (JSON, CSV, one HTML page with plots)
//!
//! A match is identified by its index in the run: its seed, set-up and seats follow from it, so results are the same
//! for any number of threads and any division into shards. Bots are measured with budgets in nodes only.

pub mod duel;
pub mod ladder;
pub mod metrics;
pub mod play;
pub mod report;
pub mod row;
pub mod run;
pub mod shard;
pub mod simulate;
pub mod stats;

pub use bots::BotSpec;
pub use duel::{Duel, DuelError, DuelPlan, duel};
pub use ladder::{Ladder, ladder};
pub use row::Row;
pub use run::{cores, run};
pub use shard::Shard;
pub use simulate::{Simulation, SimulationPlan, Summary, simulate};
