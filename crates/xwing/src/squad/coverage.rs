//! Which printed ships, pilots and cards are implemented, and which are missing.

use super::played::Played;
use crate::content::{Content, Era};
use serde::Serialize;

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Share {
    /// By xws id.
    pub done: Vec<String>,
    /// By xws id.
    pub missing: Vec<String>,
}

/// Coverage of the content of August 2020.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Coverage {
    pub ships: Share,
    /// Generic pilots, and the limited ones that are in the content.
    pub pilots: Share,
    /// Cards that are not limited.
    pub upgrades: Share,
    /// Limited cards.
    pub limited: Share,
}

#[must_use]
pub fn coverage(content: &Content, played: Played) -> Coverage {
    let mut coverage = Coverage {
        ships: Share::default(),
        pilots: Share::default(),
        upgrades: Share::default(),
        limited: Share::default(),
    };
    for ship in content.ships().iter().filter(|ship| ship.since == Era::August2020) {
        coverage.ships.add(&ship.xws, played.ship(ship));
        for pilot in ship.pilots.iter().filter(|pilot| pilot.since == Era::August2020) {
            coverage.pilots.add(&pilot.xws, played.pilot(ship, pilot));
        }
    }
    for card in content.upgrades().iter().filter(|card| card.since == Era::August2020) {
        let share = if card.limited > 0 { &mut coverage.limited } else { &mut coverage.upgrades };
        share.add(&card.xws, played.upgrade(card));
    }
    coverage
}

impl Share {
    fn add(&mut self, id: &str, done: bool) {
        if done { &mut self.done } else { &mut self.missing }.push(id.to_owned());
    }
}
