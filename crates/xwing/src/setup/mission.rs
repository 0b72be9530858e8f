//! What is agreed on before a match: the scenario, who flies which squad, and how many people share the player side.
//! A mission determines the ships; chance and the players do the rest (XW-SCEN-01, XW-SCEN-16 to XW-SCEN-21).
//!
//! Epic battles and Quick Build threat are not implemented (see [`Variant`]).

use crate::ability::SUPPORTED;
use crate::content::{Content, Faction};
use crate::craft::Team;
use crate::scenario::forces::{ace, core_set, player_ships, solo_ships, transport as transport_of};
use crate::scenario::variant::{TableCorner, own_squads, standard_points, transport};
use crate::scenario::wave::PoolRules;
use crate::scenario::{Forces, Losses, ShipPicks, ShipRole, SquadWarning, Variant};
use crate::setup::{Fault, Options, ScenarioEntry, Setup, ShipEntry};
use crate::ship::placement::Placement;
use crate::ship::{MAX_SHIPS, Status};
use crate::squad::{Member, Squad, check, from_xws, member_points};
use contract::Seat;
use serde::{Deserialize, Serialize};

const MAX_PEOPLE: u8 = 8;
/// Patrol ships of the printed scenario; larger custom squads arrive in larger waves.
const PRINTED_PATROL: usize = 4;

/// Who flies the enemy squad.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Opponent {
    /// The printed Solo Alpha system.
    #[default]
    SoloSystem,
    /// A seat of its own, for a bot or a human; this is not part of the printed system.
    Ace,
}

/// Which squad.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Roster {
    Player,
    /// Patrol ships, or the whole enemy squad of a standard game.
    Enemy,
    Reinforcements,
}

/// The scenario, factions and squads of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Mission {
    pub variant: Variant,
    pub player: Faction,
    pub enemy: Faction,
    /// The number of people who share the player side, each with their own ships: 1 to 8.
    pub people: u8,
    /// Who flies the enemy squad.
    pub opponent: Opponent,
    /// Which ships of the printed table.
    pub picks: ShipPicks,
    /// The number of additional enemies in each wave: 0 to 4.
    pub more: u8,
    /// How ships are taken from the pool.
    pub pool: PoolRules,
    /// The player squad as XWS text; default: the ships of the printed table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub squad: Option<String>,
    /// Patrol ships as XWS text, or the enemy squad of a standard game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub enemies: Option<String>,
    /// Reinforcement ships as XWS text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reinforcements: Option<String>,
    /// Where the escaping transport begins.
    pub corner: TableCorner,
    /// The six obstacle tokens; default: those of the Core Set.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<String>,
}

impl Default for Mission {
    fn default() -> Self {
        Mission {
            variant: Variant::Introductory,
            player: Faction::RebelAlliance,
            enemy: Faction::GalacticEmpire,
            people: 1,
            opponent: Opponent::SoloSystem,
            picks: ShipPicks::default(),
            more: 0,
            pool: PoolRules::default(),
            squad: None,
            enemies: None,
            reinforcements: None,
            corner: TableCorner::FarLeft,
            tokens: Vec::new(),
        }
    }
}

impl Mission {
    /// The mission as a complete setup.
    ///
    /// # Errors
    /// Everything that is wrong with the squads, the number of people or other numbers.
    pub fn setup(&self, content: &Content, options: Options) -> Result<Setup, Vec<Fault>> {
        let forces = self.forces(content)?;
        let seats = self.people + u8::from(self.opponent == Opponent::Ace);
        let mut ships = self.player_entries(&forces.players);
        ships.extend(self.solo_entries(&forces.solo));
        if self.variant == Variant::EscapingTransport {
            ships.push(self.transport_entry(content, options)?);
        }
        if ships.len() > MAX_SHIPS {
            return Err(vec![Fault::TooMany("ships".into())]);
        }
        Ok(Setup {
            options,
            seats,
            round: 0,
            ships,
            scenario: Some(ScenarioEntry {
                variant: self.variant,
                more: self.more_ships(&forces),
                pool: self.pool,
                markers: None,
                tokens: self.tokens(),
                losses: Losses::default(),
            }),
            ..Setup::default()
        })
    }

    /// Whether any squad is a custom one instead of the printed table's.
    #[must_use]
    pub fn has_own_squads(&self) -> bool {
        self.squad.is_some() || self.enemies.is_some() || self.reinforcements.is_some()
    }

    /// How the squads deviate from the printed recommendations (XW-SCEN-19, XW-SCEN-20); such squads are allowed.
    ///
    /// # Errors
    /// What is wrong with the squads.
    pub fn warnings(&self, content: &Content) -> Result<Vec<SquadWarning>, Vec<Fault>> {
        let forces = self.forces(content)?;
        let unknown = |roster: Roster| {
            move |faults: Vec<_>| {
                faults.into_iter().map(|fault| Fault::Squad(roster, fault)).collect::<Vec<_>>()
            }
        };
        if self.variant != Variant::Standard {
            return own_squads(content, &forces).map_err(unknown(Roster::Enemy));
        }
        let mut points = (0, 0);
        for member in &forces.players {
            points.0 += member_points(content, member).map_err(unknown(Roster::Player))?;
        }
        for (_, member) in &forces.solo {
            points.1 += member_points(content, member).map_err(unknown(Roster::Enemy))?;
        }
        Ok(standard_points(points.0, points.1).into_iter().collect())
    }

    /// Both sides: the ships of the printed table, or of the given squads.
    fn forces(&self, content: &Content) -> Result<Forces, Vec<Fault>> {
        let mut faults = Vec::new();
        if self.people == 0 || self.people + u8::from(self.opponent == Opponent::Ace) > MAX_PEOPLE {
            faults.push(Fault::People(self.people));
        }
        if self.variant == Variant::CoreSet {
            let forces = core_set(content).filter(|_| faults.is_empty());
            return forces.filter(|_| self.people == 1).ok_or(vec![Fault::People(self.people)]);
        }
        let own = self.squad.is_some() || self.enemies.is_some();
        if self.variant == Variant::OwnSquads && !own {
            faults.push(Fault::NoSquad(Roster::Player));
        }
        let mut read = |roster: Roster, text: &Option<String>| {
            let text = text.as_ref()?;
            squad_of(content, roster, text).map_err(|wrong| faults.extend(wrong)).ok()
        };
        let squads = (
            read(Roster::Player, &self.squad),
            read(Roster::Enemy, &self.enemies),
            read(Roster::Reinforcements, &self.reinforcements),
        );
        let players = match squads.0 {
            Some(squad) => squad.members,
            None => player_ships(content, self.player, self.picks, self.people.max(2)).unwrap_or_default(),
        };
        let of = |kind: ShipRole, squad: Option<Squad>| match squad {
            Some(squad) => squad.members.into_iter().map(|member| (kind, member)).collect(),
            None => {
                let table = solo_ships(content, self.enemy, self.picks).unwrap_or_default();
                table.into_iter().filter(|(listed, _)| *listed == kind).collect::<Vec<_>>()
            }
        };
        let mut solo = of(ShipRole::Patrol, squads.1);
        if self.variant != Variant::Standard {
            solo.extend(of(ShipRole::Reinforcement, squads.2));
        }
        // XW-SCEN-17: the ace replaces the first reinforcement ship.
        if self.variant == Variant::HuntingAce
            && let Some((_, first)) = solo.iter_mut().find(|(kind, _)| *kind == ShipRole::Reinforcement)
            && let Some(ace) = ace(self.enemy)
        {
            *first = ace;
        }
        if players.is_empty() {
            faults.push(Fault::NoTable(self.player));
        } else if players.len() < usize::from(self.people) {
            faults.push(Fault::People(self.people));
        }
        if solo.is_empty() {
            faults.push(Fault::NoTable(self.enemy));
        }
        if faults.is_empty() { Ok(Forces { players, solo }) } else { Err(faults) }
    }

    /// XW-SCEN-19, XW-SCEN-21: larger custom squads arrive in larger waves.
    fn more_ships(&self, forces: &Forces) -> u8 {
        let patrol = forces.solo.iter().filter(|(kind, _)| *kind == ShipRole::Patrol).count();
        let beyond = patrol.saturating_sub(PRINTED_PATROL) / 2;
        self.more.saturating_add(u8::try_from(beyond).unwrap_or(u8::MAX))
    }

    fn tokens(&self) -> Vec<String> {
        if self.tokens.is_empty() {
            (0..6).map(|number| format!("coreasteroid{number}")).collect()
        } else {
            self.tokens.clone()
        }
    }

    fn player_entries(&self, players: &[Member]) -> Vec<ShipEntry> {
        // XW-SCEN-23: ships are assigned in turn, so that everybody has some.
        let seats = Seat::first(self.people).collect::<Vec<_>>().into_iter().cycle();
        let ships = (1..).zip(players).zip(seats);
        ships
            .map(|((number, member), seat)| ShipEntry {
                team: Team::Player,
                seat: Some(seat),
                status: Some(Status::ToPlace),
                ..entry(&format!("P{number}"), member)
            })
            .collect()
    }

    /// The seat of the enemy squad, if it has one.
    fn enemy_seat(&self) -> Option<Seat> {
        // XW-SCEN-24
        (self.opponent == Opponent::Ace).then(|| Seat::new(self.people)).flatten()
    }

    fn solo_entries(&self, solo: &[(ShipRole, Member)]) -> Vec<ShipEntry> {
        let standard = self.variant == Variant::Standard;
        // XW-SCEN-17
        let hunter = (self.variant == Variant::HuntingAce)
            .then(|| solo.iter().position(|(kind, _)| *kind == ShipRole::Reinforcement))
            .flatten();
        let ship = |(index, (kind, member)): (usize, &(ShipRole, Member))| ShipEntry {
            team: Team::Solo,
            seat: self.enemy_seat(),
            status: Some(if standard { Status::ToPlace } else { Status::Reserve }),
            role: (!standard).then_some(*kind),
            hunts: hunter == Some(index),
            ..entry(&format!("S{}", index + 1), member)
        };
        solo.iter().enumerate().map(ship).collect()
    }

    /// XW-SCEN-18
    fn transport_entry(&self, content: &Content, options: Options) -> Result<ShipEntry, Vec<Fault>> {
        let no_table = || vec![Fault::NoTable(self.enemy)];
        let member = transport_of(content, self.enemy).ok_or_else(no_table)?;
        let (ship, _) = content.pilot(&member.pilot).ok_or_else(no_table)?;
        let (pose, lock) = transport(options.table.area(), self.corner, ship.base);
        Ok(ShipEntry {
            team: Team::Solo,
            seat: self.enemy_seat(),
            at: Some(Placement::from(pose)),
            lock: Some(lock),
            escapes: true,
            ..entry("T1", &member)
        })
    }
}

fn entry(id: &str, member: &Member) -> ShipEntry {
    ShipEntry {
        id: id.to_owned(),
        pilot: Some(member.pilot.clone()),
        cards: member.upgrades.clone(),
        ..ShipEntry::default()
    }
}

/// Parses a squad and checks that it is legal here.
fn squad_of(content: &Content, roster: Roster, text: &str) -> Result<Squad, Vec<Fault>> {
    let squad = from_xws(text).map_err(|faults| {
        faults.into_iter().map(|fault| Fault::Unreadable(roster, fault)).collect::<Vec<_>>()
    })?;
    let faults = check(content, &squad, SUPPORTED);
    if faults.is_empty() {
        Ok(squad)
    } else {
        Err(faults.into_iter().map(|fault| Fault::Squad(roster, fault)).collect())
    }
}
