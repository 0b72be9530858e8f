//! Output, with handling of closed pipes. Nothing printed controls the terminal: names in decks, squads and other files
//! come from anywhere.

use anyhow::Result;
use serde::Serialize;
use std::borrow::Cow;
use std::io::{ErrorKind, Write};

/// Prints a value as one JSON document.
pub fn json(value: &impl Serialize) -> Result<()> {
    text(&serde_json::to_string_pretty(value)?)
}

/// Prints a text and a final newline.
pub fn text(text: &str) -> Result<()> {
    let mut out = std::io::stdout().lock();
    out.write_all(printable(text).as_bytes())?;
    if !text.ends_with('\n') {
        out.write_all(b"\n")?;
    }
    Ok(out.flush()?)
}

/// Prints a remark on standard error, so that the result can be piped.
pub fn remark(text: &str) -> Result<()> {
    Ok(writeln!(std::io::stderr().lock(), "{}", printable(text))?)
}

/// Prints a prompt, without a newline.
pub fn prompt(text: &str) -> Result<()> {
    let mut out = std::io::stdout().lock();
    out.write_all(printable(text).as_bytes())?;
    Ok(out.flush()?)
}

/// The text with control characters written out; line ends and tabs stay.
pub fn printable(text: &str) -> Cow<'_, str> {
    let controls = |c: char| c.is_control() && !matches!(c, '\n' | '\t');
    if !text.contains(controls) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if controls(c) { shown.extend(c.escape_default()) } else { shown.push(c) }
    }
    Cow::Owned(shown)
}

/// Whether the reader of our output closed the pipe, as `head` does. This is not an error.
pub fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<std::io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_written_out() {
        assert!(matches!(printable("Éclaireur,\n\ttwo lines"), Cow::Borrowed(_)));
        let escape = "\u{1b}]0;pwned\u{7} \u{9b}2J\r\u{7f}";
        assert_eq!(printable(escape), "\\u{1b}]0;pwned\\u{7} \\u{9b}2J\\r\\u{7f}");
    }
}
