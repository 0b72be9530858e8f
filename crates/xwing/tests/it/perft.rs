//! Counts of every line of play from fixed positions, by two generators. `tests/data/xwing.perft` holds the counts.
//! The second generator builds every possible choice and keeps those that `check` accepts. `XWING_BLESS=1` writes the
//! file anew.

use contract::perft::{perft, perft_by_check};
use contract::{Game, Seat};
use std::fmt::Write;
use xwing::content::{Content, DamageCard};
use xwing::craft::{Object, Team, Tokens};
use xwing::damage::deck::PRINTED_CARDS;
use xwing::geometry::{ArcPair, Bearing, EndSlot, Side, StandardArc, Turret};
use xwing::label::Label;
use xwing::{
    Choice, DialSetting, DiceModifier, FollowUp, ObstacleEntry, OptionalAbility, Placement, Setup, ShipEntry,
    ShipId, State, TargetedAction, Token,
};

fn ship(id: &str, xws: &str, initiative: u8, at: Placement) -> ShipEntry {
    let theirs = at.heading != 0;
    ShipEntry {
        id: id.into(),
        team: if theirs { Team::Solo } else { Team::Player },
        seat: Some(if theirs { Seat::B } else { Seat::A }),
        ship: Some(xws.into()),
        initiative: Some(initiative),
        at: Some(at),
        ..ShipEntry::default()
    }
}

fn table(ships: Vec<ShipEntry>, rocks: &[(&str, Placement)]) -> Setup {
    let rock =
        |(token, at): &(&str, Placement)| ObstacleEntry { token: (*token).into(), at: *at, gone: false };
    Setup { seats: 2, ships, obstacles: rocks.iter().map(rock).collect(), ..Setup::default() }
}

/// Name, setup, maximum depth.
fn positions() -> Vec<(&'static str, Setup, u32)> {
    let lock = |id: &str| Label::new(id).map(Object::Ship);
    vec![
        (
            "an X-wing and a TIE fighter",
            table(
                vec![
                    ship("X", "t65xwing", 3, Placement::mm(400, 300, 0)),
                    ship("T", "tielnfighter", 1, Placement::mm(400, 600, 180)),
                ],
                &[("coreasteroid0", Placement::mm(500, 450, 0))],
            ),
            3,
        ),
        (
            "two bombers of one initiative",
            table(
                vec![
                    ShipEntry {
                        cards: vec!["protonbombs".into()],
                        ..ship("X", "tiesabomber", 3, Placement::mm(200, 300, 0))
                    },
                    ShipEntry {
                        cards: vec!["ionbombs".into()],
                        ..ship("Y", "btla4ywing", 3, Placement::mm(300, 300, 0))
                    },
                    ship("T", "tielnfighter", 1, Placement::mm(400, 600, 180)),
                ],
                &[],
            ),
            4,
        ),
        (
            "damaged, stressed and locked",
            table(
                vec![
                    ShipEntry {
                        cards: vec!["protontorpedoes".into()],
                        charges: Some(vec![1]),
                        lock: lock("T"),
                        tokens: Tokens { stress: 1, focus: 1, ..Tokens::default() },
                        damage: vec![xwing::DealtCard::Up(DamageCard::ConsoleFire)],
                        ..ship("X", "t65xwing", 3, Placement::mm(400, 300, 0))
                    },
                    ship("T", "z95af4headhunter", 4, Placement::mm(400, 620, 180)),
                ],
                &[("gascloud3", Placement::mm(430, 470, 0))],
            ),
            3,
        ),
        (
            "a Nantex and a Jedi",
            table(
                vec![
                    ShipEntry {
                        pilot: Some("jediknight".into()),
                        ..ship("X", "delta7aethersprite", 3, Placement::mm(400, 300, 0))
                    },
                    ship("T", "nantexclassstarfighter", 1, Placement::mm(480, 560, 180)),
                ],
                &[],
            ),
            3,
        ),
    ]
}

/// Every possible dial setting.
fn settings() -> Vec<DialSetting> {
    let both = |of: fn(Side) -> Bearing| Side::BOTH.map(of);
    let mut bearings =
        vec![Bearing::Straight, Bearing::Koiogran, Bearing::Stationary, Bearing::ReverseStraight];
    bearings.extend(both(Bearing::Turn));
    bearings.extend(both(Bearing::Bank));
    bearings.extend(both(Bearing::Segnor));
    bearings.extend(both(Bearing::Tallon));
    bearings.extend(both(Bearing::ReverseBank));
    bearings
        .into_iter()
        .flat_map(|bearing| (0..=6).map(move |speed| DialSetting { bearing, speed }))
        .collect()
}

/// Every possible action in this position.
fn acts(state: &State) -> Vec<TargetedAction> {
    let ids = || (0..=state.public().ships.len() as u8).map(ShipId);
    let mut all =
        vec![TargetedAction::Focus, TargetedAction::Evade, TargetedAction::Calculate, TargetedAction::Cloak];
    all.extend([true, false].map(|fore| TargetedAction::Reinforce { fore }));
    all.extend(Side::BOTH.map(TargetedAction::BarrelRoll));
    for side in Side::BOTH {
        all.extend(Side::BOTH.map(|bend| TargetedAction::BankRoll(side, bend)));
    }
    all.extend([None, Some(Side::Left), Some(Side::Right)].map(TargetedAction::Boost));
    all.extend(StandardArc::ALL.map(|quarter| TargetedAction::Rotate(Turret::Single(quarter))));
    all.extend(
        [ArcPair::FrontRear, ArcPair::LeftRight].map(|pair| TargetedAction::Rotate(Turret::Double(pair))),
    );
    all.extend(ids().flat_map(|id| {
        [TargetedAction::Coordinate(id), TargetedAction::Jam(id), TargetedAction::Tractor(id)]
    }));
    all.extend(state.public().ships.iter().map(|ship| TargetedAction::Lock(Object::Ship(ship.label))));
    let rocks = (1..=state.public().obstacles.len()).filter_map(|number| Label::new(&format!("O{number}")));
    all.extend(rocks.map(|label| TargetedAction::Lock(Object::Obstacle(label))));
    all.extend((0..8).map(TargetedAction::Reload));
    all.extend(settings().into_iter().map(TargetedAction::Slam));
    all.extend(PRINTED_CARDS.map(|(card, _)| TargetedAction::Repair(card)));
    all
}

/// Every possible choice in this position.
fn every_choice(state: &State, _: Seat) -> Vec<Choice> {
    let ids = || (0..=state.public().ships.len() as u8).map(ShipId);
    let mut all = vec![Choice::Pass, Choice::Unlock];
    all.extend(
        [
            OptionalAbility::ExposeForDisarm,
            OptionalAbility::HitInstead,
            OptionalAbility::ShieldForCharges,
            OptionalAbility::CloakForEvade,
        ]
        .map(Choice::Use),
    );
    all.extend([FollowUp::Action, FollowUp::Card].map(Choice::First));
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
    all.extend(EndSlot::ALL.map(Choice::Slot));
    let green = [Token::Focus, Token::Evade, Token::Calculate, Token::ReinforceFore, Token::ReinforceAft];
    all.extend(green.into_iter().chain([Token::Deplete, Token::Strain]).map(Choice::Token));
    all.push(Choice::Drag(None));
    for side in Side::BOTH {
        all.push(Choice::Spin(side));
        all.extend((0..8).map(|place| Choice::DropBank(place, side)));
        all.extend(EndSlot::ALL.map(|slot| Choice::Drag(Some((side, slot)))));
    }
    let mut means = vec![
        DiceModifier::Focus,
        DiceModifier::Calculate,
        DiceModifier::Force,
        DiceModifier::Evade,
        DiceModifier::Lock,
        DiceModifier::GasCloud,
    ];
    means.extend((0..8).map(DiceModifier::Effect));
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
