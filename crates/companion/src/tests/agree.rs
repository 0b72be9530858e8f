//! Quick and map mode agree: they choose the same maneuver, attitude and action with the same dice and coin flips.

use super::derive::{Truth, nearest_rocks};
use super::*;
use crate::correct::Correction;
use crate::dice::Throw;
use crate::event::Event;
use crate::question::Question;
use crate::turn::Stage;
use proptest::prelude::*;
use xwing::content::{Action, Content, DialEntry, Effect, Era};
use xwing::craft::{Object, Tokens};
use xwing::dice::{AttackFace, DefenseFace};
use xwing::position::Position;
use xwing::position::file::ObstacleFile;
use xwing::solo::map::MapSight;
use xwing::solo::record::{Aim, MovementRecord, NoAction};
use xwing::solo::sight::{PlaceName, Sight};
use xwing::solo::{ApproachRoll, Attitude, Roll, Rolled};

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
    fn thrown(&self, throw: Throw, coins: &mut usize) -> Thrown {
        let mut coin = || {
            *coins += 1;
            self.coins[*coins % self.coins.len()]
        };
        Thrown::Solo(match throw {
            Throw::Solo(Roll::Approach) => Rolled::Approach(self.approach),
            Throw::Solo(Roll::Attitude) => Rolled::Attitude(DefenseFace::ALL[usize::from(coin() % 3)]),
            Throw::Solo(Roll::Bombs { dice }) => Rolled::Bombs(coin() % (dice + 1)),
            Throw::Solo(Roll::Lot { options, .. }) => Rolled::Lot(coin() % options),
            // The die of an obstacle: no damage, so that the ship survives to act.
            Throw::Red(1) => return Thrown::Red(vec![AttackFace::Focus]),
            Throw::Red(_) | Throw::Green(_) | Throw::Arrival(_) => panic!("no attack here"),
        })
    }
}

fn begun(setup: &Setup, state: u8) -> Companion {
    let mut companion = Companion::new(setup).unwrap();
    say(&mut companion, Answer::Go).unwrap();
    assert_eq!(companion.table().question(), &Question::Fly);
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
        companion.take(Line { who: None, step: Step::Correct(correction) }).unwrap();
    }
    say(&mut companion, Answer::Go).unwrap();
    companion
}

/// The activation by measuring. Also returns the movement.
fn by_map(setup: &Setup, state: u8, script: &Script) -> (Decided, MovementRecord, usize) {
    let mut companion = begun(setup, state);
    let mut coins = 0;
    let mut movement = None;
    while decided(companion.account()).is_none() {
        match companion.table().question().clone() {
            Question::Throw { throw } => {
                let thrown = script.thrown(throw, &mut coins);
                super::throw(&mut companion, thrown).unwrap();
            }
            Question::Flown { .. } => {
                let Some(Stage::Shown(_, Some(measured))) = companion.table().turn().map(|turn| &turn.stage)
                else {
                    panic!()
                };
                movement = Some((**measured).clone());
                say(&mut companion, Answer::Go).unwrap();
            }
            // A granted action is performed on the table.
            Question::Acted => say(&mut companion, Answer::Go).unwrap(),
            other => panic!("a map asks nobody: {other:?}"),
        }
    }
    (decided(companion.account()).unwrap(), movement.unwrap(), coins)
}

/// Updates where the ship really is after an event: after its maneuver and after repositioning by abilities.
fn follow(position: &mut Position<'static>, event: &Event, movement: &MovementRecord) {
    match event {
        Event::Flown { .. } => position.poses[0] = movement.end.unwrap(),
        Event::Granted(records) => {
            for tried in records.iter().flat_map(|record| &record.tries) {
                if let Some(Aim::Place(place)) = &tried.aim {
                    let sight = MapSight::new(position, 0).unwrap();
                    let kind = match place.name {
                        PlaceName::Boost { .. } => xwing::solo::sight::Reposition::Boost,
                        PlaceName::Rotate { .. } => xwing::solo::sight::Reposition::Rotate,
                        _ => xwing::solo::sight::Reposition::BarrelRoll,
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
    truth: &Position<'static>,
    movement: &MovementRecord,
    script: &Script,
) -> Option<(Decided, usize, usize)> {
    let mut companion = begun(setup, state);
    let (mut coins, mut asked) = (0, 0);
    let mut position = truth.clone();
    let rocks = nearest_rocks(&MapSight::new(truth, 0).unwrap());
    let mut heard = 0;
    while decided(companion.account()).is_none() {
        let table = companion.table();
        for event in &companion.account()[heard..] {
            follow(&mut position, event, movement);
        }
        heard = companion.account().len();
        position.crafts.clone_from(&table.position().crafts);
        if let Question::Throw { throw } = table.question() {
            let thrown = script.thrown(*throw, &mut coins);
            super::throw(&mut companion, thrown).unwrap();
            continue;
        }
        if table.question() == &Question::Acted {
            say(&mut companion, Answer::Go).unwrap();
            continue;
        }
        let here = MapSight::new(&position, 0).unwrap();
        let place = table.turn().and_then(|turn| turn.asked).and_then(|(_, place)| place);
        let sight = match place {
            None => here.clone(),
            Some(name) => {
                let all = xwing::solo::sight::Reposition::BarrelRoll;
                let kinds = [
                    all,
                    xwing::solo::sight::Reposition::Boost,
                    xwing::solo::sight::Reposition::Slam,
                    xwing::solo::sight::Reposition::Rotate,
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
            .answer(table)?;
        asked += 1;
        say(&mut companion, answer.clone()).unwrap_or_else(|refusal| {
            panic!("{refusal:?} for {answer:?} to {:?}", companion.table().question())
        });
        assert!(asked < 60, "it keeps asking: {:?}", companion.table().question());
    }
    Some((decided(companion.account()).unwrap(), coins, asked))
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
                ability.effects.iter().any(|effect| matches!(effect, Effect::LocksBeyond { .. }))
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
            let obstacles: Vec<ObstacleFile> = rocks
                .into_iter()
                .enumerate()
                .map(|(number, (token, (x, y, heading)))| ObstacleFile {
                    id: format!("A{number}"),
                    token: Some(token.into()),
                    pose: Some(PlaceFile { x, y, heading }),
                    kind: None,
                    polygon: None,
                })
                .collect();
            let setup = Setup {
                mode: Mode::Map,
                dice: Hand::Person,
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
