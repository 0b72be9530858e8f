//! What any player would call a mistake.

use crate::rules::scene::{DARK, LIGHT, Scene, deploy, name};
use swccg::inquiry::Blunder;
use swccg::{Choice, Destination, Phase};

/// Alter against one's own Effect is a blunder, against the opponent's it is not. SW-ACN-05
#[test]
fn nobody_cancels_an_own_effect() {
    let mut scene = Scene::new(Phase::Deploy);
    let core = scene.location("Death Star: Central Core", DARK);
    let effect = scene.on("Presence Of The Force", DARK, core);
    scene.at("Darth Vader", DARK, core);
    scene.hand(DARK, &["Alter (Dark)"]);
    scene.hand(LIGHT, &["Alter (Light)"]);
    let game = scene.begin();
    let alter = |card| Choice::Play { card: name(card), clause: 0, target: Some(effect) };
    assert!(!game.is_refused(alter("Alter (Dark)")), "it is legal");
    assert_eq!(game.0.blunder(DARK, alter("Alter (Dark)")), Some(Blunder::OwnCard));
    assert_eq!(game.0.blunder(LIGHT, alter("Alter (Light)")), None);
}

/// A trooper alone cannot reach Obi-Wan; Vader, who may draw, can. SW-BTL-06
#[test]
fn hopeless_battles_are_known() {
    let judged = |who: &str| {
        let mut scene = Scene::new(Phase::Battle);
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        scene.at(who, DARK, cantina);
        scene.at("Obi-Wan Kenobi", LIGHT, cantina);
        scene.force(DARK, 1);
        let game = scene.begin();
        (game.0.blunder(DARK, Choice::Battle(cantina)), game.0.is_battle_worth_trying(DARK, cantina))
    };
    assert_eq!(judged("Stormtrooper"), (Some(Blunder::HopelessBattle), false));
    assert_eq!(judged("Darth Vader"), (None, true));
}

/// A blaster goes from a trooper to a general, not back; a location with as many own icons is worth laying. SW-WPN-07
#[test]
fn items_go_one_way_and_locations_are_laid() {
    let mut scene = Scene::new(Phase::Deploy);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let [trooper, general] = ["Stormtrooper", "General Tagge"].map(|card| scene.at(card, DARK, cantina));
    let [low, high] = [trooper, general].map(|host| scene.on("Imperial Blaster", DARK, host));
    scene.hand(DARK, &["Kessel", "Stormtrooper"]);
    let game = scene.begin();
    assert!(game.0.is_transfer_useful(low, general) && !game.0.is_transfer_useful(high, trooper));
    assert!(game.0.is_good_location(DARK, deploy("Kessel", Destination::Row(0))));
    assert!(!game.0.is_good_location(DARK, deploy("Stormtrooper", Destination::At(cantina))));
}
