//! One interface for a match of any game: JSON in, JSON and messages out.
//!
//! A single generic implementation ([`crate::seated::Seated`]) serves every game; nothing here knows a particular
//! one. The host works on a [`Table::fork`], stores the result, and only then replaces the original with the fork.

use explain::Message;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{Draws, Seat, Seats, Turn, Viewer, Viewers};
use thiserror::Error;

/// JSON that belongs to a game, or a message.
pub type Json = Box<RawValue>;

/// Any value as raw JSON. Our own types always serialize; if one did not, the reader would see `null`.
pub fn json(value: &impl Serialize) -> Json {
    serde_json::value::to_raw_value(value).unwrap_or_else(|error| {
        tracing::error!(%error, "a value does not serialise");
        RawValue::NULL.to_owned()
    })
}

/// An event shown to some viewers.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Heard {
    pub to: Viewers,
    pub message: Json,
    pub event: Json,
}

/// The result of one act.
#[derive(Clone, Debug)]
pub struct Step {
    /// The entry number in the log.
    pub n: u32,
    /// The seat that chose; `None` for chance.
    pub seat: Option<Seat>,
    pub line: String,
    /// The viewers who learned something hidden.
    pub learned: Viewers,
    pub told: Vec<Heard>,
}

/// An open question with its legal choices, as its seat sees them.
#[derive(Clone, Debug)]
pub struct Asked {
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
pub struct Picture {
    pub view: Json,
    /// Hash of the view.
    pub hash: u64,
    /// The viewer's open question.
    pub asked: Option<Asked>,
    /// The result, if the match is over.
    pub ending: Option<Message>,
}

/// Previews a choice, as far as its seat can know the result.
#[derive(Clone, Debug)]
pub struct Foreseen {
    /// Message and event of everything that is certain to happen, in order.
    pub events: Vec<(Json, Json)>,
    /// The view afterwards, if it is certain.
    pub view: Option<Json>,
}

/// Why an act is refused.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum Denied {
    #[error("this seat is not asked")]
    NotAsked,
    #[error("the question has changed; it is now number {now}")]
    Stale {
        now: u32,
    },
    /// The JSON cannot be parsed.
    #[error("not readable: {0}")]
    Unreadable(String),
    #[error("refused by the rules")]
    Refused(Box<Message>),
    #[error("this outcome is not possible now")]
    Impossible,
}

/// A log line that does not replay.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("entry {n}: {what}")]
pub struct Departure {
    pub n: u32,
    /// Technical description in English.
    pub what: String,
}

/// Why a bot gave no answer for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("seat {seat} cannot be played by the machine: {what}")]
pub struct Thoughtless {
    pub seat: u8,
    /// Technical description in English.
    pub what: String,
}

#[derive(Clone, Debug)]
pub struct Thought {
    pub choice: String,
    pub reason: Reason,
}

/// A bot's reason, stored with the entry it led to.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Reason {
    pub level: String,
    /// Basis of the choice: `only`, `wins`, `searched`, `judged`, `planned`, `lot` or `lesson`.
    pub basis: String,
    /// The bot's aim, where it plans that far ahead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aim: Option<Json>,
    /// Nodes searched.
    pub nodes: u32,
    /// The alternatives considered, best first.
    pub lines: Vec<ReasonLine>,
}

/// One alternative a bot considered.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ReasonLine {
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
pub type Thinking = Box<dyn FnOnce(&bots::Stop) -> Result<Thought, Thoughtless> + Send>;

/// A match of any game.
pub trait Table: Send {
    fn seats(&self) -> u8;
    /// Number of acts so far.
    fn entries(&self) -> u32;
    fn turn(&self) -> Turn;
    /// Hash of the state. Never sent to clients while the match is running.
    fn hash(&self) -> u64;
    /// The number of this seat's open question.
    fn question(&self, seat: Seat) -> Option<u32>;
    /// The seat's only legal choice, if there is exactly one.
    fn only(&self, seat: Seat) -> Option<String>;
    /// The state as one viewer sees it.
    fn picture(&self, viewer: Viewer) -> Picture;
    /// All possible outcomes of the pending chance.
    fn outcomes(&self) -> Vec<Outcome>;
    /// Answers a question. `tick` becomes the number of the questions this opens; it must increase with every act.
    ///
    /// # Errors
    /// Why the act is refused; the match is then unchanged.
    fn choose(&mut self, seat: Seat, question: u32, choice: &str, tick: u32) -> Result<Step, Denied>;
    /// Enters the outcome of real dice or cards.
    ///
    /// # Errors
    /// Why the act is refused; the match is then unchanged.
    fn enter(&mut self, outcome: &str, tick: u32) -> Result<Step, Denied>;
    /// Draws the outcome from `draws`.
    ///
    /// # Errors
    /// When no chance is pending.
    fn roll(&mut self, draws: &mut dyn Draws, tick: u32) -> Result<Step, Denied>;
    /// Replays a log line, checking it again.
    ///
    /// # Errors
    /// How the line departs from the rules.
    fn repeat(&mut self, line: &str, tick: u32) -> Result<Step, Departure>;
    /// Gives every open question a new number.
    fn renumber(&mut self, tick: u32);
    /// A copy to work on.
    fn fork(&self) -> Box<dyn Table>;
    /// Previews a choice from the seat's own view alone.
    ///
    /// # Errors
    /// When the choice is not legal.
    fn foresee(&self, seat: Seat, choice: &str) -> Result<Foreseen, Denied>;
    /// The winners when this seat resigns.
    fn won_by_giving_up(&self, seat: Seat) -> Seats;
    /// Whether the game has no hidden information.
    fn hides_nothing(&self) -> bool;
    /// Answers a game-specific query from the viewer's own view alone.
    ///
    /// # Errors
    /// When the game has no such query.
    fn inquire(&self, viewer: Viewer, about: &str) -> Result<Json, Denied>;
    /// Node budget of a bot of this level for one answer.
    fn budget(&self, level: bots::Level) -> u32;
    /// The bot computation for a seat, to be run elsewhere.
    fn thinking(&self, seat: Seat, level: bots::Level, seed: u64) -> Thinking;
}
