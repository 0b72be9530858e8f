//! XWS 2.0.0, the exchange format of squad builders (XW-SQUAD-07, XW-SQUAD-08).
//!
//! Parsed leniently, because its README and its schema differ: ids with a dash, `payload` for devices, and `force` or
//! `force-power` are accepted; keys of other programs (`vendor`, `description`) are ignored. Points are never trusted
//! but recomputed.

use super::points::{faction_id, member_points, squad_points};
use super::{Member, Squad};
use crate::content::{Content, Faction, UpgradeSlot};
use serde_json::{Map, Value, json};
use std::fmt;

/// The version that is written.
pub const VERSION: &str = "2.0.0";

/// Why a text is not a valid XWS squad.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum XwsError {
    /// Not JSON.
    Unreadable(String),
    /// The key is missing or has the wrong type.
    Part(&'static str),
    /// A version other than 2: first edition or later.
    Version(String),
    Faction(String),
}

impl fmt::Display for XwsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            XwsError::Unreadable(why) => write!(f, "not JSON: {why}"),
            XwsError::Part(part) => write!(f, "\"{part}\" is missing or not of the right form"),
            XwsError::Version(version) => write!(f, "version {version} cannot be read"),
            XwsError::Faction(faction) => write!(f, "no faction {faction}"),
        }
    }
}

/// Parses a squad. It does not check whether its pilots and cards are known and implemented.
///
/// # Errors
/// Every part that cannot be read.
pub fn from_xws(text: &str) -> Result<Squad, Vec<XwsError>> {
    let value: Value =
        serde_json::from_str(text).map_err(|error| vec![XwsError::Unreadable(error.to_string())])?;
    let mut errors = Vec::new();
    errors.extend(version(&value).err());
    let faction = faction(&value).map_err(|fault| errors.push(fault)).ok();
    let mut members = Vec::new();
    match value.get("pilots").and_then(Value::as_array) {
        None => errors.push(XwsError::Part("pilots")),
        Some(pilots) => {
            for pilot in pilots {
                match member(pilot) {
                    Ok(member) => members.push(member),
                    Err(fault) => errors.push(fault),
                }
            }
        }
    }
    let obstacles = strings(value.get("obstacles")).ok_or(XwsError::Part("obstacles"));
    let obstacles = obstacles.map_err(|fault| errors.push(fault)).unwrap_or_default();
    let name = value.get("name").and_then(Value::as_str).map(str::to_owned);
    match faction {
        Some(faction) if errors.is_empty() => Ok(Squad { name, faction, members, obstacles }),
        Some(_) | None => Err(errors),
    }
}

/// XW-SQUAD-07: squads of this edition have a version 2.
fn version(value: &Value) -> Result<(), XwsError> {
    let version = value.get("version").and_then(Value::as_str).ok_or(XwsError::Part("version"))?;
    let major = version.split('.').next().and_then(|part| part.parse::<u8>().ok());
    match major {
        Some(2) => Ok(()),
        Some(_) | None => Err(XwsError::Version(version.to_owned())),
    }
}

fn faction(value: &Value) -> Result<Faction, XwsError> {
    let word = value.get("faction").and_then(Value::as_str).ok_or(XwsError::Part("faction"))?;
    Faction::ALL
        .into_iter()
        .find(|faction| faction_id(*faction) == word)
        .ok_or_else(|| XwsError::Faction(word.to_owned()))
}

/// A pilot with its cards; older files use the key `name` for the id.
fn member(value: &Value) -> Result<Member, XwsError> {
    let id = value.get("id").or_else(|| value.get("name")).and_then(Value::as_str);
    let pilot = id.ok_or(XwsError::Part("pilots.id"))?.to_owned();
    let mut upgrades = Vec::new();
    match value.get("upgrades") {
        // Some squad builders write an empty list instead of an empty object.
        None | Some(Value::Null) => {}
        Some(Value::Array(list)) if list.is_empty() => {}
        Some(Value::Object(slots)) => {
            for cards in slots.values() {
                upgrades.extend(strings(Some(cards)).ok_or(XwsError::Part("pilots.upgrades"))?);
            }
        }
        Some(_) => return Err(XwsError::Part("pilots.upgrades")),
    }
    Ok(Member { pilot, upgrades })
}

/// A list of ids: empty if missing, `None` if it contains anything but strings.
fn strings(value: Option<&Value>) -> Option<Vec<String>> {
    match value {
        None | Some(Value::Null) => Some(Vec::new()),
        Some(Value::Array(list)) => list.iter().map(|one| one.as_str().map(str::to_owned)).collect(),
        Some(_) => None,
    }
}

/// XW-SQUAD-08: writes a squad with the points as computed here.
#[must_use]
pub fn to_xws(content: &Content, squad: &Squad) -> Value {
    let mut file = Map::new();
    file.insert("version".into(), VERSION.into());
    if let Some(name) = &squad.name {
        file.insert("name".into(), name.as_str().into());
    }
    file.insert("faction".into(), faction_id(squad.faction).into());
    if let Ok(points) = squad_points(content, squad) {
        file.insert("points".into(), points.into());
    }
    let pilots: Vec<Value> = squad.members.iter().map(|member| pilot(content, member)).collect();
    file.insert("pilots".into(), pilots.into());
    if squad.obstacles.len() == 3 {
        file.insert("obstacles".into(), json!(squad.obstacles));
    }
    Value::Object(file)
}

fn pilot(content: &Content, member: &Member) -> Value {
    let mut entry = Map::new();
    entry.insert("id".into(), member.pilot.as_str().into());
    if let Some((ship, _)) = content.pilot(&member.pilot) {
        entry.insert("ship".into(), ship.xws.as_str().into());
    }
    if let Ok(points) = member_points(content, member) {
        entry.insert("points".into(), points.into());
    }
    let mut slots: Map<String, Value> = Map::new();
    for id in &member.upgrades {
        let slot =
            content.upgrade(id).and_then(|card| card.slots.first()).map_or("unknown", |slot| slot_key(*slot));
        let cards = slots.entry(slot).or_insert_with(|| json!([]));
        if let Value::Array(list) = cards {
            list.push(id.as_str().into());
        }
    }
    if !slots.is_empty() {
        entry.insert("upgrades".into(), Value::Object(slots));
    }
    Value::Object(entry)
}

/// The slot keys of the format.
fn slot_key(slot: UpgradeSlot) -> &'static str {
    match slot {
        UpgradeSlot::Talent => "talent",
        UpgradeSlot::ForcePower => "force-power",
        UpgradeSlot::Sensor => "sensor",
        UpgradeSlot::Cannon => "cannon",
        UpgradeSlot::Turret => "turret",
        UpgradeSlot::Torpedo => "torpedo",
        UpgradeSlot::Missile => "missile",
        UpgradeSlot::Crew => "crew",
        UpgradeSlot::Gunner => "gunner",
        UpgradeSlot::Astromech => "astromech",
        UpgradeSlot::Device => "device",
        UpgradeSlot::Illicit => "illicit",
        UpgradeSlot::Modification => "modification",
        UpgradeSlot::Title => "title",
        UpgradeSlot::Configuration => "configuration",
        UpgradeSlot::Tech => "tech",
        UpgradeSlot::TacticalRelay => "tactical-relay",
    }
}
