//! Squad validation: known and implemented cards, slots, restrictions, limits (XW-SQUAD-02 to XW-SQUAD-06).

use super::fault::SquadFault;
use super::played::Played;
use super::points::member_points;
use super::{Crewed, Member, Squad};
use crate::content::{BarAction, Bearer, Content, Era, Faction, Upgrade, UpgradeSlot};

/// Every error of a squad; empty if it is legal.
#[must_use]
pub fn check(content: &Content, squad: &Squad, played: Played) -> Vec<SquadFault> {
    let mut faults = Vec::new();
    if squad.members.is_empty() {
        faults.push(SquadFault::Empty);
    }
    for member in &squad.members {
        match member.crewed(content) {
            Err(unknown) => faults.extend(unknown),
            Ok(crewed) => {
                faults.extend(of_ship(&crewed, squad.faction, played));
                faults.extend(member_points(content, member).err().into_iter().flatten());
            }
        }
    }
    faults.extend(limits(content, &squad.members));
    if !squad.obstacles.is_empty() && squad.obstacles.len() != 3 {
        faults.push(SquadFault::Obstacles(squad.obstacles.len()));
    }
    let unknown = squad.obstacles.iter().filter(|id| content.obstacles().get(id).is_none());
    faults.extend(unknown.map(|id| SquadFault::UnknownObstacle(id.clone())));
    faults
}

fn of_ship(crewed: &Crewed<'_>, faction: Faction, played: Played) -> Vec<SquadFault> {
    let Crewed { ship, pilot, upgrades } = crewed;
    let mut faults = Vec::new();
    if ship.since != Era::August2020 || pilot.since != Era::August2020 {
        faults.push(SquadFault::TooLate(pilot.xws.clone()));
    } else if let Some(ability) = (played.missing_of_ship)(ship) {
        faults.push(SquadFault::NotPlayed(ability.to_owned()));
    }
    if pilot.faction != faction {
        faults.push(SquadFault::WrongFaction(pilot.xws.clone()));
    }
    for (place, card) in upgrades.iter().enumerate() {
        if card.since != Era::August2020 {
            faults.push(SquadFault::TooLate(card.xws.clone()));
        } else if !played.upgrade(card) {
            faults.push(SquadFault::NotPlayed(card.xws.clone()));
        }
        // XW-SQUAD-05
        if upgrades.iter().take(place).any(|other| other.xws == card.xws) {
            faults.push(SquadFault::Twice { pilot: pilot.xws.clone(), card: card.xws.clone() });
        }
        if !restrictions_hold(crewed, card, place) {
            faults.push(SquadFault::Restricted { pilot: pilot.xws.clone(), card: card.xws.clone() });
        }
    }
    let without_slot = without_slot(crewed);
    faults.extend(without_slot.into_iter().map(|card| SquadFault::NoSlot { pilot: pilot.xws.clone(), card }));
    faults
}

/// XW-SQUAD-04: every restriction of a card must be met without counting its own actions and slots.
fn restrictions_hold(crewed: &Crewed<'_>, card: &Upgrade, place: usize) -> bool {
    let others = || crewed.upgrades.iter().enumerate().filter(|(index, _)| *index != place);
    let printed = crewed.pilot.actions.as_ref().unwrap_or(&crewed.ship.actions);
    let mut bar: Vec<BarAction> = printed.clone();
    bar.extend(others().flat_map(|(_, other)| other.actions.iter().copied()));
    let equipped: Vec<UpgradeSlot> = others().flat_map(|(_, other)| other.slots.iter().copied()).collect();
    let bearer = Bearer { faction: crewed.pilot.faction, ship: crewed.ship, bar: &bar, equipped: &equipped };
    card.only.iter().all(|one| one.admits(bearer))
}

/// XW-SQUAD-03: each card takes its slots from those of the pilot and of other cards; a weapon hardpoint holds one
/// cannon, torpedo or missile.
fn without_slot(crewed: &Crewed<'_>) -> Vec<String> {
    let mut free: Vec<UpgradeSlot> = crewed.pilot.slots.clone();
    for (slot, change) in crewed.upgrades.iter().flat_map(|card| &card.slots_change) {
        for _ in 0..*change {
            free.push(*slot);
        }
        for _ in *change..0 {
            take(&mut free, *slot);
        }
    }
    let hardpoint = crewed.ship.ability.as_ref().is_some_and(|ability| ability.key == "weaponhardpoint");
    let mut hardpoints = u8::from(hardpoint);
    let mut without = Vec::new();
    for card in &crewed.upgrades {
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

/// XW-SQUAD-06: limited cards, counted by name over the whole squad.
fn limits(content: &Content, members: &[Member]) -> Vec<SquadFault> {
    let cards: Vec<&Upgrade> = members
        .iter()
        .flat_map(|member| &member.upgrades)
        .filter_map(|id| content.upgrade(id))
        .filter(|card| card.limited > 0)
        .collect();
    let mut faults: Vec<SquadFault> = Vec::new();
    for card in &cards {
        let count = cards.iter().filter(|other| other.name.en == card.name.en).count();
        let fault = SquadFault::Limited { card: card.xws.clone(), limit: card.limited };
        if count > usize::from(card.limited) && !faults.contains(&fault) {
            faults.push(fault);
        }
    }
    faults
}
