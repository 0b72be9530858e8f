//! The squares of a tile layer: their classes, from the tilesets, and their numbers, from the layer's data.

use super::element::Element;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flate2::read::{GzDecoder, ZlibDecoder};
use std::collections::BTreeMap;
use std::io::Read;

/// The upper bits of a tile's number say how it is turned.
const TURNED: u32 = 0xF000_0000;

/// The class of every tile that has one, by its number on the map.
///
/// # Errors
/// When a tileset is in another file, or has no number.
pub(super) fn classes(map: &Element) -> Result<BTreeMap<u32, &str>, String> {
    let mut classes = BTreeMap::new();
    for tileset in map.children_named("tileset") {
        if let Some(source) = tileset.attribute("source") {
            return Err(format!("the tileset {source:?} is another file; embed it in the map"));
        }
        let first = number(tileset, "firstgid")?;
        for tile in tileset.children_named("tile") {
            let class = tile.attribute("type").or(tile.attribute("class")).unwrap_or_default();
            let place = first.checked_add(number(tile, "id")?).ok_or("a tile's number is too large")?;
            classes.insert(place, class);
        }
    }
    Ok(classes)
}

pub(super) fn number(element: &Element, name: &str) -> Result<u32, String> {
    let text = element.attribute(name).ok_or_else(|| format!("<{}> has no {name}", element.name))?;
    text.parse().map_err(|_bad| format!("{name} of <{}> is no number: {text:?}", element.name))
}

/// The tile numbers of a layer of `squares` squares, row by row; zero is an empty square.
///
/// # Errors
/// When the data cannot be decoded, or has another number of squares.
pub(super) fn numbers(layer: &Element, squares: usize) -> Result<Vec<u32>, String> {
    let data = layer.children_named("data").next().ok_or("the layer has no data")?;
    let numbers = match (data.attribute("encoding"), data.attribute("compression")) {
        (None, _) => {
            data.children_named("tile").map(|tile| tile.attribute("gid").unwrap_or("0")).map(parse).collect()
        }
        (Some("csv"), None) => data.text.trim().split(',').map(parse).collect(),
        (Some("base64"), None | Some("" | "zlib" | "gzip")) => {
            let bytes = STANDARD.decode(data.text.trim()).map_err(|error| error.to_string())?;
            decompress(&bytes, data.attribute("compression"), squares).map(|bytes| {
                bytes
                    .chunks_exact(4)
                    .map(|four| four.iter().rev().fold(0, |sum, byte| sum << 8 | u32::from(*byte)))
                    .collect()
            })
        }
        (Some(encoding), compression) => Err(format!(
            "the layer is stored as {encoding} {}; choose CSV, Base64, Base64 (zlib) or Base64 (gzip) in the editor",
            compression.unwrap_or_default()
        )),
    };
    let numbers: Vec<u32> = numbers?;
    if numbers.len() != squares {
        return Err(format!("the layer has {} squares, the map {squares}", numbers.len()));
    }
    Ok(numbers.into_iter().map(|number| number & !TURNED).collect())
}

fn parse(text: &str) -> Result<u32, String> {
    text.trim().parse().map_err(|_bad| format!("{text:?} is no tile"))
}

/// One byte more than the squares need is enough to see that there are too many.
fn decompress(bytes: &[u8], compression: Option<&str>, squares: usize) -> Result<Vec<u8>, String> {
    let most = squares as u64 * 4 + 4;
    let mut plain = Vec::new();
    let read = match compression {
        Some("zlib") => ZlibDecoder::new(bytes).take(most).read_to_end(&mut plain),
        Some("gzip") => GzDecoder::new(bytes).take(most).read_to_end(&mut plain),
        _ => bytes.take(most).read_to_end(&mut plain),
    };
    read.map(|_length| plain).map_err(|error| error.to_string())
}
