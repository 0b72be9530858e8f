//! Weapons by the glossary: who fires, what it costs, what powers a gun, each in a position that fails without it.

use crate::rules::scene::{DARK, LIGHT, Scene, fire, name};
use swccg::{Choice, Marks, Phase, Quantity, Question, Role};
use table::Game;

/// SW-WPN-06, SW-VST-03: a droid at the wheel does not fire a vehicle's cannon; a warrior droid does, so does any other
/// character aboard, and whoever is at the vehicle's inside is aboard.
#[test]
fn droids_drive_but_do_not_fire() {
    let fires = |driver: &str, passenger: Option<&str>| {
        let mut scene = Scene::new(Phase::Battle);
        let farm = scene.location("1_132", LIGHT);
        let speeder = scene.at("900_3", DARK, farm);
        let cannon = scene.on("900_5", DARK, speeder);
        scene.aboard(driver, DARK, speeder, Role::Pilot);
        if let Some(card) = passenger {
            scene.aboard(card, DARK, speeder, Role::Passenger);
        }
        scene.at("1_194", DARK, farm);
        let rebel = scene.at("1_28", LIGHT, farm);
        scene.force(DARK, 5);
        let mut game = scene.begin_wide();
        game.play(Choice::Battle(farm));
        game.0.check(DARK, &fire(cannon, rebel)).is_ok()
    };
    assert!(!fires("900_11", None), "a power droid");
    assert!(fires("900_8", None), "a droid with the warrior icon");
    assert!(fires("900_11", Some("1_180")), "an Imperial beside it");
    assert!(!fires("900_11", Some("900_14")), "another droid beside it");

    let inside = |gunner: bool| {
        let mut scene = Scene::new(Phase::Battle);
        let sea = scene.location("1_130", LIGHT);
        let hold = scene.location("900_32", DARK);
        let walker = scene.at("900_1", DARK, sea);
        scene.0.table[usize::from(hold.0)].aim = Some(walker);
        let cannon = scene.on("900_5", DARK, walker);
        scene.aboard("900_59", DARK, walker, Role::Pilot);
        if gunner {
            scene.at("1_194", DARK, hold);
        }
        scene.at("1_194", DARK, sea);
        let rebel = scene.at("1_28", LIGHT, sea);
        scene.force(DARK, 5);
        let mut game = scene.begin_wide();
        game.play(Choice::Battle(sea));
        game.0.check(DARK, &fire(cannon, rebel)).is_ok()
    };
    assert_eq!([inside(false), inside(true)], [false, true]);
}

/// SW-WPN-09, SW-WPN-02: the shots of a repeating weapon are one use: a squadron fires one three times and two more.
#[test]
fn repeated_shots_are_one_use() {
    let mut scene = Scene::new(Phase::Battle).light();
    let system = scene.location("1_127", LIGHT);
    let squadron = scene.at("900_33", LIGHT, system);
    let repeater = scene.on("900_42", LIGHT, squadron);
    let guns = [0; 3].map(|_| scene.on("900_34", LIGHT, squadron));
    let target = scene.at("1_302", DARK, system);
    scene.force(LIGHT, 9);
    let mut game = scene.begin_wide();
    game.play(Choice::Battle(system));
    for _ in 0..3 {
        game.play(fire(repeater, target));
        assert_eq!(game.0.question(), Question::Again(LIGHT));
    }
    game.play(Choice::Pass);
    let shots = guns.map(|gun| {
        let fires = game.0.check(LIGHT, &fire(gun, target)).is_ok();
        if fires {
            game.play(fire(gun, target));
        }
        fires
    });
    assert_eq!(shots, [true, true, false], "three weapons in all");
}

/// SW-WPN-12: artillery fires with a power source of its own player's present: a power droid, a fusion generator, or a
/// site that says so to that player; never with the opponent's.
#[test]
fn power_sources_of_artillery() {
    let fires = |gun: &str, owner, site: &str, source: Option<(&str, table::Seat)>| {
        let scene = Scene::new(Phase::Battle);
        let mut scene = if owner == LIGHT { scene.light() } else { scene };
        let at = scene.location(site, LIGHT);
        let gun = scene.on(gun, owner, at);
        let trooper = scene.at("1_194", DARK, at);
        let rebel = scene.at("1_28", LIGHT, at);
        match source {
            Some(("900_62", seat)) => {
                scene.on("900_62", seat, if seat == DARK { trooper } else { rebel });
            }
            Some((card, seat)) => {
                scene.at(card, seat, at);
            }
            None => {}
        }
        scene.force(owner, 5);
        let mut game = scene.begin_wide();
        game.play(Choice::Battle(at));
        game.0.check(owner, &fire(gun, if owner == DARK { rebel } else { trooper })).is_ok()
    };
    assert!(!fires("900_17", DARK, "1_130", None));
    assert!(fires("900_17", DARK, "1_130", Some(("900_11", DARK))));
    assert!(!fires("900_17", DARK, "1_130", Some(("900_11", LIGHT))), "the opponent's droid");
    assert!(fires("900_17", DARK, "1_130", Some(("900_62", DARK))));
    assert!(!fires("900_17", DARK, "900_61", None), "the station speaks to Light");
    assert!(fires("900_65", LIGHT, "900_61", None));
}

/// SW-WPN-09: what changes the price of firing changes that of the first shot only.
#[test]
fn a_changed_price_holds_once() {
    let mut scene = Scene::new(Phase::Battle);
    let farm = scene.location("1_132", LIGHT);
    let trooper = scene.at("1_194", DARK, farm);
    scene.on("900_63", DARK, trooper);
    let rifle = scene.on("1_320", DARK, trooper);
    scene.at("900_11", DARK, farm);
    let rebels = [scene.at("1_19", LIGHT, farm), scene.at("1_28", LIGHT, farm)];
    scene.force(DARK, 6);
    let mut game = scene.begin_wide();
    game.play(Choice::Battle(farm));
    game.play(fire(rifle, rebels[0]));
    assert_eq!((game.0.question(), game.force(DARK)), (Question::Again(DARK), 5), "free, but for the battle");
    game.play(fire(rifle, rebels[1]));
    assert_eq!(game.force(DARK), 5 - 2, "at its price");
}

/// SW-WPN-08: an ion weapon may take power, for good and whatever adds to it, until it is repaired.
#[test]
fn ion_weapons_may_take_power() {
    let mut scene = Scene::new(Phase::Battle);
    let system = scene.location("1_127", LIGHT);
    let destroyer = scene.at("1_302", DARK, system);
    let dampener = scene.on("900_64", DARK, destroyer);
    let falcon = scene.at("1_143", LIGHT, system);
    scene.aboard("1_11", LIGHT, falcon, Role::Pilot);
    scene.force(DARK, 3);
    let mut game = scene.begin_wide();
    game.play(Choice::Battle(system));
    game.play(fire(dampener, falcon));
    assert_eq!(game.value(Quantity::Power(falcon)), 0, "in spite of Han");
    assert!(game.value(Quantity::Maneuver(falcon)) > 0 && !game.marks(falcon).has(Marks::HIT));

    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("1_128", LIGHT);
    let system = scene.location("1_127", LIGHT);
    let wing = scene.at("1_146", LIGHT, system);
    scene.mark(wing, Marks::DEAD);
    let mechanic = scene.at("900_16", LIGHT, cantina);
    scene.force(LIGHT, 1);
    let mut game = scene.begin();
    assert_eq!(game.value(Quantity::Power(wing)), 0);
    game.use_text(mechanic, 0, Some(wing));
    assert_eq!(game.value(Quantity::Power(wing)), 3);
}

/// SW-WPN-11, SW-PRS-02: with a long-range weapon neither its user nor its target is inside anything enclosed.
#[test]
fn long_range_between_the_open() {
    let fires = |inside: [bool; 2]| {
        let mut scene = Scene::new(Phase::Battle);
        let sites = ["1_130", "1_134"].map(|card| scene.location(card, LIGHT));
        let walker = scene.at("900_1", DARK, sites[1]);
        let gunner = if inside[0] {
            scene.aboard("1_194", DARK, walker, Role::Passenger)
        } else {
            scene.at("1_194", DARK, sites[1])
        };
        let rifle = scene.on("900_18", DARK, gunner);
        let car = scene.at("900_40", LIGHT, sites[0]);
        let rebel = if inside[1] {
            scene.aboard("1_27", LIGHT, car, Role::Pilot)
        } else {
            scene.at("1_27", LIGHT, sites[0])
        };
        scene.at("1_28", LIGHT, sites[0]);
        scene.at("1_194", DARK, sites[0]);
        scene.force(DARK, 5);
        let mut game = scene.begin_wide();
        game.play(Choice::Battle(sites[0]));
        game.0.check(DARK, &fire(rifle, rebel)).is_ok()
    };
    assert_eq!([[false, false], [true, false], [false, true]].map(fires), [true, false, false]);
}

/// SW-WPN-10, SW-WPN-14: outside a battle a text fires an automated weapon that has no moment of its own, such as a
/// projector, and no mine.
#[test]
fn automated_weapons_outside_a_battle() {
    let fires = |weapon: &str| {
        let mut scene = Scene::new(Phase::Control);
        let cantina = scene.location("1_128", LIGHT);
        if weapon == "1_319" {
            scene.on(weapon, DARK, cantina);
        } else {
            scene.at(weapon, DARK, cantina);
        }
        scene.at("1_28", LIGHT, cantina);
        scene.hand(DARK, &["900_27"]);
        scene.force(DARK, 6);
        !scene.begin_wide().is_refused(Choice::Play { card: name("900_27"), clause: 0, target: None })
    };
    assert_eq!([fires("1_319"), fires("1_162")], [true, false]);
}
