//! A requested set-up: two squads from the printed ship table, a custom list or a squad file, and optionally a random
//! layout. It is resolved into a complete [`Setup`].

mod chosen;
mod fault;
mod laying;

pub use chosen::{Chosen, Read, read};
pub use fault::WantedFault;

use crate::setup::{Enlisted, Mode, Setup};
use crate::step::Hand;
use crate::waves::{Brought, Waves};
use serde::Deserialize;
use table::Draws;
use xwing::content::{Content, Faction};
use xwing::craft::Team;
use xwing::geometry::TableArea;
use xwing::scenario::{Kind, Picks, introductory};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Game {
    /// The introductory scenario: waves through hyperspace markers.
    #[default]
    Waves,
    /// Two squads, all on the table from the start.
    Standard,
}

/// Which ships of the printed table are used, by index; the first ones if omitted.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Places {
    /// The player ships of the highest and of the lowest initiative.
    pub player: [u8; 2],
    /// Two patrol ships of the lowest and two of the highest initiative.
    pub patrol: [u8; 4],
    pub reinforcement: [u8; 2],
}

/// Where a side's ships come from.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "from", deny_unknown_fields, rename_all = "kebab-case")]
pub enum Source {
    /// The printed ship table.
    Table {
        faction: Faction,
        /// The ships picked from the row.
        #[serde(default)]
        places: Places,
    },
    List {
        ships: Vec<Chosen>,
    },
    Xws {
        /// The text of the file.
        text: String,
    },
}

/// A requested set-up.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Wanted {
    /// How the companion learns about the table.
    #[serde(default)]
    pub mode: Mode,
    /// Who rolls the dice at the start.
    #[serde(default)]
    pub dice: Hand,
    /// Side length of the play area in millimeters; three feet if omitted.
    #[serde(default)]
    pub table: Option<f64>,
    #[serde(default)]
    pub game: Game,
    pub player: Source,
    pub solo: Source,
    /// Generate a random layout: markers and six obstacles.
    #[serde(default = "yes")]
    pub lay: bool,
    /// The obstacle tokens to use; the Core Set's asteroids if omitted.
    #[serde(default)]
    pub tokens: Vec<String>,
    /// Destroyed solo ships come back when no other ship of their kind is left.
    #[serde(default = "yes")]
    pub returning: bool,
    /// Later patrol ships are chosen at random.
    #[serde(default)]
    pub drawn: bool,
    /// Number of additional patrol ships in every wave.
    #[serde(default)]
    pub more: u8,
}

const fn yes() -> bool {
    true
}

impl Wanted {
    /// The introductory scenario with two rows of the printed table.
    #[must_use]
    pub fn introductory(player: Faction, solo: Faction) -> Self {
        let row = |faction| Source::Table { faction, places: Places::default() };
        Wanted {
            mode: Mode::Quick,
            dice: Hand::Program,
            table: None,
            game: Game::Waves,
            player: row(player),
            solo: row(solo),
            lay: true,
            tokens: Vec::new(),
            returning: true,
            drawn: false,
            more: 0,
        }
    }

    /// The complete set-up, with a random layout if requested.
    ///
    /// # Errors
    /// Every fault of squads and obstacles.
    pub fn setup(&self, content: &'static Content, draws: &mut dyn Draws) -> Result<Setup, Vec<WantedFault>> {
        let mut faults = Vec::new();
        let area = match self.table.map(TableArea::from_mm) {
            None => TableArea::FEET,
            Some(Some(area)) => area,
            Some(None) => {
                faults.push(WantedFault::Table);
                TableArea::FEET
            }
        };
        let players = side(content, &self.player, Team::Player).unwrap_or_else(|more| {
            faults.extend(more);
            Vec::new()
        });
        let solo = side(content, &self.solo, Team::Solo).unwrap_or_else(|more| {
            faults.extend(more);
            Vec::new()
        });
        let players = enlisted(players, Team::Player).map_err(|more| faults.extend(more)).unwrap_or_default();
        let solo = enlisted(solo, Team::Solo).map_err(|more| faults.extend(more)).unwrap_or_default();
        let tokens = laying::tokens(content, &self.tokens).map_err(|more| faults.extend(more));
        let (Ok(tokens), true) = (tokens, faults.is_empty()) else { return Err(faults) };
        let widest = laying::widest(content, solo.iter().map(|(_, ship)| ship));
        // In a standard game people place the obstacles themselves; a map starts with a proposal.
        let laid = if self.lay && (self.game == Game::Waves || self.mode == Mode::Map) {
            Some(laying::lay(area, widest, &tokens, draws).ok_or_else(|| vec![WantedFault::NoRoom])?)
        } else {
            None
        };
        let (markers, obstacles) = laid.map_or((None, Vec::new()), |(markers, rocks)| (Some(markers), rocks));
        let mut ships: Vec<Enlisted> = players.into_iter().map(|(_, ship)| ship).collect();
        laying::along_the_edge(area, &mut ships, false);
        let waves = match self.game {
            Game::Waves => {
                let squad = solo.into_iter().map(|(kind, ship)| Brought { kind, ship }).collect();
                let (returning, drawn, more) = (self.returning, self.drawn, self.more);
                Some(Waves { squad, markers, returning, drawn, more })
            }
            Game::Standard => {
                let mut far: Vec<Enlisted> = solo.into_iter().map(|(_, ship)| ship).collect();
                laying::along_the_edge(area, &mut far, true);
                ships.append(&mut far);
                None
            }
        };
        Ok(Setup {
            mode: self.mode,
            dice: self.dice,
            table: Some(area.side()),
            ships,
            rocks: true,
            obstacles,
            waves,
        })
    }
}

/// The ships of a side with their roles.
fn side(
    content: &'static Content,
    source: &Source,
    team: Team,
) -> Result<Vec<(Kind, Chosen)>, Vec<WantedFault>> {
    match source {
        Source::Table { faction, places } => {
            let picks =
                Picks { player: places.player, patrol: places.patrol, reinforcement: places.reinforcement };
            // Both halves of the row have the same faction here; each side takes its own.
            let forces = introductory(content, *faction, *faction, picks)
                .ok_or_else(|| vec![WantedFault::NoRow(*faction)])?;
            Ok(match team {
                Team::Player => forces.players.iter().map(|one| (Kind::Patrol, Chosen::of(one))).collect(),
                Team::Solo => forces.solo.iter().map(|(kind, one)| (*kind, Chosen::of(one))).collect(),
            })
        }
        Source::List { ships } => {
            if ships.is_empty() {
                return Err(vec![WantedFault::Squad(xwing::squad::SquadFault::Empty)]);
            }
            Ok(ships.iter().map(|ship| (ship.kind.unwrap_or(Kind::Patrol), ship.clone())).collect())
        }
        Source::Xws { text } => {
            let read = read(content, text)?;
            side(content, &Source::List { ships: read.ships }, team)
        }
    }
}

/// Gives ships their names on the table: P1, P2 … and S1, S2 ….
fn enlisted(ships: Vec<(Kind, Chosen)>, team: Team) -> Result<Vec<(Kind, Enlisted)>, Vec<WantedFault>> {
    let letter = match team {
        Team::Player => 'P',
        Team::Solo => 'S',
    };
    let mut found = Vec::new();
    let mut faults = Vec::new();
    for (at, (kind, ship)) in ships.into_iter().enumerate() {
        match ship.enlisted(format!("{letter}{}", at + 1), team) {
            Ok(ship) => found.push((kind, ship)),
            Err(fault) => faults.push(fault),
        }
    }
    if faults.is_empty() { Ok(found) } else { Err(faults) }
}
