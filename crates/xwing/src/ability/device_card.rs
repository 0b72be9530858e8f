//! Devices: the effect of each.

use crate::choice::OptionalAbility;
use crate::content::{DeviceKind, Upgrade, UpgradeSlot};

/// What a detonating device does to a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Blast {
    pub(crate) hits: u8,
    pub(crate) crits: u8,
    pub(crate) ion: u8,
    /// Attack dice; their hits and crits are suffered.
    pub(crate) dice: u8,
    /// The dice deal hit damage only.
    pub(crate) crits_become_hits: bool,
}

impl Blast {
    pub(crate) const NONE: Blast = Blast { hits: 0, crits: 0, ion: 0, dice: 0, crits_become_hits: false };
}

/// Which ships a detonating device affects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BlastArea {
    /// Every ship at range 0-1 of a bomb, or the ship that moved over a mine.
    Itself,
    /// XW-ABL-24: every ship at range 0-1 of an obstacle at range 0-1, which is then removed.
    Obstacle,
}

/// The implementation of a device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct DeviceEffect {
    pub(crate) blast: Blast,
    pub(crate) reach: BlastArea,
    /// XW-ABL-25: the number of tokens placed side by side.
    pub(crate) tokens: u8,
}

impl Default for DeviceEffect {
    fn default() -> Self {
        DeviceEffect { blast: Blast::NONE, reach: BlastArea::Itself, tokens: 1 }
    }
}

/// The effect of a device; `None` if it is not played.
pub(crate) fn device_effect(card: &Upgrade) -> Option<DeviceEffect> {
    card.rules.device.filter(|_| card.rules.refused.is_none())
}

/// Whether a card is an implemented bomb or mine.
pub(crate) fn is_dropped(card: &Upgrade) -> bool {
    card.is(UpgradeSlot::Device)
        && matches!(card.device, Some(DeviceKind::Bomb | DeviceKind::Mine))
        && device_effect(card).is_some()
}

/// XW-ABL-26: what a ship may do for a card at the start of the Activation Phase.
pub(crate) fn at_activation(card: &Upgrade) -> Option<OptionalAbility> {
    card.rules.ship.shield_for_charges.then_some(OptionalAbility::ShieldForCharges)
}
