//! A ship's printed values including the changes by its cards.

use crate::content::{Content, Pilot, ShipType};
use crate::geometry::Turret;
use crate::ship::Ship;

/// A ship's printed values including the changes by its cards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PrintedStats {
    pub(crate) hull: u8,
    pub(crate) shields: u8,
    pub(crate) force: u8,
    pub(crate) turret: Option<Turret>,
}

impl PrintedStats {
    pub(crate) fn of(content: &Content, ship: &Ship, kind: &ShipType, pilot: Option<&Pilot>) -> Self {
        use crate::content::WeaponArc;
        use crate::geometry::{ArcPair, StandardArc};
        let cards =
            || ship.cards.iter().filter_map(|equipped| content.upgrades().get(usize::from(equipped.card)));
        let sum = |printed: u8, change: fn(&crate::content::upgrade::Stats) -> i8| {
            let changes: i16 = cards().map(|card| i16::from(change(&card.stats))).sum();
            u8::try_from((i16::from(printed) + changes).max(0)).unwrap_or(u8::MAX)
        };
        let arcs: Vec<WeaponArc> = kind
            .primary
            .iter()
            .map(|weapon| weapon.arc)
            .chain(cards().filter_map(|card| card.weapon.as_ref().map(|weapon| weapon.arc)))
            .collect();
        let turret = if arcs.contains(&WeaponArc::DoubleTurret) {
            Some(Turret::Double(ArcPair::FrontRear))
        } else if arcs.contains(&WeaponArc::Turret) {
            Some(Turret::Single(StandardArc::Front))
        } else {
            None
        };
        PrintedStats {
            hull: sum(kind.hull, |stats| stats.hull),
            shields: sum(kind.shields, |stats| stats.shields),
            force: pilot.map_or(0, |pilot| pilot.force) + cards().map(|card| card.force).sum::<u8>(),
            turret,
        }
    }
}
