//! Ids of printed names, product eras and factions.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The id of a printed name. What it is in each language is said by `locales/*/xwing-names.ftl`; cards with the same
/// name share an id.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct NameId(String);

impl NameId {
    pub(super) const fn new(id: String) -> NameId {
        NameId(id)
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The hash of the content is computed over its `Debug` output. Names have never been part of it: this is what stood in
/// place of each when the content itself held them, so that stored matches keep their hash.
impl fmt::Debug for NameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Name").field("en", &"").field("fr", &"").finish()
    }
}

/// A name as files may have it: the id of a name, or, as in files of earlier versions, texts that are not used.
#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum NameEntry {
    Id(String),
    #[expect(dead_code, reason = "accepted so that files of earlier versions can be checked")]
    Texts(std::collections::BTreeMap<String, String>),
}

impl NameEntry {
    /// The name of something: its own, unless another id is given.
    pub(super) fn resolve(entry: Option<NameEntry>, own: &str) -> NameId {
        match entry {
            Some(NameEntry::Id(id)) => NameId::new(id),
            Some(NameEntry::Texts(_)) | None => NameId::new(own.to_owned()),
        }
    }
}

/// When a ship, pilot or card first appeared. The printed Solo Alpha ship table covers August 2020 only.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Era {
    /// In the lists of August 2020.
    #[serde(rename = "2020-08")]
    August2020,
    /// By February 2022.
    #[serde(rename = "2022-02")]
    February2022,
    /// Later than the 200-point game.
    #[serde(rename = "2.5")]
    Later,
}

/// The seven factions, by their xws ids.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Faction {
    RebelAlliance,
    GalacticEmpire,
    ScumAndVillainy,
    Resistance,
    FirstOrder,
    GalacticRepublic,
    SeparatistAlliance,
}

impl Faction {
    /// All seven, in the order of the printed ship table.
    pub const ALL: [Faction; 7] = [
        Faction::GalacticRepublic,
        Faction::SeparatistAlliance,
        Faction::RebelAlliance,
        Faction::GalacticEmpire,
        Faction::Resistance,
        Faction::FirstOrder,
        Faction::ScumAndVillainy,
    ];
}
