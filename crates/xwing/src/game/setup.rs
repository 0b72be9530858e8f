//! What a match begins with: ships, obstacles and the rules of the table; or a whole position between two rounds.

mod read;

pub(super) use read::begin;

use super::deck::{Damage, Deck, DeckFault};
use super::mission::{Mission, Roster};
use super::place::At;
use super::ship::Status;
use crate::content::Faction;
use crate::craft::{Object, Team, Tokens};
use crate::geometry::{TableArea, Turret};
use crate::scenario::wave::Pool;
use crate::scenario::{Kind, LayoutFault, Losses, Variant};
use crate::squad::{SquadFault, XwsFault};
use serde::{Deserialize, Serialize};
use table::Seat;

/// The two printed sizes of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TableSize {
    /// Three feet.
    #[default]
    Feet,
    /// Ninety centimetres.
    Metric,
}

impl TableSize {
    /// The play area.
    #[must_use]
    pub const fn area(self) -> TableArea {
        match self {
            TableSize::Feet => TableArea::FEET,
            TableSize::Metric => TableArea::METRIC,
        }
    }
}

/// The rules of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The size of the table.
    pub table: TableSize,
    /// Who is the first player.
    pub first: Team,
    /// The match is over after so many rounds.
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

/// A ship of a set-up.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Entry {
    /// A short name: one to eight letters, digits or dashes.
    pub id: String,
    /// Which side.
    pub team: Team,
    /// Who flies it; nobody: the solo system.
    pub seat: Option<Seat>,
    /// The pilot's xws id, for pilots without a limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pilot: Option<String>,
    /// The ship's xws id; may be left out when the pilot is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ship: Option<String>,
    /// Initiative; the pilot's when left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub initiative: Option<u8>,
    /// Equipped cards by xws id.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<String>,
    /// Active charges of each card; full when left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub charges: Option<Vec<u8>>,
    /// Where it stands; placed by its owner when left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<At>,
    /// Where it is in the course of the match, when not on the table or about to be placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<Status>,
    /// Active shields; full when left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shields: Option<u8>,
    /// Active Force; full when left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub force: Option<u8>,
    /// Damage cards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub damage: Vec<Damage>,
    /// Tokens.
    pub tokens: Tokens,
    /// What it has locked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lock: Option<Object>,
    /// Where its turret points; to the front when left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turret: Option<Turret>,
    /// What a solo ship was brought for, in a scenario.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<Kind>,
    /// It hunts a player ship (XW-SCEN-17).
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub hunts: bool,
    /// It wants to leave by the corner that it has locked (XW-SCEN-18).
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub escapes: bool,
}

/// An obstacle of a set-up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RockEntry {
    /// The token's xws id.
    pub token: String,
    /// Where it lies.
    pub at: At,
    /// It is gone.
    #[serde(default)]
    pub gone: bool,
}

/// A device of a set-up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeviceEntry {
    /// The card's xws id.
    pub card: String,
    /// Whose it is.
    pub team: Team,
    /// Where it lies.
    pub at: At,
}

/// The scenario of a set-up: waves, markers, and what has been lost.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioEntry {
    /// What is played.
    pub variant: Variant,
    /// So many more ships come with each wave.
    #[serde(default)]
    pub more: u8,
    /// How ships of the pool are taken.
    #[serde(default)]
    pub pool: Pool,
    /// The hyperspace markers, in the order in which they were placed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub markers: Option<[At; 2]>,
    /// Obstacle tokens by id, laid out by chance together with the markers before the first round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<String>,
    /// Solo ships destroyed so far.
    #[serde(default)]
    pub losses: Losses,
}

/// What a match begins with: a mission, from which the rest follows, or everything written out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The rules of the table.
    pub options: Options,
    /// What is flown. Everything below follows from it and must be left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mission: Option<Mission>,
    /// How many people play, with the one who flies the enemy squad.
    #[serde(skip_serializing_if = "is_nought")]
    pub seats: u8,
    /// The round whose Planning Phase begins; 0: ships of a scenario are still to be placed.
    pub round: u8,
    /// Every ship of the match.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ships: Vec<Entry>,
    /// Obstacles.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub obstacles: Vec<RockEntry>,
    /// Devices.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub devices: Vec<DeviceEntry>,
    /// The damage decks: the player side's, the solo side's. When left out, new ones less the cards that ships have.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decks: Option<[Deck; 2]>,
    /// Waves, markers and endings of a scenario.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scenario: Option<ScenarioEntry>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the form that serde asks for")]
const fn is_nought(number: &u8) -> bool {
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

/// One thing wrong with a set-up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    /// No name, or the same twice.
    Name(String),
    /// The ship names neither a known pilot nor a known ship.
    UnknownShip(String),
    /// No such card.
    UnknownCard(String),
    /// The card or ability is not played here yet.
    NotPlayed(String),
    /// Too many ships, obstacles, devices, cards or damage cards.
    TooMany(String),
    /// No ship on a side.
    NoShip(Team),
    /// No such seat, or a seat without a ship.
    Seat(u8),
    /// The ship stands on another one.
    Overlaps(String, String),
    /// The ship or token is off the table.
    OffTable(String),
    /// No such obstacle token.
    UnknownToken(String),
    /// Numbers that no ship has: charges, shields, Force, initiative.
    Numbers(String),
    /// The lock or turret is not possible.
    Impossible(String),
    /// The view is none of this game.
    View,
    /// A list of ships cannot be read.
    Unreadable(Roster, XwsFault),
    /// A list of ships may not fly.
    Squad(Roster, SquadFault),
    /// The variant needs a list of ships that is not there.
    NoSquad(Roster),
    /// The ship table has nothing for the faction.
    NoTable(Faction),
    /// So many people cannot share the ships.
    People(u8),
    /// Not six obstacles are to be laid out.
    Tokens(usize),
    /// Waves with so many more ships are not played.
    More(u8),
    /// A distance or lane of the markers and obstacles is not kept.
    Layout(LayoutFault),
    /// A mission says it all: nothing else may be written beside it.
    MissionAlone,
    /// A side's damage deck cannot be, with the cards that its ships have.
    Deck(Team, DeckFault),
}
