//! How a match begins: ships, obstacles and options; or a whole position between two rounds.

pub(crate) mod mission;
pub mod preset;
mod read;

pub(crate) use crate::setup::read::begin;

use crate::content::Faction;
use crate::craft::{Object, Team, Tokens};
use crate::damage::deck::{DealtCard, Deck, DeckFault};
use crate::geometry::{PlayArea, Turret};
use crate::scenario::wave::PoolRules;
use crate::scenario::{LayoutError, Losses, ShipRole, Variant};
use crate::setup::mission::{Mission, Roster};
use crate::ship::Status;
use crate::ship::placement::Placement;
use crate::squad::{SquadError, XwsError};
use contract::Seat;
use serde::{Deserialize, Serialize};

/// The two printed sizes of the play area.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum TableSize {
    /// Three feet.
    #[default]
    Feet,
    /// Ninety centimeters.
    Metric,
}

impl TableSize {
    /// The play area.
    #[must_use]
    pub const fn area(self) -> PlayArea {
        match self {
            TableSize::Feet => PlayArea::THREE_FEET,
            TableSize::Metric => PlayArea::NINETY_CM,
        }
    }
}

/// Options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Options {
    pub table: TableSize,
    /// The first player.
    pub first: Team,
    /// The match ends after this many rounds.
    pub rounds: u8,
    /// A solo ship's attitude follows a turned die.
    pub attitude_follows_turned_die: bool,
    /// Solo ships repair damage cards.
    pub solo_repairs: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            table: TableSize::Feet,
            first: Team::Player,
            rounds: 30,
            attitude_follows_turned_die: true,
            solo_repairs: false,
        }
    }
}

/// A ship of a setup.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ShipEntry {
    /// A short name: one to eight letters, digits or dashes.
    pub id: String,
    pub team: Team,
    /// `None`: flown by the solo system.
    pub seat: Option<Seat>,
    /// The pilot's XWS id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pilot: Option<String>,
    /// The ship's XWS id; optional if the pilot is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ship: Option<String>,
    /// Default: the pilot's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub initiative: Option<u8>,
    /// Equipped cards by XWS id.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<String>,
    /// Active charges of each card; default: all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub charges: Option<Vec<u8>>,
    /// Its position; if left out, its owner places it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Placement>,
    /// If left out: in play with a position, otherwise to be placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<Status>,
    /// Active shields; default: all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shields: Option<u8>,
    /// Active Force; default: all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub force: Option<u8>,
    /// Damage cards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub damage: Vec<DealtCard>,
    pub tokens: Tokens,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lock: Option<Object>,
    /// Where its turret points; default: the front.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turret: Option<Turret>,
    /// The role of a solo ship in a scenario.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<ShipRole>,
    /// It hunts a player ship (XW-SCEN-17).
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub hunts: bool,
    /// It tries to leave by the corner that it has locked (XW-SCEN-18).
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub escapes: bool,
}

/// An obstacle of a setup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ObstacleEntry {
    /// The token's id in the content.
    pub token: String,
    pub at: Placement,
    /// It has been removed.
    #[serde(default)]
    pub gone: bool,
}

/// A device of a setup.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeviceEntry {
    /// The card's XWS id.
    pub card: String,
    pub team: Team,
    pub at: Placement,
}

/// The scenario of a setup: waves, markers and losses.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ScenarioEntry {
    pub variant: Variant,
    /// The number of additional ships in each wave.
    #[serde(default)]
    pub more: u8,
    /// How ships are taken from the pool.
    #[serde(default)]
    pub pool: PoolRules,
    /// The hyperspace markers, in the order in which they were placed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub markers: Option<[Placement; 2]>,
    /// Obstacle tokens by id, placed at random together with the markers before the first round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<String>,
    /// Solo ships destroyed so far.
    #[serde(default)]
    pub losses: Losses,
}

/// How a match begins: a mission, from which the rest follows, or everything written out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Setup {
    /// The rules of the table.
    pub options: Options,
    /// If given, everything below follows from it and must be left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mission: Option<Mission>,
    /// The number of players, including one who flies the enemy squad.
    #[serde(skip_serializing_if = "is_zero")]
    pub seats: u8,
    /// The round whose Planning Phase begins; 0: ships of a scenario are still to be placed.
    pub round: u8,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ships: Vec<ShipEntry>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub obstacles: Vec<ObstacleEntry>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub devices: Vec<DeviceEntry>,
    /// The damage decks of the player side and the solo side. Default: new decks without the cards that ships have.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decks: Option<[Deck; 2]>,
    /// Waves, markers and endings of a scenario.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scenario: Option<ScenarioEntry>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the form that serde asks for")]
const fn is_zero(number: &u8) -> bool {
    *number == 0
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            options: Options::default(),
            mission: None,
            seats: 0,
            round: 1,
            ships: Vec::new(),
            obstacles: Vec::new(),
            devices: Vec::new(),
            decks: None,
            scenario: None,
        }
    }
}

/// One thing that is wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    /// No name, or a duplicate.
    Name(String),
    /// Neither a known pilot nor a known ship type.
    UnknownShip(String),
    /// No such card.
    UnknownCard(String),
    /// The card or ability is not implemented.
    NotPlayed(String),
    /// Too many ships, obstacles, devices, cards or damage cards.
    TooMany(String),
    /// No ship on a side.
    NoShip(Team),
    /// No such seat, or a seat without a ship.
    Seat(u8),
    /// The two ships overlap.
    Overlaps(String, String),
    /// The ship or token is not inside the play area.
    OffTable(String),
    /// No such obstacle token.
    UnknownToken(String),
    /// Impossible charges, shields, Force or initiative.
    Numbers(String),
    /// The lock or turret is not possible.
    Impossible(String),
    /// The view is not possible in this game.
    View,
    /// A list of ships cannot be read.
    Unreadable(Roster, XwsError),
    /// A squad is not legal.
    Squad(Roster, SquadError),
    /// The variant needs a squad that is missing.
    NoSquad(Roster),
    /// The scenario's ship table has no entry for the faction.
    NoTable(Faction),
    /// The ships cannot be shared by this number of people.
    People(u8),
    /// The number of obstacles is not six.
    Tokens(usize),
    /// Too many additional ships per wave.
    More(u8),
    /// The markers and obstacles violate a distance or lane.
    Layout(LayoutError),
    /// A mission excludes all other fields.
    MissionAlone,
    /// A side's damage deck is inconsistent with the cards that its ships have.
    Deck(Team, DeckFault),
}
