//! The card game.

#[cfg(feature = "command-line")]
mod commands;
mod content;
mod decks;
mod foreign;
mod metrics;

pub use ::swccg::State;

use crate::content::{ContentFile, ContentReport};
use crate::decks::DeckFiles;
use crate::foreign::ForeignFormat;
use crate::metrics::MatchMetrics;
use crate::playable::read_inquiry;
use crate::{InquiryError, Json, Playable, Preset, json};
use ::swccg::content::builtin;
use ::swccg::{Choice, Content, Setup, View};
use contract::schema::SchemaPart;
use contract::{Seat, Seats};
use explain::{GameMessages, Message};
use schemars::Schema;

impl Playable for State {
    const LEVEL_NOTE_KEY: &'static str = "sw-level-note";

    fn name() -> Message {
        Message::new("game-swccg")
    }

    fn content() -> &'static Content {
        builtin()
    }

    fn content_hash() -> u64 {
        builtin().hash()
    }

    fn presets() -> Vec<Preset<Setup>> {
        let preset = |preset: ::swccg::setup::Preset| {
            let (name, note) = match preset.key {
                "light" => ("sw-preset-light", "sw-preset-light-note"),
                "drill" => ("sw-preset-drill", "sw-preset-drill-note"),
                "lesson" => ("sw-preset-lesson", "sw-preset-lesson-note"),
                _ => ("sw-preset-decks", "sw-preset-decks-note"),
            };
            Preset { id: preset.key, name: Message::new(name), note: Message::new(note), setup: preset.setup }
        };
        ::swccg::setup::presets().into_iter().map(preset).collect()
    }

    fn waived_secrecy(setup: &Setup) -> Seats {
        Seat::first(2).filter(|seat| !setup.secrets[*seat]).collect()
    }

    fn names_hidden_cards(setup: &Setup) -> bool {
        matches!(setup.from, ::swccg::setup::Beginning::Position(_))
    }

    fn lesson() -> Option<Setup> {
        Some(::swccg::lesson::setup())
    }

    fn scripted_choice(view: &View, offers: &[Choice]) -> Option<Choice> {
        ::swccg::lesson::answer(view, offers)
    }

    fn inquire(view: &View, about: &str) -> Result<Json, InquiryError> {
        let answer = ::swccg::inquiry::answer(Self::content(), view, read_inquiry(about)?);
        let answer = answer.map_err(InquiryError::new)?;
        // The reason why a card cannot be chosen, and how a number comes about, are sent as messages.
        Ok(json(&answer.map_words(
            |refusal| Self::refusal(Self::content(), view, refusal),
            |explained| explain::swccg::worded_breakdown(Self::content(), view, explained),
        )))
    }

    fn metrics() -> Box<dyn MatchMetrics<Self>> {
        Box::new(metrics::Recorder::default())
    }

    fn schema(part: SchemaPart) -> Option<Schema> {
        ::swccg::schema::schema::<Message>(part)
    }

    #[cfg(feature = "ts")]
    fn write_types(folder: &std::path::Path) -> Result<(), ts_rs::ExportError> {
        crate::playable::write_imports(folder, &::swccg::typescript::export(folder)?)
    }

    fn recognizes_content(file: &ContentFile<'_>) -> bool {
        content::recognizes(file)
    }

    fn check_content(files: &[ContentFile<'_>]) -> ContentReport {
        content::check(files)
    }

    fn decks() -> Option<&'static dyn DeckFiles> {
        Some(&decks::Decks)
    }

    #[cfg(feature = "command-line")]
    fn command() -> Option<crate::command_line::GameCommand> {
        Some(crate::command_line::GameCommand::of::<commands::SwccgCommand>())
    }

    fn foreign_formats() -> &'static [ForeignFormat] {
        &[ForeignFormat { name: "deck", check: foreign::deck }]
    }
}
