//! Every question a solo ship asks, answered by geometry.

use crate::content::{DialEntry, Effect, WeaponArc};
use crate::craft::{Craft, Object};
use crate::geometry::primitives::tolerance;
use crate::geometry::{
    self, Arc, ArcSet, EndSlot, Execution, Footprint, IndexSet, ObstacleKind, Range, Side, distance, execute,
    least_obstructed_line,
};
use crate::label::Label;
use crate::solo::chance::Decision;
use crate::solo::sight::map::MapSight;
use crate::solo::sight::map::arcs::weapon_arcs;
use crate::solo::sight::map::places::{bank_rolls, bends};
use crate::solo::sight::{
    FlightOutcome, FullArcs, Landing, Length, Place, PlaceName, RepositionKind, SeenObject, Shot, Sight,
    Sighting,
};

impl Sight for MapSight<'_, '_> {
    fn locked(&self) -> Decision<Vec<Sighting>> {
        Ok(self.craft().lock.and_then(|object| self.sighting(object)).into_iter().collect())
    }

    fn enemies(&self) -> Decision<Vec<Sighting>> {
        Ok(self.foes().filter_map(|(craft, _)| self.sighting(Object::Ship(craft.label))).collect())
    }

    fn obstacles(&self) -> Decision<Vec<SeenObject>> {
        let see = |obstacle: &crate::table_position::Obstacle| SeenObject {
            object: Object::Obstacle(obstacle.label),
            distance: Some(Length::from_mm(distance(self.own(), &obstacle.token))),
        };
        Ok(self.position.obstacles.iter().map(see).collect())
    }

    fn side(&self, object: Object) -> Decision<Option<Side>> {
        let local = self.figure(object, |figure| self.own().to_local(figure.point()));
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
        let end = Footprint::new(execute(self.own().pose(), base, maneuver.maneuver, EndSlot::Middle), base);
        Ok(self.figure(object, |figure| Length::from_mm(figure.distance_to(&end))))
    }

    fn flight(&self, maneuver: DialEntry, slot: EndSlot, tally: Option<Object>) -> Decision<FlightOutcome> {
        let (base, area, start) = (self.craft().base(), self.position.area, self.own().pose());
        let (crowd, labels) = self.other_bases();
        let mut flown = geometry::fly(start, base, maneuver.maneuver, slot, &crowd);
        let landing = if flown.leaves(base, area) {
            if self.may_escape(&Footprint::new(flown.pose, base)) {
                Landing::Escapes
            } else {
                flown = geometry::execute_partially(start, base, maneuver.maneuver, &crowd, Some(area));
                Landing::Flees { turns: self.flee_turns(flown.pose) }
            }
        } else {
            match flown.execution {
                Execution::Full { .. } => Landing::Full,
                Execution::Partial { touching, .. } => Landing::Overlap {
                    ships: touching.iter().filter_map(|index| labels.get(index).copied()).collect(),
                },
            }
        };
        let met = flown.contacts(start, base, maneuver.maneuver, &self.position.obstacles);
        let end = Footprint::new(flown.pose, base);
        let slot = match flown.execution {
            Execution::Full { slot } => slot,
            Execution::Partial { .. } => EndSlot::Middle,
        };
        Ok(FlightOutcome {
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

    fn threats(&self) -> Decision<Vec<SeenObject>> {
        let labels = self.threats_to(self.own());
        Ok(self
            .foes()
            .filter(|(craft, _)| labels.contains(&craft.label))
            .map(|(c, b)| self.seen(c, b))
            .collect())
    }

    fn in_arc(&self) -> Decision<Vec<SeenObject>> {
        let labels = self.targets_from(self.own(), self.turret);
        Ok(self
            .foes()
            .filter(|(craft, _)| labels.contains(&craft.label))
            .map(|(c, b)| self.seen(c, b))
            .collect())
    }

    fn places(&self, kind: RepositionKind, speed: u8, tally: Option<Object>) -> Decision<Vec<Place>> {
        Ok(match kind {
            RepositionKind::BarrelRoll if bends(self.craft()) => self.rolls(&bank_rolls(), tally),
            RepositionKind::BarrelRoll => self.rolls(&geometry::Reposition::barrel_rolls(), tally),
            RepositionKind::Boost => self.rolls(&geometry::Reposition::boosts(), tally),
            RepositionKind::Slam => self.slams(speed, tally),
            RepositionKind::Rotate => self.turns(tally),
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
                .filter(|(_, base)| arc.covers_base(self.own(), base))
                .map(|(craft, base)| self.seen(craft, base))
                .collect()
        };
        Ok(FullArcs { fore: within(Arc::FullFront), aft: within(Arc::FullRear) })
    }

    fn jam_targets(&self) -> Decision<Vec<SeenObject>> {
        Ok(self
            .foes()
            .filter(|(_, base)| Range::of(self.gap_to(base)) == Range::One)
            .map(|(c, b)| self.seen(c, b))
            .collect())
    }

    fn lock_targets(&self) -> Decision<Vec<SeenObject>> {
        let beyond = self.craft().effects().find_map(|(_, effect)| {
            if let Effect::LocksBeyond { range } = effect { Some(*range) } else { None }
        });
        let reached = |range: Range| match beyond {
            None => range != Range::Beyond,
            // Shorter ranges are excluded, except range 0, where the bases touch.
            Some(least) => range == Range::Zero || range.number().is_none_or(|number| number >= least),
        };
        Ok(self
            .foes()
            .filter(|(_, base)| reached(Range::of(self.gap_to(base))))
            .map(|(c, b)| self.seen(c, b))
            .collect())
    }

    fn coordinate_targets(&self) -> Decision<Vec<SeenObject>> {
        let near = |base: &Footprint| matches!(Range::of(self.gap_to(base)), Range::One | Range::Two);
        Ok(self.friends().filter(|(_, base)| near(base)).map(|(c, b)| self.seen(c, b)).collect())
    }

    fn obstacles_ahead(&self) -> Decision<Vec<SeenObject>> {
        Ok(self.ahead())
    }

    fn bomb_targets(&self) -> Decision<Vec<SeenObject>> {
        let near = |base: &Footprint| match Range::of(self.gap_to(base)) {
            Range::Zero | Range::One => true,
            Range::Two => Arc::Rear.covers_base(self.own(), base),
            Range::Three | Range::Beyond => false,
        };
        Ok(self.foes().filter(|(_, base)| near(base)).map(|(c, b)| self.seen(c, b)).collect())
    }

    fn asteroids(&self) -> Decision<Vec<Label>> {
        let here = |obstacle: &&crate::table_position::Obstacle| {
            obstacle.kind == ObstacleKind::Asteroid
                && Range::of(distance(self.own(), &obstacle.token)) == Range::Zero
        };
        Ok(self.position.obstacles.iter().filter(here).map(|obstacle| obstacle.label).collect())
    }

    fn shots(&self, arc: WeaponArc, near: u8, far: u8) -> Decision<Vec<Shot>> {
        let arcs: ArcSet = weapon_arcs(arc, self.turret).into_iter().collect();
        let own = self.own();
        let shot = |(craft, base): (&Craft<'_>, &Footprint)| {
            let gap = self.gap_to(base);
            let measure = arcs.measure(own, base)?;
            let range = measure.range.number()?;
            ((near..=far).contains(&range) && Range::of(gap) != Range::Zero).then(|| Shot {
                ship: craft.label,
                range,
                distance: Some(Length::from_mm(gap)),
                in_bullseye: Arc::Bullseye.covers_base(own, base),
                in_front: Arc::Front.covers_base(own, base),
                obstructed: least_obstructed_line(&measure, &self.position.obstacles).crossed
                    != IndexSet::NONE,
            })
        };
        Ok(self.targets().filter_map(shot).collect())
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
