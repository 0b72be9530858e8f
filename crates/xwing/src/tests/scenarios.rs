//! Scenarios in a match: random setup, arrivals, waves, hunters, transports and endings.

use super::*;
use crate::content::Faction;
use crate::craft::Object;
use crate::scenario::ending::EndReason;
use crate::scenario::wave::PoolRules;
use crate::scenario::{Exit, Losses, Marker, ShipRole, Variant};
use crate::setup::mission::{Mission, Opponent};
use crate::setup::{Fault, ScenarioEntry};
use crate::squad::SquadError;
use crate::state::{Outcome, Phase};
use crate::{Roster, Status};

fn begun(setup: &Setup) -> Match {
    Match { state: State::begin(Content::standard(), setup).unwrap(), told: Vec::new() }
}

fn mission(mission: Mission) -> Setup {
    Setup { mission: Some(mission), ..Setup::default() }
}

impl Match {
    /// Answers with the last offered choice, and resolves chance with a seeded generator, until `done` holds.
    fn until(&mut self, done: impl Fn(&State) -> bool) -> &mut Self {
        let mut rng = contract::SmallRng::new(5);
        while !done(&self.state) {
            match self.state.turn() {
                Turn::Chance => {
                    let chance = self.state.draw(&mut rng);
                    self.fall(chance);
                }
                Turn::Decide(_) => {
                    let choice = self.legal_choices().last().copied().unwrap_or_else(|| {
                        let (seat, mut legal) = (self.seat(), contract::LegalChoices::default());
                        self.state.legal_choices(seat, &mut legal);
                        let area = legal.regions.pop().unwrap();
                        self.state.sample(seat, &area, &mut contract::SmallRng::new(1)).unwrap()
                    });
                    self.choose(choice);
                }
                Turn::Over(ending) => panic!("over by {:?}", ending.rule),
            }
        }
        self
    }

    fn status(&self, id: &str) -> Status {
        self.ship(id).status
    }

    fn arriving(&self) -> Vec<&str> {
        let called = self.told.iter().filter_map(|event| match event {
            Event::Called { ship, .. } => Some(self.state.public().ship(*ship).label),
            _ => None,
        });
        let ids = ["S1", "S2", "S3", "S4", "S5", "S6"];
        called.map(|label| *ids.iter().find(|id| **id == label.as_str()).unwrap()).collect()
    }
}

/// A marker for the tests below: on the middle line, with its hit side toward the player.
const MARKERS: [(i32, i32); 2] = [(380, 480), (640, 400)];

/// Two X-wings of one player near the player edge, six TIE fighters in the pool, two of them in play far away.
fn scenario(round: u8, losses: Losses) -> Setup {
    let solo = |id: &str, kind: ShipRole, initiative: u8, status: Status, x: i32| ShipEntry {
        id: id.into(),
        team: Team::Solo,
        ship: Some("tielnfighter".into()),
        initiative: Some(initiative),
        at: Some(Placement::mm(x, 870, 0)),
        status: Some(status),
        role: Some(kind),
        ..ShipEntry::default()
    };
    Setup {
        seats: 1,
        round,
        ships: vec![
            ours("P1", "t65xwing", 3, 300, 100),
            ours("P2", "t65xwing", 1, 600, 100),
            solo("S1", ShipRole::Patrol, 1, Status::InPlay, 300),
            solo("S2", ShipRole::Patrol, 1, Status::InPlay, 600),
            solo("S3", ShipRole::Patrol, 3, Status::Reserve, 0),
            solo("S4", ShipRole::Patrol, 3, Status::Reserve, 0),
            solo("S5", ShipRole::Reinforcement, 4, Status::Reserve, 0),
            solo("S6", ShipRole::Reinforcement, 4, Status::Reserve, 0),
        ],
        scenario: Some(ScenarioEntry {
            variant: Variant::Introductory,
            more: 0,
            pool: PoolRules::default(),
            markers: Some(MARKERS.map(|(x, y)| Placement::mm(x, y, 180))),
            tokens: Vec::new(),
            losses,
        }),
        ..Setup::default()
    }
}

fn planning(round: u8) -> impl Fn(&State) -> bool {
    move |state| state.public().round == round && state.public().phase == Phase::Planning
}

const NONE: Losses = Losses { patrol: 0, reinforcement: 0 };

/// XW-SCEN-03 to XW-SCEN-07, XW-SCEN-10, XW-SCEN-22: chance lays everything out by the distances; then the ships are
/// placed by initiative, the player's first: the Cavern Angels (1), two Academy TIEs (1), the Red Squadron (3).
#[test]
fn the_introductory_scenario_is_set_up() {
    let mut game = begun(&mission(Mission::default()));
    assert_eq!(game.open(), Pending::roll(chance::Layout(None)));
    game.fall(Chance::Layout(7)).fall(Chance::Layout(11));
    let layout = game.state.layout().unwrap();
    assert_eq!(layout.obstacles.len(), 6);
    assert!(layout.errors(Content::standard(), game.state.widest_solo_base()).is_empty());
    assert_eq!(game.arriving(), ["S1", "S2"], "the two of the lowest initiative");
    let placed = game.state.public().named(crate::label::Label::new("P2").unwrap()).unwrap();
    assert_eq!(game.open(), Pending::ask(question::Place(placed)));
    let outside = Choice::Place(placed, Placement::mm(300, 90, 0));
    assert!(game.state.check(Seat::A, &outside).is_err(), "its front would be beyond range 1");
    game.choose(Choice::Place(placed, Placement::mm(300, 60, 0)));
    assert!(matches!(
        game.open(),
        Pending::Roll(ChanceNode::Arrive(chance::Arrive(ShipId(2), crate::scenario::ArrivalRoll::Marker)))
    ));
    // A hit: the first marker. A hit: the side that points at the player edge.
    game.reds(0, 1, 0, 0).reds(0, 1, 0, 0);
    let marker = layout.markers[0];
    let landing = marker.arrival_pose(Exit::Hit, crate::geometry::Base::Small);
    assert_eq!(game.ship("S1").at, Placement::from(landing));
    // A blank: the second marker. A blank: its blank side.
    game.reds(0, 0, 0, 1).reds(0, 0, 0, 1);
    let landing = layout.markers[1].arrival_pose(Exit::Blank, crate::geometry::Base::Small);
    assert_eq!(game.ship("S2").at, Placement::from(landing));
    assert_eq!(game.open(), Pending::ask(question::Place(ShipId(0))), "initiative 3 is last");
    game.choose(Choice::Place(ShipId(0), Placement::mm(500, 60, 0)));
    assert_eq!((game.open(), game.state.public().round), (Pending::Ask(Question::Dials), 1));
    assert_eq!(game.status("S3"), Status::Reserve);
}

/// XW-SCEN-08, XW-SCEN-09: if a ship blocks the side, marker and side are rolled again; a crit is the side nearest to
/// the nearest player ship.
#[test]
fn a_blocked_side_is_rolled_again() {
    let mut setup = scenario(3, NONE);
    let [first, _] = MARKERS.map(|(x, y)| Marker::facing_player(x * 1000, y * 1000));
    let blocked = first.arrival_pose(Exit::Focus, crate::geometry::Base::Small);
    // A ship in the lane moves away; an obstacle in the same place stays.
    setup.obstacles.push(ObstacleEntry {
        token: "coreasteroid0".into(),
        at: Placement::from(blocked),
        gone: false,
    });
    let mut game = begun(&setup);
    game.until(|state| matches!(state.public().open, Pending::Roll(ChanceNode::Arrive(_))));
    game.reds(0, 1, 0, 0).reds(0, 0, 1, 0);
    assert!(
        matches!(
            game.open(),
            Pending::Roll(ChanceNode::Arrive(chance::Arrive(_, crate::scenario::ArrivalRoll::Marker)))
        ),
        "both dice again"
    );
    game.reds(0, 1, 0, 0).reds(1, 0, 0, 0);
    // Player ships are below the marker; its hit side faces down.
    let landing = first.arrival_pose(Exit::Hit, crate::geometry::Base::Small);
    assert_eq!(game.ship("S3").at, Placement::from(landing));
}

/// XW-SCEN-09: with all six sides blocked a ship is delayed, counts as in play, and tries again next round.
#[test]
fn a_ship_that_cannot_arrive_comes_later() {
    let mut setup = scenario(3, NONE);
    for (x, y) in MARKERS {
        for exit in Exit::ALL {
            let at =
                Marker::facing_player(x * 1000, y * 1000).arrival_pose(exit, crate::geometry::Base::Small);
            setup.obstacles.push(ObstacleEntry {
                token: "coreasteroid0".into(),
                at: Placement::from(at),
                gone: false,
            });
        }
    }
    let mut game = begun(&setup);
    game.until(planning(4));
    assert_eq!((game.status("S3"), game.status("S4")), (Status::Arriving, Status::Arriving));
    let held = |game: &Match| game.told.iter().filter(|event| matches!(event, Event::HeldUp { .. })).count();
    assert_eq!(held(&game), 2);
    let rest = game.state.position().unwrap();
    assert_eq!(
        State::begin(Content::standard(), &rest).as_ref(),
        Ok(&game.state),
        "they wait in a position too"
    );
    game.until(planning(5));
    assert_eq!(held(&game), 4, "once a round");
}

/// XW-SCEN-11: round 4 without losses brings the two patrol ships of the highest initiative; after a loss one of them
/// and a reinforcement ship.
#[test]
fn the_wave_of_round_four() {
    let mut game = begun(&scenario(3, NONE));
    game.until(planning(4));
    assert_eq!(game.arriving(), ["S3", "S4"]);
    assert_eq!((game.status("S3"), game.status("S5")), (Status::InPlay, Status::Reserve));
    let mut game = begun(&scenario(3, Losses { patrol: 1, reinforcement: 0 }));
    game.until(planning(4));
    assert_eq!(game.arriving(), ["S3", "S5"]);
}

/// XW-SCEN-12: round 7 brings a reinforcement ship, and a patrol ship as well after three losses of either kind.
#[test]
fn the_wave_of_round_seven() {
    let mut game = begun(&scenario(6, Losses { patrol: 1, reinforcement: 1 }));
    game.until(planning(7));
    assert_eq!(game.arriving(), ["S5"]);
    let mut game = begun(&scenario(6, Losses { patrol: 1, reinforcement: 2 }));
    game.until(planning(7));
    assert_eq!(game.arriving(), ["S5", "S3"]);
}

/// XW-SCEN-21: one more patrol ship with each wave.
#[test]
fn more_enemies_come_with_each_wave() {
    let mut setup = scenario(6, NONE);
    setup.scenario.as_mut().unwrap().more = 1;
    let mut game = begun(&setup);
    game.until(planning(7));
    assert_eq!(game.arriving(), ["S5", "S3"]);
}

/// XW-SCEN-13: without a waiting patrol ship a destroyed one returns with everything it had, unless the option says
/// otherwise.
#[test]
fn destroyed_ships_come_back() {
    let lost = |returning: bool| {
        let mut setup = scenario(3, Losses { patrol: 2, reinforcement: 0 });
        for ship in &mut setup.ships[2..6] {
            ship.ship = Some("tieagaggressor".into());
        }
        for ship in &mut setup.ships[4..6] {
            ship.status = Some(Status::Destroyed);
            ship.shields = Some(0);
        }
        setup.scenario.as_mut().unwrap().pool.returning = returning;
        let mut game = begun(&setup);
        game.until(planning(4));
        game
    };
    let game = lost(true);
    assert_eq!(game.arriving(), ["S3", "S5"]);
    assert_eq!((game.status("S3"), game.ship("S3").shields), (Status::InPlay, 1));
    assert_eq!(lost(false).arriving(), ["S5"]);
}

/// XW-SCEN-15: all solo ships destroyed in round 7 ends the game, one round earlier it does not; the outcome counts
/// ships that returned, were lost, and fled elsewhere.
#[test]
fn the_last_solo_ship_falls() {
    let cleared = |round: u8| {
        let mut setup = scenario(round, Losses { patrol: 3, reinforcement: 2 });
        for ship in &mut setup.ships[2..] {
            ship.status = Some(Status::Destroyed);
        }
        setup.ships[1].status = Some(Status::Returned);
        setup.ships.push(ShipEntry { status: Some(Status::Fled), ..ours("P3", "t65xwing", 1, 0, 0) });
        setup.ships.push(ShipEntry { status: Some(Status::Destroyed), ..ours("P4", "t65xwing", 1, 0, 0) });
        begun(&setup)
    };
    let mut game = cleared(7);
    game.until(|state| matches!(state.public().open, Pending::Over(_)));
    let Pending::Over(Outcome::Scenario(ending)) = game.open() else { panic!("{:?}", game.open()) };
    assert_eq!(ending.reason, EndReason::SoloDestroyed);
    assert_eq!((ending.in_play, ending.returned, ending.lost, ending.fled_elsewhere), (1, 1, 1, 1));
    assert_eq!(ending.solo_destroyed, 5);
    let Turn::Over(end) = game.state.turn() else { panic!("over") };
    assert_eq!((end.winners.has(Seat::A), end.rule.0), (true, "XW-SCEN-15"));
    let mut game = cleared(6);
    game.until(planning(7));
    assert_eq!(game.arriving(), ["S5", "S3"], "time to get ready for the next wave");
}

/// XW-SCEN-14, XW-SCEN-15: the last player ship returns over the player edge: the game is over, and the solo side has
/// no winning seat.
#[test]
fn the_last_player_ship_goes_home() {
    let mut setup = scenario(2, NONE);
    setup.ships[1].status = Some(Status::Destroyed);
    setup.ships[0].at = Some(Placement::mm(300, 60, 180));
    let mut game = begun(&setup);
    game.choose(Choice::Dial(ShipId(0), straight(3)));
    game.until(|state| matches!(state.public().open, Pending::Over(_)));
    let Pending::Over(Outcome::Scenario(ending)) = game.open() else { panic!("{:?}", game.open()) };
    assert_eq!((ending.reason, ending.returned, ending.lost), (EndReason::PlayersGone, 1, 1));
    let Turn::Over(end) = game.state.turn() else { panic!("over") };
    assert!(end.winners.is_empty());
}

/// XW-SCEN-17: the hunter locks the nearest player ship when it arrives, at random if two are equally near, and
/// another one on its activation after that ship has left.
#[test]
fn the_ace_hunts() {
    let mut setup = scenario(3, Losses { patrol: 1, reinforcement: 0 });
    for ship in &mut setup.ships[6..] {
        ship.hunts = true;
    }
    let mut game = begun(&setup);
    game.until(planning(4));
    let hunts: Vec<ShipId> = game
        .told
        .iter()
        .filter_map(|event| match event {
            Event::Hunts { ship: ShipId(6), target } => Some(*target),
            _ => None,
        })
        .collect();
    let [prey] = hunts[..] else { panic!("{hunts:?}") };
    let label = game.state.public().ship(prey).label;
    assert_eq!(game.ship("S5").lock, Some(Object::Ship(label)));
    let craft = game.state.craft(ShipId(6));
    assert!(craft.lock_is_fixed);
    // The hunted ship returns; the other one is hunted from the hunter's next activation on.
    let mut rest = game.state.position().unwrap();
    rest.ships[prey.index()].at = Some(Placement::mm(300, 50, 180));
    let other = ShipId(1 - prey.0);
    rest.ships[other.index()].at = Some(Placement::mm(800, 50, 0));
    let mut game = begun(&rest);
    for ship in [ShipId(0), ShipId(1)] {
        let speed = if ship == prey { 4 } else { 1 };
        game.choose(Choice::Dial(ship, straight(speed)));
    }
    game.until(|state| state.public().phase == Phase::Engagement);
    assert_eq!(game.state.public().ship(prey).status, Status::Returned);
    let label = game.state.public().ship(other).label;
    assert_eq!(game.ship("S5").lock, Some(Object::Ship(label)));
}

/// XW-SCEN-18: the transport begins in a corner with the opposite one locked; if it escapes the scenario is lost, if
/// it is destroyed it is won.
#[test]
fn the_transport_escapes() {
    let setup = mission(Mission { variant: Variant::EscapingTransport, ..Mission::default() });
    let game = begun(&setup);
    let transport = game.ship("T1");
    assert_eq!(transport.status, Status::InPlay);
    assert_eq!(transport.lock, Some(Object::Point { x: 914_400, y: 0 }));
    assert!(game.state.craft(ShipId(8)).escapes);
    let ended = |status: Status| {
        let mut setup = scenario(2, NONE);
        setup.ships.push(ShipEntry {
            status: Some(status),
            escapes: true,
            role: None,
            ..setup.ships[2].clone()
        });
        setup.ships.last_mut().unwrap().id = "T1".into();
        let mut game = begun(&setup);
        game.until(|state| matches!(state.public().open, Pending::Over(_)));
        let Pending::Over(Outcome::Scenario(ending)) = game.open() else { panic!("{:?}", game.open()) };
        let Turn::Over(end) = game.state.turn() else { panic!("over") };
        (ending.reason, end.winners.has(Seat::A))
    };
    assert_eq!(ended(Status::Fled), (EndReason::TransportEscaped, false));
    assert_eq!(ended(Status::Destroyed), (EndReason::TransportDestroyed, true));
}

/// XW-SCEN-16: one X-wing and two TIE fighters of the Core Set; both TIE fighters return in round 4.
#[test]
fn the_single_core_set() {
    let game = begun(&mission(Mission { variant: Variant::CoreSet, ..Mission::default() }));
    let ships: Vec<_> = game.state.public().ships.iter().map(|ship| ship.label.as_str().to_owned()).collect();
    assert_eq!(ships, ["P1", "S1", "S2"]);
}

/// XW-SCEN-23: three people have a ship each, alternating between the highest and lowest initiative; everybody has
/// one.
#[test]
fn people_share_the_player_side() {
    let game = begun(&mission(Mission { people: 3, ..Mission::default() }));
    let players: Vec<_> = game.state.public().ships.iter().filter(|ship| ship.team == Team::Player).collect();
    assert_eq!(players.iter().map(|ship| ship.initiative).collect::<Vec<_>>(), [3, 1, 3]);
    let seats: Vec<_> = players.iter().map(|ship| ship.seat.unwrap().number()).collect();
    assert_eq!(seats, [0, 1, 2]);
    assert_eq!(game.state.seats(), 3);
    let faults = State::begin(Content::standard(), &mission(Mission { people: 9, ..Mission::default() }));
    assert_eq!(faults.err(), Some(vec![Fault::People(9)]));
}

/// XW-SCEN-24: with the opponent Ace the enemy ships belong to a seat of their own, which sets their dials; in a standard
/// game it places them too.
#[test]
fn the_enemy_squad_is_a_seat() {
    let ace = |variant| mission(Mission { variant, opponent: Opponent::Ace, ..Mission::default() });
    let game = begun(&ace(Variant::Introductory));
    assert_eq!(game.state.seats(), 2);
    assert!(game.state.public().ships[2..].iter().all(|ship| ship.seat == Some(Seat::B)));
    let mut game = begun(&ace(Variant::Standard));
    game.fall(Chance::Layout(1)).fall(Chance::Layout(1));
    assert_eq!(game.state.public().scenario.unwrap().markers, None, "nobody comes out of hyperspace");
    assert_eq!(game.seat(), Seat::A, "initiative 1, the player is first player");
    game.until(|state| state.public().open == Pending::ask(question::Place(ShipId(2))));
    assert_eq!(game.seat(), Seat::B);
    game.until(planning(1));
    assert!(game.state.public().ships.iter().all(Ship::is_in_play));
    assert!(game.state.public().obstacles.len() == 6);
}

/// XW-SCEN-19: custom squads are given as XWS lists; an unknown pilot or a card that is not implemented is rejected
/// by name.
#[test]
fn own_squads_are_read_and_checked() {
    let list = |pilots: &str| {
        Some(format!(r#"{{"version":"2.0.0","faction":"rebelalliance","pilots":[{pilots}]}}"#))
    };
    let own = |squad| Mission { variant: Variant::OwnSquads, squad, ..Mission::default() };
    let good =
        own(list(r#"{"id":"bluesquadronescort"},{"id":"graysquadronbomber"},{"id":"bluesquadronescort"}"#));
    let game = begun(&mission(good.clone()));
    assert_eq!(game.state.public().ships.iter().filter(|ship| ship.team == Team::Player).count(), 3);
    assert!(!good.warnings(Content::standard()).unwrap().is_empty(), "112 points against four TIE fighters");
    let faults = |mission: Mission| mission.setup(Content::standard(), Options::default()).unwrap_err();
    assert_eq!(
        faults(own(list(r#"{"id":"darthbinks"}"#))),
        [Fault::Squad(Roster::Player, SquadError::UnknownPilot("darthbinks".into()))]
    );
    assert_eq!(faults(own(None)), [Fault::NoSquad(Roster::Player)]);
    assert!(matches!(faults(own(Some("{".into())))[..], [Fault::Unreadable(Roster::Player, _)]));
    let enemy = Mission { enemy: Faction::RebelAlliance, ..Mission::default() };
    assert!(enemy.setup(Content::standard(), Options::default()).is_ok());
}

/// A mission excludes other fields: a setup with more is rejected.
#[test]
fn a_mission_stands_alone() {
    let setup = Setup { seats: 1, ..mission(Mission::default()) };
    assert_eq!(State::begin(Content::standard(), &setup).err(), Some(vec![Fault::MissionAlone]));
}
