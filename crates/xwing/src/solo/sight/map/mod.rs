//! Sight by geometry: the facts about one solo ship with exact positions. It never needs to ask anybody.

mod answers;
mod arcs;
mod places;

pub(crate) use crate::solo::sight::map::arcs::fires_into;
pub use crate::solo::sight::map::arcs::weapon_arcs;

use crate::craft::{Craft, Object, Team};
use crate::geometry::primitives::pose::millimeters;
use crate::geometry::primitives::tolerance;
use crate::geometry::{
    self, Arc, ArcSet, Footprint, Heading, IndexSet, Measurement, Point, Pose, Range, Turret, distance,
    least_obstructed_line,
};
use crate::label::Label;
use crate::solo::sight::map::arcs::{MeasuredFigure, approaches, arc_of_point};
use crate::solo::sight::{FleeTurn, Length, SeenObject, Sighting};
use crate::table_position::TablePosition;

/// What one ship of a position sees.
#[derive(Clone, Debug)]
pub struct MapSight<'p, 'c> {
    position: &'p TablePosition<'c>,
    me: usize,
    bases: Vec<Footprint>,
    turret: Option<Turret>,
}

impl<'p, 'c> MapSight<'p, 'c> {
    /// The sight of the ship at this index; `None` if there is none.
    #[must_use]
    pub fn new(position: &'p TablePosition<'c>, me: usize) -> Option<Self> {
        let turret = position.crafts.get(me)?.turret;
        let bases = (0..position.crafts.len()).filter_map(|index| position.footprint(index)).collect();
        Some(MapSight { position, me, bases, turret })
    }

    /// The same position with the ship at another pose.
    #[must_use]
    pub fn moved(&self, pose: Pose) -> Self {
        let mut there = self.clone();
        if let Some(base) = there.bases.get_mut(self.me) {
            *base = Footprint::new(pose, self.craft().base());
        }
        there
    }

    fn craft(&self) -> &'p Craft<'c> {
        #[expect(clippy::indexing_slicing, reason = "checked when the sight was made")]
        &self.position.crafts[self.me]
    }

    fn own(&self) -> &Footprint {
        #[expect(clippy::indexing_slicing, reason = "there is a base for each ship")]
        &self.bases[self.me]
    }

    fn others(&self, team: Team) -> impl Iterator<Item = (&'p Craft<'c>, &Footprint)> {
        self.position
            .crafts
            .iter()
            .zip(&self.bases)
            .enumerate()
            .filter(move |(index, (craft, _))| *index != self.me && craft.team == team)
            .map(|(_, pair)| pair)
    }

    fn foes(&self) -> impl Iterator<Item = (&'p Craft<'c>, &Footprint)> {
        self.others(match self.craft().team {
            Team::Solo => Team::Player,
            Team::Player => Team::Solo,
        })
    }

    /// Enemy ships that can be targeted: a ship without hull is no longer a target (XW-RND-05).
    fn targets(&self) -> impl Iterator<Item = (&'p Craft<'c>, &Footprint)> {
        self.foes().filter(|(craft, _)| craft.hull > 0)
    }

    fn friends(&self) -> impl Iterator<Item = (&'p Craft<'c>, &Footprint)> {
        self.others(self.craft().team)
    }

    /// Every other base, with the labels in the same order.
    fn other_bases(&self) -> (Vec<Footprint>, Vec<Label>) {
        self.bases
            .iter()
            .zip(&self.position.crafts)
            .enumerate()
            .filter(|(index, _)| *index != self.me)
            .map(|(_, (base, craft))| (*base, craft.label))
            .unzip()
    }

    fn gap_to(&self, base: &Footprint) -> f64 {
        self.own().gap(base).max(0.0)
    }

    fn seen(&self, craft: &Craft<'_>, base: &Footprint) -> SeenObject {
        SeenObject { object: Object::Ship(craft.label), distance: Some(Length::from_mm(self.gap_to(base))) }
    }

    fn figure<T>(&self, object: Object, of: impl FnOnce(&dyn MeasuredFigure) -> T) -> Option<T> {
        match object {
            Object::Ship(label) => {
                self.position.index(label).and_then(|index| self.bases.get(index)).map(|base| of(base))
            }
            Object::Obstacle(label) => self.position.obstacle(label).map(|obstacle| of(&obstacle.token)),
            Object::Device(label) => {
                let device = self.position.devices.iter().find(|device| device.label == label)?;
                Some(of(&device.pose.center()))
            }
            Object::Point { x, y } => Some(of(&Point::new(millimeters(x), millimeters(y)))),
        }
    }

    /// The arcs of this ship that contain an object; for an object under its own base, by the object's center
    /// (XW-SOLO-05).
    fn sighting(&self, object: Object) -> Option<Sighting> {
        self.figure(object, |figure| {
            let own = self.own();
            let far = figure.distance_to(own);
            let mut arcs = approaches(|arc| figure.is_in(arc, own));
            if arcs.is_empty() {
                let middle = figure.point();
                arcs = approaches(|arc| arc_of_point(own, middle, arc));
            }
            Sighting {
                object,
                distance: Some(Length::from_mm(far)),
                beyond_three: Range::of(far) == Range::Beyond,
                arcs,
            }
        })
    }

    /// Enemy ships in whose firing arcs a base is.
    fn threats_to(&self, base: &Footprint) -> Vec<Label> {
        self.foes()
            .filter(|(craft, foe)| {
                Range::of(foe.gap(base)) != Range::Beyond
                    && fires_into(craft, craft.turret).iter().any(|arc| arc.covers_base(foe, base))
            })
            .map(|(craft, _)| craft.label)
            .collect()
    }

    /// Enemy ships in the firing arcs of this ship, for the given base and turret.
    fn targets_from(&self, base: &Footprint, turret: Option<Turret>) -> Vec<Label> {
        let arcs = fires_into(self.craft(), turret);
        self.targets()
            .filter(|(_, foe)| {
                Range::of(base.gap(foe)) != Range::Beyond && arcs.iter().any(|arc| arc.covers_base(base, foe))
            })
            .map(|(craft, _)| craft.label)
            .collect()
    }

    fn ahead(&self) -> Vec<SeenObject> {
        self.position
            .obstacles
            .iter()
            .filter(|obstacle| Arc::Bullseye.covers(self.own(), &obstacle.token))
            .map(|obstacle| (obstacle.label, distance(self.own(), &obstacle.token)))
            .filter(|(_, far)| tolerance::within(*far, 2.0 * geometry::measuring::range::RANGE_BAND))
            .map(|(label, far)| SeenObject {
                object: Object::Obstacle(label),
                distance: Some(Length::from_mm(far)),
            })
            .collect()
    }

    /// The flee rule's three turns with the angle that remains to the center.
    fn flee_turns(&self, pose: Pose) -> Vec<(FleeTurn, Option<i32>)> {
        let to = self.position.area.center() - pose.center();
        let centre = Heading::from_vector(to.x, to.y);
        [
            (FleeTurn::Left, Heading::QUARTER.mirrored()),
            (FleeTurn::Right, Heading::QUARTER),
            (FleeTurn::Around, Heading::HALF),
        ]
        .map(|(turn, by)| (turn, Some(pose.heading().turned(by).angle_to(centre))))
        .to_vec()
    }

    fn may_escape(&self, end: &Footprint) -> bool {
        let craft = self.craft();
        craft.escapes
            && matches!(craft.lock, Some(Object::Point { .. }))
            && craft.lock.is_some_and(|point| {
                self.figure(point, |figure| {
                    tolerance::within(figure.distance_to(end), geometry::measuring::range::RANGE_BAND)
                })
                .unwrap_or(false)
            })
    }

    fn measured(&self, base: &Footprint, arcs: ArcSet, foe: &Footprint) -> Option<Measurement> {
        arcs.measure(base, foe)
    }

    /// Whether the ship at this base has a bonus die against an enemy: range 1 in an arc, or range 3 or an
    /// obstruction when the enemy attacks.
    fn bonuses(
        &self,
        base: &Footprint,
        turret: Option<Turret>,
        foe: &Craft<'_>,
        at: &Footprint,
    ) -> (bool, bool) {
        let arcs: ArcSet = fires_into(self.craft(), turret).into_iter().collect();
        let strikes = self.measured(base, arcs, at).is_some_and(|shot| shot.range == Range::One);
        let back: ArcSet = fires_into(foe, foe.turret).into_iter().collect();
        let shielded = self.measured(at, back, base).is_some_and(|shot| {
            shot.range == Range::Three
                || least_obstructed_line(&shot, &self.position.obstacles).crossed != IndexSet::NONE
        });
        (strikes, shielded)
    }
}
