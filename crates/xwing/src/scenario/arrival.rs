//! Arrivals: the marker, the side, and the resulting pose (XW-SCEN-07 to XW-SCEN-09, XW-SCEN-22).

use super::marker::{Exit, Marker};
use crate::craft::Team;
use crate::dice::AttackFace;
use crate::geometry::measuring::range::RANGE_BAND;
use crate::geometry::primitives::tolerance;
use crate::geometry::shapes::convex_polygon::ConvexPolygon;
use crate::geometry::{Base, Footprint, PlayArea, Pose, Shape, distance, overlaps};
use serde::{Deserialize, Serialize};

/// A random result that an arrival needs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ArrivalRoll {
    /// An attack die for the marker: a hit or critical hit means the first one.
    Marker,
    /// An attack die for the side.
    Side,
    /// A random choice among equally near ships or sides.
    Lot { options: u8 },
}

/// The result of an [`ArrivalRoll`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ArrivalResult {
    Face(AttackFace),
    /// Index of the chosen option.
    Lot(u8),
}

/// The outcome of an arrival.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// A random result is needed first.
    NeedsRoll(ArrivalRoll),
    Placed {
        /// Index of the marker.
        marker: usize,
        exit: Exit,
        at: Pose,
    },
    /// Every side of both markers is blocked: the ship arrives at the start of the next round.
    Delayed,
    /// The given result does not fit what was asked.
    Mismatch(ArrivalRoll),
}

/// The table at the time of an arrival.
#[derive(Clone, Copy, Debug)]
pub struct ArrivalContext<'a, T> {
    pub area: PlayArea,
    /// The markers, in the order in which they were placed.
    pub markers: [Marker; 2],
    pub ships: &'a [Footprint],
    pub players: &'a [Footprint],
    pub obstacles: &'a [T],
}

/// Why rolling for an arrival stopped early.
enum Interrupt {
    NeedsRoll(ArrivalRoll),
    Mismatch(ArrivalRoll),
}

/// Resolves an arrival as far as the given results allow: rolls for the marker and the side, and rerolls while the
/// side is blocked.
#[must_use]
pub fn arrive<T: Shape>(scene: &ArrivalContext<'_, T>, base: Base, rolled: &[ArrivalResult]) -> Arrival {
    let free = |marker: &Marker, exit: Exit| scene.is_free(marker.arrival_pose(exit, base), base);
    // XW-SCEN-09
    if !scene.markers.iter().any(|marker| Exit::ALL.into_iter().any(|exit| free(marker, exit))) {
        return Arrival::Delayed;
    }
    let mut rolled = rolled.iter().copied();
    loop {
        match scene.roll(&mut rolled) {
            Err(Interrupt::NeedsRoll(ask)) => return Arrival::NeedsRoll(ask),
            Err(Interrupt::Mismatch(ask)) => return Arrival::Mismatch(ask),
            Ok((index, marker, exit)) if free(&marker, exit) => {
                return Arrival::Placed { marker: index, exit, at: marker.arrival_pose(exit, base) };
            }
            Ok(_) => {}
        }
    }
}

impl<T: Shape> ArrivalContext<'_, T> {
    /// XW-SCEN-09: inside the play area, without overlapping a ship or obstacle.
    fn is_free(&self, at: Pose, base: Base) -> bool {
        let place = Footprint::new(at, base);
        !self.area.is_off_table(&place)
            && !self.ships.iter().any(|ship| place.overlaps(ship))
            && !self.obstacles.iter().any(|obstacle| overlaps(&place, obstacle))
    }

    /// XW-SCEN-08: one die for the marker, one for the side.
    fn roll(
        &self,
        rolled: &mut impl Iterator<Item = ArrivalResult>,
    ) -> Result<(usize, Marker, Exit), Interrupt> {
        let index = match face(ArrivalRoll::Marker, rolled)? {
            AttackFace::Hit | AttackFace::Crit => 0,
            AttackFace::Focus | AttackFace::Blank => 1,
        };
        let [first, second] = self.markers;
        let marker = if index == 0 { first } else { second };
        let exit = match Exit::of(face(ArrivalRoll::Side, rolled)?) {
            Some(exit) => exit,
            None => self.nearest_exit(marker, rolled)?,
        };
        Ok((index, marker, exit))
    }

    /// XW-SCEN-08: the side closest to the player ship nearest to the marker; without player ships the hit side,
    /// which is nearest to the player edge.
    fn nearest_exit(
        &self,
        marker: Marker,
        rolled: &mut impl Iterator<Item = ArrivalResult>,
    ) -> Result<Exit, Interrupt> {
        let ships = nearest(self.players, |ship| distance(&marker.body(), *ship));
        if ships.is_empty() {
            return Ok(Exit::Hit);
        }
        let ship = pick_at_random(&ships, rolled)?;
        let exits = nearest(&Exit::ALL, |exit| {
            let [from, to] = marker.edge(**exit);
            ConvexPolygon::segment(from, to).distance(&ship.piece())
        });
        Ok(*pick_at_random(&exits, rolled)?)
    }
}

fn face(ask: ArrivalRoll, rolled: &mut impl Iterator<Item = ArrivalResult>) -> Result<AttackFace, Interrupt> {
    match rolled.next() {
        None => Err(Interrupt::NeedsRoll(ask)),
        Some(ArrivalResult::Face(face)) => Ok(face),
        Some(ArrivalResult::Lot(_)) => Err(Interrupt::Mismatch(ask)),
    }
}

/// All items at the minimum distance.
fn nearest<'a, T>(things: &'a [T], distance: impl Fn(&&'a T) -> f64) -> Vec<&'a T> {
    let shortest = things.iter().map(|thing| distance(&thing)).fold(f64::INFINITY, f64::min);
    things.iter().filter(|thing| tolerance::nearly_equal(distance(thing), shortest)).collect()
}

/// One of several equal items, chosen at random; a single one needs no random result.
fn pick_at_random<'a, T>(
    equal: &[&'a T],
    rolled: &mut impl Iterator<Item = ArrivalResult>,
) -> Result<&'a T, Interrupt> {
    let ask = ArrivalRoll::Lot { options: u8::try_from(equal.len()).unwrap_or(u8::MAX) };
    if let [only] = equal {
        return Ok(only);
    }
    match rolled.next() {
        None => Err(Interrupt::NeedsRoll(ask)),
        Some(ArrivalResult::Lot(option)) => {
            equal.get(usize::from(option)).copied().ok_or(Interrupt::Mismatch(ask))
        }
        Some(ArrivalResult::Face(_)) => Err(Interrupt::Mismatch(ask)),
    }
}

/// XW-SCEN-22: a player ship is placed entirely within range 1 of the player edge.
#[must_use]
pub fn is_player_deployment(area: PlayArea, base: &Footprint) -> bool {
    !area.is_off_table(base) && base.corners().iter().all(|corner| tolerance::within(corner.y, RANGE_BAND))
}

/// XW-SCEN-07: in ascending order of initiative; on a tie the player, who is the first player, places first. Returns
/// indices into the list.
#[must_use]
pub fn placement_order(ships: &[(u8, Team)]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..ships.len()).collect();
    order.sort_by_key(|index| ships.get(*index).copied());
    order
}
