//! Bombs and mines in play, and dropping them in the System Phase (XW-DEV-01).

use crate::ability::device_card::device_effect;
use crate::content::DeviceKind;
use crate::craft::Team;
use crate::event::Event;
use crate::geometry::{self, DeviceToken, Point, Pose, Release, Template};
use crate::ship::ShipId;
use crate::ship::placement::Placement;
use crate::state::{MAX_DEVICES, RuleStep, State};
use contract::{EventSink, Viewers};

/// A device on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Device {
    /// The card it came from.
    pub card: u16,
    pub team: Team,
    pub at: Placement,
    /// It has detonated or was removed.
    pub gone: bool,
}

/// Width and length of the token of a device.
fn size(kind: Option<DeviceKind>) -> Option<(f64, f64)> {
    match kind {
        Some(DeviceKind::Bomb) => Some(DeviceToken::BOMB),
        Some(DeviceKind::Mine) => Some(DeviceToken::MINE),
        Some(DeviceKind::Remote | DeviceKind::Obstacle) | None => None,
    }
}

fn token(kind: Option<DeviceKind>) -> Option<DeviceToken> {
    let (wide, long) = size(kind)?;
    DeviceToken::new(wide, long).ok()
}

impl State {
    /// A device's token on the table.
    pub(crate) fn device_token(&self, place: u8) -> Option<geometry::PlacedToken> {
        let device = self.public.devices.get(usize::from(place)).filter(|device| !device.gone)?;
        let shape = token(self.card(device.card)?.device)?;
        Some(shape.outline().at(device.at.pose()))
    }

    /// Mines on the table.
    pub(crate) fn mines(&self) -> impl Iterator<Item = (u8, geometry::PlacedToken)> {
        (0..).zip(self.public.devices.iter()).filter_map(|(place, device)| {
            let mine = self.card(device.card)?.device == Some(DeviceKind::Mine);
            if mine { Some((place, self.device_token(place)?)) } else { None }
        })
    }

    /// XW-DEV-01: dropped from the rear guides with the 1 straight, for a charge; not outside the play area.
    pub(crate) fn drop_device(&mut self, ship: ShipId, place: u8, out: &mut EventSink<'_, Event>) {
        self.drop_by(ship, place, Template::STRAIGHT_1, out);
    }

    /// Drops a device with this template.
    pub(crate) fn drop_by(&mut self, ship: ShipId, place: u8, by: Template, out: &mut EventSink<'_, Event>) {
        let Some(equipped) = self.public.ship(ship).cards.get(usize::from(place)).copied() else { return };
        let card = equipped.card;
        let set = self.dropped_set(ship, card, by);
        let room = MAX_DEVICES - self.public.devices.len();
        if set.is_empty() || set.len() > room {
            let card = self.content().card_id(card);
            out.emit(Viewers::ALL, || Event::NotDropped { ship, card });
            return;
        }
        if let Some(equipped) = self.public.ship_mut(ship).cards.get_mut(usize::from(place)) {
            equipped.charges -= 1;
        }
        for token in set {
            self.lay(ship, card, &token, out);
        }
    }

    /// The tokens of a device dropped with a template; empty if any part would lie outside the play area.
    fn dropped_set(&self, ship: ShipId, card: u16, by: Template) -> Vec<geometry::PlacedToken> {
        let Some(upgrade) = self.card(card) else { return Vec::new() };
        let (Some(shape), Some((wide, _))) = (token(upgrade.device), size(upgrade.device)) else {
            return Vec::new();
        };
        let tokens = device_effect(upgrade).map_or(1, |play| play.tokens);
        let middle = shape.pose(self.public.ship(ship).at.pose(), self.base(ship), Release::Drop, by);
        let area = self.public.options.table.area();
        // XW-ABL-25: the middle token as usual, the others to its left and right.
        let aside = |step: u8| match step {
            0 => 0.0,
            odd if odd % 2 == 1 => -wide * f64::from(odd.div_ceil(2)),
            even => wide * f64::from(even / 2),
        };
        let set: Vec<geometry::PlacedToken> = (0..tokens)
            .map(|step| {
                let at = middle.local_to_table(Point::new(aside(step), 0.0));
                shape.outline().at(Pose::rounded(at, middle.heading()))
            })
            .collect();
        let leaves = set.iter().any(|token| area.any_off_table(token.corners()));
        if leaves { Vec::new() } else { set }
    }

    /// Places one token. XW-DEV-03: a mine dropped under a ship detonates immediately.
    fn lay(
        &mut self,
        ship: ShipId,
        card: u16,
        placed: &geometry::PlacedToken,
        out: &mut EventSink<'_, Event>,
    ) {
        let (team, at) = (self.public.ship(ship).team, Placement::from(placed.pose()));
        let number = u8::try_from(self.public.devices.len()).unwrap_or(0);
        self.public.devices.push(Device { card, team, at, gone: false });
        let dropped = self.content().card_id(card);
        out.emit(Viewers::ALL, || Event::Dropped { ship, card: dropped, at });
        if self.card(card).is_some_and(|card| card.device == Some(DeviceKind::Mine)) {
            let under = self
                .public
                .in_play()
                .map(|(id, _)| id)
                .find(|id| geometry::overlaps(&self.footprint(*id), placed));
            if let Some(id) = under {
                self.public.push(RuleStep::Trip(id, number));
            }
        }
    }
}
