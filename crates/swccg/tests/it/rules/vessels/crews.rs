//! Pilots and drivers: what each provides, and which vessels cannot move without one.

use crate::rules::scene::{DARK, LIGHT, Scene};
use swccg::{Choice, MoveKind, Phase, Quantity, Role, rules};

/// SW-CAP-01: Luke adds three to what he pilots, but not to the landspeeder he drives or the creature he rides.
#[test]
fn drivers_and_riders_are_no_pilots() {
    let power = |seat, vessel: &str, driver: &str| {
        let mut scene = Scene::new(Phase::Deploy).light();
        let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
        let vessel = scene.at(vessel, seat, farm);
        scene.aboard(driver, seat, vessel, Role::Pilot);
        scene.hand(LIGHT, &["Rebel Trooper"]);
        scene.begin().value(Quantity::Power(vessel))
    };
    assert_eq!(
        [
            power(LIGHT, "Luke's X-34 Landspeeder", "Luke Skywalker"),
            power(LIGHT, "Luke's X-34 Landspeeder", "Rebel Trooper")
        ],
        [1, 1],
        "his own X-34"
    );
    assert_eq!(power(LIGHT, "SoroSuub V-35 Landspeeder", "Rebel Pilot"), 0, "a V-35 and a Rebel Pilot");
    assert_eq!(power(LIGHT, "Fixture Beast", "Luke Skywalker"), 2, "a beast");
    assert_eq!(power(DARK, "Fixture Walker", "Imperial Pilot"), 5 + 2, "a walker is piloted");
}

/// SW-CAP-02, SW-MOV-10, SW-MOV-06: a landspeeder without a driver uses neither passages nor docking bay transit.
#[test]
fn empty_vehicles_stay_where_they_are() {
    let scene = |driven: bool, phase| {
        let mut scene = Scene::new(phase).light();
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let eisley = scene.location("Tatooine: Mos Eisley", LIGHT);
        let [from, to] = [
            scene.location("Tatooine: Docking Bay 94", LIGHT),
            scene.location("Yavin 4: Docking Bay", LIGHT),
        ];
        let speeders = [
            scene.at("Luke's X-34 Landspeeder", LIGHT, eisley),
            scene.at("SoroSuub V-35 Landspeeder", LIGHT, from),
        ];
        // One card that could use the passage, and one that could use the transit.
        scene.at("Rebel Trooper", LIGHT, eisley);
        scene.at("Rebel Trooper", LIGHT, from);
        if driven {
            for speeder in speeders {
                scene.aboard("Rebel Trooper", LIGHT, speeder, Role::Pilot);
            }
        }
        scene.force(LIGHT, 3);
        (scene.begin(), speeders, cantina, from, to)
    };
    let passage = |driven| {
        let (game, [speeder, _], cantina, ..) = scene(driven, Phase::Control);
        let way = Choice::Move { card: speeder, way: MoveKind::Passage(cantina) };
        if driven { !game.is_refused(way) } else { game.refused(way) != rules::CREW }
    };
    assert_eq!([passage(true), passage(false)], [true, false]);
    let joins = |driven| {
        let (mut game, [_, speeder], _, from, to) = scene(driven, Phase::Move);
        game.play(Choice::Transit { from, to });
        if driven {
            !game.is_refused(Choice::Join(speeder))
        } else {
            game.refused(Choice::Join(speeder)) != rules::CREW
        }
    };
    assert_eq!([joins(true), joins(false)], [true, false]);
}

/// SW-CAP-02, SW-CAP-05: a TIE leaves the bay and returns to it only with its pilot.
#[test]
fn bays_are_left_by_pilots() {
    let game = |piloted: bool, inside: bool| {
        let mut scene = Scene::new(Phase::Move);
        let yavin = scene.location("Yavin 4 (Dark)", DARK);
        let destroyer = scene.at("Devastator", DARK, yavin);
        let tie = if inside {
            scene.aboard("Vader's Custom TIE", DARK, destroyer, Role::Bay)
        } else {
            scene.at("Vader's Custom TIE", DARK, yavin)
        };
        if piloted {
            scene.aboard("Imperial Pilot", DARK, tie, Role::Pilot);
        }
        // Another card that can move, so that the phase is not skipped.
        scene.at("TIE Fighter", DARK, yavin);
        scene.force(DARK, 3);
        let way = if inside { MoveKind::Disembark } else { MoveKind::Embark(destroyer, Role::Bay) };
        (scene.begin(), Choice::Move { card: tie, way })
    };
    for inside in [true, false] {
        let (flown, way) = game(true, inside);
        assert!(!flown.is_refused(way), "{way:?}");
        let (empty, way) = game(false, inside);
        assert_eq!(empty.refused(way), rules::CREW);
    }
}

/// SW-MOV-05: in the deploy phase cards aboard may change seats once each, but not disembark.
#[test]
fn seats_are_changed_before_a_battle() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let yavin = scene.location("Yavin 4 (Light)", LIGHT);
    let falcon = scene.at("Millennium Falcon", LIGHT, yavin);
    let han = scene.aboard("Han Solo", LIGHT, falcon, Role::Passenger);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let speeder = scene.at("Luke's X-34 Landspeeder", LIGHT, farm);
    let driver = scene.aboard("Rebel Trooper", LIGHT, speeder, Role::Pilot);
    let mut game = scene.begin();
    let seat = |card, vessel, role| Choice::Move { card, way: MoveKind::Embark(vessel, role) };
    let takes_over = seat(han, falcon, Role::Pilot);
    assert!(game.legal_choices().contains(&takes_over));
    assert_eq!(game.value(Quantity::Power(falcon)), 0);
    assert!(game.is_refused(Choice::Move { card: driver, way: MoveKind::Disembark }), "not in this phase");
    assert_eq!(game.refused(seat(driver, falcon, Role::Passenger)), rules::EMBARK, "the same vessel only");
    game.play(takes_over);
    assert_eq!(game.value(Quantity::Power(falcon)), 3 + 2, "Han pilots");
    assert!(game.is_refused(seat(han, falcon, Role::Passenger)), "once a phase");
}

/// SW-MOV-15, SW-MOV-04: from the system to the cloud sector and from there to the sites; a cloud car goes up to the
/// cloud sector.
#[test]
fn clouds_are_flown_through() {
    let mut scene = Scene::new(Phase::Move).light();
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let clouds = scene.location("Fixture Clouds", LIGHT);
    let tatooine = scene.location("Tatooine", LIGHT);
    let wing = scene.at("X-wing", LIGHT, tatooine);
    let car = scene.at("Fixture Cloud Car", LIGHT, clouds);
    let speeder = scene.at("Luke's X-34 Landspeeder", LIGHT, farm);
    scene.aboard("Rebel Trooper", LIGHT, speeder, Role::Pilot);
    scene.force(LIGHT, 5);
    let mut game = scene.begin();
    let fly = |card, way| Choice::Move { card, way };
    assert_eq!(game.refused(fly(wing, MoveKind::Land(farm))), rules::SECTORS);
    assert_eq!(game.refused(fly(car, MoveKind::TakeOff(tatooine))), rules::LAND);
    assert_eq!(game.refused(fly(speeder, MoveKind::TakeOff(clouds))), rules::LAND);
    for way in [fly(wing, MoveKind::Land(clouds)), fly(car, MoveKind::Land(farm))] {
        assert!(game.legal_choices().contains(&way), "{way:?}");
        game.play(way);
        while game.asked() != LIGHT {
            game.play(Choice::Pass);
        }
    }
    assert_eq!(game.force(LIGHT), 5 - 2);
    assert_eq!(game.place(wing), Some(swccg::Place::At(clouds)));
    assert_eq!(game.refused(fly(wing, MoveKind::Land(farm))), rules::MOVE_ONCE);
}

/// SW-WPN-15, SW-DEP-08: texts distinguish kinds of vehicle and kinds of weapon.
#[test]
fn texts_name_every_kind() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    scene.on("Fixture Inspection", DARK, farm);
    let walker = scene.at("Fixture Walker", DARK, farm);
    scene.aboard("Imperial Pilot", DARK, walker, Role::Pilot);
    let beast = scene.at("Fixture Beast", LIGHT, farm);
    let hopper = scene.at("Incom T-16 Skyhopper", LIGHT, farm);
    let speeder = scene.at("Luke's X-34 Landspeeder", LIGHT, farm);
    scene.aboard("Rebel Trooper", LIGHT, speeder, Role::Pilot);
    let trooper = scene.at("Rebel Trooper", LIGHT, farm);
    scene.hand(LIGHT, &["Rebel Trooper"]);
    let power = |scene: Scene| {
        let game = scene.begin_wide();
        [walker, beast, hopper, speeder, trooper].map(|id| game.value(Quantity::Power(id)))
    };
    scene.on("Blaster", LIGHT, trooper);
    scene.on("Fixture Cannon", DARK, walker);
    scene.on("Fixture Field Gun", DARK, farm);
    // Walker 5 and its pilot's 2, beast 2, T-16 and X-34 1, trooper 1 and a weapon of each of three kinds.
    assert_eq!(power(scene), [5 + 2 + 1, 2 + 2, 1 + 3, 1 + 4, 1 + 1 + 2 + 4]);
}
