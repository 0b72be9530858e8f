//! Where a terminal match reads lines and prints text. Tests use buffers instead of the terminal.

use crate::output;
use anyhow::{Context, Result};
use explain::{Message, StoredMessage, Translator};
use host::any_match::Json;
use std::io::{BufRead, Write};

/// Input and output of a terminal.
pub(crate) struct Screen<I, O> {
    pub(super) input: I,
    pub(super) output: O,
    pub(super) translator: Translator,
    /// A terminal shows what is typed; what comes from a pipe is printed.
    pub(super) echo: bool,
}

impl<I: BufRead, O: Write> Screen<I, O> {
    pub(crate) const fn new(input: I, output: O, translator: Translator, echo: bool) -> Self {
        Screen { input, output, translator, echo }
    }

    /// Prints a text and a final newline.
    pub(super) fn print(&mut self, text: &str) -> Result<()> {
        self.output.write_all(output::printable(text).as_bytes())?;
        if !text.ends_with('\n') {
            self.output.write_all(b"\n")?;
        }
        Ok(self.output.flush()?)
    }

    pub(super) fn say(&mut self, message: &Message) -> Result<()> {
        let text = self.translator.translate(message);
        self.print(&text)
    }

    /// The text of a message that the match keeps as JSON.
    pub(super) fn stored(&self, message: &Json) -> Result<String> {
        let message: StoredMessage = serde_json::from_str(message.get()).context("a stored message")?;
        Ok(self.translator.translate_stored(&message))
    }

    /// Prompts for a line of input; `None` at the end of input.
    pub(super) fn line(&mut self) -> Result<Option<String>> {
        let prompt = self.translator.translate(&Message::new("cli-play-prompt"));
        self.output.write_all(output::printable(&prompt).as_bytes())?;
        self.output.flush()?;
        let mut line = String::new();
        if self.input.read_line(&mut line).context("standard input")? == 0 {
            self.print("")?;
            self.say(&Message::new("cli-play-ended"))?;
            return Ok(None);
        }
        if self.echo {
            self.print(line.trim_end())?;
        }
        Ok(Some(line))
    }
}
