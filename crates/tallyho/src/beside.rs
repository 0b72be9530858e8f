//! The companion in a terminal: one question at a time, numbered answers, typed dice, undo. Works with a pipe too.

mod faces;
pub(crate) mod squads;

use crate::output;
use anyhow::{Context, Result, anyhow};
use companion::{Companion, Hand, Line, Question, Setup, Step};
use explain::xwing::companion as words;
use explain::{Lang, Message, Speaker};
use faces::{example, faces};
use host::chance::{Seed, Stream};
use host::fair::Secret;
use std::io::{BufRead, Write};
use std::path::PathBuf;
use xwing::craft::Craft;

/// A companion table and its terminal session.
pub(crate) struct Talk {
    companion: Companion,
    seed: Seed,
    log: Option<PathBuf>,
    speaker: Speaker,
    /// Number of events already printed.
    told: usize,
}

enum Typed {
    Step(Step),
    Look,
    Again(Message),
    Leave,
}

impl Talk {
    /// Opens a new table, or continues the one in the file.
    pub(crate) fn open(setup: &Setup, seed: Option<u64>, log: Option<PathBuf>, lang: Lang) -> Result<Self> {
        let mut lines: Vec<Line> = Vec::new();
        let (mut setup, mut secret) = (setup.clone(), None);
        if let Some(file) = log.as_ref().filter(|file| file.exists()) {
            let text = std::fs::read_to_string(file).with_context(|| file.display().to_string())?;
            let mut rows = text.lines().filter(|row| !row.trim().is_empty());
            let head: Head = serde_json::from_str(rows.next().unwrap_or_default())
                .with_context(|| format!("{}: the first line is no set-up", file.display()))?;
            (setup, secret) = (head.setup, Some(head.secret));
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
        let companion = Companion::replay(&setup, lines).map_err(|bad| anyhow!("{bad:?}"))?;
        let talk = Talk { companion, seed: secret.seed(&[]), log, speaker: Speaker::new(lang), told: 0 };
        if talk.companion.lines().is_empty() {
            talk.keep(&serde_json::to_string(&Head { setup, secret: secret.reveal() })?)?;
        }
        Ok(talk)
    }

    /// Asks until the game is over or the person quits.
    pub(crate) fn run(&mut self) -> Result<()> {
        let mut input = std::io::stdin().lock();
        self.say(&Message::new("co-text-help"))?;
        loop {
            self.roll()?;
            self.tell()?;
            self.ask()?;
            if self.companion.table().question() == &Question::Over {
                break;
            }
            let mut row = String::new();
            if input.read_line(&mut row)? == 0 {
                break;
            }
            match self.read(row.trim()) {
                Typed::Leave => break,
                Typed::Look => self.ships()?,
                Typed::Again(message) => self.say(&message)?,
                Typed::Step(step) => {
                    if let Err(refusal) = self.take(step)? {
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
        output::text(&self.speaker.say(message))
    }

    fn keep(&self, row: &str) -> Result<()> {
        let Some(file) = &self.log else { return Ok(()) };
        let named = || file.display().to_string();
        let mut kept =
            std::fs::OpenOptions::new().create(true).append(true).open(file).with_context(named)?;
        writeln!(kept, "{row}").with_context(named)?;
        kept.sync_data().with_context(named)
    }

    fn take(&mut self, step: Step) -> Result<std::result::Result<(), companion::Refusal>> {
        let line = Line { who: None, step };
        let row = serde_json::to_string(&line)?;
        let taken = self.companion.take(line);
        if taken.is_ok() {
            self.keep(&row)?;
        }
        Ok(taken)
    }

    fn roll(&mut self) -> Result<()> {
        let seed = self.seed.clone();
        let rolled = self.companion.roll(|number| Stream::new(&seed, number));
        for line in rolled.map_err(|refusal| anyhow!("{refusal:?}"))? {
            self.keep(&serde_json::to_string(&line)?)?;
        }
        Ok(())
    }

    /// Prints the events since the last question.
    fn tell(&mut self) -> Result<()> {
        let table = self.companion.table();
        for event in self.companion.account().iter().skip(self.told) {
            for message in words::event(table, event) {
                let rule = message.rule.map_or_else(String::new, |rule| format!("  [{rule}]"));
                output::text(&format!("  {}{rule}", self.speaker.say(&message)))?;
            }
        }
        self.told = self.companion.account().len();
        Ok(())
    }

    fn ask(&self) -> Result<()> {
        let table = self.companion.table();
        output::text(&format!("\n{}", self.speaker.say(&words::question(table))))?;
        if table.question() == &Question::Lay {
            for line in words::layout(table) {
                output::text(&format!("  {}", self.speaker.say(&line)))?;
            }
        }
        if let Some(hint) = words::hint(table) {
            self.say(&hint)?;
        }
        if let Question::Throw { throw } = table.question() {
            return self.say(&Message::new("co-text-dice").with("example", example(*throw)));
        }
        for (number, offer) in table.offers().iter().enumerate() {
            let words = self.speaker.say(&words::answer(table, table.question(), offer));
            output::text(&format!("{:>3}  {words}", number + 1))?;
        }
        Ok(())
    }

    fn read(&self, row: &str) -> Typed {
        let table = self.companion.table();
        match row {
            "q" => return Typed::Leave,
            "u" => return Typed::Step(Step::Undo),
            "s" => return Typed::Look,
            "d" => {
                return Typed::Step(Step::Dice(match table.dice() {
                    Hand::Program => Hand::Person,
                    Hand::Person => Hand::Program,
                }));
            }
            "l" | "?" | "" => return Typed::Again(Message::new("co-text-help")),
            _ => {}
        }
        if let Question::Throw { throw } = table.question() {
            if row == "r" {
                let thrown = throw.roll(&mut Stream::new(&self.seed, table.rolls()));
                return Typed::Step(Step::Rolled { hand: Hand::Program, thrown });
            }
            return match faces(*throw, row) {
                Ok(thrown) => Typed::Step(Step::Rolled { hand: Hand::Person, thrown }),
                Err(_unread) => Typed::Again(words::refusal(companion::Refusal::OtherDice)),
            };
        }
        let picked = row.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        match picked.and_then(|index| table.offers().get(index).cloned()) {
            Some(answer) => Typed::Step(Step::Answer(answer)),
            None => Typed::Again(words::refusal(companion::Refusal::NotAsked)),
        }
    }

    fn ships(&self) -> Result<()> {
        for craft in &self.companion.table().position().crafts {
            self.say(&self.ship(craft))?;
        }
        Ok(())
    }

    fn ship(&self, craft: &Craft<'_>) -> Message {
        let name = match self.speaker.lang() {
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
struct Head {
    setup: Setup,
    secret: String,
}
