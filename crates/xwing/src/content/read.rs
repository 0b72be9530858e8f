//! Parses content files into validated tables. Every error of a file is collected.

use super::action::BarAction;
use super::dial::{BearingKind, Dial};
use super::effect::Effect;
use super::error::{ContentError, ContentErrorKind};
use super::name::{Era, NameEntry};
use super::named::{AbilityId, CardId, PilotId};
use super::raw;
use super::ship::{Ability, Pilot, Primary, ShipType, WeaponArc};
use super::upgrade::{Points, Upgrade};
use content_reader::LineError;
use std::collections::BTreeSet;
use std::str::FromStr;

/// Collects errors with the place where each was found.
pub(super) struct ErrorList<'a> {
    file: &'static str,
    text: &'a str,
    at: String,
    pub(super) list: Vec<ContentError>,
}

impl<'a> ErrorList<'a> {
    pub(super) fn new(file: &'static str, text: &'a str) -> Self {
        ErrorList { file, text, at: String::new(), list: Vec::new() }
    }

    pub(super) fn at(&mut self, at: &str) {
        at.clone_into(&mut self.at);
    }

    pub(super) fn add(&mut self, problem: ContentErrorKind) {
        let line = line_of(self.text, &self.at, &problem);
        self.list.push(ContentError { file: self.file, line, at: self.at.clone(), problem });
    }

    /// Parses the whole file, or records the error.
    pub(super) fn toml<T: serde::de::DeserializeOwned>(&mut self) -> Option<T> {
        match content_reader::from_toml(self.text) {
            Ok(read) => Some(read),
            Err(LineError { line, what }) => {
                let problem = ContentErrorKind::Unreadable(what);
                self.list.push(ContentError { file: self.file, line, at: String::new(), problem });
                None
            }
        }
    }

    /// Parses keywords; unknown ones are skipped and recorded as errors.
    fn words<T: FromStr<Err = super::action::UnknownWordError>>(&mut self, words: &[String]) -> Vec<T> {
        let mut read = Vec::new();
        for word in words {
            match word.parse() {
                Ok(value) => read.push(value),
                Err(super::action::UnknownWordError(word)) => self.add(ContentErrorKind::UnknownWord(word)),
            }
        }
        read
    }
}

/// The line of a problem in the entry with this id: that of the wrong word, otherwise that of the id. Of an id that occurs twice, the
/// last one.
pub(super) fn line_of(text: &str, id: &str, problem: &ContentErrorKind) -> usize {
    let id = format!("\"{id}\"");
    if *problem == ContentErrorKind::Twice {
        return text.rfind(&id).map_or(0, |at| content_reader::line_at(text, at));
    }
    let word = problem.word();
    content_reader::line_with(text, &[Some(id.as_str()), word].into_iter().flatten().collect::<Vec<_>>())
}

pub(super) fn abilities(errors: &mut ErrorList<'_>) -> Vec<Ability> {
    let Some(file) = errors.toml::<raw::Abilities>() else { return Vec::new() };
    let mut seen = BTreeSet::new();
    file.ability
        .into_iter()
        .filter_map(|ability| {
            errors.at(&ability.key);
            check(&ability.effects, errors);
            let Some(key) = AbilityId::from_word(&ability.key) else {
                errors.add(ContentErrorKind::UnknownAbility(ability.key));
                return None;
            };
            if !seen.insert(key) {
                errors.add(ContentErrorKind::Twice);
            }
            Some(Ability {
                name: NameEntry::resolve(ability.name, &ability.key),
                key,
                effects: ability.effects,
                written: ability.written,
            })
        })
        .collect()
}

pub(super) fn ships(abilities: &[Ability], errors: &mut ErrorList<'_>) -> Vec<ShipType> {
    let Some(file) = errors.toml::<raw::Ships>() else { return Vec::new() };
    let (mut ships, mut pilots) = (BTreeSet::new(), BTreeSet::new());
    file.ship
        .into_iter()
        .map(|ship| {
            errors.at(&ship.xws);
            if !ships.insert(ship.xws.clone()) {
                errors.add(ContentErrorKind::Twice);
            }
            let ability = ship.ability.and_then(|key| {
                let found = abilities.iter().find(|ability| ability.key.as_str() == key).cloned();
                if found.is_none() {
                    errors.add(ContentErrorKind::UnknownAbility(key));
                }
                found
            });
            let dial = dial(&ship.dial, errors);
            let primary: Vec<_> = ship.primary.iter().filter_map(|text| primary(text, errors)).collect();
            if primary.is_empty() || ship.hull == 0 {
                errors.add(ContentErrorKind::NoNumbers);
            }
            let actions: Vec<BarAction> = errors.words(&ship.actions);
            let mut crew = Vec::new();
            for raw in ship.pilot {
                errors.at(&raw.xws);
                if !pilots.insert(raw.xws.clone()) {
                    errors.add(ContentErrorKind::Twice);
                }
                if !ship.factions.contains(&raw.faction) {
                    errors.add(ContentErrorKind::WrongFaction);
                }
                crew.push(pilot(raw, ship.since, errors));
            }
            ShipType {
                name: NameEntry::resolve(ship.name, &ship.xws),
                xws: ship.xws,
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

fn pilot(raw: raw::Pilot, since: Era, errors: &mut ErrorList<'_>) -> Pilot {
    if raw.initiative > 6 {
        errors.add(ContentErrorKind::Initiative(raw.initiative));
    }
    let actions = raw.actions.map(|words| errors.words(&words));
    let id = PilotId::from_word(&raw.xws);
    if raw.limited > 0 && id.is_none() {
        errors.add(ContentErrorKind::UnknownPilot(raw.xws.clone()));
    }
    Pilot {
        name: NameEntry::resolve(raw.name, &raw.xws),
        xws: raw.xws,
        id,
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

fn primary(text: &str, errors: &mut ErrorList<'_>) -> Option<Primary> {
    let read = text.rsplit_once(' ').and_then(|(arc, value)| {
        Some(Primary { arc: WeaponArc::from_word(arc)?, attack: value.parse().ok()? })
    });
    if read.is_none() {
        errors.add(ContentErrorKind::UnknownWord(text.to_owned()));
    }
    read
}

fn dial(lines: &std::collections::BTreeMap<String, Vec<String>>, errors: &mut ErrorList<'_>) -> Dial {
    let mut dial = Dial::default();
    for (word, items) in lines {
        match BearingKind::from_word(word) {
            None => errors.add(ContentErrorKind::UnknownWord(word.clone())),
            Some(kind) => {
                if let Err(fault) = dial.add(kind, items) {
                    errors.add(ContentErrorKind::Dial(fault));
                }
            }
        }
    }
    if dial.entries().is_empty() {
        errors.add(ContentErrorKind::NoDial);
    } else if !dial.entries().iter().any(|entry| entry.kind() == BearingKind::Straight) {
        errors.add(ContentErrorKind::NoStraight);
    }
    dial
}

pub(super) fn upgrades(errors: &mut ErrorList<'_>) -> Vec<Upgrade> {
    let Some(file) = errors.toml::<raw::Upgrades>() else { return Vec::new() };
    let mut seen = BTreeSet::new();
    (0..)
        .zip(file.upgrade)
        .map(|(index, card)| {
            errors.at(&card.xws);
            if !seen.insert(card.xws.clone()) {
                errors.add(ContentErrorKind::Twice);
            }
            if let Some(weapon) = &card.weapon
                && (weapon.range.0 > weapon.range.1 || weapon.range.1 > 3)
            {
                errors.add(ContentErrorKind::Range);
            }
            let points = card.points.map(|points| match points {
                raw::Points::Flat(points) => Points::Flat(points),
                raw::Points::By { by, values } => Points::By(by, values.into_iter().collect()),
            });
            let actions = errors.words(&card.actions);
            check(&card.effects, errors);
            Upgrade {
                id: CardId::from_word(&card.xws),
                index,
                name: NameEntry::resolve(card.name, &card.xws),
                xws: card.xws,
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
fn check(effects: &[Effect], errors: &mut ErrorList<'_>) {
    for effect in effects {
        match effect {
            Effect::Grant { actions, .. } if actions.is_empty() => {
                errors.add(ContentErrorKind::Effect("grant without an action"));
            }
            Effect::TurretArcs { arcs } if arcs.is_empty() => {
                errors.add(ContentErrorKind::Effect("a turret that points nowhere"));
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
