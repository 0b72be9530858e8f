//! Upgrade cards: weapons, devices, and other properties that a solo ship needs.

use super::action::BarAction;
use super::name::{Era, NameId};
use super::restriction::Restriction;
use super::ship::WeaponArc;
use crate::ability::CardRules;
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each slot is named by its printed word")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum UpgradeSlot {
    Talent,
    #[serde(alias = "force")]
    ForcePower,
    Sensor,
    Cannon,
    Turret,
    Torpedo,
    Missile,
    Crew,
    Gunner,
    Astromech,
    #[serde(alias = "payload")]
    Device,
    Illicit,
    Modification,
    Title,
    Configuration,
    Tech,
    TacticalRelay,
}

/// Squad points: fixed, or depending on a property of the ship.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Points {
    Flat(i16),
    /// By size, initiative, agility or faction, as (value of the property, points).
    By(String, Vec<(String, i16)>),
}

/// A requirement in an attack header besides arc and range. Any one of those listed suffices.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Requirement {
    /// The defender is locked.
    Lock,
    /// The attacker has a focus token.
    Focus,
    /// The attacker has a calculate token.
    Calculate,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Special {
    #[serde(deserialize_with = "arc_word")]
    pub arc: WeaponArc,
    pub attack: u8,
    /// Minimum and maximum attack range.
    pub range: (u8, u8),
    /// Requirements of the attack header.
    #[serde(default)]
    pub requires: Vec<Requirement>,
    /// No range bonus for either side.
    #[serde(default)]
    pub ordnance: bool,
}

fn arc_word<'de, D: serde::Deserializer<'de>>(reader: D) -> Result<WeaponArc, D::Error> {
    let word = String::deserialize(reader)?;
    WeaponArc::from_word(&word)
        .ok_or_else(|| serde::de::Error::custom(format!("\"{word}\" is no weapon arc")))
}

/// What a device card places on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeviceKind {
    /// Detonates at the end of the Activation Phase.
    Bomb,
    /// Detonates when a ship moves through or overlaps it.
    Mine,
    /// A small independent craft.
    Remote,
    /// Loose cargo.
    Obstacle,
}

/// Changes to a ship's printed values.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Stats {
    /// Attack value of the primary weapon.
    pub attack: i8,
    pub agility: i8,
    pub hull: i8,
    pub shields: i8,
    /// Energy of huge ships, which are not implemented.
    pub energy: i8,
}

#[derive(Clone, PartialEq, Eq)]
pub struct Upgrade {
    pub xws: String,
    /// Its place in the list of the content.
    pub index: u16,
    pub name: NameId,
    pub slots: Vec<UpgradeSlot>,
    /// Maximum cards of this name in a squad; 0 means no limit.
    pub limited: u8,
    /// Restrictions; all of them must be met.
    pub only: Vec<Restriction>,
    /// Slots that it adds (positive) or removes (negative).
    pub slots_change: Vec<(UpgradeSlot, i8)>,
    pub since: Era,
    pub points: Option<Points>,
    /// Set if the card is a weapon.
    pub weapon: Option<Special>,
    pub charges: u8,
    /// Whether the reload action can recover its charges.
    pub rechargeable: bool,
    /// Additional Force capacity.
    pub force: u8,
    pub device: Option<DeviceKind>,
    /// Actions it adds to the bar.
    pub actions: Vec<BarAction>,
    pub stats: Stats,
    /// A charge comes back in each End Phase.
    pub recovers: bool,
    /// Set for a card with two faces.
    pub sides: Option<CardSides>,
    /// What it does, as written in the content.
    pub does: Option<Vec<String>>,
    /// What follows from that.
    pub rules: CardRules,
}

/// The two faces of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardSides {
    /// The actions that each face adds.
    pub actions: [Vec<BarAction>; 2],
    /// Its owner chooses the face that it begins on; otherwise it is the first.
    pub starts_on_either: bool,
}

impl Upgrade {
    #[must_use]
    pub fn is(&self, slot: UpgradeSlot) -> bool {
        self.slots.contains(&slot)
    }

    /// Whether the attack header lists a lock on the defender as a requirement.
    #[must_use]
    pub fn has_lock_header(&self) -> bool {
        self.weapon.as_ref().is_some_and(|weapon| weapon.requires.contains(&Requirement::Lock))
    }

    /// Whether the reload action applies: only to torpedoes, missiles and devices.
    #[must_use]
    pub fn can_reload(&self) -> bool {
        self.rechargeable
            && self.charges > 0
            && (self.is(UpgradeSlot::Torpedo)
                || self.is(UpgradeSlot::Missile)
                || self.is(UpgradeSlot::Device))
    }

    /// Whether the solo system plays the whole card.
    #[must_use]
    pub const fn is_whole_at_table(&self) -> bool {
        self.rules.refused_at_table.is_none()
    }
}

/// Without index and rules, which follow from the rest: the hash of the content is computed over this text.
impl fmt::Debug for Upgrade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Upgrade {
            index: _,
            rules: _,
            xws,
            name,
            slots,
            limited,
            only,
            slots_change,
            since,
            points,
            weapon,
            charges,
            rechargeable,
            force,
            device,
            actions,
            stats,
            recovers,
            sides,
            does,
        } = self;
        f.debug_struct("Upgrade")
            .field("xws", xws)
            .field("name", name)
            .field("slots", slots)
            .field("limited", limited)
            .field("only", only)
            .field("slots_change", slots_change)
            .field("since", since)
            .field("points", points)
            .field("weapon", weapon)
            .field("charges", charges)
            .field("rechargeable", rechargeable)
            .field("force", force)
            .field("device", device)
            .field("actions", actions)
            .field("stats", stats)
            .field("recovers", recovers)
            .field("sides", sides)
            .field("does", does)
            .finish()
    }
}

/// A card in a record: compared by its place in the content, written as its xws id.
#[derive(Clone, Copy)]
pub struct CardRef<'c>(pub &'c Upgrade);

impl<'c> CardRef<'c> {
    #[must_use]
    pub fn xws(self) -> &'c str {
        &self.0.xws
    }
}

impl PartialEq for CardRef<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.0.index == other.0.index
    }
}

impl Eq for CardRef<'_> {}

impl fmt::Debug for CardRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.xws(), f)
    }
}

impl Serialize for CardRef<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.xws())
    }
}
