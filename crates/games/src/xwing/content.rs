//! Ships, pilots, upgrade cards, abilities, Quick Builds, obstacles and the solo system, checked together with the built-in ones; drawings, the ship
//! table of the scenarios and positions, each by itself.

use crate::content::{ContentFault, ContentFile, ContentReport};
use ::xwing::content::{Content, ContentError, ContentFiles, STANDARD_FILES};
use ::xwing::report::check_silhouettes;
use ::xwing::scenario::forces::check_table;
use ::xwing::table_position::{PositionErrorKind, TablePosition};
use explain::Message;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Ships,
    Pilots,
    Conditions,
    Remotes,
    Builds,
    Upgrades,
    Abilities,
    Obstacles,
    Solo,
    /// The ship table of the scenarios.
    Scenario,
    Silhouettes,
    /// A position of the table, in JSON.
    Position,
}

/// The name of the built-in file of a kind, and a line that only files of this kind have.
const MARKS: [(Kind, &str, &str); 11] = [
    (Kind::Ships, "ships.toml", "[[ship]]"),
    (Kind::Pilots, "pilots.toml", "[[pilot]]"),
    (Kind::Conditions, "conditions.toml", "[[condition]]"),
    (Kind::Remotes, "remotes.toml", "[[remote]]"),
    (Kind::Builds, "quick-builds.toml", "[[build]]"),
    (Kind::Upgrades, "upgrades.toml", "[[upgrade]]"),
    (Kind::Abilities, "abilities.toml", "[[ability]]"),
    (Kind::Obstacles, "obstacles.toml", "[[obstacle]]"),
    (Kind::Solo, "solo-alpha-1.toml", "[fallback]"),
    (Kind::Scenario, "scenario.toml", "[[row]]"),
    (Kind::Silhouettes, "silhouettes.toml", "[chassis]"),
];

fn kind(file: &ContentFile<'_>) -> Option<Kind> {
    let is_position = || file.name().ends_with(".json") && file.text.contains("\"ships\"");
    let marked = MARKS.iter().find(|(_, _, line)| file.has_line(line)).map(|(kind, ..)| *kind);
    marked.or_else(|| is_position().then_some(Kind::Position))
}

pub(super) fn recognizes(file: &ContentFile<'_>) -> bool {
    kind(file).is_some()
}

/// By what is in the file, otherwise by its name.
fn kind_of(file: &ContentFile<'_>) -> Option<Kind> {
    let named = || MARKS.iter().find(|(_, name, _)| *name == file.name()).map(|(kind, ..)| *kind);
    kind(file).or_else(named).or_else(|| file.name().ends_with(".json").then_some(Kind::Position))
}

pub(super) fn check(files: &[ContentFile<'_>]) -> ContentReport {
    let kinds: Vec<(Option<Kind>, &ContentFile<'_>)> =
        files.iter().map(|file| (kind_of(file), file)).collect();
    let given = |wanted: Kind| kinds.iter().find(|(kind, _)| *kind == Some(wanted)).map(|(_, file)| *file);
    let text = |wanted: Kind, own: &'static str| given(wanted).map_or(own, |file| file.text);
    let own = STANDARD_FILES;
    let whole = Content::read(&ContentFiles {
        ships: text(Kind::Ships, own.ships),
        pilots: text(Kind::Pilots, own.pilots),
        conditions: text(Kind::Conditions, own.conditions),
        remotes: text(Kind::Remotes, own.remotes),
        builds: text(Kind::Builds, own.builds),
        upgrades: text(Kind::Upgrades, own.upgrades),
        abilities: text(Kind::Abilities, own.abilities),
        obstacles: text(Kind::Obstacles, own.obstacles),
        solo: text(Kind::Solo, own.solo),
    });
    let mut faults = Vec::new();
    if let Err(errors) = &whole {
        let of = |error: &ContentError| {
            let file = given(kind_of_error(error)).map_or(error.file, |file| file.path);
            table_fault(error, file, given(kind_of_error(error)).is_some())
        };
        faults.extend(errors.iter().map(of));
    }
    // What names ships and cards is checked against the given ones, as far as those are whole.
    let content = whole.as_ref().unwrap_or_else(|_| Content::standard());
    for (kind, file) in &kinds {
        let plain = |line, what| ContentFault::plain(file, line, what);
        match kind {
            None => faults.push(plain(0, "not a content file of X-Wing".to_owned())),
            Some(Kind::Scenario) => {
                faults.extend(check_table(content, file.text).into_iter().map(|e| plain(e.line, e.what)));
            }
            Some(Kind::Silhouettes) => {
                faults
                    .extend(check_silhouettes(content, file.text).into_iter().map(|e| plain(e.line, e.what)));
            }
            Some(Kind::Position) => faults.extend(position_faults(content, file)),
            Some(
                Kind::Ships
                | Kind::Pilots
                | Kind::Conditions
                | Kind::Remotes
                | Kind::Builds
                | Kind::Upgrades
                | Kind::Abilities
                | Kind::Obstacles
                | Kind::Solo,
            ) => {}
        }
    }
    ContentReport { faults, summary: Message::new("cli-files-good").with("n", files.len()) }
}

/// The file an error is in.
fn kind_of_error(error: &ContentError) -> Kind {
    let named = MARKS.iter().find(|(_, name, _)| *name == error.file).map(|(kind, ..)| *kind);
    named.unwrap_or(Kind::Solo)
}

fn table_fault(error: &ContentError, file: &str, given: bool) -> ContentFault {
    let what = match error.at.as_str() {
        "" => error.problem.to_string(),
        at => format!("{at}: {}", error.problem),
    };
    let detail = serde_json::json!({ "file": file, "line": error.line, "at": error.at, "what": what });
    ContentFault { file: file.to_owned(), given, line: error.line, what, detail }
}

fn position_faults(content: &Content, file: &ContentFile<'_>) -> Vec<ContentFault> {
    if let Err(error) = serde_json::from_str::<serde_json::Value>(file.text) {
        return vec![ContentFault::plain(file, error.line(), error.to_string())];
    }
    let errors = TablePosition::from_json(content, file.text).err().unwrap_or_default();
    let fault = |error: &::xwing::table_position::PositionError| {
        let line = match &error.problem {
            PositionErrorKind::Unreadable(_) => unreadable_line(file.text),
            _ => content_reader::line_with(file.text, &[&format!("\"{}\"", error.at)]),
        };
        ContentFault::plain(file, line, error.to_string())
    };
    errors.iter().map(fault).collect()
}

/// The line of a value that is JSON, but not a position.
fn unreadable_line(text: &str) -> usize {
    serde_json::from_str::<::xwing::table_position::PositionFile>(text).err().map_or(0, |error| error.line())
}
