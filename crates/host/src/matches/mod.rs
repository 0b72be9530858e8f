//! One match: the actor that owns it and the handle others use.
//!
//! - [`command`]: what can be asked of a match, and the answers; [`handle`] sends it, `actor` drives the core, which decides it
//! - [`bot_pool`]: where bots think
//!
//! What a match is made of lies in the crate `match-core` and is re-exported here.

pub(crate) mod actor;
pub mod bot_pool;
mod bot_queue;
pub mod command;
pub mod handle;

pub use match_core::{history, new_match, reasons, replay, undo, update};
