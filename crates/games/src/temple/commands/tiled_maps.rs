//! Converts maps to and from the editor Tiled.

use crate::command_line::{input, output};
use anyhow::{Result, bail};
use std::path::Path;
use temple::board::{Map, MapError};
use temple::content::{ContentError, builtin};

/// Writes a map for the editor Tiled: a built-in one by name, or a map file.
///
/// # Errors
/// When there is no such map, or the file has faults.
pub(super) fn to_tiled(map: &str) -> Result<()> {
    if let Some(number) = builtin().map(map) {
        return output::text(&temple::tiled::write(&builtin().maps[usize::from(number)]));
    }
    match Map::read(&input::text(Path::new(map))?) {
        Ok(map) => output::text(&temple::tiled::write(&map)),
        Err(faults) => refuse(map, &faults),
    }
}

/// Converts a Tiled file to a map file and checks it as the game would.
///
/// # Errors
/// When the file cannot be read, or is not a map of this game.
pub(super) fn from_tiled(tmx: &Path) -> Result<()> {
    let name = tmx.display().to_string();
    let text = match temple::tiled::read(&input::text(tmx)?) {
        Ok(text) => text,
        Err(faults) => return refuse(&name, &faults),
    };
    match Map::read(&text) {
        Ok(_) => output::text(&text),
        // Line numbers would refer to the map file that was never written, so they are dropped.
        Err(faults) => {
            let faults: Vec<MapError> =
                faults.into_iter().map(|fault| MapError { line: 0, ..fault }).collect();
            refuse(&name, &faults)
        }
    }
}

fn refuse(name: &str, faults: &[MapError]) -> Result<()> {
    let all: Vec<String> = faults
        .iter()
        .map(|MapError { line, what }| {
            ContentError { file: name.into(), line: *line, what: what.clone() }.to_string()
        })
        .collect();
    bail!("{}", all.join("\n"))
}
