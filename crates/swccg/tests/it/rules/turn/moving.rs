//! The move phase.

use crate::rules::scene::{DARK, LIGHT, Scene};
use swccg::{Choice, Marks, MoveKind, ObjId, Phase, Place, Role, rules};

fn light() -> Scene {
    let mut scene = Scene::new(Phase::Move).light();
    scene.force(LIGHT, 5);
    scene
}

fn go(card: ObjId, way: MoveKind) -> Choice {
    Choice::Move { card, way }
}

/// SW-MOV-01, SW-MOV-02
#[test]
fn a_character_walks_one_site_a_turn_for_one_force() {
    let mut scene = light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let luke = scene.at("Luke Skywalker", LIGHT, cantina);
    scene.at("Rebel Trooper", LIGHT, farm);
    let mut game = scene.begin();
    assert_eq!(game.refused(go(luke, MoveKind::Walk(farm))), rules::LANDSPEED);
    game.play(go(luke, MoveKind::Walk(bay)));
    assert_eq!((game.place(luke), game.force(LIGHT)), (Some(Place::At(bay)), 4));
    assert_eq!(game.refused(go(luke, MoveKind::Walk(farm))), rules::MOVE_ONCE);
}

/// SW-MOV-02, SW-CAP-02: a driven speeder moves up to its landspeed along exterior sites; without a driver not at
/// all.
#[test]
fn vehicles_go_their_landspeed_outside_with_a_crew() {
    let mut scene = light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let dune = scene.location("Tatooine: Dune Sea", LIGHT);
    let speeder = scene.at("Fixture Speeder", LIGHT, bay);
    scene.aboard("Rebel Trooper", LIGHT, speeder, Role::Pilot);
    let empty = scene.at("Fixture Speeder", LIGHT, farm);
    let beast = scene.at("Fixture Beast", LIGHT, farm);
    let mut game = scene.begin();
    assert_eq!(game.refused(go(speeder, MoveKind::Walk(cantina))), rules::LANDSPEED, "inside");
    assert_eq!(game.refused(go(empty, MoveKind::Walk(dune))), rules::CREW);
    assert!(!game.is_refused(go(beast, MoveKind::Walk(dune))), "a creature needs nobody");
    game.play(go(speeder, MoveKind::Walk(dune)));
    assert_eq!(
        (game.place(speeder), game.place(ObjId(5))),
        (Some(Place::At(dune)), Some(Place::Aboard(speeder, Role::Pilot)))
    );
}

/// SW-MOV-03: Tatooine (7) to Yavin 4 (4) is three parsecs; the X-wing has hyperspeed 5, TIEs none.
#[test]
fn hyperspeed_reaches_systems_in_range() {
    let mut scene = light();
    let tatooine = scene.location("Tatooine", LIGHT);
    let yavin = scene.location("Yavin 4 (Light)", LIGHT);
    let alderaan = scene.location("Alderaan", DARK);
    let wing = scene.at("X-wing", LIGHT, tatooine);
    let corvette = scene.at("Corellian Corvette", LIGHT, tatooine);
    let red = scene.at("Red 3", LIGHT, tatooine);
    let mut game = scene.begin();
    assert!(!game.is_refused(go(wing, MoveKind::Hyperspeed(alderaan))), "five parsecs");
    assert_eq!(game.refused(go(corvette, MoveKind::Hyperspeed(alderaan))), rules::HYPERSPEED, "hyperspeed 3");
    assert!(!game.is_refused(go(corvette, MoveKind::Hyperspeed(yavin))));
    assert_eq!(game.refused(go(red, MoveKind::Hyperspeed(yavin))), rules::CREW);
    game.play(go(wing, MoveKind::Hyperspeed(yavin)));
    assert_eq!((game.place(wing), game.force(LIGHT)), (Some(Place::At(yavin)), 4));
}

/// SW-MOV-04: free to the docking bay, one Force to the farm; a TIE lands at the bay only, a corvette nowhere.
#[test]
fn starfighters_land_and_take_off() {
    let mut scene = light();
    let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let tatooine = scene.location("Tatooine", LIGHT);
    let wing = scene.at("X-wing", LIGHT, tatooine);
    let second = scene.at("X-wing", LIGHT, tatooine);
    let landed = scene.at("X-wing", LIGHT, bay);
    let corvette = scene.at("Corellian Corvette", LIGHT, tatooine);
    let mut game = scene.begin();
    assert_eq!(game.refused(go(corvette, MoveKind::Land(bay))), rules::LAND);
    game.play(go(wing, MoveKind::Land(bay)));
    assert_eq!(game.force(LIGHT), 5);
    game.play(go(second, MoveKind::Land(farm)));
    assert_eq!(game.force(LIGHT), 4);
    game.play(go(landed, MoveKind::TakeOff(tatooine)));
    assert_eq!((game.place(landed), game.force(LIGHT)), (Some(Place::At(tatooine)), 4));

    let mut scene = Scene::new(Phase::Move);
    scene.force(DARK, 5);
    let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let tatooine = scene.location("Tatooine", LIGHT);
    let tie = scene.at("TIE Fighter", DARK, tatooine);
    let game = scene.begin();
    assert_eq!(game.refused(go(tie, MoveKind::Land(farm))), rules::LAND);
    assert!(!game.is_refused(go(tie, MoveKind::Land(bay))));
}

/// SW-MOV-05: embarking and disembarking at a site, free, once a phase.
#[test]
fn characters_get_in_and_out() {
    let mut scene = light();
    let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
    let falcon = scene.at("Millennium Falcon", LIGHT, bay);
    let luke = scene.at("Luke Skywalker", LIGHT, bay);
    let mut game = scene.begin();
    game.play(go(luke, MoveKind::Embark(falcon, Role::Pilot)));
    assert_eq!((game.place(luke), game.force(LIGHT)), (Some(Place::Aboard(falcon, Role::Pilot)), 5));
    assert!(game.is_refused(go(luke, MoveKind::Disembark)));

    let mut scene = light();
    let tatooine = scene.location("Tatooine", LIGHT);
    let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
    let falcon = scene.at("Millennium Falcon", LIGHT, tatooine);
    let han = scene.aboard("Biggs Darklighter", LIGHT, falcon, Role::Pilot);
    let landed = scene.at("Millennium Falcon", LIGHT, bay);
    let luke = scene.aboard("Luke Skywalker", LIGHT, landed, Role::Passenger);
    let mut game = scene.begin();
    assert_eq!(game.refused(go(han, MoveKind::Disembark)), rules::EMBARK, "not in space");
    game.play(go(luke, MoveKind::Disembark));
    assert_eq!(game.place(luke), Some(Place::At(bay)));
}

/// SW-MOV-06: two characters from Docking Bay 94 (Light pays 1) to Yavin 4's, for one Force in total.
#[test]
fn a_group_goes_from_bay_to_bay_for_one_price() {
    let mut scene = light();
    let here = scene.location("Tatooine: Docking Bay 94", LIGHT);
    let there = scene.location("Yavin 4: Docking Bay", LIGHT);
    let luke = scene.at("Luke Skywalker", LIGHT, here);
    let leia = scene.at("Leia Organa", LIGHT, here);
    let guard = scene.at("Rebel Guard", LIGHT, here);
    let mut game = scene.begin();
    game.play(Choice::Transit { from: here, to: there });
    assert_eq!(
        game.legal_choices(),
        [Choice::Join(luke), Choice::Join(leia)],
        "a Rebel Guard does not move; somebody must"
    );
    game.play(Choice::Join(luke));
    game.play(Choice::Join(leia));
    game.play(Choice::Pass);
    assert_eq!(
        [luke, leia, guard].map(|id| game.place(id)),
        [there, there, here].map(|at| Some(Place::At(at)))
    );
    assert_eq!(game.force(LIGHT), 4);
}

/// SW-MOV-07: up to the corvette and down from it, also a speeder without a driver.
#[test]
fn capital_starships_take_up_by_shuttle() {
    let mut scene = light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let tatooine = scene.location("Tatooine", LIGHT);
    let corvette = scene.at("Corellian Corvette", LIGHT, tatooine);
    let luke = scene.at("Luke Skywalker", LIGHT, farm);
    let leia = scene.at("Leia Organa", LIGHT, cantina);
    let speeder = scene.at("Fixture Speeder", LIGHT, farm);
    let boshek = scene.aboard("BoShek", LIGHT, corvette, Role::Passenger);
    let mut game = scene.begin();
    assert_eq!(
        game.refused(go(leia, MoveKind::ShuttleUp(corvette, Role::Passenger))),
        rules::SHUTTLE,
        "inside"
    );
    game.play(go(luke, MoveKind::ShuttleUp(corvette, Role::Pilot)));
    game.play(go(speeder, MoveKind::ShuttleUp(corvette, Role::Cargo)));
    game.play(go(boshek, MoveKind::ShuttleDown(farm)));
    assert_eq!(
        (game.place(speeder), game.place(boshek)),
        (Some(Place::Aboard(corvette, Role::Cargo)), Some(Place::At(farm)))
    );
    assert_eq!(game.force(LIGHT), 2);
}

/// SW-MOV-09: the Devastator moves to and from Ralltiir for free, another ship pays; it is stronger there.
#[test]
fn ralltiir_is_free_for_the_devastator() {
    let mut scene = Scene::new(Phase::Move);
    scene.force(DARK, 5);
    let ralltiir = scene.location("Ralltiir", DARK);
    let yavin = scene.location("Yavin 4 (Dark)", DARK);
    let devastator = scene.at("Devastator", DARK, yavin);
    let destroyer = scene.at("Imperial-Class Star Destroyer", DARK, yavin);
    let mut game = scene.begin();
    assert_eq!(game.value(swccg::Quantity::Power(devastator)), 9);
    game.play(go(devastator, MoveKind::Hyperspeed(ralltiir)));
    assert_eq!((game.force(DARK), game.value(swccg::Quantity::Power(devastator))), (5, 10));
    game.play(go(destroyer, MoveKind::Hyperspeed(ralltiir)));
    assert_eq!(game.force(DARK), 4);
}

/// SW-MOV-08, SW-ACN-07
#[test]
fn what_a_text_fixes_stays() {
    let mut scene = light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
    let guard = scene.at("Rebel Guard", LIGHT, cantina);
    let luke = scene.at("Luke Skywalker", LIGHT, cantina);
    let leia = scene.at("Leia Organa", LIGHT, cantina);
    scene.mark(leia, Marks::BARRED);
    let game = scene.begin();
    assert_eq!(game.refused(go(guard, MoveKind::Walk(bay))), rules::FIXED);
    assert_eq!(game.refused(go(leia, MoveKind::Walk(bay))), rules::BARRED);
    assert!(!game.is_refused(go(luke, MoveKind::Walk(bay))));
}
