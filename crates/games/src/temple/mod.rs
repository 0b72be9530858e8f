//! The Lost Temple.

#[cfg(feature = "command-line")]
mod commands;
mod foreign;
mod metrics;

pub use ::temple::State;

use crate::content::{ContentFault, ContentFile, ContentReport};
use crate::foreign::ForeignFormat;
use crate::metrics::MatchMetrics;
use crate::playable::read_inquiry;
use crate::{InquiryError, Json, Playable, Preset, json};
use ::temple::content::{Content, builtin};
use ::temple::{Setup, View};
use contract::schema::SchemaPart;
use explain::Message;
use schemars::Schema;

impl Playable for State {
    const LEVEL_NOTE_KEY: &'static str = "tp-level-note";

    fn name() -> Message {
        Message::new("game-temple")
    }

    fn content() -> &'static Content {
        builtin()
    }

    fn content_hash() -> u64 {
        builtin().hash()
    }

    fn aim(view: &View, aim: &bots::Aim) -> Option<Message> {
        let figure_goal = aim.read::<::temple::FigureGoal>()?;
        Some(explain::temple::aim(Self::content(), view, &figure_goal))
    }

    fn presets() -> Vec<Preset<Setup>> {
        let preset = |id, name, note, map: &str, theme: &str| Preset {
            id,
            name: Message::new(name),
            note: Message::new(note),
            setup: Setup { map: map.into(), theme: theme.into(), ..Setup::default() },
        };
        vec![
            preset(
                "lost-temple",
                "tp-preset-lost-temple",
                "tp-preset-lost-temple-note",
                "lost-temple",
                "galaxy",
            ),
            preset("outpost", "tp-preset-outpost", "tp-preset-outpost-note", "outpost", "galaxy"),
            preset(
                "under-the-ice",
                "tp-preset-under-the-ice",
                "tp-preset-under-the-ice-note",
                "outpost",
                "deep",
            ),
        ]
    }

    fn has_perfect_information() -> bool {
        true
    }

    fn inquire(view: &View, about: &str) -> Result<Json, InquiryError> {
        let answer = ::temple::inquiry::answer(Self::content(), &view.public, read_inquiry(about)?);
        answer.map(|answer| json(&answer)).map_err(InquiryError::new)
    }

    fn metrics() -> Box<dyn MatchMetrics<Self>> {
        Box::new(metrics::Recorder::default())
    }

    fn schema(part: SchemaPart) -> Option<Schema> {
        ::temple::schema::schema(part)
    }

    /// Maps have a grid, the figures are named in `units.toml`, and a theme has a name and a title.
    #[cfg(feature = "ts")]
    fn write_types(folder: &std::path::Path) -> Result<(), ts_rs::ExportError> {
        crate::playable::write_imports(folder, &::temple::typescript::export(folder)?)
    }

    fn recognizes_content(file: &ContentFile<'_>) -> bool {
        file.has_any_line(&["grid=", "[hero]", "[separatists]"])
            || file.has_line("name=") && file.has_line("title=") && !file.has_line("[[card]]")
    }

    fn check_content(files: &[ContentFile<'_>]) -> ContentReport {
        ContentReport::of_each(files, |file| {
            let faults = ::temple::content::check(file.path, file.text).into_iter();
            faults.map(|fault| ContentFault::plain(file, fault.line, fault.what)).collect()
        })
    }

    #[cfg(feature = "command-line")]
    fn command() -> Option<crate::command_line::GameCommand> {
        Some(crate::command_line::GameCommand::of::<commands::TempleCommand>())
    }

    fn foreign_formats() -> &'static [ForeignFormat] {
        &[ForeignFormat { name: "map", check: foreign::map }]
    }
}
