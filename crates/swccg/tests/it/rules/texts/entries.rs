//! Rules of the glossary for kinds of card the ready decks do not have, and mistakes that another program for this
//! game made.

use crate::rules::scene::{DARK, LIGHT, Scene, name};
use contract::Game;
use swccg::{Choice, Destination, Marks, MoveKind, Phase, Place, Quantity, Question, Role, rules};

/// SW-DST-04: zero is even, one is odd.
#[test]
fn zero_is_even() {
    let even = |drawn: &str| {
        let mut scene = Scene::new(Phase::Control).light();
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let gambler = scene.at("Fixture Gambler", LIGHT, cantina);
        scene.next(LIGHT, &[drawn]);
        let mut game = scene.begin();
        game.use_text(gambler, 0, None);
        (game.force(LIGHT), game.sees(LIGHT).hand)
    };
    assert_eq!(
        (even("Fixture Nothing"), even("Rebel Trooper"), even("Millennium Falcon")),
        ((1, 0), (0, 1), (1, 0))
    );
}

/// SW-WPN-08: the effect of an ion weapon lasts until it is repaired.
#[test]
fn ion_damage_is_repaired_by_a_text() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let system = scene.location("Tatooine", LIGHT);
    let wing = scene.at("X-wing", LIGHT, system);
    scene.mark(wing, Marks::ION);
    let mechanic = scene.at("900_16", LIGHT, cantina);
    scene.force(LIGHT, 1);
    let mut game = scene.begin();
    assert_eq!(game.value(Quantity::Maneuver(wing)), 0);
    game.use_text(mechanic, 0, Some(wing));
    assert_eq!(game.value(Quantity::Maneuver(wing)), 4);
}

/// SW-WPN-12: artillery on a site fires with a power droid present, and not without.
#[test]
fn artillery_needs_power() {
    let scene = |droid: bool| {
        let mut scene = Scene::new(Phase::Battle);
        let sea = scene.location("Tatooine: Dune Sea", LIGHT);
        let gun = scene.on("Fixture Field Gun", DARK, sea);
        scene.at("Stormtrooper", DARK, sea);
        if droid {
            scene.at("Fixture Power Droid", DARK, sea);
        }
        let rebel = scene.at("Rebel Trooper", LIGHT, sea);
        scene.force(DARK, 5);
        scene.hand(DARK, &["Sense (Dark)"]);
        let mut game = scene.begin();
        game.play(Choice::Battle(sea));
        let fire = Choice::Fire { weapon: gun, target: rebel };
        if game.0.check(DARK, &fire).is_err() {
            return false;
        }
        game.play(fire);
        game.marks(rebel).has(Marks::HIT)
    };
    assert!(scene(true) && !scene(false));
}

/// SW-WPN-11: from the docking bay into the battle in the adjacent Cantina, although its user does not take part; not
/// further, and once a battle.
#[test]
fn long_range_reaches_the_battle_next_door() {
    let scene = |from: usize| {
        let mut scene = Scene::new(Phase::Battle);
        let sites = ["Tatooine: Cantina", "Tatooine: Docking Bay 94", "Tatooine: Dune Sea"]
            .map(|card| scene.location(card, LIGHT));
        let gunner = scene.at("Stormtrooper", DARK, sites[from]);
        let rifle = scene.on("Fixture Long Rifle", DARK, gunner);
        scene.at("Stormtrooper", DARK, sites[0]);
        let rebel = scene.at("Rebel Trooper", LIGHT, sites[0]);
        scene.force(DARK, 5);
        let mut game = scene.begin();
        game.play(Choice::Battle(sites[0]));
        let fire = Choice::Fire { weapon: rifle, target: rebel };
        let fires = game.0.check(DARK, &fire).is_ok();
        if fires {
            game.play(fire);
            assert!(game.marks(rebel).has(Marks::HIT) && game.0.check(DARK, &fire).is_err());
        }
        fires
    };
    assert_eq!([scene(1), scene(2)], [true, false]);
}

/// SW-DEP-16, SW-DEP-11: a cloud car deploys to a cloud sector, a patrol craft there with its pilot at both costs; a
/// landspeeder does not.
#[test]
fn clouds() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let clouds = scene.location("Fixture Clouds", LIGHT);
    scene.hand(
        LIGHT,
        &["Fixture Cloud Car", "Fixture Patrol Craft", "Rebel Pilot", "Luke's X-34 Landspeeder"],
    );
    scene.force(LIGHT, 9);
    let mut game = scene.begin();
    let put = |card: &str| Choice::Deploy { card: name(card), to: Destination::At(clouds) };
    assert_eq!(game.refused(put("Luke's X-34 Landspeeder")), rules::DEPLOY_VEHICLE);
    game.play(put("Fixture Cloud Car"));
    game.let_go();
    game.play(Choice::DeployWith {
        ship: name("Fixture Patrol Craft"),
        pilot: name("Rebel Pilot"),
        at: clouds,
    });
    game.let_go();
    assert_eq!(game.force(LIGHT), 9 - 2 - 4);
    assert_eq!(game.value(Quantity::TotalPower(LIGHT, clouds)), 2 + 1, "a pilot who drives adds nothing");
}

/// SW-VRT-01, SW-DEP-03, SW-DEP-04: a virtual card shares title, dots and persona with the card it replaces.
#[test]
fn a_virtual_card_is_the_same_card() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    scene.at("Luke Skywalker", LIGHT, cantina);
    scene.hand(LIGHT, &["900_22"]);
    scene.force(LIGHT, 9);
    let game = scene.begin();
    assert_eq!(
        game.refused(Choice::Deploy { card: name("900_22"), to: Destination::At(cantina) }),
        rules::DEPLOY_DOTS
    );
}

/// SW-MOV-05, SW-CAP-02: a vehicle embarks on a landed ship only with its driver; shuttling needs none.
#[test]
fn vehicles_embark_with_their_crew() {
    let scene = |driver: bool| {
        let mut scene = Scene::new(Phase::Move).light();
        let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
        let speeder = scene.at("Luke's X-34 Landspeeder", LIGHT, bay);
        if driver {
            scene.aboard("Rebel Trooper", LIGHT, speeder, Role::Pilot);
        }
        let landed = scene.at("Corellian Corvette", LIGHT, bay);
        let system = scene.location("Tatooine", LIGHT);
        let above = scene.at("Corellian Corvette", LIGHT, system);
        scene.force(LIGHT, 3);
        let mut game = scene.begin();
        let up = Choice::Move { card: speeder, way: MoveKind::ShuttleUp(above, Role::Cargo) };
        assert!(!game.is_refused(up), "shuttled, with or without a driver");
        let drive_in = Choice::Move { card: speeder, way: MoveKind::Embark(landed, Role::Cargo) };
        if !driver {
            assert_eq!(game.refused(drive_in), rules::CREW);
            return;
        }
        game.play(drive_in);
        assert_eq!(game.place(speeder), Some(Place::Aboard(landed, Role::Cargo)));
    };
    scene(true);
    scene(false);
}

/// Pitfall: permanent pilots count as present. SW-PRS-01, SW-BTL-05
#[test]
fn pitfall_permanent_pilots_are_present() {
    let mut scene = Scene::new(Phase::Battle).light();
    let system = scene.location("Tatooine", LIGHT);
    for _ in 0..4 {
        scene.at("X-wing", LIGHT, system);
    }
    scene.at("TIE Fighter", DARK, system);
    scene.force(LIGHT, 1);
    let mut game = scene.begin();
    game.play(Choice::Battle(system));
    assert_eq!(game.value(Quantity::BattleDestinies(LIGHT, system)), 1, "four pilots of ability one");
}

/// Pitfall: a card is not played without a possible target. SW-ACN-04
#[test]
fn pitfall_implied_targets_must_exist() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    scene.at("Luke Skywalker", LIGHT, cantina);
    scene.hand(LIGHT, &["Nabrun Leids"]);
    scene.force(LIGHT, 5);
    let game = scene.begin();
    let nabrun = Choice::Play { card: name("Nabrun Leids"), clause: 0, target: Some(cantina) };
    assert_eq!(game.refused(nabrun), rules::TARGET, "there is no other site to go to");
}

/// Pitfall: a player cannot use a text of the opponent's card. SW-ACN-04
#[test]
fn pitfall_the_opponents_texts_are_not_mine() {
    let mut scene = Scene::new(Phase::Control);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let kabe = scene.at("Kabe", LIGHT, cantina);
    let trooper = scene.at("Stormtrooper", DARK, cantina);
    let rifle = scene.on("Blaster Rifle (Dark)", DARK, trooper);
    scene.force(DARK, 5);
    scene.hand(DARK, &["Stormtrooper"]);
    let game = scene.begin();
    assert!(game.0.check(DARK, &Choice::Use { card: kabe, clause: 0, target: Some(rifle) }).is_err());
}

/// Pitfall: the player who loses cards chooses them, not the one whose card causes the loss. SW-ACN-09
#[test]
fn pitfall_the_right_player_is_asked() {
    let mut scene = Scene::new(Phase::Battle).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    scene.location("Tatooine: Docking Bay 94", LIGHT);
    let obi = scene.at("Obi-Wan Kenobi", LIGHT, cantina);
    let trooper = scene.at("Stormtrooper", DARK, cantina);
    scene.force(LIGHT, 5);
    let mut game = scene.begin();
    game.play(Choice::Battle(cantina));
    game.play(Choice::Use { card: obi, clause: 0, target: Some(trooper) });
    assert_eq!(game.0.question(), Question::Away(DARK));
}

/// Pitfall: immunity is compared with the full attrition, and a ship's immunity protects those aboard. SW-BTL-09
#[test]
fn pitfall_immunity_of_a_ship_covers_its_crew() {
    let mut scene = Scene::new(Phase::Battle);
    let system = scene.location("Tatooine", LIGHT);
    let falcon = scene.at("Millennium Falcon", LIGHT, system);
    let han = scene.aboard("Han Solo", LIGHT, falcon, Role::Pilot);
    let custom = scene.at("Vader's Custom TIE", DARK, system);
    scene.aboard("Darth Vader", DARK, custom, Role::Pilot);
    scene.force(DARK, 1);
    let mut game = scene.begin();
    assert_eq!(
        [falcon, han].map(|id| game.value(Quantity::Immunity(id))),
        [5, 0],
        "Han is not immune by himself"
    );
    game.play(Choice::Battle(system));
    while game.0.question() != Question::Destiny(DARK) {
        game.play(Choice::Pass);
    }
    game.play(Choice::Destiny);
    while !matches!(game.0.question(), Question::Damage(_)) {
        game.play(Choice::Pass);
    }
    let battle = game.0.view(contract::Viewer::Watcher).battle.unwrap();
    assert!(battle.attrition[LIGHT] > 0);
    assert!([falcon, han].iter().all(|id| game.marks(*id).has(swccg::Marks::SPARED)));
}
