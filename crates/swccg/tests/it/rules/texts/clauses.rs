//! Clauses of card texts that no other test covers: where cards deploy and at what cost, pilots, both sides of
//! locations, reacts, cards that cancel one another.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, name};
use contract::{Game, Seat};
use swccg::{Choice, Destination, MoveKind, ObjId, Phase, Place, Quantity, Role, rules};

fn play(card: &str, clause: u8, target: Option<ObjId>) -> Choice {
    Choice::Play { card: name(card), clause, target }
}

/// A deploy phase of this player.
fn deploys(seat: Seat) -> Scene {
    let mut scene = Scene::new(Phase::Deploy);
    scene.0.active = seat;
    scene.force(seat, 9);
    scene
}

/// The cost of a card on a host at a location, or on the location itself; `None` if it cannot deploy there.
fn price(seat: Seat, card: &str, at: &str, host: Option<(&str, Option<&str>)>) -> Option<usize> {
    let mut scene = deploys(seat);
    let at = scene.location(at, seat);
    let on = host.map(|(host, carries)| {
        let host = scene.at(host, seat, at);
        if let Some(carried) = carries {
            scene.on(carried, seat, host);
        }
        host
    });
    scene.hand(seat, &[card]);
    let mut game = scene.begin();
    let put = Choice::Deploy { card: name(card), to: Destination::On(on.unwrap_or(at)) };
    if game.is_refused(put) {
        return None;
    }
    game.play(put);
    Some(9 - game.force(seat))
}

/// SW-DEP-10: hosts and prices of devices, Effects and weapons.
#[test]
fn hosts_and_prices() {
    let on = |host: &'static str| Some((host, None));
    assert_eq!(price(DARK, "Comlink", "Death Star: Central Core", on("Stormtrooper")), Some(1), "Comlink");
    assert_eq!(
        price(DARK, "Stormtrooper Utility Belt", "Death Star: Central Core", on("Stormtrooper")),
        Some(1),
        "Stormtrooper Utility Belt"
    );
    assert_eq!(
        price(DARK, "Stormtrooper Utility Belt", "Death Star: Central Core", on("Fixture Power Droid")),
        None,
        "not on a droid"
    );
    assert_eq!(
        price(LIGHT, "Tatooine Utility Belt", "Tatooine: Cantina", on("Rebel Trooper")),
        Some(1),
        "Tatooine Utility Belt"
    );
    assert_eq!(
        price(LIGHT, "Tatooine Utility Belt", "Tatooine: Cantina", on("C-3PO")),
        None,
        "not on a droid"
    );
    assert_eq!(
        price(DARK, "Expand The Empire", "Death Star: Central Core", None),
        Some(0),
        "Expand The Empire"
    );
    assert_eq!(price(DARK, "Expand The Empire", "Yavin 4 (Dark)", None), None, "not on a system");
    assert_eq!(
        price(DARK, "Presence Of The Force", "Yavin 4 (Dark)", None),
        Some(0),
        "Presence Of The Force"
    );
    assert_eq!(price(DARK, "Laser Projector", "Death Star: Central Core", None), Some(2), "Laser Projector");
    assert_eq!(price(DARK, "Laser Projector", "Tatooine: Dune Sea", None), None, "not outside");
    let armed = Some(("Obi-Wan Kenobi", Some("Obi-Wan's Lightsaber")));
    assert_eq!(
        price(LIGHT, "Lightsaber Proficiency", "Tatooine: Cantina", armed),
        Some(0),
        "Lightsaber Proficiency"
    );
    assert_eq!(
        price(LIGHT, "Lightsaber Proficiency", "Tatooine: Cantina", on("Obi-Wan Kenobi")),
        None,
        "not without a lightsaber"
    );
    assert_eq!(
        price(LIGHT, "Obi-Wan's Lightsaber", "Tatooine: Cantina", on("Obi-Wan Kenobi")),
        Some(0),
        "Obi-Wan's Lightsaber"
    );
    assert_eq!(
        price(LIGHT, "Obi-Wan's Lightsaber", "Tatooine: Cantina", on("Luke Skywalker")),
        None,
        "on nobody else"
    );
    assert_eq!(
        price(DARK, "Vader's Lightsaber", "Death Star: Central Core", on("Darth Vader")),
        Some(0),
        "Vader's Lightsaber"
    );
    assert_eq!(
        price(DARK, "Light Repeating Blaster Rifle", "Death Star: Central Core", on("Stormtrooper")),
        Some(2),
        "Light Repeating Blaster Rifle"
    );
    assert_eq!(
        price(DARK, "Blaster Rifle (Dark)", "Death Star: Central Core", on("Stormtrooper")),
        Some(2),
        "Blaster Rifle"
    );
    assert_eq!(
        price(DARK, "Imperial Blaster", "Death Star: Central Core", on("Stormtrooper")),
        Some(1),
        "Imperial Blaster"
    );
}

/// A Stormtrooper Utility Belt: forfeit +1, +2 on the Death Star.
#[test]
fn stormtrooper_utility_belt() {
    let worth = |site: &str| {
        let mut scene = deploys(DARK);
        let at = scene.location(site, DARK);
        let trooper = scene.at("Stormtrooper", DARK, at);
        scene.on("Stormtrooper Utility Belt", DARK, trooper);
        scene.hand(DARK, &["Stormtrooper"]);
        let game = scene.begin();
        [Quantity::Power(trooper), Quantity::Forfeit(trooper)].map(|of| game.value(of))
    };
    assert_eq!((worth("Tatooine: Cantina"), worth("Death Star: Central Core")), ([2, 3], [3, 4]));
}

/// Power and maneuver of a ship with this pilot.
fn flown(seat: Seat, ship: &str, pilot: &str) -> [i16; 2] {
    let mut scene = deploys(seat);
    let at = scene.location(if seat == DARK { "Yavin 4 (Dark)" } else { "Tatooine" }, seat);
    let ship = scene.at(ship, seat, at);
    scene.aboard(pilot, seat, ship, Role::Pilot);
    scene.hand(seat, &[if seat == DARK { "Stormtrooper" } else { "Rebel Trooper" }]);
    let game = scene.begin();
    [Quantity::Power(ship), Quantity::Maneuver(ship)].map(|of| game.value(of))
}

/// What pilots add: Vader three to any ship, BoShek and Luke three; Luke two to the maneuver of Red 5.
#[test]
fn pilots() {
    assert_eq!(flown(DARK, "TIE Scout", "Darth Vader"), [1 + 3, 1], "a TIE Scout");
    assert_eq!(flown(DARK, "Vader's Custom TIE", "Darth Vader"), [2 + 4, 3 + 3], "his own");
    assert_eq!(flown(LIGHT, "Red 5", "Rebel Pilot"), [3 + 2, 4]);
    assert_eq!(flown(LIGHT, "Red 5", "BoShek"), [3 + 3, 4]);
    assert_eq!(flown(LIGHT, "Red 5", "Luke Skywalker"), [3 + 3, 4 + 2]);
    assert_eq!(flown(LIGHT, "Red 3", "Luke Skywalker"), [3 + 3, 4]);
    let mut scene = deploys(LIGHT);
    let bay = scene.location("Tatooine", LIGHT);
    let boshek = scene.at("BoShek", LIGHT, bay);
    let red = scene.at("Red 5", LIGHT, bay);
    scene.aboard("Rebel Pilot", LIGHT, red, Role::Pilot);
    scene.aboard("R2-D2", LIGHT, red, Role::Astromech);
    scene.hand(LIGHT, &["Rebel Trooper"]);
    let game = scene.begin();
    assert_eq!(game.value(Quantity::Immunity(boshek)), 3);
    assert_eq!(game.value(Quantity::Maneuver(red)), 4 + 3, "R2-D2 adds three to Red 5");
}

/// The 'Treadwell' Droid at a docking bay: own starfighters above are immune below three.
#[test]
fn the_treadwell_droid_at_a_bay() {
    let mut scene = deploys(DARK);
    let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
    let tatooine = scene.location("Tatooine", LIGHT);
    let yavin = scene.location("Yavin 4 (Light)", LIGHT);
    scene.at("WED15-I662 'Treadwell' Droid", DARK, bay);
    let ties = [scene.at("TIE Fighter", DARK, tatooine), scene.at("TIE Fighter", DARK, yavin)];
    scene.hand(DARK, &["Stormtrooper"]);
    let game = scene.begin();
    assert_eq!(ties.map(|tie| game.value(Quantity::Immunity(tie))), [3, 0]);
}

/// R1-G4 takes no seat in a starfighter, though there is one. SW-DEP-12
#[test]
fn r1_g4_boards_no_starfighter() {
    let mut scene = deploys(DARK);
    let bay = scene.location("Death Star: Docking Bay 327", DARK);
    let scout = scene.at("TIE Scout", DARK, bay);
    scene.hand(DARK, &["R1-G4", "Stormtrooper"]);
    let game = scene.begin();
    let aboard =
        |card: &str| Choice::Deploy { card: name(card), to: Destination::Aboard(scout, Role::Passenger) };
    assert_eq!(game.refused(aboard("R1-G4")), rules::DEPLOY_ONLY);
    assert!(!game.is_refused(aboard("Stormtrooper")));
}

/// Sense cancels Alter outright and Alter Sense, whichever side holds which; no ability is needed for it.
#[test]
fn sense_and_alter_of_both_sides() {
    // The one plays Alter at an Effect, the other answers with Sense by its second text: the Effect stays.
    let stays = |player: Seat, alter: &str, sense: &str| {
        let mut scene = Scene::new(Phase::Control);
        scene.0.active = player;
        let core = scene.location("Death Star: Central Core", DARK);
        let effect = scene.on("Presence Of The Force", DARK, core);
        scene.at(if player == DARK { "Darth Vader" } else { "Luke Skywalker" }, player, core);
        scene.hand(player, &[alter, alter]);
        scene.hand(player.other(), &[sense]);
        let mut game = scene.begin();
        game.play(play(alter, 0, Some(effect)));
        assert_eq!(game.asked(), player.other());
        game.play(play(sense, 1, None));
        // And the second Alter cancels the Sense by its second text.
        let again = !game.is_refused(play(alter, 1, None));
        game.let_go();
        (game.place(effect).is_some(), again)
    };
    assert_eq!(stays(LIGHT, "Alter (Light)", "Sense (Dark)"), (true, true));
    assert_eq!(stays(DARK, "Alter (Dark)", "Sense (Light)"), (true, true));
}

/// Alter does not affect Come With Me or Disarmed; it does affect other Effects.
#[test]
fn what_alter_does_not_affect() {
    let mut scene = Scene::new(Phase::Control).light();
    let system = scene.location("Tatooine", LIGHT);
    let wing = scene.at("X-wing", LIGHT, system);
    let immune = scene.on("Come With Me", DARK, wing);
    let other = scene.on("Presence Of The Force", DARK, system);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let trooper = scene.at("Stormtrooper", DARK, cantina);
    let disarmed = scene.on("Disarmed", LIGHT, trooper);
    scene.hand(LIGHT, &["Alter (Light)"]);
    let game = scene.begin();
    let legal =
        [immune, disarmed, other].map(|effect| !game.is_refused(play("Alter (Light)", 0, Some(effect))));
    assert_eq!(legal, [false, false, true]);
}

/// I Have You Now: two more destinies against Luke, one against another Rebel of ability above two.
#[test]
fn i_have_you_now() {
    let more = |rebel: &str, clause| {
        let mut scene = Scene::new(Phase::Battle);
        let core = scene.location("Death Star: Central Core", DARK);
        scene.at("Darth Vader", DARK, core);
        scene.at(rebel, LIGHT, core);
        scene.hand(DARK, &["I Have You Now"]);
        scene.force(DARK, 1);
        let mut game = scene.begin();
        game.play(Choice::Battle(core));
        game.let_go();
        if game.is_refused(play("I Have You Now", clause, None)) {
            return None;
        }
        game.play(play("I Have You Now", clause, None));
        game.let_go();
        Some(game.value(Quantity::BattleDestinies(DARK, core)) - 1)
    };
    assert_eq!(
        [more("Luke Skywalker", 1), more("Leia Organa", 0), more("Leia Organa", 1), more("Rebel Trooper", 0)],
        [Some(2), Some(1), None, None]
    );
}

/// Docking Bay 327 is free for Dark and costs Light two. SW-MOV-06
#[test]
fn docking_bay_327() {
    let cost = |seat: Seat, traveller: &str| {
        let mut scene = Scene::new(Phase::Move);
        scene.0.active = seat;
        let bays = ["Death Star: Docking Bay 327", "Tatooine: Docking Bay 94"]
            .map(|card| scene.location(card, LIGHT));
        let traveller = scene.at(traveller, seat, bays[0]);
        scene.force(seat, 5);
        let mut game = scene.begin();
        game.play(Choice::Transit { from: bays[0], to: bays[1] });
        game.play(Choice::Join(traveller));
        game.play(Choice::Pass);
        5 - game.force(seat)
    };
    assert_eq!((cost(DARK, "Stormtrooper"), cost(LIGHT, "Rebel Trooper")), (0, 2));
}

/// Both sides of locations: Light's drains at the Death Star, one more destiny for the initiator of a battle in the
/// War Rooms.
#[test]
fn both_sides_of_sites() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let corridor = scene.location("Death Star: Level 4 Military Corridor", DARK);
    scene.at("Rebel Trooper", LIGHT, corridor);
    scene.hand(LIGHT, &["Rebel Trooper"]);
    assert_eq!(scene.begin().value(Quantity::Drain(LIGHT, corridor)), 1 + 1);
    let destinies = |room: &str, by: Seat| {
        let mut scene = Scene::new(Phase::Battle);
        scene.0.active = by;
        let room = scene.location(room, DARK);
        scene.at("Rebel Trooper", LIGHT, room);
        scene.at("Stormtrooper", DARK, room);
        scene.force(by, 1);
        let mut game = scene.begin();
        game.play(Choice::Battle(room));
        [DARK, LIGHT].map(|seat| game.value(Quantity::BattleDestinies(seat, room)))
    };
    assert_eq!(
        (destinies("Death Star: War Room", LIGHT), destinies("Death Star: War Room", DARK)),
        ([0, 1], [0, 0])
    );
    assert_eq!(
        (destinies("Yavin 4: Massassi War Room", DARK), destinies("Yavin 4: Massassi War Room", LIGHT)),
        ([1, 0], [0, 0])
    );
}

/// Tatooine and both Yavin 4: whoever controls the system has one more total power at its sites for each starship there.
#[test]
fn systems_help_below() {
    let more = |system: &str, site: &str, seat: Seat| {
        let mut scene = deploys(seat);
        let at = scene.location(site, LIGHT);
        let system = scene.location(system, DARK);
        let (ship, walker) =
            if seat == DARK { ("TIE Fighter", "Stormtrooper") } else { ("X-wing", "Rebel Trooper") };
        scene.at(ship, seat, system);
        scene.at(ship, seat, system);
        scene.at(walker, seat, at);
        scene.hand(seat, &[walker]);
        let game = scene.begin();
        assert_eq!(game.value(Quantity::TotalPower(seat.other(), at)), 0);
        game.value(Quantity::TotalPower(seat, at)) - 1
    };
    for (system, site) in [
        ("Tatooine", "Tatooine: Dune Sea"),
        ("Yavin 4 (Light)", "Yavin 4: Massassi War Room"),
        ("Yavin 4 (Dark)", "Yavin 4: Massassi War Room"),
    ] {
        assert_eq!([DARK, LIGHT].map(|seat| more(system, site, seat)), [2, 2], "{system}");
    }
}

/// Ralltiir: the Tantive IV has one more power there; the Cantina: Dark's aliens have one more, but not Tusken
/// Raiders; Obi-Wan's Hut: he deploys for three less.
#[test]
fn places_and_their_people() {
    let mut scene = deploys(DARK);
    let ralltiir = scene.location("Ralltiir", DARK);
    let yavin = scene.location("Yavin 4 (Dark)", DARK);
    let ships = [scene.at("Tantive IV", LIGHT, ralltiir), scene.at("Tantive IV", LIGHT, yavin)];
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let aliens = [scene.at("Tonnika Sisters", DARK, cantina), scene.at("Fixture Raider", DARK, cantina)];
    let hut = scene.location("Tatooine: Obi-Wan's Hut", LIGHT);
    scene.hand(DARK, &["Stormtrooper"]);
    let game = scene.begin();
    assert_eq!(ships.map(|ship| game.value(Quantity::Power(ship))), [4, 3]);
    assert_eq!(aliens.map(|alien| game.value(Quantity::Forfeit(alien))), [4 + 1, 2]);
    let cost = |at| game.value(Quantity::DeployCost(LIGHT, name("Obi-Wan Kenobi"), Destination::At(at)));
    assert_eq!(cost(cantina) - cost(hut), 3);
}

/// Whether a vehicle may react to a battle the opponent has just begun at the adjacent site.
fn reacts(seat: Seat, vehicle: &str, driver: Option<&str>, sites: [&str; 2]) -> bool {
    let mut scene = Scene::new(Phase::Battle);
    scene.0.active = seat.other();
    let [here, there] = sites.map(|card| scene.location(card, LIGHT));
    let vehicle = scene.at(vehicle, seat, here);
    if let Some(card) = driver {
        scene.aboard(card, seat, vehicle, Role::Pilot);
    }
    scene.at("Stormtrooper", DARK, there);
    scene.at("Rebel Trooper", LIGHT, there);
    scene.force(DARK, 3);
    scene.force(LIGHT, 3);
    let mut game = scene.begin();
    game.play(Choice::Battle(there));
    game.0.check(seat, &Choice::Move { card: vehicle, way: MoveKind::Walk(there) }).is_ok()
}

/// SW-REA-01: Lift Tubes of both sides, a Skyhopper and landspeeders react; a speeder without such a text does not.
#[test]
fn who_reacts() {
    let (inside, outside) = (
        ["Death Star: Central Core", "Death Star: War Room"],
        ["Tatooine: Dune Sea", "Tatooine: Lars' Moisture Farm"],
    );
    assert!(
        reacts(DARK, "Lift Tube (Dark)", None, inside) && reacts(LIGHT, "Lift Tube (Light)", None, inside)
    );
    assert!(reacts(LIGHT, "Incom T-16 Skyhopper", None, outside));
    assert!(
        reacts(LIGHT, "Luke's X-34 Landspeeder", Some("Rebel Trooper"), outside)
            && reacts(LIGHT, "SoroSuub V-35 Landspeeder", Some("Rebel Trooper"), outside)
    );
    assert!(!reacts(LIGHT, "Fixture Speeder", Some("Rebel Trooper"), outside));
}

/// SW-DEP-12: Lift Tubes deploy to interior mobile sites only. A V-35 with Luke aboard moves free. SW-MOV-09
#[test]
fn lift_tubes_and_landspeeders() {
    for (seat, tube) in [(DARK, "Lift Tube (Dark)"), (LIGHT, "Lift Tube (Light)")] {
        let mut scene = deploys(seat);
        let sites = ["Death Star: Central Core", "Tatooine: Cantina", "Tatooine: Dune Sea"]
            .map(|card| scene.location(card, LIGHT));
        for site in sites {
            scene.at(if seat == DARK { "Stormtrooper" } else { "Rebel Trooper" }, seat, site);
        }
        scene.hand(seat, &[tube]);
        let game = scene.begin();
        let legal =
            sites.map(|at| !game.is_refused(Choice::Deploy { card: name(tube), to: Destination::At(at) }));
        assert_eq!(legal, [true, false, false]);
    }
    let cost = |rider: &str| {
        let mut scene = Scene::new(Phase::Move).light();
        let sites =
            ["Tatooine: Dune Sea", "Tatooine: Lars' Moisture Farm"].map(|card| scene.location(card, LIGHT));
        let speeder = scene.at("SoroSuub V-35 Landspeeder", LIGHT, sites[0]);
        scene.aboard(rider, LIGHT, speeder, Role::Pilot);
        scene.force(LIGHT, 2);
        let mut game = scene.begin();
        game.play(Choice::Move { card: speeder, way: MoveKind::Walk(sites[1]) });
        2 - game.force(LIGHT)
    };
    assert_eq!((cost("Luke Skywalker"), cost("Rebel Trooper")), (0, 1));
}

/// SW-DEP-15: Yerka Mig is lost when his target leaves the table.
#[test]
fn yerka_mig_without_his_target() {
    let here = |game: &Play, id| game.place(id) == Some(Place::At(ObjId(0)));
    let begin = |aimed: bool| {
        let mut scene = Scene::new(Phase::Move).light();
        let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
        let core = scene.location("Death Star: Central Core", DARK);
        let vader = scene.at("Darth Vader", DARK, core);
        let yerka = scene.at("Yerka Mig", LIGHT, bay);
        if aimed {
            scene.0.table[usize::from(yerka.0)].aim = Some(vader);
        }
        scene.at("Rebel Trooper", LIGHT, bay);
        scene.force(LIGHT, 1);
        (scene.begin(), yerka)
    };
    let (game, yerka) = begin(true);
    assert!(here(&game, yerka));
    let (game, yerka) = begin(false);
    assert!(!here(&game, yerka) && game.sees(LIGHT).lost.contains(&name("Yerka Mig")));
}
