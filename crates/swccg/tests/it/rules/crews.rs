//! Pilots and drivers: what each is good for, and what stands still without one.

use crate::rules::scene::{DARK, LIGHT, Scene};
use swccg::{Choice, Phase, Quantity, Role, Way, rules};

/// SW-CAP-01: Luke adds three to what he pilots, not to the landspeeder he drives nor to a beast he rides.
#[test]
fn drivers_and_riders_are_no_pilots() {
    let power = |seat, vessel: &str, driver: &str| {
        let mut scene = Scene::new(Phase::Deploy).light();
        let farm = scene.location("1_132", LIGHT);
        let vessel = scene.at(vessel, seat, farm);
        scene.aboard(driver, seat, vessel, Role::Pilot);
        scene.hand(LIGHT, &["1_28"]);
        scene.begin().value(Quantity::Power(vessel))
    };
    assert_eq!([power(LIGHT, "1_149", "1_19"), power(LIGHT, "1_149", "1_28")], [1, 1], "his own X-34");
    assert_eq!(power(LIGHT, "1_151", "1_27"), 0, "a V-35 and a Rebel Pilot");
    assert_eq!(power(LIGHT, "900_2", "1_19"), 2, "a beast");
    assert_eq!(power(DARK, "900_1", "1_180"), 5 + 2, "a walker is piloted");
}

/// SW-CAP-02, SW-MOV-10, SW-MOV-06: a landspeeder nobody drives takes no way a location opens and no docking bay transit.
#[test]
fn empty_vehicles_stay_where_they_are() {
    let scene = |driven: bool, phase| {
        let mut scene = Scene::new(phase).light();
        let cantina = scene.location("1_128", LIGHT);
        let eisley = scene.location("1_133", LIGHT);
        let [from, to] = [scene.location("1_129", LIGHT), scene.location("1_136", LIGHT)];
        let speeders = [scene.at("1_149", LIGHT, eisley), scene.at("1_151", LIGHT, from)];
        // Somebody who could pass, and somebody who could go.
        scene.at("1_28", LIGHT, eisley);
        scene.at("1_28", LIGHT, from);
        if driven {
            for speeder in speeders {
                scene.aboard("1_28", LIGHT, speeder, Role::Pilot);
            }
        }
        scene.force(LIGHT, 3);
        (scene.begin(), speeders, cantina, from, to)
    };
    let passage = |driven| {
        let (game, [speeder, _], cantina, ..) = scene(driven, Phase::Control);
        let way = Choice::Move { card: speeder, way: Way::Passage(cantina) };
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

/// SW-CAP-02, SW-CAP-05: a TIE leaves the bay, and comes back into it, with its pilot only.
#[test]
fn bays_are_left_by_pilots() {
    let game = |piloted: bool, inside: bool| {
        let mut scene = Scene::new(Phase::Move);
        let yavin = scene.location("1_296", DARK);
        let destroyer = scene.at("1_301", DARK, yavin);
        let tie = if inside {
            scene.aboard("1_306", DARK, destroyer, Role::Bay)
        } else {
            scene.at("1_306", DARK, yavin)
        };
        if piloted {
            scene.aboard("1_180", DARK, tie, Role::Pilot);
        }
        // Another one that can go, so that the phase does not pass by itself.
        scene.at("1_304", DARK, yavin);
        scene.force(DARK, 3);
        let way = if inside { Way::Disembark } else { Way::Embark(destroyer, Role::Bay) };
        (scene.begin(), Choice::Move { card: tie, way })
    };
    for inside in [true, false] {
        let (flown, way) = game(true, inside);
        assert!(!flown.is_refused(way), "{way:?}");
        let (empty, way) = game(false, inside);
        assert_eq!(empty.refused(way), rules::CREW);
    }
}

/// SW-MOV-05: in the deploy phase those aboard change seats, once each, and do not get out.
#[test]
fn seats_are_changed_before_a_battle() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let yavin = scene.location("1_135", LIGHT);
    let falcon = scene.at("1_143", LIGHT, yavin);
    let han = scene.aboard("1_11", LIGHT, falcon, Role::Passenger);
    let farm = scene.location("1_132", LIGHT);
    let speeder = scene.at("1_149", LIGHT, farm);
    let driver = scene.aboard("1_28", LIGHT, speeder, Role::Pilot);
    let mut game = scene.begin();
    let seat = |card, vessel, role| Choice::Move { card, way: Way::Embark(vessel, role) };
    let takes_over = seat(han, falcon, Role::Pilot);
    assert!(game.offers().contains(&takes_over));
    assert_eq!(game.value(Quantity::Power(falcon)), 0);
    assert!(game.is_refused(Choice::Move { card: driver, way: Way::Disembark }), "not in this phase");
    assert_eq!(game.refused(seat(driver, falcon, Role::Passenger)), rules::EMBARK, "the same vessel only");
    game.play(takes_over);
    assert_eq!(game.value(Quantity::Power(falcon)), 3 + 2, "Han pilots");
    assert!(game.is_refused(seat(han, falcon, Role::Passenger)), "once a phase");
}

/// SW-MOV-15, SW-MOV-04: from the system into the clouds and from there to the sites; a cloud car goes as high as them.
#[test]
fn clouds_are_flown_through() {
    let mut scene = Scene::new(Phase::Move).light();
    let farm = scene.location("1_132", LIGHT);
    let clouds = scene.location("900_19", LIGHT);
    let tatooine = scene.location("1_127", LIGHT);
    let wing = scene.at("1_146", LIGHT, tatooine);
    let car = scene.at("900_20", LIGHT, clouds);
    let speeder = scene.at("1_149", LIGHT, farm);
    scene.aboard("1_28", LIGHT, speeder, Role::Pilot);
    scene.force(LIGHT, 5);
    let mut game = scene.begin();
    let fly = |card, way| Choice::Move { card, way };
    assert_eq!(game.refused(fly(wing, Way::Land(farm))), rules::SECTORS);
    assert_eq!(game.refused(fly(car, Way::TakeOff(tatooine))), rules::LAND);
    assert_eq!(game.refused(fly(speeder, Way::TakeOff(clouds))), rules::LAND);
    for way in [fly(wing, Way::Land(clouds)), fly(car, Way::Land(farm))] {
        assert!(game.offers().contains(&way), "{way:?}");
        game.play(way);
        while game.asked() != LIGHT {
            game.play(Choice::Pass);
        }
    }
    assert_eq!(game.force(LIGHT), 5 - 2);
    assert_eq!(game.place(wing), Some(swccg::Place::At(clouds)));
    assert_eq!(game.refused(fly(wing, Way::Land(farm))), rules::MOVE_ONCE);
}

/// SW-WPN-15, SW-DEP-08: texts tell kinds of vehicle and kinds of weapon apart.
#[test]
fn texts_name_every_kind() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let farm = scene.location("1_132", LIGHT);
    scene.on("900_66", DARK, farm);
    let walker = scene.at("900_1", DARK, farm);
    scene.aboard("1_180", DARK, walker, Role::Pilot);
    let beast = scene.at("900_2", LIGHT, farm);
    let hopper = scene.at("2_75", LIGHT, farm);
    let speeder = scene.at("1_149", LIGHT, farm);
    scene.aboard("1_28", LIGHT, speeder, Role::Pilot);
    let trooper = scene.at("1_28", LIGHT, farm);
    scene.hand(LIGHT, &["1_28"]);
    let power = |scene: Scene| {
        let game = scene.begin_wide();
        [walker, beast, hopper, speeder, trooper].map(|id| game.value(Quantity::Power(id)))
    };
    scene.on("1_152", LIGHT, trooper);
    scene.on("900_5", DARK, walker);
    scene.on("900_17", DARK, farm);
    // Walker 5 and its pilot's 2, beast 2, T-16 and X-34 1, trooper 1 and a weapon of each of three kinds.
    assert_eq!(power(scene), [5 + 2 + 1, 2 + 2, 1 + 3, 1 + 4, 1 + 1 + 2 + 4]);
}
