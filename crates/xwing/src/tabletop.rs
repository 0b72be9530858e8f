//! A match in the form that geometry and the solo system need.

use crate::content::{ActionKind, Pilot, ShipType, Upgrade};
use crate::craft::{Craft, EquippedUpgrade};
use crate::geometry::{Base, Footprint, ObstacleKind};
use crate::label::Label;
use crate::ship::ShipId;
use crate::ship::printed_stats::PrintedStats;
use crate::solo::sight::map::MapSight;
use crate::state::State;
use crate::table_position::{Obstacle, TablePosition};

/// A position with the ids of its ships, in the same order.
#[derive(Debug)]
pub(crate) struct Tabletop {
    pub(crate) position: TablePosition<'static>,
    pub(crate) ids: Vec<ShipId>,
}

impl Tabletop {
    /// The ship's index in the position.
    pub(crate) fn index(&self, id: ShipId) -> Option<usize> {
        self.ids.iter().position(|other| *other == id)
    }

    pub(crate) fn sight(&self, id: ShipId) -> Option<MapSight<'_, 'static>> {
        MapSight::new(&self.position, self.index(id)?)
    }
}

impl State {
    #[must_use]
    pub fn kind(&self, id: ShipId) -> &'static ShipType {
        &self.content.0.ships()[usize::from(self.public.ship(id).kind)]
    }

    /// The size of a ship's base.
    #[must_use]
    pub fn base(&self, id: ShipId) -> Base {
        self.kind(id).base
    }

    #[must_use]
    pub fn footprint(&self, id: ShipId) -> Footprint {
        Footprint::new(self.public.ship(id).at.pose(), self.base(id))
    }

    /// The upgrade card with this index in the content.
    pub(crate) fn card(&self, index: u16) -> Option<&'static Upgrade> {
        self.content.0.upgrades().get(usize::from(index))
    }

    pub(crate) fn pilot(&self, id: ShipId) -> Option<&'static Pilot> {
        self.public.ship(id).pilot.and_then(|place| self.kind(id).pilots.get(usize::from(place)))
    }

    pub(crate) fn printed(&self, id: ShipId) -> PrintedStats {
        let ship = self.public.ship(id);
        let kind = self.kind(id);
        PrintedStats::of(self.content.0, ship, kind, self.pilot(id))
    }

    /// Remaining hull; zero means destroyed (XW-DMG-04).
    #[must_use]
    pub fn hull(&self, id: ShipId) -> u8 {
        let dealt = u8::try_from(self.public.ship(id).damage.len()).unwrap_or(u8::MAX);
        self.printed(id).hull.saturating_sub(dealt)
    }

    /// Printed hull and shields including the changes by cards.
    #[must_use]
    pub fn toughness(&self, id: ShipId) -> u8 {
        let printed = self.printed(id);
        printed.hull + printed.shields
    }

    /// Whether a ship in play has at least as many damage cards as hull (XW-DMG-04).
    pub(crate) fn has_no_hull(&self, id: ShipId) -> bool {
        self.hull(id) == 0
    }

    /// A ship without its position, in the form that the solo system uses.
    #[must_use]
    pub fn craft(&self, id: ShipId) -> Craft<'static> {
        let ship = self.public.ship(id);
        let kind = self.kind(id);
        let pilot = self.pilot(id);
        let upgrades = ship
            .cards
            .iter()
            .filter_map(|equipped| {
                self.card(equipped.card).map(|card| EquippedUpgrade { card, charges: equipped.charges })
            })
            .collect();
        let acted =
            ActionKind::WORDS.iter().map(|(kind, _)| *kind).filter(|kind| ship.has_acted(*kind)).collect();
        Craft {
            label: ship.label,
            team: ship.team,
            ship: kind,
            pilot,
            faction: pilot.map(|pilot| pilot.faction),
            initiative: ship.initiative,
            upgrades,
            hull: self.hull(id),
            shields: ship.shields,
            force: ship.force,
            tokens: ship.tokens,
            faceup: ship.faceup().collect(),
            lock: ship.lock,
            lock_is_fixed: ship.lock_is_fixed(),
            escapes: ship.escapes,
            turret: ship.turret,
            engaged: ship.round.engaged,
            acted,
        }
    }

    /// Every obstacle at its position; `None` for removed ones.
    #[must_use]
    pub fn obstacle_tokens(&self) -> Vec<Option<Obstacle>> {
        let tokens = self.content.0.obstacles();
        self.public
            .obstacles
            .iter()
            .enumerate()
            .map(|(index, obstacle)| {
                let printed = tokens.iter().nth(usize::from(obstacle.token))?;
                (!obstacle.gone).then(|| Obstacle {
                    label: obstacle_label(index),
                    kind: printed.kind,
                    token: printed.outline.at(obstacle.at.pose()),
                })
            })
            .collect()
    }

    /// The position with the ids of its ships.
    pub(crate) fn tabletop(&self) -> Tabletop {
        let ids: Vec<ShipId> = self.public.in_play().map(|(id, _)| id).collect();
        Tabletop {
            position: TablePosition {
                area: self.public.options.table.area(),
                crafts: ids.iter().map(|id| self.craft(*id)).collect(),
                poses: ids.iter().map(|id| self.public.ship(*id).at.pose()).collect(),
                obstacles: self.obstacle_tokens().into_iter().flatten().collect(),
                devices: Vec::new(),
            },
            ids,
        }
    }

    /// The bases of all other ships in play, with their ids.
    pub(crate) fn other_bases(&self, id: ShipId) -> (Vec<ShipId>, Vec<Footprint>) {
        self.public
            .in_play()
            .filter(|(other, _)| *other != id)
            .map(|(other, _)| (other, self.footprint(other)))
            .unzip()
    }

    pub(crate) fn obstacle_kind(&self, index: u8) -> Option<ObstacleKind> {
        let obstacle = self.public.obstacles.get(usize::from(index))?;
        self.content.0.obstacles().iter().nth(usize::from(obstacle.token)).map(|token| token.kind)
    }
}

/// The label of an obstacle: `O1`, `O2`, ...
pub(crate) fn obstacle_label(index: usize) -> Label {
    Label::new(&format!("O{}", index + 1)).unwrap_or_default()
}
