//! Waves: the first wave, rounds 4 and 7, and which ship of the pool arrives (XW-SCEN-10 to XW-SCEN-13).

use serde::{Deserialize, Serialize};

/// The role of a solo ship.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ShipRole {
    Patrol,
    Reinforcement,
}

/// Solo ships destroyed so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Losses {
    pub patrol: u8,
    pub reinforcement: u8,
}

/// The ships that arrive at the start of a round; round 0 is the first wave, before the first round. `more` is the
/// number of additional ships per wave in the "more enemies" variant.
#[must_use]
pub fn wave_for_round(round: u8, losses: Losses, more: u8) -> Vec<ShipRole> {
    let mut wave = match round {
        // XW-SCEN-10
        0 => vec![ShipRole::Patrol; 2],
        // XW-SCEN-11
        4 if losses.patrol == 0 => vec![ShipRole::Patrol; 2],
        4 => vec![ShipRole::Patrol, ShipRole::Reinforcement],
        // XW-SCEN-12
        7 if losses.patrol.saturating_add(losses.reinforcement) >= 3 => {
            vec![ShipRole::Reinforcement, ShipRole::Patrol]
        }
        7 => vec![ShipRole::Reinforcement],
        _ => return Vec::new(),
    };
    // XW-SCEN-21
    wave.extend((0..more).map(|_| ShipRole::Patrol));
    wave
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReserveStatus {
    Waiting,
    InPlay,
    Destroyed,
}

/// One ship of the solo squad.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ReserveShip {
    pub kind: ShipRole,
    pub initiative: u8,
    pub place: ReserveStatus,
}

/// How ships are taken from the pool.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PoolRules {
    /// Destroyed ships return undamaged when the pool is empty.
    pub returning: bool,
    /// Later patrol ships are chosen at random instead of by initiative.
    pub drawn: bool,
}

impl Default for PoolRules {
    fn default() -> Self {
        PoolRules { returning: true, drawn: false }
    }
}

/// Which ship arrives, by its index in the squad.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NextShip {
    One(usize),
    /// One of these, chosen at random.
    Lot(Vec<usize>),
    /// No ship is left.
    Nobody,
}

/// XW-SCEN-13: the next ship of a role. The first wave takes the lowest initiative, later waves the highest. If no
/// ship is waiting, a destroyed one of the same role returns; a squad that has no ship of the role at all sends one
/// of the other role (XW-SCEN-16).
#[must_use]
pub fn next_ship(kind: ShipRole, first_wave: bool, squad: &[ReserveShip], pool: PoolRules) -> NextShip {
    let has = |kind: ShipRole| squad.iter().any(|ship| ship.kind == kind);
    let kind = match kind {
        ShipRole::Reinforcement if !has(ShipRole::Reinforcement) => ShipRole::Patrol,
        ShipRole::Patrol if !has(ShipRole::Patrol) => ShipRole::Reinforcement,
        ShipRole::Patrol | ShipRole::Reinforcement => kind,
    };
    let at = |place: ReserveStatus| -> Vec<usize> {
        let fits = |ship: &ReserveShip| ship.kind == kind && ship.place == place;
        squad.iter().enumerate().filter(|(_, ship)| fits(ship)).map(|(index, _)| index).collect()
    };
    let mut able = at(ReserveStatus::Waiting);
    if able.is_empty() && pool.returning {
        able = at(ReserveStatus::Destroyed);
    }
    let initiative = |index: &usize| squad.get(*index).map_or(0, |ship| ship.initiative);
    if first_wave || !pool.drawn {
        let best =
            if first_wave { able.iter().map(initiative).min() } else { able.iter().map(initiative).max() };
        able.retain(|index| Some(initiative(index)) == best);
    }
    match able.as_slice() {
        [] => NextShip::Nobody,
        [one] => NextShip::One(*one),
        [..] => NextShip::Lot(able),
    }
}
