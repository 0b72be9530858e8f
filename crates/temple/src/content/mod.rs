//! Content: maps, cards and themes, parsed once and shared.

mod name;
mod theme;
mod units;

use crate::board::{Map, MapError};
pub use name::Name;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::OnceLock;
pub use theme::Theme;
pub use units::{Card, RuleConstants, Units};

/// Everything a match is played with.
#[derive(Debug)]
pub struct Content {
    /// The first map is the adventure's own.
    pub maps: Vec<Map>,
    pub units: Units,
    pub themes: Vec<Theme>,
    hash: u64,
}

impl Content {
    /// The index of a map, by its short name.
    #[must_use]
    pub fn map(&self, name: &str) -> Option<u8> {
        self.maps.iter().position(|map| map.name == name).map(|at| at as u8)
    }

    /// The index of a theme, by its short name.
    #[must_use]
    pub fn theme_number(&self, name: &str) -> Option<u8> {
        self.themes.iter().position(|theme| theme.name == name).map(|at| at as u8)
    }

    /// The hash of everything the rules read. Themes are not included because they only change names.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }
}

/// An error in a content file.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct ContentError {
    pub file: String,
    /// From one; zero if the whole file is meant.
    pub line: usize,
    pub what: String,
}

impl fmt::Display for ContentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.what),
            line => write!(f, "{}:{line}: {}", self.file, self.what),
        }
    }
}

/// Every error in one file. `units.toml` is recognized by its name, a map by its grid; anything else is a theme.
#[must_use]
pub fn check(file: &str, text: &str) -> Vec<ContentError> {
    let mut faults = Vec::new();
    let Some(table) = read::<toml::Table>((file, text), &mut faults) else { return faults };
    if file.rsplit(['/', '\\']).next() == Some("units.toml") {
        let units = read::<Units>((file, text), &mut faults);
        let whole = |what| ContentError { file: file.into(), line: 0, what };
        faults.extend(units.into_iter().flat_map(|units| units.faults()).map(whole));
    } else if table.contains_key("grid") {
        let note = |MapError { line, what }| ContentError { file: file.into(), line, what };
        faults.extend(Map::read(text).err().into_iter().flatten().map(note));
    } else {
        read::<Theme>((file, text), &mut faults);
    }
    faults
}

/// Parses content from named files.
///
/// # Errors
/// Every error, with file and line.
pub fn parse(
    maps: &[(&str, &str)],
    units: (&str, &str),
    themes: &[(&str, &str)],
) -> Result<Content, Vec<ContentError>> {
    let mut faults = Vec::new();
    let mut read_maps = Vec::new();
    let note =
        |file: &str, fault: MapError| ContentError { file: file.into(), line: fault.line, what: fault.what };
    for (file, text) in maps {
        match Map::read(text) {
            Ok(map) => read_maps.push(map),
            Err(found) => faults.extend(found.into_iter().map(|fault| note(file, fault))),
        }
    }
    let units = read::<Units>(units, &mut faults).inspect(|read| {
        let whole = |what| ContentError { file: units.0.into(), line: 0, what };
        faults.extend(read.faults().into_iter().map(whole));
    });
    let themes: Vec<Theme> = themes.iter().filter_map(|file| read(*file, &mut faults)).collect();
    match units {
        Some(units) if faults.is_empty() => {
            let hash = hash(&read_maps, &units);
            Ok(Content { maps: read_maps, units, themes, hash })
        }
        _ => Err(faults),
    }
}

fn read<T: serde::de::DeserializeOwned>(
    (file, text): (&str, &str),
    faults: &mut Vec<ContentError>,
) -> Option<T> {
    toml::from_str(text)
        .map_err(|error| {
            let start = error.span().map_or(0, |span| span.start);
            let line = text.bytes().take(start).filter(|byte| *byte == b'\n').count() + 1;
            faults.push(ContentError { file: file.into(), line, what: error.message().to_owned() });
        })
        .ok()
}

fn hash(maps: &[Map], units: &Units) -> u64 {
    let mut hasher = contract::Digest::default();
    for map in maps {
        map.name.hash(&mut hasher);
        map.terrain.hash(&mut hasher);
        map.columns.hash(&mut hasher);
        for door in &map.doors {
            door.edges.hash(&mut hasher);
        }
        map.walls().for_each(|wall| wall.hash(&mut hasher));
        (&map.medical, &map.assault).hash(&mut hasher);
    }
    units.hash(&mut hasher);
    hasher.finish()
}

/// The content that ships with the program.
#[expect(clippy::panic, reason = "the files are compiled in; a test reads them, so this cannot meet a user")]
pub fn builtin() -> &'static Content {
    static CONTENT: OnceLock<Content> = OnceLock::new();
    CONTENT.get_or_init(|| {
        let maps = [
            ("lost-temple.toml", include_str!("../../../../content/temple/lost-temple.toml")),
            ("outpost.toml", include_str!("../../../../content/temple/outpost.toml")),
        ];
        let units = ("units.toml", include_str!("../../../../content/temple/units.toml"));
        let themes = [
            ("galaxy.toml", include_str!("../../../../content/temple/themes/galaxy.toml")),
            ("deep.toml", include_str!("../../../../content/temple/themes/deep.toml")),
            ("gate.toml", include_str!("../../../../content/temple/themes/gate.toml")),
        ];
        parse(&maps, units, &themes).unwrap_or_else(|faults| panic!("content/temple: {faults:?}"))
    })
}
