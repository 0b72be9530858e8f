//! The companion: Solo Alpha beside a real table.
//!
//! A table is a [`Log`](log::Companion) of what people told, what dice showed and what was corrected; the state
//! ([`Table`]) is the fold of it. Taking back adds a line and drops a state, so nothing of the history is lost. Every
//! decision is made by [`xwing::solo`]: in quick mode by word of mouth
//! ([`ToldSight`](xwing::solo::told::ToldSight)), on a map by measuring
//! ([`MapSight`](xwing::solo::map::MapSight)). This crate only knows what to ask, in which order, and what of the
//! table to keep.
//!
//! - [`wanted`], [`setup`], [`waves`]: who is on the table, and who comes later
//! - [`coming`]: set-up, waves and arrivals
//! - [`answer`], [`question`]: what a person may be asked and say
//! - [`step`], [`log`]: one line of the log, and the fold
//! - [`state`]: the table, its round and phases
//! - [`turn`], [`shooting`], [`defending`], [`hurt`]: one ship's activation, attack, defense and damage

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
