//! Chance: from the generator, or typed in by the person.

use super::talk::Typed;
use super::{Chance, Next, Table};
use anyhow::Result;
use explain::{Arg, Message};
use host::chance::Stream;
use host::games::Playable;
use std::io::BufRead;
use table::{Act, ActOf, Seat};

/// Maximum number of outcomes listed by `help`.
const LISTED: usize = 12;

impl<G: Playable> Table<G> {
    /// Determines the next chance outcome.
    pub(super) fn fall(&mut self, input: &mut impl BufRead) -> Result<Next<ActOf<G>>> {
        let n = self.log.entries.len() as u32;
        let rolled = |table: &Self| Act::Chance(table.state.draw(&mut Stream::new(&table.seed, n)));
        if self.chance == Chance::Rolled {
            return Ok(Next::Act(rolled(self)));
        }
        let (viewer, mut outcomes) = (self.viewer(Seat::A), Vec::new());
        let view = self.state.view(viewer);
        self.state.chances(&mut outcomes);
        self.say(&G::question(G::content(), &view, Seat::A))?;
        let said: Vec<Message> =
            outcomes.iter().map(|(outcome, _)| G::outcome(G::content(), &view, outcome)).collect();
        let falls: Vec<Fall> = said.iter().map(|said| Fall::new(said, self.speaker.say(said))).collect();
        match falls.get(falls.len() / 2) {
            Some(one) => self.say(&Message::new("cli-play-dice").with("example", one.short()))?,
            // Too many outcomes to list, such as positions: the program draws.
            None => {
                self.say(&Message::new("cli-play-drawn"))?;
                return Ok(Next::Act(rolled(self)));
            }
        }
        let Some(line) = self.line(input)? else { return Ok(Next::Leave) };
        match Typed::read(&line) {
            Typed::Quit => Ok(Next::Leave),
            Typed::Undo => self.undo(),
            Typed::Nothing => Ok(Next::Again),
            Typed::Help => {
                let some: Vec<&str> = falls.iter().take(LISTED).map(Fall::short).collect();
                let more = if falls.len() > LISTED { "yes" } else { "no" };
                self.say(&Message::new("cli-play-falls").with("some", some.join(" · ")).with("more", more))?;
                Ok(Next::Again)
            }
            Typed::Roll => Ok(Next::Act(rolled(self))),
            Typed::Number(_)
            | Typed::Why
            | Typed::WhyChoice(_)
            | Typed::WhyNumber(_)
            | Typed::Card(_)
            | Typed::Board
            | Typed::Other => match falls.iter().position(|fall| fall.is(&line)) {
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
struct Fall {
    label: String,
    numbers: String,
}

impl Fall {
    fn new(said: &Message, label: String) -> Fall {
        let numbers = said.args.iter().filter_map(|(_, arg)| match arg {
            Arg::Number(number) => Some(number.to_string()),
            Arg::Text(_) | Arg::Message(_) | Arg::List(_) => None,
        });
        Fall { label, numbers: numbers.collect::<Vec<_>>().join(" ") }
    }

    fn short(&self) -> &str {
        if self.numbers.is_empty() { &self.label } else { &self.numbers }
    }

    fn is(&self, line: &str) -> bool {
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
        let clash = Fall::new(&said, "Attacker 7, defender 3".into());
        for typed in ["7 3", "7+3\n", "7, 3", "7/3", "attacker 7, defender 3\n"] {
            assert!(clash.is(typed), "{typed}");
        }
        for typed in ["3 7", "73", "7", "", "7 3 1"] {
            assert!(!clash.is(typed), "{typed}");
        }
        assert_eq!(clash.short(), "7 3");
        let card = Fall::new(&Message::new("sf-card").with("name", "2-23"), "2-23".into());
        assert!(card.is("2-23 ") && card.short() == "2-23");
    }
}
