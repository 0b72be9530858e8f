//! Placing ships before the first round, and the Planning Phase: dials are set in secret (XW-RND-01, XW-RND-06).

use crate::choice::{Cause, Choice, PlacementZone, Refusal};
use crate::event::Event;
use crate::geometry::measuring::range::RANGE_BAND;
use crate::geometry::primitives::pose::microns;
use crate::geometry::{Footprint, Heading, Turret};
use crate::rules::round as rules;
use crate::ship::placement::{DialSetting, Placement};
use crate::ship::{ShipId, Status};
use crate::state::{Pending, Phase, RuleStep, State};
use contract::{EventSink, RandomSource, Seat, Seats, Viewers};

impl State {
    /// The zone of a ship: its whole base within range 1 of its edge.
    pub(crate) fn zone(&self, ship: ShipId) -> PlacementZone {
        let half = microns(self.base(ship).half());
        let side = microns(self.public.options.table.area().side());
        let along = match self.public.ship(ship).team {
            crate::craft::Team::Player => (half, microns(RANGE_BAND) - half),
            crate::craft::Team::Solo => (side - microns(RANGE_BAND) + half, side - half),
        };
        PlacementZone { ship, across: (half, side - half), along }
    }

    /// XW-RND-07: wholly inside the zone and overlapping no other ship.
    pub(crate) fn check_place(&self, ship: ShipId, at: Placement) -> Result<(), Refusal> {
        let refuse = |by| Err(Refusal { rule: rules::PLACING, by });
        let base = Footprint::new(at.pose(), self.base(ship));
        let zone = self.zone(ship);
        let half = microns(self.base(ship).half());
        let inside = base.corners().iter().all(|corner| {
            let (x, y) = (microns(corner.x), microns(corner.y));
            // A corner may lie on the edge of the zone, rounded to the grid.
            (zone.across.0 - half - 1..=zone.across.1 + half + 1).contains(&x)
                && (zone.along.0 - half - 1..=zone.along.1 + half + 1).contains(&y)
        });
        if !inside || at != Placement::from(at.pose()) {
            return refuse(Cause::Outside);
        }
        let (ids, crowd) = self.other_bases(ship);
        match crowd.iter().position(|other| base.overlaps(other)) {
            Some(index) => refuse(Cause::Overlaps(ids.get(index).copied().unwrap_or_default())),
            None => Ok(()),
        }
    }

    /// A random position for a ship, facing away from its own edge.
    pub(crate) fn sample_place(&self, ship: ShipId, rng: &mut dyn RandomSource) -> Option<Choice> {
        let zone = self.zone(ship);
        let heading = match self.public.ship(ship).team {
            crate::craft::Team::Player => Heading::AHEAD,
            crate::craft::Team::Solo => Heading::HALF,
        };
        let mut between = |(from, to): (i32, i32)| {
            let width = u32::try_from((to - from).max(0)).unwrap_or(0);
            from + i32::try_from(rng.below(width + 1)).unwrap_or(0)
        };
        for _ in 0..32 {
            let at = Placement {
                x: between(zone.across),
                y: between(zone.along),
                heading: heading.micro_degrees(),
            };
            if self.check_place(ship, at).is_ok() {
                return Some(Choice::Place(ship, at));
            }
        }
        None
    }

    pub(crate) fn place(&mut self, ship: ShipId, at: Placement, out: &mut EventSink<'_, Event>) {
        let placed = self.public.ship_mut(ship);
        placed.at = at;
        placed.status = Status::InPlay;
        self.enter_play(ship, out);
        out.emit(Viewers::ALL, || Event::Placed { ship, at });
        // XW-RND-13: a solo ship's turret keeps pointing to the front.
        let asks = self.public.ship(ship).seat.is_some() && self.craft(ship).turrets().len() > 1;
        self.public.open = if asks { Pending::Turret(ship) } else { Pending::Nothing };
    }

    pub(crate) fn check_turret(&self, ship: ShipId, turret: Turret) -> Result<(), Refusal> {
        let allowed = self.craft(ship).turrets().contains(&turret);
        if allowed { Ok(()) } else { Err(Refusal { rule: rules::TURRETS, by: Cause::NoTarget }) }
    }

    /// XW-RND-13: the turret of a ship that was just placed.
    pub(crate) fn point(&mut self, ship: ShipId, turret: Turret, out: &mut EventSink<'_, Event>) {
        self.public.ship_mut(ship).turret = Some(turret);
        out.emit(Viewers::ALL, || Event::Pointed { ship, turret });
    }

    /// Begins a round; a wave may arrive first.
    pub(crate) fn begin_round(&mut self) {
        self.public.round += 1;
        self.public.done = 0;
        self.public.push_in_order(&[RuleStep::Arrivals, RuleStep::Planning]);
        self.call_wave();
    }

    /// XW-RND-01: every ship that a player flies gets a dial, unless it is ionized.
    pub(crate) fn planning(&mut self, out: &mut EventSink<'_, Event>) {
        let public = &mut self.public;
        public.phase = Phase::Planning;
        public.done = 0;
        public.engaging = None;
        public.flying = Default::default();
        public.attack = Default::default();
        public.devices.retain(|device| !device.gone);
        let round = public.round;
        out.emit(Viewers::ALL, || Event::PhaseBegan { round, phase: Phase::Planning });
        for id in (0..).map(ShipId).take(self.public.ships.len()) {
            let ionized = self.public.ship(id).is_in_play() && self.craft(id).is_ionized();
            let ship = self.public.ship_mut(id);
            ship.round = Default::default();
            ship.round.ionized = ionized && ship.seat.is_some();
        }
        if self.waiting_for_dials().is_empty() {
            self.public.push(RuleStep::System);
        } else {
            self.public.open = Pending::Dials;
        }
    }

    /// The next ship of a seat without a dial.
    pub(crate) fn next_dial(&self, seat: Seat) -> Option<ShipId> {
        self.public
            .in_play()
            .find(|(id, ship)| {
                ship.seat == Some(seat) && !ship.round.ionized && self.public.dials & id.bit() == 0
            })
            .map(|(id, _)| id)
    }

    /// Seats with a dial to set.
    pub(crate) fn waiting_for_dials(&self) -> Seats {
        Seat::first(self.public.seats).filter(|seat| self.next_dial(*seat).is_some()).collect()
    }

    pub(crate) fn offer_dials(&self, seat: Seat, list: &mut Vec<Choice>) {
        if let Some(ship) = self.next_dial(seat) {
            let entries = self.kind(ship).dial.entries();
            list.extend(entries.iter().map(|entry| Choice::Dial(ship, entry.maneuver.into())));
            list.sort_unstable();
        }
    }

    pub(crate) fn check_dial(&self, seat: Seat, ship: ShipId, setting: DialSetting) -> Result<(), Refusal> {
        let refuse = |by| Err(Refusal { rule: rules::DIALS, by });
        if self.next_dial(seat) != Some(ship) {
            return refuse(Cause::Ship(ship));
        }
        let entry = setting.maneuver().and_then(|maneuver| self.kind(ship).dial.entry(maneuver));
        if entry.is_some() { Ok(()) } else { refuse(Cause::NotOnDial) }
    }

    pub(crate) fn dial(&mut self, ship: ShipId, setting: DialSetting, out: &mut EventSink<'_, Event>) {
        self.hidden[ship.index()] = Some(setting);
        self.public.dials |= ship.bit();
        out.emit(Viewers::ALL, || Event::DialSet { ship });
        if self.waiting_for_dials().is_empty() {
            self.public.open = Pending::Nothing;
            self.public.push(RuleStep::System);
        }
    }
}
