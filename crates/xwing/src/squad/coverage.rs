//! Which printed ships, pilots and cards are implemented, and which are missing.

use super::supported::SupportedContent;
use crate::content::{Content, Era};
use serde::Serialize;

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct CoverageList {
    /// By xws id.
    pub done: Vec<String>,
    /// By xws id.
    pub missing: Vec<String>,
}

/// Coverage of the content of August 2020.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Coverage {
    pub ships: CoverageList,
    /// Generic pilots, and the limited ones that are in the content.
    pub pilots: CoverageList,
    /// Cards that are not limited.
    pub upgrades: CoverageList,
    /// Limited cards.
    pub limited: CoverageList,
}

#[must_use]
pub fn coverage(content: &Content, supported: SupportedContent) -> Coverage {
    let mut coverage = Coverage {
        ships: CoverageList::default(),
        pilots: CoverageList::default(),
        upgrades: CoverageList::default(),
        limited: CoverageList::default(),
    };
    for ship in content.ships().iter().filter(|ship| ship.since == Era::August2020) {
        coverage.ships.add(&ship.xws, supported.supports_ship(ship));
        for pilot in ship.pilots.iter().filter(|pilot| pilot.since == Era::August2020) {
            coverage.pilots.add(&pilot.xws, supported.supports_pilot(ship, pilot));
        }
    }
    for card in content.upgrades().iter().filter(|card| card.since == Era::August2020) {
        let share = if card.limited > 0 { &mut coverage.limited } else { &mut coverage.upgrades };
        share.add(&card.xws, supported.supports_upgrade(card));
    }
    coverage
}

impl CoverageList {
    fn add(&mut self, id: &str, done: bool) {
        if done { &mut self.done } else { &mut self.missing }.push(id.to_owned());
    }
}
