//! The move phase.

use crate::rules::scene::{DARK, LIGHT, Scene};
use swccg::{Choice, Marks, ObjId, Phase, Place, Role, Way, rules};

fn light() -> Scene {
    let mut scene = Scene::new(Phase::Move).light();
    scene.force(LIGHT, 5);
    scene
}

fn go(card: ObjId, way: Way) -> Choice {
    Choice::Move { card, way }
}

/// SW-MOV-01, SW-MOV-02
#[test]
fn a_character_walks_one_site_a_turn_for_one_force() {
    let mut scene = light();
    let cantina = scene.location("1_128", LIGHT);
    let bay = scene.location("1_129", LIGHT);
    let farm = scene.location("1_132", LIGHT);
    let luke = scene.at("1_19", LIGHT, cantina);
    scene.at("1_28", LIGHT, farm);
    let mut game = scene.begin();
    assert_eq!(game.refused(go(luke, Way::Walk(farm))), rules::LANDSPEED);
    game.play(go(luke, Way::Walk(bay)));
    assert_eq!((game.place(luke), game.force(LIGHT)), (Some(Place::At(bay)), 4));
    assert_eq!(game.refused(go(luke, Way::Walk(farm))), rules::MOVE_ONCE);
}

/// SW-MOV-02, SW-CAP-02: a driven speeder goes as far as its landspeed outside; without a driver nowhere.
#[test]
fn vehicles_go_their_landspeed_outside_with_a_crew() {
    let mut scene = light();
    let cantina = scene.location("1_128", LIGHT);
    let bay = scene.location("1_129", LIGHT);
    let farm = scene.location("1_132", LIGHT);
    let dune = scene.location("1_130", LIGHT);
    let speeder = scene.at("900_3", LIGHT, bay);
    scene.aboard("1_28", LIGHT, speeder, Role::Pilot);
    let empty = scene.at("900_3", LIGHT, farm);
    let beast = scene.at("900_2", LIGHT, farm);
    let mut game = scene.begin();
    assert_eq!(game.refused(go(speeder, Way::Walk(cantina))), rules::LANDSPEED, "inside");
    assert_eq!(game.refused(go(empty, Way::Walk(dune))), rules::CREW);
    assert!(!game.is_refused(go(beast, Way::Walk(dune))), "a creature needs nobody");
    game.play(go(speeder, Way::Walk(dune)));
    assert_eq!(
        (game.place(speeder), game.place(ObjId(5))),
        (Some(Place::At(dune)), Some(Place::Aboard(speeder, Role::Pilot)))
    );
}

/// SW-MOV-03: Tatooine (7) to Yavin 4 (4) is three parsecs; the X-wing has hyperspeed 5, TIEs none.
#[test]
fn hyperspeed_reaches_systems_in_range() {
    let mut scene = light();
    let tatooine = scene.location("1_127", LIGHT);
    let yavin = scene.location("1_135", LIGHT);
    let alderaan = scene.location("1_281", DARK);
    let wing = scene.at("1_146", LIGHT, tatooine);
    let corvette = scene.at("1_140", LIGHT, tatooine);
    let red = scene.at("1_145", LIGHT, tatooine);
    let mut game = scene.begin();
    assert!(!game.is_refused(go(wing, Way::Hyperspeed(alderaan))), "five parsecs");
    assert_eq!(game.refused(go(corvette, Way::Hyperspeed(alderaan))), rules::HYPERSPEED, "hyperspeed 3");
    assert!(!game.is_refused(go(corvette, Way::Hyperspeed(yavin))));
    assert_eq!(game.refused(go(red, Way::Hyperspeed(yavin))), rules::CREW);
    game.play(go(wing, Way::Hyperspeed(yavin)));
    assert_eq!((game.place(wing), game.force(LIGHT)), (Some(Place::At(yavin)), 4));
}

/// SW-MOV-04: free to the docking bay, one Force to the farm; a TIE lands at the bay only, a corvette nowhere.
#[test]
fn starfighters_land_and_take_off() {
    let mut scene = light();
    let bay = scene.location("1_129", LIGHT);
    let farm = scene.location("1_132", LIGHT);
    let tatooine = scene.location("1_127", LIGHT);
    let wing = scene.at("1_146", LIGHT, tatooine);
    let second = scene.at("1_146", LIGHT, tatooine);
    let landed = scene.at("1_146", LIGHT, bay);
    let corvette = scene.at("1_140", LIGHT, tatooine);
    let mut game = scene.begin();
    assert_eq!(game.refused(go(corvette, Way::Land(bay))), rules::LAND);
    game.play(go(wing, Way::Land(bay)));
    assert_eq!(game.force(LIGHT), 5);
    game.play(go(second, Way::Land(farm)));
    assert_eq!(game.force(LIGHT), 4);
    game.play(go(landed, Way::TakeOff(tatooine)));
    assert_eq!((game.place(landed), game.force(LIGHT)), (Some(Place::At(tatooine)), 4));

    let mut scene = Scene::new(Phase::Move);
    scene.force(DARK, 5);
    let bay = scene.location("1_129", LIGHT);
    let farm = scene.location("1_132", LIGHT);
    let tatooine = scene.location("1_127", LIGHT);
    let tie = scene.at("1_304", DARK, tatooine);
    let game = scene.begin();
    assert_eq!(game.refused(go(tie, Way::Land(farm))), rules::LAND);
    assert!(!game.is_refused(go(tie, Way::Land(bay))));
}

/// SW-MOV-05: in and out at a site, free, once a phase.
#[test]
fn characters_get_in_and_out() {
    let mut scene = light();
    let bay = scene.location("1_129", LIGHT);
    let falcon = scene.at("1_143", LIGHT, bay);
    let luke = scene.at("1_19", LIGHT, bay);
    let mut game = scene.begin();
    game.play(go(luke, Way::Embark(falcon, Role::Pilot)));
    assert_eq!((game.place(luke), game.force(LIGHT)), (Some(Place::Aboard(falcon, Role::Pilot)), 5));
    assert!(game.is_refused(go(luke, Way::Disembark)));

    let mut scene = light();
    let tatooine = scene.location("1_127", LIGHT);
    let bay = scene.location("1_129", LIGHT);
    let falcon = scene.at("1_143", LIGHT, tatooine);
    let han = scene.aboard("1_3", LIGHT, falcon, Role::Pilot);
    let landed = scene.at("1_143", LIGHT, bay);
    let luke = scene.aboard("1_19", LIGHT, landed, Role::Passenger);
    let mut game = scene.begin();
    assert_eq!(game.refused(go(han, Way::Disembark)), rules::EMBARK, "not in space");
    game.play(go(luke, Way::Disembark));
    assert_eq!(game.place(luke), Some(Place::At(bay)));
}

/// SW-MOV-06: two characters from Docking Bay 94 (Light pays 1) to Yavin 4's, for one Force together.
#[test]
fn a_group_goes_from_bay_to_bay_for_one_price() {
    let mut scene = light();
    let here = scene.location("1_129", LIGHT);
    let there = scene.location("1_136", LIGHT);
    let luke = scene.at("1_19", LIGHT, here);
    let leia = scene.at("1_17", LIGHT, here);
    let guard = scene.at("1_26", LIGHT, here);
    let mut game = scene.begin();
    game.play(Choice::Transit { from: here, to: there });
    assert_eq!(
        game.offers(),
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

/// SW-MOV-07: up to the corvette and down from it, an undriven speeder too.
#[test]
fn capital_starships_take_up_by_shuttle() {
    let mut scene = light();
    let cantina = scene.location("1_128", LIGHT);
    let farm = scene.location("1_132", LIGHT);
    let tatooine = scene.location("1_127", LIGHT);
    let corvette = scene.at("1_140", LIGHT, tatooine);
    let luke = scene.at("1_19", LIGHT, farm);
    let leia = scene.at("1_17", LIGHT, cantina);
    let speeder = scene.at("900_3", LIGHT, farm);
    let boshek = scene.aboard("1_4", LIGHT, corvette, Role::Passenger);
    let mut game = scene.begin();
    assert_eq!(game.refused(go(leia, Way::ShuttleUp(corvette, Role::Passenger))), rules::SHUTTLE, "inside");
    game.play(go(luke, Way::ShuttleUp(corvette, Role::Pilot)));
    game.play(go(speeder, Way::ShuttleUp(corvette, Role::Cargo)));
    game.play(go(boshek, Way::ShuttleDown(farm)));
    assert_eq!(
        (game.place(speeder), game.place(boshek)),
        (Some(Place::Aboard(corvette, Role::Cargo)), Some(Place::At(farm)))
    );
    assert_eq!(game.force(LIGHT), 2);
}

/// SW-MOV-09: the Devastator comes to Ralltiir and leaves it free, another ship pays; it is stronger there.
#[test]
fn ralltiir_is_free_for_the_devastator() {
    let mut scene = Scene::new(Phase::Move);
    scene.force(DARK, 5);
    let ralltiir = scene.location("2_148", DARK);
    let yavin = scene.location("1_296", DARK);
    let devastator = scene.at("1_301", DARK, yavin);
    let destroyer = scene.at("1_302", DARK, yavin);
    let mut game = scene.begin();
    assert_eq!(game.value(swccg::Quantity::Power(devastator)), 9);
    game.play(go(devastator, Way::Hyperspeed(ralltiir)));
    assert_eq!((game.force(DARK), game.value(swccg::Quantity::Power(devastator))), (5, 10));
    game.play(go(destroyer, Way::Hyperspeed(ralltiir)));
    assert_eq!(game.force(DARK), 4);
}

/// SW-MOV-08, SW-ACN-07
#[test]
fn what_a_text_fixes_stays() {
    let mut scene = light();
    let cantina = scene.location("1_128", LIGHT);
    let bay = scene.location("1_129", LIGHT);
    let guard = scene.at("1_26", LIGHT, cantina);
    let luke = scene.at("1_19", LIGHT, cantina);
    let leia = scene.at("1_17", LIGHT, cantina);
    scene.mark(leia, Marks::BARRED);
    let game = scene.begin();
    assert_eq!(game.refused(go(guard, Way::Walk(bay))), rules::FIXED);
    assert_eq!(game.refused(go(leia, Way::Walk(bay))), rules::BARRED);
    assert!(!game.is_refused(go(luke, Way::Walk(bay))));
}
