//! A requested set-up: two squads from the printed ship table, a custom list or a squad file, and optionally a random
//! layout. It is resolved into a complete [`Setup`].

mod fault;
mod layout;
mod ship;

pub use fault::SetupFault;
pub use ship::{ListedShip, SquadFile, read_squad_file};

use crate::command::Roller;
use crate::setup::waves::{WaveShip, Waves};
use crate::setup::{Mode, Setup, SquadShip};
use contract::RandomSource;
use serde::Deserialize;
use xwing::content::{Content, Faction};
use xwing::craft::Team;
use xwing::geometry::PlayArea;
use xwing::scenario::{ShipPicks, ShipRole, introductory};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum GameKind {
    /// The introductory scenario: waves through hyperspace markers.
    #[default]
    Waves,
    /// Two squads, all on the table from the start.
    Standard,
}

/// Which ships of the printed table are used, by index; the first ones if omitted.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShipTablePicks {
    /// The player ships of the highest and of the lowest initiative.
    pub player: [u8; 2],
    /// Two patrol ships of the lowest and two of the highest initiative.
    pub patrol: [u8; 4],
    pub reinforcement: [u8; 2],
}

/// Where a side's ships come from.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "from", deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SquadSource {
    /// The printed ship table.
    Table {
        faction: Faction,
        /// The ships picked from the row.
        #[serde(default)]
        places: ShipTablePicks,
    },
    List {
        ships: Vec<ListedShip>,
    },
    Xws {
        /// The text of the file.
        text: String,
    },
}

/// A requested set-up.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SetupRequest {
    /// How the companion learns about the table.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub mode: Mode,
    /// Who rolls the dice at the start.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub dice: Roller,
    /// Side length of the play area in millimeters; three feet if omitted.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub table: Option<f64>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub game: GameKind,
    pub player: SquadSource,
    pub solo: SquadSource,
    /// Generate a random layout: markers and six obstacles.
    #[serde(default = "yes")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub lay: bool,
    /// The obstacle tokens to use; the Core Set's asteroids if omitted.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub tokens: Vec<String>,
    /// Destroyed solo ships come back when no other ship of their kind is left.
    #[serde(default = "yes")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub returning: bool,
    /// Later patrol ships are chosen at random.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub drawn: bool,
    /// Number of additional patrol ships in every wave.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub more: u8,
}

const fn yes() -> bool {
    true
}

impl SetupRequest {
    /// The introductory scenario with two rows of the printed table.
    #[must_use]
    pub fn introductory(player: Faction, solo: Faction) -> Self {
        let row = |faction| SquadSource::Table { faction, places: ShipTablePicks::default() };
        SetupRequest {
            mode: Mode::Quick,
            dice: Roller::Program,
            table: None,
            game: GameKind::Waves,
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
    pub fn setup(
        &self,
        content: &'static Content,
        rng: &mut dyn RandomSource,
    ) -> Result<Setup, Vec<SetupFault>> {
        let mut faults = Vec::new();
        let area = match self.table.map(PlayArea::from_mm) {
            None => PlayArea::THREE_FEET,
            Some(Some(area)) => area,
            Some(None) => {
                faults.push(SetupFault::Table);
                PlayArea::THREE_FEET
            }
        };
        let players = side_ships(content, &self.player, Team::Player).unwrap_or_else(|more| {
            faults.extend(more);
            Vec::new()
        });
        let solo = side_ships(content, &self.solo, Team::Solo).unwrap_or_else(|more| {
            faults.extend(more);
            Vec::new()
        });
        let players =
            with_names(players, Team::Player).map_err(|more| faults.extend(more)).unwrap_or_default();
        let solo = with_names(solo, Team::Solo).map_err(|more| faults.extend(more)).unwrap_or_default();
        let tokens = layout::obstacle_tokens(content, &self.tokens).map_err(|more| faults.extend(more));
        let (Ok(tokens), true) = (tokens, faults.is_empty()) else { return Err(faults) };
        let widest = layout::widest_base(content, solo.iter().map(|(_, ship)| ship));
        // In a standard game people place the obstacles themselves; a map starts with a proposal.
        let layout = if self.lay && (self.game == GameKind::Waves || self.mode == Mode::Map) {
            Some(
                layout::generate_layout(area, widest, &tokens, rng)
                    .ok_or_else(|| vec![SetupFault::NoRoom])?,
            )
        } else {
            None
        };
        let (markers, obstacles) =
            layout.map_or((None, Vec::new()), |(markers, rocks)| (Some(markers), rocks));
        let mut ships: Vec<SquadShip> = players.into_iter().map(|(_, ship)| ship).collect();
        layout::line_up_along_edge(area, &mut ships, false);
        let waves = match self.game {
            GameKind::Waves => {
                let squad = solo.into_iter().map(|(kind, ship)| WaveShip { kind, ship }).collect();
                let (returning, drawn, more) = (self.returning, self.drawn, self.more);
                Some(Waves { squad, markers, returning, drawn, more })
            }
            GameKind::Standard => {
                let mut far: Vec<SquadShip> = solo.into_iter().map(|(_, ship)| ship).collect();
                layout::line_up_along_edge(area, &mut far, true);
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
fn side_ships(
    content: &'static Content,
    source: &SquadSource,
    team: Team,
) -> Result<Vec<(ShipRole, ListedShip)>, Vec<SetupFault>> {
    match source {
        SquadSource::Table { faction, places } => {
            let picks = ShipPicks {
                player: places.player,
                patrol: places.patrol,
                reinforcement: places.reinforcement,
            };
            // Both halves of the row have the same faction here; each side takes its own.
            let forces = introductory(content, *faction, *faction, picks)
                .ok_or_else(|| vec![SetupFault::NoRow(*faction)])?;
            Ok(match team {
                Team::Player => {
                    forces.players.iter().map(|one| (ShipRole::Patrol, ListedShip::of(one))).collect()
                }
                Team::Solo => forces.solo.iter().map(|(kind, one)| (*kind, ListedShip::of(one))).collect(),
            })
        }
        SquadSource::List { ships } => {
            if ships.is_empty() {
                return Err(vec![SetupFault::Squad(xwing::squad::SquadError::Empty)]);
            }
            Ok(ships.iter().map(|ship| (ship.kind.unwrap_or(ShipRole::Patrol), ship.clone())).collect())
        }
        SquadSource::Xws { text } => {
            let read = read_squad_file(content, text)?;
            side_ships(content, &SquadSource::List { ships: read.ships }, team)
        }
    }
}

/// Gives ships their names on the table: P1, P2 … and S1, S2 ….
fn with_names(
    ships: Vec<(ShipRole, ListedShip)>,
    team: Team,
) -> Result<Vec<(ShipRole, SquadShip)>, Vec<SetupFault>> {
    let letter = match team {
        Team::Player => 'P',
        Team::Solo => 'S',
    };
    let mut found = Vec::new();
    let mut faults = Vec::new();
    for (at, (kind, ship)) in ships.into_iter().enumerate() {
        match ship.into_squad_ship(format!("{letter}{}", at + 1), team) {
            Ok(ship) => found.push((kind, ship)),
            Err(fault) => faults.push(fault),
        }
    }
    if faults.is_empty() { Ok(found) } else { Err(faults) }
}
