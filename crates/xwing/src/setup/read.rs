//! Builds a state from a setup and runs it to its first question, or lists every fault.

use crate::ability;
use crate::content::{Content, DeviceKind, Pilot, ShipType};
use crate::craft::{Object, Team};
use crate::damage::deck::{DealtCard, Deck};
use crate::geometry::{Footprint, Turret};
use crate::hazard::device::Device;
use crate::label::Label;
use crate::scenario::layout::OBSTACLE_COUNT;
use crate::scenario_driver::{MAX_EXTRA_SHIPS, ScenarioState};
use crate::setup::{Fault, ScenarioEntry, Setup, ShipEntry};
use crate::ship::printed_stats::PrintedStats;
use crate::ship::{EquippedCard, MAX_CARDS, MAX_DAMAGE, MAX_SHIPS, Ship, Status};
use crate::state::{
    MAX_DEVICES, MAX_OBSTACLES, MAX_STEPS, Pending, Phase, PlacedObstacle, PublicState, RuleStep, State,
};
use contract::{ArrayVec, EventSink, Seat, Shared};

struct Reader {
    content: &'static Content,
    faults: Vec<Fault>,
}

/// Checks a setup and runs to the first question.
pub(crate) fn begin(content: &'static Content, setup: &Setup) -> Result<State, Vec<Fault>> {
    if let Some(mission) = &setup.mission {
        if *setup != (Setup { options: setup.options, mission: setup.mission.clone(), ..Setup::default() }) {
            return Err(vec![Fault::MissionAlone]);
        }
        return begin(content, &mission.setup(content, setup.options)?);
    }
    let mut reader = Reader { content, faults: Vec::new() };
    let public = reader.public(setup);
    if !reader.faults.is_empty() {
        return Err(reader.faults);
    }
    let mut state = State { content: Shared(content), public, hidden: [None; MAX_SHIPS] };
    if setup.ships.is_empty() || (state.public.round == 0 && setup.scenario.is_none()) {
        return Err(vec![Fault::Numbers("round".into())]);
    }
    let mut faults = standing_faults(&state);
    faults.extend(layout_faults(&state));
    if !faults.is_empty() {
        return Err(faults);
    }
    if state.public.round == 0 {
        state.set_up();
    } else {
        state.hold_back_arrivals();
        state.public.push_in_order(&[RuleStep::Arrivals, RuleStep::Planning]);
    }
    state.run(&mut EventSink::silent());
    Ok(state)
}

impl Reader {
    fn add(&mut self, fault: Fault) {
        self.faults.push(fault);
    }

    fn public(&mut self, setup: &Setup) -> PublicState {
        let mut ships = ArrayVec::new();
        if setup.ships.len() > MAX_SHIPS {
            self.add(Fault::TooMany("ships".into()));
        }
        for (index, entry) in setup.ships.iter().take(MAX_SHIPS).enumerate() {
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
        PublicState {
            options: setup.options,
            seats: setup.seats,
            round: setup.round,
            phase: Phase::Setup,
            ships,
            obstacles: self.obstacles(setup),
            devices: self.devices(setup),
            decks: self.decks(setup),
            dials: 0,
            done: 0,
            engaging: None,
            flying: Default::default(),
            attack: Default::default(),
            bonus: None,
            open: Pending::Nothing,
            steps: ArrayVec::<RuleStep, MAX_STEPS>::new(),
            given: ArrayVec::new(),
            scenario: setup.scenario.as_ref().map(|entry| self.scenario(entry)),
        }
    }

    /// XW-DMG-07: each side's deck, validated.
    fn decks(&mut self, setup: &Setup) -> [Deck; 2] {
        let mut deck = |team: Team, written: Option<Deck>| {
            let own = setup.ships.iter().filter(|ship| ship.team == team);
            let cards: Vec<DealtCard> = own.flat_map(|ship| ship.damage.iter().copied()).collect();
            let judged = written.map_or_else(|| Deck::without(&cards), |deck| deck.validated(&cards));
            judged.unwrap_or_else(|fault| {
                self.add(Fault::Deck(team, fault));
                Deck::default()
            })
        };
        let [player, solo] = setup.decks.map_or([None, None], |decks| decks.map(Some));
        [deck(Team::Player, player), deck(Team::Solo, solo)]
    }

    fn scenario(&mut self, entry: &ScenarioEntry) -> ScenarioState {
        let mut tokens = ArrayVec::new();
        for id in &entry.tokens {
            let place = self.content.obstacles().iter().position(|token| token.id == *id);
            match place.and_then(|place| u8::try_from(place).ok()) {
                None => self.add(Fault::UnknownToken(id.clone())),
                Some(_) if tokens.is_full() => break,
                Some(token) => tokens.push(token),
            }
        }
        if !entry.tokens.is_empty() && entry.tokens.len() != OBSTACLE_COUNT {
            self.add(Fault::Tokens(entry.tokens.len()));
        }
        if entry.more > MAX_EXTRA_SHIPS {
            self.add(Fault::More(entry.more));
        }
        ScenarioState {
            variant: entry.variant,
            more: entry.more,
            pool: entry.pool,
            markers: entry.markers,
            tokens,
            losses: entry.losses,
        }
    }

    fn kind(
        &mut self,
        entry: &ShipEntry,
    ) -> Option<(u8, Option<u8>, &'static ShipType, Option<&'static Pilot>)> {
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
        if let Some(name) = ability::unsupported_ability(ship) {
            self.add(Fault::NotPlayed(name.to_owned()));
        }
        let number = |place: usize| u8::try_from(place).ok();
        let flown = pilot.and_then(|place| ship.pilots.get(place));
        if let Some(pilot) = flown.filter(|pilot| ability::SUPPORTED.refused_pilot(pilot).is_some()) {
            self.add(Fault::NotPlayed(pilot.xws.clone()));
        }
        Some((number(index)?, pilot.and_then(number), ship, flown))
    }

    fn ship(&mut self, entry: &ShipEntry, setup: &Setup) -> Option<Ship> {
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
        if entry.damage.len() > MAX_DAMAGE {
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
            role: entry.role,
            hunts: entry.hunts,
            escapes: entry.escapes,
        };
        let printed = PrintedStats::of(self.content, &made, ship, pilot);
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

    fn cards(&mut self, entry: &ShipEntry) -> ArrayVec<EquippedCard, MAX_CARDS> {
        let mut cards = ArrayVec::new();
        for (place, id) in entry.cards.iter().enumerate() {
            let Some(index) = self.content.upgrades().iter().position(|card| card.xws == *id) else {
                self.add(Fault::UnknownCard(id.clone()));
                continue;
            };
            let Some(card) = self.content.upgrades().get(index) else { continue };
            if !ability::is_supported(card) {
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
            cards.push(EquippedCard { card: u16::try_from(index).unwrap_or(u16::MAX), charges });
        }
        cards
    }

    fn obstacles(&mut self, setup: &Setup) -> ArrayVec<PlacedObstacle, MAX_OBSTACLES> {
        let mut obstacles = ArrayVec::new();
        for entry in &setup.obstacles {
            let place = self.content.obstacles().iter().position(|token| token.id == entry.token);
            match place.and_then(|place| u8::try_from(place).ok()) {
                None => self.add(Fault::UnknownToken(entry.token.clone())),
                Some(_) if obstacles.is_full() => {
                    self.add(Fault::TooMany("obstacles".into()));
                    break;
                }
                Some(token) => obstacles.push(PlacedObstacle { token, at: entry.at, gone: entry.gone }),
            }
        }
        obstacles
    }

    fn devices(&mut self, setup: &Setup) -> ArrayVec<Device, MAX_DEVICES> {
        let mut devices = ArrayVec::new();
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

/// Faults of ships and obstacles outside the play area, and of ships that overlap.
fn standing_faults(state: &State) -> Vec<Fault> {
    let area = state.public.options.table.area();
    let bases: Vec<(String, Footprint)> = state
        .public
        .in_play()
        .map(|(id, ship)| (ship.label.as_str().to_owned(), state.footprint(id)))
        .collect();
    let mut faults = Vec::new();
    for (index, (id, base)) in bases.iter().enumerate() {
        if area.is_off_table(base) {
            faults.push(Fault::OffTable(id.clone()));
        }
        for (other, beside) in bases.iter().skip(index + 1) {
            if base.overlaps(beside) {
                faults.push(Fault::Overlaps(id.clone(), other.clone()));
            }
        }
    }
    for (index, token) in state.obstacle_tokens().iter().enumerate() {
        if token.as_ref().is_some_and(|token| area.any_off_table(token.token.corners())) {
            faults.push(Fault::OffTable(format!("O{}", index + 1)));
        }
    }
    faults
}

/// XW-SCEN-03 to XW-SCEN-06: a given layout of markers and obstacles must keep the distances and lanes.
fn layout_faults(state: &State) -> Vec<Fault> {
    match state.layout() {
        Some(layout) if state.public.round == 0 => {
            let faults = layout.errors(state.content(), state.widest_solo_base());
            faults.into_iter().map(Fault::Layout).collect()
        }
        Some(_) | None => Vec::new(),
    }
}
