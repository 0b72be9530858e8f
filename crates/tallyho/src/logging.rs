//! Logging of the server: lines of JSON on standard error.
//!
//! Below warnings only our own crates and requests are logged: libraries would print what they transport, including
//! cookies and messages, and secrets must not be logged.

use anyhow::{Context, Result};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// Targets that are logged below warnings.
const OWN_TARGETS: [&str; 4] = ["tallyho", "server", "host", "tower_http"];

/// Starts logging up to this level.
pub(crate) fn init(level: LevelFilter) -> Result<()> {
    let ours = OWN_TARGETS.map(|target| (target, level));
    let filter = Targets::new().with_targets(ours).with_default(level.min(LevelFilter::WARN));
    let lines = tracing_subscriber::fmt::layer().json().with_writer(std::io::stderr);
    tracing_subscriber::registry().with(lines).with(filter).try_init().context("the log cannot begin")
}
