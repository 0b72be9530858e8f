//! The ships of a session, and how the companion learns about the table.

pub mod request;
pub mod waves;

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use xwing::content::Content;
use xwing::craft::Team;
use xwing::table_position::file::{ObstacleSpec, PoseSpec, ShipSpec};
use xwing::table_position::{PositionError, PositionErrorKind, PositionFile, TablePosition};

use crate::command::Roller;
use crate::setup::waves::Waves;

/// How the companion learns about the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Mode {
    /// People answer the few questions that matter.
    #[default]
    Quick,
    /// Ships are placed on a copy of the table, and the companion measures.
    Map,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SquadShip {
    /// A short name: one to eight letters, digits or dashes.
    pub id: String,
    pub team: Team,
    /// The pilot's xws id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pilot: Option<String>,
    /// The ship's xws id, if the pilot is not listed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ship: Option<String>,
    /// The pilot's initiative if omitted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initiative: Option<u8>,
    /// Equipped cards by slot, as in squad files.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub upgrades: BTreeMap<String, Vec<String>>,
    /// Where it is, on a map.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pose: Option<PoseSpec>,
    /// The pilot's name in a squad file, if the companion does not know the pilot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub called: Option<String>,
    /// Cards of a squad file that the companion does not know: people apply them themselves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub beside: Vec<String>,
}

/// A session before the first round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    /// How the companion learns about the table.
    #[serde(default)]
    pub mode: Mode,
    /// Who rolls the dice at the start.
    #[serde(default)]
    pub dice: Roller,
    /// Side length of the play area in millimeters; three feet if omitted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<f64>,
    pub ships: Vec<SquadShip>,
    /// Whether there are obstacles on the table.
    #[serde(default = "yes")]
    pub rocks: bool,
    /// Where they are, on a map.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub obstacles: Vec<ObstacleSpec>,
    /// Solo ships that arrive in waves; without waves, all ships start on the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waves: Option<Waves>,
}

const fn yes() -> bool {
    true
}

/// Spacing, in millimeters, of the rows of ships that have no place yet.
const ROW_SPACING_MM: f64 = 90.0;
const SHIPS_PER_ROW: usize = 9;

impl Setup {
    /// One core set: an X-wing against two TIE/ln fighters.
    #[must_use]
    pub fn core_set() -> Self {
        let ship = |id: &str, team, pilot: &str| SquadShip {
            id: id.into(),
            team,
            pilot: Some(pilot.into()),
            ship: None,
            initiative: None,
            upgrades: BTreeMap::new(),
            pose: None,
            called: None,
            beside: Vec::new(),
        };
        Setup {
            mode: Mode::Quick,
            dice: Roller::Program,
            table: None,
            ships: vec![
                ship("R1", Team::Player, "redsquadronveteran"),
                ship("S1", Team::Solo, "academypilot"),
                ship("S2", Team::Solo, "obsidiansquadronpilot"),
            ],
            rocks: true,
            obstacles: Vec::new(),
            waves: None,
        }
    }

    /// A set-up of this size with only these ships and obstacles, to be validated as a whole.
    pub(crate) fn for_check(side: f64, ships: Vec<SquadShip>, obstacles: Vec<ObstacleSpec>) -> Self {
        Setup {
            mode: Mode::Map,
            dice: Roller::Program,
            table: Some(side),
            ships,
            rocks: !obstacles.is_empty(),
            obstacles,
            waves: None,
        }
    }

    /// The ships in play, each with a place: its own, or one in the rows of waiting ships.
    ///
    /// Ships that arrive later are validated as well.
    ///
    /// # Errors
    /// Every fault of the squads and places.
    pub fn position(&self, content: &'static Content) -> Result<TablePosition<'static>, Vec<PositionError>> {
        let ships = self.ships.iter().enumerate().map(|(at, ship)| ship.file(at)).collect();
        let file =
            PositionFile { table: self.table, ships, obstacles: self.obstacles.clone(), devices: Vec::new() };
        let position = TablePosition::new(content, &file);
        let later = self.waves.iter().flat_map(|waves| &waves.squad);
        let mut faults = Vec::new();
        for (at, wave_ship) in later.enumerate() {
            let ships = vec![wave_ship.ship.file(at)];
            let alone = PositionFile { table: None, ships, obstacles: Vec::new(), devices: Vec::new() };
            faults.extend(TablePosition::new(content, &alone).err().into_iter().flatten());
            if self.ships.iter().any(|ship| ship.id == wave_ship.ship.id) {
                let problem = PositionErrorKind::NameTwice;
                faults.push(PositionError { at: wave_ship.ship.id.clone(), problem });
            }
        }
        match position {
            Ok(position) if faults.is_empty() => Ok(position),
            Ok(_) => Err(faults),
            Err(more) => Err(more.into_iter().chain(faults).collect()),
        }
    }
}

impl SquadShip {
    /// The ship as an entry of a position file; `at` is its index among ships without a place.
    #[must_use]
    pub fn file(&self, at: usize) -> ShipSpec {
        ShipSpec {
            id: self.id.clone(),
            team: self.team,
            pilot: self.pilot.clone(),
            ship: self.ship.clone(),
            initiative: self.initiative,
            pose: self.pose.unwrap_or_else(|| waiting_place(at)),
            upgrades: self.upgrades.clone(),
            charges: BTreeMap::new(),
            hull: None,
            shields: None,
            force: None,
            tokens: xwing::craft::Tokens::default(),
            faceup: Vec::new(),
            locks: Vec::new(),
            fixed_lock: false,
            escapes: false,
            turret: None,
            engaged: false,
            acted: Vec::new(),
        }
    }
}

/// A place in the rows of waiting ships.
pub(crate) fn waiting_place(at: usize) -> PoseSpec {
    let number = |count: usize| f64::from(u32::try_from(count).unwrap_or(0));
    PoseSpec {
        x: 50.0 + ROW_SPACING_MM * number(at % SHIPS_PER_ROW),
        y: 50.0 + ROW_SPACING_MM * number(at / SHIPS_PER_ROW),
        heading: 0.0,
    }
}
