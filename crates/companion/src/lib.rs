//! The companion: plays the solo ships (Solo Alpha) next to a physical table.
//!
//! A table's state ([`SessionState`]) is a fold over a log of what people reported, what the dice showed and what was corrected
//! ([`LogEntry`]). The log itself, its undo and its store are those of a match: see `match_core::companion_match`. Every decision is made by [`xwing::solo`]: in quick mode from people's answers
//! ([`ReportedSight`](xwing::solo::sight::reported::ReportedSight)), on a map by measuring ([`MapSight`](xwing::solo::sight::map::MapSight)).
//! This crate only knows what to ask, in which order, and which parts of the table to track.
//!
//! - [`setup::request`], [`setup`], [`setup::waves`]: the ships on the table, and those that arrive later
//! - [`arrivals`]: layout, waves and arrivals
//! - [`question::answer`], [`question`]: what people are asked and can answer
//! - [`command`]: one entry of the log
//! - [`state`]: the fold: ships, round and phase
//! - [`turn`]: one ship's activation
//! - [`combat::attack`], [`combat::defense`], [`combat::damage`]: attacks, defense and damage

pub mod arrivals;
pub mod combat;
pub mod command;
pub mod correction;
pub mod dice;
mod digest;
pub mod event;
mod facts;
mod owners;
pub mod question;
mod round;
pub mod setup;
pub mod state;
pub mod turn;
#[cfg(feature = "ts")]
pub mod typescript;

/// The version of what a log means; raised when a stored log would no longer lead to the same table.
pub const RULES: u32 = 1;

pub use command::{Command, LogEntry, Refusal, Roller};
pub use event::Event;
pub use question::{Answer, Question};
pub use setup::request::SetupRequest;
pub use setup::{Mode, Setup};
pub use state::{Phase, SessionState};

#[cfg(test)]
mod tests;
