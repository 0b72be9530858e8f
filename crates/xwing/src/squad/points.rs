//! Squad points: pilots and cards by the list of July 2020 (XW-SQUAD-01).

use super::error::SquadError;
use super::{EquippedShip, Member, Squad};
use crate::content::{Content, Faction, Points, Upgrade};
use crate::geometry::Base;

/// The points of one ship including its cards.
///
/// # Errors
/// Every id that is unknown or has no points.
pub fn member_points(content: &Content, member: &Member) -> Result<u16, Vec<SquadError>> {
    let equipped_ship = member.equipped(content)?;
    let mut errors = Vec::new();
    let mut sum = i32::from(equipped_ship.pilot.points.unwrap_or(0));
    if equipped_ship.pilot.points.is_none() {
        errors.push(SquadError::NoPoints(equipped_ship.pilot.xws.clone()));
    }
    for card in &equipped_ship.upgrades {
        match upgrade_points(card, &equipped_ship) {
            Some(points) => sum += i32::from(points),
            None => errors.push(SquadError::NoPoints(card.xws.clone())),
        }
    }
    if errors.is_empty() { Ok(u16::try_from(sum).unwrap_or(0)) } else { Err(errors) }
}

/// The points of a whole squad.
///
/// # Errors
/// Every id that is unknown or has no points.
pub fn squad_points(content: &Content, squad: &Squad) -> Result<u16, Vec<SquadError>> {
    let mut sum = 0;
    let mut errors = Vec::new();
    for member in &squad.members {
        match member_points(content, member) {
            Ok(points) => sum += points,
            Err(more) => errors.extend(more),
        }
    }
    if errors.is_empty() { Ok(sum) } else { Err(errors) }
}

/// XW-SQUAD-01: fixed, or depending on the size, initiative, agility or faction of the ship.
#[must_use]
pub fn upgrade_points(card: &Upgrade, equipped_ship: &EquippedShip<'_>) -> Option<i16> {
    match card.points.as_ref()? {
        Points::Flat(points) => Some(*points),
        Points::By(property, values) => {
            let value = match property.as_str() {
                "initiative" => equipped_ship.pilot.initiative.to_string(),
                "agility" => equipped_ship.ship.agility.to_string(),
                "size" => size_key(equipped_ship.ship.base).to_owned(),
                "faction" => faction_id(equipped_ship.pilot.faction).to_owned(),
                _ => return None,
            };
            let found = values.iter().find(|(known, _)| known.eq_ignore_ascii_case(&value));
            found.map(|(_, points)| *points)
        }
    }
}

fn size_key(base: Base) -> &'static str {
    match base {
        Base::Small => "small",
        Base::Medium => "medium",
        Base::Large => "large",
    }
}

/// The xws id of a faction.
#[must_use]
pub fn faction_id(faction: Faction) -> &'static str {
    match faction {
        Faction::RebelAlliance => "rebelalliance",
        Faction::GalacticEmpire => "galacticempire",
        Faction::ScumAndVillainy => "scumandvillainy",
        Faction::Resistance => "resistance",
        Faction::FirstOrder => "firstorder",
        Faction::GalacticRepublic => "galacticrepublic",
        Faction::SeparatistAlliance => "separatistalliance",
    }
}
