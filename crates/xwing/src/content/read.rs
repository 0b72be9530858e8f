//! Parses content files into validated tables. Every error of a file is collected.

use super::action::BarAction;
use super::dial::{BearingKind, Dial};
use super::error::{ContentError, ContentErrorKind};
use super::name::{Era, NameEntry};
use super::named::AbilityId;
use super::quick_build::{ConditionCard, QuickBuild, RemoteCard};
use super::raw;
use super::ship::{Ability, Pilot, Primary, ShipType, WeaponArc};
use super::upgrade::{CardSides, Points, Upgrade};
use crate::ability::{CardRules, NotWhole, TextOwner};
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
            let rules = card_rules(ability.does.as_deref(), TextOwner::ShipAbility, errors);
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
                does: ability.does,
                rules,
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
                crew.push(pilot(raw, ship.since, abilities, errors));
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

/// Adds the limited pilots to their ships, after those that are there.
pub(super) fn pilots(ships: &mut [ShipType], abilities: &[Ability], errors: &mut ErrorList<'_>) {
    let Some(file) = errors.toml::<raw::Pilots>() else { return };
    let mut seen: BTreeSet<String> =
        ships.iter().flat_map(|ship| &ship.pilots).map(|pilot| pilot.xws.clone()).collect();
    for raw in file.pilot {
        errors.at(&raw.xws);
        if !seen.insert(raw.xws.clone()) {
            errors.add(ContentErrorKind::Twice);
        }
        let wanted = raw.ship.clone().unwrap_or_default();
        let Some(ship) = ships.iter_mut().find(|ship| ship.xws == wanted) else {
            errors.add(ContentErrorKind::UnknownShip(wanted));
            continue;
        };
        if !ship.factions.contains(&raw.faction) {
            errors.add(ContentErrorKind::WrongFaction);
        }
        if raw.does.is_none() {
            errors.add(ContentErrorKind::Effect("what it does"));
        }
        let since = ship.since;
        ship.pilots.push(pilot(raw, since, abilities, errors));
    }
}

/// Reads what a text does; clauses without the form of a clause are errors.
fn card_rules(does: Option<&[String]>, owner: TextOwner, errors: &mut ErrorList<'_>) -> CardRules {
    CardRules::read(does, owner).unwrap_or_else(|faults| {
        for fault in faults {
            errors.add(ContentErrorKind::Clause(fault.to_string()));
        }
        CardRules::default()
    })
}

fn pilot(raw: raw::Pilot, since: Era, abilities: &[Ability], errors: &mut ErrorList<'_>) -> Pilot {
    if raw.initiative > 6 {
        errors.add(ContentErrorKind::Initiative(raw.initiative));
    }
    let actions = raw.actions.map(|words| errors.words(&words));
    let ability = raw.ability.and_then(|key| {
        let found = abilities.iter().find(|ability| ability.key.as_str() == key).cloned();
        if found.is_none() {
            errors.add(ContentErrorKind::UnknownAbility(key));
        }
        found
    });
    // A generic pilot has no text.
    let does = raw.does.or_else(|| (raw.limited == 0).then(Vec::new));
    let rules = card_rules(does.as_deref(), TextOwner::Pilot, errors);
    Pilot {
        name: NameEntry::resolve(raw.name, &raw.xws),
        xws: raw.xws,
        faction: raw.faction,
        since: raw.since.unwrap_or(since),
        initiative: raw.initiative,
        points: raw.points,
        slots: raw.slots,
        force: raw.force,
        limited: raw.limited,
        actions,
        charges: raw.charges,
        recovers: raw.recovers > 0,
        ability,
        does,
        rules,
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
            let actions = errors.words(&card.actions);
            let sides = card.sides.as_ref().map(|[front, back]| CardSides {
                actions: [errors.words(front), errors.words(back)],
                starts_on_either: card.starts.is_some(),
            });
            let mut rules = card_rules(card.does.as_deref(), TextOwner::Upgrade, errors);
            if let Some(reason) = refused_by_numbers(&card, &rules) {
                rules.refused = Some(reason.clone());
                rules.refused_at_table = Some(reason);
            }
            let points = card.points.map(|points| match points {
                raw::Points::Flat(points) => Points::Flat(points),
                raw::Points::By { by, values } => Points::By(by, values.into_iter().collect()),
            });
            Upgrade {
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
                recovers: card.recovers > 0,
                sides,
                does: card.does,
                rules,
            }
        })
        .collect()
}

/// Why a card is not played whatever its clauses say.
fn refused_by_numbers(card: &raw::Upgrade, rules: &CardRules) -> Option<NotWhole> {
    use super::DeviceKind;
    // Everything else of August 2020 is described.
    let huge = card.since == Era::August2020 && card.does.is_none();
    if huge || card.only.contains(&super::Restriction::default()) {
        return Some(NotWhole::HugeShips);
    }
    match card.device {
        Some(DeviceKind::Remote | DeviceKind::Obstacle) if rules.refused.is_none() => Some(NotWhole::Device),
        _ => None,
    }
}

/// Condition cards, remotes and Quick Builds; what they name must be in the content.
pub(super) fn conditions(errors: &mut ErrorList<'_>) -> Vec<ConditionCard> {
    let Some(file) = errors.toml::<raw::Conditions>() else { return Vec::new() };
    let mut read = Vec::new();
    for raw in file.condition {
        errors.at(&raw.xws);
        let rules = card_rules(Some(&raw.does), TextOwner::Upgrade, errors);
        read.push(ConditionCard { xws: raw.xws, from: raw.from, does: raw.does, rules });
    }
    read
}

pub(super) fn remotes(errors: &mut ErrorList<'_>) -> Vec<RemoteCard> {
    let Some(file) = errors.toml::<raw::Remotes>() else { return Vec::new() };
    let mut read = Vec::new();
    for raw in file.remote {
        errors.at(&raw.xws);
        let rules = card_rules(Some(&raw.does), TextOwner::ShipAbility, errors);
        let raw::Remote { xws, from, initiative, agility, hull, does } = raw;
        read.push(RemoteCard { xws, from, initiative, agility, hull, does, rules });
    }
    read
}

pub(super) fn builds(
    ships: &[ShipType],
    upgrades: &[Upgrade],
    errors: &mut ErrorList<'_>,
) -> Vec<QuickBuild> {
    let Some(file) = errors.toml::<raw::Builds>() else { return Vec::new() };
    let pilots: BTreeSet<&str> =
        ships.iter().flat_map(|ship| &ship.pilots).map(|pilot| pilot.xws.as_str()).collect();
    let cards: BTreeSet<&str> = upgrades.iter().map(|card| card.xws.as_str()).collect();
    let mut seen = BTreeSet::new();
    let mut read = Vec::new();
    for raw::Build { id, faction, threat, ships } in file.build {
        errors.at(&id);
        if !seen.insert(id.clone()) {
            errors.add(ContentErrorKind::Twice);
        }
        for member in &ships {
            if !pilots.contains(member.pilot.as_str()) {
                errors.add(ContentErrorKind::UnknownPilot(member.pilot.clone()));
            }
            for card in member.upgrades.iter().filter(|card| !cards.contains(card.as_str())) {
                errors.add(ContentErrorKind::UnknownCard(card.clone()));
            }
        }
        read.push(QuickBuild { id, faction, threat, ships });
    }
    read
}
