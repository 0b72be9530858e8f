//! Random layouts: markers first, since they have the least room, then the obstacles from largest to smallest in the
//! space that edges, markers and lanes leave.
//!
//! Marker offsets are drawn without replacement, so a valid one is found if it exists. Obstacle positions are drawn
//! from many valid places; if six do not fit together, other places are tried, and then other markers.

use super::layout::{Fixed, Layout, Lying, are_apart, marker_faults};
use super::marker::Marker;
use crate::geometry::range::BAND;
use crate::geometry::{Base, Heading, ObstacleToken, Point, Pose, TableArea, Token};
use table::Draws;

/// Step of the grid of marker offsets, in millimeters.
const GRID: i32 = 4;
/// Maximum number of places tried per obstacle.
const PLACES: u32 = 300;
/// The search stops after this many valid places per obstacle.
const ENOUGH: usize = 40;
/// Number of valid places compared before one is chosen.
const COMPARED: u32 = 40;
/// Maximum attempts to place six obstacles around the same markers.
const TRIES: u32 = 30;
/// Maximum number of marker pairs tried.
const MARKERS: u32 = 40;
const MM: i32 = 1_000;

/// Generates a random layout of these tokens that keeps every distance and lane for bases up to this size. `None` if
/// no valid layout was found, which has never been observed with the printed tokens.
#[must_use]
pub fn generate(
    area: TableArea,
    widest: Base,
    tokens: &[&ObstacleToken],
    draws: &mut dyn Draws,
) -> Option<Layout> {
    for _ in 0..MARKERS {
        let markers = markers(area, widest, draws)?;
        if let Some(obstacles) = obstacles(area, markers, widest, tokens, draws) {
            return Some(Layout { area, markers, obstacles });
        }
    }
    None
}

/// The valid positions of a marker's center in whole millimeters: beyond range 3 of every edge.
struct Room {
    left: i32,
    right: i32,
    near: i32,
    far: i32,
}

impl Room {
    fn new(area: TableArea) -> Self {
        let body = Marker::towards_player(0, 0).body();
        let most = |of: fn(&Point) -> f64| body.corners().iter().map(of).fold(f64::NEG_INFINITY, f64::max);
        let (side, band) = (area.side(), 3.0 * BAND);
        Room {
            left: above(band + most(|corner| -corner.x)),
            right: below(side - band - most(|corner| corner.x)),
            near: above(band + most(|corner| -corner.y)),
            far: below(side - band - most(|corner| corner.y)),
        }
    }
}

/// The first whole millimeter above.
fn above(mm: f64) -> i32 {
    below(mm) + 1
}

#[expect(clippy::cast_possible_truncation, reason = "lengths of a table")]
fn below(mm: f64) -> i32 {
    (mm - 0.05).floor() as i32
}

/// XW-SCEN-03, XW-SCEN-04
fn markers(area: TableArea, widest: Base, draws: &mut dyn Draws) -> Option<[Marker; 2]> {
    let room = Room::new(area);
    let (wide, deep) = (room.right - room.left, room.far - room.near);
    let across = -wide / GRID..=wide / GRID;
    let mut offsets: Vec<(i32, i32)> =
        across.flat_map(|x| (0..=deep / GRID).map(move |y| (x * GRID, y * GRID))).collect();
    while !offsets.is_empty() {
        let count = u32::try_from(offsets.len()).unwrap_or(u32::MAX);
        let (x, y) = offsets.swap_remove(draws.below(count) as usize);
        let left = room.left + (-x).max(0) + among(wide - x.abs(), draws);
        let near = room.near + among(deep - y, draws);
        let first = Marker::towards_player(left * MM, near * MM);
        let second = Marker::towards_player((left + x) * MM, (near + y) * MM);
        if marker_faults(area, [first, second], widest).is_empty() {
            // The order of the two markers is random too.
            return Some(if draws.below(2) == 0 { [first, second] } else { [second, first] });
        }
    }
    None
}

/// A random integer from 0 to `most` inclusive.
fn among(most: i32, draws: &mut dyn Draws) -> i32 {
    let count = u32::try_from(most).unwrap_or(0) + 1;
    i32::try_from(draws.below(count)).unwrap_or(0)
}

/// XW-SCEN-05, XW-SCEN-06
fn obstacles(
    area: TableArea,
    markers: [Marker; 2],
    widest: Base,
    tokens: &[&ObstacleToken],
    draws: &mut dyn Draws,
) -> Option<Vec<Lying>> {
    let fixed = Fixed::new(area, markers, widest);
    let mut ordered = tokens.to_vec();
    ordered.sort_by(|a, b| b.outline.area().total_cmp(&a.outline.area()));
    let free: Vec<Vec<Token>> = ordered.iter().map(|token| places(&fixed, area, token, draws)).collect();
    if free.iter().any(Vec::is_empty) {
        return None;
    }
    (0..TRIES).find_map(|_| six(&free, draws)).map(|chosen| {
        let lying = |(token, at): (&&ObstacleToken, Pose)| Lying { token: token.id.clone(), at };
        ordered.iter().zip(chosen).map(lying).collect()
    })
}

/// Valid places of one token.
fn places(fixed: &Fixed, area: TableArea, token: &ObstacleToken, draws: &mut dyn Draws) -> Vec<Token> {
    let least = above(2.0 * BAND);
    let span = u32::try_from(below(area.side() - 2.0 * BAND) - least).unwrap_or(1);
    let mut free = Vec::new();
    for _ in 0..PLACES {
        let [x, y] = [(); 2].map(|()| least + i32::try_from(draws.below(span)).unwrap_or(0));
        let degrees = i32::try_from(draws.below(360)).unwrap_or(0);
        let heading = Heading::from_micro_degrees(degrees * 1_000_000);
        let placed = token.outline.at(Pose::new(x * MM, y * MM, heading));
        if fixed.admits(&placed) {
            free.push(placed);
        }
        if free.len() == ENOUGH {
            break;
        }
    }
    free
}

/// Chooses a place for each obstacle, all beyond range 1 of each other, preferring places that leave the most room
/// for the others.
fn six(free: &[Vec<Token>], draws: &mut dyn Draws) -> Option<Vec<Pose>> {
    let mut chosen: Vec<&Token> = Vec::new();
    for places in free {
        let count = u32::try_from(places.len()).unwrap_or(u32::MAX);
        let mut best: Option<(f64, &Token)> = None;
        for _ in 0..COMPARED {
            let Some(place) = places.get(draws.below(count) as usize) else { continue };
            if !chosen.iter().all(|other| are_apart(place, other)) {
                continue;
            }
            let middle = place.pose().centre();
            let sum: f64 = chosen.iter().map(|other| other.pose().centre().distance(middle)).sum();
            if best.is_none_or(|(least, _)| sum < least) {
                best = Some((sum, place));
            }
        }
        chosen.push(best?.1);
    }
    Some(chosen.into_iter().map(Token::pose).collect())
}
