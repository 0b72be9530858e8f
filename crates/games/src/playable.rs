//! The description of a game: everything that the program knows of it.

use crate::Json;
use crate::content::{ContentFile, ContentReport};
use crate::decks::DeckFiles;
use crate::foreign::ForeignFormat;
use crate::metrics::MatchMetrics;
use contract::schema::SchemaPart;
use contract::{Ending, Game, Seat, Seats};
use explain::{GameMessages, Message};
use schemars::Schema;
use thiserror::Error;

/// A named setup.
#[derive(Clone, Debug)]
pub struct Preset<S> {
    /// Short id for URLs and command lines.
    pub id: &'static str,
    pub name: Message,
    /// A one-line description.
    pub note: Message,
    pub setup: S,
}

/// A game that can be hosted: its rules, messages, evaluation and content together.
pub trait Playable: Game + bots::Evaluate + GameMessages {
    #[must_use]
    fn name() -> Message;

    /// Message key of the description of a bot level in this game; its argument is `level`.
    const LEVEL_NOTE_KEY: &'static str;

    /// The parsed content, built once.
    #[must_use]
    fn content() -> &'static Self::Content;

    /// Hash of the parsed content; logs record it.
    #[must_use]
    fn content_hash() -> u64;

    /// Whether a match that was begun with the content of this hash can be continued.
    #[must_use]
    fn opens_content(hash: u64) -> bool {
        hash == Self::content_hash()
    }

    /// Named setups, the default first. Never empty.
    #[must_use]
    fn presets() -> Vec<Preset<Self::Setup>>;

    /// Setup of the guided game, where the bot's answers in it are scripted ([`Playable::scripted_choice`]).
    #[must_use]
    fn lesson() -> Option<Self::Setup> {
        None
    }

    /// The scripted answer of a bot in a match that began as [`Playable::lesson`], from its view and legal choices
    /// alone; `None` where the bot decides for itself.
    #[must_use]
    fn scripted_choice(view: &Self::View, offers: &[Self::Choice]) -> Option<Self::Choice> {
        let _ = (view, offers);
        None
    }

    /// The winners when this seat resigns: all other seats, unless this game has teams.
    #[must_use]
    fn winners_if_resigned(&self, seat: Seat) -> Seats {
        Seats::first_n(self.seats()).without(seat)
    }

    /// Whether nobody has won. In a game against an enemy without a seat, an ending without winners may be a defeat.
    #[must_use]
    fn is_draw(ending: &Ending) -> bool {
        ending.winners.is_empty()
    }

    /// Writes an event as an older program stored it in the present form; true if that changed it.
    fn upgrade_event(event: &mut serde_json::Value) -> bool {
        let _ = event;
        false
    }

    /// Whether the game has no hidden information, so that a bot's reasons give nothing away and can be shown at
    /// once.
    #[must_use]
    fn has_perfect_information() -> bool {
        false
    }

    /// Recommendations of the rules that a legal setup does not follow. They are warnings only.
    #[must_use]
    fn advice(setup: &Self::Setup) -> Vec<Message> {
        let _ = setup;
        Vec::new()
    }

    /// The seats whose player gives up secrecy by this setup; only those who begin a match may do so, for themselves.
    #[must_use]
    fn waived_secrecy(setup: &Self::Setup) -> Seats {
        let _ = setup;
        Seats::NONE
    }

    /// Whether this setup names cards that are hidden from a player, as a position does: whoever wrote it knows them.
    #[must_use]
    fn names_hidden_cards(setup: &Self::Setup) -> bool {
        let _ = setup;
        false
    }

    /// A bot's aim as a message, if the game has one.
    #[must_use]
    fn aim(view: &Self::View, aim: &bots::Aim) -> Option<Message> {
        let _ = (view, aim);
        None
    }

    /// Answers a query that legal choices and views leave open, such as what a line of sight crosses. Uses the
    /// asker's view alone, so that an answer cannot reveal anything hidden from the asker. The default supports no
    /// queries.
    ///
    /// # Errors
    /// When the game has no such query, or it names something that does not exist.
    fn inquire(view: &Self::View, about: &str) -> Result<Json, InquiryError> {
        let _ = view;
        Err(InquiryError(format!("no question of this game: {about}")))
    }

    /// A new collector of what this game measures in a match.
    #[must_use]
    fn metrics() -> Box<dyn MatchMetrics<Self>>;

    /// Every variation of a setup that a fair measurement of this game should use in turn.
    #[must_use]
    fn variations(content: &'static Self::Content, setup: &Self::Setup) -> Vec<Self::Setup> {
        let _ = content;
        vec![setup.clone()]
    }

    /// The published JSON Schema of a part of this game; `None` if it has no such part.
    #[must_use]
    fn schema(part: SchemaPart) -> Option<Schema>;

    /// Writes the TypeScript types of what the page gets from this game and imports from its content files, one file per type.
    /// A game without a page has none.
    ///
    /// # Errors
    /// When a file cannot be written.
    #[cfg(feature = "ts")]
    fn write_types(folder: &std::path::Path) -> Result<(), ts_rs::ExportError> {
        let _ = folder;
        Ok(())
    }

    /// Whether this looks like a content file of this game: asked for files outside the game's folder.
    #[must_use]
    fn recognizes_content(file: &ContentFile<'_>) -> bool;

    /// Checks content files, together with the built-in ones that they do not replace.
    #[must_use]
    fn check_content(files: &[ContentFile<'_>]) -> ContentReport;

    /// How this game is measured.
    #[must_use]
    fn benchmark() -> Benchmark<Self::Setup> {
        Benchmark::walks(Self::presets())
    }

    /// Decks in external formats, in a game that has decks.
    #[must_use]
    fn decks() -> Option<&'static dyn DeckFiles> {
        None
    }

    /// Commands of this game alone: `tallyho GAME …`.
    #[cfg(feature = "command-line")]
    #[must_use]
    fn command() -> Option<crate::command_line::GameCommand> {
        None
    }

    /// Options of this game alone for the commands that begin matches.
    #[cfg(feature = "command-line")]
    #[must_use]
    fn setup_options() -> Option<crate::command_line::SetupOptions<Self::Setup>> {
        None
    }

    /// Formats of other programs that this game reads.
    #[must_use]
    fn foreign_formats() -> &'static [ForeignFormat] {
        &[]
    }
}

/// How the speed of a game and the strength of its bots are measured.
#[derive(Clone, Debug)]
pub struct Benchmark<S> {
    /// Random matches begin with this setup.
    pub setup: S,
    /// The number of acts before the first one that is measured, as where other engines begin with dealt cards.
    pub dealt: u32,
    /// The exploration constant of the textbook search; `None` where a search to the end of the match means nothing, because random
    /// play hardly ever ends.
    pub exploration: Option<f32>,
    /// The setups with which bots are compared, in turn.
    pub rated: Vec<S>,
}

impl<S: Clone> Benchmark<S> {
    /// Random matches from the first preset, no search.
    pub(crate) fn walks(mut presets: Vec<Preset<S>>) -> Self {
        let setup = presets.swap_remove(0).setup;
        Benchmark { rated: vec![setup.clone()], setup, dealt: 0, exploration: None }
    }
}

/// Why a query cannot be answered, in English.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct InquiryError(pub String);

impl InquiryError {
    #[expect(clippy::needless_pass_by_value, reason = "is given to `map_err`")]
    pub(crate) fn new(error: impl ToString) -> Self {
        InquiryError(error.to_string())
    }
}

/// Writes what the page gets when it imports content files.
#[cfg(feature = "ts")]
pub(crate) fn write_imports(folder: &std::path::Path, files: &str) -> Result<(), ts_rs::ExportError> {
    let text = format!("// What the page imports from content files. Generated; do not edit.\n{files}");
    Ok(std::fs::write(folder.join("content.d.ts"), text)?)
}

/// Reads a query from JSON.
pub(crate) fn read_inquiry<I: serde::de::DeserializeOwned>(about: &str) -> Result<I, InquiryError> {
    serde_json::from_str(about).map_err(InquiryError::new)
}

/// An operation on a game whose type is known only at run time.
pub trait GameVisitor {
    type Output;
    fn run<G: Playable>(self) -> Self::Output;
}
