//! The silhouette of each chassis, from the file that the web page uses as well (`content/xwing/silhouettes.toml`).

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::LazyLock;

use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    chassis: BTreeMap<String, Vec<String>>,
}

type Point = (f64, f64);

#[expect(clippy::expect_used, reason = "the file is part of the program; a test reads it")]
static DRAWINGS: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    let file: File = toml::from_str(include_str!("../../../../content/xwing/silhouettes.toml"))
        .expect("the drawings are a table of lists");
    file.chassis
        .into_iter()
        .map(|(ship, parts)| (ship, parts.iter().map(|text| part(text)).collect()))
        .collect()
});

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
    use crate::content::Content;

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
