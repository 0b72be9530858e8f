//! Barred cards: they leave the battle they came to, with everybody aboard, and texts do not move them.

use crate::rules::scene::{DARK, LIGHT, Scene, deploy, name};
use swccg::{Choice, Destination, Marks, Phase, Quantity, Role, rules};

const BARRIER: &str = "Rebel Barrier";

/// SW-ACN-07, SW-REA-01: a card that reacts to a battle and is barred does not fight in it.
#[test]
fn a_barred_card_leaves_the_battle_it_came_to() {
    let mut scene = Scene::new(Phase::Battle).light();
    let corridor = scene.location("Death Star: Level 4 Military Corridor", DARK);
    let caller = scene.at("Death Star Trooper", DARK, corridor);
    scene.on("Comlink", DARK, caller);
    scene.at("Luke Skywalker", LIGHT, corridor);
    scene.hand(DARK, &["Stormtrooper"]);
    scene.hand(LIGHT, &[BARRIER]);
    scene.force(DARK, 5);
    scene.force(LIGHT, 5);
    let mut game = scene.begin();
    game.play(Choice::Battle(corridor));
    while game.asked() != DARK {
        game.play(Choice::Pass);
    }
    let alone = game.value(Quantity::TotalPower(DARK, corridor));
    game.play(deploy("Stormtrooper", Destination::At(corridor)));
    let barrier = Choice::Play { card: name(BARRIER), clause: 0, target: None };
    while !game.legal_choices().contains(&barrier) {
        game.play(Choice::Pass);
    }
    let came = game.0.table_cards().find(|laid| laid.card == name("Stormtrooper")).unwrap().id;
    assert!(game.marks(came).has(Marks::FIGHTS));
    game.play(barrier);
    game.let_go();
    assert!(game.marks(came).has(Marks::BARRED) && !game.marks(came).has(Marks::FIGHTS));
    assert_eq!(game.value(Quantity::TotalPower(DARK, corridor)), alone);
}

/// SW-ACN-07, SW-BTL-03: the crew of a barred starship does not fight without it.
#[test]
fn nobody_fights_without_the_ship_around() {
    let battle = |barred: bool| {
        let mut scene = Scene::new(Phase::Battle).light();
        let yavin = scene.location("Yavin 4 (Light)", LIGHT);
        let tie = scene.at("Vader's Custom TIE", DARK, yavin);
        scene.aboard("Darth Vader", DARK, tie, Role::Pilot);
        scene.mark(tie, if barred { Marks::BARRED } else { Marks::NONE });
        scene.at("Corellian Corvette", LIGHT, yavin);
        scene.hand(LIGHT, &["Rebel Trooper"]);
        scene.force(LIGHT, 5);
        // Light has another possible battle, so that the phase is not skipped.
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        scene.at("Rebel Trooper", LIGHT, cantina);
        scene.at("Stormtrooper", DARK, cantina);
        let game = scene.begin();
        (game, Choice::Battle(yavin))
    };
    let (game, choice) = battle(false);
    assert!(!game.is_refused(choice));
    let (game, choice) = battle(true);
    assert_eq!(game.refused(choice), rules::BATTLE_PRESENCE, "Vader sits in the barred TIE");
}

/// SW-ACN-07, SW-MOV-14: a text that moves a group does not move a barred card.
#[test]
fn groups_leave_the_barred_behind() {
    let joins = |barred: bool| {
        let mut scene = Scene::new(Phase::Move).light();
        let from = scene.location("Tatooine: Docking Bay 94", LIGHT);
        scene.location("Tatooine: Cantina", LIGHT);
        let trooper = scene.at("Rebel Trooper", LIGHT, from);
        scene.at("Luke Skywalker", LIGHT, from);
        scene.mark(trooper, if barred { Marks::BARRED } else { Marks::NONE });
        scene.hand(LIGHT, &["Nabrun Leids"]);
        scene.force(LIGHT, 5);
        let mut game = scene.begin();
        let nabrun = game.legal_choices().into_iter().find(|choice| {
            matches!(choice, Choice::Play { card, target, .. } if *card == name("Nabrun Leids") && *target == Some(from))
        });
        game.play(nabrun.unwrap());
        game.let_go();
        for _ in 0..4 {
            if matches!(game.0.question(), swccg::Question::Gather(_)) {
                break;
            }
            let first = game.legal_choices()[0];
            game.play(first);
        }
        !game.is_refused(Choice::Join(trooper))
    };
    assert_eq!([joins(false), joins(true)], [true, false]);
}
