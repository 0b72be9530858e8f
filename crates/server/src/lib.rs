//! Matches over HTTP and WebSocket. The only crate that knows HTTP.

pub mod wire;
