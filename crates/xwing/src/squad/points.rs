//! Squad points: pilots and cards by the list of July 2020 (XW-SQUAD-01).

use super::fault::SquadFault;
use super::{Crewed, Member, Squad};
use crate::content::{Content, Faction, Points, Upgrade};
use crate::geometry::Base;

/// The points of one ship including its cards.
///
/// # Errors
/// Every id that is unknown or has no points.
pub fn member_points(content: &Content, member: &Member) -> Result<u16, Vec<SquadFault>> {
    let crewed = member.crewed(content)?;
    let mut faults = Vec::new();
    let mut sum = i32::from(crewed.pilot.points.unwrap_or(0));
    if crewed.pilot.points.is_none() {
        faults.push(SquadFault::NoPoints(crewed.pilot.xws.clone()));
    }
    for card in &crewed.upgrades {
        match upgrade_points(card, &crewed) {
            Some(points) => sum += i32::from(points),
            None => faults.push(SquadFault::NoPoints(card.xws.clone())),
        }
    }
    if faults.is_empty() { Ok(u16::try_from(sum).unwrap_or(0)) } else { Err(faults) }
}

/// The points of a whole squad.
///
/// # Errors
/// Every id that is unknown or has no points.
pub fn squad_points(content: &Content, squad: &Squad) -> Result<u16, Vec<SquadFault>> {
    let mut sum = 0;
    let mut faults = Vec::new();
    for member in &squad.members {
        match member_points(content, member) {
            Ok(points) => sum += points,
            Err(more) => faults.extend(more),
        }
    }
    if faults.is_empty() { Ok(sum) } else { Err(faults) }
}

/// XW-SQUAD-01: fixed, or depending on the size, initiative, agility or faction of the ship.
#[must_use]
pub fn upgrade_points(card: &Upgrade, crewed: &Crewed<'_>) -> Option<i16> {
    match card.points.as_ref()? {
        Points::Flat(points) => Some(*points),
        Points::By(property, values) => {
            let value = match property.as_str() {
                "initiative" => crewed.pilot.initiative.to_string(),
                "agility" => crewed.ship.agility.to_string(),
                "size" => size_word(crewed.ship.base).to_owned(),
                "faction" => faction_word(crewed.pilot.faction).to_owned(),
                _ => return None,
            };
            let found = values.iter().find(|(known, _)| known.eq_ignore_ascii_case(&value));
            found.map(|(_, points)| *points)
        }
    }
}

fn size_word(base: Base) -> &'static str {
    match base {
        Base::Small => "small",
        Base::Medium => "medium",
        Base::Large => "large",
    }
}

/// The xws id of a faction.
#[must_use]
pub fn faction_word(faction: Faction) -> &'static str {
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
