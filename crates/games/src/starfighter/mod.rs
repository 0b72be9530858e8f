//! Starfighter, the card duel of two cruisers.

mod content;
mod metrics;

pub use ::starfighter::State;

use crate::content::{ContentFile, ContentReport};
use crate::metrics::MatchMetrics;
use crate::{Benchmark, Playable, Preset};
use ::starfighter::Setup;
use ::starfighter::content::{Content, builtin};
use contract::schema::SchemaPart;
use explain::Message;
use schemars::Schema;

impl Playable for State {
    const LEVEL_NOTE_KEY: &'static str = "sf-level-note";

    fn name() -> Message {
        Message::new("game-starfighter")
    }

    fn content() -> &'static Content {
        builtin()
    }

    fn content_hash() -> u64 {
        builtin().hash()
    }

    fn presets() -> Vec<Preset<Setup>> {
        let words = |key| match key {
            "training" => ("sf-preset-training", "sf-preset-training-note"),
            "total_war" => ("sf-preset-total-war", "sf-preset-total-war-note"),
            _ => ("sf-preset-skirmish", "sf-preset-skirmish-note"),
        };
        let preset = |preset: ::starfighter::Preset| {
            let (name, note) = words(preset.key);
            Preset { id: preset.key, name: Message::new(name), note: Message::new(note), setup: preset.setup }
        };
        ::starfighter::presets().into_iter().map(preset).collect()
    }

    fn names_hidden_cards(setup: &Setup) -> bool {
        setup.position.is_some()
    }

    fn metrics() -> Box<dyn MatchMetrics<Self>> {
        Box::new(metrics::Recorder::default())
    }

    fn variations(content: &'static Content, setup: &Setup) -> Vec<Setup> {
        metrics::variations(content, setup)
    }

    fn benchmark() -> Benchmark<Setup> {
        let presets = ::starfighter::presets();
        let skirmish =
            presets.iter().find(|preset| preset.key == "skirmish").map(|preset| preset.setup.clone());
        let first = Benchmark::walks(Self::presets());
        Benchmark {
            setup: skirmish.unwrap_or(first.setup),
            exploration: Some(2.0),
            rated: presets.into_iter().map(|preset| preset.setup).collect(),
            ..first
        }
    }

    fn schema(part: SchemaPart) -> Option<Schema> {
        ::starfighter::schema::schema(part)
    }

    #[cfg(feature = "ts")]
    fn write_types(folder: &std::path::Path) -> Result<(), ts_rs::ExportError> {
        crate::playable::write_imports(folder, &::starfighter::typescript::export(folder)?)
    }

    fn recognizes_content(file: &ContentFile<'_>) -> bool {
        content::recognizes(file)
    }

    fn check_content(files: &[ContentFile<'_>]) -> ContentReport {
        content::check(files)
    }
}
