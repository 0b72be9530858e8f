//! Bombs and mines: dropped in the System Phase, they go off at the end of the Activation Phase or when a ship comes
//! over them (rules `XW-DEV-…`).

use super::dice::Reds;
use super::event::{Event, Token, Why};
use super::place::At;
use super::ship::ShipId;
use super::state::{Open, State, Task};
use crate::content::{DeviceKind, Upgrade, UpgradeSlot};
use crate::craft::Team;
use crate::geometry::{self, DeviceToken, Range, Release, Template};
use crate::rules::device as rules;
use serde::{Deserialize, Serialize};
use table::{Out, Viewers};

/// A device on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Device {
    /// The card it came from.
    pub card: u16,
    /// Whose it is.
    pub team: Team,
    /// Where it lies.
    pub at: At,
    /// It went off, or was taken away.
    pub gone: bool,
}

/// What a device does to a ship when it goes off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blast {
    /// Hit damage.
    pub hits: u8,
    /// Crit damage.
    pub crits: u8,
    /// Ion tokens.
    pub ion: u8,
    /// Attack dice, whose hits and crits are suffered.
    pub dice: u8,
}

/// The devices that are played, by xws id, with their blast.
pub const BLASTS: [(&str, Blast); 5] = [
    ("bombletgenerator", Blast { hits: 0, crits: 0, ion: 0, dice: 2 }),
    ("connernets", Blast { hits: 1, crits: 0, ion: 3, dice: 0 }),
    ("ionbombs", Blast { hits: 0, crits: 0, ion: 3, dice: 0 }),
    ("protonbombs", Blast { hits: 0, crits: 1, ion: 0, dice: 0 }),
    ("proximitymines", Blast { hits: 1, crits: 0, ion: 0, dice: 2 }),
];

/// The blast of a card, when it is played.
#[must_use]
pub fn blast(card: &Upgrade) -> Option<Blast> {
    BLASTS.iter().find(|(xws, _)| *xws == card.xws).map(|(_, blast)| *blast)
}

/// Whether a card is a bomb or mine that is dropped.
#[must_use]
pub fn is_dropped(card: &Upgrade) -> bool {
    card.is(UpgradeSlot::Device)
        && matches!(card.device, Some(DeviceKind::Bomb | DeviceKind::Mine))
        && blast(card).is_some()
}

/// The token of a device.
fn token(kind: Option<DeviceKind>) -> Option<DeviceToken> {
    let (wide, long) = match kind {
        Some(DeviceKind::Bomb) => DeviceToken::BOMB,
        Some(DeviceKind::Mine) => DeviceToken::MINE,
        Some(DeviceKind::Remote | DeviceKind::Obstacle) | None => return None,
    };
    DeviceToken::new(wide, long).ok()
}

impl State {
    /// A device's token on the table.
    fn device_token(&self, place: u8) -> Option<geometry::Token> {
        let device = self.public.devices.get(usize::from(place)).filter(|device| !device.gone)?;
        let shape = token(self.card(device.card)?.device)?;
        Some(shape.outline().at(device.at.pose()))
    }

    /// Mines on the table.
    pub(super) fn mines(&self) -> impl Iterator<Item = (u8, geometry::Token)> {
        (0..).zip(self.public.devices.iter()).filter_map(|(place, device)| {
            let mine = self.card(device.card)?.device == Some(DeviceKind::Mine);
            if mine { Some((place, self.device_token(place)?)) } else { None }
        })
    }

    /// XW-DEV-01: dropped by the rear guides with the 1 straight, for a charge; not off the table.
    pub(super) fn drop_device(&mut self, ship: ShipId, place: u8, out: &mut Out<'_, Event>) {
        self.drop_by(ship, place, Template::STRAIGHT_1, out);
    }

    /// Dropped with this template.
    pub(super) fn drop_by(&mut self, ship: ShipId, place: u8, by: Template, out: &mut Out<'_, Event>) {
        let Some(fit) = self.public.ship(ship).cards.get(usize::from(place)).copied() else { return };
        let card = fit.card;
        let shape = self.card(card).and_then(|upgrade| token(upgrade.device));
        let pose = self.public.ship(ship).at.pose();
        let area = self.public.options.table.area();
        let placed = shape.and_then(|shape| shape.placed(pose, self.base(ship), Release::Drop, by, area));
        let Some(placed) = placed.filter(|_| !self.public.devices.is_full()) else {
            out.tell(Viewers::ALL, || Event::NotDropped { ship, card });
            return;
        };
        if let Some(fit) = self.public.ship_mut(ship).cards.get_mut(usize::from(place)) {
            fit.charges -= 1;
        }
        let (team, at) = (self.public.ship(ship).team, At::from(placed.pose()));
        let number = u8::try_from(self.public.devices.len()).unwrap_or(0);
        self.public.devices.push(Device { card, team, at, gone: false });
        out.tell(Viewers::ALL, || Event::Dropped { ship, card, at });
        // XW-DEV-03: a mine dropped under a ship goes off at once.
        if self.card(card).is_some_and(|card| card.device == Some(DeviceKind::Mine)) {
            let under: Vec<ShipId> = self
                .public
                .in_play()
                .map(|(id, _)| id)
                .filter(|id| geometry::overlaps(&self.footprint(*id), &placed))
                .collect();
            if let Some(id) = under.first() {
                self.public.then(Task::Trip(*id, number));
            }
        }
    }

    /// XW-DEV-02: at the end of the Activation Phase every bomb goes off, the first player's first.
    pub(super) fn bombs(&mut self, out: &mut Out<'_, Event>) {
        let first = self.public.options.first;
        let next = (0..)
            .zip(self.public.devices.iter())
            .filter(|(_, device)| {
                !device.gone
                    && self.card(device.card).is_some_and(|card| card.device == Some(DeviceKind::Bomb))
            })
            .min_by_key(|(place, device)| (device.team != first, *place))
            .map(|(place, _)| place);
        let Some(place) = next else { return };
        self.public.then(Task::Bombs);
        let Some(token) = self.device_token(place) else { return };
        let near: Vec<ShipId> = self
            .public
            .in_play()
            .map(|(id, _)| id)
            .filter(|id| {
                let far = geometry::distance(&self.footprint(*id), &token);
                matches!(Range::of(far), Range::Zero | Range::One)
            })
            .collect();
        self.detonate(place, out);
        for ship in near.into_iter().rev() {
            self.blast(ship, place, out);
        }
    }

    /// XW-DEV-03: a ship came over a mine.
    pub(super) fn trip(&mut self, ship: ShipId, place: u8, out: &mut Out<'_, Event>) {
        if self.public.devices.get(usize::from(place)).is_some_and(|device| !device.gone) {
            self.detonate(place, out);
            self.blast(ship, place, out);
        }
    }

    fn detonate(&mut self, place: u8, out: &mut Out<'_, Event>) {
        let Some(device) = self.public.devices.get_mut(usize::from(place)) else { return };
        device.gone = true;
        let card = device.card;
        out.tell(Viewers::ALL, || Event::Detonated { device: place, card });
    }

    /// XW-DEV-04: what the blast does to one ship.
    fn blast(&mut self, ship: ShipId, place: u8, out: &mut Out<'_, Event>) {
        let card = self.public.devices.get(usize::from(place)).and_then(|device| self.card(device.card));
        let Some(blast) = card.and_then(blast) else { return };
        self.gain(ship, Token::Ion, blast.ion, rules::BLAST, out);
        if blast.dice > 0 {
            self.public.then(Task::Blast(ship, place, blast.dice));
        }
        if blast.hits + blast.crits > 0 {
            self.public.then(Task::Suffer(ship, blast.hits, blast.crits));
        }
    }

    /// Dice of a blast.
    pub(super) fn roll_blast(&mut self, ship: ShipId, place: u8, dice: u8) {
        self.public.open = Open::Die { ship, why: Why::Device(place), dice };
    }

    pub(super) fn blast_rolled(&mut self, ship: ShipId, place: u8, roll: Reds, out: &mut Out<'_, Event>) {
        out.tell(Viewers::ALL, || Event::RolledMany { ship, why: Why::Device(place), roll });
        self.public.then(Task::Suffer(ship, roll.hit, roll.crit));
    }
}
