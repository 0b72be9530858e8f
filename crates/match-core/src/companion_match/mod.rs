//! A table of the companion as a match: people at a real table share one seat, the dice are chance.
//!
//! A choice is an entry of the table's log ([`LogEntry`]): an answer, a correction, a change of dice or mode, or who flies
//! which ship, each with the name of whoever gave it. Dice are outcomes of chance, rolled by the generator or typed in by a
//! person, whichever the table uses at the moment. Settings and corrections are possible at any time, also while dice are to
//! be rolled and after the end.

mod import;
mod proof;
mod start;
mod text;
mod view;

pub use import::{ImportError, OldTable, import};
pub use proof::{CompanionLog, CompanionLogError};
pub(crate) use start::{begin, log_header, opens_content, start};
pub use view::CompanionView;

use crate::any_match::{
    ActError, AddressedEvent, AnyMatch, AppliedAct, BotError, BotTask, Json, OpenQuestion, Outcome, Preview,
    ReplayLineError, TextView, ViewSnapshot, json, json_text,
};
use crate::record::ChanceMode;
use companion::dice::RollResult;
use companion::event::{self, EventKind};
use companion::{Command, Event, LogEntry, Question, Refusal, Roller, SessionState, Setup};
use contract::{Act, ChanceSource, Ending, Entry, RandomSource, Seat, Seats, Turn, Viewer, Viewers, digest};
use explain::Message;
use explain::xwing::companion as words;
use serde::{Deserialize, Serialize};

/// The id under which tables are stored and found. It is no game of the lobby.
pub const ID: &str = "companion";
/// The one seat: whoever sits at the table.
pub const TABLE: Seat = Seat::A;
/// Sentences kept of the last decision and what followed.
const MAX_REASONS: usize = 60;
/// A newcomer is shown what the last so many acts told; the whole log is a text of its own.
const RECENT_ACTS: u32 = 60;

/// Dice in the log: what they show and, where a person typed it in, who.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Roll {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<String>,
    #[serde(flatten)]
    pub thrown: RollResult,
}

/// An act on the table, as its log line has it.
pub type TableEntry = Entry<LogEntry, Roll>;

/// A table with its numbered question and the reasons of the last decision.
#[derive(Clone, Debug)]
pub struct CompanionMatch {
    state: SessionState,
    entries: u32,
    question: u32,
    /// The sentences of the last decision and of everything since, for "Why?".
    reasons: Vec<Message>,
}

/// The event of a sentence, as the page receives it.
#[derive(Serialize)]
struct Told {
    kind: EventKind,
}

impl CompanionMatch {
    /// # Errors
    /// All faults of the setup.
    pub fn begin(setup: &Setup) -> Result<Self, Vec<Message>> {
        let state = SessionState::new(setup)
            .map_err(|faults| faults.iter().map(explain::xwing::position_fault).collect::<Vec<_>>())?;
        Ok(CompanionMatch { state, entries: 0, question: 0, reasons: Vec::new() })
    }

    /// The table that a match is, if it is one.
    #[must_use]
    pub fn of(game: &dyn AnyMatch) -> Option<&Self> {
        game.as_any().downcast_ref()
    }

    #[must_use]
    pub fn state(&self) -> &SessionState {
        &self.state
    }

    fn roller(by: ChanceSource) -> Roller {
        match by {
            ChanceSource::Person => Roller::Person,
            ChanceSource::Generator | ChanceSource::Script => Roller::Program,
        }
    }

    /// The entry of the table's own log that an act is.
    fn command(act: &Act<LogEntry, Roll>, by: ChanceSource) -> Result<LogEntry, ActError> {
        match act {
            Act::Choice(seat, _) if *seat != TABLE => Err(ActError::NotAsked),
            Act::Choice(_, LogEntry { command: Command::Rolled { .. } | Command::Undo, .. }) => {
                Err(ActError::Unreadable("dice and undo are not choices".into()))
            }
            Act::Choice(_, entry) => Ok(entry.clone()),
            Act::Chance(Roll { who, thrown }) => Ok(LogEntry {
                who: who.clone(),
                command: Command::Rolled { hand: Self::roller(by), thrown: thrown.clone() },
            }),
        }
    }

    /// Checks an act and applies it. The table is unchanged if it is refused.
    fn act(
        &mut self,
        act: &Act<LogEntry, Roll>,
        by: ChanceSource,
        tick: u32,
    ) -> Result<(u64, AppliedAct), ActError> {
        let mut next = self.state.clone();
        let happened = next.take(&Self::command(act, by)?).map_err(refused)?;
        self.state = next;
        self.question = tick;
        let told = self.tell(&happened);
        let (n, hash) = (self.entries, self.state.digest());
        self.entries += 1;
        let (seat, borrowed) = match act {
            Act::Choice(seat, choice) => (Some(*seat), Act::Choice(*seat, choice)),
            Act::Chance(roll) => (None, Act::Chance(roll)),
        };
        let entry = Entry { n, act: borrowed, by, learned: Viewers::NONE, hash };
        let line = json_text(&entry);
        let typed = seat.is_none() && by == ChanceSource::Person;
        Ok((hash, AppliedAct { n, seat, typed, line, learned: Viewers::NONE, told }))
    }

    /// Puts what happened into words, once.
    fn tell(&mut self, happened: &[Event]) -> Vec<AddressedEvent> {
        let mut told = Vec::new();
        for event in happened {
            let kind = event.kind();
            if kind == EventKind::Decision {
                self.reasons.clear();
            }
            let event_json = json(&Told { kind });
            for message in words::event(&self.state, event) {
                told.push(AddressedEvent {
                    to: Viewers::ALL,
                    message: json(&message),
                    event: event_json.clone(),
                });
                self.reasons.push(message);
            }
        }
        let extra = self.reasons.len().saturating_sub(MAX_REASONS);
        self.reasons.drain(..extra);
        told
    }

    fn ending(&self) -> Option<Ending> {
        let outcome = self.state.outcome().filter(|_| self.state.question() == &Question::Over)?;
        let winners = match outcome {
            event::Outcome::Won => Seats::one(TABLE),
            event::Outcome::Lost | event::Outcome::Draw | event::Outcome::Ended(_) => Seats::NONE,
        };
        Some(Ending { winners, rule: xwing::rules::scenario::ENDING })
    }

    fn open_question(&self) -> OpenQuestion {
        let question = self.state.question();
        let offer = |answer| {
            let label = words::answer(&self.state, question, &answer);
            (json(&LogEntry { who: None, command: Command::Answer(answer) }), label)
        };
        OpenQuestion {
            number: self.question,
            seat: TABLE,
            text: words::question(&self.state),
            ones: self.state.offered_answers().into_iter().map(offer).collect(),
            areas: Vec::new(),
        }
    }

    fn answer_chance(&mut self, roll: Roll, by: ChanceSource, tick: u32) -> Result<AppliedAct, ActError> {
        if self.turn() != Turn::Chance {
            return Err(ActError::NotAsked);
        }
        Ok(self.act(&Act::Chance(roll), by, tick)?.1)
    }
}

fn refused(refusal: Refusal) -> ActError {
    match refusal {
        Refusal::OtherDice => ActError::ImpossibleOutcome,
        other => ActError::Refused(Box::new(words::refusal(other))),
    }
}

fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, ActError> {
    serde_json::from_str(text).map_err(|error| ActError::Unreadable(error.to_string()))
}

impl AnyMatch for CompanionMatch {
    fn seats(&self) -> u8 {
        1
    }

    fn entries(&self) -> u32 {
        self.entries
    }

    fn turn(&self) -> Turn {
        match (self.ending(), self.state.requested_roll()) {
            (Some(ending), _) => Turn::Over(ending),
            (None, Some(_)) => Turn::Chance,
            (None, None) => Turn::Decide(Seats::one(TABLE)),
        }
    }

    fn is_draw(&self, _ending: &Ending) -> bool {
        matches!(self.state.outcome(), Some(event::Outcome::Draw))
    }

    fn hash(&self) -> u64 {
        self.state.digest()
    }

    /// Always open: corrections and settings may come at any time.
    fn question(&self, seat: Seat) -> Option<u32> {
        (seat == TABLE).then_some(self.question)
    }

    /// Never: also where there is one answer, people have something to do on the table first.
    fn only_choice(&self, _seat: Seat) -> Option<String> {
        None
    }

    fn snapshot(&self, viewer: Viewer) -> ViewSnapshot {
        let view = json(&view::view(&self.state, &self.reasons));
        let hash = digest(view.get());
        let asked = viewer.seat().filter(|seat| *seat == TABLE).map(|_| self.open_question());
        let ending = self.ending().map(|_| words::question(&self.state));
        ViewSnapshot { view, hash, asked, ending }
    }

    /// Not listed: five dice have too many results, and the question names the dice.
    fn outcomes(&self) -> Vec<Outcome> {
        Vec::new()
    }

    fn choose(&mut self, seat: Seat, question: u32, choice: &str, tick: u32) -> Result<AppliedAct, ActError> {
        let now = self.question(seat).ok_or(ActError::NotAsked)?;
        if now != question {
            return Err(ActError::Stale { now });
        }
        Ok(self.act(&Act::Choice(seat, read(choice)?), ChanceSource::Generator, tick)?.1)
    }

    fn enter_outcome(&mut self, outcome: &str, tick: u32) -> Result<AppliedAct, ActError> {
        self.answer_chance(read(outcome)?, ChanceSource::Person, tick)
    }

    fn roll(&mut self, rng: &mut dyn RandomSource, tick: u32) -> Result<AppliedAct, ActError> {
        let request = self.state.requested_roll().ok_or(ActError::NotAsked)?;
        self.answer_chance(Roll { who: None, thrown: request.roll(rng) }, ChanceSource::Generator, tick)
    }

    fn replay_line(&mut self, line: &str, tick: u32) -> Result<AppliedAct, ReplayLineError> {
        let n = self.entries;
        let line_error = |what: String| ReplayLineError { n, what };
        let logged: TableEntry = serde_json::from_str(line).map_err(|error| line_error(error.to_string()))?;
        if logged.n != n {
            return Err(line_error(format!("it carries number {}", logged.n)));
        }
        if matches!(logged.act, Act::Chance(_)) && self.turn() != Turn::Chance {
            return Err(line_error(ActError::NotAsked.to_string()));
        }
        let (hash, step) =
            self.act(&logged.act, logged.by, tick).map_err(|denied| line_error(denied.to_string()))?;
        if hash != logged.hash {
            return Err(line_error(format!("the table is {hash:016x}, the log says {:016x}", logged.hash)));
        }
        Ok(step)
    }

    fn renumber(&mut self, tick: u32) {
        self.question = tick;
    }

    fn fork(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn preview(&self, _seat: Seat, _choice: &str) -> Result<Preview, ActError> {
        Err(ActError::Unreadable("a real table has no previews".into()))
    }

    fn winners_if_resigned(&self, _seat: Seat) -> Seats {
        Seats::NONE
    }

    fn has_perfect_information(&self) -> bool {
        true
    }

    fn inquire(&self, _viewer: Viewer, about: &str) -> Result<Json, ActError> {
        Err(ActError::Unreadable(format!("no question of the companion: {about}")))
    }

    fn budget(&self, _level: bots::Level) -> u32 {
        0
    }

    fn bot_task(&self, seat: Seat, _level: bots::Level, _seed: u64, _threads: usize) -> BotTask {
        let error = BotError { seat: seat.number(), what: "people sit at a real table".into() };
        Box::new(move |_stop| Err(error))
    }

    fn text_view(&self, _viewer: Viewer) -> Box<dyn TextView> {
        Box::new(text::TableText(self.state.clone()))
    }

    fn choices_with_samples(&self, _seat: Seat, _per_region: usize) -> Vec<(Json, Message)> {
        self.open_question().ones
    }

    fn as_any(&self) -> &dyn std::any::Any {
        self
    }

    fn chance_mode(&self) -> Option<ChanceMode> {
        Some(match self.state.dice() {
            Roller::Program => ChanceMode::Generator,
            Roller::Person => ChanceMode::Typed,
        })
    }

    /// Who flies which ship is no move of the game.
    fn outlives_undo(&self, line: &str) -> bool {
        let entry: Result<TableEntry, _> = serde_json::from_str(line);
        entry.is_ok_and(|entry| {
            matches!(entry.act, Act::Choice(_, LogEntry { command: Command::Own { .. }, .. }))
        })
    }

    /// A wrong answer may have ended the game.
    fn goes_on_after_end(&self) -> bool {
        true
    }

    fn acts_shown_to_newcomers(&self) -> Option<u32> {
        Some(RECENT_ACTS)
    }
}

#[cfg(test)]
mod tests;
