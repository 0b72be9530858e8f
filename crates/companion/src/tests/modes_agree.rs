//! Quick and map mode agree: they choose the same maneuver, attitude and action with the same dice and coin flips.

use super::honest::{Truth, nearest_rocks};
use super::*;
use crate::correction::Correction;
use crate::dice::RollRequest;
use crate::event::Event;
use crate::question::Question;
use crate::turn::TurnStage;
use proptest::prelude::*;
use xwing::content::{Action, Content, DialEntry, Effect, Era};
use xwing::craft::{Object, Tokens};
use xwing::dice::{AttackFace, DefenseFace};
use xwing::solo::record::{Aim, MovementRecord, NoAction};
use xwing::solo::sight::map::MapSight;
use xwing::solo::sight::{PlaceName, Sight};
use xwing::solo::{ApproachRoll, Attitude, SoloRoll, SoloRollResult};
use xwing::table_position::TablePosition;
use xwing::table_position::file::ObstacleSpec;

/// What both modes must agree on.
#[derive(Clone, PartialEq, Debug)]
struct Decided {
    maneuver: DialEntry,
    attitude: Option<Attitude>,
    granted: Vec<(Action, Done)>,
    none: Option<NoAction>,
    performed: Vec<(Action, Done)>,
}

#[derive(Clone, PartialEq, Debug)]
enum Done {
    Itself,
    Place(PlaceName),
    Ship(Label),
    Arc(bool),
}

fn done(aim: &Aim) -> Done {
    match aim {
        Aim::Itself => Done::Itself,
        Aim::Place(place) => Done::Place(place.name),
        Aim::Ship(ship) => Done::Ship(*ship),
        Aim::Arc { fore } => Done::Arc(*fore),
    }
}

fn decided(events: &[Event]) -> Option<Decided> {
    let approach = events
        .iter()
        .find_map(|event| if let Event::Approach(record) = event { Some(record.clone()) } else { None })?;
    let acted = events.iter().find_map(|event| {
        if let Event::Acted { record, .. } = event { Some(record.clone()) } else { None }
    })?;
    let granted = events
        .iter()
        .filter_map(|event| if let Event::Granted(records) = event { Some(records) } else { None })
        .flatten()
        .flat_map(|record| &record.tries)
        .filter_map(|tried| tried.aim.as_ref().map(|aim| (tried.action, done(aim))))
        .collect();
    Some(Decided {
        maneuver: approach.maneuver,
        attitude: approach.attitude,
        granted,
        none: acted.none,
        performed: acted.performed.iter().map(|one| (one.action, done(&one.aim))).collect(),
    })
}

/// Scripted random results, the same in both modes.
#[derive(Clone, Debug)]
struct Script {
    approach: ApproachRoll,
    coins: Vec<u8>,
}

impl Script {
    fn thrown(&self, throw: RollRequest, coins: &mut usize) -> RollResult {
        let mut coin = || {
            *coins += 1;
            self.coins[*coins % self.coins.len()]
        };
        RollResult::Solo(match throw {
            RollRequest::Solo(SoloRoll::Approach) => SoloRollResult::Approach(self.approach),
            RollRequest::Solo(SoloRoll::Attitude) => {
                SoloRollResult::Attitude(DefenseFace::ALL[usize::from(coin() % 3)])
            }
            RollRequest::Solo(SoloRoll::Bombs { dice }) => SoloRollResult::Bombs(coin() % (dice + 1)),
            RollRequest::Solo(SoloRoll::Lot { options, .. }) => SoloRollResult::Lot(coin() % options),
            // The die of an obstacle: no damage, so that the ship survives to act.
            RollRequest::Red(1) => return RollResult::Red(vec![AttackFace::Focus]),
            RollRequest::Red(_) | RollRequest::Green(_) | RollRequest::Arrival(_) => panic!("no attack here"),
        })
    }
}

fn begun(setup: &Setup, state: u8) -> Session {
    let mut session = Session::new(setup).unwrap();
    reply(&mut session, Answer::Go).unwrap();
    assert_eq!(session.state().question(), &Question::Fly);
    let ship = label("S1");
    let tokens = |tokens| Some(Correction::Tokens { ship, tokens });
    let correction = match state {
        0 => tokens(Tokens { stress: 1, ..Tokens::default() }),
        1 => tokens(Tokens { ion: 3, ..Tokens::default() }),
        2 => tokens(Tokens { focus: 1, ..Tokens::default() }),
        3 => Some(Correction::Lock { ship, lock: Some(Object::Ship(label("R1"))) }),
        _ => None,
    };
    if let Some(correction) = correction {
        session.apply(LogEntry { who: None, command: Command::Correct(correction) }).unwrap();
    }
    reply(&mut session, Answer::Go).unwrap();
    session
}

/// The activation by measuring. Also returns the movement.
fn by_map(setup: &Setup, state: u8, script: &Script) -> (Decided, MovementRecord, usize) {
    let mut session = begun(setup, state);
    let mut coins = 0;
    let mut movement = None;
    while decided(session.events()).is_none() {
        match session.state().question().clone() {
            Question::Throw { throw } => {
                let thrown = script.thrown(throw, &mut coins);
                super::enter_roll(&mut session, thrown).unwrap();
            }
            Question::Flown { .. } => {
                let Some(TurnStage::ManeuverShown(_, Some(measured))) =
                    session.state().turn().map(|turn| &turn.stage)
                else {
                    panic!()
                };
                movement = Some((**measured).clone());
                reply(&mut session, Answer::Go).unwrap();
            }
            // A granted action is performed on the table.
            Question::Acted => reply(&mut session, Answer::Go).unwrap(),
            other => panic!("a map asks nobody: {other:?}"),
        }
    }
    (decided(session.events()).unwrap(), movement.unwrap(), coins)
}

/// Updates where the ship really is after an event: after its maneuver and after repositioning by abilities.
fn follow(position: &mut TablePosition<'static>, event: &Event, movement: &MovementRecord) {
    match event {
        Event::Moved { .. } => position.poses[0] = movement.end.unwrap(),
        Event::Granted(records) => {
            for tried in records.iter().flat_map(|record| &record.tries) {
                if let Some(Aim::Place(place)) = &tried.aim {
                    let sight = MapSight::new(position, 0).unwrap();
                    let kind = match place.name {
                        PlaceName::Boost { .. } => xwing::solo::sight::RepositionKind::Boost,
                        PlaceName::Rotate { .. } => xwing::solo::sight::RepositionKind::Rotate,
                        _ => xwing::solo::sight::RepositionKind::BarrelRoll,
                    };
                    let places = sight.places(kind, 0, None).unwrap();
                    let end = places.iter().find(|other| other.name == place.name).unwrap().end;
                    position.poses[0] = end.unwrap();
                }
            }
        }
        _ => {}
    }
}

/// The same from honest answers. `None` if a tie cannot be reported.
fn by_word(
    setup: &Setup,
    state: u8,
    truth: &TablePosition<'static>,
    movement: &MovementRecord,
    script: &Script,
) -> Option<(Decided, usize, usize)> {
    let mut session = begun(setup, state);
    let (mut coins, mut asked) = (0, 0);
    let mut position = truth.clone();
    let rocks = nearest_rocks(&MapSight::new(truth, 0).unwrap());
    let mut heard = 0;
    while decided(session.events()).is_none() {
        let current = session.state();
        for event in &session.events()[heard..] {
            follow(&mut position, event, movement);
        }
        heard = session.events().len();
        position.crafts.clone_from(&current.position().crafts);
        if let Question::Throw { throw } = current.question() {
            let thrown = script.thrown(*throw, &mut coins);
            super::enter_roll(&mut session, thrown).unwrap();
            continue;
        }
        if current.question() == &Question::Acted {
            reply(&mut session, Answer::Go).unwrap();
            continue;
        }
        let here = MapSight::new(&position, 0).unwrap();
        let place = current.turn().and_then(|turn| turn.asked_fact).and_then(|(_, place)| place);
        let sight = match place {
            None => here.clone(),
            Some(name) => {
                let all = xwing::solo::sight::RepositionKind::BarrelRoll;
                let kinds = [
                    all,
                    xwing::solo::sight::RepositionKind::Boost,
                    xwing::solo::sight::RepositionKind::Slam,
                    xwing::solo::sight::RepositionKind::Rotate,
                ];
                let speed = movement.maneuver.speed();
                let found = kinds
                    .iter()
                    .flat_map(|kind| here.places(*kind, speed, None).unwrap())
                    .find(|found| found.name == name)
                    .unwrap();
                here.at(&found).unwrap()
            }
        };
        let answer = Truth { position: &position, sight: &sight, movement: Some(movement), rocks: &rocks }
            .answer(current)?;
        asked += 1;
        reply(&mut session, answer.clone()).unwrap_or_else(|refusal| {
            panic!("{refusal:?} for {answer:?} to {:?}", session.state().question())
        });
        assert!(asked < 60, "it keeps asking: {:?}", session.state().question());
    }
    Some((decided(session.events()).unwrap(), coins, asked))
}

fn place() -> impl Strategy<Value = (f64, f64, f64)> {
    // Half of the tables are on a coarse grid, where distances and sides are often equal.
    prop_oneof![
        (60.0..850.0, 60.0..850.0, 0.0..360.0),
        (1u32..17, 1u32..17, 0u32..8).prop_map(|(x, y, turn)| (
            f64::from(x) * 50.0,
            f64::from(y) * 50.0,
            f64::from(turn) * 45.0
        )),
    ]
}

/// Every ship of the printed era except those whose locks need a minimum range.
fn solo_ships() -> Vec<&'static str> {
    let plain = |ship: &&xwing::content::ShipType| {
        ship.since == Era::August2020
            && !ship.ability.as_ref().is_some_and(|ability| {
                ability.rules.effects.iter().any(|effect| matches!(effect, Effect::LocksBeyond { .. }))
            })
    };
    Content::standard().ships().iter().filter(plain).map(|ship| ship.xws.as_str()).collect()
}

fn scene() -> impl Strategy<Value = (Setup, Script, u8)> {
    let ships = solo_ships();
    let kind = prop::sample::select(ships);
    let foes = prop::collection::vec(
        (prop::sample::select(vec!["t65xwing", "asf01bwing", "yt1300"]), place()),
        1..4,
    );
    let rocks = prop::collection::vec(
        (prop::sample::select(vec!["coreasteroid0", "coreasteroid2", "gascloud1", "yt2400debris1"]), place()),
        0..4,
    );
    let dice = (0usize..3, 0usize..4).prop_map(|(green, red)| ApproachRoll {
        defense: DefenseFace::ALL[green],
        attack: AttackFace::ALL[red],
    });
    let coins = prop::collection::vec(any::<u8>(), 4);
    let more = (prop::option::of(place()), 0u8..8, any::<bool>());
    (kind, place(), foes, rocks, dice, coins, more).prop_map(
        |(kind, at, foes, rocks, approach, coins, (friend, state, weapon))| {
            let mut ships = vec![ship("S1", kind, 0, Some(at))];
            if weapon {
                ships[0].upgrades.insert("torpedo".into(), vec!["protontorpedoes".into()]);
            }
            for (number, (kind, at)) in foes.into_iter().enumerate() {
                ships.push(ship(&format!("R{}", number + 1), kind, 6, Some(at)));
            }
            if let Some(at) = friend {
                ships.push(ship("S2", "tielnfighter", 6, Some(at)));
            }
            let obstacles: Vec<ObstacleSpec> = rocks
                .into_iter()
                .enumerate()
                .map(|(number, (token, (x, y, heading)))| ObstacleSpec {
                    id: format!("A{number}"),
                    token: Some(token.into()),
                    pose: Some(PoseSpec { x, y, heading }),
                    kind: None,
                    polygon: None,
                })
                .collect();
            let setup = Setup {
                mode: Mode::Map,
                dice: Roller::Person,
                table: None,
                ships,
                rocks: !obstacles.is_empty(),
                obstacles,
                waves: None,
            };
            (setup, Script { approach, coins }, state)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3_000, max_global_rejects: 40_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn quick_answers_from_exact_geometry_decide_as_the_map_does((setup, script, state) in scene()) {
        let Ok(truth) = setup.position(Content::standard()) else {
            return Err(TestCaseError::reject("ships overlap"));
        };
        let mut setup = setup;
        let (measured, movement, coins) = by_map(&setup, state, &script);
        prop_assume!(movement.end.is_some());
        setup.mode = Mode::Quick;
        let Some((told, told_coins, _)) = by_word(&setup, state, &truth, &movement, &script) else {
            return Err(TestCaseError::reject("a tie that the picture cannot tell"));
        };
        prop_assert_eq!(&told, &measured);
        prop_assert_eq!(told_coins, coins);
    }
}
