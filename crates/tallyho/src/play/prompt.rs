//! Prompts the person: board, question, numbered choices, and commands.

use super::{Next, TerminalMatch};
use anyhow::Result;
use contract::{Act, ActOf, LegalChoicesOf, Seat, SmallRng, Viewer, digest};
use explain::{Lang, Message, rulebook};
use host::games::Playable;
use std::fmt::Write as _;
use std::io::BufRead;

/// A parsed line of input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Input {
    /// A choice by its number, from one.
    Number(usize),
    /// The rule behind the question, and the bot's reason.
    Why,
    /// The rule behind a choice.
    WhyChoice(usize),
    /// How a number is computed, by its name.
    WhyNumber(String),
    /// The text of a card, by its name or number.
    Card(String),
    Undo,
    /// Print the board again.
    Board,
    Help,
    /// Let the program roll or draw.
    Roll,
    Quit,
    /// Empty line; ask again.
    Nothing,
    Other,
}

impl Input {
    /// Parses a line; accepts short forms and French words.
    pub(super) fn read(line: &str) -> Input {
        let words: Vec<String> = line.split_whitespace().map(str::to_lowercase).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match words.as_slice() {
            [] => Input::Nothing,
            ["why" | "pourquoi" | "?"] => Input::Why,
            ["why" | "pourquoi" | "?", rest @ ..] => match rest {
                [number] if is_number(number) => number.parse().map_or(Input::Other, Input::WhyChoice),
                words => Input::WhyNumber(words.join(" ")),
            },
            ["card" | "carte" | "c", rest @ ..] if !rest.is_empty() => Input::Card(rest.join(" ")),
            ["undo" | "u" | "annuler"] => Input::Undo,
            ["board" | "b" | "table" | "plateau"] => Input::Board,
            ["help" | "h" | "aide"] => Input::Help,
            ["roll" | "draw" | "lancer" | "tirer"] => Input::Roll,
            ["quit" | "q" | "exit" | "quitter"] => Input::Quit,
            [number] => match number.strip_prefix('?') {
                Some(number) => number.parse().map_or(Input::Other, Input::WhyChoice),
                None => number.parse().map_or(Input::Other, Input::Number),
            },
            _ => Input::Other,
        }
    }
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-')
}

/// Members of a region that are listed by number.
const REGION_SAMPLES: usize = 9;
/// Width of the listing in characters.
const TERMINAL_WIDTH: usize = 80;

impl<G: Playable> TerminalMatch<G> {
    /// Shows the board and asks one question.
    pub(super) fn ask(&mut self, seat: Seat, input: &mut impl BufRead) -> Result<Next<ActOf<G>>> {
        let (content, view) = (G::content(), self.state.view(Viewer::Seat(seat)));
        let mut legal = LegalChoicesOf::<G>::default();
        self.state.legal_choices(seat, &mut legal);
        self.add_region_samples(seat, &mut legal);
        let labels: Vec<Message> =
            legal.listed.iter().map(|choice| G::choice(content, &view, choice)).collect();
        let question = G::question(content, &view, seat);
        self.print("")?;
        self.print(&G::board(content, &view, self.translator))?;
        self.print(&self.translator.translate(&question))?;
        let said: Vec<String> = labels.iter().map(|label| self.translator.translate(label)).collect();
        self.print(&numbered(&said))?;
        self.say(&Message::new("cli-play-hint"))?;
        loop {
            let Some(line) = self.line(input)? else { return Ok(Next::Leave) };
            match Input::read(&line) {
                Input::Number(number) if (1..=legal.listed.len()).contains(&number) => {
                    return Ok(Next::Act(Act::Choice(seat, legal.listed[number - 1])));
                }
                Input::Number(_) | Input::Roll | Input::Other => {
                    let unknown = Message::new("cli-play-unknown").with("typed", line.trim());
                    self.say(&unknown.with("most", legal.listed.len()))?;
                }
                Input::WhyChoice(number) => match number.checked_sub(1).and_then(|at| labels.get(at)) {
                    Some(label) => self.explain(label.rule.or(question.rule).map(|rule| rule.0))?,
                    None => self.say(&Message::new("cli-play-no-rule"))?,
                },
                Input::Why => self.why(&question)?,
                Input::WhyNumber(asked) => {
                    self.words(G::explain_number(content, &view, &asked, self.translator))?;
                }
                Input::Card(asked) => {
                    self.words(G::card_text(content, &view, &asked, self.translator))?;
                }
                Input::Undo => return self.undo(),
                Input::Board => self.print(&G::board(content, &view, self.translator))?,
                Input::Help => {
                    self.say(&Message::new("cli-play-help"))?;
                    if let Some(more) = G::extra_help() {
                        self.say(&more)?;
                    }
                }
                Input::Quit => return Ok(Next::Leave),
                Input::Nothing => {}
            }
        }
    }

    /// Prints the answer to a game-specific command; a game without such commands says so.
    fn words(&self, answer: Option<String>) -> Result<()> {
        match answer {
            Some(answer) => self.print(&answer),
            None => self.say(&Message::new("cli-play-no-words")),
        }
    }

    /// A region cannot be clicked in a terminal, so some of its members are listed, the same ones when asked again.
    fn add_region_samples(&self, seat: Seat, legal: &mut LegalChoicesOf<G>) {
        let mut rng = SmallRng::new(digest(&self.state.view(Viewer::Seat(seat))));
        for area in &legal.regions {
            let members = (0..REGION_SAMPLES).filter_map(|_| self.state.sample(seat, area, &mut rng));
            legal.listed.extend(members);
        }
        if !legal.regions.is_empty() {
            legal.listed.sort_unstable();
            legal.listed.dedup();
        }
    }

    /// Prints the rule behind the question and the bot's last reason.
    fn why(&self, question: &Message) -> Result<()> {
        self.explain(question.rule.map(|rule| rule.0))?;
        match &self.reason {
            None => self.say(&Message::new("cli-play-no-reason")),
            Some(_) if !self.may_show_reasons() => self.say(&Message::new("cli-play-reason-withheld")),
            Some(reason) => {
                for line in &reason.lines {
                    self.print(&format!("  {}", self.translator.translate(line)))?;
                }
                Ok(())
            }
        }
    }

    fn explain(&self, rule: Option<&str>) -> Result<()> {
        let entry = rule.and_then(|id| rulebook(G::ID).iter().find(|entry| entry.id == id));
        let Some(entry) = entry else { return self.say(&Message::new("cli-play-no-rule")) };
        let text = match self.translator.lang() {
            Lang::En => &entry.says,
            Lang::Fr => &entry.dit,
        };
        self.say(&Message::new("cli-play-rule").with("id", entry.id.as_str()).with("text", text.as_str()))
    }
}

/// Choices with their numbers, in up to three columns.
fn numbered(labels: &[String]) -> String {
    let cells: Vec<String> =
        labels.iter().enumerate().map(|(at, label)| format!("[{}] {label}", at + 1)).collect();
    let widest = cells.iter().map(|cell| cell.chars().count()).max().unwrap_or(0) + 2;
    let columns = ((TERMINAL_WIDTH - 2) / widest.max(1)).clamp(1, 3).min(cells.len().max(1));
    let height = cells.len().div_ceil(columns);
    let mut text = String::new();
    for row in 0..height {
        text.push_str("  ");
        for cell in (0..columns).filter_map(|column| cells.get(row + column * height)) {
            let _ = write!(text, "{cell}{}", " ".repeat(widest - cell.chars().count()));
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read() {
        assert_eq!(Input::read("12\n"), Input::Number(12));
        assert_eq!(Input::read(" ?3 "), Input::WhyChoice(3));
        assert_eq!(Input::read("Why 3"), Input::WhyChoice(3));
        assert_eq!(Input::read("pourquoi"), Input::Why);
        assert_eq!(Input::read("why power Darth Vader"), Input::WhyNumber("power darth vader".into()));
        assert_eq!(Input::read("? total"), Input::WhyNumber("total".into()));
        assert_eq!(Input::read("carte 14"), Input::Card("14".into()));
        assert_eq!(Input::read("card"), Input::Other);
        assert_eq!(Input::read("why 99999999999999999999999"), Input::Other);
        assert_eq!(Input::read("q"), Input::Quit);
        assert_eq!(Input::read(""), Input::Nothing);
        assert_eq!(Input::read("99999999999999999999999"), Input::Other);
        assert_eq!(Input::read("-1"), Input::Other);
    }

    #[test]
    fn choices_stand_in_columns() {
        let labels: Vec<String> = (0..5).map(|at| format!("choice {at}")).collect();
        assert_eq!(
            numbered(&labels),
            "  [1] choice 0  [3] choice 2  [5] choice 4\n  [2] choice 1  [4] choice 3\n"
        );
        assert_eq!(numbered(&["x".repeat(90)]), format!("  [1] {}\n", "x".repeat(90)));
    }
}
