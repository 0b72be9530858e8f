//! Complete matches of decks full of the kinds of card the ready decks lack keep the laws of the contract.

use crate::rules::scene::{name, wide};
use contract::BySeat;
use swccg::{Beginning, Deck, Setup, State};

/// SW-CRE-03, SW-VST-04, SW-COV-01, SW-WPN-14, SW-SRC-04, SW-REA-03
#[test]
fn matches_of_rare_kinds_keep_all_laws() {
    let list = |cards: &[(&str, u8)]| Deck::List(cards.iter().map(|(card, n)| (name(card), *n)).collect());
    let dark = list(&[
        ("Death Star: Central Core", 1),
        ("Death Star: War Room", 1),
        ("Yavin 4 (Dark)", 1),
        ("Fixture Walker: Hold", 4),
        ("Fixture Walker", 4),
        ("Fixture Skiff", 1),
        ("Fixture Skiff: Deck", 1),
        ("Fixture Prowler", 4),
        ("Fixture Fusion Generator", 2),
        ("Fixture Sniper", 5),
        ("Fixture Volunteer", 3),
        ("Fixture Omens", 1),
        ("Fixture Marksman", 5),
        ("Fixture Field Gun", 3),
        ("Fixture Long Rifle", 4),
        ("Fixture Power Droid", 3),
        ("Fixture Superweapon", 2),
        ("Fixture Dampener", 2),
        ("Imperial-Class Star Destroyer", 2),
        ("Fixture Mercenary Armour", 2),
        ("Imperial Pilot", 6),
        ("Stormtrooper", 3),
    ]);
    let light = list(&[
        ("Tatooine: Cantina", 1),
        ("Tatooine: Docking Bay 94", 1),
        ("Tatooine: Dune Sea", 1),
        ("Tatooine: Lars' Moisture Farm", 1),
        ("Tatooine: Obi-Wan's Hut", 1),
        ("Tatooine", 1),
        ("Fixture Grazer", 5),
        ("Fixture Harpoon", 4),
        ("Fixture Hauler", 2),
        ("Fixture Ace", 2),
        ("Fixture Recruiter", 3),
        ("900_22", 1),
        ("Fixture Secret", 1),
        ("Fixture Distraction", 2),
        ("Fixture Cover", 3),
        ("Fixture Spy", 3),
        ("Fixture Salvager", 1),
        ("Fixture Racer", 1),
        ("900_78", 1),
        ("Fixture Squadron", 2),
        ("Fixture Squadron Cannons", 2),
        ("Fixture Squadron Repeater", 1),
        ("Fixture Beacon", 2),
        ("Fixture Scavenger", 2),
        ("Fixture Vault", 1),
        ("Fixture Overload", 3),
        ("Fixture Watch Craft", 4),
        ("Rebel Pilot", 5),
        ("Rebel Trooper", 3),
    ]);
    let setup = Setup { from: Beginning::Decks(BySeat([dark, light])), turns: 14, ..Setup::default() };
    match contract::laws::check_laws::<State>(wide(), &setup, 0..3) {
        Ok(report) => println!("{report}"),
        Err(broken) => panic!("{}", broken.to_string().chars().take(3000).collect::<String>()),
    }
}
