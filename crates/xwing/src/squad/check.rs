//! Squad validation: known and implemented cards, slots, restrictions, limits (XW-SQUAD-02 to XW-SQUAD-06).

use super::error::SquadError;
use super::points::member_points;
use super::supported::SupportedContent;
use super::{EquippedShip, Member, Squad};
use crate::content::{
    AbilityId, BarAction, Content, EquipContext, Era, Faction, NameId, Upgrade, UpgradeSlot,
};

/// Every error of a squad; empty if it is legal.
#[must_use]
pub fn check(content: &Content, squad: &Squad, supported: SupportedContent) -> Vec<SquadError> {
    let mut errors = Vec::new();
    if squad.members.is_empty() {
        errors.push(SquadError::Empty);
    }
    for member in &squad.members {
        match member.equipped(content) {
            Err(unknown) => errors.extend(unknown),
            Ok(equipped_ship) => {
                errors.extend(ship_errors(&equipped_ship, squad.faction, supported));
                errors.extend(member_points(content, member).err().into_iter().flatten());
            }
        }
    }
    errors.extend(limits(content, &squad.members));
    if !squad.obstacles.is_empty() && squad.obstacles.len() != 3 {
        errors.push(SquadError::Obstacles(squad.obstacles.len()));
    }
    let unknown = squad.obstacles.iter().filter(|id| content.obstacles().get(id).is_none());
    errors.extend(unknown.map(|id| SquadError::UnknownObstacle(id.clone())));
    errors
}

fn ship_errors(
    equipped_ship: &EquippedShip<'_>,
    faction: Faction,
    supported: SupportedContent,
) -> Vec<SquadError> {
    let EquippedShip { ship, pilot, upgrades } = equipped_ship;
    let mut errors = Vec::new();
    if ship.since != Era::August2020 || pilot.since != Era::August2020 {
        errors.push(SquadError::TooLate(pilot.xws.clone()));
    } else {
        let own = pilot.ability.is_some();
        if let Some((ability, reason)) = supported.missing_ability(ship).filter(|_| !own) {
            errors.push(SquadError::NotPlayed(ability.to_owned(), reason.clone()));
        }
        if let Some(reason) = supported.refused_pilot(pilot) {
            errors.push(SquadError::NotPlayed(pilot.xws.clone(), reason.clone()));
        }
    }
    if pilot.faction != faction {
        errors.push(SquadError::WrongFaction(pilot.xws.clone()));
    }
    for (place, card) in upgrades.iter().enumerate() {
        if card.since != Era::August2020 {
            errors.push(SquadError::TooLate(card.xws.clone()));
        } else if let Some(reason) = supported.refused_upgrade(card) {
            errors.push(SquadError::NotPlayed(card.xws.clone(), reason.clone()));
        }
        // XW-SQUAD-05
        if upgrades.iter().take(place).any(|other| other.xws == card.xws) {
            errors.push(SquadError::Twice { pilot: pilot.xws.clone(), card: card.xws.clone() });
        }
        if !restrictions_hold(equipped_ship, card, place) {
            errors.push(SquadError::Restricted { pilot: pilot.xws.clone(), card: card.xws.clone() });
        }
    }
    let without_slot = without_slot(equipped_ship);
    errors.extend(without_slot.into_iter().map(|card| SquadError::NoSlot { pilot: pilot.xws.clone(), card }));
    errors
}

/// XW-SQUAD-04: every restriction of a card must be met without counting its own actions and slots.
fn restrictions_hold(equipped_ship: &EquippedShip<'_>, card: &Upgrade, place: usize) -> bool {
    let others = || equipped_ship.upgrades.iter().enumerate().filter(|(index, _)| *index != place);
    let printed = equipped_ship.pilot.actions.as_ref().unwrap_or(&equipped_ship.ship.actions);
    let mut bar: Vec<BarAction> = printed.clone();
    bar.extend(others().flat_map(|(_, other)| other.actions.iter().copied()));
    let equipped: Vec<UpgradeSlot> = others().flat_map(|(_, other)| other.slots.iter().copied()).collect();
    let bearer = EquipContext {
        faction: equipped_ship.pilot.faction,
        ship: equipped_ship.ship,
        bar: &bar,
        equipped: &equipped,
    };
    card.only.iter().all(|one| one.is_met_by(bearer))
}

/// XW-SQUAD-03: each card takes its slots from those of the pilot and of other cards; a weapon hardpoint holds one
/// cannon, torpedo or missile.
fn without_slot(equipped_ship: &EquippedShip<'_>) -> Vec<String> {
    let mut free: Vec<UpgradeSlot> = equipped_ship.pilot.slots.clone();
    for (slot, change) in equipped_ship.upgrades.iter().flat_map(|card| &card.slots_change) {
        for _ in 0..*change {
            free.push(*slot);
        }
        for _ in *change..0 {
            take(&mut free, *slot);
        }
    }
    let hardpoint =
        equipped_ship.ship.ability.as_ref().is_some_and(|ability| ability.key == AbilityId::WeaponHardpoint);
    let mut hardpoints = u8::from(hardpoint);
    let mut without = Vec::new();
    for card in &equipped_ship.upgrades {
        let mut missing = false;
        for slot in &card.slots {
            if take(&mut free, *slot) {
                continue;
            }
            let mounts = matches!(slot, UpgradeSlot::Cannon | UpgradeSlot::Torpedo | UpgradeSlot::Missile);
            if mounts && hardpoints > 0 {
                hardpoints -= 1;
            } else {
                missing = true;
            }
        }
        if missing {
            without.push(card.xws.clone());
        }
    }
    without
}

fn take(free: &mut Vec<UpgradeSlot>, slot: UpgradeSlot) -> bool {
    let found = free.iter().position(|have| *have == slot);
    if let Some(at) = found {
        free.swap_remove(at);
    }
    found.is_some()
}

/// XW-SQUAD-06: limited pilots and cards, counted together by name over the whole squad.
fn limits(content: &Content, members: &[Member]) -> Vec<SquadError> {
    let pilots = members.iter().filter_map(|member| content.pilot(&member.pilot));
    let upgrades = members.iter().flat_map(|member| &member.upgrades).filter_map(|id| content.upgrade(id));
    let cards: Vec<(&str, &NameId, u8)> = pilots
        .map(|(_, pilot)| (pilot.xws.as_str(), &pilot.name, pilot.limited))
        .chain(upgrades.map(|card| (card.xws.as_str(), &card.name, card.limited)))
        .filter(|(_, _, limited)| *limited > 0)
        .collect();
    let mut errors: Vec<SquadError> = Vec::new();
    for (xws, name, limited) in &cards {
        let count = cards.iter().filter(|(_, other, _)| other == name).count();
        let fault = SquadError::Limited { card: (*xws).to_owned(), limit: *limited };
        if count > usize::from(*limited) && !errors.contains(&fault) {
            errors.push(fault);
        }
    }
    errors
}
