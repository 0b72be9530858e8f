//! The content files as written, before validation.

use super::name::{Era, Faction, NameEntry};
use super::restriction::Restriction;
use super::upgrade::{DeviceKind, Special, Stats, UpgradeSlot};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ShipsFile"))]
pub(crate) struct Ships {
    pub(super) ship: Vec<Ship>,
}

// What the page does not read is not in its type.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PrintedShip"))]
pub(super) struct Ship {
    pub(super) xws: String,
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(super) name: Option<NameEntry>,
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(super) since: Era,
    pub(super) size: crate::geometry::Base,
    pub(super) factions: Vec<Faction>,
    pub(super) agility: u8,
    pub(super) hull: u8,
    pub(super) shields: u8,
    pub(super) primary: Vec<String>,
    pub(super) actions: Vec<String>,
    #[cfg_attr(feature = "ts", ts(optional))]
    pub(super) ability: Option<String>,
    pub(super) dial: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(super) pilot: Vec<Pilot>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Pilot {
    pub(super) xws: String,
    pub(super) name: Option<NameEntry>,
    pub(super) faction: Faction,
    pub(super) since: Option<Era>,
    pub(super) initiative: u8,
    pub(super) points: Option<u16>,
    pub(super) slots: Vec<UpgradeSlot>,
    #[serde(default)]
    pub(super) force: u8,
    #[serde(default)]
    pub(super) limited: u8,
    pub(super) actions: Option<Vec<String>>,
    /// Only in the file of limited pilots.
    pub(super) ship: Option<String>,
    #[serde(default)]
    pub(super) charges: u8,
    #[serde(default)]
    pub(super) recovers: u8,
    pub(super) ability: Option<String>,
    pub(super) does: Option<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Pilots {
    pub(super) pilot: Vec<Pilot>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Conditions {
    pub(super) condition: Vec<Condition>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Condition {
    pub(super) xws: String,
    pub(super) from: Vec<String>,
    pub(super) does: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Remotes {
    pub(super) remote: Vec<Remote>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Remote {
    pub(super) xws: String,
    pub(super) from: Vec<String>,
    pub(super) initiative: u8,
    pub(super) agility: u8,
    pub(super) hull: u8,
    pub(super) does: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Builds {
    pub(super) build: Vec<Build>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Build {
    pub(super) id: String,
    pub(super) faction: Faction,
    pub(super) threat: u8,
    pub(super) ships: Vec<crate::squad::Member>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "UpgradesFile"))]
pub(crate) struct Upgrades {
    pub(super) upgrade: Vec<Upgrade>,
}

#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum Points {
    Flat(i16),
    By {
        by: String,
        #[serde(flatten)]
        values: BTreeMap<String, i16>,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PrintedUpgrade"))]
pub(super) struct Upgrade {
    pub(super) xws: String,
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub(super) name: Option<NameEntry>,
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(super) slots: Vec<UpgradeSlot>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(super) limited: u8,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(super) only: Vec<Restriction>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(super) slots_change: BTreeMap<UpgradeSlot, i8>,
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(super) since: Era,
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(super) points: Option<Points>,
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(super) weapon: Option<Special>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub(super) charges: u8,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(super) recovers: i8,
    #[serde(default = "yes")]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(super) rechargeable: bool,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(super) force: u8,
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(super) device: Option<DeviceKind>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(super) actions: Vec<String>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(super) stats: Stats,
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(super) sides: Option<[Vec<String>; 2]>,
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(super) starts: Option<StartingSide>,
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(super) does: Option<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum StartingSide {
    Either,
}

fn yes() -> bool {
    true
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Abilities {
    pub(super) ability: Vec<Ability>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ability {
    pub(super) key: String,
    pub(super) name: Option<NameEntry>,
    pub(super) does: Option<Vec<String>>,
}
