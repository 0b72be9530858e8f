//! One match: the actor that owns it, the handle others use, and what it is made of.
//!
//! - [`command`]: what can be asked of a match, and the answers; [`handle`] sends it, `actor` drives [`match_core`], which decides it
//! - [`history`]: the match as a fold over its journal; `retract` and [`undo`] take entries back, [`replay`] shows the past
//! - [`reasons`]: when a bot's reasons may be shown
//! - [`update`]: the match as one viewer sees it; `preview`: what a choice would lead to
//! - [`bot_pool`]: where bots think; [`new_match`]: a match to be created

pub(crate) mod actor;
pub mod bot_pool;
mod bot_queue;
pub mod command;
pub mod handle;
pub mod history;
pub mod match_core;
pub mod new_match;
pub(crate) mod preview;
pub mod reasons;
pub mod replay;
mod retract;
mod stored_summary;
pub mod undo;
pub mod update;
