//! Counts of every line of play from fixed positions, by two generators.
//!
//! `tests/data/xwing.perft` holds the counts. The second generator forms every choice that can be written down and keeps
//! those that the judge accepts. `XWING_BLESS=1` writes the file anew.

#![cfg(test)]

use std::fmt::Write;
use table::perft::{perft, perft_by_check};
use table::{Game, Seat};
use xwing::content::{Content, DamageCard};
use xwing::craft::{Object, Team, Tokens};
use xwing::game::deck::PRINTED;
use xwing::game::{
    Act, At, Choice, Entry, First, May, Means, RockEntry, Setting, Setup, ShipId, State, Token,
};
use xwing::geometry::{Bearing, Opposites, Quarter, Side, Slot, Turret};
use xwing::label::Label;

fn ship(id: &str, xws: &str, initiative: u8, at: At) -> Entry {
    let theirs = at.heading != 0;
    Entry {
        id: id.into(),
        team: if theirs { Team::Solo } else { Team::Player },
        seat: Some(if theirs { Seat::B } else { Seat::A }),
        ship: Some(xws.into()),
        initiative: Some(initiative),
        at: Some(at),
        ..Entry::default()
    }
}

fn table(ships: Vec<Entry>, rocks: &[(&str, At)]) -> Setup {
    let rock = |(token, at): &(&str, At)| RockEntry { token: (*token).into(), at: *at, gone: false };
    Setup { seats: 2, ships, obstacles: rocks.iter().map(rock).collect(), ..Setup::default() }
}

/// Name, set-up, deepest count.
fn positions() -> Vec<(&'static str, Setup, u32)> {
    let lock = |id: &str| Label::new(id).map(Object::Ship);
    vec![
        (
            "an X-wing and a TIE fighter",
            table(
                vec![
                    ship("X", "t65xwing", 3, At::mm(400, 300, 0)),
                    ship("T", "tielnfighter", 1, At::mm(400, 600, 180)),
                ],
                &[("coreasteroid0", At::mm(500, 450, 0))],
            ),
            3,
        ),
        (
            "two bombers of one initiative",
            table(
                vec![
                    Entry {
                        cards: vec!["protonbombs".into()],
                        ..ship("X", "tiesabomber", 3, At::mm(200, 300, 0))
                    },
                    Entry {
                        cards: vec!["ionbombs".into()],
                        ..ship("Y", "btla4ywing", 3, At::mm(300, 300, 0))
                    },
                    ship("T", "tielnfighter", 1, At::mm(400, 600, 180)),
                ],
                &[],
            ),
            4,
        ),
        (
            "damaged, stressed and locked",
            table(
                vec![
                    Entry {
                        cards: vec!["protontorpedoes".into()],
                        charges: Some(vec![1]),
                        lock: lock("T"),
                        tokens: Tokens { stress: 1, focus: 1, ..Tokens::default() },
                        damage: vec![xwing::game::Damage::Up(DamageCard::ConsoleFire)],
                        ..ship("X", "t65xwing", 3, At::mm(400, 300, 0))
                    },
                    ship("T", "z95af4headhunter", 4, At::mm(400, 620, 180)),
                ],
                &[("gascloud3", At::mm(430, 470, 0))],
            ),
            3,
        ),
        (
            "a Nantex and a Jedi",
            table(
                vec![
                    Entry {
                        pilot: Some("jediknight".into()),
                        ..ship("X", "delta7aethersprite", 3, At::mm(400, 300, 0))
                    },
                    ship("T", "nantexclassstarfighter", 1, At::mm(480, 560, 180)),
                ],
                &[],
            ),
            3,
        ),
    ]
}

/// Every setting that can be written down.
fn settings() -> Vec<Setting> {
    let both = |of: fn(Side) -> Bearing| Side::BOTH.map(of);
    let mut bearings =
        vec![Bearing::Straight, Bearing::Koiogran, Bearing::Stationary, Bearing::ReverseStraight];
    bearings.extend(both(Bearing::Turn));
    bearings.extend(both(Bearing::Bank));
    bearings.extend(both(Bearing::Segnor));
    bearings.extend(both(Bearing::Tallon));
    bearings.extend(both(Bearing::ReverseBank));
    bearings.into_iter().flat_map(|bearing| (0..=6).map(move |speed| Setting { bearing, speed })).collect()
}

/// Every action that can be written down on this table.
fn acts(state: &State) -> Vec<Act> {
    let ids = || (0..=state.public().ships.len() as u8).map(ShipId);
    let mut all = vec![Act::Focus, Act::Evade, Act::Calculate, Act::Cloak];
    all.extend([true, false].map(|fore| Act::Reinforce { fore }));
    all.extend(Side::BOTH.map(Act::BarrelRoll));
    for side in Side::BOTH {
        all.extend(Side::BOTH.map(|bend| Act::BankRoll(side, bend)));
    }
    all.extend([None, Some(Side::Left), Some(Side::Right)].map(Act::Boost));
    all.extend(Quarter::ALL.map(|quarter| Act::Rotate(Turret::Single(quarter))));
    all.extend([Opposites::FrontRear, Opposites::LeftRight].map(|pair| Act::Rotate(Turret::Double(pair))));
    all.extend(ids().flat_map(|id| [Act::Coordinate(id), Act::Jam(id), Act::Tractor(id)]));
    all.extend(state.public().ships.iter().map(|ship| Act::Lock(Object::Ship(ship.label))));
    let rocks = (1..=state.public().obstacles.len()).filter_map(|number| Label::new(&format!("O{number}")));
    all.extend(rocks.map(|label| Act::Lock(Object::Obstacle(label))));
    all.extend((0..8).map(Act::Reload));
    all.extend(settings().into_iter().map(Act::Slam));
    all.extend(PRINTED.map(|(card, _)| Act::Repair(card)));
    all
}

/// Every choice that can be written down on this table.
fn every_choice(state: &State, _: Seat) -> Vec<Choice> {
    let ids = || (0..=state.public().ships.len() as u8).map(ShipId);
    let mut all = vec![Choice::Pass, Choice::Unlock];
    all.extend(
        [May::ExposeForDisarm, May::HitInstead, May::ShieldForCharges, May::CloakForEvade].map(Choice::Use),
    );
    all.extend([First::Action, First::Card].map(Choice::First));
    all.extend([None, Some(Side::Left), Some(Side::Right)].map(Choice::Ahead));
    all.extend((0..8).flat_map(|n| [Choice::Charges(n), Choice::Break(n), Choice::Detonate(n)]));
    for id in ids() {
        all.push(Choice::Next(id));
        all.extend(settings().into_iter().map(|setting| Choice::Dial(id, setting)));
        all.extend((0..6).map(|weapon| Choice::Fire(weapon, id)));
    }
    all.extend(acts(state).into_iter().map(Choice::Act));
    all.extend([None, Some(Side::Left), Some(Side::Right)].map(Choice::Decloak));
    all.extend((0..8).map(Choice::Drop));
    all.extend(Slot::ALL.map(Choice::Slot));
    let green = [Token::Focus, Token::Evade, Token::Calculate, Token::ReinforceFore, Token::ReinforceAft];
    all.extend(green.into_iter().chain([Token::Deplete, Token::Strain]).map(Choice::Token));
    all.push(Choice::Drag(None));
    for side in Side::BOTH {
        all.push(Choice::Spin(side));
        all.extend((0..8).map(|place| Choice::DropBank(place, side)));
        all.extend(Slot::ALL.map(|slot| Choice::Drag(Some((side, slot)))));
    }
    let mut means =
        vec![Means::Focus, Means::Calculate, Means::Force, Means::Evade, Means::Lock, Means::GasCloud];
    means.extend((0..8).map(Means::Effect));
    for one in means {
        all.push(Choice::Change(one));
        all.extend((0..=6).flat_map(|focus| (0..=6).map(move |blank| Choice::Reroll(one, focus, blank))));
    }
    all
}

#[test]
fn counts_on_file_are_those_of_both_generators() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/xwing.perft");
    let mut text = String::from("# name | perft 1 | perft 2 | ...\n");
    for (name, setup, deepest) in positions() {
        let state = State::begin(Content::standard(), &setup).unwrap_or_else(|faults| panic!("{faults:?}"));
        text.push_str(name);
        for depth in 1..=deepest {
            let count = perft(&state, depth);
            assert_eq!(count, perft_by_check(&state, depth, &every_choice), "{name}, {depth} deep");
            write!(text, " | {count}").unwrap();
        }
        text.push('\n');
    }
    if std::env::var_os("XWING_BLESS").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &text).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
}
