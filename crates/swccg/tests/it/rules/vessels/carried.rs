//! What is carried along and what is left behind: cards in the cargo bay, crews, captives of riders, barred cards,
//! groups and shared seats.

use crate::rules::scene::{DARK, LIGHT, Scene, fire, name};
use swccg::{Choice, Marks, MoveKind, ObjId, Phase, Place, Question, Role, rules};

fn walk(card: ObjId, to: ObjId) -> Choice {
    Choice::Move { card, way: MoveKind::Walk(to) }
}

/// SW-CPT-03: Luke, driving a landspeeder in the cargo bay of a captured ship, is aboard: the ship stays Light's.
#[test]
fn a_driver_in_the_cargo_bay_is_aboard() {
    let owner = |driver: bool| {
        let mut scene = Scene::new(Phase::Deploy);
        let yavin = scene.location("Yavin 4 (Dark)", DARK);
        let destroyer = scene.at("Devastator", DARK, yavin);
        scene.on("Tractor Beam", DARK, destroyer);
        let ship = scene.on("Corellian Corvette", LIGHT, destroyer);
        scene.mark(ship, Marks::CAPTIVE);
        let speeder = scene.aboard("Luke's X-34 Landspeeder", LIGHT, ship, Role::Cargo);
        if driver {
            scene.aboard("Luke Skywalker", LIGHT, speeder, Role::Pilot);
        }
        scene.hand(DARK, &["Stormtrooper"]);
        let game = scene.begin();
        game.0.table_cards().find(|laid| laid.id == ship).map(|laid| laid.owner)
    };
    assert_eq!([owner(true), owner(false)], [Some(LIGHT), Some(DARK)]);
}

/// SW-MOV-02, SW-CAP-02: a skiff whose driver is lost on the way stops.
#[test]
fn without_its_driver_a_vehicle_stops() {
    let mut scene = Scene::new(Phase::Move);
    let sites = ["Tatooine: Dune Sea", "Tatooine: Obi-Wan's Hut", "Tatooine: Fixture Mesa"]
        .map(|card| scene.location(card, LIGHT));
    let skiff = scene.at("Fixture Skiff", DARK, sites[0]);
    let driver = scene.aboard("Tonnika Sisters", DARK, skiff, Role::Pilot);
    scene.at("Tarkin Seeker", LIGHT, sites[1]);
    scene.force(DARK, 2);
    let mut game = scene.begin_wide();
    game.play(walk(skiff, sites[2]));
    assert_eq!((game.place(driver), game.place(skiff)), (None, Some(Place::At(sites[1]))));
}

/// SW-CAP-02: the opponent's droid in the driver's seat is no driver.
#[test]
fn an_enemy_at_the_wheel_is_no_crew() {
    let refused = |owner| {
        let mut scene = Scene::new(Phase::Move);
        let sites = ["Tatooine: Dune Sea", "Tatooine: Obi-Wan's Hut"].map(|card| scene.location(card, LIGHT));
        let skiff = scene.at("Fixture Skiff", DARK, sites[0]);
        scene.aboard("WED15-I662 'Treadwell' Droid", owner, skiff, Role::Pilot);
        scene.at("Stormtrooper", DARK, sites[0]);
        scene.force(DARK, 2);
        scene.begin_wide().is_refused(walk(skiff, sites[1]))
    };
    assert_eq!([refused(DARK), refused(LIGHT)], [false, true]);
}

/// SW-STL-01: captives of a rider are released when the vehicle is stolen.
#[test]
fn captives_of_a_stolen_rider_come_free() {
    let mut scene = Scene::new(Phase::Control).light();
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let momaw = scene.at("Momaw Nadon", LIGHT, farm);
    let beast = scene.at("Dewback", DARK, farm);
    let rider = scene.aboard("Stormtrooper", DARK, beast, Role::Pilot);
    let captive = scene.on("Rebel Trooper", LIGHT, rider);
    scene.mark(captive, Marks::CAPTIVE);
    scene.next(LIGHT, &["Sense (Light)", "Sense (Light)"]);
    scene.force(LIGHT, 9);
    let mut game = scene.begin();
    let steal = game.legal_choices().into_iter().find(
        |choice| matches!(choice, Choice::Use { card, target: Some(target), .. } if *card == momaw && *target == beast),
    );
    game.play(steal.expect("Momaw steals beasts"));
    game.let_go();
    let owner = game.0.table_cards().find(|laid| laid.id == beast).map(|laid| laid.owner);
    assert_eq!(owner, Some(LIGHT));
    assert!(!game.marks(captive).has(Marks::CAPTIVE));
}

/// SW-VST-01: nobody can leave a cloud car at a cloud sector.
#[test]
fn no_door_opens_in_the_clouds() {
    let refused = |clouds: bool| {
        let mut scene = Scene::new(Phase::Move);
        let sea = scene.location("Tatooine: Dune Sea", LIGHT);
        let sky = scene.location("Fixture Clouds", LIGHT);
        let hold = scene.location("Fixture Walker: Hold", DARK);
        let at = if clouds { sky } else { sea };
        let car = scene.at("Fixture Cloud Car", LIGHT, at);
        scene.0.table[usize::from(hold.0)].aim = Some(car);
        let trooper = scene.at("Stormtrooper", DARK, hold);
        scene.force(DARK, 3);
        scene.begin_wide().is_refused(walk(trooper, at))
    };
    assert_eq!([refused(false), refused(true)], [false, true]);
}

/// SW-MOV-07, SW-MOV-04: starships fly and are not shuttled; a TIE fighter lands at docking bays.
#[test]
fn fighters_are_not_shuttled() {
    let mut scene = Scene::new(Phase::Move);
    let sea = scene.location("Tatooine: Dune Sea", LIGHT);
    let tatooine = scene.location("Tatooine", LIGHT);
    let destroyer = scene.at("Devastator", DARK, tatooine);
    let tie = scene.aboard("TIE Fighter", DARK, destroyer, Role::Bay);
    let trooper = scene.aboard("Stormtrooper", DARK, destroyer, Role::Passenger);
    scene.force(DARK, 3);
    let game = scene.begin();
    let down = |card| Choice::Move { card, way: MoveKind::ShuttleDown(sea) };
    assert_eq!(game.refused(down(tie)), rules::SHUTTLE);
    assert!(!game.is_refused(down(trooper)));
}

/// SW-MOV-14: without a destiny nobody moves, Nabrun is lost, and the gathered cards do not join a later group. R2-D2
/// activates the last card of the Reserve Deck while Dark's Sense draws its destiny.
#[test]
fn a_group_without_its_destiny_stays() {
    let mut scene = Scene::new(Phase::Move).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let core = scene.location("Death Star: Central Core", DARK);
    let luke = scene.at("Luke Skywalker", LIGHT, cantina);
    let r2 = scene.at("R2-D2", LIGHT, core);
    scene.at("Stormtrooper", DARK, core);
    scene.hand(LIGHT, &["Nabrun Leids"]);
    scene.hand(DARK, &["Sense (Dark)"]);
    scene.next(DARK, &["Stormtrooper"]);
    scene.force(LIGHT, 3);
    scene.force(DARK, 3);
    scene.0.sides[LIGHT].reserve.truncate(1);
    let mut game = scene.begin();
    game.play(Choice::Play { card: name("Nabrun Leids"), clause: 0, target: Some(cantina) });
    game.play(Choice::Play { card: name("Sense (Dark)"), clause: 0, target: None });
    let answer = Choice::Use { card: r2, clause: 4, target: None };
    while game.is_refused(answer) {
        game.play(Choice::Pass);
    }
    game.play(answer);
    game.let_go();
    assert_eq!(game.sees(LIGHT).reserve.len(), 0);
    game.play(Choice::Aim(core));
    game.play(Choice::Join(luke));
    game.play(Choice::Pass);
    assert_eq!(game.place(luke), Some(Place::At(cantina)));
    assert!(!game.marks(luke).has(Marks::TRANSIT));
    assert!(game.sees(LIGHT).lost.contains(&name("Nabrun Leids")));
}

/// SW-ACN-07: nobody leaves a barred ship, and a barred card cannot move away: it is lost.
#[test]
fn barred_cards_stay() {
    let mut scene = Scene::new(Phase::Move);
    let sea = scene.location("Tatooine: Dune Sea", LIGHT);
    let tatooine = scene.location("Tatooine", LIGHT);
    let destroyer = scene.at("Imperial-Class Star Destroyer", DARK, tatooine);
    scene.mark(destroyer, Marks::BARRED);
    let vader = scene.aboard("Darth Vader", DARK, destroyer, Role::Passenger);
    scene.at("Stormtrooper", DARK, sea);
    scene.force(DARK, 2);
    let game = scene.begin();
    assert_eq!(game.refused(Choice::Move { card: vader, way: MoveKind::ShuttleDown(sea) }), rules::BARRED);

    let goes = |barred: bool| {
        let mut scene = Scene::new(Phase::Battle);
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        scene.location("Tatooine: Docking Bay 94", LIGHT);
        let obi = scene.at("Obi-Wan Kenobi", LIGHT, cantina);
        scene.at("Darth Vader", DARK, cantina);
        let trooper = scene.at("Stormtrooper", DARK, cantina);
        if barred {
            scene.mark(trooper, Marks::BARRED);
        }
        scene.force(DARK, 1);
        scene.force(LIGHT, 1);
        let mut game = scene.begin();
        game.play(Choice::Battle(cantina));
        game.play(Choice::Use { card: obi, clause: 0, target: Some(trooper) });
        game.let_go();
        (matches!(game.0.question(), Question::Away(_)), game.place(trooper).is_some())
    };
    assert_eq!([goes(false), goes(true)], [(true, true), (false, false)]);
}

/// SW-REA-01: a canceled 'react' still counts as made; and nobody is shuttled to a battle.
#[test]
fn a_cancelled_react_is_not_tried_again() {
    let mut scene = Scene::new(Phase::Battle);
    let sea = scene.location("Tatooine: Dune Sea", LIGHT);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    scene.at("Darth Vader", DARK, sea);
    scene.at("Rebel Trooper", LIGHT, sea);
    let speeder = scene.at("Luke's X-34 Landspeeder", LIGHT, farm);
    scene.aboard("Rebel Trooper", LIGHT, speeder, Role::Pilot);
    scene.hand(DARK, &["Sense (Dark)"]);
    scene.next(DARK, &["Stormtrooper"]);
    scene.force(DARK, 2);
    scene.force(LIGHT, 3);
    let mut game = scene.begin();
    game.play(Choice::Battle(sea));
    game.play(walk(speeder, sea));
    game.play(Choice::Play { card: name("Sense (Dark)"), clause: 0, target: None });
    while game.0.question() != Question::Respond(LIGHT) || game.is_refused(Choice::Pass) {
        game.play(Choice::Pass);
        if !matches!(game.0.question(), Question::Respond(_)) {
            break;
        }
    }
    assert_eq!(game.place(speeder), Some(Place::At(farm)));
    assert!(game.is_refused(walk(speeder, sea)));
}

/// SW-CAP-01, SW-CPT-01: in a scout with two seats a passenger may take the pilot's seat, and an escort with its
/// captive needs both.
#[test]
fn shared_seats_are_counted_once() {
    let mut scene = Scene::new(Phase::Move);
    let bay = scene.location("Death Star: Docking Bay 327", DARK);
    let scout = scene.at("TIE Scout", DARK, bay);
    let pilot = scene.aboard("Imperial Pilot", DARK, scout, Role::Passenger);
    scene.aboard("Stormtrooper", DARK, scout, Role::Passenger);
    let game = scene.begin();
    assert!(!game.is_refused(Choice::Move { card: pilot, way: MoveKind::Embark(scout, Role::Pilot) }));

    let fits = |passenger: bool| {
        let mut scene = Scene::new(Phase::Move);
        let bay = scene.location("Death Star: Docking Bay 327", DARK);
        let scout = scene.at("TIE Scout", DARK, bay);
        if passenger {
            scene.aboard("Stormtrooper", DARK, scout, Role::Passenger);
        }
        let pilot = scene.at("Imperial Pilot", DARK, bay);
        let captive = scene.on("Rebel Trooper", LIGHT, pilot);
        scene.mark(captive, Marks::CAPTIVE);
        !scene.begin().is_refused(Choice::Move { card: pilot, way: MoveKind::Embark(scout, Role::Pilot) })
    };
    assert_eq!([fits(false), fits(true)], [true, false]);
}

/// SW-TXT-02: Chewbacca saves the vessel he is aboard, although he is lost with it.
#[test]
fn a_vessel_is_saved_by_a_card_aboard() {
    let mut scene = Scene::new(Phase::Battle);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let speeder = scene.at("Luke's X-34 Landspeeder", LIGHT, farm);
    let chewie = scene.aboard("Chewbacca", LIGHT, speeder, Role::Pilot);
    scene.at("Darth Vader", DARK, farm);
    let tagge = scene.at("General Tagge", DARK, farm);
    let rifle = scene.on("Imperial Blaster", DARK, tagge);
    // A destiny of six against a maneuver of five.
    scene.next(DARK, &["The Circle Is Now Complete"]);
    scene.force(DARK, 9);
    let mut game = scene.begin();
    game.play(Choice::Battle(farm));
    while game.0.question() != Question::Weapons(DARK) {
        game.play(Choice::Pass);
    }
    game.play(fire(rifle, speeder));
    game.let_go();
    assert!(game.marks(speeder).has(Marks::HIT));
    while game.0.question() != Question::Damage(LIGHT) {
        game.play(Choice::Pass);
    }
    game.play(Choice::Forfeit(speeder));
    game.let_go();
    assert_eq!([game.place(speeder), game.place(chewie)], [None; 2]);
    assert_eq!(game.sees(LIGHT).lost, [name("Chewbacca")], "the speeder went to the Used Pile");
}

/// SW-DEP-12: a pilot that cannot be aboard fighters does not deploy with one either.
#[test]
fn a_pilot_deploys_only_with_ships_it_may_board() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let yavin = scene.location("Yavin 4 (Light)", LIGHT);
    scene.hand(LIGHT, &["Millennium Falcon", "Fixture Groundling", "Rebel Pilot"]);
    scene.force(LIGHT, 9);
    let game = scene.begin_wide();
    let with = |pilot| Choice::DeployWith { ship: name("Millennium Falcon"), pilot: name(pilot), at: yavin };
    assert_eq!(
        [game.is_refused(with("Fixture Groundling")), game.is_refused(with("Rebel Pilot"))],
        [true, false]
    );
}
