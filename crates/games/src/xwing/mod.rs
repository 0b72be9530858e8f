//! X-Wing, with the companion next to a physical table.

#[cfg(feature = "command-line")]
pub mod commands;
mod content;
mod foreign;
mod metrics;

pub use ::xwing::State;

use crate::content::{ContentFile, ContentReport};
use crate::foreign::ForeignFormat;
use crate::metrics::MatchMetrics;
use crate::playable::read_inquiry;
use crate::{InquiryError, Json, Playable, Preset, json};
use ::xwing::content::Content;
use ::xwing::rules::round::{END_DRAW, END_TIME};
use ::xwing::setup::preset;
use ::xwing::{Setup, View};
use contract::schema::SchemaPart;
use contract::{Ending, Game, Seat, Seats, Viewer};
use explain::Message;
use schemars::Schema;
use std::sync::OnceLock;

impl Playable for State {
    const LEVEL_NOTE_KEY: &'static str = "xwg-level-note";

    fn name() -> Message {
        Message::new("game-xwing")
    }

    fn content() -> &'static Content {
        Content::standard()
    }

    fn content_hash() -> u64 {
        static HASH: OnceLock<u64> = OnceLock::new();
        *HASH.get_or_init(|| Content::standard().hash())
    }

    fn opens_content(hash: u64) -> bool {
        hash == Self::content_hash() || Content::standard().opens(hash)
    }

    fn presets() -> Vec<Preset<Setup>> {
        let words = |key| match key {
            "introductory" => ("xwg-preset-introductory", "xwg-preset-introductory-note"),
            "core-set" => ("xwg-preset-core-set", "xwg-preset-core-set-note"),
            "hunting-ace" => ("xwg-preset-hunting-ace", "xwg-preset-hunting-ace-note"),
            "escaping-transport" => ("xwg-preset-escaping-transport", "xwg-preset-escaping-transport-note"),
            "more-enemies" => ("xwg-preset-more-enemies", "xwg-preset-more-enemies-note"),
            "wingmates" => ("xwg-preset-wingmates", "xwg-preset-wingmates-note"),
            "standard" => ("xwg-preset-standard", "xwg-preset-standard-note"),
            "duel" => ("xwg-preset-duel", "xwg-preset-duel-note"),
            "patrol" => ("xwg-preset-patrol", "xwg-preset-patrol-note"),
            "wing" => ("xwg-preset-wing", "xwg-preset-wing-note"),
            _ => ("xwg-preset-first-flight", "xwg-preset-first-flight-note"),
        };
        let preset = |preset: preset::Preset| {
            let (name, note) = words(preset.key);
            Preset { id: preset.key, name: Message::new(name), note: Message::new(note), setup: preset.setup }
        };
        preset::presets().into_iter().map(preset).collect()
    }

    /// The order of the damage decks.
    fn names_hidden_cards(setup: &Setup) -> bool {
        setup.decks.is_some()
    }

    /// Without a seat, the solo system can win without being listed among the winners.
    fn is_draw(ending: &Ending) -> bool {
        ending.winners.is_empty() && [END_DRAW, END_TIME].contains(&ending.rule)
    }

    /// A team resigns as a whole, so the other team wins. Where the solo system flies that team, no seat wins.
    fn winners_if_resigned(&self, seat: Seat) -> Seats {
        let view = self.view(Viewer::Watcher);
        let flown = || view.ships.iter().filter_map(|ship| Some((ship.seat?, ship.team)));
        match flown().find(|(flier, _)| *flier == seat) {
            Some((_, own)) => flown().filter(|(_, team)| *team != own).map(|(flier, _)| flier).collect(),
            None => Seats::first_n(self.seats()).without(seat),
        }
    }

    fn advice(setup: &Setup) -> Vec<Message> {
        let mission = setup.mission.as_ref().filter(|mission| mission.has_own_squads());
        let warnings = mission.map(|mission| mission.warnings(Content::standard()));
        // Squads whose points cannot be computed, such as with a pilot without points, give no warning.
        let warnings = warnings.and_then(Result::ok).unwrap_or_default();
        warnings.iter().map(explain::xwing::warning).collect()
    }

    fn inquire(view: &View, about: &str) -> Result<Json, InquiryError> {
        let answer = ::xwing::inquiry::answer(Content::standard(), view, read_inquiry(about)?);
        answer.map(|answer| json(&answer)).map_err(InquiryError::new)
    }

    fn metrics() -> Box<dyn MatchMetrics<Self>> {
        Box::new(metrics::Recorder::default())
    }

    fn variations(content: &'static Content, setup: &Setup) -> Vec<Setup> {
        metrics::variations(content, setup)
    }

    fn schema(part: SchemaPart) -> Option<Schema> {
        ::xwing::schema::schema(part)
    }

    fn upgrade_event(event: &mut serde_json::Value) -> bool {
        ::xwing::stored_event::upgrade_event(event)
    }

    #[cfg(feature = "ts")]
    fn write_types(folder: &std::path::Path) -> Result<(), ts_rs::ExportError> {
        crate::playable::write_imports(folder, &::xwing::typescript::export(folder)?)
    }

    fn recognizes_content(file: &ContentFile<'_>) -> bool {
        content::recognizes(file)
    }

    fn check_content(files: &[ContentFile<'_>]) -> ContentReport {
        content::check(files)
    }

    #[cfg(feature = "command-line")]
    fn command() -> Option<crate::command_line::GameCommand> {
        Some(crate::command_line::GameCommand::of::<commands::XwingCommand>())
    }

    #[cfg(feature = "command-line")]
    fn setup_options() -> Option<crate::command_line::SetupOptions<Setup>> {
        Some(crate::command_line::SetupOptions::of::<commands::SquadArgs>())
    }

    fn foreign_formats() -> &'static [ForeignFormat] {
        &[
            ForeignFormat { name: "squad", check: foreign::squad },
            ForeignFormat { name: "companion", check: foreign::table },
        ]
    }
}
