//! Where a ship is placed before the first round (XW-RND-07).

use crate::choice::{Cause, Choice, PlacementZone, Refusal};
use crate::craft::Team;
use crate::event::Event;
use crate::geometry::measuring::range::RANGE_BAND;
use crate::geometry::primitives::pose::microns;
use crate::geometry::{Footprint, Heading};
use crate::question::{Ask, Turret, not_asked};
use crate::rules::round as rules;
use crate::ship::placement::Placement;
use crate::ship::{ShipId, Status};
use crate::state::{PublicState, State};
use contract::{EventSink, LegalChoicesOf, RandomSource, Seat, Seats, Viewers};
use serde::{Deserialize, Serialize};

/// Where a ship is placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Place(pub ShipId);

impl Ask for Place {
    fn asked(self, state: &State) -> Seats {
        match state.public.get(self.0).and_then(|ship| ship.seat) {
            Some(seat) => Seats::one(seat),
            // A solo ship without a position is placed by the first player.
            None => Seats::first_n(1),
        }
    }

    fn offer(self, state: &State, _: Seat, out: &mut LegalChoicesOf<State>) {
        out.regions.push(self.zone(state));
    }

    fn check(self, state: &State, _: Seat, choice: Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Place(ship, at) if ship == self.0 => self.check_position(state, at),
            _ => not_asked(),
        }
    }

    fn apply(self, state: &mut State, choice: Choice, out: &mut EventSink<'_, Event>) {
        let Choice::Place(_, at) = choice else { return };
        let Place(ship) = self;
        let placed = state.public.ship_mut(ship);
        placed.at = at;
        placed.status = Status::InPlay;
        state.enter_play(ship, out);
        out.emit(Viewers::ALL, || Event::Placed { ship, at });
        // XW-RND-13: a solo ship's turret keeps pointing to the front.
        if state.public.ship(ship).seat.is_some() && state.craft(ship).turrets().len() > 1 {
            state.ask(Turret(ship));
        }
    }

    fn is_possible(self, public: &PublicState) -> bool {
        public.has(self.0)
    }
}

impl Place {
    /// The zone of a ship: its whole base within range 1 of its edge.
    fn zone(self, state: &State) -> PlacementZone {
        let Place(ship) = self;
        let half = microns(state.base(ship).half());
        let side = microns(state.public.options.table.area().side());
        let along = match state.public.ship(ship).team {
            Team::Player => (half, microns(RANGE_BAND) - half),
            Team::Solo => (side - microns(RANGE_BAND) + half, side - half),
        };
        PlacementZone { ship, across: (half, side - half), along }
    }

    /// XW-RND-07: wholly inside the zone and overlapping no other ship.
    fn check_position(self, state: &State, at: Placement) -> Result<(), Refusal> {
        let refuse = |by| Err(Refusal { rule: rules::PLACING, by });
        let Place(ship) = self;
        let base = Footprint::new(at.pose(), state.base(ship));
        let zone = self.zone(state);
        let half = microns(state.base(ship).half());
        let inside = base.corners().iter().all(|corner| {
            let (x, y) = (microns(corner.x), microns(corner.y));
            // A corner may lie on the edge of the zone, rounded to the grid.
            (zone.across.0 - half - 1..=zone.across.1 + half + 1).contains(&x)
                && (zone.along.0 - half - 1..=zone.along.1 + half + 1).contains(&y)
        });
        if !inside || at != Placement::from(at.pose()) {
            return refuse(Cause::Outside);
        }
        let (ids, crowd) = state.other_bases(ship);
        match crowd.iter().position(|other| base.overlaps(other)) {
            Some(index) => refuse(Cause::Overlaps(ids.get(index).copied().unwrap_or_default())),
            None => Ok(()),
        }
    }

    /// A random position for the ship, facing away from its own edge.
    pub(crate) fn sample(self, state: &State, rng: &mut dyn RandomSource) -> Option<Choice> {
        let Place(ship) = self;
        let zone = self.zone(state);
        let heading = match state.public.ship(ship).team {
            Team::Player => Heading::AHEAD,
            Team::Solo => Heading::HALF,
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
            if self.check_position(state, at).is_ok() {
                return Some(Choice::Place(ship, at));
            }
        }
        None
    }
}
