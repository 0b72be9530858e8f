//! What a match begins with: ships, obstacles and the rules of the table; or a whole position between two rounds.

use super::ability;
use super::deck::{Damage, Deck};
use super::device::Device;
use super::place::At;
use super::ship::{Fit, MOST_CARDS, MOST_DAMAGE, MOST_SHIPS, Ship, Status};
use super::state::{MOST_DEVICES, MOST_OBSTACLES, MOST_TASKS, Open, Phase, Public, Rock, State, Task};
use crate::content::{Content, DeviceKind, Pilot, ShipType};
use crate::craft::{Object, Team, Tokens};
use crate::geometry::{Footprint, TableArea, Turret};
use crate::label::Label;
use serde::{Deserialize, Serialize};
use table::{List, Out, Seat, Shared};

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

/// What a match begins with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The rules of the table.
    #[serde(default)]
    pub options: Options,
    /// How many people play.
    pub seats: u8,
    /// The round whose Planning Phase begins.
    #[serde(default = "one")]
    pub round: u8,
    /// Every ship of the match.
    pub ships: Vec<Entry>,
    /// Obstacles.
    #[serde(default)]
    pub obstacles: Vec<RockEntry>,
    /// Devices.
    #[serde(default)]
    pub devices: Vec<DeviceEntry>,
    /// The damage decks, when not new: the player side's, the solo side's.
    #[serde(default)]
    pub decks: Option<[Deck; 2]>,
}

const fn one() -> u8 {
    1
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
}

struct Reader {
    content: &'static Content,
    faults: Vec<Fault>,
}

/// Checks a set-up and runs to the first question.
pub(super) fn begin(content: &'static Content, setup: &Setup) -> Result<State, Vec<Fault>> {
    let mut reader = Reader { content, faults: Vec::new() };
    let public = reader.public(setup);
    if !reader.faults.is_empty() {
        return Err(reader.faults);
    }
    let mut state = State { content: Shared(content), public, hidden: [None; MOST_SHIPS] };
    if setup.ships.is_empty() || state.public.round == 0 {
        return Err(vec![Fault::Numbers("round".into())]);
    }
    state.public.then(Task::Planning);
    let faults = standing_faults(&state);
    if !faults.is_empty() {
        return Err(faults);
    }
    match state.next_to_place() {
        Some(ship) => state.public.open = Open::Place(ship),
        None => state.run(&mut Out::silent()),
    }
    Ok(state)
}

impl Reader {
    fn add(&mut self, fault: Fault) {
        self.faults.push(fault);
    }

    fn public(&mut self, setup: &Setup) -> Public {
        let mut ships = List::new();
        if setup.ships.len() > MOST_SHIPS {
            self.add(Fault::TooMany("ships".into()));
        }
        for (index, entry) in setup.ships.iter().take(MOST_SHIPS).enumerate() {
            let twice = setup.ships.iter().take(index).any(|other| other.id == entry.id);
            if twice {
                self.add(Fault::Name(entry.id.clone()));
            }
            if let Some(ship) = self.ship(entry, setup) {
                ships.push(ship);
            }
        }
        for team in [Team::Player, Team::Solo] {
            if !setup.ships.iter().any(|ship| ship.team == team) {
                self.add(Fault::NoShip(team));
            }
        }
        for seat in Seat::first(setup.seats.min(8)) {
            if !setup.ships.iter().any(|ship| ship.seat == Some(seat)) {
                self.add(Fault::Seat(seat.number()));
            }
        }
        if setup.seats == 0 || setup.seats > 8 {
            self.add(Fault::Seat(setup.seats));
        }
        Public {
            options: setup.options,
            seats: setup.seats,
            round: setup.round,
            phase: Phase::Setup,
            ships,
            obstacles: self.obstacles(setup),
            devices: self.devices(setup),
            decks: setup.decks.unwrap_or_default(),
            dials: 0,
            done: 0,
            engaging: None,
            flying: Default::default(),
            attack: Default::default(),
            open: Open::Nothing,
            tasks: List::<Task, MOST_TASKS>::new(),
            given: List::new(),
        }
    }

    fn kind(&mut self, entry: &Entry) -> Option<(u8, Option<u8>, &'static ShipType, Option<&'static Pilot>)> {
        let of = |wanted: &str| self.content.ships().iter().enumerate().find(|(_, ship)| ship.xws == wanted);
        let found = match (&entry.pilot, &entry.ship) {
            (Some(pilot), _) => self.content.ships().iter().enumerate().find_map(|(index, ship)| {
                let place = ship.pilots.iter().position(|known| known.xws == *pilot)?;
                Some((index, Some(place), ship))
            }),
            (None, Some(ship)) => of(ship).map(|(index, ship)| (index, None, ship)),
            (None, None) => None,
        };
        let Some((index, pilot, ship)) = found else {
            let name = entry.pilot.clone().or_else(|| entry.ship.clone()).unwrap_or_default();
            self.add(Fault::UnknownShip(name));
            return None;
        };
        if let Some(name) = ability::unplayed_ship(ship) {
            self.add(Fault::NotPlayed(name.to_owned()));
        }
        let number = |place: usize| u8::try_from(place).ok();
        let flown = pilot.and_then(|place| ship.pilots.get(place));
        Some((number(index)?, pilot.and_then(number), ship, flown))
    }

    fn ship(&mut self, entry: &Entry, setup: &Setup) -> Option<Ship> {
        let label = Label::new(&entry.id);
        if label.is_none() {
            self.add(Fault::Name(entry.id.clone()));
        }
        let (kind, pilot_place, ship, pilot) = self.kind(entry)?;
        let Some(initiative) = entry.initiative.or(pilot.map(|pilot| pilot.initiative)) else {
            self.add(Fault::Numbers(entry.id.clone()));
            return None;
        };
        if entry.seat.is_some_and(|seat| seat.number() >= setup.seats) {
            self.add(Fault::Seat(entry.seat.map_or(0, Seat::number)));
        }
        let cards = self.cards(entry);
        if entry.damage.len() > MOST_DAMAGE {
            self.add(Fault::TooMany(entry.id.clone()));
            return None;
        }
        let status = entry.status.unwrap_or(match entry.at {
            Some(_) => Status::InPlay,
            None => Status::ToPlace,
        });
        let mut made = Ship {
            label: label?,
            kind,
            pilot: pilot_place,
            team: entry.team,
            seat: entry.seat,
            initiative,
            status,
            at: entry.at.unwrap_or_default(),
            cards,
            shields: 0,
            force: 0,
            damage: entry.damage.iter().copied().collect(),
            tokens: entry.tokens,
            lock: entry.lock,
            turret: None,
            round: Default::default(),
        };
        let printed = Printed::of(self.content, &made, ship, pilot);
        made.shields = entry.shields.unwrap_or(printed.shields);
        made.force = entry.force.unwrap_or(printed.force);
        if initiative > 6 || made.shields > printed.shields || made.force > printed.force {
            self.add(Fault::Numbers(entry.id.clone()));
        }
        made.turret = entry.turret.or(printed.turret);
        let fits = match (made.turret, printed.turret) {
            (None, None)
            | (Some(Turret::Single(_)), Some(Turret::Single(_)))
            | (Some(Turret::Double(_)), Some(Turret::Double(_))) => true,
            (_, _) => false,
        };
        let locks = match entry.lock {
            Some(Object::Ship(other)) => {
                other.as_str() != entry.id && setup.ships.iter().any(|ship| ship.id == other.as_str())
            }
            Some(Object::Obstacle(_) | Object::Point { .. }) | None => true,
            Some(Object::Device(_)) => false,
        };
        if !fits || !locks {
            self.add(Fault::Impossible(entry.id.clone()));
        }
        Some(made)
    }

    fn cards(&mut self, entry: &Entry) -> List<Fit, MOST_CARDS> {
        let mut cards = List::new();
        for (place, id) in entry.cards.iter().enumerate() {
            let Some(index) = self.content.upgrades().iter().position(|card| card.xws == *id) else {
                self.add(Fault::UnknownCard(id.clone()));
                continue;
            };
            let Some(card) = self.content.upgrades().get(index) else { continue };
            if !ability::is_played(card) {
                self.add(Fault::NotPlayed(id.clone()));
            }
            let given = entry.charges.as_ref().and_then(|charges| charges.get(place).copied());
            let charges = given.unwrap_or(card.charges);
            if charges > card.charges {
                self.add(Fault::Numbers(id.clone()));
            }
            if cards.is_full() {
                self.add(Fault::TooMany(entry.id.clone()));
                break;
            }
            cards.push(Fit { card: u16::try_from(index).unwrap_or(u16::MAX), charges });
        }
        cards
    }

    fn obstacles(&mut self, setup: &Setup) -> List<Rock, MOST_OBSTACLES> {
        let mut rocks = List::new();
        for entry in &setup.obstacles {
            let place = self.content.obstacles().iter().position(|token| token.id == entry.token);
            match place.and_then(|place| u8::try_from(place).ok()) {
                None => self.add(Fault::UnknownToken(entry.token.clone())),
                Some(_) if rocks.is_full() => {
                    self.add(Fault::TooMany("obstacles".into()));
                    break;
                }
                Some(token) => rocks.push(Rock { token, at: entry.at, gone: entry.gone }),
            }
        }
        rocks
    }

    fn devices(&mut self, setup: &Setup) -> List<Device, MOST_DEVICES> {
        let mut devices = List::new();
        for entry in &setup.devices {
            let index = self.content.upgrades().iter().position(|card| {
                card.xws == entry.card && matches!(card.device, Some(DeviceKind::Bomb | DeviceKind::Mine))
            });
            match index.and_then(|index| u16::try_from(index).ok()) {
                None => self.add(Fault::UnknownCard(entry.card.clone())),
                Some(_) if devices.is_full() => {
                    self.add(Fault::TooMany("devices".into()));
                    break;
                }
                Some(card) => devices.push(Device { card, team: entry.team, at: entry.at, gone: false }),
            }
        }
        devices
    }
}

/// A ship's printed numbers with those of its cards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Printed {
    pub(super) hull: u8,
    pub(super) shields: u8,
    pub(super) force: u8,
    pub(super) agility: u8,
    pub(super) turret: Option<Turret>,
}

impl Printed {
    pub(super) fn of(content: &Content, ship: &Ship, kind: &ShipType, pilot: Option<&Pilot>) -> Self {
        use crate::content::WeaponArc;
        use crate::geometry::{Opposites, Quarter};
        let cards = || ship.cards.iter().filter_map(|fit| content.upgrades().get(usize::from(fit.card)));
        let sum = |printed: u8, change: fn(&crate::content::upgrade::Stats) -> i8| {
            let changes: i16 = cards().map(|card| i16::from(change(&card.stats))).sum();
            u8::try_from((i16::from(printed) + changes).max(0)).unwrap_or(u8::MAX)
        };
        let arcs: Vec<WeaponArc> = kind
            .primary
            .iter()
            .map(|weapon| weapon.arc)
            .chain(cards().filter_map(|card| card.weapon.as_ref().map(|weapon| weapon.arc)))
            .collect();
        let turret = if arcs.contains(&WeaponArc::DoubleTurret) {
            Some(Turret::Double(Opposites::FrontRear))
        } else if arcs.contains(&WeaponArc::Turret) {
            Some(Turret::Single(Quarter::Front))
        } else {
            None
        };
        Printed {
            hull: sum(kind.hull, |stats| stats.hull),
            shields: sum(kind.shields, |stats| stats.shields),
            agility: sum(kind.agility, |stats| stats.agility),
            force: pilot.map_or(0, |pilot| pilot.force) + cards().map(|card| card.force).sum::<u8>(),
            turret,
        }
    }
}

/// Ships stand on the table and on no other ship.
fn standing_faults(state: &State) -> Vec<Fault> {
    let area = state.public.options.table.area();
    let bases: Vec<(String, Footprint)> = state
        .public
        .in_play()
        .map(|(id, ship)| (ship.label.as_str().to_owned(), state.footprint(id)))
        .collect();
    let mut faults = Vec::new();
    for (index, (id, base)) in bases.iter().enumerate() {
        if area.is_left_by(base) {
            faults.push(Fault::OffTable(id.clone()));
        }
        for (other, beside) in bases.iter().skip(index + 1) {
            if base.overlaps(beside) {
                faults.push(Fault::Overlaps(id.clone(), other.clone()));
            }
        }
    }
    for (index, token) in state.rock_tokens().iter().enumerate() {
        if token.as_ref().is_some_and(|token| area.is_left_by_points(token.token.corners())) {
            faults.push(Fault::OffTable(format!("O{}", index + 1)));
        }
    }
    faults
}
