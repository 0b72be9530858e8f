//! Prompts the person: board, question, numbered choices, and commands.

use super::{Next, TerminalMatch};
use anyhow::{Context, Result};
use contract::{Seat, Viewer};
use explain::{Lang, Message, Translator, rulebook};
use match_core::any_match::{Json, text_of};
use match_core::request::PlayerAction;
use std::fmt::Write as _;
use std::io::{BufRead, Write};
use std::sync::OnceLock;

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
    Resign,
    Quit,
    /// Empty line; ask again.
    Nothing,
    Other,
}

impl Input {
    /// Parses a line; accepts the commands of every language.
    pub(super) fn read(line: &str) -> Input {
        let words: Vec<String> = line.split_whitespace().map(str::to_lowercase).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let Some((first, rest)) = words.split_first() else { return Input::Nothing };
        match (Command::typed(first), rest) {
            (Some(Command::Why), []) => Input::Why,
            (Some(Command::Why), [number]) if is_number(number) => {
                number.parse().map_or(Input::Other, Input::WhyChoice)
            }
            (Some(Command::Why), words) => Input::WhyNumber(words.join(" ")),
            (Some(Command::Card), [_, ..]) => Input::Card(rest.join(" ")),
            (Some(Command::Undo), []) => Input::Undo,
            (Some(Command::Board), []) => Input::Board,
            (Some(Command::Help), []) => Input::Help,
            (Some(Command::Roll), []) => Input::Roll,
            (Some(Command::Resign), []) => Input::Resign,
            (Some(Command::Quit), []) => Input::Quit,
            (None, []) => match first.strip_prefix('?') {
                Some(number) => number.parse().map_or(Input::Other, Input::WhyChoice),
                None => first.parse().map_or(Input::Other, Input::Number),
            },
            (Some(_) | None, _) => Input::Other,
        }
    }
}

/// A word that can be typed instead of a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Command {
    Why,
    Card,
    Undo,
    Board,
    Help,
    Roll,
    Resign,
    Quit,
}

impl Command {
    /// Every command, by the message that has the words for it.
    const KEYS: [(&str, Command); 8] = [
        ("cli-command-why", Command::Why),
        ("cli-command-card", Command::Card),
        ("cli-command-undo", Command::Undo),
        ("cli-command-board", Command::Board),
        ("cli-command-help", Command::Help),
        ("cli-command-roll", Command::Roll),
        ("cli-command-resign", Command::Resign),
        ("cli-command-quit", Command::Quit),
    ];

    fn typed(word: &str) -> Option<Command> {
        static WORDS: OnceLock<Vec<(String, Command)>> = OnceLock::new();
        let words = WORDS.get_or_init(|| {
            let words = |translator: Translator, (key, command): (&str, Command)| {
                translator.words(key).into_iter().map(move |word| (word, command))
            };
            let translators = Lang::all().iter().map(|lang| Translator::new(*lang));
            let of = |translator| Command::KEYS.into_iter().flat_map(move |each| words(translator, each));
            translators.flat_map(of).collect()
        });
        words.iter().find(|(known, _)| known == word).map(|(_, command)| *command)
    }
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-')
}

/// The choices offered by number, and the sentence of each.
struct Listed {
    choices: Vec<(Json, Message)>,
    said: Vec<String>,
}

/// Members of a region that are listed by number.
const REGION_SAMPLES: usize = 9;
/// Width of the listing in characters.
const TERMINAL_WIDTH: usize = 80;

impl<I: BufRead, O: Write> TerminalMatch<I, O> {
    /// Shows the board and asks one question.
    pub(super) fn ask(&mut self, seat: Seat) -> Result<Next> {
        let (viewer, translator) = (Viewer::Seat(seat), self.screen.translator);
        let version = self.game.core().history().version();
        let asked = self.game.update(viewer, Some(version)).snapshot.and_then(|snapshot| snapshot.asked);
        let asked = asked.context("the seat is not asked")?;
        let view = self.game()?.text_view(viewer);
        let Listed { choices, said } = self.listed(seat)?;
        self.screen.print("")?;
        self.screen.print(&view.board(translator))?;
        self.screen.say(&asked.text)?;
        self.screen.print(&numbered(&(1..).zip(&said).collect::<Vec<_>>()))?;
        self.screen.say(&Message::new("cli-play-hint"))?;
        let label = |number: usize| number.checked_sub(1).and_then(|at| choices.get(at));
        loop {
            let Some(line) = self.screen.line()? else { return Ok(Next::Leave) };
            let input = match Input::read(&line) {
                Input::Other => match matching(&said, &line).as_slice() {
                    [] => Input::Other,
                    [only] => Input::Number(only + 1),
                    several => {
                        let several: Vec<_> = several.iter().map(|at| (at + 1, &said[*at])).collect();
                        self.screen.print(&numbered(&several))?;
                        continue;
                    }
                },
                other => other,
            };
            match input {
                Input::Number(number) if label(number).is_some() => {
                    let choice: Json = choices[number - 1].0.clone();
                    let action = PlayerAction::Choose { question: asked.number, choice: text_of(choice) };
                    return self.submit(seat, action);
                }
                Input::Number(_) | Input::Roll | Input::Other => {
                    let unknown = Message::new("cli-play-unknown").with("typed", line.trim());
                    self.screen.say(&unknown.with("most", choices.len()))?;
                }
                Input::WhyChoice(number) => match label(number) {
                    Some((_, label)) => self.explain(label.rule.or(asked.text.rule).map(|rule| rule.0))?,
                    None => self.screen.say(&Message::new("cli-play-no-rule"))?,
                },
                Input::Why => {
                    self.explain(asked.text.rule.map(|rule| rule.0))?;
                    self.print_reason()?;
                }
                Input::WhyNumber(number) => self.words(view.explain_number(&number, translator))?,
                Input::Card(card) => self.words(view.card_text(&card, translator))?,
                Input::Undo => return self.undo(seat),
                Input::Resign => return self.submit(seat, PlayerAction::Resign),
                Input::Board => self.screen.print(&view.board(translator))?,
                Input::Help => {
                    self.screen.say(&Message::new("cli-play-help"))?;
                    view.extra_help().map_or(Ok(()), |more| self.screen.say(&more))?;
                }
                Input::Quit => return Ok(Next::Leave),
                Input::Nothing => {}
            }
        }
    }

    /// The choices of a seat with their sentences. Members of a region are listed only where there is nothing else, and
    /// what reads the same is listed once.
    fn listed(&self, seat: Seat) -> Result<Listed> {
        let single = self.game()?.choices_with_samples(seat, 0);
        let all =
            if single.is_empty() { self.game()?.choices_with_samples(seat, REGION_SAMPLES) } else { single };
        let (mut choices, mut said) = (Vec::new(), Vec::new());
        for (choice, label) in all {
            let words = self.screen.translator.translate(&label);
            if !said.contains(&words) {
                choices.push((choice, label));
                said.push(words);
            }
        }
        Ok(Listed { choices, said })
    }

    /// Prints the answer to a game-specific command; a game without such commands says so.
    fn words(&mut self, answer: Option<String>) -> Result<()> {
        match answer {
            Some(answer) => self.screen.print(&answer),
            None => self.screen.say(&Message::new("cli-play-no-words")),
        }
    }

    fn explain(&mut self, rule: Option<&str>) -> Result<()> {
        let game = self.game.core().history().row.game.as_str();
        let entry = rule.and_then(|id| rulebook(game).iter().find(|entry| entry.id == id));
        let Some(entry) = entry else { return self.screen.say(&Message::new("cli-play-no-rule")) };
        let text = entry.says(self.screen.translator.lang());
        let message = Message::new("cli-play-rule").with("id", entry.id.as_str()).with("text", text);
        self.screen.say(&message)
    }
}

/// The choices in whose sentence every typed word begins a word; numbers must be there as they are typed. A sentence
/// that has all of them whole is preferred: "AF1" names one square although "AF18" begins with it.
fn matching(said: &[String], typed: &str) -> Vec<usize> {
    let split = |text: &str| -> Vec<String> {
        let text = text.to_lowercase();
        let words = text.split(|sign: char| !sign.is_alphanumeric() && sign != '-');
        words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
    };
    let wanted = split(typed);
    if wanted.is_empty() {
        return Vec::new();
    }
    let fitting = |whole: bool| -> Vec<usize> {
        let has = |words: &[String], want: &String| {
            words.iter().any(|word| word == want || (!whole && !is_number(want) && word.starts_with(want)))
        };
        let fits = |label: &String| {
            let words = split(label);
            wanted.iter().all(|want| has(&words, want))
        };
        said.iter().enumerate().filter(|(_, label)| fits(label)).map(|(at, _)| at).collect()
    };
    let whole = fitting(true);
    if whole.is_empty() { fitting(false) } else { whole }
}

/// Choices with their numbers, in up to three columns.
fn numbered(choices: &[(usize, &String)]) -> String {
    let cells: Vec<String> = choices.iter().map(|(number, label)| format!("[{number}] {label}")).collect();
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
        assert_eq!(Input::read("abandonner"), Input::Resign);
        assert_eq!(Input::read("q"), Input::Quit);
        assert_eq!(Input::read(""), Input::Nothing);
        assert_eq!(Input::read("99999999999999999999999"), Input::Other);
        assert_eq!(Input::read("-1"), Input::Other);
    }

    #[test]
    fn choices_stand_in_columns() {
        let labels: Vec<String> = (0..5).map(|at| format!("choice {at}")).collect();
        assert_eq!(
            numbered(&(1..).zip(&labels).collect::<Vec<_>>()),
            "  [1] choice 0  [3] choice 2  [5] choice 4\n  [2] choice 1  [4] choice 3\n"
        );
        assert_eq!(numbered(&[(4, &"x".repeat(90))]), format!("  [4] {}\n", "x".repeat(90)));
    }

    #[test]
    fn a_choice_is_named_by_words_of_its_sentence() {
        let said = [
            "To AF18, 2 points",
            "To AF1, 3 points",
            "1-18 face up on sector 3",
            "1-18 back up on sector 3",
            "Pass",
        ]
        .map(str::to_owned);
        assert_eq!(matching(&said, "af18"), [0]);
        assert_eq!(matching(&said, "AF1"), [1], "a whole word is preferred to the beginning of one");
        assert_eq!(matching(&said, "1-18 3"), [2, 3], "what fits is asked for again");
        assert_eq!(matching(&said, "1-18 back"), [3]);
        assert_eq!(matching(&said, "pa"), [4]);
        assert_eq!(matching(&said, "to 3"), [1], "numbers are whole");
        assert_eq!(matching(&said, "nonsense"), [] as [usize; 0]);
        assert_eq!(matching(&said, ", ."), [] as [usize; 0]);
    }
}
