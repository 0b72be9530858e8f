//! Output, with handling of closed pipes.

use anyhow::Result;
use serde::Serialize;
use std::io::{ErrorKind, Write};

/// Prints a value as one JSON document.
pub(crate) fn json(value: &impl Serialize) -> Result<()> {
    text(&serde_json::to_string_pretty(value)?)
}

/// Prints a text and a final newline.
pub(crate) fn text(text: &str) -> Result<()> {
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes())?;
    if !text.ends_with('\n') {
        out.write_all(b"\n")?;
    }
    Ok(out.flush()?)
}

/// Prints a remark on standard error, so that the result can be piped.
pub(crate) fn remark(text: &str) -> Result<()> {
    Ok(writeln!(std::io::stderr().lock(), "{text}")?)
}

/// Whether the reader of our output closed the pipe, as `head` does. This is not an error.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<std::io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}
