//! Sentences of the glossary's rule entries, each in a position that fails without it.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, deploy, fire, name};
use contract::{Game, Viewer};
use swccg::cards::pile::PileName;
use swccg::{Choice, Destination, Marks, MoveKind, Phase, Place, Quantity, Question, Role, rules};

/// Passes until the damage segment of a battle.
fn to_damage(game: &mut Play) {
    while matches!(game.0.question(), Question::Respond(_) | Question::Weapons(_) | Question::Destiny(_)) {
        game.play(Choice::Pass);
    }
}

/// SW-DEP-16, SW-DEP-11: a shuttle vehicle with its pilot deploys to a cloud sector only, a patrol craft also to a
/// site, and the second card must be a pilot; a cloud car never deploys with one.
#[test]
fn vessels_that_deploy_with_a_pilot_to_cloud_sectors() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let clouds = scene.location("Fixture Clouds", LIGHT);
    scene.hand(
        LIGHT,
        &["Fixture Shuttle", "Fixture Open Car", "Fixture Patrol Craft", "Rebel Pilot", "Rebel Trooper"],
    );
    scene.force(LIGHT, 9);
    let game = scene.begin_wide();
    let with = |ship: &str, pilot: &str, at| Choice::DeployWith { ship: name(ship), pilot: name(pilot), at };
    let legal = |choice| !game.is_refused(choice);
    assert_eq!(
        [clouds, farm].map(|at| legal(with("Fixture Shuttle", "Rebel Pilot", at))),
        [true, false],
        "shuttle vehicle"
    );
    assert_eq!(
        [clouds, farm].map(|at| legal(with("Fixture Patrol Craft", "Rebel Pilot", at))),
        [true, true],
        "patrol craft"
    );
    assert_eq!(
        [clouds, farm].map(|at| legal(with("Fixture Open Car", "Rebel Pilot", at))),
        [false, false],
        "cloud car"
    );
    assert_eq!(
        game.refused(with("Fixture Patrol Craft", "Rebel Trooper", clouds)),
        rules::DEPLOY_WITH,
        "a trooper is no pilot"
    );
    assert!(legal(deploy("Fixture Open Car", Destination::At(clouds))), "a cloud car comes by itself");
}

/// SW-DEP-09: a vehicle deploys into the cargo bay of a vehicle with room, is not present there, and leaves it with
/// its driver; a bay for one takes one.
#[test]
fn vehicles_carry_vehicles() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let hauler = scene.at("Fixture Hauler", LIGHT, farm);
    scene.aboard("Rebel Trooper", LIGHT, hauler, Role::Pilot);
    scene.hand(LIGHT, &["Fixture Speeder", "Luke's X-34 Landspeeder", "Rebel Pilot"]);
    scene.force(LIGHT, 9);
    let mut game = scene.begin_wide();
    game.play(deploy("Fixture Speeder", Destination::Aboard(hauler, Role::Cargo)));
    game.let_go();
    let speeder = game.0.table_cards().find(|laid| laid.card == name("Fixture Speeder")).unwrap().id;
    assert_eq!(game.place(speeder), Some(Place::Aboard(hauler, Role::Cargo)));
    assert_eq!(
        game.refused(deploy("Luke's X-34 Landspeeder", Destination::Aboard(hauler, Role::Cargo))),
        rules::DEPLOY_CARGO
    );
    game.play(deploy("Rebel Pilot", Destination::Aboard(speeder, Role::Pilot)));
    game.let_go();
    assert_eq!(
        game.value(Quantity::TotalPower(LIGHT, farm)),
        1 + 1,
        "the hauler and its driver; what is in the bay does not count"
    );
    game.pass_to(Phase::Move);
    game.play(Choice::Move { card: speeder, way: MoveKind::Disembark });
    assert_eq!(game.place(speeder), Some(Place::At(farm)));
}

/// SW-STL-01: a stolen lightsaber carried by a card that could not have it adds nothing to a drain and arms nobody;
/// its owner's cards may still take it.
#[test]
fn a_carried_weapon_is_not_used() {
    let mut scene = Scene::new(Phase::Control).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let kabe = scene.at("Kabe", LIGHT, cantina);
    let saber = scene.on("Vader's Lightsaber", LIGHT, kabe);
    let game = scene.begin();
    assert_eq!(
        game.value(Quantity::Drain(LIGHT, cantina)),
        2,
        "no bonus by a lightsaber that is only carried"
    );
    assert_eq!(game.place(saber), Some(Place::On(kabe)));
    // The same with a warrior and a rifle anybody may carry: the warrior is armed, so Disarmed has a target.
    let armed = |thief: &str, weapon: &str| {
        let mut scene = Scene::new(Phase::Control).light();
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let trooper = scene.at("Stormtrooper", DARK, cantina);
        scene.on("Blaster Rifle (Dark)", DARK, trooper);
        let thief = scene.at(thief, LIGHT, cantina);
        scene.on(weapon, LIGHT, thief);
        scene.hand(LIGHT, &["Disarmed"]);
        !scene.begin().is_refused(deploy("Disarmed", Destination::On(trooper)))
    };
    assert!(armed("Rebel Trooper", "Blaster Rifle (Dark)"), "a trooper with a stolen rifle is armed");
    assert!(!armed("Kabe", "Blaster Rifle (Dark)"), "Kabe with one is not");
}

/// SW-STL-01, SW-DUE-01: in a duel a lightsaber counts only for a character who can use it.
#[test]
fn a_stolen_lightsaber_does_not_help_in_a_duel() {
    let survivor = |saber: &str, owner| {
        let mut scene = Scene::new(Phase::Control);
        let core = scene.location("Death Star: Central Core", DARK);
        let vader = scene.at("Darth Vader", DARK, core);
        let obi = scene.at("Obi-Wan Kenobi", LIGHT, core);
        let holder = if owner == LIGHT { obi } else { vader };
        scene.on(saber, owner, holder);
        scene.hand(DARK, &["The Circle Is Now Complete"]);
        scene.force(DARK, 2);
        let mut game = scene.begin();
        game.play(Choice::Play { card: name("The Circle Is Now Complete"), clause: 0, target: None });
        game.let_go();
        (game.place(vader).is_some(), game.place(obi).is_some())
    };
    assert_eq!(survivor("Obi-Wan's Lightsaber", LIGHT), (false, true), "five and two beat six");
    assert_eq!(survivor("Vader's Lightsaber", LIGHT), (true, false), "Vader's own, stolen, is only carried");
}

/// SW-BTL-09: immunity is decided when the damage segment begins: the spy keeps the immunity from a patron who is
/// forfeited first.
#[test]
fn immunity_is_settled_once() {
    let mut scene = Scene::new(Phase::Battle);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    scene.at("Darth Vader", DARK, cantina);
    let patron = scene.at("Fixture Patron", LIGHT, cantina);
    let spy = scene.at("Fixture Spy", LIGHT, cantina);
    scene.force(DARK, 1);
    scene.next(DARK, &["Stormtrooper Utility Belt"]);
    let mut game = scene.begin_wide();
    game.play(Choice::Battle(cantina));
    while game.0.question() != Question::Destiny(DARK) {
        game.play(Choice::Pass);
    }
    game.play(Choice::Destiny);
    game.let_go();
    // Destiny four and Vader's one: attrition five; six and five against four: seven to lose.
    let battle = game.0.view(Viewer::Watcher).battle.unwrap();
    assert_eq!((battle.attrition[LIGHT], battle.damage[LIGHT]), (5, 7));
    assert_eq!(game.0.question(), Question::Damage(LIGHT));
    game.play(Choice::Forfeit(patron));
    game.let_go();
    for _ in 0..5 {
        game.play(Choice::Lose(swccg::LossSource::Pile(PileName::Reserve)));
    }
    assert_eq!(
        game.place(spy),
        Some(Place::At(cantina)),
        "three of attrition are left, and nobody to meet them"
    );
    assert_ne!(game.0.question(), Question::Damage(LIGHT));
}

/// SW-BTL-13, SW-WPN-05: an excluded card no longer takes part and cannot be forfeited; a hit one is lost at once.
#[test]
fn the_excluded_take_no_part() {
    let scene = |hit: bool| {
        let mut scene = Scene::new(Phase::Battle);
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let trooper = scene.at("Stormtrooper", DARK, cantina);
        let rifle = scene.on("Blaster Rifle (Dark)", DARK, trooper);
        let rebels = [scene.at("Rebel Trooper", LIGHT, cantina), scene.at("Luke Skywalker", LIGHT, cantina)];
        scene.hand(LIGHT, &["Fixture Distraction"]);
        scene.force(DARK, 3);
        scene.next(DARK, &["Stormtrooper Utility Belt"]);
        let mut game = scene.begin_wide();
        game.play(Choice::Battle(cantina));
        game.let_go();
        if hit {
            game.play(fire(rifle, rebels[0]));
            game.let_go();
            assert!(game.marks(rebels[0]).has(Marks::HIT));
        } else {
            game.play(Choice::Pass);
        }
        game.play(Choice::Play { card: name("Fixture Distraction"), clause: 0, target: Some(rebels[0]) });
        game.let_go();
        (game, cantina, rebels)
    };
    let (mut game, cantina, rebels) = scene(false);
    assert_eq!(game.value(Quantity::TotalPower(LIGHT, cantina)), 3, "Luke alone fights on");
    to_damage(&mut game);
    assert!(game.place(rebels[0]).is_some());
    let (game, _, rebels) = scene(true);
    assert_eq!(game.place(rebels[0]), None, "hit and out of the battle");
}

/// SW-BTL-11, SW-ACN-10: when a battle ends early hit cards are lost, but first they are about to be lost: the droid
/// may still be captured.
#[test]
fn a_prisoner_of_a_battle_that_ended_early() {
    let prisoner = Choice::Play { card: name("We Have A Prisoner"), clause: 0, target: None };
    let begin = || {
        let mut scene = Scene::new(Phase::Battle);
        let core = scene.location("Death Star: Detention Block Corridor", DARK);
        let trooper = scene.at("Stormtrooper", DARK, core);
        let rifle = scene.on("Blaster Rifle (Dark)", DARK, trooper);
        let droid = scene.at("C-3PO", LIGHT, core);
        let luke = scene.at("Luke Skywalker", LIGHT, core);
        scene.hand(DARK, &["We Have A Prisoner"]);
        scene.hand(LIGHT, &["Fixture Distraction"]);
        scene.force(DARK, 5);
        let mut game = scene.begin_wide();
        game.play(Choice::Battle(core));
        game.let_go();
        game.play(fire(rifle, droid));
        game.let_go();
        assert!(game.marks(droid).has(Marks::HIT));
        // Without Luke no card of Light has ability: the battle is over.
        game.play(Choice::Play { card: name("Fixture Distraction"), clause: 0, target: Some(luke) });
        while !game.legal_choices().contains(&prisoner) {
            game.play(Choice::Pass);
        }
        assert!(game.place(droid).is_some(), "about to be lost is not yet lost");
        (game, droid, trooper)
    };
    let (mut game, droid, trooper) = begin();
    assert_eq!((game.asked(), game.legal_choices()), (DARK, vec![Choice::Pass, prisoner]));
    game.play(prisoner);
    game.let_go();
    game.play(Choice::Aim(trooper));
    assert_eq!(game.place(droid), Some(Place::On(trooper)));
    let (mut game, droid, _) = begin();
    game.let_go();
    assert_eq!(game.place(droid), None, "nobody responds: lost");
    assert!(game.0.view(Viewer::Watcher).battle.is_none());
}

/// SW-CTL-04: a lightsaber that has added to one drain does not add to a second one in the same turn.
#[test]
fn a_card_helps_one_drain_a_turn() {
    let mut scene = Scene::new(Phase::Control).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let eisley = scene.location("Tatooine: Mos Eisley", LIGHT);
    let obi = scene.at("Obi-Wan Kenobi", LIGHT, eisley);
    scene.on("Obi-Wan's Lightsaber", LIGHT, obi);
    scene.at("Rebel Trooper", LIGHT, cantina);
    let mut game = scene.begin();
    assert_eq!(game.value(Quantity::Drain(LIGHT, eisley)), 1 + 1, "one icon and the lightsaber");
    game.play(Choice::Drain(eisley));
    game.let_go();
    while matches!(game.0.question(), Question::Lose(..)) {
        game.play(Choice::Lose(swccg::LossSource::Pile(PileName::Reserve)));
    }
    assert_eq!(game.value(Quantity::Drain(LIGHT, cantina)), 2);
    game.play(Choice::Move { card: obi, way: MoveKind::Passage(cantina) });
    assert_eq!(game.value(Quantity::Drain(LIGHT, cantina)), 2, "Obi-Wan and his lightsaber stand by");
    let told = game.play(Choice::Drain(cantina));
    let amounts = told.iter().filter_map(|event| match event {
        swccg::Event::Drained { amount, .. } => Some(*amount),
        _ => None,
    });
    assert_eq!(amounts.collect::<Vec<_>>(), [2]);
}

/// SW-CPT-01: a captive needs a passenger seat next to its escort.
#[test]
fn captives_take_seats() {
    let can = |seats: usize| {
        let mut scene = Scene::new(Phase::Move);
        let sea = scene.location("Tatooine: Dune Sea", LIGHT);
        let speeder = scene.at("Fixture Speeder", DARK, sea);
        for _ in seats..2 {
            scene.aboard("Stormtrooper", DARK, speeder, Role::Passenger);
        }
        let escort = scene.at("Death Star Trooper", DARK, sea);
        let captive = scene.on("Leia Organa", LIGHT, escort);
        scene.mark(captive, Marks::CAPTIVE);
        let game = scene.begin();
        let embark = |role| Choice::Move { card: escort, way: MoveKind::Embark(speeder, role) };
        [Role::Pilot, Role::Passenger].map(|role| !game.is_refused(embark(role)))
    };
    assert_eq!(can(2), [true, true]);
    assert_eq!(can(1), [true, false], "one seat: for the captive only");
    assert_eq!(can(0), [false, false]);
}

/// SW-CAP-02: without its crew a vessel's text has no effect: an unpiloted shuttle shuttles nobody for free, a
/// piloted one does. SW-MOV-07: a cloud sector on the way makes shuttling cost one more.
#[test]
fn shuttling_costs() {
    let cost = |pilot: bool, clouds: bool| {
        let mut scene = Scene::new(Phase::Move).light();
        let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
        if clouds {
            scene.location("Fixture Clouds", LIGHT);
        }
        let system = scene.location("Tatooine", LIGHT);
        let corvette = scene.at("Corellian Corvette", LIGHT, system);
        let shuttle = scene.at("Fixture Shuttle", LIGHT, farm);
        if pilot {
            scene.aboard("Rebel Pilot", LIGHT, shuttle, Role::Pilot);
        }
        let trooper = scene.at("Rebel Trooper", LIGHT, farm);
        scene.force(LIGHT, 5);
        let mut game = scene.begin_wide();
        game.play(Choice::Move { card: trooper, way: MoveKind::ShuttleUp(corvette, Role::Passenger) });
        5 - game.force(LIGHT)
    };
    assert_eq!([cost(false, false), cost(false, true), cost(true, false), cost(true, true)], [1, 2, 0, 0]);
}

/// SW-BTL-05: "with" in a text about battle destiny means taking part: Tarkin cannot cancel with a Vader who is
/// barred from the battle.
#[test]
fn with_means_taking_part() {
    let cancels = |barred: bool| {
        let mut scene = Scene::new(Phase::Battle).light();
        let core = scene.location("Death Star: Central Core", DARK);
        let tarkin = scene.at("Grand Moff Tarkin", DARK, core);
        let vader = scene.at("Darth Vader", DARK, core);
        if barred {
            scene.mark(vader, Marks::BARRED);
        }
        scene.at("Luke Skywalker", LIGHT, core);
        scene.force(LIGHT, 1);
        let mut game = scene.begin();
        game.play(Choice::Battle(core));
        while game.0.question() != Question::Destiny(LIGHT) {
            game.play(Choice::Pass);
        }
        game.play(Choice::Destiny);
        game.0.check(DARK, &Choice::Use { card: tarkin, clause: 1, target: None }).is_ok()
    };
    assert_eq!([cancels(false), cancels(true)], [true, false]);
}

/// SW-MOV-02: a vehicle is at each site it passes: a seeker there destroys the alien who rides it, and the creature
/// goes on.
#[test]
fn cards_on_the_way_are_met() {
    let mut scene = Scene::new(Phase::Move);
    let sites = ["Tatooine: Dune Sea", "Tatooine: Obi-Wan's Hut", "Tatooine: Fixture Mesa"]
        .map(|card| scene.location(card, LIGHT));
    let beast = scene.at("Dewback", DARK, sites[0]);
    let rider = scene.aboard("Tonnika Sisters", DARK, beast, Role::Pilot);
    let seeker = scene.at("Tarkin Seeker", LIGHT, sites[1]);
    scene.force(DARK, 2);
    let mut game = scene.begin();
    game.play(Choice::Move { card: beast, way: MoveKind::Walk(sites[2]) });
    assert_eq!([rider, seeker].map(|id| game.place(id)), [None; 2]);
    assert_eq!((game.place(beast), game.force(DARK)), (Some(Place::At(sites[2])), 1));
    assert!(game.is_refused(Choice::Move { card: beast, way: MoveKind::Walk(sites[1]) }), "one regular move");
}
