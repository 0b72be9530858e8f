//! Barred cards: out of the battle they came to, with everybody aboard, and not moved by a text.

use crate::rules::scene::{DARK, LIGHT, Scene, deploy, name};
use swccg::{Choice, Marks, Phase, Quantity, Role, To, rules};

const BARRIER: &str = "1_105";

/// SW-ACN-07, SW-REA-01: what reacts into a battle and is barred does not fight in it.
#[test]
fn a_barred_card_leaves_the_battle_it_came_to() {
    let mut scene = Scene::new(Phase::Battle).light();
    let corridor = scene.location("1_286", DARK);
    let caller = scene.at("1_170", DARK, corridor);
    scene.on("1_201", DARK, caller);
    scene.at("1_19", LIGHT, corridor);
    scene.hand(DARK, &["1_194"]);
    scene.hand(LIGHT, &[BARRIER]);
    scene.force(DARK, 5);
    scene.force(LIGHT, 5);
    let mut game = scene.begin();
    game.play(Choice::Battle(corridor));
    while game.asked() != DARK {
        game.play(Choice::Pass);
    }
    let alone = game.value(Quantity::TotalPower(DARK, corridor));
    game.play(deploy("1_194", To::At(corridor)));
    let barrier = Choice::Play { card: name(BARRIER), clause: 0, target: None };
    while !game.offers().contains(&barrier) {
        game.play(Choice::Pass);
    }
    let came = game.0.laid().find(|laid| laid.card == name("1_194")).unwrap().id;
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
        let yavin = scene.location("1_135", LIGHT);
        let tie = scene.at("1_306", DARK, yavin);
        scene.aboard("1_168", DARK, tie, Role::Pilot);
        scene.mark(tie, if barred { Marks::BARRED } else { Marks::NONE });
        scene.at("1_140", LIGHT, yavin);
        scene.hand(LIGHT, &["1_28"]);
        scene.force(LIGHT, 5);
        // Light has another battle to choose, so that the phase does not pass by itself.
        let cantina = scene.location("1_128", LIGHT);
        scene.at("1_28", LIGHT, cantina);
        scene.at("1_194", DARK, cantina);
        let game = scene.begin();
        (game, Choice::Battle(yavin))
    };
    let (game, choice) = battle(false);
    assert!(!game.is_refused(choice));
    let (game, choice) = battle(true);
    assert_eq!(game.refused(choice), rules::BATTLE_PRESENCE, "Vader sits in the barred TIE");
}

/// SW-ACN-07, SW-MOV-14: a text that takes a group along does not move who is barred.
#[test]
fn groups_leave_the_barred_behind() {
    let joins = |barred: bool| {
        let mut scene = Scene::new(Phase::Move).light();
        let from = scene.location("1_129", LIGHT);
        scene.location("1_128", LIGHT);
        let trooper = scene.at("1_28", LIGHT, from);
        scene.at("1_19", LIGHT, from);
        scene.mark(trooper, if barred { Marks::BARRED } else { Marks::NONE });
        scene.hand(LIGHT, &["1_97"]);
        scene.force(LIGHT, 5);
        let mut game = scene.begin();
        let nabrun = game.offers().into_iter().find(|choice| {
            matches!(choice, Choice::Play { card, target, .. } if *card == name("1_97") && *target == Some(from))
        });
        game.play(nabrun.unwrap());
        game.let_go();
        for _ in 0..4 {
            if matches!(game.0.question(), swccg::Question::Gather(_)) {
                break;
            }
            let first = game.offers()[0];
            game.play(first);
        }
        !game.is_refused(Choice::Join(trooper))
    };
    assert_eq!([joins(false), joins(true)], [true, false]);
}
