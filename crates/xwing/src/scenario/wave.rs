//! Who comes when: the first wave, rounds 4 and 7, and which ship of the pool it is (XW-SCEN-10 to XW-SCEN-13).

use serde::{Deserialize, Serialize};

/// What a solo ship was brought for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A patrol ship.
    Patrol,
    /// A reinforcement ship.
    Reinforcement,
}

/// Solo ships destroyed so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Losses {
    /// Patrol ships.
    pub patrol: u8,
    /// Reinforcement ships.
    pub reinforcement: u8,
}

/// Who comes at the beginning of a round; before the first round (0) the first wave. `more` ships come with each wave of
/// a game with more enemies.
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

/// Where a ship of the pool is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Where {
    /// Not on the table yet.
    Waiting,
    /// On the table.
    InPlay,
    /// Destroyed.
    Destroyed,
}

/// One ship of the enemy squad.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Reserve {
    /// What it was brought for.
    pub kind: Kind,
    /// Its initiative.
    pub initiative: u8,
    /// Where it is.
    pub place: Where,
}

/// How ships of the pool are taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Pool {
    /// Destroyed ships come back as fresh ones when the pool is empty.
    pub returning: bool,
    /// Later patrol ships are drawn instead of taken by initiative.
    pub drawn: bool,
}

impl Default for Pool {
    fn default() -> Self {
        Pool { returning: true, drawn: false }
    }
}

/// Which ship comes, by its place in the squad.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pick {
    /// This one.
    One(usize),
    /// One of these, by lot.
    Lot(Vec<usize>),
    /// Nobody is left.
    Nobody,
}

/// XW-SCEN-13: the next ship of a kind. The first wave takes the lowest initiative, later ones the highest. Without a
/// waiting ship a destroyed one of the same kind comes back; a squad that has no ship of the kind at all sends the other
/// kind (XW-SCEN-16).
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
