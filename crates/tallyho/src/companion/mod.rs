//! The companion in a terminal: one question at a time, numbered answers, typed dice, undo. Works with a pipe too.

mod dice_input;
pub(crate) mod squad_args;

use crate::output;
use anyhow::{Context, Result, anyhow};
use companion::{Command, LogEntry, Question, Roller, Session, Setup};
use dice_input::{example, parse_dice};
use explain::xwing::companion as words;
use explain::{Lang, Message, Translator};
use host::chance::{OutcomeRng, Seed};
use host::fairness::Secret;
use std::io::{BufRead, Write};
use std::path::PathBuf;
use xwing::craft::Craft;

/// A companion table and its terminal session.
pub(crate) struct CompanionTerminal {
    session: Session,
    seed: Seed,
    log: Option<PathBuf>,
    translator: Translator,
    /// Number of events already printed.
    printed: usize,
}

enum Input {
    Command(Command),
    Ships,
    Reply(Message),
    Quit,
}

impl CompanionTerminal {
    /// Opens a new table, or continues the one in the file.
    pub(crate) fn open(setup: &Setup, seed: Option<u64>, log: Option<PathBuf>, lang: Lang) -> Result<Self> {
        let mut lines: Vec<LogEntry> = Vec::new();
        let (mut setup, mut secret) = (setup.clone(), None);
        if let Some(file) = log.as_ref().filter(|file| file.exists()) {
            let text = std::fs::read_to_string(file).with_context(|| file.display().to_string())?;
            let mut rows = text.lines().filter(|row| !row.trim().is_empty());
            let header: LogHeader = serde_json::from_str(rows.next().unwrap_or_default())
                .with_context(|| format!("{}: the first line is no set-up", file.display()))?;
            (setup, secret) = (header.setup, Some(header.secret));
            for row in rows {
                lines.push(serde_json::from_str(row).with_context(|| file.display().to_string())?);
            }
        }
        let secret = match (secret, seed) {
            (Some(kept), _) => Secret::from_hex(&kept).ok_or_else(|| anyhow!("the log has no seed"))?,
            (None, Some(seed)) => {
                Secret::from_hex(&format!("{seed:064x}")).ok_or_else(|| anyhow!("no seed"))?
            }
            (None, None) => Secret::fresh()?,
        };
        let session = Session::replay(&setup, lines).map_err(|bad| anyhow!("{bad:?}"))?;
        let terminal = CompanionTerminal {
            session,
            seed: secret.seed(&[]),
            log,
            translator: Translator::new(lang),
            printed: 0,
        };
        if terminal.session.entries().is_empty() {
            terminal.append_log(&serde_json::to_string(&LogHeader { setup, secret: secret.reveal() })?)?;
        }
        Ok(terminal)
    }

    /// Asks until the game is over or the person quits.
    pub(crate) fn run(&mut self) -> Result<()> {
        let mut input = std::io::stdin().lock();
        self.say(&Message::new("co-text-help"))?;
        loop {
            self.roll()?;
            self.print_events()?;
            self.ask()?;
            if self.session.state().question() == &Question::Over {
                break;
            }
            let mut row = String::new();
            if input.read_line(&mut row)? == 0 {
                break;
            }
            match self.read(row.trim()) {
                Input::Quit => break,
                Input::Ships => self.ships()?,
                Input::Reply(message) => self.say(&message)?,
                Input::Command(command) => {
                    if let Err(refusal) = self.take(command)? {
                        self.say(&words::refusal(refusal))?;
                    }
                }
            }
        }
        match &self.log {
            Some(file) => {
                let message = Message::new("co-text-bye").with("file", file.display().to_string());
                self.say(&message)
            }
            None => Ok(()),
        }
    }

    fn say(&self, message: &Message) -> Result<()> {
        output::text(&self.translator.translate(message))
    }

    fn append_log(&self, row: &str) -> Result<()> {
        let Some(file) = &self.log else { return Ok(()) };
        let named = || file.display().to_string();
        let mut kept =
            std::fs::OpenOptions::new().create(true).append(true).open(file).with_context(named)?;
        writeln!(kept, "{row}").with_context(named)?;
        kept.sync_data().with_context(named)
    }

    fn take(&mut self, command: Command) -> Result<std::result::Result<(), companion::Refusal>> {
        let line = LogEntry { who: None, command };
        let row = serde_json::to_string(&line)?;
        let taken = self.session.apply(line);
        if taken.is_ok() {
            self.append_log(&row)?;
        }
        Ok(taken)
    }

    fn roll(&mut self) -> Result<()> {
        let seed = self.seed.clone();
        let rolled = self.session.roll(|number| OutcomeRng::new(&seed, number));
        for line in rolled.map_err(|refusal| anyhow!("{refusal:?}"))? {
            self.append_log(&serde_json::to_string(&line)?)?;
        }
        Ok(())
    }

    /// Prints the events since the last question.
    fn print_events(&mut self) -> Result<()> {
        let state = self.session.state();
        for event in self.session.events().iter().skip(self.printed) {
            for message in words::event(state, event) {
                let rule = message.rule.map_or_else(String::new, |rule| format!("  [{rule}]"));
                output::text(&format!("  {}{rule}", self.translator.translate(&message)))?;
            }
        }
        self.printed = self.session.events().len();
        Ok(())
    }

    fn ask(&self) -> Result<()> {
        let state = self.session.state();
        output::text(&format!("\n{}", self.translator.translate(&words::question(state))))?;
        if state.question() == &Question::Lay {
            for line in words::layout(state) {
                output::text(&format!("  {}", self.translator.translate(&line)))?;
            }
        }
        if let Some(hint) = words::hint(state) {
            self.say(&hint)?;
        }
        if let Question::Throw { throw } = state.question() {
            return self.say(&Message::new("co-text-dice").with("example", example(*throw)));
        }
        for (number, offer) in state.offered_answers().iter().enumerate() {
            let words = self.translator.translate(&words::answer(state, state.question(), offer));
            output::text(&format!("{:>3}  {words}", number + 1))?;
        }
        Ok(())
    }

    fn read(&self, row: &str) -> Input {
        let state = self.session.state();
        match row {
            "q" => return Input::Quit,
            "u" => return Input::Command(Command::Undo),
            "s" => return Input::Ships,
            "d" => {
                return Input::Command(Command::Dice(match state.dice() {
                    Roller::Program => Roller::Person,
                    Roller::Person => Roller::Program,
                }));
            }
            "l" | "?" | "" => return Input::Reply(Message::new("co-text-help")),
            _ => {}
        }
        if let Question::Throw { throw } = state.question() {
            if row == "r" {
                let thrown = throw.roll(&mut OutcomeRng::new(&self.seed, state.roll_count()));
                return Input::Command(Command::Rolled { hand: Roller::Program, thrown });
            }
            return match parse_dice(*throw, row) {
                Ok(thrown) => Input::Command(Command::Rolled { hand: Roller::Person, thrown }),
                Err(_unread) => Input::Reply(words::refusal(companion::Refusal::OtherDice)),
            };
        }
        let picked = row.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        match picked.and_then(|index| state.offered_answers().get(index).cloned()) {
            Some(answer) => Input::Command(Command::Answer(answer)),
            None => Input::Reply(words::refusal(companion::Refusal::NotAsked)),
        }
    }

    fn ships(&self) -> Result<()> {
        for craft in &self.session.state().position().crafts {
            self.say(&self.ship(craft))?;
        }
        Ok(())
    }

    fn ship(&self, craft: &Craft<'_>) -> Message {
        let name = match self.translator.lang() {
            Lang::En => &craft.ship.name.en,
            Lang::Fr => &craft.ship.name.fr,
        };
        let cards = words::faceup(craft);
        let said = Message::new("co-text-ship");
        let said = if cards.is_empty() { said.with("cards", "none") } else { said.with("cards", cards) };
        said.with("ship", craft.label.to_string())
            .with("name", name.clone())
            .with("hull", craft.hull)
            .with("shields", craft.shields)
            .with("initiative", craft.initiative)
            .with("stress", craft.tokens.stress)
    }
}

/// The first line of a log file.
#[derive(serde::Serialize, serde::Deserialize)]
struct LogHeader {
    setup: Setup,
    secret: String,
}
