//! Ship types and their pilots.

use super::action::BarAction;
use super::dial::Dial;
use super::name::{Era, Faction, NameId};
use super::named::AbilityId;
use super::upgrade::UpgradeSlot;
use crate::ability::CardRules;
use crate::geometry::Base;
use std::fmt;

/// A ship type: what is printed on its cards, token and dial.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShipType {
    pub xws: String,
    pub name: NameId,
    pub since: Era,
    pub base: Base,
    pub factions: Vec<Faction>,
    /// Defense dice.
    pub agility: u8,
    pub hull: u8,
    pub shields: u8,
    pub primary: Vec<Primary>,
    pub actions: Vec<BarAction>,
    pub ability: Option<Ability>,
    pub dial: Dial,
    /// Generic pilots first, then limited ones.
    pub pilots: Vec<Pilot>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Primary {
    pub arc: WeaponArc,
    pub attack: u8,
}

/// The firing arcs printed on weapons.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum WeaponArc {
    Bullseye,
    Front,
    Rear,
    /// Everything ahead of the line across the middle of the base.
    FullFront,
    /// Where the turret indicator points.
    Turret,
    /// Where the turret indicator points, and the opposite arc.
    DoubleTurret,
}

impl WeaponArc {
    /// Every arc with its keyword in content files.
    pub const WORDS: [(WeaponArc, &'static str); 6] = [
        (WeaponArc::Bullseye, "bullseye"),
        (WeaponArc::Front, "front"),
        (WeaponArc::Rear, "rear"),
        (WeaponArc::FullFront, "full front"),
        (WeaponArc::Turret, "turret"),
        (WeaponArc::DoubleTurret, "double turret"),
    ];

    /// The arc with this keyword.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::WORDS.iter().find(|(_, known)| *known == word).map(|(arc, _)| *arc)
    }

    /// Whether the arc depends on a turret indicator.
    #[must_use]
    pub const fn is_turret(self) -> bool {
        matches!(self, WeaponArc::Turret | WeaponArc::DoubleTurret)
    }
}

#[derive(Clone, PartialEq, Eq)]
pub struct Ability {
    /// Key in the content file.
    pub key: AbilityId,
    pub name: NameId,
    /// What it does, as written in the content.
    pub does: Option<Vec<String>>,
    /// What follows from that.
    pub rules: CardRules,
}

/// Without the rules, which follow from the clauses: the hash of the content is computed over this text.
impl fmt::Debug for Ability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ability { key, name, does, rules: _ } = self;
        f.debug_struct("Ability").field("key", key).field("name", name).field("does", does).finish()
    }
}

/// A pilot.
#[derive(Clone, PartialEq, Eq)]
pub struct Pilot {
    pub xws: String,
    pub name: NameId,
    pub faction: Faction,
    pub since: Era,
    pub initiative: u8,
    /// Squad points; `None` if the list gives none.
    pub points: Option<u16>,
    pub slots: Vec<UpgradeSlot>,
    pub force: u8,
    /// Maximum copies of this pilot in a squad; 0 means no limit.
    pub limited: u8,
    /// The pilot's own action bar, if it differs from the ship's.
    pub actions: Option<Vec<BarAction>>,
    /// Charges of the ship card.
    pub charges: u8,
    /// A charge comes back in each End Phase.
    pub recovers: bool,
    /// A ship ability in place of the ship's.
    pub ability: Option<Ability>,
    /// The pilot ability, as written in the content.
    pub does: Option<Vec<String>>,
    /// What follows from that.
    pub rules: CardRules,
}

/// Without the rules, which follow from the clauses: the hash of the content is computed over this text.
impl fmt::Debug for Pilot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Pilot {
            xws,
            name,
            faction,
            since,
            initiative,
            points,
            slots,
            force,
            limited,
            actions,
            charges,
            recovers,
            ability,
            does,
            rules: _,
        } = self;
        f.debug_struct("Pilot")
            .field("xws", xws)
            .field("name", name)
            .field("faction", faction)
            .field("since", since)
            .field("initiative", initiative)
            .field("points", points)
            .field("slots", slots)
            .field("force", force)
            .field("limited", limited)
            .field("actions", actions)
            .field("charges", &(charges, recovers))
            .field("ability", ability)
            .field("does", does)
            .finish()
    }
}
