//! Parses content files into validated tables. Every error of a file is collected.

use super::action::BarAction;
use super::dial::{BearingKind, Dial};
use super::effect::Effect;
use super::fault::{Fault, Problem};
use super::name::Era;
use super::raw;
use super::ship::{Ability, Pilot, Primary, ShipType, WeaponArc};
use super::upgrade::{Points, Upgrade};
use std::collections::BTreeSet;
use std::str::FromStr;

/// Collects errors with the place where each was found.
pub(super) struct Faults {
    file: &'static str,
    at: String,
    pub(super) list: Vec<Fault>,
}

impl Faults {
    pub(super) fn new(file: &'static str) -> Self {
        Faults { file, at: String::new(), list: Vec::new() }
    }

    pub(super) fn at(&mut self, at: &str) {
        at.clone_into(&mut self.at);
    }

    pub(super) fn add(&mut self, problem: Problem) {
        self.list.push(Fault { file: self.file, at: self.at.clone(), problem });
    }

    /// Parses a whole file, or records the error.
    pub(super) fn toml<T: serde::de::DeserializeOwned>(&mut self, text: &str) -> Option<T> {
        toml::from_str(text).map_err(|error| self.add(Problem::Unreadable(error.to_string()))).ok()
    }

    /// Parses keywords; unknown ones are skipped and recorded as errors.
    fn words<T: FromStr<Err = super::action::UnknownWord>>(&mut self, words: &[String]) -> Vec<T> {
        let mut read = Vec::new();
        for word in words {
            match word.parse() {
                Ok(value) => read.push(value),
                Err(super::action::UnknownWord(word)) => self.add(Problem::UnknownWord(word)),
            }
        }
        read
    }
}

pub(super) fn abilities(text: &str, faults: &mut Faults) -> Vec<Ability> {
    let Some(file) = faults.toml::<raw::Abilities>(text) else { return Vec::new() };
    let mut seen = BTreeSet::new();
    file.ability
        .into_iter()
        .map(|ability| {
            faults.at(&ability.key);
            if !seen.insert(ability.key.clone()) {
                faults.add(Problem::Twice);
            }
            check(&ability.effects, faults);
            Ability {
                key: ability.key,
                name: ability.name,
                effects: ability.effects,
                written: ability.written,
            }
        })
        .collect()
}

pub(super) fn ships(text: &str, abilities: &[Ability], faults: &mut Faults) -> Vec<ShipType> {
    let Some(file) = faults.toml::<raw::Ships>(text) else { return Vec::new() };
    let (mut ships, mut pilots) = (BTreeSet::new(), BTreeSet::new());
    file.ship
        .into_iter()
        .map(|ship| {
            faults.at(&ship.xws);
            if !ships.insert(ship.xws.clone()) {
                faults.add(Problem::Twice);
            }
            let ability = ship.ability.and_then(|key| {
                let found = abilities.iter().find(|ability| ability.key == key).cloned();
                if found.is_none() {
                    faults.add(Problem::UnknownAbility(key));
                }
                found
            });
            let dial = dial(&ship.dial, faults);
            let primary: Vec<_> = ship.primary.iter().filter_map(|text| primary(text, faults)).collect();
            if primary.is_empty() || ship.hull == 0 {
                faults.add(Problem::NoNumbers);
            }
            let actions: Vec<BarAction> = faults.words(&ship.actions);
            let mut crew = Vec::new();
            for raw in ship.pilot {
                faults.at(&raw.xws);
                if !pilots.insert(raw.xws.clone()) {
                    faults.add(Problem::Twice);
                }
                if !ship.factions.contains(&raw.faction) {
                    faults.add(Problem::WrongFaction);
                }
                crew.push(pilot(raw, ship.since, faults));
            }
            ShipType {
                xws: ship.xws,
                name: ship.name,
                since: ship.since,
                base: ship.size,
                factions: ship.factions,
                agility: ship.agility,
                hull: ship.hull,
                shields: ship.shields,
                primary,
                actions,
                ability,
                dial,
                pilots: crew,
            }
        })
        .collect()
}

fn pilot(raw: raw::Pilot, since: Era, faults: &mut Faults) -> Pilot {
    if raw.initiative > 6 {
        faults.add(Problem::Initiative(raw.initiative));
    }
    let actions = raw.actions.map(|words| faults.words(&words));
    Pilot {
        xws: raw.xws,
        name: raw.name,
        faction: raw.faction,
        since: raw.since.unwrap_or(since),
        initiative: raw.initiative,
        points: raw.points,
        slots: raw.slots,
        force: raw.force,
        limited: raw.limited,
        actions,
    }
}

fn primary(text: &str, faults: &mut Faults) -> Option<Primary> {
    let read = text.rsplit_once(' ').and_then(|(arc, value)| {
        Some(Primary { arc: WeaponArc::from_word(arc)?, attack: value.parse().ok()? })
    });
    if read.is_none() {
        faults.add(Problem::UnknownWord(text.to_owned()));
    }
    read
}

fn dial(lines: &std::collections::BTreeMap<String, Vec<String>>, faults: &mut Faults) -> Dial {
    let mut dial = Dial::default();
    for (word, items) in lines {
        match BearingKind::from_word(word) {
            None => faults.add(Problem::UnknownWord(word.clone())),
            Some(kind) => {
                if let Err(fault) = dial.add(kind, items) {
                    faults.add(Problem::Dial(fault));
                }
            }
        }
    }
    if dial.entries().is_empty() {
        faults.add(Problem::NoDial);
    } else if !dial.entries().iter().any(|entry| entry.kind() == BearingKind::Straight) {
        faults.add(Problem::NoStraight);
    }
    dial
}

pub(super) fn upgrades(text: &str, faults: &mut Faults) -> Vec<Upgrade> {
    let Some(file) = faults.toml::<raw::Upgrades>(text) else { return Vec::new() };
    let mut seen = BTreeSet::new();
    file.upgrade
        .into_iter()
        .map(|card| {
            faults.at(&card.xws);
            if !seen.insert(card.xws.clone()) {
                faults.add(Problem::Twice);
            }
            if let Some(weapon) = &card.weapon
                && (weapon.range.0 > weapon.range.1 || weapon.range.1 > 3)
            {
                faults.add(Problem::Range);
            }
            let points = card.points.map(|points| match points {
                raw::Points::Flat(points) => Points::Flat(points),
                raw::Points::By { by, values } => Points::By(by, values.into_iter().collect()),
            });
            let actions = faults.words(&card.actions);
            check(&card.effects, faults);
            Upgrade {
                xws: card.xws,
                name: card.name,
                slots: card.slots,
                limited: card.limited,
                only: card.only,
                slots_change: card.slots_change.into_iter().collect(),
                since: card.since,
                points,
                weapon: card.weapon,
                charges: card.charges,
                rechargeable: card.rechargeable,
                force: card.force,
                device: card.device,
                actions,
                stats: card.stats,
                effects: card.effects,
            }
        })
        .collect()
}

/// Checks what deserialization of an effect does not.
fn check(effects: &[Effect], faults: &mut Faults) {
    for effect in effects {
        match effect {
            Effect::Grant { actions, .. } if actions.is_empty() => {
                faults.add(Problem::Effect("grant without an action"));
            }
            Effect::TurretArcs { arcs } if arcs.is_empty() => {
                faults.add(Problem::Effect("a turret that points nowhere"));
            }
            Effect::Grant { .. }
            | Effect::TurretArcs { .. }
            | Effect::Change { .. }
            | Effect::AddResult { .. }
            | Effect::Reroll { .. }
            | Effect::AddDice { .. }
            | Effect::MissilesByTurret
            | Effect::CannonsByTurret
            | Effect::ReloadsItself
            | Effect::RerollByLocks
            | Effect::BankBarrelRolls
            | Effect::IgnoresAsteroids
            | Effect::LocksBeyond { .. } => {}
        }
    }
}
