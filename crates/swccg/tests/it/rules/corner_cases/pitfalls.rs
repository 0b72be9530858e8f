//! Mistakes that another program for this game made: each test names the trap. More of them are next to the rules
//! they belong to, all with `pitfall` in their names.

use crate::rules::scene::{DARK, LIGHT, Scene, name};
use contract::Game;
use swccg::content::builtin;
use swccg::{Choice, Destination, Event, Marks, Phase, Place, Quantity, Question, Role, rules};

/// A weapon for a named character does not also require a warrior. SW-DEP-10
#[test]
fn pitfall_no_needless_warrior() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let obi = scene.at("Obi-Wan Kenobi", LIGHT, cantina);
    let c3po = scene.at("C-3PO", LIGHT, cantina);
    scene.hand(LIGHT, &["Obi-Wan's Lightsaber", "Blaster"]);
    scene.force(LIGHT, 5);
    let game = scene.begin();
    let put = |card: &str, host| Choice::Deploy { card: name(card), to: Destination::On(host) };
    assert!(!game.is_refused(put("Obi-Wan's Lightsaber", obi)));
    assert_eq!(game.refused(put("Blaster", c3po)), rules::DEPLOY_ON, "a blaster does ask for one");
}

/// A weapon can target exactly the kinds its text names. SW-WPN-01
#[test]
fn pitfall_targets_are_of_the_right_kind() {
    let targets = |weapon: &str, host: &str| {
        let mut scene = Scene::new(Phase::Battle).light();
        let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
        let host = scene.at(host, LIGHT, farm);
        let gun = scene.on(weapon, LIGHT, host);
        let trooper = scene.at("Stormtrooper", DARK, farm);
        let walker = scene.at("Fixture Walker", DARK, farm);
        scene.aboard("Imperial Pilot", DARK, walker, Role::Pilot);
        scene.force(LIGHT, 5);
        let mut game = scene.begin();
        game.play(Choice::Battle(farm));
        [trooper, walker].map(|target| game.0.check(LIGHT, &Choice::Fire { weapon: gun, target }).is_ok())
    };
    // The lightsaber cuts characters, the rifle shoots vehicles too.
    assert_eq!(
        [targets("Jedi Lightsaber", "Luke Skywalker"), targets("Blaster Rifle (Light)", "Luke Skywalker")],
        [[true, false], [true, true]]
    );
}

/// Cards have the keywords that texts of the decks refer to: Tarkin and Tagge are leaders, stormtroopers are
/// troopers. SW-DCK-02
#[test]
fn pitfall_no_keyword_is_missing() {
    let has = |card: &str, word: &str| {
        let card = builtin().card_named(name(card)).unwrap();
        card.traits.iter().any(|other| other == word)
    };
    let words = [
        ("Grand Moff Tarkin", "leader"),
        ("General Tagge", "leader"),
        ("Stormtrooper", "stormtrooper"),
        ("Stormtrooper", "trooper"),
        ("Rebel Trooper", "trooper"),
        ("Jedi Lightsaber", "lightsaber"),
        ("Obi-Wan's Lightsaber", "lightsaber"),
        ("Vader's Lightsaber", "lightsaber"),
        ("Devastator", "star destroyer"),
        ("Imperial-Class Star Destroyer", "star destroyer"),
        ("TIE Fighter", "tie"),
        ("Vader's Custom TIE", "tie"),
        ("Tractor Beam", "tractor beam"),
        ("Tarkin Seeker", "seeker"),
        ("Timer Mine", "mine"),
        ("Darth Vader", "dark jedi"),
    ];
    let missing: Vec<_> = words.into_iter().filter(|(card, word)| !has(card, word)).collect();
    assert_eq!(missing, []);
}

/// About to be lost comes before just lost: what a card carries is still on it when responses are asked for.
/// SW-ACN-10
#[test]
fn pitfall_about_to_be_lost_comes_first() {
    let mut scene = Scene::new(Phase::Battle);
    let corridor = scene.location("Death Star: Level 4 Military Corridor", DARK);
    scene.at("Darth Vader", DARK, corridor);
    scene.at("Stormtrooper", DARK, corridor);
    let rebel = scene.at("Rebel Trooper", LIGHT, corridor);
    let blaster = scene.on("Blaster", LIGHT, rebel);
    scene.hand(DARK, &["We Have A Prisoner"]);
    scene.force(DARK, 5);
    let mut game = scene.begin();
    game.play(Choice::Battle(corridor));
    while game.0.question() != Question::Damage(LIGHT) {
        game.play(Choice::Pass);
    }
    let told = game.play(Choice::Forfeit(rebel));
    assert!(
        matches!(told[..], [Event::Forfeited { value: 2, .. }]),
        "counted, and nothing else yet: {told:?}"
    );
    assert_eq!(game.0.question(), Question::Respond(DARK));
    assert_eq!(game.place(blaster), Some(Place::On(rebel)), "still there");
    let lost = |game: &crate::rules::scene::Play| game.sees(LIGHT).lost.len();
    assert_eq!(lost(&game), 0);
    game.let_go();
    assert_eq!((game.place(rebel), lost(&game)), (None, 2));
}

/// An optional bonus is offered as a choice of its own, in addition to the drain without it. SW-CTL-03
#[test]
fn pitfall_optional_bonuses_are_seen() {
    let mut scene = Scene::new(Phase::Control);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let vader = scene.at("Darth Vader", DARK, cantina);
    scene.on("Vader's Lightsaber", DARK, vader);
    let game = scene.begin();
    assert_eq!(game.legal_choices(), [Choice::Pass, Choice::Drain(cantina), Choice::DrainLess(cantina)]);
    let [full, less] = [Quantity::Drain(DARK, cantina), Quantity::DrainLess(DARK, cantina)];
    assert_eq!(game.value(full) - game.value(less), 1);
}

/// A player cannot use the opponent's device. SW-WPN-13
#[test]
fn pitfall_the_opponents_device_is_not_used() {
    let mut scene = Scene::new(Phase::Control);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let luke = scene.at("Luke Skywalker", LIGHT, farm);
    let beacon = scene.on("Fixture Beacon", LIGHT, luke);
    scene.at("Stormtrooper", DARK, farm);
    scene.hand(DARK, &["Stormtrooper"]);
    let game = scene.begin_wide();
    let use_it = Choice::Use { card: beacon, clause: 1, target: None };
    assert!(
        game.0.check(DARK, &use_it).is_err() && game.0.check(LIGHT, &use_it).is_err(),
        "it is Dark's turn"
    );
}

/// Immunity to attrition does not protect against weapons, and an immune card may still be forfeited. SW-BTL-09
#[test]
fn pitfall_immunity_is_against_attrition_only() {
    let mut scene = Scene::new(Phase::Battle).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let luke = scene.at("Luke Skywalker", LIGHT, cantina);
    let saber = scene.on("Jedi Lightsaber", LIGHT, luke);
    let vader = scene.at("Darth Vader", DARK, cantina);
    scene.force(LIGHT, 5);
    scene.next(LIGHT, &["Nabrun Leids", "Nabrun Leids"]);
    let mut game = scene.begin();
    assert!(game.value(Quantity::Immunity(vader)) > 0);
    game.play(Choice::Battle(cantina));
    assert!(!game.is_refused(Choice::Fire { weapon: saber, target: vader }));
    game.play(Choice::Fire { weapon: saber, target: vader });
    assert_eq!((game.value(Quantity::Defense(vader)), game.marks(vader).has(Marks::HIT)), (6, true));
}

/// A card immune to one title cannot be targeted by it, but can by others. SW-DEP-10
#[test]
fn pitfall_immune_to_one_card_only() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let [interrogator, other] = ["IT-O", "5D6-RA-7"].map(|card| scene.at(card, DARK, farm));
    scene.at("Luke Skywalker", LIGHT, farm);
    scene.hand(LIGHT, &["Restraining Bolt"]);
    scene.force(LIGHT, 5);
    let game = scene.begin();
    let bolt = |host| Choice::Deploy { card: name("Restraining Bolt"), to: Destination::On(host) };
    assert_eq!(game.refused(bolt(interrogator)), rules::DEPLOY_ON);
    assert!(!game.is_refused(bolt(other)), "another droid is a host");
}

/// Limits are respected: of two immunities the higher one counts, they are not cumulative; what is allowed twice a
/// battle is not allowed three times; no more is activated than the Reserve Deck holds. SW-BTL-09, SW-ACN-08,
/// SW-ACT-02
#[test]
fn pitfall_caps_are_kept() {
    let mut scene = Scene::new(Phase::Activate);
    let yavin = scene.location("Yavin 4 (Dark)", DARK);
    let tie = scene.at("Vader's Custom TIE", DARK, yavin);
    scene.aboard("Darth Vader", DARK, tie, Role::Pilot);
    scene.0.sides[DARK].reserve.truncate(1);
    scene.force(DARK, 1);
    let game = scene.begin();
    let why = game.0.explain_quantity(Quantity::Immunity(tie));
    let highest = why.reasons.iter().map(|reason| match reason.step {
        swccg::numbers::breakdown::Adjustment::AtLeast(n)
        | swccg::numbers::breakdown::Adjustment::Plus(n)
        | swccg::numbers::breakdown::Adjustment::Is(n) => n,
        swccg::numbers::breakdown::Adjustment::Times(_) => 0,
    });
    assert_eq!(Some(why.value), highest.max());
    assert_eq!(game.0.question(), Question::Activate(DARK, 1), "one card is left");
    assert!(game.is_refused(Choice::Activate(2)));
}
