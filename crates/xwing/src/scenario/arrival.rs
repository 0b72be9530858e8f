//! Arrivals: the marker, the side, and the resulting pose (XW-SCEN-07 to XW-SCEN-09, XW-SCEN-22).

use super::marker::{Exit, Marker};
use crate::craft::Team;
use crate::dice::AttackFace;
use crate::geometry::convex::Convex;
use crate::geometry::range::BAND;
use crate::geometry::{Base, Figure, Footprint, Pose, TableArea, distance, overlaps, tolerance};
use serde::{Deserialize, Serialize};

/// A random result that an arrival needs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// An attack die for the marker: a hit or critical hit means the first one.
    Marker,
    /// An attack die for the side.
    Side,
    /// A random choice among equally near ships or sides.
    Lot {
        options: u8,
    },
}

/// The result of an [`Ask`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rolled {
    Face(AttackFace),
    /// Index of the chosen option.
    Lot(u8),
}

/// The outcome of an arrival.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// A random result is needed first.
    Ask(Ask),
    Placed {
        /// Index of the marker.
        marker: usize,
        exit: Exit,
        at: Pose,
    },
    /// Every side of both markers is blocked: the ship arrives at the start of the next round.
    Delayed,
    /// The given result does not fit what was asked.
    Mismatch(Ask),
}

/// The table at the time of an arrival.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a, T> {
    pub area: TableArea,
    /// The markers, in the order in which they were placed.
    pub markers: [Marker; 2],
    pub ships: &'a [Footprint],
    pub players: &'a [Footprint],
    pub obstacles: &'a [T],
}

/// Why rolling for an arrival stopped early.
enum Stop {
    Ask(Ask),
    Mismatch(Ask),
}

/// Resolves an arrival as far as the given results allow: rolls for the marker and the side, and rerolls while the
/// side is blocked.
#[must_use]
pub fn arrive<T: Figure>(scene: &Scene<'_, T>, base: Base, rolled: &[Rolled]) -> Arrival {
    let free = |marker: &Marker, exit: Exit| scene.is_free(marker.landing(exit, base), base);
    // XW-SCEN-09
    if !scene.markers.iter().any(|marker| Exit::ALL.into_iter().any(|exit| free(marker, exit))) {
        return Arrival::Delayed;
    }
    let mut rolled = rolled.iter().copied();
    loop {
        match scene.roll(&mut rolled) {
            Err(Stop::Ask(ask)) => return Arrival::Ask(ask),
            Err(Stop::Mismatch(ask)) => return Arrival::Mismatch(ask),
            Ok((index, marker, exit)) if free(&marker, exit) => {
                return Arrival::Placed { marker: index, exit, at: marker.landing(exit, base) };
            }
            Ok(_) => {}
        }
    }
}

impl<T: Figure> Scene<'_, T> {
    /// XW-SCEN-09: inside the play area, without overlapping a ship or obstacle.
    fn is_free(&self, at: Pose, base: Base) -> bool {
        let place = Footprint::new(at, base);
        !self.area.is_left_by(&place)
            && !self.ships.iter().any(|ship| place.overlaps(ship))
            && !self.obstacles.iter().any(|obstacle| overlaps(&place, obstacle))
    }

    /// XW-SCEN-08: one die for the marker, one for the side.
    fn roll(&self, rolled: &mut impl Iterator<Item = Rolled>) -> Result<(usize, Marker, Exit), Stop> {
        let index = match face(Ask::Marker, rolled)? {
            AttackFace::Hit | AttackFace::Crit => 0,
            AttackFace::Focus | AttackFace::Blank => 1,
        };
        let [first, second] = self.markers;
        let marker = if index == 0 { first } else { second };
        let exit = match Exit::of(face(Ask::Side, rolled)?) {
            Some(exit) => exit,
            None => self.nearest_exit(marker, rolled)?,
        };
        Ok((index, marker, exit))
    }

    /// XW-SCEN-08: the side closest to the player ship nearest to the marker; without player ships the hit side,
    /// which is nearest to the player edge.
    fn nearest_exit(&self, marker: Marker, rolled: &mut impl Iterator<Item = Rolled>) -> Result<Exit, Stop> {
        let ships = least(self.players, |ship| distance(&marker.body(), *ship));
        if ships.is_empty() {
            return Ok(Exit::Hit);
        }
        let ship = lot(&ships, rolled)?;
        let exits = least(&Exit::ALL, |exit| {
            let [from, to] = marker.edge(**exit);
            Convex::segment(from, to).distance(&ship.piece())
        });
        Ok(*lot(&exits, rolled)?)
    }
}

fn face(ask: Ask, rolled: &mut impl Iterator<Item = Rolled>) -> Result<AttackFace, Stop> {
    match rolled.next() {
        None => Err(Stop::Ask(ask)),
        Some(Rolled::Face(face)) => Ok(face),
        Some(Rolled::Lot(_)) => Err(Stop::Mismatch(ask)),
    }
}

/// All items at the minimum distance.
fn least<'a, T>(things: &'a [T], distance: impl Fn(&&'a T) -> f64) -> Vec<&'a T> {
    let shortest = things.iter().map(|thing| distance(&thing)).fold(f64::INFINITY, f64::min);
    things.iter().filter(|thing| tolerance::same(distance(thing), shortest)).collect()
}

/// One of several equal items, chosen at random; a single one needs no random result.
fn lot<'a, T>(equal: &[&'a T], rolled: &mut impl Iterator<Item = Rolled>) -> Result<&'a T, Stop> {
    let ask = Ask::Lot { options: u8::try_from(equal.len()).unwrap_or(u8::MAX) };
    if let [only] = equal {
        return Ok(only);
    }
    match rolled.next() {
        None => Err(Stop::Ask(ask)),
        Some(Rolled::Lot(option)) => equal.get(usize::from(option)).copied().ok_or(Stop::Mismatch(ask)),
        Some(Rolled::Face(_)) => Err(Stop::Mismatch(ask)),
    }
}

/// XW-SCEN-22: a player ship is placed entirely within range 1 of the player edge.
#[must_use]
pub fn is_player_place(area: TableArea, base: &Footprint) -> bool {
    !area.is_left_by(base) && base.corners().iter().all(|corner| tolerance::within(corner.y, BAND))
}

/// XW-SCEN-07: in ascending order of initiative; on a tie the player, who is the first player, places first. Returns
/// indices into the list.
#[must_use]
pub fn placing_order(ships: &[(u8, Team)]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..ships.len()).collect();
    order.sort_by_key(|index| ships.get(*index).copied());
    order
}
