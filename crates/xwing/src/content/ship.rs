//! Ship types and their pilots.

use super::action::BarAction;
use super::dial::Dial;
use super::effect::Effect;
use super::name::{Era, Faction, Name};
use super::upgrade::Slot;
use crate::geometry::Base;

/// A ship type: what is printed on its cards, token and dial.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShipType {
    /// The xws id.
    pub xws: String,
    /// Printed name.
    pub name: Name,
    /// When it first appeared.
    pub since: Era,
    /// Size of the base.
    pub base: Base,
    /// Who flies it.
    pub factions: Vec<Faction>,
    /// Defense dice.
    pub agility: u8,
    /// Hull value.
    pub hull: u8,
    /// Shield value.
    pub shields: u8,
    /// Primary weapons.
    pub primary: Vec<Primary>,
    /// The action bar.
    pub actions: Vec<BarAction>,
    /// The ship ability.
    pub ability: Option<Ability>,
    /// The maneuver dial.
    pub dial: Dial,
    /// Pilots: those without a limit first, then aces.
    pub pilots: Vec<Pilot>,
}

/// A primary weapon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Primary {
    /// Where it fires.
    pub arc: WeaponArc,
    /// Attack value.
    pub attack: u8,
}

/// The arcs printed on weapons.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WeaponArc {
    /// The strip ahead.
    Bullseye,
    /// The front arc.
    Front,
    /// The rear arc.
    Rear,
    /// Everything ahead of the midway line.
    FullFront,
    /// Where the turret indicator points.
    Turret,
    /// Where the turret indicator points, and the other way.
    DoubleTurret,
}

impl WeaponArc {
    /// Every arc with the word used in content files.
    pub const WORDS: [(WeaponArc, &'static str); 6] = [
        (WeaponArc::Bullseye, "bullseye"),
        (WeaponArc::Front, "front"),
        (WeaponArc::Rear, "rear"),
        (WeaponArc::FullFront, "full front"),
        (WeaponArc::Turret, "turret"),
        (WeaponArc::DoubleTurret, "double turret"),
    ];

    /// The arc of that word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::WORDS.iter().find(|(_, known)| *known == word).map(|(arc, _)| *arc)
    }

    /// Whether the arc follows a turret indicator.
    #[must_use]
    pub const fn is_turret(self) -> bool {
        matches!(self, WeaponArc::Turret | WeaponArc::DoubleTurret)
    }
}

/// A ship ability.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ability {
    /// The key in the content file.
    pub key: String,
    /// Printed name.
    pub name: Name,
    /// What it does.
    pub effects: Vec<Effect>,
    /// Whether the effects say all that a solo ship needs.
    pub written: bool,
}

/// A pilot. Of those with a limit only the aces whose abilities are played are there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pilot {
    /// The xws id.
    pub xws: String,
    /// Printed name.
    pub name: Name,
    /// Whose pilot.
    pub faction: Faction,
    /// When the pilot first appeared.
    pub since: Era,
    /// Initiative.
    pub initiative: u8,
    /// Squad points, where the list gives any.
    pub points: Option<u16>,
    /// Upgrade slots.
    pub slots: Vec<Slot>,
    /// Force capacity.
    pub force: u8,
    /// At most so many of this pilot in a squad; 0 without a limit.
    pub limited: u8,
    /// Action bar of this pilot, where it differs from the ship's.
    pub actions: Option<Vec<BarAction>>,
}
