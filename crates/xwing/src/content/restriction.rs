//! Upgrade restrictions: faction, ship, size, action, ability, arc, or a card in another slot.
//!
//! Restrictions that name characters, or that concern the whole squad, occur only on cards that are not implemented;
//! they are not included.

use super::action::{Action, ActionKind, BarAction};
use super::name::Faction;
use super::named::AbilityId;
use super::ship::{ShipType, WeaponArc};
use super::upgrade::UpgradeSlot;
use crate::geometry::Base;
use serde::{Deserialize, Deserializer};

/// One restriction of a card: any one of its parts suffices. All restrictions of a card must be met.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Restriction {
    pub factions: Vec<Faction>,
    /// By xws id.
    pub ships: Vec<String>,
    pub sizes: Vec<Base>,
    /// This action with this difficulty on the action bar.
    #[serde(deserialize_with = "one_action")]
    pub action: Option<Action>,
    /// This action with any difficulty on the action bar.
    #[serde(deserialize_with = "one_kind")]
    pub any_action: Option<ActionKind>,
    pub abilities: Vec<AbilityId>,
    /// A primary weapon with one of these arcs.
    pub arcs: Vec<WeaponArc>,
    /// A card in one of these slots on the same ship.
    pub equipped: Vec<UpgradeSlot>,
}

/// The ship that a card is to be equipped to.
#[derive(Clone, Copy, Debug)]
pub struct EquipContext<'a> {
    pub faction: Faction,
    pub ship: &'a ShipType,
    pub bar: &'a [BarAction],
    /// The slots of all its other cards.
    pub equipped: &'a [UpgradeSlot],
}

impl Restriction {
    /// Whether a ship meets the restriction.
    #[must_use]
    pub fn is_met_by(&self, bearer: EquipContext<'_>) -> bool {
        let EquipContext { faction, ship, bar, equipped } = bearer;
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
