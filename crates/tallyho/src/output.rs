//! Printing, with care for readers that go away.

use anyhow::Result;
use serde::Serialize;
use std::io::{ErrorKind, Write};

/// Prints a value as JSON, one document.
pub(crate) fn json(value: &impl Serialize) -> Result<()> {
    text(&serde_json::to_string_pretty(value)?)
}

/// Prints a text and ends the line.
pub(crate) fn text(text: &str) -> Result<()> {
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes())?;
    if !text.ends_with('\n') {
        out.write_all(b"\n")?;
    }
    Ok(out.flush()?)
}

/// Prints a remark that is no part of the result, so that the result can be piped on.
pub(crate) fn aside(text: &str) -> Result<()> {
    Ok(writeln!(std::io::stderr().lock(), "{text}")?)
}

/// Whether the reader of our output went away, as `head` does: no fault of anybody.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<std::io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}
