//! Sight from reported facts: what a person has said about one solo ship on a physical table so far.
//!
//! A question without an answer pauses the decision with [`Pause::Fact`]; the caller asks it, stores the answer and
//! runs the decision again.

use crate::content::{DialEntry, WeaponArc};
use crate::craft::Object;
use crate::geometry::{EndSlot, Side};
use crate::label::Label;
use crate::solo::chance::{Decision, Pause};
use crate::solo::sight::{
    Fact, FlightOutcome, FullArcs, Length, Place, PlaceName, RepositionKind, SeenObject, Shot, Sight,
    Sighting,
};
use std::collections::BTreeMap;

/// The facts reported so far. `None` or a missing key is a question that has not been answered yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "each field answers the question of the same name in `Sight`")]
pub struct ReportedSight {
    pub locked: Option<Vec<Sighting>>,
    pub enemies: Option<Vec<Sighting>>,
    pub obstacles: Option<Vec<SeenObject>>,
    pub sides: BTreeMap<Object, Option<Side>>,
    pub distances_after: BTreeMap<(DialEntry, Object), Option<Length>>,
    pub flights: BTreeMap<(DialEntry, EndSlot), FlightOutcome>,
    pub threats: Option<Vec<SeenObject>>,
    pub in_arc: Option<Vec<SeenObject>>,
    pub places: BTreeMap<RepositionKind, Vec<Place>>,
    pub full_arcs: Option<FullArcs>,
    pub jam_targets: Option<Vec<SeenObject>>,
    pub lock_targets: Option<Vec<SeenObject>>,
    pub coordinate_targets: Option<Vec<SeenObject>>,
    pub obstacles_ahead: Option<Vec<SeenObject>>,
    pub bomb_targets: Option<Vec<SeenObject>>,
    pub asteroids: Option<Vec<Label>>,
    pub shots: BTreeMap<(WeaponArc, u8, u8), Vec<Shot>>,
    pub friends_near: Option<Vec<Label>>,
    pub bonuses: BTreeMap<PlaceName, bool>,
    /// What was reported about the ship at another position.
    pub there: BTreeMap<PlaceName, Box<ReportedSight>>,
}

fn reported<T: Clone>(answer: Option<&T>, fact: Fact) -> Decision<T> {
    answer.cloned().ok_or(Pause::Fact(fact))
}

impl Sight for ReportedSight {
    fn locked(&self) -> Decision<Vec<Sighting>> {
        reported(self.locked.as_ref(), Fact::Locked)
    }

    fn enemies(&self) -> Decision<Vec<Sighting>> {
        reported(self.enemies.as_ref(), Fact::Enemies)
    }

    fn obstacles(&self) -> Decision<Vec<SeenObject>> {
        reported(self.obstacles.as_ref(), Fact::Obstacles)
    }

    fn side(&self, object: Object) -> Decision<Option<Side>> {
        reported(self.sides.get(&object), Fact::Side(object))
    }

    fn distance_after(&self, maneuver: DialEntry, object: Object) -> Decision<Option<Length>> {
        reported(self.distances_after.get(&(maneuver, object)), Fact::DistanceAfter(maneuver, object))
    }

    fn flight(&self, maneuver: DialEntry, slot: EndSlot, _tally: Option<Object>) -> Decision<FlightOutcome> {
        reported(self.flights.get(&(maneuver, slot)), Fact::Flight(maneuver, slot))
    }

    fn threats(&self) -> Decision<Vec<SeenObject>> {
        reported(self.threats.as_ref(), Fact::Threats)
    }

    fn in_arc(&self) -> Decision<Vec<SeenObject>> {
        reported(self.in_arc.as_ref(), Fact::InArc)
    }

    fn places(&self, kind: RepositionKind, _speed: u8, _tally: Option<Object>) -> Decision<Vec<Place>> {
        reported(self.places.get(&kind), Fact::Places(kind))
    }

    fn at(&self, place: &Place) -> Decision<Self> {
        // Nothing is known about the new position until it is reported.
        Ok(self.there.get(&place.name).map(|there| (**there).clone()).unwrap_or_default())
    }

    fn full_arcs(&self) -> Decision<FullArcs> {
        reported(self.full_arcs.as_ref(), Fact::FullArcs)
    }

    fn jam_targets(&self) -> Decision<Vec<SeenObject>> {
        reported(self.jam_targets.as_ref(), Fact::JamTargets)
    }

    fn lock_targets(&self) -> Decision<Vec<SeenObject>> {
        reported(self.lock_targets.as_ref(), Fact::LockTargets)
    }

    fn coordinate_targets(&self) -> Decision<Vec<SeenObject>> {
        reported(self.coordinate_targets.as_ref(), Fact::CoordinateTargets)
    }

    fn obstacles_ahead(&self) -> Decision<Vec<SeenObject>> {
        reported(self.obstacles_ahead.as_ref(), Fact::ObstaclesAhead)
    }

    fn bomb_targets(&self) -> Decision<Vec<SeenObject>> {
        reported(self.bomb_targets.as_ref(), Fact::BombTargets)
    }

    fn asteroids(&self) -> Decision<Vec<Label>> {
        reported(self.asteroids.as_ref(), Fact::Asteroids)
    }

    fn shots(&self, arc: WeaponArc, near: u8, far: u8) -> Decision<Vec<Shot>> {
        reported(self.shots.get(&(arc, near, far)), Fact::Shots(arc, near, far))
    }

    fn friends_near(&self) -> Decision<Vec<Label>> {
        reported(self.friends_near.as_ref(), Fact::FriendsNear)
    }

    fn gives_bonus(&self, place: &Place) -> Decision<bool> {
        reported(self.bonuses.get(&place.name), Fact::Bonus(place.name))
    }
}
