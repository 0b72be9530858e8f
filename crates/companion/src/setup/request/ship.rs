//! Ships of a list, chosen by people or read from a squad file. Unknown pilots and cards are kept with the ship.

use super::fault::SetupFault;
use crate::setup::SquadShip;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use xwing::content::{Content, Faction};
use xwing::craft::Team;
use xwing::scenario::ShipRole;
use xwing::squad::{Member, Squad, SquadError, SupportedContent, check, from_xws};

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct ListedShip {
    /// The pilot's xws id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pilot: Option<String>,
    /// The ship's xws id, if the pilot is unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ship: Option<String>,
    /// The initiative, if the pilot is unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub initiative: Option<u8>,
    /// Equipped cards by xws id.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub upgrades: Vec<String>,
    /// The pilot's name in a squad file, if the pilot is unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub called: Option<String>,
    /// Cards of a squad file that are unknown.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub beside: Vec<String>,
    /// The role of a solo ship; a patrol ship if omitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<ShipRole>,
}

/// A parsed squad file: all its ships, and what is wrong with it.
#[derive(Clone, PartialEq, Debug)]
pub struct SquadFile {
    pub name: Option<String>,
    pub faction: Faction,
    /// In the order of the file.
    pub ships: Vec<ListedShip>,
    /// Violations of the squad rules. People may play the squad anyway: it is their table.
    pub faults: Vec<SquadError>,
}

/// Parses a squad file. Pilots and cards that the companion does not know are kept by name.
///
/// # Errors
/// Every part that cannot be parsed.
pub fn read_squad_file(content: &Content, text: &str) -> Result<SquadFile, Vec<SetupFault>> {
    let squad =
        from_xws(text).map_err(|faults| faults.into_iter().map(SetupFault::Xws).collect::<Vec<_>>())?;
    let faults = check(content, &squad, SupportedContent::SOLO_SYSTEM);
    let hulls = ship_ids(text);
    let ship = |(at, member): (usize, &Member)| {
        let hull = hulls.get(at).cloned().flatten();
        ListedShip::from_member(content, member, hull)
    };
    let ships = squad.members.iter().enumerate().map(ship).collect();
    let Squad { name, faction, .. } = squad;
    Ok(SquadFile { name, faction, ships, faults })
}

/// The ship ids next to the pilots in a squad file: they are the only way to tell what an unknown pilot flies.
fn ship_ids(text: &str) -> Vec<Option<String>> {
    #[derive(Deserialize)]
    struct File {
        pilots: Vec<Pilot>,
    }
    #[derive(Deserialize)]
    struct Pilot {
        #[serde(default)]
        ship: Option<String>,
    }
    let file: Option<File> = serde_json::from_str(text).ok();
    file.map(|file| file.pilots.into_iter().map(|pilot| pilot.ship).collect()).unwrap_or_default()
}

impl ListedShip {
    /// A squad member whose pilot and cards are all known.
    #[must_use]
    pub fn of(member: &Member) -> Self {
        ListedShip {
            pilot: Some(member.pilot.clone()),
            upgrades: member.upgrades.clone(),
            ..ListedShip::default()
        }
    }

    fn from_member(content: &Content, member: &Member, hull: Option<String>) -> Self {
        let (upgrades, beside) =
            member.upgrades.iter().cloned().partition(|id| content.upgrade(id).is_some());
        let pilot = content.pilot(&member.pilot).map(|(_, pilot)| pilot.xws.clone());
        let called = pilot.is_none().then(|| member.pilot.clone());
        let ship = if pilot.is_none() { hull } else { None };
        ListedShip { pilot, ship, initiative: None, upgrades, called, beside, kind: None }
    }

    /// The ship with its name on the table.
    ///
    /// # Errors
    /// If the ship type or the initiative is missing.
    pub fn into_squad_ship(self, id: String, team: Team) -> Result<SquadShip, SetupFault> {
        let name = || self.called.clone().unwrap_or_else(|| id.clone());
        if self.pilot.is_none() && self.ship.is_none() {
            return Err(SetupFault::NoShip(name()));
        }
        if self.pilot.is_none() && self.initiative.is_none() {
            return Err(SetupFault::NoInitiative(name()));
        }
        let mut upgrades = BTreeMap::new();
        if !self.upgrades.is_empty() {
            upgrades.insert("equipped".to_owned(), self.upgrades);
        }
        Ok(SquadShip {
            id,
            team,
            pilot: self.pilot,
            ship: self.ship,
            initiative: self.initiative,
            upgrades,
            pose: None,
            called: self.called,
            beside: self.beside,
        })
    }
}
