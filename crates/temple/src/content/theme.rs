//! Themes: the names of sides, figures and objects. No rule depends on them.

use super::name::Name;
use crate::figure::{Role, Side};
use serde::Deserialize;

/// A complete set of names.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Theme {
    /// The name used in set-ups.
    pub name: String,
    pub title: Name,
    separatists: TeamNames,
    republic: TeamNames,
    droids: DroidNames,
    pub things: ThingNames,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct TeamNames {
    side: Name,
    hero: Name,
    astromech: Name,
    medic: Name,
    tech: Name,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct DroidNames {
    assault: Name,
    medical: Name,
}

/// Names of objects and powers.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ThingNames {
    /// The object both sides are after, with its article.
    pub pass: Name,
    /// Where the pass is hidden; followed by a number, so without an article.
    pub vault: Name,
    /// With its article.
    pub console: Name,
    /// With its article.
    pub barrier: Name,
    /// With its article.
    pub stairs: Name,
    pub force: Name,
    pub combat_meditation: Name,
    pub vigilance_meditation: Name,
    pub regeneration: Name,
    pub enhanced_speed: Name,
}

impl Theme {
    #[must_use]
    pub const fn side(&self, side: Side) -> &Name {
        match side {
            Side::Separatists => &self.separatists.side,
            Side::Republic => &self.republic.side,
        }
    }

    #[must_use]
    pub const fn figure(&self, role: Role, side: Option<Side>) -> &Name {
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
