//! Themes: what sides, figures and things are called. Rules never look at them.

use crate::figure::{Role, Side};
use serde::Deserialize;

/// A name in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

/// One way of naming everything.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    /// The short name.
    pub name: String,
    /// The theme's own title.
    pub title: Names,
    separatists: TeamNames,
    republic: TeamNames,
    droids: DroidNames,
    /// Things and powers.
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

/// What things and powers are called.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Things {
    /// What the errand is for, with its article.
    pub pass: Names,
    /// Where it is hidden; a number follows, so there is no article.
    pub vault: Names,
    /// Where a barrier is switched off, with its article.
    pub console: Names,
    /// What bars the stairs, with its article.
    pub barrier: Names,
    /// Where the errand ends, with its article.
    pub stairs: Names,
    /// What powers cost.
    pub force: Names,
    /// The four powers.
    pub combat_meditation: Names,
    /// Defence in the next turn of the enemy.
    pub vigilance_meditation: Names,
    /// Life for an ally.
    pub regeneration: Names,
    /// A second move.
    pub enhanced_speed: Names,
}

impl Theme {
    /// The name of a side.
    #[must_use]
    pub const fn side(&self, side: Side) -> &Names {
        match side {
            Side::Separatists => &self.separatists.side,
            Side::Republic => &self.republic.side,
        }
    }

    /// The name of a figure.
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
