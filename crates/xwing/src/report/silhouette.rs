//! The silhouette of each chassis, from the file that the web page uses as well (`content/xwing/silhouettes.toml`).

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::LazyLock;

use crate::content::Content;
use content_reader::LineError;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SilhouettesFile"))]
pub(crate) struct File {
    chassis: BTreeMap<String, Vec<String>>,
}

type Point = (f64, f64);

#[expect(clippy::expect_used, reason = "the file is part of the program; a test reads it")]
static DRAWINGS: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    read(include_str!("../../../../content/xwing/silhouettes.toml"))
        .expect("the drawings are a table of lists")
        .into_iter()
        .map(|(ship, parts)| (ship, parts.iter().map(|text| part(text)).collect()))
        .collect()
});

fn read(text: &str) -> Result<BTreeMap<String, Vec<String>>, LineError> {
    content_reader::from_toml::<File>(text).map(|file| file.chassis)
}

/// Every error in a file of drawings: an invalid file, a ship that does not exist or is not drawn, or a part that cannot be read.
#[must_use]
pub fn check_silhouettes(content: &Content, text: &str) -> Vec<LineError> {
    let drawings = match read(text) {
        Ok(drawings) => drawings,
        Err(error) => return vec![error],
    };
    let mut errors = Vec::new();
    let mut error = |words: &[&str], what: String| {
        errors.push(LineError { line: content_reader::line_with(text, words), what });
    };
    for (ship, parts) in &drawings {
        let key = format!("\n{ship} ");
        if content.ship(ship).is_none() {
            error(&[&key, ship], format!("there is no ship {ship}"));
        }
        for text in parts.iter().filter(|text| !is_part(text)) {
            error(&[&key, text], format!("{text:?} is not a part such as \"C 0,-2 1,3\""));
        }
    }
    for ship in content.ships().iter().filter(|ship| !drawings.contains_key(&ship.xws)) {
        error(&[], format!("{} is not drawn", ship.xws));
    }
    errors
}

/// Whether a part is a kind followed by as many numbers as it needs.
fn is_part(text: &str) -> bool {
    let mut words = text.split(' ');
    let kind = words.next().unwrap_or_default();
    let count = if kind == "D" { 3 } else { 2 };
    let mut places = words.map(|word| word.split(',').map(str::parse::<f64>).collect::<Result<Vec<_>, _>>());
    matches!(kind, "C" | "P" | "D" | "S")
        && text.contains(' ')
        && places.all(|place| place.is_ok_and(|numbers| numbers.len() == count))
}

/// Side length of the box that the silhouettes fill.
pub(super) const BOX: f64 = 46.0;

/// The outline of a chassis as one SVG path centered on its base, in a box with sides of [`BOX`].
pub(super) fn silhouette(ship: &str) -> Option<&'static str> {
    DRAWINGS.get(ship).map(String::as_str)
}

/// One part of a silhouette as a path, with its mirror image if it has one.
fn part(text: &str) -> String {
    let mut words = text.split(' ');
    let kind = words.next().unwrap_or_default();
    let numbers: Vec<Vec<f64>> =
        words.map(|word| word.split(',').filter_map(|number| number.parse().ok()).collect()).collect();
    if let ("D", [disc_of]) = (kind, numbers.as_slice()) {
        let [x, y, r] = disc_of[..] else { return String::new() };
        return if x > 0.0 { disc(x, y, r) + &disc(-x, y, r) } else { disc(x, y, r) };
    }
    let right: Vec<Point> = numbers.iter().filter_map(|at| Some((*at.first()?, *at.get(1)?))).collect();
    let left: Vec<Point> = right.iter().map(|(x, y)| (-x, *y)).collect();
    match kind {
        "C" => polygon(right.iter().chain(left.iter().rev()).copied().collect()),
        "P" => polygon(right) + &polygon(left),
        _ => polygon(right),
    }
}

/// Every part runs clockwise, so that overlapping parts leave no hole.
fn polygon(mut corners: Vec<Point>) -> String {
    let next = corners.iter().cycle().skip(1);
    let turn: f64 = corners.iter().zip(next).map(|((x, y), (to_x, to_y))| x * to_y - to_x * y).sum();
    if turn < 0.0 {
        corners.reverse();
    }
    let mut path = String::new();
    for (n, (x, y)) in corners.iter().enumerate() {
        // Writing into a string cannot fail.
        let _ = write!(path, "{}{x} {y}", if n == 0 { 'M' } else { 'L' });
    }
    path.push('Z');
    path
}

fn disc(x: f64, y: f64, r: f64) -> String {
    let across = 2.0 * r;
    format!("M{} {y}a{r} {r} 0 1 1 {across} 0a{r} {r} 0 1 1 -{across} 0Z", x - r)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chassis_has_a_drawing_of_its_own() {
        let mut seen = BTreeMap::new();
        for ship in Content::standard().ships() {
            let path = silhouette(ship.xws.as_str());
            assert!(path.is_some_and(|path| !path.is_empty()), "{} is not drawn", ship.xws);
            assert_eq!(seen.insert(path, &ship.xws), None, "{} looks like another", ship.xws);
        }
    }

    #[test]
    fn a_part_is_mirrored_and_runs_clockwise() {
        assert_eq!(part("C 0,-2 1,3"), "M0 -2L1 3L-1 3L-0 -2Z");
        assert_eq!(part("S 0,0 0,1 1,0"), "M1 0L0 1L0 0Z");
        assert_eq!(part("D 2,0,1"), "M1 0a1 1 0 1 1 2 0a1 1 0 1 1 -2 0ZM-3 0a1 1 0 1 1 2 0a1 1 0 1 1 -2 0Z");
    }
}
