//! Converts a position file to a position and collects every error.

use super::error::{PositionError, PositionErrorKind as Problem};
use super::file::{DeviceSpec, LockSpec, ObstacleSpec, PoseSpec, PositionFile, ShipSpec};
use super::{Device, Obstacle, TablePosition};
use crate::content::{Content, DeviceKind, Era, Pilot, ShipType};
use crate::craft::{Craft, EquippedUpgrade, Object};
use crate::geometry::primitives::pose::microns;
use crate::geometry::{
    ArcPair, Footprint, Heading, IndexSet, Outline, PlayArea, Point, Pose, PoseError, StandardArc, Turret,
};
use crate::label::Label;
use std::collections::BTreeSet;

struct Checker<'c> {
    content: &'c Content,
    at: String,
    names: BTreeSet<Label>,
    errors: Vec<PositionError>,
}

pub(super) fn check<'c>(
    content: &'c Content,
    file: &PositionFile,
) -> Result<TablePosition<'c>, Vec<PositionError>> {
    let mut check = Checker { content, at: String::new(), names: BTreeSet::new(), errors: Vec::new() };
    let area = match file.table {
        None => PlayArea::THREE_FEET,
        Some(side) => PlayArea::from_mm(side).unwrap_or_else(|| {
            check.add(Problem::Table);
            PlayArea::THREE_FEET
        }),
    };
    if file.ships.len() > IndexSet::MAX_LEN || file.obstacles.len() > IndexSet::MAX_LEN {
        check.add(Problem::TooMany);
    }
    if looks_like_meters(file) {
        check.add(Problem::LooksLikeMetres);
    }
    let obstacles: Vec<_> = file.obstacles.iter().filter_map(|raw| check.obstacle(raw, area)).collect();
    let ships: Vec<_> = file.ships.iter().map(|raw| check.ship(raw, file)).collect();
    let devices: Vec<_> = file.devices.iter().filter_map(|raw| check.device(raw)).collect();
    let placed: Vec<(String, Footprint)> = file
        .ships
        .iter()
        .zip(&ships)
        .filter_map(|(raw, ship)| {
            ship.as_ref().map(|(craft, pose)| (raw, Footprint::new(*pose, craft.base())))
        })
        .map(|(raw, base)| (raw.id.clone(), base))
        .collect();
    check.standing(&placed, area);
    if !check.errors.is_empty() {
        return Err(check.errors);
    }
    let (crafts, poses) = ships.into_iter().flatten().unzip();
    Ok(TablePosition { area, crafts, poses, obstacles, devices })
}

fn looks_like_meters(file: &PositionFile) -> bool {
    let small = |pose: &PoseSpec| pose.x.abs() <= 1.0 && pose.y.abs() <= 1.0;
    !file.ships.is_empty() && file.ships.iter().all(|ship| small(&ship.pose))
}

impl<'c> Checker<'c> {
    fn add(&mut self, problem: Problem) {
        self.errors.push(PositionError { at: self.at.clone(), problem });
    }

    /// Begins a piece: its name must be valid and unique.
    fn begin(&mut self, id: &str) -> Label {
        id.clone_into(&mut self.at);
        match Label::new(id) {
            None => {
                self.add(Problem::Name);
                Label::default()
            }
            Some(label) => {
                if !self.names.insert(label) {
                    self.add(Problem::NameTwice);
                }
                label
            }
        }
    }

    fn place(&mut self, raw: &PoseSpec) -> Option<Pose> {
        match Pose::from_mm(raw.x, raw.y, raw.heading) {
            Ok(pose) => Some(pose),
            Err(PoseError::Place) => {
                self.add(Problem::Place);
                None
            }
            Err(PoseError::Heading) => {
                self.add(Problem::Heading);
                None
            }
        }
    }

    fn ship(&mut self, raw: &ShipSpec, file: &PositionFile) -> Option<(Craft<'c>, Pose)> {
        let label = self.begin(&raw.id);
        let pose = self.place(&raw.pose);
        let (ship, pilot) = self.kind(raw)?;
        let initiative = raw.initiative.or(pilot.map(|pilot| pilot.initiative)).filter(|value| *value <= 6);
        if initiative.is_none() {
            self.add(Problem::Initiative);
        }
        let upgrades = self.upgrades(raw);
        let stat = |printed: u8, change: fn(&EquippedUpgrade<'c>) -> i8| {
            let sum: i16 = upgrades.iter().map(|fitted| i16::from(change(fitted))).sum();
            u8::try_from(i16::from(printed) + sum).unwrap_or(0)
        };
        let hull = stat(ship.hull, |fitted| fitted.card.stats.hull);
        let shields = stat(ship.shields, |fitted| fitted.card.stats.shields);
        let of_cards: u8 = upgrades.iter().map(|fitted| fitted.card.force).sum();
        let force = pilot.map_or(0, |pilot| pilot.force) + of_cards;
        if raw.hull.is_some_and(|left| left == 0 || left > hull) {
            self.add(Problem::Hull);
        }
        if raw.shields.is_some_and(|left| left > shields) {
            self.add(Problem::Shields);
        }
        // A pilot that is not listed may have any Force.
        if pilot.is_some() && raw.force.is_some_and(|left| left > force) {
            self.add(Problem::Force);
        }
        let lock = self.lock(raw, file);
        let mut craft = Craft {
            label,
            team: raw.team,
            ship,
            pilot,
            faction: pilot.map(|pilot| pilot.faction),
            initiative: initiative.unwrap_or(0),
            upgrades,
            hull: raw.hull.unwrap_or(hull),
            shields: raw.shields.unwrap_or(shields),
            force: raw.force.unwrap_or(force),
            tokens: raw.tokens,
            faceup: raw.faceup.clone(),
            lock,
            lock_is_fixed: raw.fixed_lock,
            escapes: raw.escapes,
            turret: None,
            engaged: raw.engaged,
            acted: raw.acted.clone(),
        };
        craft.turret = self.turret(&craft, raw.turret);
        Some((craft, pose?))
    }

    fn kind(&mut self, raw: &ShipSpec) -> Option<(&'c ShipType, Option<&'c Pilot>)> {
        let (ship, pilot) = match (&raw.pilot, &raw.ship) {
            (Some(pilot), ship) => {
                let Some((flown, found)) = self.content.pilot(pilot) else {
                    self.add(Problem::UnknownPilot(pilot.clone()));
                    return None;
                };
                if let Some(ship) = ship
                    && *ship != flown.xws
                {
                    self.add(Problem::WrongShip(ship.clone()));
                }
                (flown, Some(found))
            }
            (None, Some(ship)) => {
                let Some(found) = self.content.ship(ship) else {
                    self.add(Problem::UnknownShip(ship.clone()));
                    return None;
                };
                (found, None)
            }
            (None, None) => {
                self.add(Problem::NoShip);
                return None;
            }
        };
        if ship.since != Era::August2020 {
            self.add(Problem::TooLate(ship.xws.clone()));
        } else if let Some(pilot) = pilot
            && pilot.since != Era::August2020
        {
            self.add(Problem::TooLate(pilot.xws.clone()));
        }
        Some((ship, pilot))
    }

    fn upgrades(&mut self, raw: &ShipSpec) -> Vec<EquippedUpgrade<'c>> {
        let mut fitted = Vec::new();
        for id in raw.upgrades.values().flatten() {
            match self.content.upgrade(id) {
                None => self.add(Problem::UnknownUpgrade(id.clone())),
                Some(card) => {
                    let charges = raw.charges.get(id).copied().unwrap_or(card.charges);
                    if charges > card.charges {
                        self.add(Problem::Charges(id.clone()));
                    }
                    fitted.push(EquippedUpgrade { card, charges });
                }
            }
        }
        for id in raw.charges.keys() {
            if !raw.upgrades.values().flatten().any(|equipped| equipped == id) {
                self.add(Problem::Charges(id.clone()));
            }
        }
        fitted
    }

    fn lock(&mut self, raw: &ShipSpec, file: &PositionFile) -> Option<Object> {
        if raw.locks.len() > 1 {
            self.add(Problem::TwoLocks);
        }
        let lock = raw.locks.first()?;
        let object = match lock {
            LockSpec::Ship(id) => (*id != raw.id && file.ships.iter().any(|ship| ship.id == *id))
                .then(|| Label::new(id).map(Object::Ship))
                .flatten(),
            LockSpec::Obstacle(id) => file
                .obstacles
                .iter()
                .any(|obstacle| obstacle.id == *id)
                .then(|| Label::new(id).map(Object::Obstacle))
                .flatten(),
            LockSpec::Point { x, y } => {
                Pose::from_mm(*x, *y, 0.0).is_ok().then(|| Object::Point { x: microns(*x), y: microns(*y) })
            }
        };
        if object.is_none() {
            self.add(Problem::Lock(match lock {
                LockSpec::Ship(id) | LockSpec::Obstacle(id) => id.clone(),
                LockSpec::Point { .. } => "point".to_owned(),
            }));
        }
        object
    }

    /// The turret as given, or facing front; an ability may restrict it.
    fn turret(&mut self, craft: &Craft<'_>, given: Option<Turret>) -> Option<Turret> {
        use crate::content::WeaponArc;
        let arcs = craft.firing_arcs();
        let front = if arcs.contains(&WeaponArc::DoubleTurret) {
            Turret::Double(ArcPair::FrontRear)
        } else if arcs.contains(&WeaponArc::Turret) {
            Turret::Single(StandardArc::Front)
        } else {
            if given.is_some() {
                self.add(Problem::Turret);
            }
            return None;
        };
        let allowed = craft.turret_arcs();
        match (front, given) {
            (_, None) => Some(front),
            (Turret::Double(_), Some(Turret::Single(_))) | (Turret::Single(_), Some(Turret::Double(_))) => {
                self.add(Problem::Turret);
                Some(front)
            }
            (_, Some(turret)) => {
                if let (Turret::Single(quarter), Some(allowed)) = (turret, allowed)
                    && !allowed.contains(&quarter)
                {
                    self.add(Problem::Turret);
                }
                Some(turret)
            }
        }
    }

    fn obstacle(&mut self, raw: &ObstacleSpec, area: PlayArea) -> Option<Obstacle> {
        let label = self.begin(&raw.id);
        let obstacle = match (&raw.token, &raw.pose, raw.kind, &raw.polygon) {
            (Some(id), Some(pose), None, None) => {
                let pose = self.place(pose);
                let Some(token) = self.content.obstacles().get(id) else {
                    self.add(Problem::UnknownToken(id.clone()));
                    return None;
                };
                Obstacle { label, kind: token.kind, token: token.outline.at(pose?) }
            }
            (None, None, Some(kind), Some(polygon)) => {
                let corners: Vec<Point> = polygon.iter().map(|[x, y]| Point::new(*x, *y)).collect();
                // Without corners there is no center; the outline check below reports the error.
                let nowhere = Pose::new(0, 0, Heading::AHEAD);
                let pose = if corners.is_empty() { Some(nowhere) } else { middle(&corners) };
                let Some(pose) = pose else {
                    self.add(Problem::Place);
                    return None;
                };
                let about: Vec<Point> = corners.iter().map(|corner| *corner - pose.center()).collect();
                match Outline::new(&about) {
                    Ok(outline) => Obstacle { label, kind, token: outline.at(pose) },
                    Err(fault) => {
                        self.add(fault.into());
                        return None;
                    }
                }
            }
            (_, _, _, _) => {
                self.add(Problem::ObstacleForm);
                return None;
            }
        };
        if area.any_off_table(obstacle.token.corners()) {
            self.add(Problem::OffTable);
        }
        Some(obstacle)
    }

    fn device(&mut self, raw: &DeviceSpec) -> Option<Device<'c>> {
        let label = self.begin(&raw.id);
        let pose = self.place(&raw.pose);
        let card = self.content.upgrade(&raw.card);
        match card {
            Some(card) if matches!(card.device, Some(DeviceKind::Bomb | DeviceKind::Mine)) => {
                Some(Device { label, card, team: raw.team, pose: pose? })
            }
            Some(_) | None => {
                self.add(Problem::NoDevice(raw.card.clone()));
                None
            }
        }
    }

    /// Checks that ships are inside the play area and do not overlap.
    fn standing(&mut self, ships: &[(String, Footprint)], area: PlayArea) {
        for (index, (id, base)) in ships.iter().enumerate() {
            id.clone_into(&mut self.at);
            if area.is_off_table(base) {
                self.add(Problem::OffTable);
            }
            for (other, beside) in ships.iter().skip(index + 1) {
                if base.overlaps(beside) {
                    self.add(Problem::Overlaps(other.clone()));
                }
            }
        }
    }
}

/// The average of the corners on the grid; `None` if a coordinate is not a number.
fn middle(corners: &[Point]) -> Option<Pose> {
    let count = f64::from(u32::try_from(corners.len()).ok()?);
    let sum = corners.iter().fold(Point::default(), |sum, corner| sum + *corner);
    Pose::from_mm(sum.x / count, sum.y / count, 0.0).ok()
}
