//! Upgrade cards: weapons, devices, and what else a solo ship has to know of them.

use super::action::BarAction;
use super::effect::Effect;
use super::name::{Era, Name};
use super::restriction::Restriction;
use super::ship::WeaponArc;
use serde::{Deserialize, Serialize};

/// Kinds of upgrade slots.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each slot is named by its printed word")]
pub enum Slot {
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

/// Squad points: a number, or a number by a property of the ship.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Points {
    /// The same for all.
    Flat(i16),
    /// By size, initiative, agility or faction, as (value of the property, points).
    By(String, Vec<(String, i16)>),
}

/// What an attack header asks for besides arc and range. Any one of them is enough.
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

/// A special weapon.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Special {
    /// Where it fires.
    #[serde(deserialize_with = "arc_word")]
    pub arc: WeaponArc,
    /// Attack value.
    pub attack: u8,
    /// Nearest and farthest attack range.
    pub range: (u8, u8),
    /// What the header asks for.
    #[serde(default)]
    pub requires: Vec<Requirement>,
    /// Without range bonus for either side.
    #[serde(default)]
    pub ordnance: bool,
}

fn arc_word<'de, D: serde::Deserializer<'de>>(reader: D) -> Result<WeaponArc, D::Error> {
    let word = String::deserialize(reader)?;
    WeaponArc::from_word(&word)
        .ok_or_else(|| serde::de::Error::custom(format!("\"{word}\" is no weapon arc")))
}

/// What a device card puts on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeviceKind {
    /// Detonates at the end of the Activation Phase.
    Bomb,
    /// Detonates when met.
    Mine,
    /// A small craft of its own.
    Remote,
    /// Loose cargo.
    Obstacle,
}

/// Changes of a ship's printed numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Stats {
    /// Of the attack value of the primary weapon.
    pub attack: i8,
    /// Of the agility.
    pub agility: i8,
    /// Of the hull.
    pub hull: i8,
    /// Of the shields.
    pub shields: i8,
    /// Of the energy of huge ships, which are not played here.
    pub energy: i8,
}

/// An upgrade card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Upgrade {
    /// The xws id.
    pub xws: String,
    /// Printed name.
    pub name: Name,
    /// The slots it fills.
    pub slots: Vec<Slot>,
    /// At most so many cards of this name in a squad; 0 without a limit.
    pub limited: u8,
    /// Who may equip it: all of these must hold.
    pub only: Vec<Restriction>,
    /// Slots that it adds to a pilot, or takes.
    pub slots_change: Vec<(Slot, i8)>,
    /// When it first appeared.
    pub since: Era,
    /// Squad points.
    pub points: Option<Points>,
    /// The weapon it is.
    pub weapon: Option<Special>,
    /// Charges.
    pub charges: u8,
    /// Whether the reload action may refill it.
    pub rechargeable: bool,
    /// Force capacity it adds.
    pub force: u8,
    /// The device it drops.
    pub device: Option<DeviceKind>,
    /// Actions it adds to the bar.
    pub actions: Vec<BarAction>,
    /// Numbers it changes.
    pub stats: Stats,
    /// What it does.
    pub effects: Vec<Effect>,
}

impl Upgrade {
    /// Whether the card is of this slot.
    #[must_use]
    pub fn is(&self, slot: Slot) -> bool {
        self.slots.contains(&slot)
    }

    /// Whether the attack header asks for a lock on the defender (alone or among others).
    #[must_use]
    pub fn has_lock_header(&self) -> bool {
        self.weapon.as_ref().is_some_and(|weapon| weapon.requires.contains(&Requirement::Lock))
    }

    /// Torpedoes, missiles and devices are what the reload action refills.
    #[must_use]
    pub fn can_reload(&self) -> bool {
        self.rechargeable
            && self.charges > 0
            && (self.is(Slot::Torpedo) || self.is(Slot::Missile) || self.is(Slot::Device))
    }

    /// Whether nothing but the name is known of the card.
    #[must_use]
    pub fn is_name_only(&self) -> bool {
        self.weapon.is_none()
            && self.device.is_none()
            && self.actions.is_empty()
            && self.stats == Stats::default()
            && self.effects.is_empty()
    }
}
