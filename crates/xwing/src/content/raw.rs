//! The content files as written, before validation.

use super::effect::Effect;
use super::name::{Era, Faction, NameEntry};
use super::restriction::Restriction;
use super::upgrade::{DeviceKind, Special, Stats, UpgradeSlot};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ships {
    pub(super) ship: Vec<Ship>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ship {
    pub(super) xws: String,
    pub(super) name: Option<NameEntry>,
    pub(super) since: Era,
    pub(super) size: crate::geometry::Base,
    pub(super) factions: Vec<Faction>,
    pub(super) agility: u8,
    pub(super) hull: u8,
    pub(super) shields: u8,
    pub(super) primary: Vec<String>,
    pub(super) actions: Vec<String>,
    pub(super) ability: Option<String>,
    pub(super) dial: BTreeMap<String, Vec<String>>,
    #[serde(default)]
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
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Upgrades {
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
pub(super) struct Upgrade {
    pub(super) xws: String,
    pub(super) name: Option<NameEntry>,
    pub(super) slots: Vec<UpgradeSlot>,
    #[serde(default)]
    pub(super) limited: u8,
    #[serde(default)]
    pub(super) only: Vec<Restriction>,
    #[serde(default)]
    pub(super) slots_change: BTreeMap<UpgradeSlot, i8>,
    pub(super) since: Era,
    pub(super) points: Option<Points>,
    pub(super) weapon: Option<Special>,
    #[serde(default)]
    pub(super) charges: u8,
    #[serde(default)]
    #[expect(
        dead_code,
        reason = "read so that the file is checked; charges recover in the End Phase of the game"
    )]
    pub(super) recovers: i8,
    #[serde(default = "yes")]
    pub(super) rechargeable: bool,
    #[serde(default)]
    pub(super) force: u8,
    pub(super) device: Option<DeviceKind>,
    #[serde(default)]
    pub(super) actions: Vec<String>,
    #[serde(default)]
    pub(super) stats: Stats,
    #[serde(default)]
    pub(super) effects: Vec<Effect>,
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
    #[serde(default)]
    pub(super) effects: Vec<Effect>,
    pub(super) written: bool,
}
