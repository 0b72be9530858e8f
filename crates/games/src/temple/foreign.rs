//! Maps of the editor Tiled.

use ::temple::board::Map;
use ::temple::tiled;

/// A map that can be read survives a round trip.
pub(super) fn map(text: &str) -> Result<bool, String> {
    let Ok(file) = tiled::read(text) else { return Ok(false) };
    let Ok(map) = Map::read(&file) else { return Ok(false) };
    let again = tiled::read(&tiled::write(&map)).map_err(|faults| format!("a written map: {faults:?}"))?;
    let again = Map::read(&again).map_err(|faults| format!("a written map: {faults:?}"))?;
    if again == map { Ok(true) } else { Err("a map changed when it was written and read".to_owned()) }
}
