//! Matches over HTTP and WebSocket. The only crate that knows HTTP.
//!
//! - what goes over the wire: [`wire`] (TypeScript is generated from it), `convert` (from the host's words to those)
//! - the way of a request: `guard` (origin, host, headers), `limits`, `session` (who is it), `routes`, `problem`
//! - the program: [`start`], [`Config`], [`Running`]
//!
//! Rules are judged in the host; here nothing is known of any game but X-Wing, whose companion beside a real table has
//! routes of its own (`beside`).

mod accept;
mod announce;
mod app;
mod beside;
mod config;
mod convert;
#[cfg(feature = "drive")]
pub mod drive;
mod guard;
mod limits;
mod page;
mod problem;
mod routes;
mod serve;
mod session;
pub mod wire;

pub use config::{Config, default_data_dir};
pub use limits::Limits;
pub use serve::{Running, ServeError, start};
