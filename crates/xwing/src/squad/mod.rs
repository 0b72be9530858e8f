//! Squads: pilots with their cards, points, validation, and the exchange format XWS (rule ids `XW-SQUAD-…`).
//!
//! A squad refers to pilots and cards by id and does not depend on the table. What is not implemented is rejected by
//! name; it is never played incompletely. Callers (the whole game, or the solo system next to a real table) state
//! what they support with [`SupportedContent`].

pub mod check;
pub mod coverage;
pub mod error;
pub mod points;
pub mod supported;
pub mod xws;

pub use check::check;
pub use coverage::{Coverage, coverage};
pub use error::SquadError;
pub use points::{member_points, squad_points};
pub use supported::SupportedContent;
pub use xws::{XwsError, from_xws, to_xws};

use crate::content::{Content, Faction, Pilot, ShipType, Upgrade};
use serde::{Deserialize, Serialize};

/// A squad list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Squad {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    pub faction: Faction,
    pub members: Vec<Member>,
    /// Obstacle tokens by id: none or three.
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

/// A ship of a squad with its resolved cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EquippedShip<'c> {
    pub ship: &'c ShipType,
    pub pilot: &'c Pilot,
    /// Equipped cards in the order of the squad list.
    pub upgrades: Vec<&'c Upgrade>,
}

impl Member {
    /// A ship without upgrade cards.
    #[must_use]
    pub fn bare(pilot: &str) -> Self {
        Member { pilot: pilot.to_owned(), upgrades: Vec::new() }
    }

    /// Looks up the cards of this ship.
    ///
    /// # Errors
    /// Every unknown id.
    pub fn equipped<'c>(&self, content: &'c Content) -> Result<EquippedShip<'c>, Vec<SquadError>> {
        let mut errors = Vec::new();
        let found = content.pilot(&self.pilot);
        if found.is_none() {
            errors.push(SquadError::UnknownPilot(self.pilot.clone()));
        }
        let mut upgrades = Vec::new();
        for id in &self.upgrades {
            match content.upgrade(id) {
                Some(card) => upgrades.push(card),
                None => errors.push(SquadError::UnknownUpgrade(id.clone())),
            }
        }
        match found {
            Some((ship, pilot)) if errors.is_empty() => Ok(EquippedShip { ship, pilot, upgrades }),
            Some(_) | None => Err(errors),
        }
    }
}

#[cfg(test)]
mod tests;
