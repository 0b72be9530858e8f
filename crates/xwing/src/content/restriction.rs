//! Who may equip a card: faction, ship, size, action, ability, arc, or a card of another slot.
//!
//! Restrictions that name persons, or ask for a whole squad alike, belong to cards that are not played and are not carried.

use super::action::{Action, ActionKind, BarAction};
use super::name::Faction;
use super::ship::{ShipType, WeaponArc};
use super::upgrade::Slot;
use crate::geometry::Base;
use serde::{Deserialize, Deserializer};

/// One condition of a card: any one of its parts is enough, a card's conditions must all hold.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Restriction {
    /// One of these factions.
    pub factions: Vec<Faction>,
    /// One of these ships, by xws id.
    pub ships: Vec<String>,
    /// One of these sizes.
    pub sizes: Vec<Base>,
    /// This action in this colour on the bar.
    #[serde(deserialize_with = "one_action")]
    pub action: Option<Action>,
    /// This action in any colour on the bar.
    #[serde(deserialize_with = "one_kind")]
    pub any_action: Option<ActionKind>,
    /// One of these ship abilities.
    pub abilities: Vec<String>,
    /// A primary weapon with one of these arcs.
    pub arcs: Vec<WeaponArc>,
    /// A card of one of these slots on the same ship.
    pub equipped: Vec<Slot>,
}

/// The ship that wants to equip a card.
#[derive(Clone, Copy, Debug)]
pub struct Bearer<'a> {
    /// Its faction.
    pub faction: Faction,
    /// Its type.
    pub ship: &'a ShipType,
    /// Its action bar.
    pub bar: &'a [BarAction],
    /// The slots of every other card aboard.
    pub equipped: &'a [Slot],
}

impl Restriction {
    /// Whether a ship satisfies it.
    #[must_use]
    pub fn admits(&self, bearer: Bearer<'_>) -> bool {
        let Bearer { faction, ship, bar, equipped } = bearer;
        self.factions.contains(&faction)
            || self.ships.contains(&ship.xws)
            || self.sizes.contains(&ship.base)
            || self.action.is_some_and(|action| bar.iter().any(|entry| entry.action == action))
            || self.any_action.is_some_and(|kind| bar.iter().any(|entry| entry.action.kind == kind))
            || ship.ability.as_ref().is_some_and(|ability| self.abilities.contains(&ability.key))
            || ship.primary.iter().any(|weapon| self.arcs.contains(&weapon.arc))
            || equipped.iter().any(|slot| self.equipped.contains(slot))
    }
}

fn one_action<'de, D: Deserializer<'de>>(reader: D) -> Result<Option<Action>, D::Error> {
    let word = String::deserialize(reader)?;
    word.parse().map(Some).map_err(serde::de::Error::custom)
}

fn one_kind<'de, D: Deserializer<'de>>(reader: D) -> Result<Option<ActionKind>, D::Error> {
    Ok(one_action(reader)?.map(|action| action.kind))
}
