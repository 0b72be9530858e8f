//! Positions whose sequences of play are counted, each named after the rule that makes it tricky; the first is the
//! beginning of every match.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, content, name};
use contract::Game;
use swccg::cards::pile::SeenBy;
use swccg::{Choice, Destination, Marks, Phase, Role, Setup, State};

/// Name, position, depth.
pub(crate) type Counted = (&'static str, Play, u32);

pub(crate) fn positions() -> Vec<Counted> {
    let mut list = vec![
        ("SW-SET-01 the beginning of a match", start(), 3),
        ("SW-PHA-01 the first turn, both decks in order", first_turn(), 5),
    ];
    list.extend(answers());
    list.extend(battles());
    list.extend(guns());
    list.extend(places());
    list.extend(texts());
    list
}

/// Both players choose in secret; then hands are drawn card by card, each card a listed branch.
fn start() -> Play {
    Play(State::begin(content(), &Setup::default()).unwrap())
}

/// Dark activates first: every pile has a fixed order, so that nothing is left to chance.
fn first_turn() -> Play {
    let mut scene = Scene::new(Phase::Activate);
    scene.location("Death Star: War Room", DARK);
    scene.location("Tatooine: Cantina", LIGHT);
    scene.hand(DARK, &["Stormtrooper", "Darth Vader", "Death Star: Docking Bay 327"]);
    scene.hand(LIGHT, &["Rebel Trooper", "Luke Skywalker", "Rebel Barrier"]);
    scene.next(DARK, &["Imperial-Class Star Destroyer", "Vader's Lightsaber", "Imperial Pilot"]);
    scene.next(LIGHT, &["Blaster", "Luke's X-34 Landspeeder", "Leia Organa"]);
    scene.begin()
}

/// Reacts, Barriers against them, searches and their verification.
fn answers() -> Vec<Counted> {
    let mut scene = Scene::new(Phase::Control).light();
    let core = scene.location("Death Star: Central Core", DARK);
    scene.at("Luke Skywalker", LIGHT, core);
    let corridor = scene.location("Death Star: Detention Block Corridor", DARK);
    let owner = scene.at("Death Star Trooper", DARK, corridor);
    scene.on("Comlink", DARK, owner);
    scene.hand(DARK, &["Death Star Trooper"]);
    scene.hand(LIGHT, &["Sense (Light)"]);
    scene.force(DARK, 5);
    let react = ("SW-REA-01 a react and its cancelling", scene.begin(), 5);

    let mut scene = Scene::new(Phase::Control).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    scene.at("Fixture Scavenger", LIGHT, cantina);
    let side = &mut scene.0.sides[LIGHT];
    side.used = ["Luke Skywalker", "Rebel Trooper"].map(|card| Some((name(card), SeenBy::NOBODY))).to_vec();
    side.lost = vec![name("Blaster")];
    scene.force(LIGHT, 2);
    vec![react, ("SW-SRC-02 three piles searched, one verified", scene.begin_wide(), 4)]
}

/// Attrition against immunity, a capture before the loss, a duel.
fn battles() -> Vec<Counted> {
    let mut scene = Scene::new(Phase::Battle);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    scene.at("Darth Vader", DARK, farm);
    scene.at("Rebel Trooper", LIGHT, farm);
    scene.at("Luke Skywalker", LIGHT, farm);
    scene.at("Leia Organa", LIGHT, farm);
    scene.force(DARK, 1);
    let mut immune = scene.begin();
    immune.play(Choice::Battle(farm));
    let immune = ("SW-BTL-09 attrition against who is immune to it", immune, 5);

    let mut scene = Scene::new(Phase::Battle);
    let at = scene.location("Death Star: Detention Block Corridor", DARK);
    let vader = scene.at("Darth Vader", DARK, at);
    let saber = scene.on("Vader's Lightsaber", DARK, vader);
    scene.at("Death Star Trooper", DARK, at);
    let leia = scene.at("Leia Organa", LIGHT, at);
    scene.on("Blaster", LIGHT, leia);
    scene.next(DARK, &["Death Star Trooper", "Death Star Trooper"]);
    scene.hand(DARK, &["We Have A Prisoner"]);
    scene.force(DARK, 3);
    let mut taken = scene.begin();
    taken.play(Choice::Battle(at));
    taken.let_go();
    taken.play(Choice::Fire { weapon: saber, target: leia });
    let taken = ("SW-CPT-01 captured before being lost", taken, 6);

    let mut scene = Scene::new(Phase::Deploy);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    scene.at("Darth Vader", DARK, cantina);
    let obi = scene.at("Obi-Wan Kenobi", LIGHT, cantina);
    scene.on("Obi-Wan's Lightsaber", LIGHT, obi);
    scene.hand(DARK, &["The Circle Is Now Complete", "Darth Vader"]);
    scene.force(DARK, 9);
    vec![immune, taken, ("SW-DUE-01 a duel, and Vader out of play", scene.begin(), 4)]
}

/// Weapons that fire again, need a power source, or do not hit.
fn guns() -> Vec<Counted> {
    let mut scene = Scene::new(Phase::Battle).light();
    let system = scene.location("Tatooine", LIGHT);
    let squadron = scene.at("Fixture Squadron", LIGHT, system);
    scene.on("Fixture Squadron Repeater", LIGHT, squadron);
    scene.on("Fixture Squadron Cannons", LIGHT, squadron);
    scene.at("Imperial-Class Star Destroyer", DARK, system);
    scene.force(LIGHT, 5);
    let mut again = scene.begin_wide();
    again.play(Choice::Battle(system));
    let again = ("SW-WPN-09 a repeating weapon and another", again, 5);

    let mut scene = Scene::new(Phase::Battle);
    let sea = scene.location("Tatooine: Dune Sea", LIGHT);
    scene.on("Fixture Field Gun", DARK, sea);
    scene.at("Stormtrooper", DARK, sea);
    scene.at("Fixture Power Droid", DARK, sea);
    scene.at("Rebel Trooper", LIGHT, sea);
    scene.force(DARK, 5);
    let artillery = ("SW-WPN-12 artillery and its power droid", scene.begin_wide(), 5);

    let mut scene = Scene::new(Phase::Battle);
    let system = scene.location("Tatooine", LIGHT);
    let destroyer = scene.at("Imperial-Class Star Destroyer", DARK, system);
    scene.on("Fixture Dampener", DARK, destroyer);
    let falcon = scene.at("Millennium Falcon", LIGHT, system);
    scene.aboard("Han Solo", LIGHT, falcon, Role::Pilot);
    scene.force(DARK, 3);
    vec![again, artillery, ("SW-WPN-08 an ion weapon takes power", scene.begin_wide(), 5)]
}

/// Cloud sectors, the interior of a vehicle, a bay with two groups.
fn places() -> Vec<Counted> {
    let mut scene = Scene::new(Phase::Move).light();
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let clouds = scene.location("Fixture Clouds", LIGHT);
    let tatooine = scene.location("Tatooine", LIGHT);
    scene.at("X-wing", LIGHT, tatooine);
    scene.at("Fixture Cloud Car", LIGHT, clouds);
    let speeder = scene.at("Luke's X-34 Landspeeder", LIGHT, farm);
    scene.aboard("Rebel Trooper", LIGHT, speeder, Role::Pilot);
    scene.force(LIGHT, 3);
    let clouds = ("SW-MOV-15 through the clouds", scene.begin(), 4);

    let mut scene = Scene::new(Phase::Move);
    let sea = scene.location("Tatooine: Dune Sea", LIGHT);
    let deck = scene.location("Fixture Skiff: Deck", DARK);
    let skiff = scene.at("Fixture Skiff", DARK, sea);
    scene.aboard("Imperial Pilot", DARK, skiff, Role::Pilot);
    scene.at("Stormtrooper", DARK, deck);
    scene.0.table[usize::from(deck.0)].aim = Some(skiff);
    scene.force(DARK, 2);
    let inside = ("SW-VST-03 between the deck of a skiff and its seats", scene.begin_wide(), 3);

    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let luke = scene.at("Luke Skywalker", LIGHT, cantina);
    scene.at("Rebel Trooper", LIGHT, cantina);
    scene.at("Leia Organa", LIGHT, cantina);
    scene.on("Blaster", LIGHT, luke);
    scene.force(LIGHT, 3);
    vec![clouds, inside, ("SW-WPN-07 a blaster handed on", scene.begin(), 4)]
}

/// Effects that move by themselves, and spies.
fn texts() -> Vec<Counted> {
    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
    scene.at("Darth Vader", DARK, cantina);
    scene.at("Stormtrooper", DARK, bay);
    scene.hand(LIGHT, &["Yerka Mig"]);
    scene.force(LIGHT, 4);
    let mut utinni = scene.begin();
    utinni.play(Choice::Deploy { card: name("Yerka Mig"), to: Destination::At(bay) });
    let utinni = ("SW-DEP-15 a Utinni Effect and its target", utinni, 4);

    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    scene.location("Tatooine: Docking Bay 94", LIGHT);
    scene.at("Fixture Spy", LIGHT, cantina);
    scene.at("Stormtrooper", DARK, cantina);
    scene.hand(LIGHT, &["Fixture Cover", "Rebel Trooper"]);
    scene.force(LIGHT, 3);
    let spy = ("SW-COV-01 a spy goes undercover", scene.begin_wide(), 4);

    let mut scene = Scene::new(Phase::Move);
    let corridor = scene.location("Death Star: Detention Block Corridor", DARK);
    scene.location("Death Star: War Room", DARK);
    let trooper = scene.at("Death Star Trooper", DARK, corridor);
    let captive = scene.on("Rebel Trooper", LIGHT, trooper);
    scene.mark(captive, Marks::CAPTIVE);
    scene.force(DARK, 2);
    vec![utinni, spy, ("SW-CPT-04 an escort with a captive", scene.begin(), 4)]
}
