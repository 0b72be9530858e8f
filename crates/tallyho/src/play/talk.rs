//! Prompts the person: board, question, numbered choices, and commands.

use super::{Next, Table};
use anyhow::Result;
use explain::{Lang, Message, rulebook};
use host::games::Playable;
use std::fmt::Write as _;
use std::io::BufRead;
use table::{Act, ActOf, OffersOf, Seat, Sim, Viewer, digest};

/// A parsed line of input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Typed {
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

impl Typed {
    /// Parses a line; accepts short forms and French words.
    pub(super) fn read(line: &str) -> Typed {
        let words: Vec<String> = line.split_whitespace().map(str::to_lowercase).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match words.as_slice() {
            [] => Typed::Nothing,
            ["why" | "pourquoi" | "?"] => Typed::Why,
            ["why" | "pourquoi" | "?", rest @ ..] => match rest {
                [number] if is_number(number) => number.parse().map_or(Typed::Other, Typed::WhyChoice),
                words => Typed::WhyNumber(words.join(" ")),
            },
            ["card" | "carte" | "c", rest @ ..] if !rest.is_empty() => Typed::Card(rest.join(" ")),
            ["undo" | "u" | "annuler"] => Typed::Undo,
            ["board" | "b" | "table" | "plateau"] => Typed::Board,
            ["help" | "h" | "aide"] => Typed::Help,
            ["roll" | "draw" | "lancer" | "tirer"] => Typed::Roll,
            ["quit" | "q" | "exit" | "quitter"] => Typed::Quit,
            [number] => match number.strip_prefix('?') {
                Some(number) => number.parse().map_or(Typed::Other, Typed::WhyChoice),
                None => number.parse().map_or(Typed::Other, Typed::Number),
            },
            _ => Typed::Other,
        }
    }
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-')
}

/// Members of a region that are listed by number.
const PLACES: usize = 9;
/// Width of the listing in characters.
const WIDTH: usize = 80;

impl<G: Playable> Table<G> {
    /// Shows the board and asks one question.
    pub(super) fn ask(&mut self, seat: Seat, input: &mut impl BufRead) -> Result<Next<ActOf<G>>> {
        let (content, view) = (G::content(), self.state.view(Viewer::Seat(seat)));
        let mut offers = OffersOf::<G>::default();
        self.state.offers(seat, &mut offers);
        self.add_places(seat, &mut offers);
        let labels: Vec<Message> =
            offers.ones.iter().map(|choice| G::choice(content, &view, choice)).collect();
        let question = G::question(content, &view, seat);
        self.print("")?;
        self.print(&G::board(content, &view, self.speaker))?;
        self.print(&self.speaker.say(&question))?;
        let said: Vec<String> = labels.iter().map(|label| self.speaker.say(label)).collect();
        self.print(&numbered(&said))?;
        self.say(&Message::new("cli-play-hint"))?;
        loop {
            let Some(line) = self.line(input)? else { return Ok(Next::Leave) };
            match Typed::read(&line) {
                Typed::Number(number) if (1..=offers.ones.len()).contains(&number) => {
                    return Ok(Next::Act(Act::Choice(seat, offers.ones[number - 1])));
                }
                Typed::Number(_) | Typed::Roll | Typed::Other => {
                    let unknown = Message::new("cli-play-unknown").with("typed", line.trim());
                    self.say(&unknown.with("most", offers.ones.len()))?;
                }
                Typed::WhyChoice(number) => match number.checked_sub(1).and_then(|at| labels.get(at)) {
                    Some(label) => self.explain(label.rule.or(question.rule).map(|rule| rule.0))?,
                    None => self.say(&Message::new("cli-play-no-rule"))?,
                },
                Typed::Why => self.why(&question)?,
                Typed::WhyNumber(asked) => {
                    self.words(G::reckoning(content, &view, &asked, self.speaker))?;
                }
                Typed::Card(asked) => {
                    self.words(G::reading(content, &view, &asked, self.speaker))?;
                }
                Typed::Undo => return self.undo(),
                Typed::Board => self.print(&G::board(content, &view, self.speaker))?,
                Typed::Help => {
                    self.say(&Message::new("cli-play-help"))?;
                    if let Some(more) = G::further_words() {
                        self.say(&more)?;
                    }
                }
                Typed::Quit => return Ok(Next::Leave),
                Typed::Nothing => {}
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
    fn add_places(&self, seat: Seat, offers: &mut OffersOf<G>) {
        let mut draws = Sim::new(digest(&self.state.view(Viewer::Seat(seat))));
        for area in &offers.areas {
            let members = (0..PLACES).filter_map(|_| self.state.sample(seat, area, &mut draws));
            offers.ones.extend(members);
        }
        if !offers.areas.is_empty() {
            offers.ones.sort_unstable();
            offers.ones.dedup();
        }
    }

    /// Prints the rule behind the question and the bot's last reason.
    fn why(&self, question: &Message) -> Result<()> {
        self.explain(question.rule.map(|rule| rule.0))?;
        match &self.reason {
            None => self.say(&Message::new("cli-play-no-reason")),
            Some(reason) => {
                for line in &reason.lines {
                    self.print(&format!("  {}", self.speaker.say(line)))?;
                }
                Ok(())
            }
        }
    }

    fn explain(&self, rule: Option<&str>) -> Result<()> {
        let entry = rule.and_then(|id| rulebook(G::ID).iter().find(|entry| entry.id == id));
        let Some(entry) = entry else { return self.say(&Message::new("cli-play-no-rule")) };
        let text = match self.speaker.lang() {
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
    let columns = ((WIDTH - 2) / widest.max(1)).clamp(1, 3).min(cells.len().max(1));
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
        assert_eq!(Typed::read("12\n"), Typed::Number(12));
        assert_eq!(Typed::read(" ?3 "), Typed::WhyChoice(3));
        assert_eq!(Typed::read("Why 3"), Typed::WhyChoice(3));
        assert_eq!(Typed::read("pourquoi"), Typed::Why);
        assert_eq!(Typed::read("why power Darth Vader"), Typed::WhyNumber("power darth vader".into()));
        assert_eq!(Typed::read("? total"), Typed::WhyNumber("total".into()));
        assert_eq!(Typed::read("carte 14"), Typed::Card("14".into()));
        assert_eq!(Typed::read("card"), Typed::Other);
        assert_eq!(Typed::read("why 99999999999999999999999"), Typed::Other);
        assert_eq!(Typed::read("q"), Typed::Quit);
        assert_eq!(Typed::read(""), Typed::Nothing);
        assert_eq!(Typed::read("99999999999999999999999"), Typed::Other);
        assert_eq!(Typed::read("-1"), Typed::Other);
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
