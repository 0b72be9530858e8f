//! Metrics of X-Wing: rounds, shots and damage per ship and round, and where activations end.

use crate::metrics::{MatchMetrics, Metrics};
use ::xwing::content::{Content, Faction};
use ::xwing::craft::Team;
use ::xwing::geometry::{Footprint, overlaps};
use ::xwing::solo::sight::Landing;
use ::xwing::squad::points::faction_id;
use ::xwing::{Event, Mission, Outcome, Setup, ShipId, State, Status};
use contract::{ActOf, Game, RecordedEvents, Seat, Viewer};

/// Every faction against every other, if the set-up is a mission with the printed ship table.
pub(super) fn variations(content: &'static Content, setup: &Setup) -> Vec<Setup> {
    let Some(mission) = setup.mission.as_ref().filter(|mission| mission.squad.is_none()) else {
        return vec![setup.clone()];
    };
    let of = |player, enemy| {
        let mission = Mission { player, enemy, ..mission.clone() };
        Setup { mission: Some(mission), ..setup.clone() }
    };
    let mut all: Vec<Setup> =
        Faction::ALL.into_iter().flat_map(|own| Faction::ALL.map(|foe| of(own, foe))).collect();
    // Some variants are printed for some factions only; illegal ones are not variations.
    all.retain(|setup| State::begin(content, setup).is_ok());
    all
}

/// A base that ends an activation closer than this to an edge of the table is "at the edge", in millimeters.
const AT_EDGE: f64 = 50.0;

/// Counts for one side.
#[derive(Clone, Copy, Debug, Default)]
struct SideStats {
    shots: u32,
    damage: u32,
    /// Ship activations: every ship counts once per round.
    flown: u32,
    bumped: u32,
    rocks: u32,
    edge: u32,
    stressed: u32,
}

/// What is collected during a match.
#[derive(Debug, Default)]
pub(super) struct Recorder {
    player: SideStats,
    solo: SideStats,
    attacker: Option<Team>,
    outcome: Option<Outcome>,
}

impl Recorder {
    fn of(&mut self, team: Team) -> &mut SideStats {
        match team {
            Team::Player => &mut self.player,
            Team::Solo => &mut self.solo,
        }
    }

    fn activation_ended(&mut self, state: &State, id: ShipId, full: bool) {
        let ship = *state.public().ship(id);
        let stats = self.of(ship.team);
        stats.flown += 1;
        stats.bumped += u32::from(!full);
        stats.stressed += u32::from(ship.tokens.stress > 0);
        if let Some(kind) = state.content().ships().get(usize::from(ship.kind)) {
            let base = Footprint::new(ship.at.pose(), kind.base);
            let inside = -state.public().options.table.area().distance_outside(&base.corners());
            stats.edge += u32::from((0.0..AT_EDGE).contains(&inside));
            let tokens = state.content().obstacles();
            let on_rock = state.public().obstacles.iter().filter(|rock| !rock.gone).any(|rock| {
                let printed = tokens.iter().nth(usize::from(rock.token));
                printed.is_some_and(|printed| overlaps(&base, &printed.outline.at(rock.at.pose())))
            });
            stats.rocks += u32::from(on_rock);
        }
    }
}

impl MatchMetrics<State> for Recorder {
    fn wants_events(&self) -> bool {
        true
    }

    fn record(&mut self, state: &State, _: &ActOf<State>, recorded: &RecordedEvents<Event>) {
        let team = |id: ShipId| state.public().ship(id).team;
        for event in recorded.visible_to(Viewer::Watcher) {
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

    fn finish(&mut self, end: &State) -> Metrics {
        let public = end.public();
        let lost = |team: Team, status: Status| {
            let gone = public.ships.iter().filter(|ship| ship.team == team && ship.status == status);
            gone.count() as f64
        };
        let part = |of: u32, all: u32| if all == 0 { 0.0 } else { f64::from(of) / f64::from(all) };
        let result = self.outcome.map(|outcome| match outcome {
            Outcome::Player => Some(Team::Player),
            Outcome::Solo => Some(Team::Solo),
            Outcome::Draw | Outcome::Time => None,
            Outcome::Scenario(ending) if ending.reason.is_won() => Some(Team::Player),
            Outcome::Scenario(_) => Some(Team::Solo),
        });
        let won = |team: Team| if result == Some(Some(team)) { 1.0 } else { 0.0 };
        let mut numbers = vec![
            ("rounds", f64::from(public.round)),
            ("player side wins", won(Team::Player)),
            ("solo side wins", won(Team::Solo)),
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
        let team =
            |seat: Seat| public.ships.iter().find(|ship| ship.seat == Some(seat)).map(|ship| ship.team);
        let points = |seat: Seat| match result.flatten() {
            Some(winner) if team(seat) == Some(winner) => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        };
        let all = || Seat::first(public.seats);
        let factions = format!("{} against {}", faction(end, Team::Player), faction(end, Team::Solo));
        Metrics {
            numbers,
            traits: vec![(
                "factions",
                all()
                    .filter(|seat| team(*seat) == Some(Team::Player))
                    .take(1)
                    .map(|_| factions.clone())
                    .collect(),
            )],
            points: Some(all().map(points).collect()),
        }
    }
}

/// The faction of a side, taken from its first pilot.
fn faction(state: &State, team: Team) -> &'static str {
    let mut pilots = state.public().ships.iter().filter(|ship| ship.team == team).filter_map(|ship| {
        let kind = state.content().ships().get(usize::from(ship.kind))?;
        kind.pilots.get(usize::from(ship.pilot?))
    });
    pilots.next().map_or("?", |pilot| faction_id(pilot.faction))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::xwing::geometry::{Bearing, Side};
    use ::xwing::{Chance, Choice, DialSetting, Placement, ShipEntry};
    use contract::{Act, EventSink, Viewers};

    /// An X-wing next to the left edge and a TIE fighter far away.
    fn duel() -> State {
        let ship = |id: &str, team, pilot: &str, at| ShipEntry {
            id: id.into(),
            team,
            seat: (team == Team::Player).then_some(Seat::A),
            pilot: Some(pilot.into()),
            at: Some(at),
            ..ShipEntry::default()
        };
        let setup = Setup {
            seats: 1,
            ships: vec![
                ship("X1", Team::Player, "redsquadronveteran", Placement::mm(30, 400, 0)),
                ship("S1", Team::Solo, "academypilot", Placement::mm(800, 800, 180)),
            ],
            ..Setup::default()
        };
        State::begin(Content::standard(), &setup).unwrap()
    }

    fn finish(events: Vec<Event>) -> Metrics {
        let state = duel();
        let mut recorded = RecordedEvents::default();
        let mut out = EventSink::recording(&mut recorded);
        for event in events {
            out.emit(Viewers::ALL, || event);
        }
        let mut watch = Recorder::default();
        let act: Act<Choice, Chance> = Act::Chance(Chance::Lot(0));
        watch.record(&state, &act, &recorded);
        watch.finish(&state)
    }

    fn number(metrics: &Metrics, name: &str) -> f64 {
        metrics.numbers.iter().find(|(known, _)| *known == name).unwrap().1
    }

    #[test]
    fn shots_damage_and_ends_of_activations_are_counted_for_each_side() {
        let moved = |full| Event::Moved {
            ship: ShipId(0),
            from: Placement::mm(30, 300, 0),
            to: Placement::mm(30, 400, 0),
            setting: DialSetting { bearing: Bearing::Bank(Side::Left), speed: 2 },
            full,
            touching: Vec::new(),
            template: Vec::new(),
        };
        let declared = Event::Declared {
            ship: ShipId(0),
            target: ShipId(1),
            card: None,
            dice: 3,
            range: 2,
            obstructed: false,
            line: None,
        };
        let metrics = finish(vec![
            moved(true),
            moved(false),
            declared,
            Event::Neutralized { target: ShipId(1), hits: 1, crits: 2 },
        ]);
        // Two activations, one cut short, both 10 mm from the edge; one shot with three damage.
        for (name, wanted) in [
            ("player shots a ship and round", 0.5),
            ("player damage a ship and round", 1.5),
            ("player bumped", 0.5),
            ("player ended at the edge", 1.0),
            ("player ended on an obstacle", 0.0),
            ("player ended stressed", 0.0),
            ("solo shots a ship and round", 0.0),
        ] {
            assert!((number(&metrics, name) - wanted).abs() < 1e-9, "{name}: {}", number(&metrics, name));
        }
        assert_eq!(metrics.traits, [("factions", vec!["rebelalliance against galacticempire".to_owned()])]);
    }

    /// The solo side has no seat: its win is a loss, not a draw.
    #[test]
    fn a_win_of_the_solo_side_is_not_a_draw() {
        let over = |outcome: Outcome| finish(vec![Event::Over { outcome, rule: outcome.rule() }]).points;
        assert_eq!(over(Outcome::Solo), Some(vec![0.0]));
        assert_eq!(over(Outcome::Player), Some(vec![1.0]));
        assert_eq!(over(Outcome::Time), Some(vec![0.5]));
    }
}
