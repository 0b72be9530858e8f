//! Sight by geometry: the facts of one solo ship on an exact table. Never asks anybody.

mod arcs;
mod places;

pub(crate) use arcs::{fires_into, weapon_arcs};

use super::chance::Decision;
use super::sight::{
    FleeTurn, Flight, FullArcs, Landing, Length, Place, PlaceName, Reposition, Seen, Shot, Sight, Sighting,
};
use crate::content::{DialEntry, Effect, WeaponArc};
use crate::craft::{Craft, Object, Team};
use crate::geometry::pose::millimetres;
use crate::geometry::{
    self, Arc, Arcs, Ending, Footprint, Heading, Marked, Measure, Point, Pose, Range, Side, Slot, Turret,
    distance, execute, sight, tolerance,
};
use crate::label::Label;
use crate::position::Position;
use arcs::{Middle, approaches, arc_of_point};
use places::{bank_rolls, bends};

/// What one ship of a position sees.
#[derive(Clone, Debug)]
pub struct MapSight<'p, 'c> {
    position: &'p Position<'c>,
    me: usize,
    bases: Vec<Footprint>,
    turret: Option<Turret>,
}

impl<'p, 'c> MapSight<'p, 'c> {
    /// The sight of the ship at this place of the list; `None` when there is none.
    #[must_use]
    pub fn new(position: &'p Position<'c>, me: usize) -> Option<Self> {
        let turret = position.crafts.get(me)?.turret;
        let bases = (0..position.crafts.len()).filter_map(|index| position.footprint(index)).collect();
        Some(MapSight { position, me, bases, turret })
    }

    /// The same table with the ship at another place.
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

    fn friends(&self) -> impl Iterator<Item = (&'p Craft<'c>, &Footprint)> {
        self.others(self.craft().team)
    }

    /// Every other base, with the labels in the same order.
    fn crowd(&self) -> (Vec<Footprint>, Vec<Label>) {
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

    fn seen(&self, craft: &Craft<'_>, base: &Footprint) -> Seen {
        Seen { object: Object::Ship(craft.label), distance: Some(Length::from_mm(self.gap_to(base))) }
    }

    fn figure<T>(&self, object: Object, of: impl FnOnce(&dyn Middle) -> T) -> Option<T> {
        match object {
            Object::Ship(label) => {
                self.position.index(label).and_then(|index| self.bases.get(index)).map(|base| of(base))
            }
            Object::Obstacle(label) => self.position.obstacle(label).map(|obstacle| of(&obstacle.token)),
            Object::Device(label) => {
                let device = self.position.devices.iter().find(|device| device.label == label)?;
                Some(of(&device.pose.centre()))
            }
            Object::Point { x, y } => Some(of(&Point::new(millimetres(x), millimetres(y)))),
        }
    }

    /// The arcs of this ship that hold an object; what lies under its own base is told by its middle (XW-SOLO-05).
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
                    && fires_into(craft, craft.turret).iter().any(|arc| arc.holds_base(foe, base))
            })
            .map(|(craft, _)| craft.label)
            .collect()
    }

    /// Enemy ships in the firing arcs of this ship, were its base there and its turret so.
    fn targets_from(&self, base: &Footprint, turret: Option<Turret>) -> Vec<Label> {
        let arcs = fires_into(self.craft(), turret);
        self.foes()
            .filter(|(_, foe)| {
                Range::of(base.gap(foe)) != Range::Beyond && arcs.iter().any(|arc| arc.holds_base(base, foe))
            })
            .map(|(craft, _)| craft.label)
            .collect()
    }

    fn ahead(&self) -> Vec<Seen> {
        self.position
            .obstacles
            .iter()
            .filter(|obstacle| Arc::Bullseye.holds(self.own(), &obstacle.token))
            .map(|obstacle| (obstacle.label, distance(self.own(), &obstacle.token)))
            .filter(|(_, far)| tolerance::within(*far, 2.0 * geometry::range::BAND))
            .map(|(label, far)| Seen {
                object: Object::Obstacle(label),
                distance: Some(Length::from_mm(far)),
            })
            .collect()
    }

    /// The flee rule's three turns with the angle that remains to the centre.
    fn flee_turns(&self, pose: Pose) -> Vec<(FleeTurn, Option<i32>)> {
        let to = self.position.area.centre() - pose.centre();
        let centre = Heading::of_vector(to.x, to.y);
        [
            (FleeTurn::Left, Heading::QUARTER.mirrored()),
            (FleeTurn::Right, Heading::QUARTER),
            (FleeTurn::Around, Heading::HALF),
        ]
        .map(|(turn, by)| (turn, Some(pose.heading().turned(by).apart(centre))))
        .to_vec()
    }

    fn may_escape(&self, end: &Footprint) -> bool {
        let craft = self.craft();
        craft.escapes
            && matches!(craft.lock, Some(Object::Point { .. }))
            && craft.lock.is_some_and(|point| {
                self.figure(point, |figure| tolerance::within(figure.distance_to(end), geometry::range::BAND))
                    .unwrap_or(false)
            })
    }

    fn measured(&self, base: &Footprint, arcs: Arcs, foe: &Footprint) -> Option<Measure> {
        arcs.measure(base, foe)
    }

    /// Whether the ship at this base has a bonus die against a foe: range 1 in an arc, or range 3 or an obstacle when
    /// the foe fires at it.
    fn bonuses(
        &self,
        base: &Footprint,
        turret: Option<Turret>,
        foe: &Craft<'_>,
        at: &Footprint,
    ) -> (bool, bool) {
        let arcs: Arcs = fires_into(self.craft(), turret).into_iter().collect();
        let strikes = self.measured(base, arcs, at).is_some_and(|shot| shot.range == Range::One);
        let back: Arcs = fires_into(foe, foe.turret).into_iter().collect();
        let shielded = self.measured(at, back, base).is_some_and(|shot| {
            shot.range == Range::Three || sight(&shot, &self.position.obstacles).across != Marked::NONE
        });
        (strikes, shielded)
    }
}

impl Sight for MapSight<'_, '_> {
    fn locked(&self) -> Decision<Vec<Sighting>> {
        Ok(self.craft().lock.and_then(|object| self.sighting(object)).into_iter().collect())
    }

    fn enemies(&self) -> Decision<Vec<Sighting>> {
        Ok(self.foes().filter_map(|(craft, _)| self.sighting(Object::Ship(craft.label))).collect())
    }

    fn obstacles(&self) -> Decision<Vec<Seen>> {
        let see = |obstacle: &crate::position::Obstacle| Seen {
            object: Object::Obstacle(obstacle.label),
            distance: Some(Length::from_mm(distance(self.own(), &obstacle.token))),
        };
        Ok(self.position.obstacles.iter().map(see).collect())
    }

    fn side(&self, object: Object) -> Decision<Option<Side>> {
        let local = self.figure(object, |figure| self.own().local(figure.point()));
        Ok(local.and_then(|point| {
            if point.x.abs() <= tolerance::TOLERANCE {
                None
            } else if point.x < 0.0 {
                Some(Side::Left)
            } else {
                Some(Side::Right)
            }
        }))
    }

    fn distance_after(&self, maneuver: DialEntry, object: Object) -> Decision<Option<Length>> {
        let base = self.craft().base();
        let end = Footprint::new(execute(self.own().pose(), base, maneuver.maneuver, Slot::Middle), base);
        Ok(self.figure(object, |figure| Length::from_mm(figure.distance_to(&end))))
    }

    fn flight(&self, maneuver: DialEntry, slot: Slot, tally: Option<Object>) -> Decision<Flight> {
        let (base, area, start) = (self.craft().base(), self.position.area, self.own().pose());
        let (crowd, labels) = self.crowd();
        let mut flown = geometry::fly(start, base, maneuver.maneuver, slot, &crowd);
        let landing = if flown.leaves(base, area) {
            if self.may_escape(&Footprint::new(flown.pose, base)) {
                Landing::Escapes
            } else {
                flown = geometry::cut_short(start, base, maneuver.maneuver, &crowd, Some(area));
                Landing::Flees { turns: self.flee_turns(flown.pose) }
            }
        } else {
            match flown.ending {
                Ending::Full { .. } => Landing::Full,
                Ending::Partial { touching, .. } => Landing::Overlap {
                    ships: touching.iter().filter_map(|index| labels.get(index).copied()).collect(),
                },
            }
        };
        let met = flown.met(start, base, maneuver.maneuver, &self.position.obstacles);
        let end = Footprint::new(flown.pose, base);
        let slot = match flown.ending {
            Ending::Full { slot } => slot,
            Ending::Partial { .. } => Slot::Middle,
        };
        Ok(Flight {
            landing,
            slot,
            end: Some(flown.pose),
            obstacles: met
                .iter()
                .filter_map(|met| self.position.obstacles.get(met.index))
                .map(|obstacle| obstacle.label)
                .collect(),
            to_tally: tally
                .and_then(|object| self.figure(object, |figure| Length::from_mm(figure.distance_to(&end)))),
        })
    }

    fn threats(&self) -> Decision<Vec<Seen>> {
        let labels = self.threats_to(self.own());
        Ok(self
            .foes()
            .filter(|(craft, _)| labels.contains(&craft.label))
            .map(|(c, b)| self.seen(c, b))
            .collect())
    }

    fn in_arc(&self) -> Decision<Vec<Seen>> {
        let labels = self.targets_from(self.own(), self.turret);
        Ok(self
            .foes()
            .filter(|(craft, _)| labels.contains(&craft.label))
            .map(|(c, b)| self.seen(c, b))
            .collect())
    }

    fn places(&self, kind: Reposition, speed: u8, tally: Option<Object>) -> Decision<Vec<Place>> {
        Ok(match kind {
            Reposition::BarrelRoll if bends(self.craft()) => self.rolls(&bank_rolls(), tally),
            Reposition::BarrelRoll => self.rolls(&geometry::Reposition::barrel_rolls(), tally),
            Reposition::Boost => self.rolls(&geometry::Reposition::boosts(), tally),
            Reposition::Slam => self.slams(speed, tally),
            Reposition::Rotate => self.turns(tally),
        })
    }

    fn at(&self, place: &Place) -> Decision<Self> {
        let mut there = match place.end {
            Some(pose) => self.moved(pose),
            None => self.clone(),
        };
        if let PlaceName::Rotate { turret } = place.name {
            there.turret = Some(turret);
        }
        Ok(there)
    }

    fn full_arcs(&self) -> Decision<FullArcs> {
        let within = |arc: Arc| {
            self.foes()
                .filter(|(_, base)| arc.holds_base(self.own(), base))
                .map(|(craft, base)| self.seen(craft, base))
                .collect()
        };
        Ok(FullArcs { fore: within(Arc::FullFront), aft: within(Arc::FullRear) })
    }

    fn jam_targets(&self) -> Decision<Vec<Seen>> {
        Ok(self
            .foes()
            .filter(|(_, base)| Range::of(self.gap_to(base)) == Range::One)
            .map(|(c, b)| self.seen(c, b))
            .collect())
    }

    fn lock_targets(&self) -> Decision<Vec<Seen>> {
        let beyond = self.craft().effects().find_map(|(_, effect)| {
            if let Effect::LocksBeyond(range) = effect { Some(*range) } else { None }
        });
        let reached = |range: Range| match beyond {
            None => range != Range::Beyond,
            Some(least) => range.number().is_none_or(|number| number >= least),
        };
        Ok(self
            .foes()
            .filter(|(_, base)| reached(Range::of(self.gap_to(base))))
            .map(|(c, b)| self.seen(c, b))
            .collect())
    }

    fn coordinate_targets(&self) -> Decision<Vec<Seen>> {
        let near = |base: &Footprint| matches!(Range::of(self.gap_to(base)), Range::One | Range::Two);
        Ok(self.friends().filter(|(_, base)| near(base)).map(|(c, b)| self.seen(c, b)).collect())
    }

    fn obstacles_ahead(&self) -> Decision<Vec<Seen>> {
        Ok(self.ahead())
    }

    fn bomb_targets(&self) -> Decision<Vec<Seen>> {
        let near = |base: &Footprint| match Range::of(self.gap_to(base)) {
            Range::Zero | Range::One => true,
            Range::Two => Arc::Rear.holds_base(self.own(), base),
            Range::Three | Range::Beyond => false,
        };
        Ok(self.foes().filter(|(_, base)| near(base)).map(|(c, b)| self.seen(c, b)).collect())
    }

    fn shots(&self, arc: WeaponArc, near: u8, far: u8) -> Decision<Vec<Shot>> {
        let arcs: Arcs = weapon_arcs(arc, self.turret).into_iter().collect();
        let own = self.own();
        let shot = |(craft, base): (&Craft<'_>, &Footprint)| {
            let gap = self.gap_to(base);
            let measure = arcs.measure(own, base)?;
            let range = measure.range.number()?;
            ((near..=far).contains(&range) && Range::of(gap) != Range::Zero).then(|| Shot {
                ship: craft.label,
                range,
                distance: Some(Length::from_mm(gap)),
                in_bullseye: Arc::Bullseye.holds_base(own, base),
                in_front: Arc::Front.holds_base(own, base),
                obstructed: sight(&measure, &self.position.obstacles).across != Marked::NONE,
            })
        };
        Ok(self.foes().filter_map(shot).collect())
    }

    fn friends_near(&self) -> Decision<Vec<Label>> {
        let near = |base: &Footprint| matches!(Range::of(self.gap_to(base)), Range::Zero | Range::One);
        Ok(self.friends().filter(|(_, base)| near(base)).map(|(craft, _)| craft.label).collect())
    }

    fn gives_bonus(&self, place: &Place) -> Decision<bool> {
        let nearest = self.foes().min_by(|(_, a), (_, b)| self.gap_to(a).total_cmp(&self.gap_to(b)));
        let (Some((foe, at)), Some(end)) = (nearest, place.end) else { return Ok(false) };
        let turret = match place.name {
            PlaceName::Rotate { turret } => Some(turret),
            PlaceName::BarrelRoll { .. }
            | PlaceName::BankRoll { .. }
            | PlaceName::Boost { .. }
            | PlaceName::Slam { .. } => self.turret,
        };
        let there = Footprint::new(end, self.craft().base());
        let (strikes, shielded) = self.bonuses(self.own(), self.turret, foe, at);
        let (strikes_then, shielded_then) = self.bonuses(&there, turret, foe, at);
        Ok((strikes_then && !strikes) || (shielded_then && !shielded))
    }
}
