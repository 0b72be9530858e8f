//! Set-up, waves, arrivals and the end of the introductory scenario.

use super::*;
use crate::correct::Correction;
use crate::dice::Throw;
use crate::event::{Event, Fate, Outcome};
use crate::question::Question;
use crate::wanted::Wanted;
use xwing::content::{Content, Faction};
use xwing::dice::AttackFace::{self, Blank, Crit, Focus, Hit};
use xwing::scenario::ending::Reason;
use xwing::scenario::{Ask, Exit, Rolled};

fn wanted(mode: Mode) -> Setup {
    let mut wanted = Wanted::introductory(Faction::RebelAlliance, Faction::GalacticEmpire);
    (wanted.mode, wanted.dice) = (mode, Hand::Person);
    wanted.setup(Content::standard(), &mut table::Sim::new(7)).unwrap()
}

fn opened(mode: Mode) -> Companion {
    Companion::new(&wanted(mode)).unwrap()
}

fn face(companion: &mut Companion, face: AttackFace) {
    throw(companion, Thrown::Arrival(Rolled::Face(face))).unwrap();
}

fn asks(companion: &Companion, ask: Ask) -> bool {
    companion.table().question() == &Question::Throw { throw: Throw::Arrival(ask) }
}

fn correct(companion: &mut Companion, correction: Correction) {
    companion.take(Line { who: None, step: Step::Correct(correction) }).unwrap();
}

/// Plays a round in which no ship meets another.
fn quiet_round(companion: &mut Companion) {
    let round = companion.table().round();
    while companion.table().round() == round {
        let question = companion.table().question().clone();
        let answer = match question {
            Question::WhereEnemy => Answer::Where { sector: crate::answer::Sector::Rear, far: true },
            Question::WhichEnemy => Answer::Ships(vec![label("P1")]),
            Question::Throw { throw } => {
                let thrown = throw.roll(&mut table::Sim::new(3));
                super::throw(companion, thrown).unwrap();
                continue;
            }
            Question::Threats { .. } | Question::ObstacleAhead => Answer::Yes(false),
            Question::Shot { .. } => Answer::Range(None),
            Question::PlayerEngages => Answer::Ships(Vec::new()),
            Question::Over => return,
            _ => companion.table().offers().first().cloned().unwrap(),
        };
        say(companion, answer).unwrap();
    }
}

/// Every ship that is due arrives at the hit side of the first marker. Returns the ships.
fn let_them_land(companion: &mut Companion) -> Vec<Label> {
    let mut landed = Vec::new();
    loop {
        match companion.table().question().clone() {
            Question::Throw { throw: Throw::Arrival(Ask::Marker | Ask::Side) } => face(companion, Hit),
            Question::Throw { throw: Throw::Arrival(Ask::Lot { .. }) } => {
                throw(companion, Thrown::Arrival(Rolled::Lot(0))).unwrap();
            }
            Question::Arrives { ship, .. } => {
                landed.push(ship);
                say(companion, Answer::Go).unwrap();
            }
            Question::Lay | Question::Place { .. } => say(companion, Answer::Go).unwrap(),
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
    let mut table = opened(Mode::Quick);
    assert_eq!(table.table().question(), &Question::Lay);
    say(&mut table, Answer::Go).unwrap();
    let crafts = &table.table().position().crafts;
    let initiatives: Vec<u8> = crafts.iter().map(|craft| craft.initiative).collect();
    assert_eq!(initiatives, [3, 1]);
    assert_eq!(table.table().question(), &Question::Place { ships: labels(&["P2"]) });
    say(&mut table, Answer::Go).unwrap();
    for ship in ["S1", "S2"] {
        assert!(asks(&table, Ask::Marker));
        face(&mut table, Focus);
        assert!(asks(&table, Ask::Side));
        face(&mut table, Blank);
        // A focus result is not a hit: the second marker; the blank side.
        let arrives = Question::Arrives { ship: label(ship), marker: 1, exit: Exit::Blank };
        assert_eq!(table.table().question(), &arrives);
        say(&mut table, Answer::Go).unwrap();
    }
    assert_eq!(table.table().question(), &Question::Place { ships: labels(&["P1"]) });
    say(&mut table, Answer::Go).unwrap();
    assert_eq!(table.table().question(), &Question::Plan);
    assert_eq!(table.table().position().crafts.len(), 4);
    assert_eq!(table.table().round(), 1);
}

/// XW-SCEN-08: a critical hit asks which side is closest to the nearest player ship; a tie is broken at random.
#[test]
fn a_critical_hit_is_asked_about_beside_a_real_table() {
    let mut table = opened(Mode::Quick);
    say(&mut table, Answer::Go).unwrap();
    say(&mut table, Answer::Go).unwrap();
    face(&mut table, Crit);
    face(&mut table, Crit);
    assert_eq!(table.table().question(), &Question::NearestExit { ship: label("S1"), marker: 0 });
    say(&mut table, Answer::Exits(vec![Exit::Focus, Exit::Hit])).unwrap();
    assert!(asks(&table, Ask::Lot { options: 2 }));
    throw(&mut table, Thrown::Arrival(Rolled::Lot(1))).unwrap();
    assert_eq!(
        table.table().question(),
        &Question::Arrives { ship: label("S1"), marker: 0, exit: Exit::Hit }
    );
    table.take(Line { who: None, step: Step::Undo }).unwrap();
    assert!(asks(&table, Ask::Lot { options: 2 }));
}

/// XW-SCEN-09: a blocked side is rerolled; if all six are blocked, the ship arrives at the start of the next round.
#[test]
fn a_blocked_ship_rolls_again_or_waits_for_the_next_round() {
    let mut table = opened(Mode::Quick);
    say(&mut table, Answer::Go).unwrap();
    say(&mut table, Answer::Go).unwrap();
    face(&mut table, Hit);
    face(&mut table, Hit);
    say(&mut table, Answer::Blocked { all: false }).unwrap();
    assert!(asks(&table, Ask::Marker));
    face(&mut table, Hit);
    face(&mut table, Focus);
    say(&mut table, Answer::Blocked { all: true }).unwrap();
    assert_eq!(table.table().coming().unwrap().held(), labels(&["S1"]));
    assert_eq!(let_them_land(&mut table), labels(&["S2"]));
    quiet_round(&mut table);
    assert_eq!(table.table().round(), 2);
    assert_eq!(let_them_land(&mut table), labels(&["S1"]));
    assert!(table.account().contains(&Event::HeldUp(label("S1"))));
}

/// XW-SCEN-11, XW-SCEN-12, XW-SCEN-13: without losses, two patrol ships of the highest initiative arrive in round 4
/// and one reinforcement in round 7.
#[test]
fn waves_come_at_rounds_four_and_seven() {
    let mut table = opened(Mode::Quick);
    assert_eq!(let_them_land(&mut table), labels(&["S1", "S2"]));
    for round in 2..=7 {
        quiet_round(&mut table);
        assert_eq!(table.table().round(), round);
        let landed = let_them_land(&mut table);
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
    let lose = |table: &mut Companion, ship: &str| {
        correct(table, Correction::Leaves { ship: label(ship), fate: Fate::Destroyed });
    };
    let mut table = opened(Mode::Quick);
    let_them_land(&mut table);
    lose(&mut table, "S1");
    for _ in 0..3 {
        quiet_round(&mut table);
        if table.table().round() < 4 {
            assert!(let_them_land(&mut table).is_empty());
        }
    }
    // Patrol ships 3 and 4 and both reinforcements wait; the interceptors are identical, and so are the patrol ships.
    assert_eq!(let_them_land(&mut table), labels(&["S3", "S5"]));
    lose(&mut table, "S2");
    lose(&mut table, "S3");
    for _ in 0..3 {
        quiet_round(&mut table);
        if table.table().round() < 7 {
            assert!(let_them_land(&mut table).is_empty());
        }
    }
    assert_eq!(table.table().round(), 7);
    assert_eq!(let_them_land(&mut table), labels(&["S4", "S6"]));
}

/// XW-SCEN-13: if no ship of the kind is left, a destroyed one comes back as a new one; without recycling, none does.
#[test]
fn a_destroyed_ship_comes_back_fresh() {
    for (returning, back) in [(true, &["S1"][..]), (false, &[])] {
        let mut setup = wanted(Mode::Quick);
        let waves = setup.waves.as_mut().unwrap();
        waves.returning = returning;
        waves.squad.retain(|brought| ["S1", "S2", "S5"].contains(&brought.ship.id.as_str()));
        let mut table = Companion::new(&setup).unwrap();
        let_them_land(&mut table);
        correct(&mut table, Correction::Leaves { ship: label("S1"), fate: Fate::Destroyed });
        correct(&mut table, Correction::Round { round: 4 });
        let landed = let_them_land(&mut table);
        let patrols: Vec<Label> = landed.into_iter().filter(|ship| *ship != label("S5")).collect();
        assert_eq!(patrols, labels(back), "{returning}");
        if returning {
            assert_eq!(table.table().craft(label("S1")).unwrap().hull, 3);
            assert!(table.table().gone().is_empty());
        }
    }
}

/// XW-SCEN-08, XW-SCEN-09 by measuring: the ship is placed with its back to the side of the marker that was rolled,
/// and the roll is repeated for a second ship at the same place.
#[test]
fn on_a_map_the_landing_is_measured() {
    let mut table = opened(Mode::Map);
    say(&mut table, Answer::Go).unwrap();
    say(&mut table, Answer::Go).unwrap();
    face(&mut table, Hit);
    face(&mut table, Hit);
    let marker = table.table().coming().unwrap().markers().unwrap()[0];
    let (_, landing) = table.table().coming().unwrap().landing().unwrap();
    // 27 mm to the edge of the side, plus half a small base.
    let middle = landing.unwrap().centre();
    assert!((marker.at.centre().y - middle.y - 47.0).abs() < 0.01);
    say(&mut table, Answer::Go).unwrap();
    face(&mut table, Hit);
    face(&mut table, Hit);
    // Blocked by the first one: both dice are rerolled.
    assert!(asks(&table, Ask::Marker));
    face(&mut table, Blank);
    face(&mut table, Hit);
    assert_eq!(
        table.table().question(),
        &Question::Arrives { ship: label("S2"), marker: 1, exit: Exit::Hit }
    );
}

/// XW-SCEN-22: on a map, a player ship has to be placed wholly within range 1 of the player edge.
#[test]
fn a_ship_outside_its_zone_is_not_placed() {
    let mut table = opened(Mode::Map);
    say(&mut table, Answer::Go).unwrap();
    let pose = |y| Correction::Pose { ship: label("P2"), pose: PlaceFile { x: 300.0, y, heading: 0.0 } };
    correct(&mut table, pose(81.0));
    assert_eq!(say(&mut table, Answer::Go), Err(Refusal::OutsideZone));
    correct(&mut table, pose(80.0));
    say(&mut table, Answer::Go).unwrap();
    assert!(asks(&table, Ask::Marker));
}

/// XW-SCEN-15: before round 7, the game does not end when all solo ships are gone; from round 7 it ends at the end of
/// the round.
#[test]
fn the_second_ending_needs_round_seven() {
    for (round, over) in [(6, false), (7, true)] {
        let mut table = opened(Mode::Quick);
        let_them_land(&mut table);
        correct(&mut table, Correction::Round { round });
        for ship in let_them_land(&mut table).into_iter().chain(labels(&["S1", "S2"])) {
            correct(&mut table, Correction::Leaves { ship, fate: Fate::Destroyed });
        }
        quiet_round(&mut table);
        assert_eq!(table.table().question() == &Question::Over, over, "{round}");
        if over {
            let Some(Outcome::Ended(ending)) = table.table().outcome() else { panic!() };
            assert_eq!(ending.reason, Reason::SoloDestroyed);
            assert_eq!((ending.in_play, ending.solo_destroyed), (2, 3));
        }
    }
}

/// XW-SCEN-14, XW-SCEN-15: a ship that leaves over the player edge is home, and the game ends with the last player
/// ship.
#[test]
fn people_may_get_clear() {
    let mut table = opened(Mode::Quick);
    let_them_land(&mut table);
    say(&mut table, Answer::Go).unwrap();
    for fate in [Fate::Returned, Fate::Fled] {
        while table.table().question() != &Question::PlayerFlies {
            let answer = match table.table().question().clone() {
                Question::WhereEnemy => Answer::Where { sector: crate::answer::Sector::Rear, far: true },
                Question::WhichEnemy => Answer::Ships(vec![label("P1")]),
                Question::Throw { throw } => {
                    super::throw(&mut table, throw.roll(&mut table::Sim::new(3))).unwrap();
                    continue;
                }
                Question::Threats { .. } | Question::ObstacleAhead => Answer::Yes(false),
                _ => table.table().offers()[0].clone(),
            };
            say(&mut table, answer).unwrap();
        }
        say(&mut table, Answer::Left(fate)).unwrap();
    }
    assert_eq!(table.table().question(), &Question::Over);
    let Some(Outcome::Ended(ending)) = table.table().outcome() else { panic!() };
    assert_eq!(ending.reason, Reason::PlayersGone);
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
    let mut table = Companion::new(&setup(Mode::Map, Hand::Person, ships)).unwrap();
    say(&mut table, Answer::Go).unwrap();
    for (name, x, y, fate) in [("R1", 400.0, 10.0, Fate::Returned), ("R2", 910.0, 400.0, Fate::Fled)] {
        let pose = PlaceFile { x, y, heading: 0.0 };
        correct(&mut table, Correction::Pose { ship: label(name), pose });
        say(&mut table, Answer::Go).unwrap();
        assert_eq!(table.table().gone().last().unwrap().fate, fate);
    }
}

/// The stored log of a scenario leads to the same session.
#[test]
fn a_scenario_survives_a_restart() {
    let mut table = opened(Mode::Quick);
    let_them_land(&mut table);
    quiet_round(&mut table);
    let text = serde_json::to_string(table.lines()).unwrap();
    let setup: Setup = serde_json::from_str(&serde_json::to_string(&wanted(Mode::Quick)).unwrap()).unwrap();
    let lines: Vec<Line> = serde_json::from_str(&text).unwrap();
    let again = Companion::replay(&setup, lines).unwrap();
    assert_eq!(again.account(), table.account());
    assert_eq!(again.table().question(), table.table().question());
}
