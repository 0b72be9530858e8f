//! Every ship of August 2020 with every implemented weapon and device, flown by a player against a ship of the same
//! type: another player's, then the solo system's. Nothing may panic, stall or be refused, and every match ends.

use contract::{Game, Seat, SmallRng, Turn, random_play};
use xwing::content::{Content, Era};
use xwing::craft::{Team, Tokens};
use xwing::{ObstacleEntry, Options, Placement, Setup, ShipEntry, State, is_supported, unsupported_ability};

/// Cards that a ship carries at the same time.
const CARDS: usize = 7;

/// The implemented weapons and devices, seven at a time.
fn arms(content: &Content) -> Vec<Vec<String>> {
    let played = content.upgrades().iter().filter(|card| {
        (card.weapon.is_some() || card.device.is_some()) && card.limited == 0 && is_supported(card)
    });
    let names: Vec<String> = played.map(|card| card.xws.clone()).collect();
    names.chunks(CARDS).map(<[String]>::to_vec).collect()
}

fn entry(id: &str, ship: &str, cards: &[String]) -> ShipEntry {
    ShipEntry {
        id: id.into(),
        seat: Some(Seat::A),
        ship: Some(ship.into()),
        initiative: Some(3),
        cards: cards.to_vec(),
        at: Some(Placement::mm(450, 250, 0)),
        tokens: Tokens { focus: 1, calculate: 2, ..Tokens::default() },
        ..ShipEntry::default()
    }
}

/// XW-DEV-04, XW-ATK-04: whatever is carried can be used.
#[test]
fn every_ship_flies_with_every_weapon() {
    let content = Content::standard();
    let arms = arms(content);
    assert_eq!(arms.iter().map(Vec::len).sum::<usize>(), 27, "{arms:?}");
    let ships = content.ships().iter().filter(|ship| ship.since == Era::August2020);
    let mut flown = 0;
    for (seed, ship) in (100..).zip(ships.filter(|ship| unsupported_ability(ship).is_none())) {
        for (person, cards) in [true, false].into_iter().zip(arms.iter().cycle().skip(seed as usize)) {
            let foe = ShipEntry {
                team: Team::Solo,
                seat: person.then_some(Seat::B),
                initiative: Some(4),
                at: Some(Placement::mm(450, 560, 180)),
                ..entry("T", &ship.xws, cards)
            };
            let rock = |token: &str, at| ObstacleEntry { token: token.into(), at, gone: false };
            let setup = Setup {
                options: Options { rounds: 5, ..Options::default() },
                seats: if person { 2 } else { 1 },
                ships: vec![entry("X", &ship.xws, cards), foe],
                obstacles: vec![
                    rock("coreasteroid0", Placement::mm(330, 320, 0)),
                    rock("gascloud3", Placement::mm(570, 400, 30)),
                ],
                ..Setup::default()
            };
            let (end, _) = random_play::random_match::<State>(content, &setup, &mut SmallRng::new(seed))
                .unwrap_or_else(|error| panic!("{} with {cards:?}: {error:?}", ship.xws));
            assert!(matches!(end.turn(), Turn::Over(_)), "{}", ship.xws);
            assert_eq!(end.audit(), Ok(()), "{}", ship.xws);
            flown += 1;
        }
    }
    assert_eq!(flown, 2 * 74);
}
