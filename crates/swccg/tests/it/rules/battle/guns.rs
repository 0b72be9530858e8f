//! Weapons according to the glossary: who fires, what it costs, what powers artillery, each in a position that fails
//! without it.

use crate::rules::scene::{DARK, LIGHT, Scene, fire, name};
use contract::Game;
use swccg::{Choice, Marks, Phase, Quantity, Question, Role};

/// SW-WPN-06, SW-VST-03: a droid driver does not fire a vehicle's cannon; a warrior droid does, so does any other
/// character aboard, and a character at the vehicle's interior is aboard.
#[test]
fn droids_drive_but_do_not_fire() {
    let fires = |driver: &str, passenger: Option<&str>| {
        let mut scene = Scene::new(Phase::Battle);
        let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
        let speeder = scene.at("Fixture Speeder", DARK, farm);
        let cannon = scene.on("Fixture Cannon", DARK, speeder);
        scene.aboard(driver, DARK, speeder, Role::Pilot);
        if let Some(card) = passenger {
            scene.aboard(card, DARK, speeder, Role::Passenger);
        }
        scene.at("Stormtrooper", DARK, farm);
        let rebel = scene.at("Rebel Trooper", LIGHT, farm);
        scene.force(DARK, 5);
        let mut game = scene.begin_wide();
        game.play(Choice::Battle(farm));
        game.0.check(DARK, &fire(cannon, rebel)).is_ok()
    };
    assert!(!fires("Fixture Power Droid", None), "a power droid");
    assert!(fires("Fixture Gunner Droid", None), "a droid with the warrior icon");
    assert!(fires("Fixture Power Droid", Some("Imperial Pilot")), "an Imperial beside it");
    assert!(!fires("Fixture Power Droid", Some("Fixture Mouse Droid")), "another droid beside it");

    let inside = |gunner: bool| {
        let mut scene = Scene::new(Phase::Battle);
        let sea = scene.location("Tatooine: Dune Sea", LIGHT);
        let hold = scene.location("Fixture Walker: Hold", DARK);
        let walker = scene.at("Fixture Walker", DARK, sea);
        scene.0.table[usize::from(hold.0)].aim = Some(walker);
        let cannon = scene.on("Fixture Cannon", DARK, walker);
        scene.aboard("Fixture Pilot Droid", DARK, walker, Role::Pilot);
        if gunner {
            scene.at("Stormtrooper", DARK, hold);
        }
        scene.at("Stormtrooper", DARK, sea);
        let rebel = scene.at("Rebel Trooper", LIGHT, sea);
        scene.force(DARK, 5);
        let mut game = scene.begin_wide();
        game.play(Choice::Battle(sea));
        game.0.check(DARK, &fire(cannon, rebel)).is_ok()
    };
    assert_eq!([inside(false), inside(true)], [false, true]);
}

/// SW-WPN-09, SW-WPN-02: the shots of a repeating weapon are one use: a squadron fires it three times and two more
/// weapons.
#[test]
fn repeated_shots_are_one_use() {
    let mut scene = Scene::new(Phase::Battle).light();
    let system = scene.location("Tatooine", LIGHT);
    let squadron = scene.at("Fixture Squadron", LIGHT, system);
    let repeater = scene.on("Fixture Squadron Repeater", LIGHT, squadron);
    let guns = [0; 3].map(|_| scene.on("Fixture Squadron Cannons", LIGHT, squadron));
    let target = scene.at("Imperial-Class Star Destroyer", DARK, system);
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

/// SW-WPN-12: artillery fires with a power source of its own player present: a power droid, a fusion generator, or a
/// site whose text says so for that player; never with the opponent's.
#[test]
fn power_sources_of_artillery() {
    let fires = |gun: &str, owner, site: &str, source: Option<(&str, contract::Seat)>| {
        let scene = Scene::new(Phase::Battle);
        let mut scene = if owner == LIGHT { scene.light() } else { scene };
        let at = scene.location(site, LIGHT);
        let gun = scene.on(gun, owner, at);
        let trooper = scene.at("Stormtrooper", DARK, at);
        let rebel = scene.at("Rebel Trooper", LIGHT, at);
        match source {
            Some(("Fixture Fusion Generator", seat)) => {
                scene.on("Fixture Fusion Generator", seat, if seat == DARK { trooper } else { rebel });
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
    assert!(!fires("Fixture Field Gun", DARK, "Tatooine: Dune Sea", None));
    assert!(fires("Fixture Field Gun", DARK, "Tatooine: Dune Sea", Some(("Fixture Power Droid", DARK))));
    assert!(
        !fires("Fixture Field Gun", DARK, "Tatooine: Dune Sea", Some(("Fixture Power Droid", LIGHT))),
        "the opponent's droid"
    );
    assert!(fires("Fixture Field Gun", DARK, "Tatooine: Dune Sea", Some(("Fixture Fusion Generator", DARK))));
    assert!(!fires("Fixture Field Gun", DARK, "Fixture Power Station", None), "the station speaks to Light");
    assert!(fires("Fixture Light Field Gun", LIGHT, "Fixture Power Station", None));
}

/// SW-WPN-09: a change of the firing cost applies to the first shot only.
#[test]
fn a_changed_price_holds_once() {
    let mut scene = Scene::new(Phase::Battle);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let trooper = scene.at("Stormtrooper", DARK, farm);
    scene.on("Fixture Mercenary Armour", DARK, trooper);
    let rifle = scene.on("Light Repeating Blaster Rifle", DARK, trooper);
    scene.at("Fixture Power Droid", DARK, farm);
    let rebels = [scene.at("Luke Skywalker", LIGHT, farm), scene.at("Rebel Trooper", LIGHT, farm)];
    scene.force(DARK, 6);
    let mut game = scene.begin_wide();
    game.play(Choice::Battle(farm));
    game.play(fire(rifle, rebels[0]));
    assert_eq!((game.0.question(), game.force(DARK)), (Question::Again(DARK), 5), "free, but for the battle");
    game.play(fire(rifle, rebels[1]));
    assert_eq!(game.force(DARK), 5 - 2, "at its price");
}

/// SW-WPN-08: an ion weapon may remove power, permanently and whatever adds to it, until it is repaired.
#[test]
fn ion_weapons_may_take_power() {
    let mut scene = Scene::new(Phase::Battle);
    let system = scene.location("Tatooine", LIGHT);
    let destroyer = scene.at("Imperial-Class Star Destroyer", DARK, system);
    let dampener = scene.on("Fixture Dampener", DARK, destroyer);
    let falcon = scene.at("Millennium Falcon", LIGHT, system);
    scene.aboard("Han Solo", LIGHT, falcon, Role::Pilot);
    scene.force(DARK, 3);
    let mut game = scene.begin_wide();
    game.play(Choice::Battle(system));
    game.play(fire(dampener, falcon));
    assert_eq!(game.value(Quantity::Power(falcon)), 0, "in spite of Han");
    assert!(game.value(Quantity::Maneuver(falcon)) > 0 && !game.marks(falcon).has(Marks::HIT));

    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let system = scene.location("Tatooine", LIGHT);
    let wing = scene.at("X-wing", LIGHT, system);
    scene.mark(wing, Marks::DEAD);
    let mechanic = scene.at("900_16", LIGHT, cantina);
    scene.force(LIGHT, 1);
    let mut game = scene.begin();
    assert_eq!(game.value(Quantity::Power(wing)), 0);
    game.use_text(mechanic, 0, Some(wing));
    assert_eq!(game.value(Quantity::Power(wing)), 3);
}

/// SW-WPN-11, SW-PRS-02: with a long-range weapon neither its user nor its target may be inside anything enclosed.
#[test]
fn long_range_between_the_open() {
    let fires = |inside: [bool; 2]| {
        let mut scene = Scene::new(Phase::Battle);
        let sites = ["Tatooine: Dune Sea", "Tatooine: Obi-Wan's Hut"].map(|card| scene.location(card, LIGHT));
        let walker = scene.at("Fixture Walker", DARK, sites[1]);
        let gunner = if inside[0] {
            scene.aboard("Stormtrooper", DARK, walker, Role::Passenger)
        } else {
            scene.at("Stormtrooper", DARK, sites[1])
        };
        let rifle = scene.on("Fixture Long Rifle", DARK, gunner);
        let car = scene.at("Fixture Watch Craft", LIGHT, sites[0]);
        let rebel = if inside[1] {
            scene.aboard("Rebel Pilot", LIGHT, car, Role::Pilot)
        } else {
            scene.at("Rebel Pilot", LIGHT, sites[0])
        };
        scene.at("Rebel Trooper", LIGHT, sites[0]);
        scene.at("Stormtrooper", DARK, sites[0]);
        scene.force(DARK, 5);
        let mut game = scene.begin_wide();
        game.play(Choice::Battle(sites[0]));
        game.0.check(DARK, &fire(rifle, rebel)).is_ok()
    };
    assert_eq!([[false, false], [true, false], [false, true]].map(fires), [true, false, false]);
}

/// SW-WPN-10, SW-WPN-14: outside a battle a text may fire an automated weapon without a trigger of its own, such as a
/// projector, but not a mine.
#[test]
fn automated_weapons_outside_a_battle() {
    let fires = |weapon: &str| {
        let mut scene = Scene::new(Phase::Control);
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        if weapon == "Laser Projector" {
            scene.on(weapon, DARK, cantina);
        } else {
            scene.at(weapon, DARK, cantina);
        }
        scene.at("Rebel Trooper", LIGHT, cantina);
        scene.hand(DARK, &["Fixture Sniper"]);
        scene.force(DARK, 6);
        !scene.begin_wide().is_refused(Choice::Play { card: name("Fixture Sniper"), clause: 0, target: None })
    };
    assert_eq!([fires("Laser Projector"), fires("Timer Mine")], [true, false]);
}
