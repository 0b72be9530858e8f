//! The scenario in a match: laying out markers and obstacles, arrivals, waves, hunters and endings (XW-SCEN-…). The
//! rules are in [`crate::scenario`]; this module asks for chance outcomes and changes the state.

use crate::chance;
use crate::choice::Chance;
use crate::combat::damage_card::damage_at_start;
use crate::craft::{Object, Team};
use crate::event::Event;
use crate::geometry::{Base, Footprint, ObstacleToken};
use crate::question::Place;
use crate::rules::scenario as rules;
use crate::scenario::arrival::{ArrivalContext, ArrivalResult};
use crate::scenario::layout::OBSTACLE_COUNT;
use crate::scenario::variant::nearest_targets;
use crate::scenario::wave::{PoolRules, ReserveStatus};
use crate::scenario::{
    Arrival, Ending, Fate, Layout, LayoutObstacle, Losses, Marker, NextShip, ReserveShip, ShipRole, Variant,
    arrive, ending, generate, next_ship, wave_for_round,
};
use crate::setup::ScenarioEntry;
use crate::ship::placement::Placement;
use crate::ship::{Ship, ShipId, Status};
use crate::state::{PlacedObstacle, RuleStep, State};
use contract::{ArrayVec, EventSink, RuleId, SmallRng, Viewers};

/// The seed of a layout is drawn in two halves, each below this number.
pub(crate) const LAYOUT_HALVES: u16 = 1_000;
/// Beyond the printed ships of a wave.
pub(crate) const MAX_EXTRA_SHIPS: u8 = 4;

/// The current state of a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ScenarioState {
    pub variant: Variant,
    /// The number of additional ships in each wave.
    pub more: u8,
    /// How ships are taken from the pool.
    pub pool: PoolRules,
    /// The hyperspace markers, in the order in which they were placed.
    pub markers: Option<[Placement; 2]>,
    /// Obstacle tokens still to be placed.
    pub tokens: ArrayVec<u8, OBSTACLE_COUNT>,
    /// Solo ships destroyed so far.
    pub losses: Losses,
}

impl From<ScenarioState> for ScenarioEntry {
    fn from(scenario: ScenarioState) -> Self {
        ScenarioEntry {
            variant: scenario.variant,
            more: scenario.more,
            pool: scenario.pool,
            markers: scenario.markers,
            tokens: Vec::new(),
            losses: scenario.losses,
        }
    }
}

impl State {
    /// Whether ships arrive in waves and the scenario determines the end.
    pub(crate) fn has_waves(&self) -> bool {
        self.public.scenario.is_some_and(|scenario| scenario.variant != Variant::Standard)
    }

    /// Queues everything before the first round, in order.
    pub(crate) fn set_up(&mut self) {
        self.public.push_in_order(&[RuleStep::Layout, RuleStep::Arrivals, RuleStep::Round]);
    }

    /// Ships whose arrival was blocked wait for the next round.
    pub(crate) fn hold_back_arrivals(&mut self) {
        for (id, ship) in (0..).map(ShipId).zip(&self.public.ships) {
            if ship.status == Status::Arriving {
                self.public.done |= id.bit();
            }
        }
    }

    /// The widest base of the solo squad, which is the width of a lane.
    pub(crate) fn widest_solo_base(&self) -> Base {
        let solo = self.public.all().filter(|(_, ship)| ship.team == Team::Solo);
        solo.map(|(id, _)| self.base(id)).max().unwrap_or(Base::Small)
    }

    fn markers(&self) -> Option<[Marker; 2]> {
        let markers = self.public.scenario?.markers?;
        Some(markers.map(|at| Marker { at: at.pose() }))
    }

    /// The current layout of markers and obstacles; `None` without markers.
    pub(crate) fn layout(&self) -> Option<Layout> {
        let tokens: Vec<&ObstacleToken> = self.content().obstacles().iter().collect();
        let lying = |obstacle: &PlacedObstacle| {
            let token = tokens.get(usize::from(obstacle.token))?;
            Some(LayoutObstacle { token: token.id.clone(), at: obstacle.at.pose() })
        };
        Some(Layout {
            area: self.public.options.table.area(),
            markers: self.markers()?,
            obstacles: self.public.obstacles.iter().filter_map(lying).collect(),
        })
    }

    /// Asks for a random layout unless one was given; then calls the first wave.
    pub(crate) fn start_layout(&mut self) {
        let Some(scenario) = self.public.scenario else { return };
        if scenario.tokens.is_empty() {
            self.call_wave();
        } else {
            self.roll(chance::Layout(None));
        }
    }

    /// XW-SCEN-03 to XW-SCEN-06: takes one half of the seed, or applies the layout that both halves determine.
    pub(crate) fn layout_drawn(&mut self, first: Option<u16>, half: u16, out: &mut EventSink<'_, Event>) {
        let Some(first) = first else {
            self.roll(chance::Layout(Some(half)));
            return;
        };
        let Some(scenario) = self.public.scenario else { return };
        let printed: Vec<&ObstacleToken> = self.content().obstacles().iter().collect();
        let tokens: Vec<&ObstacleToken> =
            scenario.tokens.iter().filter_map(|token| printed.get(usize::from(*token)).copied()).collect();
        let seed = u64::from(first) * u64::from(LAYOUT_HALVES) + u64::from(half);
        let area = self.public.options.table.area();
        let Some(layout) = generate(area, self.widest_solo_base(), &tokens, &mut SmallRng::new(seed)) else {
            // No layout was found for this seed: draw another one.
            self.roll(chance::Layout(None));
            return;
        };
        for lying in &layout.obstacles {
            let token = printed.iter().position(|token| token.id == lying.token);
            let token = token.and_then(|place| u8::try_from(place).ok()).unwrap_or(u8::MAX);
            self.public.obstacles.push(PlacedObstacle { token, at: lying.at.into(), gone: false });
        }
        let has_waves = self.has_waves();
        let markers = has_waves.then_some(layout.markers.map(|marker| Placement::from(marker.at)));
        if let Some(scenario) = &mut self.public.scenario {
            scenario.markers = markers;
            scenario.tokens.clear();
        }
        out.emit(Viewers::ALL, || Event::LaidOut { markers, obstacles: self.obstacle_entries() });
        self.call_wave();
    }

    /// XW-SCEN-10 to XW-SCEN-12: queues the ships that arrive at the beginning of this round, or before the first.
    pub(crate) fn call_wave(&mut self) {
        for kind in self.due_kinds().into_iter().rev() {
            self.public.push(RuleStep::Draft(kind));
        }
    }

    fn due_kinds(&self) -> Vec<ShipRole> {
        match self.public.scenario {
            Some(scenario) if self.has_waves() => {
                wave_for_round(self.public.round, scenario.losses, scenario.more)
            }
            Some(_) | None => Vec::new(),
        }
    }

    /// The ships of the pool, with their ids.
    fn pool(&self) -> (Vec<ShipId>, Vec<ReserveShip>) {
        let reserve = |ship: &Ship| {
            let place = match ship.status {
                Status::Reserve => ReserveStatus::Waiting,
                Status::Destroyed => ReserveStatus::Destroyed,
                Status::Arriving | Status::ToPlace | Status::InPlay | Status::Returned | Status::Fled => {
                    ReserveStatus::InPlay
                }
            };
            Some(ReserveShip { kind: ship.role?, initiative: ship.initiative, place })
        };
        self.public.all().filter_map(|(id, ship)| Some((id, reserve(ship)?))).unzip()
    }

    /// XW-SCEN-13: the ships of which one arrives next; the rules do not distinguish them.
    fn eligible(&self, kind: ShipRole) -> Vec<ShipId> {
        let Some(scenario) = self.public.scenario else { return Vec::new() };
        let (ids, squad) = self.pool();
        let of = |index: &usize| ids.get(*index).copied();
        let mut equal: Vec<ShipId> = match next_ship(kind, self.public.round == 0, &squad, scenario.pool) {
            NextShip::Nobody => Vec::new(),
            NextShip::One(index) => of(&index).into_iter().collect(),
            NextShip::Lot(indexes) => indexes.iter().filter_map(of).collect(),
        };
        // Identical ships need no random choice.
        let likeness = |id: &ShipId| {
            let ship = self.public.ship(*id);
            (ship.kind, ship.pilot, ship.hunts, ship.cards)
        };
        if equal.first().is_some_and(|first| equal.iter().all(|other| likeness(other) == likeness(first))) {
            equal.truncate(1);
        }
        equal
    }

    pub(crate) fn draft(&mut self, kind: ShipRole, out: &mut EventSink<'_, Event>) {
        match *self.eligible(kind).as_slice() {
            [] => {}
            [only] => self.call_ship(only, kind, out),
            [_, _, ..] => {
                let options = u8::try_from(self.eligible(kind).len()).unwrap_or(u8::MAX);
                self.roll(chance::Draft(kind, options));
            }
        }
    }

    pub(crate) fn draft_drawn(&mut self, kind: ShipRole, lot: u8, out: &mut EventSink<'_, Event>) {
        if let Some(ship) = self.eligible(kind).get(usize::from(lot)) {
            self.call_ship(*ship, kind, out);
        }
    }

    /// A ship of the pool arrives now; a destroyed one returns undamaged.
    fn call_ship(&mut self, id: ShipId, kind: ShipRole, out: &mut EventSink<'_, Event>) {
        let fresh = self.public.ship(id).status == Status::Destroyed;
        let printed = self.printed(id);
        let content = self.content();
        let ship = self.public.ship_mut(id);
        ship.status = Status::Arriving;
        ship.shields = printed.shields;
        ship.force = printed.force;
        ship.turret = printed.turret;
        ship.round = Default::default();
        for equipped in &mut ship.cards {
            equipped.charges =
                content.upgrades().get(usize::from(equipped.card)).map_or(0, |card| card.charges);
        }
        let rule = if fresh { rules::POOL } else { self.wave_rule() };
        out.emit(Viewers::ALL, || Event::Called { ship: id, kind, fresh, rule });
    }

    fn wave_rule(&self) -> RuleId {
        match self.public.round {
            0 => rules::FIRST_WAVE,
            1..7 => rules::FOURTH_ROUND,
            7.. => rules::SEVENTH_ROUND,
        }
    }

    /// XW-RND-07, XW-SCEN-07: ships are placed, and arrive, by ascending initiative, the first player's ships first.
    pub(crate) fn next_arrival(&mut self) {
        let waits = |(id, ship): &(ShipId, &Ship)| {
            ship.status == Status::ToPlace
                || (ship.status == Status::Arriving && self.public.done & id.bit() == 0)
        };
        let order =
            |(id, ship): &(ShipId, &Ship)| (ship.initiative, ship.team != self.public.options.first, *id);
        let Some((id, status)) =
            self.public.all().filter(waits).min_by_key(order).map(|(id, ship)| (id, ship.status))
        else {
            self.public.done = 0;
            return;
        };
        self.public.push(RuleStep::Arrivals);
        if status == Status::Arriving {
            self.public.push(RuleStep::Arrive(id));
        } else {
            self.ask(Place(id));
        }
    }

    /// XW-SCEN-08, XW-SCEN-09: continues the arrival as far as the known rolls allow.
    pub(crate) fn arrive(&mut self, id: ShipId, out: &mut EventSink<'_, Event>) {
        let Some(markers) = self.markers() else {
            self.public.done |= id.bit();
            return;
        };
        let rolled = |chance: &Chance| match *chance {
            Chance::Reds(roll) => Some(ArrivalResult::Face(roll.face())),
            Chance::Lot(lot) => Some(ArrivalResult::Lot(lot)),
            _ => None,
        };
        let given: Vec<ArrivalResult> = self.public.given.iter().filter_map(rolled).collect();
        let bases = |team: Option<Team>| -> Vec<Footprint> {
            let ships = self.public.in_play().filter(|(_, ship)| team.is_none_or(|team| ship.team == team));
            ships.map(|(id, _)| self.footprint(id)).collect()
        };
        let obstacles: Vec<_> =
            self.obstacle_tokens().into_iter().flatten().map(|obstacle| obstacle.token).collect();
        let scene = ArrivalContext {
            area: self.public.options.table.area(),
            markers,
            ships: &bases(None),
            players: &bases(Some(Team::Player)),
            obstacles: &obstacles,
        };
        match arrive(&scene, self.base(id), &given) {
            Arrival::NeedsRoll(ask) => {
                // The marker is rolled again because the side was blocked; earlier rolls are discarded.
                if ask == crate::scenario::ArrivalRoll::Marker {
                    self.public.given.clear();
                }
                self.public.push(RuleStep::Arrive(id));
                self.roll(chance::Arrive(id, ask));
            }
            Arrival::Placed { marker, exit, at } => {
                self.public.given.clear();
                let ship = self.public.ship_mut(id);
                ship.at = at.into();
                ship.status = Status::InPlay;
                let (marker, at, hunts) = (u8::try_from(marker).unwrap_or(0), ship.at, ship.hunts);
                out.emit(Viewers::ALL, || Event::Arrived { ship: id, marker, exit, at });
                self.enter_play(id, out);
                if hunts {
                    self.public.push(RuleStep::Hunt(id));
                }
            }
            Arrival::Delayed | Arrival::Mismatch(_) => {
                self.public.given.clear();
                self.public.done |= id.bit();
                out.emit(Viewers::ALL, || Event::HeldUp { ship: id });
            }
        }
    }

    /// XW-ABL-01: damage cards that a ship has from the beginning.
    pub(crate) fn enter_play(&mut self, id: ShipId, out: &mut EventSink<'_, Event>) {
        let team = self.public.ship(id).team;
        for _ in 0..damage_at_start(self.kind(id)) {
            if let Some(card) = self.public.deck_mut(team).deal_facedown() {
                self.public.ship_mut(id).damage.push(card);
                out.emit(Viewers::ALL, || Event::DealtDown { ship: id });
            }
        }
    }

    /// XW-SCEN-17: the nearest player ships.
    fn nearest_players(&self, id: ShipId) -> Vec<ShipId> {
        let players = self.public.in_play().filter(|(_, ship)| ship.team == Team::Player);
        let bases: Vec<_> = players.map(|(id, ship)| (ship.label, self.footprint(id))).collect();
        let near = nearest_targets(&self.footprint(id), &bases);
        near.into_iter().filter_map(|label| self.public.named(label)).collect()
    }

    pub(crate) fn ask_hunted(&mut self, id: ShipId, out: &mut EventSink<'_, Event>) {
        match self.nearest_players(id).len() {
            0 => {}
            1 => self.lock_hunted(id, 0, out),
            many => self.roll(chance::Hunt(id, u8::try_from(many).unwrap_or(u8::MAX))),
        }
    }

    pub(crate) fn lock_hunted(&mut self, id: ShipId, lot: u8, out: &mut EventSink<'_, Event>) {
        let Some(target) = self.nearest_players(id).get(usize::from(lot)).copied() else { return };
        let label = self.public.ship(target).label;
        self.public.ship_mut(id).lock = Some(Object::Ship(label));
        out.emit(Viewers::ALL, || Event::Hunts { ship: id, target });
    }

    /// Counts a destroyed solo ship: later waves and the ending depend on it.
    pub(crate) fn count_loss(&mut self, id: ShipId) {
        let role = self.public.ship(id).role;
        let Some(scenario) = &mut self.public.scenario else { return };
        match role {
            Some(ShipRole::Patrol) => scenario.losses.patrol = scenario.losses.patrol.saturating_add(1),
            Some(ShipRole::Reinforcement) => {
                scenario.losses.reinforcement = scenario.losses.reinforcement.saturating_add(1);
            }
            None => {}
        }
    }

    /// XW-SCEN-15, XW-SCEN-18: whether the scenario is over at the end of this round.
    pub(crate) fn scenario_ending(&self) -> Option<Ending> {
        let scenario = self.public.scenario.filter(|_| self.has_waves())?;
        let fates = |team: Team| -> Vec<Fate> {
            self.public.ships.iter().filter(|ship| ship.team == team).map(fate).collect()
        };
        let transport = self.public.ships.iter().find(|ship| ship.escapes).map(fate);
        let ended = ending(self.public.round, &fates(Team::Player), &fates(Team::Solo), transport)?;
        // Ships that returned count as destroyed as often as they were.
        let counted = scenario.losses.patrol.saturating_add(scenario.losses.reinforcement);
        Some(Ending { solo_destroyed: counted + u8::from(transport == Some(Fate::Destroyed)), ..ended })
    }
}

/// The fate of a ship as the scenario counts it. A ship whose arrival is blocked counts as in play.
fn fate(ship: &Ship) -> Fate {
    match ship.status {
        Status::Reserve | Status::ToPlace => Fate::Waiting,
        Status::Arriving | Status::InPlay => Fate::InPlay,
        Status::Destroyed => Fate::Destroyed,
        Status::Returned => Fate::Returned,
        Status::Fled => Fate::FledElsewhere,
    }
}
