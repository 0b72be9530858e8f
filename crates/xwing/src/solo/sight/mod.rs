//! The facts a solo ship needs, separate from the decisions made from them.
//!
//! [`Sight`] is what one solo ship sees. A map answers by geometry ([`crate::solo::sight::map::MapSight`]); for a physical table a
//! person answers, and a question without an answer pauses the decision with [`Pause::Fact`](crate::solo::chance::Pause).
//! So only what matters is asked, and no rule is implemented twice.

pub mod map;
pub mod reported;

use crate::content::{DialEntry, WeaponArc};
use crate::craft::Object;
use crate::geometry::{EndSlot, PoseMm, Side, Turret};
use crate::label::Label;
use crate::solo::approach::charts::Approach;
use crate::solo::chance::Decision;
use serde::{Serialize, Serializer};

/// A measured length on the position grid. Serialized in millimeters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "f64"))]
pub struct Length(i32);

impl Length {
    /// From millimeters, rounded to the grid.
    #[must_use]
    pub fn from_mm(mm: f64) -> Self {
        Length(crate::geometry::primitives::pose::microns(mm))
    }

    /// In millimeters.
    #[must_use]
    pub fn mm(self) -> f64 {
        crate::geometry::primitives::pose::millimeters(self.0)
    }

    /// Whether two lengths are equal within the tolerance.
    #[must_use]
    pub fn is_same(self, other: Self) -> bool {
        crate::geometry::primitives::tolerance::nearly_equal(self.mm(), other.mm())
    }
}

impl Serialize for Length {
    fn serialize<S: Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
        writer.serialize_f64(self.mm())
    }
}

/// Something seen from a solo ship.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sighting {
    pub object: Object,
    /// Closest point to closest point; `None` if a person only said which one is nearest.
    pub distance: Option<Length>,
    /// Beyond range 3.
    pub beyond_three: bool,
    /// Every arc that contains a part of it.
    pub arcs: Vec<Approach>,
}

/// A ship or obstacle at a distance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeenObject {
    pub object: Object,
    /// Closest point to closest point, if measured.
    pub distance: Option<Length>,
}

/// An end position of an action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum PlaceName {
    BarrelRoll {
        side: Side,
        /// Where along the template.
        slot: EndSlot,
    },
    /// A barrel roll along a bank template.
    BankRoll {
        side: Side,
        /// Which way the template bends.
        bend: Side,
        /// Where along the template.
        slot: EndSlot,
    },
    /// A boost; straight without a side.
    Boost {
        side: Option<Side>,
    },
    Slam {
        maneuver: DialEntry,
        /// The slot of a Tallon roll.
        slot: EndSlot,
    },
    Rotate {
        turret: Turret,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Blocked {
    /// A ship is in the way.
    Ship(Label),
    /// An obstacle is in the way.
    Obstacle(Label),
    /// It leads outside the play area.
    Edge,
    Told,
}

/// An end position with what it would achieve.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Place {
    pub name: PlaceName,
    pub blocked: Option<Blocked>,
    /// Enemy ships whose firing arc would be left.
    pub leaves: Vec<Label>,
    /// Enemy ships that would enter a firing arc.
    pub gains: Vec<Label>,
    /// Distance to the tally from there.
    pub to_tally: Option<Length>,
    /// Distance to the obstacle ahead from there.
    pub to_obstacle: Option<Length>,
    #[serde(serialize_with = "pose")]
    #[cfg_attr(feature = "ts", ts(as = "Option<PoseMm>"))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<PoseMm>"))]
    pub end: Option<EndPose>,
}

/// A pose in a record: integers, so that records can be compared for equality.
pub type EndPose = crate::geometry::Pose;

#[expect(clippy::ref_option, reason = "the form serde asks for")]
pub(crate) fn pose<S: Serializer>(pose: &Option<EndPose>, writer: S) -> Result<S::Ok, S::Error> {
    pose.map(PoseMm::from).serialize(writer)
}

/// The kinds of repositioning actions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum RepositionKind {
    BarrelRoll,
    Boost,
    Slam,
    Rotate,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Landing {
    /// At the end of the template.
    Full,
    /// Stopped short by ships.
    Overlap {
        /// The ships touched.
        ships: Vec<Label>,
    },
    /// It would leave the table.
    Flees {
        /// The three turns, with the angle that remains to the center of the table in micro-degrees.
        turns: Vec<(FleeTurn, Option<i32>)>,
    },
    /// It leaves the play area as its scenario allows (XW-SOLO-69).
    Escapes,
}

/// The turns of the flee rule.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum FleeTurn {
    /// A quarter to the left.
    Left,
    /// A quarter to the right.
    Right,
    /// 180 degrees.
    Around,
}

/// How a maneuver would be executed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FlightOutcome {
    pub landing: Landing,
    /// The slot it ends in; may differ from the requested one if that was taken.
    pub slot: EndSlot,
    /// The end position, before any turn of the flee rule.
    #[serde(serialize_with = "pose")]
    #[cfg_attr(feature = "ts", ts(as = "Option<PoseMm>"))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<PoseMm>"))]
    pub end: Option<EndPose>,
    pub obstacles: Vec<Label>,
    /// Distance to the tally from there.
    pub to_tally: Option<Length>,
}

/// An enemy ship as the target of a weapon.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Shot {
    pub ship: Label,
    /// The attack range, measured inside the arc.
    pub range: u8,
    /// Closest point to closest point of the bases.
    pub distance: Option<Length>,
    /// It is in the attacker's bullseye arc.
    pub in_bullseye: bool,
    /// It is in the attacker's front arc.
    pub in_front: bool,
    pub obstructed: bool,
}

/// Enemy ships ahead of and behind the line across a base.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FullArcs {
    /// In the full front arc.
    pub fore: Vec<SeenObject>,
    /// In the full rear arc.
    pub aft: Vec<SeenObject>,
}

/// A fact that a person may be asked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// Arcs and distances of the objects it has locked.
    Locked,
    /// Where the nearest enemy ships are.
    Enemies,
    /// Which obstacle is nearest.
    Obstacles,
    /// On which side an object lies.
    Side(Object),
    /// How far from an object a maneuver ends.
    DistanceAfter(DialEntry, Object),
    /// How a maneuver ends.
    Flight(DialEntry, EndSlot),
    /// Enemy ships that have it in a firing arc.
    Threats,
    /// Enemy ships in its firing arcs.
    InArc,
    /// What the end positions of an action would achieve.
    Places(RepositionKind),
    /// Enemy ships in the full front and full rear arcs.
    FullArcs,
    /// Enemy ships at range 1.
    JamTargets,
    /// Enemy ships that can be locked.
    LockTargets,
    /// Friends at range 1-2.
    CoordinateTargets,
    /// Obstacles in the bullseye arc at range 0-2.
    ObstaclesAhead,
    /// Enemy ships at range 0-1, or in the rear arc at range 0-2.
    BombTargets,
    /// Asteroids at range 0.
    Asteroids,
    /// Targets through an arc at these ranges.
    Shots(WeaponArc, u8, u8),
    /// Friends at range 0-1.
    FriendsNear,
    /// Whether an end position gives a bonus die by range or obstruction against the nearest enemy ship.
    Bonus(PlaceName),
}

/// What one solo ship can see.
pub trait Sight: Sized {
    /// The objects it has locked.
    ///
    /// # Errors
    /// As for all methods of this trait: the fact that a person must provide first.
    fn locked(&self) -> Decision<Vec<Sighting>>;
    /// Enemy ships, at any distance.
    ///
    /// # Errors
    /// See [`Sight::locked`].
    fn enemies(&self) -> Decision<Vec<Sighting>>;
    /// Obstacles, at any distance.
    ///
    /// # Errors
    /// See [`Sight::locked`].
    fn obstacles(&self) -> Decision<Vec<SeenObject>>;
    /// The full side arc that contains the center of an object; `None` on the line itself.
    ///
    /// # Errors
    /// See [`Sight::locked`].
    fn side(&self, object: Object) -> Decision<Option<Side>>;
    /// How far from an object the template of a maneuver ends.
    ///
    /// # Errors
    /// See [`Sight::locked`].
    fn distance_after(&self, maneuver: DialEntry, object: Object) -> Decision<Option<Length>>;
    /// How a maneuver ends in this slot.
    ///
    /// # Errors
    /// See [`Sight::locked`].
    fn flight(&self, maneuver: DialEntry, slot: EndSlot, tally: Option<Object>) -> Decision<FlightOutcome>;
    /// Enemy ships in whose firing arcs it is, at range 0-3.
    ///
    /// # Errors
    /// See [`Sight::locked`].
    fn threats(&self) -> Decision<Vec<SeenObject>>;
    /// Enemy ships in its firing arcs, at range 0-3.
    ///
    /// # Errors
    /// See [`Sight::locked`].
    fn in_arc(&self) -> Decision<Vec<SeenObject>>;
    /// Every end position of a repositioning action with what it would achieve. `speed` matters to a SLAM only.
    ///
    /// # Errors
    /// See [`Sight::locked`].
    fn places(&self, kind: RepositionKind, speed: u8, tally: Option<Object>) -> Decision<Vec<Place>>;
    /// The same ship at another position.
    ///
    /// # Errors
    /// See [`Sight::locked`].
    fn at(&self, place: &Place) -> Decision<Self>;
    /// Enemy ships by full arc.
    ///
    /// # Errors
    /// See [`Sight::locked`].
    fn full_arcs(&self) -> Decision<FullArcs>;
    /// Enemy ships at range 1.
    ///
    /// # Errors
    /// See [`Sight::locked`].
    fn jam_targets(&self) -> Decision<Vec<SeenObject>>;
    /// Enemy ships in reach of a lock.
    ///
    /// # Errors
    /// See [`Sight::locked`].
    fn lock_targets(&self) -> Decision<Vec<SeenObject>>;
    /// Friends at range 1-2.
    ///
    /// # Errors
    /// See [`Sight::locked`].
    fn coordinate_targets(&self) -> Decision<Vec<SeenObject>>;
    /// Obstacles in the bullseye arc at range 0-2.
    ///
    /// # Errors
    /// See [`Sight::locked`].
    fn obstacles_ahead(&self) -> Decision<Vec<SeenObject>>;
    /// Enemy ships at range 0-1, or in the rear arc at range 0-2.
    ///
    /// # Errors
    /// See [`Sight::locked`].
    fn bomb_targets(&self) -> Decision<Vec<SeenObject>>;
    /// Asteroids at range 0: under its base or touching it.
    ///
    /// # Errors
    /// See [`Sight::locked`].
    fn asteroids(&self) -> Decision<Vec<Label>>;
    /// Enemy ships in an arc at these attack ranges.
    ///
    /// # Errors
    /// See [`Sight::locked`].
    fn shots(&self, arc: WeaponArc, near: u8, far: u8) -> Decision<Vec<Shot>>;
    /// Friends at range 0-1.
    ///
    /// # Errors
    /// See [`Sight::locked`].
    fn friends_near(&self) -> Decision<Vec<Label>>;
    /// Whether a place gives a bonus die by range or obstruction, attacking or defending against the nearest enemy ship,
    /// that the ship does not have where it stands (XW-SOLO-64).
    ///
    /// # Errors
    /// See [`Sight::locked`].
    fn gives_bonus(&self, place: &Place) -> Decision<bool>;
}

/// All items that share the shortest distance. Items without a measured distance are all kept.
#[must_use]
pub fn nearest<T: Copy>(things: &[T], distance: impl Fn(&T) -> Option<Length>) -> Vec<T> {
    let Some(least) = things.iter().filter_map(&distance).min() else { return things.to_vec() };
    things.iter().copied().filter(|thing| distance(thing).is_some_and(|far| far.is_same(least))).collect()
}
