//! The ships of the introductory scenario: the printed ship table, by faction (XW-SCEN-01, XW-SCEN-16).

use super::wave::ShipRole;
use crate::content::{Content, Era, Faction, Pilot};
use crate::squad::Member;
use content_reader::LineError;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// A ship of the printed table with its equipped cards.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListedShip {
    /// The ship's xws id.
    pub ship: String,
    /// Cards by xws id.
    #[serde(default)]
    pub upgrades: Vec<String>,
}

/// One row of the printed table. Any entry of a list may be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FactionRow {
    pub faction: Faction,
    /// The escaping transport (XW-SCEN-18): our choice, since the document names none.
    pub transport: ListedShip,
    /// The hunting ace (XW-SCEN-17): our choice.
    pub ace: Member,
    pub patrol: Vec<ListedShip>,
    pub reinforcement: Vec<ListedShip>,
    pub player: Vec<ListedShip>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    row: Vec<FactionRow>,
}

const TABLE: &str = include_str!("../../../../content/xwing/scenario.toml");

#[must_use]
pub fn ship_table() -> &'static [FactionRow] {
    static ROWS: LazyLock<Vec<FactionRow>> = LazyLock::new(|| {
        #[expect(clippy::expect_used, reason = "the file is compiled in, and a test reads it")]
        read_table(TABLE).expect("the ship table compiled into the program has no faults")
    });
    &ROWS
}

fn read_table(text: &str) -> Result<Vec<FactionRow>, LineError> {
    content_reader::from_toml::<File>(text).map(|file| file.row)
}

/// Every error in a ship table: an invalid file, a faction that is not there once, or a ship, pilot or card that does not exist.
#[must_use]
pub fn check_table(content: &Content, text: &str) -> Vec<LineError> {
    let rows = match read_table(text) {
        Ok(rows) => rows,
        Err(error) => return vec![error],
    };
    let mut errors = Vec::new();
    for faction in Faction::ALL {
        let count = rows.iter().filter(|row| row.faction == faction).count();
        if count != 1 {
            errors.push(LineError { line: 0, what: format!("{count} rows for {faction:?}, must be one") });
        }
    }
    let mut unknown = |is_known: bool, id: &str| {
        if !is_known {
            let line = content_reader::line_with(text, &[&format!("\"{id}\"")]);
            errors.push(LineError { line, what: format!("there is no {id}") });
        }
    };
    for row in &rows {
        let lists = [&row.patrol, &row.reinforcement, &row.player];
        for listed in lists.into_iter().flatten().chain([&row.transport]) {
            unknown(content.ship(&listed.ship).is_some(), &listed.ship);
            listed.upgrades.iter().for_each(|card| unknown(content.upgrade(card).is_some(), card));
        }
    }
    errors
}

#[must_use]
pub fn faction_row(faction: Faction) -> Option<&'static FactionRow> {
    ship_table().iter().find(|row| row.faction == faction)
}

/// The chosen ships as indices into the lists of the table; an index out of range means the first ship.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ShipPicks {
    /// The ships for the pilots of highest and lowest initiative.
    pub player: [u8; 2],
    /// Two ships for pilots of lowest initiative, then two for pilots of highest initiative.
    pub patrol: [u8; 4],
    pub reinforcement: [u8; 2],
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forces {
    pub players: Vec<Member>,
    /// Solo ships with their roles.
    pub solo: Vec<(ShipRole, Member)>,
}

/// The ship at an index of a list, or the first one if the index is out of range.
fn pick_ship(
    content: &Content,
    faction: Faction,
    list: &[ListedShip],
    place: u8,
    rank: PilotRank,
) -> Option<Member> {
    let listed = list.get(usize::from(place)).or_else(|| list.first())?;
    member(content, faction, listed, rank)
}

/// XW-SCEN-01: player ships of the printed table, alternately with the pilot of highest and of lowest initiative.
#[must_use]
pub fn player_ships(content: &Content, faction: Faction, picks: ShipPicks, count: u8) -> Option<Vec<Member>> {
    let row = faction_row(faction)?;
    let [ace, rookie] = picks.player;
    let by_turns = [(ace, PilotRank::Highest), (rookie, PilotRank::Lowest)].into_iter().cycle();
    let ships = by_turns.take(usize::from(count));
    ships.map(|(place, rank)| pick_ship(content, faction, &row.player, place, rank)).collect()
}

/// XW-SCEN-01: four patrol ships and two reinforcement ships of the printed table.
#[must_use]
pub fn solo_ships(content: &Content, faction: Faction, picks: ShipPicks) -> Option<Vec<(ShipRole, Member)>> {
    let row = faction_row(faction)?;
    let ranks = [PilotRank::Lowest, PilotRank::Lowest, PilotRank::Highest, PilotRank::Highest];
    let mut solo = Vec::new();
    for (place, rank) in picks.patrol.into_iter().zip(ranks) {
        solo.push((ShipRole::Patrol, pick_ship(content, faction, &row.patrol, place, rank)?));
    }
    for place in picks.reinforcement {
        let ship = pick_ship(content, faction, &row.reinforcement, place, PilotRank::Highest)?;
        solo.push((ShipRole::Reinforcement, ship));
    }
    Some(solo)
}

/// XW-SCEN-01: two player ships, four patrol ships and two reinforcement ships of the printed table.
#[must_use]
pub fn introductory(content: &Content, player: Faction, enemy: Faction, picks: ShipPicks) -> Option<Forces> {
    Some(Forces {
        players: player_ships(content, player, picks, 2)?,
        solo: solo_ships(content, enemy, picks)?,
    })
}

/// XW-SCEN-17: the ace of a faction.
#[must_use]
pub fn ace(faction: Faction) -> Option<Member> {
    faction_row(faction).map(|row| row.ace.clone())
}

/// XW-SCEN-18: the transport of a faction.
#[must_use]
pub fn transport(content: &Content, faction: Faction) -> Option<Member> {
    member(content, faction, &faction_row(faction)?.transport, PilotRank::Lowest)
}

/// XW-SCEN-16: one X-wing against two TIE fighters that return after they are destroyed.
#[must_use]
pub fn core_set(content: &Content) -> Option<Forces> {
    let plain = |ship: &str| ListedShip { ship: ship.to_owned(), upgrades: Vec::new() };
    let (rebels, empire) = (Faction::RebelAlliance, Faction::GalacticEmpire);
    let tie = member(content, empire, &plain("tielnfighter"), PilotRank::Lowest)?;
    Some(Forces {
        players: vec![member(content, rebels, &plain("t65xwing"), PilotRank::Highest)?],
        solo: vec![(ShipRole::Patrol, tie.clone()), (ShipRole::Patrol, tie)],
    })
}

/// Which generic pilot flies a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PilotRank {
    /// The one with the highest initiative.
    Highest,
    /// The one with the lowest initiative.
    Lowest,
}

/// The generic pilot of that rank, as of August 2020.
#[must_use]
pub fn pilot_of<'c>(
    content: &'c Content,
    faction: Faction,
    ship: &str,
    rank: PilotRank,
) -> Option<&'c Pilot> {
    let pilots = content.ship(ship)?.pilots.iter();
    let known = pilots
        .filter(|pilot| pilot.faction == faction && pilot.since == Era::August2020 && pilot.limited == 0);
    match rank {
        PilotRank::Highest => known.max_by_key(|pilot| pilot.initiative),
        PilotRank::Lowest => known.min_by_key(|pilot| pilot.initiative),
    }
}

fn member(content: &Content, faction: Faction, listed: &ListedShip, rank: PilotRank) -> Option<Member> {
    let pilot = pilot_of(content, faction, &listed.ship, rank)?;
    Some(Member { pilot: pilot.xws.clone(), upgrades: listed.upgrades.clone() })
}
