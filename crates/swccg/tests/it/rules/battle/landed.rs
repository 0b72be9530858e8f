//! Landed starships in battles: they are fought like anything else that gives presence, but nobody pilots them.

use crate::rules::scene::{DARK, LIGHT, Play, Scene};
use swccg::{Choice, Marks, MoveKind, ObjId, Phase, Quantity, Question, Role, rules};

/// Dark's Vader where a Light ship has landed; Dark's battle phase.
fn landed(ship: &str, aboard: &[(&str, Role)]) -> (Play, [ObjId; 2], Vec<ObjId>) {
    let mut scene = Scene::new(Phase::Battle);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    scene.at("Darth Vader", DARK, farm);
    let ship = scene.at(ship, LIGHT, farm);
    let crew = aboard.iter().map(|(card, role)| scene.aboard(card, LIGHT, ship, *role)).collect();
    scene.force(DARK, 2);
    (scene.begin(), [farm, ship], crew)
}

/// SW-BTL-02, SW-BTL-03: an X-wing with its permanent pilot gives presence, so a battle can be initiated against it; it
/// adds no power and draws no destiny: Vader's six are the damage.
#[test]
fn a_landed_starship_is_fought() {
    let (mut game, [farm, wing], _) = landed("X-wing", &[]);
    assert_eq!(game.legal_choices(), [Choice::Pass, Choice::Battle(farm)]);
    game.play(Choice::Battle(farm));
    assert!(game.marks(wing).has(Marks::FIGHTS));
    assert_eq!(game.value(Quantity::TotalPower(LIGHT, farm)), 0);
    assert_eq!(game.value(Quantity::BattleDestinies(LIGHT, farm)), 0);
    while !matches!(game.0.question(), Question::Damage(_)) {
        game.play(Choice::Pass);
    }
    assert_eq!((game.asked(), game.value(Quantity::Damage(LIGHT))), (LIGHT, 6));
    game.play(Choice::Forfeit(wing));
    game.let_go();
    assert_eq!(game.place(wing), None);
}

/// SW-CAP-02: on the ground nobody pilots: Han adds nothing to the Falcon, it has no maneuver, and its text is silent;
/// both take part with ability that counts for presence, not for battle destiny. It can still take off.
#[test]
fn nobody_pilots_a_landed_starship() {
    let (mut game, [farm, falcon], crew) = landed("Millennium Falcon", &[("Han Solo", Role::Pilot)]);
    let numbers = [Quantity::Power(falcon), Quantity::Maneuver(falcon), Quantity::Immunity(falcon)];
    assert_eq!(numbers.map(|number| game.value(number)), [0; 3]);
    let why = game.0.explain_quantity(Quantity::Power(falcon)).reasons;
    assert!(why.iter().any(|line| line.by == swccg::numbers::breakdown::Cause::Rule(rules::CREW)), "{why:?}");
    game.play(Choice::Battle(farm));
    assert!(game.marks(falcon).has(Marks::FIGHTS) && game.marks(crew[0]).has(Marks::FIGHTS));
    assert_eq!(game.value(Quantity::TotalAbility(LIGHT, farm)), 0);
    assert_eq!(game.value(Quantity::BattleDestinies(LIGHT, farm)), 0, "Han's text speaks of what he pilots");
    let mut scene = Scene::new(Phase::Move).light();
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let tatooine = scene.location("Tatooine", LIGHT);
    let falcon = scene.at("Millennium Falcon", LIGHT, farm);
    scene.aboard("Han Solo", LIGHT, falcon, Role::Pilot);
    scene.force(LIGHT, 1);
    let mut game = scene.begin();
    game.play(Choice::Move { card: falcon, way: MoveKind::TakeOff(tatooine) });
    assert_eq!(game.value(Quantity::Power(falcon)), 3 + 2);
}

/// SW-WPN-04, SW-CAP-02: armor of a ship without a pilot is two at most, so on the ground the Corvette has two.
#[test]
fn a_landed_starship_has_little_armor() {
    let (game, [_, corvette], _) = landed("Corellian Corvette", &[("Biggs Darklighter", Role::Pilot)]);
    assert_eq!(game.value(Quantity::Defense(corvette)), 2);
}
