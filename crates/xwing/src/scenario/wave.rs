//! Waves: the first wave, rounds 4 and 7, and which ship of the pool arrives (XW-SCEN-10 to XW-SCEN-13).

use serde::{Deserialize, Serialize};

/// The role of a solo ship.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Patrol,
    Reinforcement,
}

/// Solo ships destroyed so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Losses {
    pub patrol: u8,
    pub reinforcement: u8,
}

/// The ships that arrive at the start of a round; round 0 is the first wave, before the first round. `more` is the
/// number of additional ships per wave in the "more enemies" variant.
#[must_use]
pub fn due(round: u8, losses: Losses, more: u8) -> Vec<Kind> {
    let mut wave = match round {
        // XW-SCEN-10
        0 => vec![Kind::Patrol; 2],
        // XW-SCEN-11
        4 if losses.patrol == 0 => vec![Kind::Patrol; 2],
        4 => vec![Kind::Patrol, Kind::Reinforcement],
        // XW-SCEN-12
        7 if losses.patrol.saturating_add(losses.reinforcement) >= 3 => {
            vec![Kind::Reinforcement, Kind::Patrol]
        }
        7 => vec![Kind::Reinforcement],
        _ => return Vec::new(),
    };
    // XW-SCEN-21
    wave.extend((0..more).map(|_| Kind::Patrol));
    wave
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Where {
    Waiting,
    InPlay,
    Destroyed,
}

/// One ship of the solo squad.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Reserve {
    pub kind: Kind,
    pub initiative: u8,
    pub place: Where,
}

/// How ships are taken from the pool.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Pool {
    /// Destroyed ships return undamaged when the pool is empty.
    pub returning: bool,
    /// Later patrol ships are chosen at random instead of by initiative.
    pub drawn: bool,
}

impl Default for Pool {
    fn default() -> Self {
        Pool { returning: true, drawn: false }
    }
}

/// Which ship arrives, by its index in the squad.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pick {
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
pub fn next_of(kind: Kind, first_wave: bool, squad: &[Reserve], pool: Pool) -> Pick {
    let has = |kind: Kind| squad.iter().any(|ship| ship.kind == kind);
    let kind = match kind {
        Kind::Reinforcement if !has(Kind::Reinforcement) => Kind::Patrol,
        Kind::Patrol if !has(Kind::Patrol) => Kind::Reinforcement,
        Kind::Patrol | Kind::Reinforcement => kind,
    };
    let at = |place: Where| -> Vec<usize> {
        let fits = |ship: &Reserve| ship.kind == kind && ship.place == place;
        squad.iter().enumerate().filter(|(_, ship)| fits(ship)).map(|(index, _)| index).collect()
    };
    let mut able = at(Where::Waiting);
    if able.is_empty() && pool.returning {
        able = at(Where::Destroyed);
    }
    let initiative = |index: &usize| squad.get(*index).map_or(0, |ship| ship.initiative);
    if first_wave || !pool.drawn {
        let best =
            if first_wave { able.iter().map(initiative).min() } else { able.iter().map(initiative).max() };
        able.retain(|index| Some(initiative(index)) == best);
    }
    match able.as_slice() {
        [] => Pick::Nobody,
        [one] => Pick::One(*one),
        [..] => Pick::Lot(able),
    }
}
