//! Numbers say why: base value and modifiers, by card and rule.

use crate::scene::{DARK, LIGHT, Scene, name};
use swccg::why::{Cause, Reason, Step};
use swccg::{Phase, Quantity, Role, rules};

fn plus(by: Cause, n: i16) -> Reason {
    Reason { by, step: Step::Plus(n) }
}

/// SW-VAL-01: Luke (3) at the Cantina is no alien; BoShek (2) is: three. The belt adds two on Tatooine.
#[test]
fn power_is_printed_power_and_texts() {
    let mut scene = Scene::new(Phase::Deploy);
    scene.hand(DARK, &["1_194"]);
    let cantina = scene.location("1_128", LIGHT);
    let luke = scene.at("1_19", LIGHT, cantina);
    let boshek = scene.at("1_4", LIGHT, cantina);
    let belt = scene.on("1_40", LIGHT, boshek);
    let game = scene.begin();
    assert_eq!(game.0.why(Quantity::Power(luke)).reasons, [plus(Cause::Printed(name("1_19")), 3)]);
    let why = game.0.why(Quantity::Power(boshek));
    assert_eq!(
        why.reasons,
        [
            plus(Cause::Printed(name("1_4")), 2),
            plus(Cause::Text(cantina, name("1_128")), 1),
            plus(Cause::Text(belt, name("1_40")), 2),
        ]
    );
    assert_eq!((why.value, game.value(Quantity::Forfeit(boshek))), (5, 3 + 2));
}

/// SW-VAL-01: a Death Star Trooper (2) off the Death Star has 1; three below nought is nought.
#[test]
fn no_value_is_below_nought() {
    let mut scene = Scene::new(Phase::Deploy);
    scene.hand(DARK, &["1_194"]);
    let room = scene.location("1_287", DARK);
    let cantina = scene.location("1_128", LIGHT);
    scene.at("1_178", DARK, room);
    let guard = scene.at("1_28", LIGHT, cantina);
    let trooper = scene.at("1_170", DARK, cantina);
    let game = scene.begin();
    assert_eq!(game.value(Quantity::Power(trooper)), 1);
    // General Tagge, a leader, controls the War Room: Rebel Troopers forfeit one less.
    assert_eq!(game.value(Quantity::Forfeit(guard)), 1);
}

/// SW-VAL-02: two belts on one host count once; two pilots count twice.
#[test]
fn copies_do_not_add_up_but_pilots_do() {
    let mut scene = Scene::new(Phase::Deploy);
    scene.hand(DARK, &["1_194"]);
    let core = scene.location("1_283", DARK);
    let bay = scene.location("1_129", LIGHT);
    let trooper = scene.at("1_194", DARK, core);
    scene.on("1_207", DARK, trooper);
    scene.on("1_207", DARK, trooper);
    let falcon = scene.at("1_143", LIGHT, bay);
    scene.aboard("1_27", LIGHT, falcon, Role::Pilot);
    scene.aboard("1_27", LIGHT, falcon, Role::Pilot);
    let game = scene.begin();
    assert_eq!(game.value(Quantity::Power(trooper)), 1 + 2, "two on the Death Star, once");
    assert_eq!(game.value(Quantity::Power(falcon)), 3 + 2 + 2);
}

/// SW-CAP-02: an unpiloted starfighter and an undriven transport are worth nothing in a fight; a lift drives itself.
#[test]
fn without_a_crew_there_is_no_power() {
    let mut scene = Scene::new(Phase::Deploy);
    scene.hand(DARK, &["1_194"]);
    let farm = scene.location("1_132", LIGHT);
    let red = scene.at("1_145", LIGHT, farm);
    let speeder = scene.at("900_3", LIGHT, farm);
    let beast = scene.at("900_2", LIGHT, farm);
    let walker = scene.at("900_1", DARK, farm);
    let lift = scene.at("900_4", DARK, farm);
    let game = scene.begin();
    for id in [red, speeder, walker] {
        let why = game.0.why(Quantity::Power(id));
        assert_eq!(why.reasons.last(), Some(&Reason { by: Cause::Rule(rules::CREW), step: Step::Is(0) }));
        assert_eq!((why.value, game.value(Quantity::Maneuver(id))), (0, 0));
    }
    assert_eq!((game.value(Quantity::Power(beast)), game.value(Quantity::Maneuver(lift))), (2, 1));
}

/// Texts of L1 and D1 that modify numbers, each in one position.
#[test]
fn pilots_and_astromechs_improve_their_ship() {
    let mut scene = Scene::new(Phase::Deploy);
    scene.hand(DARK, &["1_194"]);
    let yavin = scene.location("1_296", DARK);
    let red = scene.at("1_145", LIGHT, yavin);
    scene.aboard("1_3", LIGHT, red, Role::Pilot);
    let tie = scene.at("1_306", DARK, yavin);
    scene.aboard("1_168", DARK, tie, Role::Pilot);
    let destroyer = scene.at("1_301", DARK, yavin);
    scene.aboard("1_192", DARK, destroyer, Role::Passenger);
    let game = scene.begin();
    // Biggs on Red 3: power +2, manoeuvre +1, one battle destiny at least.
    assert_eq!((game.value(Quantity::Power(red)), game.value(Quantity::Maneuver(red))), (5, 5));
    assert_eq!(game.value(Quantity::BattleDestinies(LIGHT, yavin)), 1);
    // Vader on his own TIE: +4 instead of +3, manoeuvre +3, immune below 4.
    assert_eq!((game.value(Quantity::Power(tie)), game.value(Quantity::Maneuver(tie))), (6, 6));
    assert_eq!(game.value(Quantity::Immunity(tie)), 4);
    // R1-G4 on the Devastator: power +1, hyperspeed +1, immune below 3.
    assert_eq!(game.value(Quantity::Power(destroyer)), 10);
    assert_eq!(
        (game.value(Quantity::Hyperspeed(destroyer)), game.value(Quantity::Immunity(destroyer))),
        (4, 3)
    );
}

/// A system controlled helps the sites below it.
#[test]
fn a_controlled_system_adds_to_total_power_at_its_sites() {
    let mut scene = Scene::new(Phase::Deploy);
    scene.hand(DARK, &["1_194"]);
    let cantina = scene.location("1_128", LIGHT);
    let tatooine = scene.location("1_127", LIGHT);
    scene.at("1_146", LIGHT, tatooine);
    scene.at("1_146", LIGHT, tatooine);
    scene.at("1_19", LIGHT, cantina);
    scene.at("1_194", DARK, cantina);
    let game = scene.begin();
    assert_eq!(game.value(Quantity::TotalPower(LIGHT, cantina)), 3 + 2);
    assert_eq!(game.value(Quantity::TotalPower(DARK, cantina)), 1);
}
