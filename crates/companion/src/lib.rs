//! The companion: plays the solo ships (Solo Alpha) next to a physical table.
//!
//! A [session](log::Companion) is a log of what people reported, what the dice showed and what was corrected; its
//! state ([`Table`]) is a fold over that log. Undo appends an entry and restores an earlier state, so that no
//! history is lost. Every decision is made by [`xwing::solo`]: in quick mode from people's answers
//! ([`ToldSight`](xwing::solo::told::ToldSight)), on a map by measuring ([`MapSight`](xwing::solo::map::MapSight)).
//! This crate only knows what to ask, in which order, and which parts of the table to track.
//!
//! - [`wanted`], [`setup`], [`waves`]: the ships on the table, and those that arrive later
//! - [`coming`]: layout, waves and arrivals
//! - [`answer`], [`question`]: what people are asked and can answer
//! - [`step`], [`log`]: one entry of the log, and the fold
//! - [`state`]: ships, round and phase
//! - [`turn`]: one ship's activation
//! - [`shooting`], [`defending`], [`hurt`]: attacks, defense and damage

pub mod answer;
mod asking;
pub mod coming;
pub mod correct;
pub mod defending;
pub mod dice;
mod ending;
pub mod event;
mod ghost;
pub mod hurt;
pub mod log;
mod offers;
mod owners;
pub mod question;
mod round;
pub mod setup;
pub mod shooting;
mod spending;
pub mod state;
pub mod step;
mod telling;
pub mod turn;
pub mod wanted;
pub mod waves;

pub use answer::Answer;
pub use event::Event;
pub use log::Companion;
pub use question::Question;
pub use setup::{Mode, Setup};
pub use state::{Phase, Table};
pub use step::{Hand, Line, Refusal, Step};
pub use wanted::Wanted;

#[cfg(test)]
mod tests;
