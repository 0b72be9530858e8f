//! Set-up, waves, arrivals and the end of the introductory scenario.

use super::*;
use crate::correction::Correction;
use crate::dice::RollRequest;
use crate::event::{Event, Fate, Outcome};
use crate::question::Question;
use crate::setup::request::SetupRequest;
use xwing::content::{Content, Faction};
use xwing::dice::AttackFace::{self, Blank, Crit, Focus, Hit};
use xwing::scenario::ending::EndReason;
use xwing::scenario::{ArrivalResult, ArrivalRoll, Exit};

fn request(mode: Mode) -> Setup {
    let mut request = SetupRequest::introductory(Faction::RebelAlliance, Faction::GalacticEmpire);
    (request.mode, request.dice) = (mode, Roller::Person);
    request.setup(Content::standard(), &mut contract::SmallRng::new(7)).unwrap()
}

fn opened(mode: Mode) -> Session {
    Session::new(&request(mode)).unwrap()
}

fn face(session: &mut Session, face: AttackFace) {
    enter_roll(session, RollResult::Arrival(ArrivalResult::Face(face))).unwrap();
}

fn asks(session: &Session, ask: ArrivalRoll) -> bool {
    session.state().question() == &Question::Throw { throw: RollRequest::Arrival(ask) }
}

fn correct(session: &mut Session, correction: Correction) {
    session.apply(LogEntry { who: None, command: Command::Correct(correction) }).unwrap();
}

/// Plays a round in which no ship meets another.
fn quiet_round(session: &mut Session) {
    let round = session.state().round();
    while session.state().round() == round {
        let question = session.state().question().clone();
        let answer = match question {
            Question::WhereEnemy => {
                Answer::Where { sector: crate::question::answer::Sector::Rear, far: true }
            }
            Question::WhichEnemy => Answer::Ships(vec![label("P1")]),
            Question::Throw { throw } => {
                let thrown = throw.roll(&mut contract::SmallRng::new(3));
                super::enter_roll(session, thrown).unwrap();
                continue;
            }
            Question::Threats { .. } | Question::ObstacleAhead => Answer::Yes(false),
            Question::Shot { .. } => Answer::Range(None),
            Question::PlayerEngages => Answer::Ships(Vec::new()),
            Question::Over => return,
            _ => session.state().offered_answers().first().cloned().unwrap(),
        };
        reply(session, answer).unwrap();
    }
}

/// Every ship that is due arrives at the hit side of the first marker. Returns the ships.
fn land_due_ships(session: &mut Session) -> Vec<Label> {
    let mut landed = Vec::new();
    loop {
        match session.state().question().clone() {
            Question::Throw { throw: RollRequest::Arrival(ArrivalRoll::Marker | ArrivalRoll::Side) } => {
                face(session, Hit)
            }
            Question::Throw { throw: RollRequest::Arrival(ArrivalRoll::Lot { .. }) } => {
                enter_roll(session, RollResult::Arrival(ArrivalResult::Lot(0))).unwrap();
            }
            Question::Arrives { ship, .. } => {
                landed.push(ship);
                reply(session, Answer::Go).unwrap();
            }
            Question::Lay | Question::Place { .. } => reply(session, Answer::Go).unwrap(),
            _ => return landed,
        }
    }
}

fn labels(names: &[&str]) -> Vec<Label> {
    names.iter().map(|name| label(name)).collect()
}

/// XW-SCEN-07, XW-SCEN-10: the table is laid out, then ships are placed from the lowest initiative. The lower X-wing
/// has 1 like the two TIE/ln, and players place first at equal initiative; the higher one has 3 and comes last.
#[test]
fn the_first_wave_is_placed_in_order() {
    let mut session = opened(Mode::Quick);
    assert_eq!(session.state().question(), &Question::Lay);
    reply(&mut session, Answer::Go).unwrap();
    let crafts = &session.state().position().crafts;
    let initiatives: Vec<u8> = crafts.iter().map(|craft| craft.initiative).collect();
    assert_eq!(initiatives, [3, 1]);
    assert_eq!(session.state().question(), &Question::Place { ships: labels(&["P2"]) });
    reply(&mut session, Answer::Go).unwrap();
    for ship in ["S1", "S2"] {
        assert!(asks(&session, ArrivalRoll::Marker));
        face(&mut session, Focus);
        assert!(asks(&session, ArrivalRoll::Side));
        face(&mut session, Blank);
        // A focus result is not a hit: the second marker; the blank side.
        let arrives = Question::Arrives { ship: label(ship), marker: 1, exit: Exit::Blank };
        assert_eq!(session.state().question(), &arrives);
        reply(&mut session, Answer::Go).unwrap();
    }
    assert_eq!(session.state().question(), &Question::Place { ships: labels(&["P1"]) });
    reply(&mut session, Answer::Go).unwrap();
    assert_eq!(session.state().question(), &Question::Plan);
    assert_eq!(session.state().position().crafts.len(), 4);
    assert_eq!(session.state().round(), 1);
}

/// XW-SCEN-08: a critical hit asks which side is closest to the nearest player ship; a tie is broken at random.
#[test]
fn a_critical_hit_is_asked_about_beside_a_real_table() {
    let mut session = opened(Mode::Quick);
    reply(&mut session, Answer::Go).unwrap();
    reply(&mut session, Answer::Go).unwrap();
    face(&mut session, Crit);
    face(&mut session, Crit);
    assert_eq!(session.state().question(), &Question::NearestExit { ship: label("S1"), marker: 0 });
    reply(&mut session, Answer::Exits(vec![Exit::Focus, Exit::Hit])).unwrap();
    assert!(asks(&session, ArrivalRoll::Lot { options: 2 }));
    enter_roll(&mut session, RollResult::Arrival(ArrivalResult::Lot(1))).unwrap();
    assert_eq!(
        session.state().question(),
        &Question::Arrives { ship: label("S1"), marker: 0, exit: Exit::Hit }
    );
}

/// XW-SCEN-09: a blocked side is rerolled; if all six are blocked, the ship arrives at the start of the next round.
#[test]
fn a_blocked_ship_rolls_again_or_waits_for_the_next_round() {
    let mut session = opened(Mode::Quick);
    reply(&mut session, Answer::Go).unwrap();
    reply(&mut session, Answer::Go).unwrap();
    face(&mut session, Hit);
    face(&mut session, Hit);
    reply(&mut session, Answer::Blocked { all: false }).unwrap();
    assert!(asks(&session, ArrivalRoll::Marker));
    face(&mut session, Hit);
    face(&mut session, Focus);
    reply(&mut session, Answer::Blocked { all: true }).unwrap();
    assert_eq!(session.state().arrivals().unwrap().delayed(), labels(&["S1"]));
    assert_eq!(land_due_ships(&mut session), labels(&["S2"]));
    quiet_round(&mut session);
    assert_eq!(session.state().round(), 2);
    assert_eq!(land_due_ships(&mut session), labels(&["S1"]));
    assert!(session.events().contains(&Event::ArrivalDelayed(label("S1"))));
}

/// XW-SCEN-11, XW-SCEN-12, XW-SCEN-13: without losses, two patrol ships of the highest initiative arrive in round 4
/// and one reinforcement in round 7.
#[test]
fn waves_come_at_rounds_four_and_seven() {
    let mut session = opened(Mode::Quick);
    assert_eq!(land_due_ships(&mut session), labels(&["S1", "S2"]));
    for round in 2..=7 {
        quiet_round(&mut session);
        assert_eq!(session.state().round(), round);
        let landed = land_due_ships(&mut session);
        match round {
            4 => assert_eq!(landed, labels(&["S3", "S4"])),
            7 => assert_eq!(landed, labels(&["S5"])),
            _ => assert!(landed.is_empty(), "{round}: {landed:?}"),
        }
    }
}

/// XW-SCEN-11, XW-SCEN-12: a patrol ship lost before round 4 brings a reinforcement, three lost ships before round 7
/// one more patrol ship, which is the last one waiting.
#[test]
fn losses_bring_other_ships() {
    let lose = |session: &mut Session, ship: &str| {
        correct(session, Correction::Leaves { ship: label(ship), fate: Fate::Destroyed });
    };
    let mut session = opened(Mode::Quick);
    land_due_ships(&mut session);
    lose(&mut session, "S1");
    for _ in 0..3 {
        quiet_round(&mut session);
        if session.state().round() < 4 {
            assert!(land_due_ships(&mut session).is_empty());
        }
    }
    // Patrol ships 3 and 4 and both reinforcements wait; the interceptors are identical, and so are the patrol ships.
    assert_eq!(land_due_ships(&mut session), labels(&["S3", "S5"]));
    lose(&mut session, "S2");
    lose(&mut session, "S3");
    for _ in 0..3 {
        quiet_round(&mut session);
        if session.state().round() < 7 {
            assert!(land_due_ships(&mut session).is_empty());
        }
    }
    assert_eq!(session.state().round(), 7);
    assert_eq!(land_due_ships(&mut session), labels(&["S4", "S6"]));
}

/// XW-SCEN-13: if no ship of the kind is left, a destroyed one comes back as a new one; without recycling, none does.
#[test]
fn a_destroyed_ship_comes_back_fresh() {
    for (returning, back) in [(true, &["S1"][..]), (false, &[])] {
        let mut setup = request(Mode::Quick);
        let waves = setup.waves.as_mut().unwrap();
        waves.returning = returning;
        waves.squad.retain(|wave_ship| ["S1", "S2", "S5"].contains(&wave_ship.ship.id.as_str()));
        let mut session = Session::new(&setup).unwrap();
        land_due_ships(&mut session);
        correct(&mut session, Correction::Leaves { ship: label("S1"), fate: Fate::Destroyed });
        correct(&mut session, Correction::Round { round: 4 });
        let landed = land_due_ships(&mut session);
        let patrols: Vec<Label> = landed.into_iter().filter(|ship| *ship != label("S5")).collect();
        assert_eq!(patrols, labels(back), "{returning}");
        if returning {
            assert_eq!(session.state().craft(label("S1")).unwrap().hull, 3);
            assert!(session.state().removed().is_empty());
        }
    }
}

/// XW-SCEN-08, XW-SCEN-09 by measuring: the ship is placed with its back to the side of the marker that was rolled,
/// and the roll is repeated for a second ship at the same place.
#[test]
fn on_a_map_the_landing_is_measured() {
    let mut session = opened(Mode::Map);
    reply(&mut session, Answer::Go).unwrap();
    reply(&mut session, Answer::Go).unwrap();
    face(&mut session, Hit);
    face(&mut session, Hit);
    let marker = session.state().arrivals().unwrap().markers().unwrap()[0];
    let (_, landing) = session.state().arrivals().unwrap().landing().unwrap();
    // 27 mm to the edge of the side, plus half a small base.
    let middle = landing.unwrap().center();
    assert!((marker.at.center().y - middle.y - 47.0).abs() < 0.01);
    reply(&mut session, Answer::Go).unwrap();
    face(&mut session, Hit);
    face(&mut session, Hit);
    // Blocked by the first one: both dice are rerolled.
    assert!(asks(&session, ArrivalRoll::Marker));
    face(&mut session, Blank);
    face(&mut session, Hit);
    assert_eq!(
        session.state().question(),
        &Question::Arrives { ship: label("S2"), marker: 1, exit: Exit::Hit }
    );
}

/// XW-SCEN-22: on a map, a player ship has to be placed wholly within range 1 of the player edge.
#[test]
fn a_ship_outside_its_zone_is_not_placed() {
    let mut session = opened(Mode::Map);
    reply(&mut session, Answer::Go).unwrap();
    let pose = |y| Correction::Pose { ship: label("P2"), pose: PoseSpec { x: 300.0, y, heading: 0.0 } };
    correct(&mut session, pose(81.0));
    assert_eq!(reply(&mut session, Answer::Go), Err(Refusal::OutsideZone));
    correct(&mut session, pose(80.0));
    reply(&mut session, Answer::Go).unwrap();
    assert!(asks(&session, ArrivalRoll::Marker));
}

/// XW-SCEN-15: before round 7, the game does not end when all solo ships are gone; from round 7 it ends at the end of
/// the round.
#[test]
fn the_second_ending_needs_round_seven() {
    for (round, over) in [(6, false), (7, true)] {
        let mut session = opened(Mode::Quick);
        land_due_ships(&mut session);
        correct(&mut session, Correction::Round { round });
        for ship in land_due_ships(&mut session).into_iter().chain(labels(&["S1", "S2"])) {
            correct(&mut session, Correction::Leaves { ship, fate: Fate::Destroyed });
        }
        quiet_round(&mut session);
        assert_eq!(session.state().question() == &Question::Over, over, "{round}");
        if over {
            let Some(Outcome::Ended(ending)) = session.state().outcome() else { panic!() };
            assert_eq!(ending.reason, EndReason::SoloDestroyed);
            assert_eq!((ending.in_play, ending.solo_destroyed), (2, 3));
        }
    }
}

/// XW-SCEN-14, XW-SCEN-15: a ship that leaves over the player edge is home, and the game ends with the last player
/// ship.
#[test]
fn player_ships_may_leave_the_table() {
    let mut session = opened(Mode::Quick);
    land_due_ships(&mut session);
    reply(&mut session, Answer::Go).unwrap();
    for fate in [Fate::Returned, Fate::Fled] {
        while session.state().question() != &Question::PlayerFlies {
            let answer = match session.state().question().clone() {
                Question::WhereEnemy => {
                    Answer::Where { sector: crate::question::answer::Sector::Rear, far: true }
                }
                Question::WhichEnemy => Answer::Ships(vec![label("P1")]),
                Question::Throw { throw } => {
                    super::enter_roll(&mut session, throw.roll(&mut contract::SmallRng::new(3))).unwrap();
                    continue;
                }
                Question::Threats { .. } | Question::ObstacleAhead => Answer::Yes(false),
                _ => session.state().offered_answers()[0].clone(),
            };
            reply(&mut session, answer).unwrap();
        }
        reply(&mut session, Answer::Left(fate)).unwrap();
    }
    assert_eq!(session.state().question(), &Question::Over);
    let Some(Outcome::Ended(ending)) = session.state().outcome() else { panic!() };
    assert_eq!(ending.reason, EndReason::PlayersGone);
    assert_eq!((ending.returned, ending.fled_elsewhere, ending.lost), (1, 1, 0));
}

/// XW-SCEN-14: on a map, leaving the table is detected from the ship's pose.
#[test]
fn on_a_map_the_edge_is_measured() {
    let ships = vec![
        ship("R1", "t65xwing", 1, Some((400.0, 60.0, 180.0))),
        ship("R2", "t65xwing", 1, Some((800.0, 400.0, 90.0))),
        ship("S1", "tielnfighter", 3, Some((400.0, 700.0, 0.0))),
    ];
    let mut session = Session::new(&setup(Mode::Map, Roller::Person, ships)).unwrap();
    reply(&mut session, Answer::Go).unwrap();
    for (name, x, y, fate) in [("R1", 400.0, 10.0, Fate::Returned), ("R2", 910.0, 400.0, Fate::Fled)] {
        let pose = PoseSpec { x, y, heading: 0.0 };
        correct(&mut session, Correction::Pose { ship: label(name), pose });
        reply(&mut session, Answer::Go).unwrap();
        assert_eq!(session.state().removed().last().unwrap().fate, fate);
    }
}

/// The stored log of a scenario leads to the same session.
#[test]
fn a_scenario_survives_a_restart() {
    let mut session = opened(Mode::Quick);
    land_due_ships(&mut session);
    quiet_round(&mut session);
    let text = serde_json::to_string(session.entries()).unwrap();
    let setup: Setup = serde_json::from_str(&serde_json::to_string(&request(Mode::Quick)).unwrap()).unwrap();
    let entries: Vec<LogEntry> = serde_json::from_str(&text).unwrap();
    let again = Session::replay(&setup, entries);
    assert_eq!(again.events(), session.events());
    assert_eq!(again.state().question(), session.state().question());
}
