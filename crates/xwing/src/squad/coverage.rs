//! Which printed ships, pilots, cards and Quick Builds are whole, and which are refused, with the reason.

use super::supported::SupportedContent;
use crate::ability::NotWhole;
use crate::content::{Content, Era, QuickBuild};
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct CoverageList {
    /// By xws id.
    pub done: Vec<String>,
    /// By xws id.
    pub missing: Vec<String>,
    /// Why each of the missing ones is refused.
    pub reasons: BTreeMap<String, NotWhole>,
}

/// Coverage of the content of August 2020.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Coverage {
    pub ships: CoverageList,
    /// Generic and limited pilots.
    pub pilots: CoverageList,
    /// Cards that are not limited.
    pub upgrades: CoverageList,
    /// Limited cards.
    pub limited: CoverageList,
    /// Cards for huge ships, which are not in the game.
    pub huge: Vec<String>,
    pub conditions: CoverageList,
    pub remotes: CoverageList,
    /// Quick Builds, by id.
    pub builds: CoverageList,
}

#[must_use]
pub fn coverage(content: &Content, supported: SupportedContent) -> Coverage {
    let mut coverage = Coverage::default();
    for ship in content.ships().iter().filter(|ship| ship.since == Era::August2020) {
        let missing = supported.missing_ability(ship).map(|(_, reason)| reason);
        coverage.ships.add(&ship.xws, missing);
        for pilot in ship.pilots.iter().filter(|pilot| pilot.since == Era::August2020) {
            let by_ship = missing.filter(|_| pilot.ability.is_none());
            coverage.pilots.add(&pilot.xws, supported.refused_pilot(pilot).or(by_ship));
        }
    }
    for card in content.upgrades().iter().filter(|card| card.since == Era::August2020) {
        let reason = supported.refused_upgrade(card);
        if card.does.is_none() {
            coverage.huge.push(card.xws.clone());
            continue;
        }
        let share = if card.limited > 0 { &mut coverage.limited } else { &mut coverage.upgrades };
        share.add(&card.xws, reason);
    }
    for condition in content.conditions() {
        coverage.conditions.add(&condition.xws, condition.rules.refused.as_ref());
    }
    for remote in content.remotes() {
        coverage.remotes.add(&remote.xws, remote.rules.refused.as_ref().or(Some(&NotWhole::Device)));
    }
    for build in content.builds() {
        let reason = refused_build(content, build, supported);
        coverage.builds.add(&build.id, reason.as_ref());
    }
    coverage
}

/// Why a Quick Build cannot be flown: the first of its ships and cards that is not whole.
#[must_use]
pub fn refused_build(content: &Content, build: &QuickBuild, supported: SupportedContent) -> Option<NotWhole> {
    build.ships.iter().find_map(|member| {
        let equipped = member.equipped(content).ok()?;
        let pilot = supported.refused_pilot(equipped.pilot);
        let ability = || match &equipped.pilot.ability {
            Some(_) => None,
            None => supported.missing_ability(equipped.ship).map(|(_, reason)| reason),
        };
        let card = || equipped.upgrades.iter().find_map(|card| supported.refused_upgrade(card));
        pilot.or_else(ability).or_else(card).cloned()
    })
}

impl CoverageList {
    fn add(&mut self, id: &str, refused: Option<&NotWhole>) {
        match refused {
            None => self.done.push(id.to_owned()),
            Some(reason) => {
                self.missing.push(id.to_owned());
                self.reasons.insert(id.to_owned(), reason.clone());
            }
        }
    }
}
