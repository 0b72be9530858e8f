//! Themes: the names of sides, figures and objects. No rule depends on them.

use crate::figure::{Role, Side};
use serde::Deserialize;

/// A name in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    pub en: String,
    pub fr: String,
}

/// A complete set of names.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    /// The name used in set-ups.
    pub name: String,
    pub title: Names,
    separatists: TeamNames,
    republic: TeamNames,
    droids: DroidNames,
    pub things: Things,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TeamNames {
    side: Names,
    hero: Names,
    astromech: Names,
    medic: Names,
    tech: Names,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct DroidNames {
    assault: Names,
    medical: Names,
}

/// Names of objects and powers.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Things {
    /// The object both sides are after, with its article.
    pub pass: Names,
    /// Where the pass is hidden; followed by a number, so without an article.
    pub vault: Names,
    /// With its article.
    pub console: Names,
    /// With its article.
    pub barrier: Names,
    /// With its article.
    pub stairs: Names,
    pub force: Names,
    pub combat_meditation: Names,
    pub vigilance_meditation: Names,
    pub regeneration: Names,
    pub enhanced_speed: Names,
}

impl Theme {
    #[must_use]
    pub const fn side(&self, side: Side) -> &Names {
        match side {
            Side::Separatists => &self.separatists.side,
            Side::Republic => &self.republic.side,
        }
    }

    #[must_use]
    pub const fn figure(&self, role: Role, side: Option<Side>) -> &Names {
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
