//! The core of a match of any game, without IO: no clock, no task, no socket, no store. It compiles for the browser as well.
//!
//! - [`any_match`]: one interface for a match of any game (the crate [`games`] has the list of them); [`setup`],
//!   [`companion_match`] (a real table, played through the same interface)
//! - chance: [`chance`] (the generator), [`fairness`] (commitment and proof)
//! - one match: [`match_core`] decides [`request`]s: a command goes in, [`record`]s to store come out. [`history`] is the match
//!   as a fold over its journal; [`undo`] and `retract` take entries back, [`replay`] shows the past, [`update`] is the match
//!   as one viewer sees it, `preview` shows what a choice would lead to, [`reasons`] says when a bot's reasons may be told,
//!   `text_view` is what a terminal shows
//! - [`local_match`] drives the core in one thread, for one person and bots: a terminal, or a browser without a server
//!
//! A game state leaves this crate only as one viewer's view, or as a log once the match is over.

pub mod any_match;
mod bot_task;
pub mod chance;
mod checkpoints;
pub mod companion_match;
pub mod fairness;
pub mod history;
pub mod ids;
pub mod local_match;
pub mod match_core;
pub mod new_match;
mod preview;
pub mod reasons;
pub mod record;
pub mod replay;
pub mod request;
mod retract;
pub mod setup;
mod stored_summary;
#[cfg(feature = "test-twins")]
pub mod test_twins;
mod text_view;
pub mod typed_match;
pub mod undo;
pub mod update;

pub use games;
