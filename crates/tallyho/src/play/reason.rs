//! The bot's reason for its last decision, where it may be told.

use super::TerminalMatch;
use anyhow::Result;
use explain::Message;
use match_core::any_match::{Basis, BotReason};
use match_core::request::ReasonResponse;
use std::io::{BufRead, Write};

impl<I: BufRead, O: Write> TerminalMatch<I, O> {
    /// Prints the reason for the bot's last decision. Whether it may be told is decided by the core of the match.
    pub(super) fn print_reason(&mut self) -> Result<()> {
        let entries = &self.game.core().history().entries;
        let last = entries.iter().rposition(|entry| entry.reason.is_some());
        match last.map_or(ReasonResponse::NotABot, |entry| self.game.why(entry as u32)) {
            ReasonResponse::NotABot => self.screen.say(&Message::new("cli-play-no-reason")),
            ReasonResponse::Withheld => self.screen.say(&Message::new("cli-play-reason-withheld")),
            ReasonResponse::Given(reason) => {
                let lines = self.reason_lines(&reason)?;
                lines.iter().try_for_each(|line| self.screen.print(&format!("  {line}")))
            }
        }
    }

    fn reason_lines(&self, reason: &BotReason) -> Result<Vec<String>> {
        let translate = |message: Message| self.screen.translator.translate(&message);
        let mut lines = Vec::new();
        if let Some(choice) = &reason.choice {
            let choice = self.screen.stored(choice)?;
            lines.push(translate(Message::new("cli-play-decided").with("choice", choice)));
        }
        if let Some(aim) = &reason.aim {
            lines.push(self.screen.stored(aim)?);
        }
        lines.push(translate(match reason.basis {
            Basis::Only => Message::new("cli-play-only"),
            Basis::Lot => Message::new("cli-play-lot"),
            Basis::Lesson => Message::new("cli-play-lesson"),
            Basis::Wins | Basis::Searched | Basis::Judged | Basis::Planned => {
                Message::new("cli-play-weighed").with("nodes", reason.nodes)
            }
        }));
        let percent = |share: f32| f64::from((share * 100.0).round());
        for line in &reason.lines {
            let label = self.screen.stored(&line.label)?;
            lines.push(translate(
                Message::new("cli-play-line")
                    .with("win", percent(line.win))
                    .with("low", percent(line.low))
                    .with("high", percent(line.high))
                    .with("choice", label),
            ));
        }
        Ok(lines)
    }
}
