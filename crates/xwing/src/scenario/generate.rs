//! Random layouts: markers first, since they have the least room, then the obstacles from largest to smallest in the
//! space that edges, markers and lanes leave.
//!
//! Marker offsets are drawn without replacement, so a valid one is found if it exists. Obstacle positions are drawn
//! from many valid places; if six do not fit together, other places are tried, and then other markers.

use super::layout::{Layout, LayoutConstraints, LayoutObstacle, are_apart, marker_errors};
use super::marker::Marker;
use crate::geometry::measuring::range::RANGE_BAND;
use crate::geometry::{Base, Heading, ObstacleToken, PlacedToken, PlayArea, Point, Pose};
use contract::RandomSource;

/// Step of the grid of marker offsets, in millimeters.
const GRID_STEP: i32 = 4;
/// Maximum number of places tried per obstacle.
const MAX_PLACES_TRIED: u32 = 300;
/// The search stops after this many valid places per obstacle.
const ENOUGH_PLACES: usize = 40;
/// Number of valid places compared before one is chosen.
const PLACES_COMPARED: u32 = 40;
/// Maximum attempts to place six obstacles around the same markers.
const MAX_OBSTACLE_TRIES: u32 = 30;
/// Maximum number of marker pairs tried.
const MAX_MARKER_TRIES: u32 = 40;
const MICROMETERS_PER_MM: i32 = 1_000;

/// Generates a random layout of these tokens that keeps every distance and lane for bases up to this size. `None` if
/// no valid layout was found, which has never been observed with the printed tokens.
#[must_use]
pub fn generate(
    area: PlayArea,
    widest: Base,
    tokens: &[&ObstacleToken],
    rng: &mut dyn RandomSource,
) -> Option<Layout> {
    for _ in 0..MAX_MARKER_TRIES {
        let markers = markers(area, widest, rng)?;
        if let Some(obstacles) = obstacles(area, markers, widest, tokens, rng) {
            return Some(Layout { area, markers, obstacles });
        }
    }
    None
}

/// The valid positions of a marker's center in whole millimeters: beyond range 3 of every edge.
struct MarkerBounds {
    left: i32,
    right: i32,
    near: i32,
    far: i32,
}

impl MarkerBounds {
    fn new(area: PlayArea) -> Self {
        let body = Marker::facing_player(0, 0).body();
        let most = |of: fn(&Point) -> f64| body.corners().iter().map(of).fold(f64::NEG_INFINITY, f64::max);
        let (side, band) = (area.side(), 3.0 * RANGE_BAND);
        MarkerBounds {
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
fn markers(area: PlayArea, widest: Base, rng: &mut dyn RandomSource) -> Option<[Marker; 2]> {
    let room = MarkerBounds::new(area);
    let (wide, deep) = (room.right - room.left, room.far - room.near);
    let across = -wide / GRID_STEP..=wide / GRID_STEP;
    let mut offsets: Vec<(i32, i32)> =
        across.flat_map(|x| (0..=deep / GRID_STEP).map(move |y| (x * GRID_STEP, y * GRID_STEP))).collect();
    while !offsets.is_empty() {
        let count = u32::try_from(offsets.len()).unwrap_or(u32::MAX);
        let (x, y) = offsets.swap_remove(rng.below(count) as usize);
        let left = room.left + (-x).max(0) + random_up_to(wide - x.abs(), rng);
        let near = room.near + random_up_to(deep - y, rng);
        let first = Marker::facing_player(left * MICROMETERS_PER_MM, near * MICROMETERS_PER_MM);
        let second = Marker::facing_player((left + x) * MICROMETERS_PER_MM, (near + y) * MICROMETERS_PER_MM);
        if marker_errors(area, [first, second], widest).is_empty() {
            // The order of the two markers is random too.
            return Some(if rng.below(2) == 0 { [first, second] } else { [second, first] });
        }
    }
    None
}

/// A random integer from 0 to `most` inclusive.
fn random_up_to(most: i32, rng: &mut dyn RandomSource) -> i32 {
    let count = u32::try_from(most).unwrap_or(0) + 1;
    i32::try_from(rng.below(count)).unwrap_or(0)
}

/// XW-SCEN-05, XW-SCEN-06
fn obstacles(
    area: PlayArea,
    markers: [Marker; 2],
    widest: Base,
    tokens: &[&ObstacleToken],
    rng: &mut dyn RandomSource,
) -> Option<Vec<LayoutObstacle>> {
    let fixed = LayoutConstraints::new(area, markers, widest);
    let mut ordered = tokens.to_vec();
    ordered.sort_by(|a, b| b.outline.area().total_cmp(&a.outline.area()));
    let free: Vec<Vec<PlacedToken>> = ordered.iter().map(|token| places(&fixed, area, token, rng)).collect();
    if free.iter().any(Vec::is_empty) {
        return None;
    }
    (0..MAX_OBSTACLE_TRIES).find_map(|_| choose_places(&free, rng)).map(|chosen| {
        let lying = |(token, at): (&&ObstacleToken, Pose)| LayoutObstacle { token: token.id.clone(), at };
        ordered.iter().zip(chosen).map(lying).collect()
    })
}

/// Valid places of one token.
fn places(
    fixed: &LayoutConstraints,
    area: PlayArea,
    token: &ObstacleToken,
    rng: &mut dyn RandomSource,
) -> Vec<PlacedToken> {
    let least = above(2.0 * RANGE_BAND);
    let span = u32::try_from(below(area.side() - 2.0 * RANGE_BAND) - least).unwrap_or(1);
    let mut free = Vec::new();
    for _ in 0..MAX_PLACES_TRIED {
        let [x, y] = [(); 2].map(|()| least + i32::try_from(rng.below(span)).unwrap_or(0));
        let degrees = i32::try_from(rng.below(360)).unwrap_or(0);
        let heading = Heading::from_micro_degrees(degrees * 1_000_000);
        let placed = token.outline.at(Pose::new(x * MICROMETERS_PER_MM, y * MICROMETERS_PER_MM, heading));
        if fixed.allows(&placed) {
            free.push(placed);
        }
        if free.len() == ENOUGH_PLACES {
            break;
        }
    }
    free
}

/// Chooses a place for each obstacle, all beyond range 1 of each other, preferring places that leave the most room
/// for the others.
fn choose_places(free: &[Vec<PlacedToken>], rng: &mut dyn RandomSource) -> Option<Vec<Pose>> {
    let mut chosen: Vec<&PlacedToken> = Vec::new();
    for places in free {
        let count = u32::try_from(places.len()).unwrap_or(u32::MAX);
        let mut best: Option<(f64, &PlacedToken)> = None;
        for _ in 0..PLACES_COMPARED {
            let Some(place) = places.get(rng.below(count) as usize) else { continue };
            if !chosen.iter().all(|other| are_apart(place, other)) {
                continue;
            }
            let middle = place.pose().center();
            let sum: f64 = chosen.iter().map(|other| other.pose().center().distance(middle)).sum();
            if best.is_none_or(|(least, _)| sum < least) {
                best = Some((sum, place));
            }
        }
        chosen.push(best?.1);
    }
    Some(chosen.into_iter().map(PlacedToken::pose).collect())
}
