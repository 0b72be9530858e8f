//! Chance: from the generator, or typed in by the person.

use super::prompt::Input;
use super::{Next, TerminalMatch};
use anyhow::{Context, Result};
use contract::Seat;
use explain::{Arg, Message};
use match_core::any_match::text_of;
use match_core::request::PlayerAction;
use std::io::{BufRead, Write};

/// Maximum number of outcomes listed by `help`.
const MAX_LISTED: usize = 12;

impl<I: BufRead, O: Write> TerminalMatch<I, O> {
    /// Asks for the next outcome of chance.
    pub(super) fn ask_outcome(&mut self) -> Result<Next> {
        let viewer = self.viewer();
        let seat = viewer.seat().context("nobody types the outcome")?;
        let version = self.game.core().history().version();
        let outcomes = self.game.update(viewer, Some(version)).outcomes.unwrap_or_default();
        let question = self.game()?.text_view(viewer).question(Seat::A);
        self.screen.say(&question)?;
        let choices: Vec<TypedOutcome> = outcomes
            .iter()
            .map(|one| TypedOutcome::new(&one.label, self.screen.translator.translate(&one.label)))
            .collect();
        match choices.get(choices.len() / 2) {
            Some(one) => self.screen.say(&Message::new("cli-play-dice").with("example", one.short()))?,
            // Too many outcomes to list, such as positions: the program draws.
            None => {
                self.screen.say(&Message::new("cli-play-drawn"))?;
                return self.submit(seat, PlayerAction::Roll);
            }
        }
        let Some(line) = self.screen.line()? else { return Ok(Next::Leave) };
        match Input::read(&line) {
            Input::Quit => Ok(Next::Leave),
            Input::Undo => self.undo(seat),
            Input::Resign => self.submit(seat, PlayerAction::Resign),
            Input::Nothing => Ok(Next::Continue),
            Input::Help => {
                let some: Vec<&str> = choices.iter().take(MAX_LISTED).map(TypedOutcome::short).collect();
                let more = if choices.len() > MAX_LISTED { "yes" } else { "no" };
                let falls = Message::new("cli-play-falls").with("some", some.join(" · ")).with("more", more);
                self.screen.say(&falls)?;
                Ok(Next::Continue)
            }
            Input::Roll => self.submit(seat, PlayerAction::Roll),
            Input::Number(_)
            | Input::Why
            | Input::WhyChoice(_)
            | Input::WhyNumber(_)
            | Input::Card(_)
            | Input::Board
            | Input::Other => match choices.iter().position(|choice| choice.matches(&line)) {
                Some(at) => self.submit(seat, PlayerAction::Enter(text_of(outcomes[at].outcome.clone()))),
                None => {
                    self.screen.say(&Message::new("cli-play-outcome").with("typed", line.trim()))?;
                    Ok(Next::Continue)
                }
            },
        }
    }
}

/// An outcome as people type it: its full label, or only its numbers in the order of the label.
#[derive(Debug)]
struct TypedOutcome {
    label: String,
    numbers: String,
}

impl TypedOutcome {
    fn new(said: &Message, label: String) -> TypedOutcome {
        let numbers = said.args.iter().filter_map(|(_, arg)| match arg {
            Arg::Number(number) => Some(number.to_string()),
            Arg::Text(_) | Arg::Message(_) | Arg::List(_) | Arg::Texts(_) => None,
        });
        TypedOutcome { label, numbers: numbers.collect::<Vec<_>>().join(" ") }
    }

    fn short(&self) -> &str {
        if self.numbers.is_empty() { &self.label } else { &self.numbers }
    }

    fn matches(&self, line: &str) -> bool {
        let apart = |c: char| c.is_whitespace() || [',', ';', '+', '/'].contains(&c);
        let words: Vec<&str> = line.split(apart).filter(|word| !word.is_empty()).collect();
        self.label.eq_ignore_ascii_case(line.trim()) || !words.is_empty() && words.join(" ") == self.numbers
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers of real dice are accepted; labels too.
    #[test]
    fn numbers_alone_are_enough() {
        let said = Message::new("tp-o-clash").with("a", 7u8).with("b", 3u8);
        let clash = TypedOutcome::new(&said, "Attacker 7, defender 3".into());
        for typed in ["7 3", "7+3\n", "7, 3", "7/3", "attacker 7, defender 3\n"] {
            assert!(clash.matches(typed), "{typed}");
        }
        for typed in ["3 7", "73", "7", "", "7 3 1"] {
            assert!(!clash.matches(typed), "{typed}");
        }
        assert_eq!(clash.short(), "7 3");
        let card = TypedOutcome::new(&Message::new("sf-card").with("name", "2-23"), "2-23".into());
        assert!(card.matches("2-23 ") && card.short() == "2-23");
    }
}
