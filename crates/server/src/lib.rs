//! Matches over HTTP and WebSocket. The only crate that knows HTTP.
//!
//! - wire format: [`wire`] (TypeScript is generated from it), `convert` (from the host's types to those)
//! - path of a request: `guard` (origin, host, headers), `limits`, `session` (client identity), `routes`, `problem`
//! - the server: [`start`], [`Config`], [`RunningServer`]
//!
//! Rules are checked in the host. No game is known here except X-Wing, whose companion has its own routes (`beside`).

mod accept;
mod announce;
mod app;
mod companion_content;
mod config;
mod connection;
mod convert;
mod error;
mod guard;
mod limits;
mod open_files;
mod page;
mod routes;
mod serve;
mod session;
#[cfg(feature = "test-client")]
pub mod test_client;
pub mod wire;

pub use config::{Config, default_data_dir};
pub use limits::Limits;
pub use serve::{RunningServer, ServeError, start, stop_signal};
