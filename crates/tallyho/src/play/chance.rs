//! Chance: from the generator, or typed in by the person.

use super::prompt::Input;
use super::{ChanceMode, Next, TerminalMatch};
use anyhow::Result;
use contract::{Act, ActOf, Seat};
use explain::{Arg, Message};
use host::chance::OutcomeRng;
use host::games::Playable;
use std::io::BufRead;

/// Maximum number of outcomes listed by `help`.
const MAX_LISTED: usize = 12;

impl<G: Playable> TerminalMatch<G> {
    /// Determines the next chance outcome.
    pub(super) fn resolve_chance(&mut self, input: &mut impl BufRead) -> Result<Next<ActOf<G>>> {
        let n = self.log.entries.len() as u32;
        let rolled = |game: &Self| Act::Chance(game.state.draw(&mut OutcomeRng::new(&game.seed, n)));
        if self.chance == ChanceMode::Rolled {
            return Ok(Next::Act(rolled(self)));
        }
        let (viewer, mut outcomes) = (self.viewer(Seat::A), Vec::new());
        let view = self.state.view(viewer);
        self.state.chance_outcomes(&mut outcomes);
        self.say(&G::question(G::content(), &view, Seat::A))?;
        let said: Vec<Message> =
            outcomes.iter().map(|(outcome, _)| G::outcome(G::content(), &view, outcome)).collect();
        let choices: Vec<TypedOutcome> =
            said.iter().map(|said| TypedOutcome::new(said, self.translator.translate(said))).collect();
        match choices.get(choices.len() / 2) {
            Some(one) => self.say(&Message::new("cli-play-dice").with("example", one.short()))?,
            // Too many outcomes to list, such as positions: the program draws.
            None => {
                self.say(&Message::new("cli-play-drawn"))?;
                return Ok(Next::Act(rolled(self)));
            }
        }
        let Some(line) = self.line(input)? else { return Ok(Next::Leave) };
        match Input::read(&line) {
            Input::Quit => Ok(Next::Leave),
            Input::Undo => self.undo(),
            Input::Nothing => Ok(Next::Again),
            Input::Help => {
                let some: Vec<&str> = choices.iter().take(MAX_LISTED).map(TypedOutcome::short).collect();
                let more = if choices.len() > MAX_LISTED { "yes" } else { "no" };
                self.say(&Message::new("cli-play-falls").with("some", some.join(" · ")).with("more", more))?;
                Ok(Next::Again)
            }
            Input::Roll => Ok(Next::Act(rolled(self))),
            Input::Number(_)
            | Input::Why
            | Input::WhyChoice(_)
            | Input::WhyNumber(_)
            | Input::Card(_)
            | Input::Board
            | Input::Other => match choices.iter().position(|choice| choice.matches(&line)) {
                Some(at) => Ok(Next::Act(Act::Chance(outcomes[at].0))),
                None => {
                    self.say(&Message::new("cli-play-outcome").with("typed", line.trim()))?;
                    Ok(Next::Again)
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
            Arg::Text(_) | Arg::Message(_) | Arg::List(_) => None,
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
