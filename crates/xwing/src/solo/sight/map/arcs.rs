//! Which arcs contain what, by geometry.

use crate::content::WeaponArc;
use crate::craft::Craft;
use crate::geometry::primitives::tolerance;
use crate::geometry::{Arc, Footprint, Point, Shape, Turret, distance};
use crate::solo::approach::charts::Approach;

/// The queries needed for any figure, as a trait object.
pub(crate) trait MeasuredFigure {
    fn point(&self) -> Point;
    fn distance_to(&self, base: &Footprint) -> f64;
    fn is_in(&self, arc: Arc, ship: &Footprint) -> bool;
}

impl<F: Shape> MeasuredFigure for F {
    fn point(&self) -> Point {
        self.middle()
    }

    fn distance_to(&self, base: &Footprint) -> f64 {
        distance(base, self)
    }

    fn is_in(&self, arc: Arc, ship: &Footprint) -> bool {
        arc.covers(ship, self)
    }
}

pub(crate) fn approaches(holds: impl Fn(Arc) -> bool) -> Vec<Approach> {
    let mut found = Vec::new();
    for (approach, arcs) in [
        (Approach::Bullseye, [Arc::Bullseye].as_slice()),
        (Approach::Front, &[Arc::Front]),
        (Approach::Side, &[Arc::Left, Arc::Right]),
        (Approach::Rear, &[Arc::Rear]),
    ] {
        if arcs.iter().any(|arc| holds(*arc)) {
            found.push(approach);
        }
    }
    found
}

/// Whether a point, possibly under the ship's own base, lies in an arc.
pub(crate) fn arc_of_point(ship: &Footprint, point: Point, arc: Arc) -> bool {
    let local = ship.to_local(point);
    let length = local.norm();
    if length <= tolerance::TOLERANCE {
        return arc == Arc::Front;
    }
    // Seen from the center of the base, a point under it lies in the same direction as one farther out.
    let out = ship.to_table(local * (2.0 * ship.base().side() / length));
    arc != Arc::Bullseye && arc.covers(ship, &out)
}

pub fn weapon_arcs(arc: WeaponArc, turret: Option<Turret>) -> Vec<Arc> {
    match arc {
        WeaponArc::Bullseye => vec![Arc::Bullseye],
        WeaponArc::Front => vec![Arc::Front],
        WeaponArc::Rear => vec![Arc::Rear],
        WeaponArc::FullFront => vec![Arc::FullFront],
        WeaponArc::Turret | WeaponArc::DoubleTurret => {
            turret.map(|turret| turret.arcs().iter().collect()).unwrap_or_default()
        }
    }
}

/// All firing arcs of a ship.
pub(crate) fn fires_into(craft: &Craft<'_>, turret: Option<Turret>) -> Vec<Arc> {
    let mut arcs: Vec<Arc> =
        craft.firing_arcs().into_iter().flat_map(|arc| weapon_arcs(arc, turret)).collect();
    arcs.sort_unstable();
    arcs.dedup();
    arcs
}
