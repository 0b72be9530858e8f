//! Ships, pilots, upgrade cards and the solo system's charts, parsed once and validated.
//!
//! The files are under `content/xwing/` and are compiled in. [`Content::read`] reports every error of a set of files;
//! [`Content::standard`] is the built-in set.

pub mod action;
pub mod damage;
pub mod dial;
pub mod effect;
pub mod error;
mod hash;
pub mod id;
pub mod name;
pub mod named;
pub mod quick_build;
pub(crate) mod raw;
mod read;
pub mod restriction;
pub mod ship;
pub mod upgrade;

pub use action::{Action, ActionKind, BarAction, Difficulty};
pub use damage::DamageCard;
pub use dial::{BearingKind, Dial, DialEntry};
pub use effect::Effect;
pub use error::{ContentError, ContentErrorKind};
pub use id::ContentId;
pub use name::{Era, Faction, NameId};
pub use named::AbilityId;
pub use quick_build::{ConditionCard, QuickBuild, RemoteCard};
pub use restriction::{EquipContext, Restriction};
pub use ship::{Ability, Pilot, Primary, ShipType, WeaponArc};
pub use upgrade::{CardRef, CardSides, DeviceKind, Points, Requirement, Special, Upgrade, UpgradeSlot};

use crate::geometry::ObstacleTokens;
use crate::solo::approach::charts::SoloRules;
use std::sync::LazyLock;

/// All printed information, which does not change during a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Content {
    ships: Vec<ShipType>,
    upgrades: Vec<Upgrade>,
    conditions: Vec<ConditionCard>,
    remotes: Vec<RemoteCard>,
    builds: Vec<QuickBuild>,
    obstacles: ObstacleTokens,
    solo: SoloRules,
}

/// The text of each content file.
#[derive(Clone, Copy, Debug)]
pub struct ContentFiles<'a> {
    /// `ships.toml`
    pub ships: &'a str,
    /// `pilots.toml`
    pub pilots: &'a str,
    /// `upgrades.toml`
    pub upgrades: &'a str,
    /// `abilities.toml`
    pub abilities: &'a str,
    /// `conditions.toml`
    pub conditions: &'a str,
    /// `remotes.toml`
    pub remotes: &'a str,
    /// `quick-builds.toml`
    pub builds: &'a str,
    /// `obstacles.toml`
    pub obstacles: &'a str,
    /// `solo-alpha-1.toml` or a later version
    pub solo: &'a str,
}

/// The built-in files.
pub const STANDARD_FILES: ContentFiles<'static> = ContentFiles {
    ships: include_str!("../../../../content/xwing/ships.toml"),
    pilots: include_str!("../../../../content/xwing/pilots.toml"),
    conditions: include_str!("../../../../content/xwing/conditions.toml"),
    remotes: include_str!("../../../../content/xwing/remotes.toml"),
    builds: include_str!("../../../../content/xwing/quick-builds.toml"),
    upgrades: include_str!("../../../../content/xwing/upgrades.toml"),
    abilities: include_str!("../../../../content/xwing/abilities.toml"),
    obstacles: include_str!("../../../../content/xwing/obstacles.toml"),
    solo: include_str!("../../../../content/xwing/solo-alpha-1.toml"),
};

impl Content {
    /// Parses and validates a set of files.
    ///
    /// # Errors
    /// Every error of every file.
    pub fn read(files: &ContentFiles<'_>) -> Result<Self, Vec<ContentError>> {
        let mut abilities_errors = read::ErrorList::new("abilities.toml", files.abilities);
        let abilities = read::abilities(&mut abilities_errors);
        let mut ships_errors = read::ErrorList::new("ships.toml", files.ships);
        let mut ships = read::ships(&abilities, &mut ships_errors);
        let mut pilots_errors = read::ErrorList::new("pilots.toml", files.pilots);
        read::pilots(&mut ships, &abilities, &mut pilots_errors);
        let mut upgrades_errors = read::ErrorList::new("upgrades.toml", files.upgrades);
        let upgrades = read::upgrades(&mut upgrades_errors);
        let mut conditions_errors = read::ErrorList::new("conditions.toml", files.conditions);
        let conditions = read::conditions(&mut conditions_errors);
        let mut remotes_errors = read::ErrorList::new("remotes.toml", files.remotes);
        let remotes = read::remotes(&mut remotes_errors);
        let mut builds_errors = read::ErrorList::new("quick-builds.toml", files.builds);
        // Without ships and cards every build would be wrong.
        let whole =
            ships_errors.list.is_empty() && pilots_errors.list.is_empty() && upgrades_errors.list.is_empty();
        let builds = if whole { read::builds(&ships, &upgrades, &mut builds_errors) } else { Vec::new() };
        let lists = [
            abilities_errors,
            ships_errors,
            pilots_errors,
            upgrades_errors,
            conditions_errors,
            remotes_errors,
            builds_errors,
        ];
        let mut errors: Vec<ContentError> = lists.into_iter().flat_map(|errors| errors.list).collect();
        let obstacles = ObstacleTokens::parse(files.obstacles);
        let solo = SoloRules::read(files.solo);
        match (obstacles, solo) {
            (Ok(obstacles), Ok(solo)) if errors.is_empty() => {
                Ok(Content { ships, upgrades, conditions, remotes, builds, obstacles, solo })
            }
            (obstacles, solo) => {
                errors.extend(obstacles.err().map(|fault| ContentError {
                    file: "obstacles.toml",
                    line: fault.line(files.obstacles),
                    at: String::new(),
                    problem: ContentErrorKind::Unreadable(fault.to_string()),
                }));
                errors.extend(solo.err().into_iter().flatten());
                Err(errors)
            }
        }
    }

    /// The built-in content.
    #[must_use]
    pub fn standard() -> &'static Self {
        static STANDARD_CONTENT: LazyLock<Content> = LazyLock::new(|| {
            #[expect(clippy::expect_used, reason = "the files are compiled in, and a test reads them")]
            Content::read(&STANDARD_FILES).expect("the content compiled into the program has no faults")
        });
        &STANDARD_CONTENT
    }

    /// The hash of everything that the rules read, excluding printed names.
    #[must_use]
    pub fn hash(&self) -> u64 {
        hash::of(self)
    }

    /// Whether a match that was begun with the content of this hash can be continued with this content.
    #[must_use]
    pub fn opens(&self, hash: u64) -> bool {
        hash::opens(self, hash)
    }

    /// Every ship type, by xws id.
    #[must_use]
    pub fn ships(&self) -> &[ShipType] {
        &self.ships
    }

    #[must_use]
    pub fn upgrades(&self) -> &[Upgrade] {
        &self.upgrades
    }

    #[must_use]
    pub fn conditions(&self) -> &[ConditionCard] {
        &self.conditions
    }

    #[must_use]
    pub fn remotes(&self) -> &[RemoteCard] {
        &self.remotes
    }

    /// Every Quick Build.
    #[must_use]
    pub fn builds(&self) -> &[QuickBuild] {
        &self.builds
    }

    #[must_use]
    pub fn obstacles(&self) -> &ObstacleTokens {
        &self.obstacles
    }

    #[must_use]
    pub fn solo(&self) -> &SoloRules {
        &self.solo
    }

    /// The ship type with this xws id.
    #[must_use]
    pub fn ship(&self, xws: &str) -> Option<&ShipType> {
        self.ships.iter().find(|ship| ship.xws == xws)
    }

    /// The pilot with this xws id, with its ship type.
    #[must_use]
    pub fn pilot(&self, xws: &str) -> Option<(&ShipType, &Pilot)> {
        self.ships
            .iter()
            .find_map(|ship| ship.pilots.iter().find(|pilot| pilot.xws == xws).map(|pilot| (ship, pilot)))
    }

    /// The upgrade with this xws id.
    #[must_use]
    pub fn upgrade(&self, xws: &str) -> Option<&Upgrade> {
        self.upgrades.iter().find(|card| card.xws == xws)
    }
}

#[cfg(test)]
mod tests;
