//! Themes: the names of sides, figures and objects. No rule depends on them.

use crate::figure::{Role, Side};
use serde::Deserialize;

/// A name in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BilingualName {
    pub en: String,
    pub fr: String,
}

/// A complete set of names.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    /// The name used in set-ups.
    pub name: String,
    pub title: BilingualName,
    separatists: TeamNames,
    republic: TeamNames,
    droids: DroidNames,
    pub things: ThingNames,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TeamNames {
    side: BilingualName,
    hero: BilingualName,
    astromech: BilingualName,
    medic: BilingualName,
    tech: BilingualName,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct DroidNames {
    assault: BilingualName,
    medical: BilingualName,
}

/// Names of objects and powers.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThingNames {
    /// The object both sides are after, with its article.
    pub pass: BilingualName,
    /// Where the pass is hidden; followed by a number, so without an article.
    pub vault: BilingualName,
    /// With its article.
    pub console: BilingualName,
    /// With its article.
    pub barrier: BilingualName,
    /// With its article.
    pub stairs: BilingualName,
    pub force: BilingualName,
    pub combat_meditation: BilingualName,
    pub vigilance_meditation: BilingualName,
    pub regeneration: BilingualName,
    pub enhanced_speed: BilingualName,
}

impl Theme {
    #[must_use]
    pub const fn side(&self, side: Side) -> &BilingualName {
        match side {
            Side::Separatists => &self.separatists.side,
            Side::Republic => &self.republic.side,
        }
    }

    #[must_use]
    pub const fn figure(&self, role: Role, side: Option<Side>) -> &BilingualName {
        let team = match side {
            Some(Side::Separatists) => &self.separatists,
            Some(Side::Republic) | None => &self.republic,
        };
        match role {
            Role::Hero => &team.hero,
            Role::Astromech => &team.astromech,
            Role::Medic => &team.medic,
            Role::Tech => &team.tech,
            Role::Assault => &self.droids.assault,
            Role::Medical => &self.droids.medical,
        }
    }
}
