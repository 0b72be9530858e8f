//! A match of any game behind one set of words: JSON in, JSON and sentences out.
//!
//! One blanket implementation ([`crate::seated::Seated`]) serves every game; nothing here knows one. A host works on a
//! [`Table::fork`], stores what came of it, and only then puts the fork in the table's place.

use explain::Message;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{Draws, Seat, Seats, Turn, Viewer, Viewers};
use thiserror::Error;

/// JSON that belongs to a game, or a sentence as data.
pub type Json = Box<RawValue>;

/// Any value as raw JSON. Our own types always serialise; should one not, the reader sees `null`.
pub fn json(value: &impl Serialize) -> Json {
    serde_json::value::to_raw_value(value).unwrap_or_else(|error| {
        tracing::error!(%error, "a value does not serialise");
        RawValue::NULL.to_owned()
    })
}

/// Something told to some viewers.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Heard {
    /// To whom.
    pub to: Viewers,
    /// The sentence.
    pub message: Json,
    /// The event.
    pub event: Json,
}

/// What one act came to.
#[derive(Clone, Debug)]
pub struct Step {
    /// The number of the entry.
    pub n: u32,
    /// Who chose; nobody for chance.
    pub seat: Option<Seat>,
    /// The line of the log.
    pub line: String,
    /// Whom a hidden fact reached.
    pub learned: Viewers,
    /// What was told.
    pub told: Vec<Heard>,
}

/// An open question with its answers, as its seat sees them.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The question's number.
    pub number: u32,
    /// Who is asked.
    pub seat: Seat,
    /// What.
    pub text: Message,
    /// Single choices.
    pub ones: Vec<(Json, Message)>,
    /// Areas of choices.
    pub areas: Vec<(Json, Message)>,
}

/// Something that can fall.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The outcome.
    pub outcome: Json,
    /// Its words.
    pub label: Message,
    /// Its weight.
    pub weight: u32,
}

/// What a viewer sees.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The view.
    pub view: Json,
    /// Its hash.
    pub hash: u64,
    /// What the viewer is asked.
    pub asked: Option<Asked>,
    /// How it ended, if it did.
    pub ending: Option<Message>,
}

/// What would come of a choice, as far as its seat can know.
#[derive(Clone, Debug)]
pub struct Foreseen {
    /// Message and event of everything certain to be heard, in order.
    pub events: Vec<(Json, Json)>,
    /// The view afterwards, if it is certain.
    pub view: Option<Json>,
}

/// Why an act is not done.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum Denied {
    /// The seat is not asked anything.
    #[error("this seat is not asked")]
    NotAsked,
    /// The question has changed.
    #[error("the question has changed; it is now number {now}")]
    Stale {
        /// The number of the open question.
        now: u32,
    },
    /// The answer is not one at all.
    #[error("not readable: {0}")]
    Unreadable(String),
    /// The rules refuse it.
    #[error("refused by the rules")]
    Refused(Box<Message>),
    /// That cannot fall now.
    #[error("this outcome is not possible now")]
    Impossible,
}

/// A line of a log that does not follow.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("entry {n}: {what}")]
pub struct Departure {
    /// The entry.
    pub n: u32,
    /// What is wrong with it, in technical English.
    pub what: String,
}

/// Why nothing could be thought for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("seat {seat} cannot be played by the machine: {what}")]
pub struct Thoughtless {
    /// The seat.
    pub seat: u8,
    /// What is wrong, in technical English.
    pub what: String,
}

/// What a machine answered and why.
#[derive(Clone, Debug)]
pub struct Thought {
    /// The choice.
    pub choice: String,
    /// The reason.
    pub reason: Reason,
}

/// A machine's reason, kept beside the entry it led to.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Reason {
    /// The level it played at.
    pub level: String,
    /// What the choice rests on: `only`, `wins`, `searched`, `judged`, `planned` or `lot`.
    pub basis: String,
    /// What it is for, where the machine plans so far.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aim: Option<Json>,
    /// Nodes it looked at.
    pub nodes: u32,
    /// What it compared, best first.
    pub lines: Vec<ReasonLine>,
}

/// One line a machine compared.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ReasonLine {
    /// The choice in words, as its own seat sees it.
    pub label: Json,
    /// Whether it was chosen.
    pub taken: bool,
    /// How often it was tried.
    pub visits: u32,
    /// Estimated chance to win.
    pub win: f32,
    /// Low end of the interval.
    pub low: f32,
    /// High end of the interval.
    pub high: f32,
}

/// Thinking to be done elsewhere. It holds one seat's view and nothing else of the match.
pub type Thinking = Box<dyn FnOnce(&bots::Stop) -> Result<Thought, Thoughtless> + Send>;

/// A match of any game.
pub trait Table: Send {
    /// How many seats it has.
    fn seats(&self) -> u8;
    /// How many acts were done.
    fn entries(&self) -> u32;
    /// Whose answer is open.
    fn turn(&self) -> Turn;
    /// Hash of the state. Stays at home while the match runs.
    fn hash(&self) -> u64;
    /// The number of the question open to this seat.
    fn question(&self, seat: Seat) -> Option<u32>;
    /// The only answer the seat has, if there is no other.
    fn only(&self, seat: Seat) -> Option<String>;
    /// What a viewer sees.
    fn picture(&self, viewer: Viewer) -> Picture;
    /// Everything that can fall now.
    fn outcomes(&self) -> Vec<Outcome>;
    /// Answers a question. `tick` numbers the questions this opens; it must grow from act to act.
    ///
    /// # Errors
    /// Why not; the table is then as it was.
    fn choose(&mut self, seat: Seat, question: u32, choice: &str, tick: u32) -> Result<Step, Denied>;
    /// Enters what real dice or cards show.
    ///
    /// # Errors
    /// Why not; the table is then as it was.
    fn enter(&mut self, outcome: &str, tick: u32) -> Result<Step, Denied>;
    /// Lets `draws` answer for chance.
    ///
    /// # Errors
    /// When chance is not asked.
    fn roll(&mut self, draws: &mut dyn Draws, tick: u32) -> Result<Step, Denied>;
    /// Does what a line of the log says, judging it again.
    ///
    /// # Errors
    /// How it departs from the rules.
    fn repeat(&mut self, line: &str, tick: u32) -> Result<Step, Departure>;
    /// Gives every open question a new number.
    fn renumber(&mut self, tick: u32);
    /// A copy to try things on.
    fn fork(&self) -> Box<dyn Table>;
    /// What would come of a choice, told from the seat's own view alone.
    ///
    /// # Errors
    /// Why the choice is none.
    fn foresee(&self, seat: Seat, choice: &str) -> Result<Foreseen, Denied>;
    /// Who has won when this seat gives up.
    fn won_by_giving_up(&self, seat: Seat) -> Seats;
    /// Whether everything lies open to everybody.
    fn hides_nothing(&self) -> bool;
    /// Answers a question of the game's own about the table, from the viewer's own view alone.
    ///
    /// # Errors
    /// When it is no such question.
    fn inquire(&self, viewer: Viewer, about: &str) -> Result<Json, Denied>;
    /// How many nodes a machine of this level may look at for one answer.
    fn budget(&self, level: bots::Level) -> u32;
    /// Thinking for a seat, to be done elsewhere.
    fn thinking(&self, seat: Seat, level: bots::Level, seed: u64) -> Thinking;
}
