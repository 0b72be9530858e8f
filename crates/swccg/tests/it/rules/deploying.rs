//! What comes to the table, where, and at what price.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, deploy, name};
use swccg::{Choice, ObjId, Phase, Place, Role, To, rules};

/// Light's deploy phase with ten Force.
fn light(hand: &[&str]) -> Scene {
    let mut scene = Scene::new(Phase::Deploy).light();
    scene.hand(LIGHT, hand);
    scene.force(LIGHT, 10);
    scene
}

/// SW-LOC-01, SW-LOC-02: Cantina, docking bay, farm, system; an exterior site has two places beside the farm.
#[test]
fn locations_lie_in_the_order_of_their_planet() {
    let mut scene = light(&["1_130", "1_129", "1_135", "1_28"]);
    let cantina = scene.location("1_128", LIGHT);
    let farm = scene.location("1_132", LIGHT);
    let system = scene.location("1_127", LIGHT);
    scene.at("1_19", LIGHT, cantina);
    let pilot = scene.at("1_27", LIGHT, farm);
    let mut game = scene.begin();
    let places = |game: &Play, card: &str| -> Vec<u8> {
        (0..9).filter(|place| !game.is_refused(deploy(card, To::Row(*place)))).collect()
    };
    assert_eq!(places(&game, "1_130"), [1, 2], "before or after the farm, not inside, not beyond the system");
    assert_eq!(places(&game, "1_129"), [1], "between Cantina and farm");
    assert_eq!(places(&game, "1_135"), [3], "another planet begins at the end");
    assert_eq!(game.refused(deploy("1_130", To::Row(0))), rules::ROW);
    game.play(deploy("1_129", To::Row(1)));
    let row = game.0.laid().filter(|laid| laid.place == Place::Row).count();
    assert_eq!(row, 4);
    game.pass_to(Phase::Move);
    // Luke may walk to the docking bay, which now lies between.
    let bay = ObjId(5);
    let walk = |to| Choice::Move { card: ObjId(3), way: swccg::Way::Walk(to) };
    assert!(!game.is_refused(walk(bay)));
    assert_eq!(game.refused(walk(farm)), rules::LANDSPEED);
    let up = Choice::Move { card: pilot, way: swccg::Way::Walk(system) };
    assert_eq!(game.refused(up), rules::LANDSPEED, "nothing is adjacent to a system");
}

/// SW-LOC-03
#[test]
fn ones_own_version_covers_the_opponents_location() {
    let mut scene = light(&["1_135"]);
    let yavin = scene.location("1_296", DARK);
    let tie = scene.at("1_304", DARK, yavin);
    let mut game = scene.begin();
    assert_eq!(game.refused(deploy("1_135", To::Row(1))), rules::CONVERT);
    game.play(deploy("1_135", To::Over(yavin)));
    let top = game.0.laid().find(|laid| laid.id == yavin).unwrap();
    assert_eq!((top.card, top.owner), (name("1_135"), LIGHT));
    assert_eq!(game.place(tie), Some(Place::At(yavin)), "everything there stays");
    let under = game.0.laid().find(|laid| laid.place == Place::Under(yavin)).unwrap();
    assert_eq!((under.card, under.owner), (name("1_296"), DARK));
}

/// SW-DEP-01: Light has no icon on Central Core; a trooper there gives presence; Leia is a spy.
#[test]
fn presence_or_icons_are_needed() {
    let mut scene = light(&["1_28", "1_17"]);
    let core = scene.location("1_283", DARK);
    let bay = scene.location("1_285", DARK);
    let game = scene.begin();
    assert_eq!(game.refused(deploy("1_28", To::At(core))), rules::DEPLOY_WHERE);
    assert!(!game.is_refused(deploy("1_28", To::At(bay))));
    assert!(!game.is_refused(deploy("1_17", To::At(core))), "a spy");
    let mut scene = light(&["1_28"]);
    let core = scene.location("1_283", DARK);
    scene.at("1_28", LIGHT, core);
    assert!(!scene.begin().is_refused(deploy("1_28", To::At(core))));
}

/// SW-DEP-02: Luke costs 3, at the farm 2; a trooper deploys free beside Leia (ability 3), not beside a trooper.
#[test]
fn costs_are_modified_where_the_card_goes() {
    let cost = |hand: &str, location: &str, with: &str| {
        let mut scene = light(&[hand]);
        let at = scene.location(location, LIGHT);
        scene.at(with, LIGHT, at);
        let mut game = scene.begin();
        game.play(deploy(hand, To::At(at)));
        10 - game.force(LIGHT)
    };
    assert_eq!(cost("1_19", "1_128", "1_28"), 3);
    assert_eq!(cost("1_19", "1_132", "1_28"), 2);
    assert_eq!(cost("1_28", "1_128", "1_17"), 0);
    assert_eq!(cost("1_28", "1_128", "1_28"), 1);
}

/// SW-DEP-03, SW-DEP-04
#[test]
fn dots_and_personas_limit_copies() {
    let mut scene = light(&["1_19", "1_17", "1_28"]);
    let cantina = scene.location("1_128", LIGHT);
    scene.at("900_7", LIGHT, cantina);
    scene.at("1_17", LIGHT, cantina);
    scene.at("1_28", LIGHT, cantina);
    let game = scene.begin();
    assert_eq!(game.refused(deploy("1_19", To::At(cantina))), rules::PERSONA, "two versions of Luke");
    assert_eq!(game.refused(deploy("1_17", To::At(cantina))), rules::DEPLOY_DOTS);
    assert!(!game.is_refused(deploy("1_28", To::At(cantina))));
}

/// SW-DEP-05, SW-DEP-06, SW-DEP-07
#[test]
fn characters_to_sites_capitals_to_systems_starfighters_by_their_pilots() {
    let mut scene = light(&["1_28", "1_140", "1_146", "1_145"]);
    let cantina = scene.location("1_128", LIGHT);
    let bay = scene.location("1_129", LIGHT);
    let tatooine = scene.location("1_127", LIGHT);
    let game = scene.begin();
    assert_eq!(game.refused(deploy("1_28", To::At(tatooine))), rules::DEPLOY_CHARACTER);
    assert_eq!(game.refused(deploy("1_140", To::At(bay))), rules::DEPLOY_CAPITAL);
    assert!(!game.is_refused(deploy("1_140", To::At(tatooine))));
    assert!(!game.is_refused(deploy("1_146", To::At(tatooine))), "its pilot is permanent");
    assert!(!game.is_refused(deploy("1_146", To::At(bay))));
    assert_eq!(game.refused(deploy("1_145", To::At(tatooine))), rules::DEPLOY_STARFIGHTER);
    assert!(!game.is_refused(deploy("1_145", To::At(bay))));
    assert_eq!(game.refused(deploy("1_146", To::At(cantina))), rules::DEPLOY_STARFIGHTER);
}

/// SW-DEP-08, SW-DEP-09, SW-DEP-12: outside, in a cargo bay, or where the text says.
#[test]
fn vehicles_deploy_outside_or_into_cargo() {
    let mut scene = light(&["900_3", "900_3"]);
    let cantina = scene.location("1_128", LIGHT);
    let farm = scene.location("1_132", LIGHT);
    let tatooine = scene.location("1_127", LIGHT);
    let corvette = scene.at("1_140", LIGHT, tatooine);
    let mut game = scene.begin();
    assert_eq!(game.refused(deploy("900_3", To::At(cantina))), rules::DEPLOY_VEHICLE);
    assert!(!game.is_refused(deploy("900_3", To::At(farm))));
    game.play(deploy("900_3", To::Aboard(corvette, Role::Cargo)));
    assert_eq!(game.refused(deploy("900_3", To::Aboard(corvette, Role::Cargo))), rules::DEPLOY_CARGO, "full");

    let mut scene = Scene::new(Phase::Deploy);
    scene.hand(DARK, &["900_4"]);
    scene.force(DARK, 5);
    let core = scene.location("1_283", DARK);
    let cantina = scene.location("1_128", LIGHT);
    let game = scene.begin();
    assert!(!game.is_refused(deploy("900_4", To::At(core))), "interior, but its text says so");
    assert_eq!(game.refused(deploy("900_4", To::At(cantina))), rules::DEPLOY_ONLY);
}

/// SW-DEP-12: Death Star Troopers only on the Death Star; R1-G4 boards no starfighter.
#[test]
fn texts_say_where_a_card_may_not_go() {
    let mut scene = Scene::new(Phase::Deploy);
    scene.hand(DARK, &["1_170", "1_192"]);
    scene.force(DARK, 9);
    let core = scene.location("1_283", DARK);
    let cantina = scene.location("1_128", LIGHT);
    let yavin = scene.location("1_296", DARK);
    let destroyer = scene.at("1_302", DARK, yavin);
    let scout = scene.at("1_305", DARK, yavin);
    let game = scene.begin();
    assert_eq!(game.refused(deploy("1_170", To::At(cantina))), rules::DEPLOY_ONLY);
    assert_eq!(game.refused(deploy("1_192", To::Aboard(scout, Role::Passenger))), rules::DEPLOY_ONLY);
    assert!(!game.is_refused(deploy("1_170", To::At(core))));
    assert!(!game.is_refused(deploy("1_192", To::Aboard(destroyer, Role::Passenger))));
}

/// SW-DEP-10: a blaster on an own warrior for one Force, not on a droid, not on the opponent's warrior.
#[test]
fn weapons_deploy_on_hosts_their_text_names() {
    let mut scene = light(&["1_152", "1_155", "1_157"]);
    let cantina = scene.location("1_128", LIGHT);
    let trooper = scene.at("1_28", LIGHT, cantina);
    let luke = scene.at("1_19", LIGHT, cantina);
    let droid = scene.at("1_32", LIGHT, cantina);
    let foe = scene.at("1_194", DARK, cantina);
    let mut game = scene.begin();
    assert_eq!(game.refused(deploy("1_152", To::On(droid))), rules::DEPLOY_ON);
    assert_eq!(game.refused(deploy("1_152", To::On(foe))), rules::DEPLOY_ON);
    assert_eq!(game.refused(deploy("1_157", To::On(luke))), rules::DEPLOY_ON, "Obi-Wan's alone");
    game.play(deploy("1_152", To::On(trooper)));
    assert_eq!(game.force(LIGHT), 9);
    // Seven less ability: three on Luke, six on a trooper.
    game.play(deploy("1_155", To::On(luke)));
    assert_eq!(game.force(LIGHT), 6);
}

/// SW-DEP-11: the Falcon (3) with a Rebel Pilot (2) at Tatooine.
#[test]
fn a_starship_deploys_with_its_pilot() {
    let mut scene = light(&["1_143", "1_27", "1_28"]);
    let tatooine = scene.location("1_127", LIGHT);
    let mut game = scene.begin();
    let with = |pilot: &str| Choice::DeployWith { ship: name("1_143"), pilot: name(pilot), at: tatooine };
    assert_eq!(game.refused(with("1_28")), rules::DEPLOY_WITH);
    assert_eq!(game.refused(deploy("1_143", To::At(tatooine))), rules::DEPLOY_STARFIGHTER);
    game.play(with("1_27"));
    assert_eq!(game.force(LIGHT), 5);
    assert_eq!(
        (game.place(ObjId(1)), game.place(ObjId(2))),
        (Some(Place::At(tatooine)), Some(Place::Aboard(ObjId(1), Role::Pilot)))
    );
}

/// SW-CAP-01: the X-wing has no seat; the Falcon two pilots' and two passengers'.
#[test]
fn seats_are_limited() {
    let mut scene = light(&["1_27", "1_28"]);
    let bay = scene.location("1_129", LIGHT);
    let falcon = scene.at("1_143", LIGHT, bay);
    let wing = scene.at("1_146", LIGHT, bay);
    scene.aboard("1_3", LIGHT, falcon, Role::Pilot);
    scene.aboard("1_4", LIGHT, falcon, Role::Pilot);
    let game = scene.begin();
    assert_eq!(game.refused(deploy("1_27", To::Aboard(falcon, Role::Pilot))), rules::CAPACITY);
    assert_eq!(game.refused(deploy("1_28", To::Aboard(wing, Role::Passenger))), rules::CAPACITY);
    assert_eq!(game.refused(deploy("1_28", To::Aboard(falcon, Role::Astromech))), rules::CAPACITY);
    assert!(!game.is_refused(deploy("1_28", To::Aboard(falcon, Role::Passenger))));
}

/// SW-WPN-07: a blaster from trooper to Luke costs one again; not to somebody elsewhere, not twice a phase.
#[test]
fn weapons_are_transferred_between_cards_present_together() {
    let mut scene = light(&["1_28"]);
    let cantina = scene.location("1_128", LIGHT);
    let bay = scene.location("1_129", LIGHT);
    let trooper = scene.at("1_28", LIGHT, cantina);
    let luke = scene.at("1_19", LIGHT, cantina);
    let leia = scene.at("1_17", LIGHT, bay);
    let blaster = scene.on("1_152", LIGHT, trooper);
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
