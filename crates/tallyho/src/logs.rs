//! What the program notes about itself while it serves: lines of JSON on standard error.
//!
//! Only our own crates and the requests speak below warnings: libraries would print what they carry, cookies and
//! messages included, and nothing secret belongs into a log.

use anyhow::{Context, Result};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// Who may speak below warnings.
const OURS: [&str; 4] = ["tallyho", "server", "host", "tower_http"];

/// Begins to note, up to this level.
pub(crate) fn to_standard_error(level: LevelFilter) -> Result<()> {
    let ours = OURS.map(|target| (target, level));
    let filter = Targets::new().with_targets(ours).with_default(level.min(LevelFilter::WARN));
    let lines = tracing_subscriber::fmt::layer().json().with_writer(std::io::stderr);
    tracing_subscriber::registry().with(lines).with(filter).try_init().context("the log cannot begin")
}
