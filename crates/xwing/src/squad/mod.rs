//! Squads: pilots with their cards, what they cost, whether they may fly, and the exchange format XWS (rule ids
//! `XW-SQUAD-…`).
//!
//! A squad names pilots and cards by their ids and knows nothing of the table. What is not played here is refused by
//! name, never half played; who plays (a whole game, the solo system beside a real table) says so with [`Played`].

pub mod check;
pub mod coverage;
pub mod fault;
pub mod played;
pub mod points;
pub mod xws;

pub use check::check;
pub use coverage::{Coverage, coverage};
pub use fault::SquadFault;
pub use played::Played;
pub use points::{member_points, squad_points};
pub use xws::{XwsFault, from_xws, to_xws};

use crate::content::{Content, Faction, Pilot, ShipType, Upgrade};
use serde::{Deserialize, Serialize};

/// A squad as it is written down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Squad {
    /// Its name, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Whose squad it is.
    pub faction: Faction,
    /// Its ships.
    pub members: Vec<Member>,
    /// Obstacle tokens that it brings, by id: none or three.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub obstacles: Vec<String>,
}

/// One ship of a squad.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    /// The pilot's xws id.
    pub pilot: String,
    /// Equipped cards by xws id.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub upgrades: Vec<String>,
}

/// A ship of a squad with its printed cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crewed<'c> {
    /// The ship.
    pub ship: &'c ShipType,
    /// Who flies it.
    pub pilot: &'c Pilot,
    /// Equipped cards, in the order of the squad.
    pub upgrades: Vec<&'c Upgrade>,
}

impl Member {
    /// A ship without cards.
    #[must_use]
    pub fn bare(pilot: &str) -> Self {
        Member { pilot: pilot.to_owned(), upgrades: Vec::new() }
    }

    /// The printed cards of this ship.
    ///
    /// # Errors
    /// Every id that is not known.
    pub fn crewed<'c>(&self, content: &'c Content) -> Result<Crewed<'c>, Vec<SquadFault>> {
        let mut faults = Vec::new();
        let found = content.pilot(&self.pilot);
        if found.is_none() {
            faults.push(SquadFault::UnknownPilot(self.pilot.clone()));
        }
        let mut upgrades = Vec::new();
        for id in &self.upgrades {
            match content.upgrade(id) {
                Some(card) => upgrades.push(card),
                None => faults.push(SquadFault::UnknownUpgrade(id.clone())),
            }
        }
        match found {
            Some((ship, pilot)) if faults.is_empty() => Ok(Crewed { ship, pilot, upgrades }),
            Some(_) | None => Err(faults),
        }
    }
}

#[cfg(test)]
mod tests;
