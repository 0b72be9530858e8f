//! One interface for a match of any game: JSON in, JSON and messages out.
//!
//! A generic implementation ([`crate::typed_match::TypedMatch`]) serves every game, a second one
//! ([`crate::companion_match::CompanionMatch`]) the tables of the companion; nothing here knows a particular game. The host
//! works on a [`AnyMatch::fork`], stores the result, and only then replaces the original with the fork.

use crate::record::ChanceMode;
use contract::{Ending, RandomSource, Seat, Seats, Turn, Viewer, Viewers};
use explain::{Message, Translator};
pub use games::{Json, json};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Any value as JSON text.
#[must_use]
pub fn json_text(value: &impl Serialize) -> String {
    text_of(json(value))
}

/// The text of raw JSON, as it is.
#[must_use]
pub fn text_of(json: Json) -> String {
    Box::<str>::from(json).into()
}

/// An event shown to some viewers.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct AddressedEvent {
    pub to: Viewers,
    pub message: Json,
    pub event: Json,
}

/// The result of one act.
#[derive(Clone, Debug)]
pub struct AppliedAct {
    /// The entry number in the log.
    pub n: u32,
    /// The seat that chose; `None` for chance.
    pub seat: Option<Seat>,
    /// Whether it is an outcome that a person typed in.
    pub typed: bool,
    pub line: String,
    /// The viewers who learned something hidden.
    pub learned: Viewers,
    pub told: Vec<AddressedEvent>,
}

/// An open question with its legal choices, as its seat sees them.
#[derive(Clone, Debug)]
pub struct OpenQuestion {
    pub number: u32,
    pub seat: Seat,
    pub text: Message,
    /// Listed choices.
    pub ones: Vec<(Json, Message)>,
    /// Regions: sets of choices too large to list.
    pub areas: Vec<(Json, Message)>,
}

/// A possible chance outcome.
#[derive(Clone, Debug)]
pub struct Outcome {
    pub outcome: Json,
    pub label: Message,
    pub weight: u32,
}

/// The state as one viewer sees it.
#[derive(Clone, Debug)]
pub struct ViewSnapshot {
    pub view: Json,
    /// Hash of the view.
    pub hash: u64,
    /// The viewer's open question.
    pub asked: Option<OpenQuestion>,
    /// The result, if the match is over.
    pub ending: Option<Message>,
}

/// Previews a choice, as far as its seat can know the result.
#[derive(Clone, Debug)]
pub struct Preview {
    /// Message and event of everything that is certain to happen, in order.
    pub events: Vec<(Json, Json)>,
    /// The view afterwards, if it is certain.
    pub view: Option<Json>,
}

/// Why an act is refused.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum ActError {
    #[error("this seat is not asked")]
    NotAsked,
    #[error("the question has changed; it is now number {now}")]
    Stale { now: u32 },
    /// The JSON cannot be parsed.
    #[error("not readable: {0}")]
    Unreadable(String),
    #[error("refused by the rules")]
    Refused(Box<Message>),
    #[error("this outcome is not possible now")]
    ImpossibleOutcome,
}

/// A log line that does not replay.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("entry {n}: {what}")]
pub struct ReplayLineError {
    pub n: u32,
    /// Technical description in English.
    pub what: String,
}

/// Why a bot gave no answer for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("seat {seat} cannot be played by the machine: {what}")]
pub struct BotError {
    pub seat: u8,
    /// Technical description in English.
    pub what: String,
}

#[derive(Clone, Debug)]
pub struct BotDecision {
    pub choice: String,
    pub reason: BotReason,
}

/// How a bot came to its choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Basis {
    /// The only legal choice.
    Only,
    /// A certain win.
    Wins,
    /// Best result of a search.
    Searched,
    /// Best evaluation one decision ahead.
    Judged,
    /// First step of the best planned activation.
    Planned,
    /// Chosen at random.
    Lot,
    /// Scripted for the guided game.
    Lesson,
}

impl From<bots::Basis> for Basis {
    fn from(basis: bots::Basis) -> Self {
        match basis {
            bots::Basis::Only => Basis::Only,
            bots::Basis::Wins => Basis::Wins,
            bots::Basis::Searched => Basis::Searched,
            bots::Basis::Judged => Basis::Judged,
            bots::Basis::Planned => Basis::Planned,
            bots::Basis::Lot => Basis::Lot,
        }
    }
}

/// A bot's reason, stored with the entry it led to.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct BotReason {
    pub level: String,
    /// The choice as a message, as its own seat sees it. Reasons stored by earlier versions have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<Json>,
    pub basis: Basis,
    /// The bot's aim, where it plans that far ahead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aim: Option<Json>,
    /// Nodes searched.
    pub nodes: u32,
    /// The alternatives considered, best first.
    pub lines: Vec<BotReasonLine>,
}

/// One alternative a bot considered.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct BotReasonLine {
    /// The choice as a message, as its own seat sees it.
    pub label: Json,
    pub taken: bool,
    pub visits: u32,
    /// Estimated probability of winning, from zero to one.
    pub win: f32,
    /// Lower bound of the estimate.
    pub low: f32,
    /// Upper bound of the estimate.
    pub high: f32,
}

/// A bot's computation, to be run elsewhere. It holds one seat's view and nothing else of the match.
pub type BotTask = Box<dyn FnOnce(&bots::Stop) -> Result<BotDecision, BotError> + Send>;

/// What a terminal shows to one viewer. It is made from that viewer's view and cannot reach the state.
pub trait TextView {
    /// The board, for a plain terminal at least 80 columns wide.
    fn board(&self, translator: Translator) -> String;
    /// What is asked, of a seat or of chance.
    fn question(&self, seat: Seat) -> Message;
    /// The text of a card that a user asks for by name or number, where the game has such texts.
    fn card_text(&self, asked: &str, translator: Translator) -> Option<String>;
    /// How a number is computed, where the game can explain it.
    fn explain_number(&self, asked: &str, translator: Translator) -> Option<String>;
    /// Help about the commands that only this game has.
    fn extra_help(&self) -> Option<Message>;
}

/// A match of any game.
pub trait AnyMatch: Send {
    fn seats(&self) -> u8;
    /// Number of acts so far.
    fn entries(&self) -> u32;
    fn turn(&self) -> Turn;
    /// Whether nobody has won.
    fn is_draw(&self, ending: &Ending) -> bool;
    /// Hash of the state. Never sent to clients while the match is running.
    fn hash(&self) -> u64;
    /// The number of this seat's open question.
    fn question(&self, seat: Seat) -> Option<u32>;
    /// The seat's only legal choice, if there is exactly one.
    fn only_choice(&self, seat: Seat) -> Option<String>;
    /// The state as one viewer sees it.
    fn snapshot(&self, viewer: Viewer) -> ViewSnapshot;
    /// All possible outcomes of the pending chance.
    fn outcomes(&self) -> Vec<Outcome>;
    /// Answers a question. `tick` becomes the number of the questions this opens; it must increase with every act.
    ///
    /// # Errors
    /// Why the act is refused; the match is then unchanged.
    fn choose(&mut self, seat: Seat, question: u32, choice: &str, tick: u32) -> Result<AppliedAct, ActError>;
    /// Enters the outcome of real dice or cards.
    ///
    /// # Errors
    /// Why the act is refused; the match is then unchanged.
    fn enter_outcome(&mut self, outcome: &str, tick: u32) -> Result<AppliedAct, ActError>;
    /// Draws the outcome from `rng`.
    ///
    /// # Errors
    /// When no chance is pending.
    fn roll(&mut self, rng: &mut dyn RandomSource, tick: u32) -> Result<AppliedAct, ActError>;
    /// Replays a log line, checking it again.
    ///
    /// # Errors
    /// How the line departs from the rules.
    fn replay_line(&mut self, line: &str, tick: u32) -> Result<AppliedAct, ReplayLineError>;
    /// Gives every open question a new number.
    fn renumber(&mut self, tick: u32);
    /// A copy to work on.
    fn fork(&self) -> Box<dyn AnyMatch>;
    /// Previews a choice from the seat's own view alone.
    ///
    /// # Errors
    /// When the choice is not legal.
    fn preview(&self, seat: Seat, choice: &str) -> Result<Preview, ActError>;
    /// The winners when this seat resigns.
    fn winners_if_resigned(&self, seat: Seat) -> Seats;
    /// Whether the game has no hidden information.
    fn has_perfect_information(&self) -> bool;
    /// Answers a game-specific query from the viewer's own view alone.
    ///
    /// # Errors
    /// When the game has no such query.
    fn inquire(&self, viewer: Viewer, about: &str) -> Result<Json, ActError>;
    /// Node budget of a bot of this level for one answer.
    fn budget(&self, level: bots::Level) -> u32;
    /// The bot computation for a seat, to be run elsewhere on so many threads; their number changes no answer.
    fn bot_task(&self, seat: Seat, level: bots::Level, seed: u64, threads: usize) -> BotTask;
    /// What a terminal shows to a viewer.
    fn text_view(&self, viewer: Viewer) -> Box<dyn TextView>;
    /// The listed choices of a seat and some members of every region, for a shell in which a region cannot be pointed at.
    fn choices_with_samples(&self, seat: Seat, per_region: usize) -> Vec<(Json, Message)>;
    /// The match itself, for a shell that knows which one it is.
    fn as_any(&self) -> &dyn std::any::Any;
    /// Who supplies outcomes now, where the match decides that itself; `None` where it was agreed when it began.
    fn chance_mode(&self) -> Option<ChanceMode> {
        None
    }
    /// Whether a log line of this match is no move of the game, so that undo leaves it.
    fn outlives_undo(&self, line: &str) -> bool {
        let _ = line;
        false
    }
    /// Whether it may be undone and continued after it ended.
    fn goes_on_after_end(&self) -> bool {
        false
    }
    /// How many acts a newcomer is told about; `None` for all.
    fn acts_shown_to_newcomers(&self) -> Option<u32> {
        None
    }
}
