//! Many matches at once: simulate a game, measure bots against each other, rate them, report.
//!
//! - playing: [`play`] (one match), [`simulate()`], [`duel()`] (seat-swapped pairs, SPRT, Elo), [`ladder()`]
//! - measuring: [`gauge`] (what a game wants measured), [`stats`] (what can be said of counts)
//! - telling: [`report`] (JSON, CSV, one HTML page with plots)
//!
//! A match is known by its index in the run: its seed, its set-up and its seats follow from it, so results are the same
//! for any number of threads and any division into shards. Bots are measured at budgets in nodes only.

pub mod contender;
pub mod duel;
pub mod gauge;
pub mod ladder;
pub mod play;
pub mod report;
pub mod row;
pub mod run;
pub mod shard;
pub mod simulate;
pub mod stats;

pub use contender::Contender;
pub use duel::{Duel, Match, NoDuel, duel};
pub use ladder::{Ladder, ladder};
pub use row::Row;
pub use run::{cores, run};
pub use shard::Shard;
pub use simulate::{Plan, Simulation, Summary, simulate};
