//! What is measured in X-Wing: rounds, shots and damage for each ship and round, and where activations end.

use super::{Gauge, Measures, Reading};
use ::xwing::craft::Team;
use ::xwing::game::{Event, Outcome, ShipId, State, Status};
use ::xwing::geometry::{Footprint, overlaps};
use ::xwing::solo::sight::Landing;
use table::{ActOf, Seat, Told, Viewer};

/// X-Wing's measures.
#[derive(Clone, Copy, Debug)]
pub(super) struct Xwing;

impl Measures<State> for Xwing {
    fn gauge(&self) -> Box<dyn Gauge<State>> {
        Box::new(Watch::default())
    }
}

/// A base that ends an activation nearer than this to an edge of the table is "at the edge", in millimetres.
const AT_EDGE: f64 = 50.0;

/// What one side did.
#[derive(Clone, Copy, Debug, Default)]
struct Deeds {
    shots: u32,
    damage: u32,
    /// A ship on the table in a round, counted once for each.
    flown: u32,
    bumped: u32,
    rocks: u32,
    edge: u32,
    stressed: u32,
}

/// What is gathered while a match runs.
#[derive(Debug, Default)]
struct Watch {
    player: Deeds,
    solo: Deeds,
    attacker: Option<Team>,
    outcome: Option<Outcome>,
}

impl Watch {
    fn of(&mut self, team: Team) -> &mut Deeds {
        match team {
            Team::Player => &mut self.player,
            Team::Solo => &mut self.solo,
        }
    }

    fn activation_ended(&mut self, state: &State, id: ShipId, full: bool) {
        let ship = *state.public().ship(id);
        let deeds = self.of(ship.team);
        deeds.flown += 1;
        deeds.bumped += u32::from(!full);
        deeds.stressed += u32::from(ship.tokens.stress > 0);
        if let Some(kind) = state.content().ships().get(usize::from(ship.kind)) {
            let base = Footprint::new(ship.at.pose(), kind.base);
            let inside = -state.public().options.table.area().beyond(&base.corners());
            deeds.edge += u32::from((0.0..AT_EDGE).contains(&inside));
            let tokens = state.content().obstacles();
            let on_rock = state.public().obstacles.iter().filter(|rock| !rock.gone).any(|rock| {
                let printed = tokens.iter().nth(usize::from(rock.token));
                printed.is_some_and(|printed| overlaps(&base, &printed.outline.at(rock.at.pose())))
            });
            deeds.rocks += u32::from(on_rock);
        }
    }
}

impl Gauge<State> for Watch {
    fn listens(&self) -> bool {
        true
    }

    fn note(&mut self, state: &State, _: &ActOf<State>, told: &Told<Event>) {
        let team = |id: ShipId| state.public().ship(id).team;
        for event in told.heard(Viewer::Watcher) {
            match event {
                Event::Moved { ship, full, .. } => self.activation_ended(state, *ship, *full),
                Event::Flew { ship, record } => {
                    self.activation_ended(
                        state,
                        *ship,
                        !matches!(record.flight.landing, Landing::Overlap { .. }),
                    );
                }
                Event::Declared { ship, .. } => {
                    self.attacker = Some(team(*ship));
                    self.of(team(*ship)).shots += 1;
                }
                Event::Neutralized { hits, crits, .. } => {
                    if let Some(attacker) = self.attacker {
                        self.of(attacker).damage += u32::from(hits + crits);
                    }
                }
                Event::Over { outcome, .. } => self.outcome = Some(*outcome),
                _ => {}
            }
        }
    }

    fn read(&mut self, end: &State) -> Reading {
        let public = end.public();
        let lost = |team: Team, status: Status| {
            let gone = public.ships.iter().filter(|ship| ship.team == team && ship.status == status);
            gone.count() as f64
        };
        let part = |of: u32, all: u32| if all == 0 { 0.0 } else { f64::from(of) / f64::from(all) };
        let won = |wanted: &[Outcome]| {
            if self.outcome.is_some_and(|outcome| wanted.contains(&outcome)) { 1.0 } else { 0.0 }
        };
        let mut numbers = vec![
            ("rounds", f64::from(public.round)),
            ("player side wins", won(&[Outcome::Player])),
            ("solo side wins", won(&[Outcome::Solo])),
            ("player ships destroyed", lost(Team::Player, Status::Destroyed)),
            ("player ships returned", lost(Team::Player, Status::Returned)),
            ("player ships fled", lost(Team::Player, Status::Fled)),
            ("solo ships destroyed", lost(Team::Solo, Status::Destroyed)),
            ("solo ships fled", lost(Team::Solo, Status::Fled) + lost(Team::Solo, Status::Returned)),
        ];
        let (player, solo) = (self.player, self.solo);
        numbers.extend([
            ("player shots a ship and round", part(player.shots, player.flown)),
            ("player damage a ship and round", part(player.damage, player.flown)),
            ("player ended on an obstacle", part(player.rocks, player.flown)),
            ("player bumped", part(player.bumped, player.flown)),
            ("player ended at the edge", part(player.edge, player.flown)),
            ("player ended stressed", part(player.stressed, player.flown)),
            ("solo shots a ship and round", part(solo.shots, solo.flown)),
            ("solo damage a ship and round", part(solo.damage, solo.flown)),
            ("solo ended on an obstacle", part(solo.rocks, solo.flown)),
            ("solo bumped", part(solo.bumped, solo.flown)),
            ("solo ended at the edge", part(solo.edge, solo.flown)),
            ("solo ended stressed", part(solo.stressed, solo.flown)),
        ]);
        let side = |seat: Seat| {
            let own = public.ships.iter().find(|ship| ship.seat == Some(seat));
            own.map_or("", |ship| if ship.team == Team::Player { "player" } else { "solo" }).to_owned()
        };
        let traits = vec![("side", Seat::first(public.seats).map(side).collect())];
        Reading { numbers, traits }
    }
}
