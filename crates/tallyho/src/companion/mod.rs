//! The companion in a terminal: one question at a time, numbered answers, typed dice, undo. Works with a pipe too.

mod dice_input;
mod journal_file;
mod replay;
pub(crate) mod squad_args;

pub(crate) use replay::narrate;

use crate::output;
use anyhow::{Result, anyhow};
use companion::{Command, LogEntry, Question, Roller, SessionState, Setup};
use contract::{Seats, Viewer};
use dice_input::{example, parse_dice};
use explain::xwing::companion as words;
use explain::{Lang, Message, StoredMessage, Translator};
use host::companion_match::{CompanionMatch, Roll, TABLE};
use host::ids::{Holder, Token};
use host::matches::command::{PlayerAction, Request};
use host::matches::history::MatchState;
use journal_file::JournalFile;
use match_core::match_core::{Change, Decision, MatchCore, Surroundings};
use std::io::BufRead;
use std::path::PathBuf;

/// A companion table and its terminal session.
pub(crate) struct CompanionTerminal {
    core: MatchCore,
    file: JournalFile,
    translator: Translator,
    person: Holder,
    requests: u32,
    /// The version up to which everything is printed.
    printed: Option<u32>,
}

enum Input {
    Action(PlayerAction),
    Ships,
    Reply(Message),
    Quit,
}

const HERE: Surroundings = Surroundings { here: Seats::NONE, now: 0 };

impl CompanionTerminal {
    /// Opens a new table, or continues the one in the file.
    pub(crate) fn open(setup: &Setup, seed: Option<u64>, log: Option<PathBuf>, lang: Lang) -> Result<Self> {
        let file = JournalFile(log);
        let (history, translator) = (file.open(setup, seed)?, Translator::new(lang));
        if let MatchState::Closed(why) = &history.state {
            return Err(anyhow!("{}", translator.translate(why)));
        }
        let person = Token::fresh()?.holder();
        let core = MatchCore::new(history);
        let mut terminal = CompanionTerminal { core, file, translator, person, requests: 0, printed: None };
        if let Some(change) = terminal.core.opening(0)? {
            terminal.commit(change)?;
        }
        Ok(terminal)
    }

    /// Asks until the game is over or the person quits.
    pub(crate) fn run(&mut self) -> Result<()> {
        let mut input = std::io::stdin().lock();
        self.say(&Message::new("co-text-help"))?;
        loop {
            self.print_events()?;
            self.ask()?;
            if self.state()?.question() == &Question::Over {
                break;
            }
            let mut row = String::new();
            if input.read_line(&mut row)? == 0 {
                break;
            }
            match self.read(row.trim())? {
                Input::Quit => break,
                Input::Ships => self.ships()?,
                Input::Reply(message) => self.say(&message)?,
                Input::Action(action) => self.perform(action)?,
            }
        }
        match &self.file.0 {
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

    fn state(&self) -> Result<&SessionState> {
        let table = self.core.game().and_then(CompanionMatch::of);
        table.map(CompanionMatch::state).ok_or_else(|| anyhow!("the table cannot be continued"))
    }

    fn perform(&mut self, action: PlayerAction) -> Result<()> {
        let undoes = action == PlayerAction::Undo;
        self.requests += 1;
        let request =
            Request { holder: self.person.clone(), seat: TABLE, id: self.requests.to_string(), action };
        match self.core.decide(&request, HERE) {
            Ok(Decision::Store(change)) => self.commit(*change)?,
            Ok(Decision::Answered(_) | Decision::Announce(_)) => {}
            Err(refused) => return self.say(&refused.message()),
        }
        if undoes {
            self.say(&words::undone())?;
        }
        Ok(())
    }

    fn commit(&mut self, mut change: Change) -> Result<()> {
        self.file.store(&change.take_records())?;
        self.core.commit(change);
        Ok(())
    }

    /// Prints the events since the last question.
    fn print_events(&mut self) -> Result<()> {
        let update = self.core.update(Viewer::Seat(TABLE), self.printed, Seats::NONE);
        for event in &update.events {
            let message: StoredMessage = serde_json::from_str(event.message.get())?;
            let rule = message.rule.as_ref().map_or_else(String::new, |rule| format!("  [{rule}]"));
            output::text(&format!("  {}{rule}", self.translator.translate_stored(&message)))?;
        }
        self.printed = Some(update.version);
        Ok(())
    }

    fn ask(&self) -> Result<()> {
        let state = self.state()?;
        output::text(&format!("\n{}", self.translator.translate(&words::question(state))))?;
        if state.question() == &Question::Lay {
            for line in words::layout(state) {
                output::text(&format!("  {}", self.translator.translate(&line)))?;
            }
        }
        if let Some(hint) = words::hint(state) {
            self.say(&hint)?;
        }
        if let Some(throw) = state.requested_roll() {
            return self.say(&Message::new("co-text-dice").with("example", example(throw)));
        }
        for (number, offer) in state.offered_answers().iter().enumerate() {
            let words = self.translator.translate(&words::answer(state, state.question(), offer));
            output::text(&format!("{:>3}  {words}", number + 1))?;
        }
        Ok(())
    }

    fn read(&self, row: &str) -> Result<Input> {
        let state = self.state()?;
        match row {
            "q" => return Ok(Input::Quit),
            "u" => return Ok(Input::Action(PlayerAction::Undo)),
            "s" => return Ok(Input::Ships),
            "d" => {
                return self.choose(Command::Dice(match state.dice() {
                    Roller::Program => Roller::Person,
                    Roller::Person => Roller::Program,
                }));
            }
            "l" | "?" | "" => return Ok(Input::Reply(Message::new("co-text-help"))),
            _ => {}
        }
        if let Some(throw) = state.requested_roll() {
            if row == "r" {
                return Ok(Input::Action(PlayerAction::Roll));
            }
            return Ok(match parse_dice(throw, row) {
                Ok(thrown) => {
                    let roll = serde_json::to_string(&Roll { who: None, thrown })?;
                    Input::Action(PlayerAction::Enter(roll))
                }
                Err(_unread) => Input::Reply(words::refusal(companion::Refusal::OtherDice)),
            });
        }
        let picked = row.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        match picked.and_then(|index| state.offered_answers().get(index).cloned()) {
            Some(answer) => self.choose(Command::Answer(answer)),
            None => Ok(Input::Reply(words::refusal(companion::Refusal::NotAsked))),
        }
    }

    fn choose(&self, command: Command) -> Result<Input> {
        let question = self.core.game().and_then(|game| game.question(TABLE)).unwrap_or_default();
        let choice = serde_json::to_string(&LogEntry { who: None, command })?;
        Ok(Input::Action(PlayerAction::Choose { question, choice }))
    }

    fn ships(&self) -> Result<()> {
        let board = self.core.game().map(|game| game.text_view(Viewer::Seat(TABLE)).board(self.translator));
        output::text(&board.unwrap_or_default())
    }
}
