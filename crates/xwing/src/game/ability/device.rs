//! Devices: which ones are implemented, and the effect of each.

use crate::content::{DeviceKind, Upgrade, UpgradeSlot};
use crate::game::choice::May;

/// What a detonating device does to a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::game) struct Blast {
    pub(in crate::game) hits: u8,
    pub(in crate::game) crits: u8,
    pub(in crate::game) ion: u8,
    /// Attack dice; their hits and crits are suffered.
    pub(in crate::game) dice: u8,
    /// The dice deal hit damage only.
    pub(in crate::game) blunt: bool,
}

const NONE: Blast = Blast { hits: 0, crits: 0, ion: 0, dice: 0, blunt: false };

/// Which ships a detonating device affects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::game) enum Reach {
    /// Every ship at range 0-1 of a bomb, or the ship that moved over a mine.
    Itself,
    /// XW-ABL-24: every ship at range 0-1 of an obstacle at range 0-1, which is then removed.
    Obstacle,
}

/// The implementation of a device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::game) struct Play {
    pub(in crate::game) blast: Blast,
    pub(in crate::game) reach: Reach,
    /// XW-ABL-25: the number of tokens placed side by side.
    pub(in crate::game) tokens: u8,
}

const fn plain(blast: Blast) -> Play {
    Play { blast, reach: Reach::Itself, tokens: 1 }
}

/// The implemented devices, by XWS id.
const PLAYED: [(&str, Play); 7] = [
    ("bombletgenerator", plain(Blast { dice: 2, blunt: true, ..NONE })),
    ("clustermines", Play { tokens: 3, ..plain(Blast { dice: 2, ..NONE }) }),
    ("connernets", plain(Blast { hits: 1, ion: 3, ..NONE })),
    ("ionbombs", plain(Blast { ion: 3, ..NONE })),
    ("protonbombs", plain(Blast { crits: 1, ..NONE })),
    ("proximitymines", plain(Blast { hits: 1, dice: 2, ..NONE })),
    ("seismiccharges", Play { reach: Reach::Obstacle, ..plain(Blast { hits: 1, ..NONE }) }),
];

/// The effect of a device; `None` if it is not implemented.
pub(in crate::game) fn play(card: &Upgrade) -> Option<Play> {
    PLAYED.iter().find(|(xws, _)| *xws == card.xws).map(|(_, play)| *play)
}

/// Whether a card is an implemented bomb or mine.
pub(in crate::game) fn is_dropped(card: &Upgrade) -> bool {
    card.is(UpgradeSlot::Device)
        && matches!(card.device, Some(DeviceKind::Bomb | DeviceKind::Mine))
        && play(card).is_some()
}

/// XW-ABL-26: what a ship may do for a card at the start of the Activation Phase.
pub(in crate::game) fn at_activation(card: &Upgrade) -> Option<May> {
    (card.xws == "bombletgenerator").then_some(May::ShieldForCharges)
}
