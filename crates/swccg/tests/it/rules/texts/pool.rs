//! Cards of the wider pool: one for each word that no card of the ready decks shows, and the glossary's own.

use crate::rules::scene::{DARK, LIGHT, Scene, deploy, fire, name};
use swccg::{Choice, Destination, DestinyKind, Marks, Phase, Place, Quantity, Question, Role, rules};

/// Sunsdown makes it night at the sites of its planet: each player has one destiny to power only there.
#[test]
fn sunsdown() {
    let destinies = |night: bool| {
        let mut scene = Scene::new(Phase::Deploy);
        let tatooine = scene.location("Tatooine", LIGHT);
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let core = scene.location("Death Star: Central Core", DARK);
        if night {
            scene.on("Sunsdown", DARK, tatooine);
        }
        scene.hand(DARK, &["Stormtrooper"]);
        let game = scene.begin();
        [cantina, core].map(|at| game.value(Quantity::Destinies(DestinyKind::Power, LIGHT, at)))
    };
    assert_eq!([destinies(false), destinies(true)], [[0, 0], [1, 0]]);
}

/// A Sandcrawler deploys to Tatooine sites only. Kitik Keed'kak is too big for an enclosed vehicle.
#[test]
fn sandcrawlers_and_kitik() {
    let mut scene = Scene::new(Phase::Deploy);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let jungle = scene.location("Yavin 4: Jungle (Dark)", DARK);
    scene.at("Stormtrooper", DARK, farm);
    scene.at("Stormtrooper", DARK, jungle);
    let crawler = scene.at("Sandcrawler (Dark)", DARK, farm);
    scene.hand(DARK, &["Sandcrawler (Dark)", "Kitik Keed'kak", "Stormtrooper"]);
    scene.force(DARK, 9);
    let game = scene.begin();
    assert!(!game.is_refused(deploy("Sandcrawler (Dark)", Destination::At(farm))));
    assert_eq!(game.refused(deploy("Sandcrawler (Dark)", Destination::At(jungle))), rules::DEPLOY_ONLY);
    let seat = Destination::Aboard(crawler, Role::Passenger);
    assert!(!game.is_refused(deploy("Stormtrooper", seat)));
    assert_eq!(game.refused(deploy("Kitik Keed'kak", seat)), rules::DEPLOY_ONLY);
    assert!(!game.is_refused(deploy("Kitik Keed'kak", Destination::At(farm))));
}

/// SW-WPN-11: an Assault Rifle reaches a battle at the next site.
#[test]
fn assault_rifle() {
    let mut scene = Scene::new(Phase::Battle);
    let sea = scene.location("Tatooine: Dune Sea", LIGHT);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    scene.at("Darth Vader", DARK, sea);
    let rebel = scene.at("Rebel Trooper", LIGHT, sea);
    let trooper = scene.at("Stormtrooper", DARK, farm);
    let rifle = scene.on("Assault Rifle", DARK, trooper);
    scene.force(DARK, 5);
    scene.next(DARK, &["The Circle Is Now Complete"]);
    let mut game = scene.begin();
    game.play(Choice::Battle(sea));
    game.let_go();
    game.play(fire(rifle, rebel));
    assert!(game.marks(rebel).has(Marks::HIT));
}

/// R5-A2 repairs the ship it is aboard.
#[test]
fn r5_a2() {
    let mut scene = Scene::new(Phase::Control);
    let yavin = scene.location("Yavin 4 (Dark)", DARK);
    let ship = scene.at("Devastator", DARK, yavin);
    scene.mark(ship, Marks::ION);
    let droid = scene.aboard("R5-A2", DARK, ship, Role::Passenger);
    let mut game = scene.begin();
    assert_eq!(game.value(Quantity::Power(ship)), 9 + 1);
    game.use_text(droid, 2, Some(ship));
    assert!(!game.marks(ship).has(Marks::ION));
}

/// SW-COV-01, SW-COV-02: a spy undercover keeps Light from draining, and comes out in its own deploy phase.
#[test]
fn undercover() {
    let scene = |hidden: bool| {
        let mut scene = Scene::new(Phase::Control).light();
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let spy = scene.at("5D6-RA-7", DARK, cantina);
        scene.at("Rebel Trooper", LIGHT, cantina);
        if hidden {
            scene.on("Undercover (Dark)", DARK, spy);
        }
        scene.hand(LIGHT, &["Sense (Light)"]);
        (scene.begin(), Choice::Drain(cantina))
    };
    let (game, drain) = scene(true);
    assert!(game.is_refused(drain));
    let (game, drain) = scene(false);
    assert!(!game.is_refused(drain));
}

/// SW-VST-01: the Loading Bay is the inside of one Sandcrawler of its player.
#[test]
fn loading_bay() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    scene.at("Rebel Trooper", LIGHT, farm);
    let crawler = scene.at("Sandcrawler (Light)", LIGHT, farm);
    scene.hand(LIGHT, &["Sandcrawler: Loading Bay"]);
    let mut game = scene.begin();
    let bay = name("Sandcrawler: Loading Bay");
    let lay = game.legal_choices().into_iter();
    let mut lay = lay.filter(|choice| matches!(choice, Choice::Deploy { card, .. } if *card == bay));
    let lay = lay.next();
    game.play(lay.unwrap());
    assert_eq!((game.0.question(), game.legal_choices()), (Question::Aim(LIGHT), vec![Choice::Aim(crawler)]));
    game.play(Choice::Aim(crawler));
    let inside = game.0.table_cards().find(|laid| laid.card == bay).unwrap();
    assert_eq!(inside.aim, Some(crawler));
}

/// A Tauntaun Handler adds two to any creature it rides.
#[test]
fn tauntaun_handler() {
    let power = |rider: &str| {
        let mut scene = Scene::new(Phase::Deploy).light();
        let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
        let mount = scene.at("Dewback", LIGHT, farm);
        scene.aboard(rider, LIGHT, mount, Role::Pilot);
        scene.hand(LIGHT, &["Rebel Trooper"]);
        scene.begin().value(Quantity::Power(mount))
    };
    assert_eq!(power("Tauntaun Handler"), power("Rebel Trooper") + 2);
}

/// SW-WPN-14: Blasted Droid fires a trooper's blaster in the control phase, free; who is hit is lost at once.
#[test]
fn blasted_droid() {
    let mut scene = Scene::new(Phase::Control);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let trooper = scene.at("Stormtrooper", DARK, cantina);
    let blaster = scene.on("Imperial Blaster", DARK, trooper);
    let rebel = scene.at("Rebel Trooper", LIGHT, cantina);
    scene.hand(DARK, &["Blasted Droid"]);
    scene.next(DARK, &["The Circle Is Now Complete"]);
    let mut game = scene.begin();
    game.play(Choice::Play { card: name("Blasted Droid"), clause: 0, target: None });
    game.let_go();
    assert_eq!(game.0.question(), Question::Outside(DARK));
    game.play(fire(blaster, rebel));
    game.let_go();
    assert_eq!(game.place(rebel), None);
}

/// An AT-AT Driver adds three to an AT-AT.
#[test]
fn at_at_driver() {
    let power = |vehicle: &str, site: &str| {
        let mut scene = Scene::new(Phase::Deploy);
        let at = scene.location(site, LIGHT);
        let vehicle = scene.at(vehicle, DARK, at);
        scene.aboard("AT-AT Driver", DARK, vehicle, Role::Pilot);
        scene.hand(DARK, &["Stormtrooper"]);
        scene.begin().value(Quantity::Power(vehicle))
    };
    assert_eq!(power("Blizzard Walker", "Tatooine: Lars' Moisture Farm"), 6 + 3);
}

/// The tractor beam of the Tyrant adds one to its destiny: four exceeds the Falcon's maneuver of four.
#[test]
fn tyrant() {
    let captured = |destroyer: &str| {
        let mut scene = Scene::new(Phase::Battle);
        let system = scene.location("Yavin 4 (Dark)", DARK);
        let destroyer = scene.at(destroyer, DARK, system);
        let beam = scene.on("Tractor Beam", DARK, destroyer);
        let falcon = scene.at("Millennium Falcon", LIGHT, system);
        scene.aboard("BoShek", LIGHT, falcon, Role::Pilot);
        scene.next(DARK, &["Stormtrooper Utility Belt"]);
        scene.force(DARK, 9);
        let mut game = scene.begin();
        game.play(Choice::Battle(system));
        let pull = Choice::Use { card: beam, clause: 1, target: Some(falcon) };
        while game.is_refused(pull) {
            let pass = !game.is_refused(Choice::Pass);
            let top = swccg::LossSource::Pile(swccg::cards::pile::PileName::Reserve);
            game.play(if pass { Choice::Pass } else { Choice::Lose(top) });
        }
        game.play(pull);
        game.let_go();
        game.marks(falcon).has(Marks::CAPTIVE)
    };
    assert_eq!([captured("Devastator"), captured("Tyrant")], [false, true]);
}

/// SW-REA-01: Boba Fett's rifle comes to a bounty hunter as a react, by its own text.
#[test]
fn boba_fetts_blaster_rifle() {
    let mut scene = Scene::new(Phase::Battle).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let hunter = scene.at("Danz Borin", DARK, cantina);
    scene.at("Luke Skywalker", LIGHT, cantina);
    scene.hand(DARK, &["Boba Fett's Blaster Rifle"]);
    scene.force(DARK, 5);
    scene.force(LIGHT, 1);
    let mut game = scene.begin();
    game.play(Choice::Battle(cantina));
    game.play(deploy("Boba Fett's Blaster Rifle", Destination::On(hunter)));
    game.let_go();
    assert_eq!(game.force(DARK), 2);
    let rifle = game.0.table_cards().find(|laid| laid.card == name("Boba Fett's Blaster Rifle")).unwrap();
    assert_eq!(rifle.place, Place::On(hunter));
}

/// SW-VRT-02: who controls the Docking Control Room deploys a docking bay from the Reserve Deck.
#[test]
fn docking_control_room() {
    let mut scene = Scene::new(Phase::Deploy);
    let room = scene.location("Death Star: Docking Control Room 327", DARK);
    scene.at("Stormtrooper", DARK, room);
    scene.hand(DARK, &["Stormtrooper"]);
    scene.next(DARK, &["Death Star: Docking Bay 327 (Dark)"]);
    let mut game = scene.begin();
    game.play(Choice::Use { card: room, clause: 0, target: None });
    game.let_go();
    assert_eq!(game.0.question(), Question::Search(DARK));
    game.play(Choice::Take(name("Death Star: Docking Bay 327 (Dark)")));
    assert_eq!(game.0.question(), Question::Deploy(DARK));
}

/// The glossary's pilots: Wedge in Red 2 and Zev in Rogue 2.
#[test]
fn wedge_and_zev() {
    let flown = |pilot: &str, ship: &str, site: &str| {
        let mut scene = Scene::new(Phase::Deploy).light();
        let at = scene.location(site, LIGHT);
        let ship = scene.at(ship, LIGHT, at);
        scene.aboard(pilot, LIGHT, ship, Role::Pilot);
        scene.hand(LIGHT, &["Rebel Trooper"]);
        scene.begin().value(Quantity::Maneuver(ship))
    };
    assert_eq!(flown("Wedge Antilles", "Red 2", "Tatooine"), flown("Rebel Pilot", "Red 2", "Tatooine") + 2);
    let ridge = "Hoth: North Ridge (4th Marker)";
    assert_eq!(flown("Zev Senesca", "Rogue 2", ridge), flown("Rebel Pilot", "Rogue 2", ridge) + 3);
}
