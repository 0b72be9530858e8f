//! Deployment: what, where, and at what cost.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, deploy, name};
use swccg::{Choice, Destination, ObjId, Phase, Place, Role, rules};

/// Light's deploy phase with ten Force.
fn light(hand: &[&str]) -> Scene {
    let mut scene = Scene::new(Phase::Deploy).light();
    scene.hand(LIGHT, hand);
    scene.force(LIGHT, 10);
    scene
}

/// SW-LOC-01, SW-LOC-02: Cantina, docking bay, farm, system; an exterior site may go on either side of the farm.
#[test]
fn locations_lie_in_the_order_of_their_planet() {
    let mut scene =
        light(&["Tatooine: Dune Sea", "Tatooine: Docking Bay 94", "Yavin 4 (Light)", "Rebel Trooper"]);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let system = scene.location("Tatooine", LIGHT);
    scene.at("Luke Skywalker", LIGHT, cantina);
    let pilot = scene.at("Rebel Pilot", LIGHT, farm);
    let mut game = scene.begin();
    let places = |game: &Play, card: &str| -> Vec<u8> {
        (0..9).filter(|place| !game.is_refused(deploy(card, Destination::Row(*place)))).collect()
    };
    assert_eq!(
        places(&game, "Tatooine: Dune Sea"),
        [1, 2],
        "before or after the farm, not inside, not beyond the system"
    );
    assert_eq!(places(&game, "Tatooine: Docking Bay 94"), [1], "between Cantina and farm");
    assert_eq!(places(&game, "Yavin 4 (Light)"), [3], "another planet begins at the end");
    assert_eq!(game.refused(deploy("Tatooine: Dune Sea", Destination::Row(0))), rules::ROW);
    game.play(deploy("Tatooine: Docking Bay 94", Destination::Row(1)));
    let row = game.0.table_cards().filter(|laid| laid.place == Place::Row).count();
    assert_eq!(row, 4);
    game.pass_to(Phase::Move);
    // Luke may walk to the docking bay, which is now in between.
    let bay = ObjId(5);
    let walk = |to| Choice::Move { card: ObjId(3), way: swccg::MoveKind::Walk(to) };
    assert!(!game.is_refused(walk(bay)));
    assert_eq!(game.refused(walk(farm)), rules::LANDSPEED);
    let up = Choice::Move { card: pilot, way: swccg::MoveKind::Walk(system) };
    assert_eq!(game.refused(up), rules::LANDSPEED, "nothing is adjacent to a system");
}

/// SW-LOC-03
#[test]
fn ones_own_version_covers_the_opponents_location() {
    let mut scene = light(&["Yavin 4 (Light)"]);
    let yavin = scene.location("Yavin 4 (Dark)", DARK);
    let tie = scene.at("TIE Fighter", DARK, yavin);
    let mut game = scene.begin();
    assert_eq!(game.refused(deploy("Yavin 4 (Light)", Destination::Row(1))), rules::CONVERT);
    game.play(deploy("Yavin 4 (Light)", Destination::Over(yavin)));
    let top = game.0.table_cards().find(|laid| laid.id == yavin).unwrap();
    assert_eq!((top.card, top.owner), (name("Yavin 4 (Light)"), LIGHT));
    assert_eq!(game.place(tie), Some(Place::At(yavin)), "everything there stays");
    let under = game.0.table_cards().find(|laid| laid.place == Place::Under(yavin)).unwrap();
    assert_eq!((under.card, under.owner), (name("Yavin 4 (Dark)"), DARK));
}

/// SW-DEP-01: Light has no icon on Central Core; a trooper there gives presence; Leia is a spy.
#[test]
fn presence_or_icons_are_needed() {
    let mut scene = light(&["Rebel Trooper", "Leia Organa"]);
    let core = scene.location("Death Star: Central Core", DARK);
    let bay = scene.location("Death Star: Docking Bay 327", DARK);
    let game = scene.begin();
    assert_eq!(game.refused(deploy("Rebel Trooper", Destination::At(core))), rules::DEPLOY_WHERE);
    assert!(!game.is_refused(deploy("Rebel Trooper", Destination::At(bay))));
    assert!(!game.is_refused(deploy("Leia Organa", Destination::At(core))), "a spy");
    let mut scene = light(&["Rebel Trooper"]);
    let core = scene.location("Death Star: Central Core", DARK);
    scene.at("Rebel Trooper", LIGHT, core);
    assert!(!scene.begin().is_refused(deploy("Rebel Trooper", Destination::At(core))));
}

/// SW-DEP-02: Luke costs 3, at the farm 2; a trooper deploys free beside Leia (ability 3), not beside a trooper.
#[test]
fn costs_are_modified_where_the_card_goes() {
    let cost = |hand: &str, location: &str, with: &str| {
        let mut scene = light(&[hand]);
        let at = scene.location(location, LIGHT);
        scene.at(with, LIGHT, at);
        let mut game = scene.begin();
        game.play(deploy(hand, Destination::At(at)));
        10 - game.force(LIGHT)
    };
    assert_eq!(cost("Luke Skywalker", "Tatooine: Cantina", "Rebel Trooper"), 3);
    assert_eq!(cost("Luke Skywalker", "Tatooine: Lars' Moisture Farm", "Rebel Trooper"), 2);
    assert_eq!(cost("Rebel Trooper", "Tatooine: Cantina", "Leia Organa"), 0);
    assert_eq!(cost("Rebel Trooper", "Tatooine: Cantina", "Rebel Trooper"), 1);
}

/// SW-DEP-03, SW-DEP-04
#[test]
fn dots_and_personas_limit_copies() {
    let mut scene = light(&["Luke Skywalker", "Leia Organa", "Rebel Trooper"]);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    scene.at("Luke Again", LIGHT, cantina);
    scene.at("Leia Organa", LIGHT, cantina);
    scene.at("Rebel Trooper", LIGHT, cantina);
    let game = scene.begin();
    assert_eq!(
        game.refused(deploy("Luke Skywalker", Destination::At(cantina))),
        rules::PERSONA,
        "two versions of Luke"
    );
    assert_eq!(game.refused(deploy("Leia Organa", Destination::At(cantina))), rules::DEPLOY_DOTS);
    assert!(!game.is_refused(deploy("Rebel Trooper", Destination::At(cantina))));
}

/// SW-DEP-05, SW-DEP-06, SW-DEP-07
#[test]
fn characters_to_sites_capitals_to_systems_starfighters_by_their_pilots() {
    let mut scene = light(&["Rebel Trooper", "Corellian Corvette", "X-wing", "Red 3"]);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
    let tatooine = scene.location("Tatooine", LIGHT);
    let game = scene.begin();
    assert_eq!(game.refused(deploy("Rebel Trooper", Destination::At(tatooine))), rules::DEPLOY_CHARACTER);
    assert_eq!(game.refused(deploy("Corellian Corvette", Destination::At(bay))), rules::DEPLOY_CAPITAL);
    assert!(!game.is_refused(deploy("Corellian Corvette", Destination::At(tatooine))));
    assert!(!game.is_refused(deploy("X-wing", Destination::At(tatooine))), "its pilot is permanent");
    assert!(!game.is_refused(deploy("X-wing", Destination::At(bay))));
    assert_eq!(game.refused(deploy("Red 3", Destination::At(tatooine))), rules::DEPLOY_STARFIGHTER);
    assert!(!game.is_refused(deploy("Red 3", Destination::At(bay))));
    assert_eq!(game.refused(deploy("X-wing", Destination::At(cantina))), rules::DEPLOY_STARFIGHTER);
}

/// SW-DEP-08, SW-DEP-09, SW-DEP-12: outside, in a cargo bay, or where the text says.
#[test]
fn vehicles_deploy_outside_or_into_cargo() {
    let mut scene = light(&["Fixture Speeder", "Fixture Speeder"]);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let tatooine = scene.location("Tatooine", LIGHT);
    let corvette = scene.at("Corellian Corvette", LIGHT, tatooine);
    let mut game = scene.begin();
    assert_eq!(game.refused(deploy("Fixture Speeder", Destination::At(cantina))), rules::DEPLOY_VEHICLE);
    assert!(!game.is_refused(deploy("Fixture Speeder", Destination::At(farm))));
    game.play(deploy("Fixture Speeder", Destination::Aboard(corvette, Role::Cargo)));
    assert_eq!(
        game.refused(deploy("Fixture Speeder", Destination::Aboard(corvette, Role::Cargo))),
        rules::DEPLOY_CARGO,
        "full"
    );

    let mut scene = Scene::new(Phase::Deploy);
    scene.hand(DARK, &["Fixture Lift"]);
    scene.force(DARK, 5);
    let core = scene.location("Death Star: Central Core", DARK);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let game = scene.begin();
    assert!(
        !game.is_refused(deploy("Fixture Lift", Destination::At(core))),
        "interior, but its text says so"
    );
    assert_eq!(game.refused(deploy("Fixture Lift", Destination::At(cantina))), rules::DEPLOY_ONLY);
}

/// SW-DEP-12: Death Star Troopers only on the Death Star; R1-G4 cannot be aboard a starfighter.
#[test]
fn texts_say_where_a_card_may_not_go() {
    let mut scene = Scene::new(Phase::Deploy);
    scene.hand(DARK, &["Death Star Trooper", "R1-G4"]);
    scene.force(DARK, 9);
    let core = scene.location("Death Star: Central Core", DARK);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let yavin = scene.location("Yavin 4 (Dark)", DARK);
    let destroyer = scene.at("Imperial-Class Star Destroyer", DARK, yavin);
    let scout = scene.at("TIE Scout", DARK, yavin);
    let game = scene.begin();
    assert_eq!(game.refused(deploy("Death Star Trooper", Destination::At(cantina))), rules::DEPLOY_ONLY);
    assert_eq!(
        game.refused(deploy("R1-G4", Destination::Aboard(scout, Role::Passenger))),
        rules::DEPLOY_ONLY
    );
    assert!(!game.is_refused(deploy("Death Star Trooper", Destination::At(core))));
    assert!(!game.is_refused(deploy("R1-G4", Destination::Aboard(destroyer, Role::Passenger))));
}

/// SW-DEP-10: a blaster on the player's own warrior for one Force, not on a droid, not on the opponent's warrior.
#[test]
fn weapons_deploy_on_hosts_their_text_names() {
    let mut scene = light(&["Blaster", "Jedi Lightsaber", "Obi-Wan's Lightsaber"]);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let trooper = scene.at("Rebel Trooper", LIGHT, cantina);
    let luke = scene.at("Luke Skywalker", LIGHT, cantina);
    let droid = scene.at("WED-9-M1 'Bantha' Droid", LIGHT, cantina);
    let foe = scene.at("Stormtrooper", DARK, cantina);
    let mut game = scene.begin();
    assert_eq!(game.refused(deploy("Blaster", Destination::On(droid))), rules::DEPLOY_ON);
    assert_eq!(game.refused(deploy("Blaster", Destination::On(foe))), rules::DEPLOY_ON);
    assert_eq!(
        game.refused(deploy("Obi-Wan's Lightsaber", Destination::On(luke))),
        rules::DEPLOY_ON,
        "Obi-Wan's alone"
    );
    game.play(deploy("Blaster", Destination::On(trooper)));
    assert_eq!(game.force(LIGHT), 9);
    // Seven less ability: three on Luke, six on a trooper.
    game.play(deploy("Jedi Lightsaber", Destination::On(luke)));
    assert_eq!(game.force(LIGHT), 6);
}

/// SW-DEP-11: the Falcon (3) with a Rebel Pilot (2) at Tatooine.
#[test]
fn a_starship_deploys_with_its_pilot() {
    let mut scene = light(&["Millennium Falcon", "Rebel Pilot", "Rebel Trooper"]);
    let tatooine = scene.location("Tatooine", LIGHT);
    let mut game = scene.begin();
    let with = |pilot: &str| Choice::DeployWith {
        ship: name("Millennium Falcon"),
        pilot: name(pilot),
        at: tatooine,
    };
    assert_eq!(game.refused(with("Rebel Trooper")), rules::DEPLOY_WITH);
    assert_eq!(
        game.refused(deploy("Millennium Falcon", Destination::At(tatooine))),
        rules::DEPLOY_STARFIGHTER
    );
    game.play(with("Rebel Pilot"));
    assert_eq!(game.force(LIGHT), 5);
    assert_eq!(
        (game.place(ObjId(1)), game.place(ObjId(2))),
        (Some(Place::At(tatooine)), Some(Place::Aboard(ObjId(1), Role::Pilot)))
    );
}

/// SW-CAP-01: the X-wing has no seat; the Falcon two pilots' and two passengers'.
#[test]
fn seats_are_limited() {
    let mut scene = light(&["Rebel Pilot", "Rebel Trooper"]);
    let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
    let falcon = scene.at("Millennium Falcon", LIGHT, bay);
    let wing = scene.at("X-wing", LIGHT, bay);
    scene.aboard("Biggs Darklighter", LIGHT, falcon, Role::Pilot);
    scene.aboard("BoShek", LIGHT, falcon, Role::Pilot);
    let game = scene.begin();
    assert_eq!(
        game.refused(deploy("Rebel Pilot", Destination::Aboard(falcon, Role::Pilot))),
        rules::CAPACITY
    );
    assert_eq!(
        game.refused(deploy("Rebel Trooper", Destination::Aboard(wing, Role::Passenger))),
        rules::CAPACITY
    );
    assert_eq!(
        game.refused(deploy("Rebel Trooper", Destination::Aboard(falcon, Role::Astromech))),
        rules::CAPACITY
    );
    assert!(!game.is_refused(deploy("Rebel Trooper", Destination::Aboard(falcon, Role::Passenger))));
}

/// SW-WPN-07: transferring a blaster from a trooper to Luke costs one again; not to a card elsewhere, not twice a
/// phase.
#[test]
fn weapons_are_transferred_between_cards_present_together() {
    let mut scene = light(&["Rebel Trooper"]);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
    let trooper = scene.at("Rebel Trooper", LIGHT, cantina);
    let luke = scene.at("Luke Skywalker", LIGHT, cantina);
    let leia = scene.at("Leia Organa", LIGHT, bay);
    let blaster = scene.on("Blaster", LIGHT, trooper);
    let mut game = scene.begin();
    let give = |to| Choice::Transfer { card: blaster, to };
    assert_eq!(game.refused(give(leia)), rules::TRANSFER);
    game.play(give(luke));
    assert_eq!((game.force(LIGHT), game.place(blaster)), (9, Some(Place::On(luke))));
    while game.asked() != LIGHT {
        game.play(Choice::Pass);
    }
    assert_eq!(game.refused(give(trooper)), rules::TRANSFER, "not twice a phase");
}
