//! Perft counts from fixed and tricky positions, by two independent generators.
//!
//! `tests/data/starfighter.perft` holds the counts. The second generator forms every possible choice and keeps those
//! that `check` accepts; it shares no code with the lists. `STARFIGHTER_BLESS=1` rewrites the file.

use crate::common;

use common::scene::{A, B, Scene};
use common::{common as pile, every, limit, preset, small_decks};
use contract::perft::{perft, perft_by_check};
use contract::{Game, Seat};
use starfighter::{
    ChainLimit, Choice, Direction, Effect, Face, Half, Options, Sector, Setup, Shift, Spot, State, content,
};
use std::fmt::Write;

/// Every possible choice for this content.
fn every_choice(state: &State) -> Vec<Choice> {
    let content = state.content();
    let seats = [Seat::A, Seat::B, Seat::new(2).unwrap()];
    let spots = || {
        seats.into_iter().flat_map(|seat| {
            Sector::all().flat_map(move |sector| (0..5).map(move |slot| Spot { seat, sector, slot }))
        })
    };
    let mut all = vec![Choice::Pass];
    all.extend(content.cruisers().iter().map(|cruiser| Choice::Cruiser(cruiser.key)));
    for card in content.cards().iter().map(|card| card.matricule) {
        for face in [Face::Recto, Face::Verso] {
            all.extend(Sector::all().map(|sector| Choice::Play { card, face, sector }));
        }
        for half in Half::BOTH {
            all.extend(Effect::ALL.map(|effect| Choice::First { card, half, effect }));
        }
    }
    all.extend(spots().map(|at| Choice::Target { at }));
    all.extend(spots().flat_map(|at| Sector::all().map(move |to| Choice::Move { at, to })));
    all.extend(Half::BOTH.map(Choice::Half));
    all.extend(Shift::ALL.map(Choice::Shift));
    all.extend([Direction::LeftToRight, Direction::RightToLeft].map(Choice::Direction));
    all
}

/// Name, set-up, depth.
fn positions() -> Vec<(&'static str, Setup, u32)> {
    let full = Scene::new().stack(A, 0, "v0-02 1-21 2-23").stack(B, 1, "0-01 v0-06");
    let hands = |scene: Scene| scene.hand(A, "3-35 0-47 1-13").hand(B, "0-05 2-27 1-59");
    let hit = Scene::new().stack(A, 0, "v0-02 v0-06").stack(B, 2, "2-74/s2 2-24/d10").stack(B, 0, "v1-55");
    let mut list = vec![
        ("training, choice of cruisers", preset("training"), 2),
        ("total war, secret choice", preset("total_war"), 2),
        ("skirmish, choice of cruisers", preset("skirmish"), 2),
        ("ten cards", pile(every(10, 0), Options::default()), 3),
        (
            "one box",
            small_decks(
                every(4, 0),
                every(4, 1),
                Options { boxes: starfighter::Boxes::One, ..Options::default() },
            ),
            2,
        ),
        ("the continued example", hands(full.clone()).to_setup(), 4),
        (
            "the continued example, thrice",
            hands(full.clone()).options(|o| *o = limit(ChainLimit::Thrice)).to_setup(),
            4,
        ),
        (
            "movers until a repeat",
            hands(full.clone()).options(|o| *o = limit(ChainLimit::UntilRepeat)).to_setup(),
            4,
        ),
        (
            "full sectors",
            hands(full.clone().cruisers("atlas", "artemis").stack(A, 0, "v0-02 v0-41").stack(
                A,
                1,
                "1-21 2-23 v0-42",
            ))
            .to_setup(),
            3,
        ),
        ("hit fighter", hit.clone().hand(A, "0-44 2-76 3-92").hand(B, "0-01").to_setup(), 4),
        ("flip", hit.clone().hand(A, "0-42 2-82").hand(B, "0-45").to_setup(), 4),
        ("destroy", hit.clone().hand(A, "2-26 2-83").hand(B, "0-01").to_setup(), 4),
        ("free move", hit.clone().hand(A, "0-48 1-66").hand(B, "0-01").to_setup(), 3),
        (
            "draw with an empty pile",
            full.clone().pile("0-03").discard("0-10 0-08").hand(A, "0-52 1-11").hand(B, "0-09").to_setup(),
            5,
        ),
        (
            "pass and battle",
            full.clone().hand(A, "0-03").hand(B, "0-10").pile("0-07 0-08 0-09").to_setup(),
            7,
        ),
    ];
    for (name, offset) in [("battle, faced", 0), ("battle, displaced by three", 3)] {
        let scene =
            full.clone().stack(B, 3, "1-16 2-24").stack(A, 2, "2-88 1-19 v0-04").pile("0-07 0-08 0-09");
        list.push((name, scene.position(move |p| p.offset = offset).battle(B).to_setup(), 6));
    }
    let fields = Scene::new()
        .stack(A, 1, "v0-02 2-73")
        .stack(B, 3, "2-75 v0-06")
        .stack(A, 2, "0-46")
        .stack(B, 2, "3-36");
    list.push(("battle, fields and screens", fields.pile("0-07").battle(A).to_setup(), 5));
    list.extend(chains());
    list.extend(edges());
    list
}

/// Cards that make each other, or themselves, visible again.
fn chains() -> Vec<(&'static str, Setup, u32)> {
    let lifts = Scene::new().stack(A, 0, "0-08 1-21 2-29").stack(B, 4, "v0-06 v0-07").hand(A, "3-98 2-84");
    let turns = Scene::new().stack(A, 2, "v0-02 v0-41 2-27").stack(B, 2, "0-06").hand(A, "3-35 3-99");
    let spread = Scene::new().stack(A, 1, "v0-02 v1-16/d10 v0-41").stack(B, 1, "2-24/d01 1-56/s1/d10").stack(
        B,
        2,
        "v2-74/d10/x",
    );
    let thrice = |scene: &Scene| scene.clone().options(|o| *o = limit(ChainLimit::Thrice)).to_setup();
    vec![
        ("lifts that lift each other", lifts.clone().hand(B, "0-05").to_setup(), 5),
        ("lifts that lift each other, thrice", thrice(&lifts.hand(B, "0-05")), 5),
        ("a pivot that turns itself", turns.clone().hand(B, "0-07").to_setup(), 5),
        ("a pivot that turns itself, thrice", thrice(&turns.hand(B, "0-07")), 5),
        ("flips of damaged cards", spread.hand(A, "1-59 0-42").hand(B, "0-45").to_setup(), 5),
    ]
}

/// Positions where something runs out: slots, armor, the pile.
fn edges() -> Vec<(&'static str, Setup, u32)> {
    let narrow = Scene::new().cruisers("atlas", "atlas").hand(A, "1-13 2-23 0-04").hand(B, "0-47 1-64");
    let room = ["v0-01 v0-02", "v0-03 v0-05 v0-06", "v0-07 v0-08 v0-09", "v0-41 v0-42 v0-44", "v0-45 v0-46"];
    let narrow =
        room.into_iter().enumerate().fold(narrow, |scene, (sector, list)| scene.stack(A, sector, list));
    let last = Scene::new()
        .armor(1, 1)
        .stack(A, 0, "1-17 v0-06")
        .stack(B, 4, "2-32 v0-07")
        .stack(A, 3, "2-24")
        .stack(B, 1, "3-94 v0-08")
        .pile("0-09");
    let aside = Scene::new()
        .pile("0-03 0-07")
        .discard("0-08 0-09")
        .stack(A, 0, "v0-02 v0-41 2-31/p")
        .hand(A, "3-39 0-10")
        .hand(B, "0-52")
        .position(|p| (p.sides[A].promised, p.sides[B].promised) = (1, 1));
    let both_own = Scene::new().total_war().stack(A, 0, "v0-02 1-59").stack(B, 0, "v0-02 1-59");
    let both_own = both_own.hand(A, "0-42 2-77").hand(B, "0-42").position(|p| {
        p.piles[0].cards = vec!["0-03".parse().unwrap(), "0-10".parse().unwrap()];
        p.piles[1].cards = vec!["0-03".parse().unwrap()];
    });
    vec![
        ("one slot left on the board", narrow.to_setup(), 4),
        ("both cruisers about to fall", last.battle(A).to_setup(), 6),
        ("cards aside of a pile that runs out", aside.to_setup(), 5),
        ("total war, the same cards on both boards", both_own.to_setup(), 5),
    ]
}

#[test]
fn both_generators_agree_with_the_counts_on_file() {
    let mut text = String::from("# name | perft 1 | perft 2 | ...\n");
    for (name, setup, depth) in positions() {
        let state = State::begin(content::builtin(), &setup).unwrap_or_else(|f| panic!("{name}: {f:?}"));
        let counts: Vec<u64> = (1..=depth).map(|depth| perft(&state, depth)).collect();
        // The slow generator checks a thousand choices per state, so it goes one step less deep.
        for (depth, count) in (1..depth.max(2)).zip(&counts) {
            if *count < 30_000 {
                let slow = perft_by_check(&state, depth, &|state, _| every_choice(state));
                assert_eq!(slow, *count, "{name}, depth {depth}");
            }
        }
        writeln!(text, "{name} | {}", counts.iter().map(u64::to_string).collect::<Vec<_>>().join(" | "))
            .unwrap();
    }
    common::compare("tests/data/starfighter.perft", &text);
}
