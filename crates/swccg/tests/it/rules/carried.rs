//! Who is carried along, and who is left: people in the hold, crews, captives of riders, the barred, groups and shared
//! seats.

use crate::rules::scene::{DARK, LIGHT, Scene, fire, name};
use swccg::{Choice, Marks, ObjId, Phase, Place, Question, Role, Way, rules};

fn walk(card: ObjId, to: ObjId) -> Choice {
    Choice::Move { card, way: Way::Walk(to) }
}

/// SW-CPT-03: Luke at the wheel of a landspeeder in the hold of a captured ship is somebody aboard: it stays Light's.
#[test]
fn who_sits_in_the_cargo_is_aboard() {
    let owner = |driver: bool| {
        let mut scene = Scene::new(Phase::Deploy);
        let yavin = scene.location("1_296", DARK);
        let destroyer = scene.at("1_301", DARK, yavin);
        scene.on("2_115", DARK, destroyer);
        let ship = scene.at("1_140", LIGHT, yavin);
        scene.mark(ship, Marks::CAPTIVE);
        let speeder = scene.aboard("1_149", LIGHT, ship, Role::Cargo);
        if driver {
            scene.aboard("1_19", LIGHT, speeder, Role::Pilot);
        }
        scene.hand(DARK, &["1_194"]);
        let game = scene.begin();
        game.0.laid().find(|laid| laid.id == ship).map(|laid| laid.owner)
    };
    assert_eq!([owner(true), owner(false)], [Some(LIGHT), Some(DARK)]);
}

/// SW-MOV-02, SW-CAP-02: a skiff whose driver is taken on the way goes no further.
#[test]
fn without_its_driver_a_vehicle_stops() {
    let mut scene = Scene::new(Phase::Move);
    let sites = ["1_130", "1_134", "900_13"].map(|card| scene.location(card, LIGHT));
    let skiff = scene.at("900_73", DARK, sites[0]);
    let driver = scene.aboard("900_51", DARK, skiff, Role::Pilot);
    scene.at("1_161", LIGHT, sites[1]);
    scene.force(DARK, 2);
    let mut game = scene.begin_wide();
    game.play(walk(skiff, sites[2]));
    assert_eq!((game.place(driver), game.place(skiff)), (None, Some(Place::At(sites[1]))));
}

/// SW-CAP-02: somebody else's droid at the wheel is no driver.
#[test]
fn an_enemy_at_the_wheel_is_no_crew() {
    let refused = |owner| {
        let mut scene = Scene::new(Phase::Move);
        let sites = ["1_130", "1_134"].map(|card| scene.location(card, LIGHT));
        let skiff = scene.at("900_73", DARK, sites[0]);
        scene.aboard("1_197", owner, skiff, Role::Pilot);
        scene.at("1_194", DARK, sites[0]);
        scene.force(DARK, 2);
        scene.begin_wide().is_refused(walk(skiff, sites[1]))
    };
    assert_eq!([refused(DARK), refused(LIGHT)], [false, true]);
}

/// SW-STL-01: captives of a rider come free when what is ridden is stolen.
#[test]
fn captives_of_a_stolen_rider_come_free() {
    let mut scene = Scene::new(Phase::Control).light();
    let farm = scene.location("1_132", LIGHT);
    let momaw = scene.at("1_20", LIGHT, farm);
    let beast = scene.at("900_50", DARK, farm);
    let rider = scene.aboard("1_194", DARK, beast, Role::Pilot);
    let captive = scene.on("1_28", LIGHT, rider);
    scene.mark(captive, Marks::CAPTIVE);
    scene.next(LIGHT, &["1_109", "1_109"]);
    scene.force(LIGHT, 9);
    let mut game = scene.begin();
    let steal = game.offers().into_iter().find(
        |choice| matches!(choice, Choice::Use { card, target: Some(target), .. } if *card == momaw && *target == beast),
    );
    game.play(steal.expect("Momaw steals beasts"));
    game.let_go();
    let owner = game.0.laid().find(|laid| laid.id == beast).map(|laid| laid.owner);
    assert_eq!(owner, Some(LIGHT));
    assert!(!game.marks(captive).has(Marks::CAPTIVE));
}

/// SW-VST-01: from a car among the clouds no door leads out.
#[test]
fn no_door_opens_in_the_clouds() {
    let refused = |clouds: bool| {
        let mut scene = Scene::new(Phase::Move);
        let sea = scene.location("1_130", LIGHT);
        let sky = scene.location("900_19", LIGHT);
        let hold = scene.location("900_32", DARK);
        let at = if clouds { sky } else { sea };
        let car = scene.at("900_20", LIGHT, at);
        scene.0.table[usize::from(hold.0)].aim = Some(car);
        let trooper = scene.at("1_194", DARK, hold);
        scene.force(DARK, 3);
        scene.begin_wide().is_refused(walk(trooper, at))
    };
    assert_eq!([refused(false), refused(true)], [false, true]);
}

/// SW-MOV-07, SW-MOV-04: starships fly and are not shuttled; a fighter of that word lands at docking bays.
#[test]
fn fighters_are_not_shuttled() {
    let mut scene = Scene::new(Phase::Move);
    let sea = scene.location("1_130", LIGHT);
    let tatooine = scene.location("1_127", LIGHT);
    let destroyer = scene.at("1_301", DARK, tatooine);
    let tie = scene.aboard("1_304", DARK, destroyer, Role::Bay);
    let trooper = scene.aboard("1_194", DARK, destroyer, Role::Passenger);
    scene.force(DARK, 3);
    let game = scene.begin();
    let down = |card| Choice::Move { card, way: Way::ShuttleDown(sea) };
    assert_eq!(game.refused(down(tie)), rules::SHUTTLE);
    assert!(!game.is_refused(down(trooper)));
}

/// SW-MOV-14: without a destiny nobody goes, Nabrun is lost, and who was gathered is not taken along by a later group.
/// R2-D2 activates the last card of the Reserve Deck while Dark's Sense is drawn for.
#[test]
fn a_group_without_its_destiny_stays() {
    let mut scene = Scene::new(Phase::Move).light();
    let cantina = scene.location("1_128", LIGHT);
    let core = scene.location("1_283", DARK);
    let luke = scene.at("1_19", LIGHT, cantina);
    let r2 = scene.at("2_14", LIGHT, core);
    scene.at("1_194", DARK, core);
    scene.hand(LIGHT, &["1_97"]);
    scene.hand(DARK, &["1_267"]);
    scene.next(DARK, &["1_194"]);
    scene.force(LIGHT, 3);
    scene.force(DARK, 3);
    scene.0.sides[LIGHT].reserve.truncate(1);
    let mut game = scene.begin();
    game.play(Choice::Play { card: name("1_97"), clause: 0, target: Some(cantina) });
    game.play(Choice::Play { card: name("1_267"), clause: 0, target: None });
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
    assert!(game.sees(LIGHT).lost.contains(&name("1_97")));
}

/// SW-ACN-07: nobody leaves a barred ship, and who is barred cannot move away: it is lost.
#[test]
fn the_barred_stay() {
    let mut scene = Scene::new(Phase::Move);
    let sea = scene.location("1_130", LIGHT);
    let tatooine = scene.location("1_127", LIGHT);
    let destroyer = scene.at("1_302", DARK, tatooine);
    scene.mark(destroyer, Marks::BARRED);
    let vader = scene.aboard("1_168", DARK, destroyer, Role::Passenger);
    scene.at("1_194", DARK, sea);
    scene.force(DARK, 2);
    let game = scene.begin();
    assert_eq!(game.refused(Choice::Move { card: vader, way: Way::ShuttleDown(sea) }), rules::BARRED);

    let goes = |barred: bool| {
        let mut scene = Scene::new(Phase::Battle);
        let cantina = scene.location("1_128", LIGHT);
        scene.location("1_129", LIGHT);
        let obi = scene.at("1_21", LIGHT, cantina);
        scene.at("1_168", DARK, cantina);
        let trooper = scene.at("1_194", DARK, cantina);
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

/// SW-REA-01: a 'react' that was cancelled has been made; and nobody is shuttled to a battle.
#[test]
fn a_cancelled_react_is_not_tried_again() {
    let mut scene = Scene::new(Phase::Battle);
    let sea = scene.location("1_130", LIGHT);
    let farm = scene.location("1_132", LIGHT);
    scene.at("1_168", DARK, sea);
    scene.at("1_28", LIGHT, sea);
    let speeder = scene.at("1_149", LIGHT, farm);
    scene.aboard("1_28", LIGHT, speeder, Role::Pilot);
    scene.hand(DARK, &["1_267"]);
    scene.next(DARK, &["1_194"]);
    scene.force(DARK, 2);
    scene.force(LIGHT, 3);
    let mut game = scene.begin();
    game.play(Choice::Battle(sea));
    game.play(walk(speeder, sea));
    game.play(Choice::Play { card: name("1_267"), clause: 0, target: None });
    while game.0.question() != Question::Respond(LIGHT) || game.is_refused(Choice::Pass) {
        game.play(Choice::Pass);
        if !matches!(game.0.question(), Question::Respond(_)) {
            break;
        }
    }
    assert_eq!(game.place(speeder), Some(Place::At(farm)));
    assert!(game.is_refused(walk(speeder, sea)));
}

/// SW-CAP-01, SW-CPT-01: in a scout of two seats a passenger may take the pilot's place, and an escort with its captive
/// needs both.
#[test]
fn shared_seats_are_counted_once() {
    let mut scene = Scene::new(Phase::Move);
    let bay = scene.location("1_285", DARK);
    let scout = scene.at("1_305", DARK, bay);
    let pilot = scene.aboard("1_180", DARK, scout, Role::Passenger);
    scene.aboard("1_194", DARK, scout, Role::Passenger);
    let game = scene.begin();
    assert!(!game.is_refused(Choice::Move { card: pilot, way: Way::Embark(scout, Role::Pilot) }));

    let fits = |passenger: bool| {
        let mut scene = Scene::new(Phase::Move);
        let bay = scene.location("1_285", DARK);
        let scout = scene.at("1_305", DARK, bay);
        if passenger {
            scene.aboard("1_194", DARK, scout, Role::Passenger);
        }
        let pilot = scene.at("1_180", DARK, bay);
        let captive = scene.on("1_28", LIGHT, pilot);
        scene.mark(captive, Marks::CAPTIVE);
        !scene.begin().is_refused(Choice::Move { card: pilot, way: Way::Embark(scout, Role::Pilot) })
    };
    assert_eq!([fits(false), fits(true)], [true, false]);
}

/// SW-TXT-02: Chewbacca saves what he sits in, though he is lost with it.
#[test]
fn what_carries_its_saviour_is_saved() {
    let mut scene = Scene::new(Phase::Battle);
    let farm = scene.location("1_132", LIGHT);
    let speeder = scene.at("1_149", LIGHT, farm);
    let chewie = scene.aboard("2_3", LIGHT, speeder, Role::Pilot);
    scene.at("1_168", DARK, farm);
    let tagge = scene.at("1_178", DARK, farm);
    let rifle = scene.on("1_317", DARK, tagge);
    // A destiny of six against a manoeuvre of five.
    scene.next(DARK, &["1_271"]);
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
    assert_eq!(game.sees(LIGHT).lost, [name("2_3")], "the speeder went to the Used Pile");
}

/// SW-DEP-12: who does not go aboard fighters does not come with one either.
#[test]
fn a_pilot_comes_only_with_what_it_goes_aboard() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let yavin = scene.location("1_135", LIGHT);
    scene.hand(LIGHT, &["1_143", "900_83", "1_27"]);
    scene.force(LIGHT, 9);
    let game = scene.begin_wide();
    let with = |pilot| Choice::DeployWith { ship: name("1_143"), pilot: name(pilot), at: yavin };
    assert_eq!([game.is_refused(with("900_83")), game.is_refused(with("1_27"))], [true, false]);
}
