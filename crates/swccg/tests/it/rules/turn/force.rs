//! Activating, draining, losing, drawing, recirculating; locations and presence.

use crate::rules::scene::{DARK, LIGHT, Scene, name};
use contract::{Game, Turn};
use swccg::cards::pile::{FaceDownCard, PileName, SeenBy};
use swccg::numbers::breakdown::{Adjustment, BreakdownLine, Cause};
use swccg::{Choice, LossSource, ObjId, Phase, Quantity, Role, rules};

/// SW-ACT-01: Cantina 2 for Light, Docking Bay 94 1, one personal; Luke off Tatooine 1 more.
#[test]
fn generation_counts_icons_oneself_and_texts() {
    let mut scene = Scene::new(Phase::Activate).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    scene.location("Tatooine: Docking Bay 94", LIGHT);
    let room = scene.location("Yavin 4: Massassi War Room", LIGHT);
    scene.at("Luke Skywalker", LIGHT, room);
    let game = scene.begin();
    let why = game.0.explain_quantity(Quantity::Generation(LIGHT));
    assert_eq!(why.value, 1 + 2 + 1 + 2 + 1);
    assert_eq!(
        why.reasons[0],
        BreakdownLine { by: Cause::Rule(rules::GENERATION), step: Adjustment::Plus(1) }
    );
    assert_eq!(
        why.reasons[1],
        BreakdownLine { by: Cause::Text(cantina, name("Tatooine: Cantina")), step: Adjustment::Plus(2) }
    );
    assert_eq!(
        why.reasons[4],
        BreakdownLine { by: Cause::Text(ObjId(3), name("Luke Skywalker")), step: Adjustment::Plus(1) }
    );
    assert_eq!(game.value(Quantity::Generation(DARK)), 1 + 2 + 1);
}

/// SW-ACT-02
#[test]
fn no_more_is_activated_than_generated() {
    let mut scene = Scene::new(Phase::Activate);
    scene.location("Tatooine: Cantina", LIGHT);
    let mut game = scene.begin();
    assert_eq!(game.legal_choices(), [0, 1, 2, 3].map(Choice::Activate));
    assert_eq!(game.refused(Choice::Activate(4)), rules::ACTIVATE);
    game.play(Choice::Activate(2));
    assert_eq!((game.force(DARK), game.sees(DARK).reserve.len()), (2, 8));
}

/// SW-CTL-01, SW-CTL-02, SW-PRS-01: Dark controls the Cantina (two Light icons), not the farm.
#[test]
fn a_drain_takes_the_opponents_icons_where_one_controls() {
    let mut scene = Scene::new(Phase::Control);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    scene.at("Stormtrooper", DARK, cantina);
    scene.at("Stormtrooper", DARK, farm);
    scene.at("Rebel Trooper", LIGHT, farm);
    scene.at("WED-9-M1 'Bantha' Droid", LIGHT, cantina);
    let mut game = scene.begin();
    assert_eq!(
        game.legal_choices(),
        [Choice::Pass, Choice::Drain(cantina)],
        "a droid without ability is no presence"
    );
    assert_eq!(game.refused(Choice::Drain(farm)), rules::DRAIN);
    game.play(Choice::Drain(cantina));
    assert_eq!(game.asked(), LIGHT);
    for _ in 0..2 {
        game.play(Choice::Lose(LossSource::Pile(PileName::Reserve)));
    }
    assert_eq!(game.sees(LIGHT).lost, [name("Rebel Trooper"); 2]);
    assert_ne!(game.0.view(contract::Viewer::Watcher).phase, Phase::Control, "nothing is left to drain");
}

/// SW-FRC-01
#[test]
fn force_is_lost_from_piles_or_hand_one_at_a_time() {
    let mut scene = Scene::new(Phase::Control);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    scene.at("Stormtrooper", DARK, cantina);
    scene.hand(LIGHT, &["Luke Skywalker", "Rebel Trooper", "Rebel Trooper"]);
    scene.force(LIGHT, 1);
    let mut game = scene.begin();
    game.play(Choice::Drain(cantina));
    let lose = |from| Choice::Lose(from);
    assert_eq!(
        game.legal_choices(),
        [
            lose(LossSource::Pile(PileName::Reserve)),
            lose(LossSource::Pile(PileName::Force)),
            lose(LossSource::Hand(name("Luke Skywalker"))),
            lose(LossSource::Hand(name("Rebel Trooper"))),
        ]
    );
    assert_eq!(game.refused(lose(LossSource::Pile(PileName::Used))), rules::LOSE);
    game.play(lose(LossSource::Hand(name("Luke Skywalker"))));
    game.play(lose(LossSource::Pile(PileName::Force)));
    assert_eq!(
        (game.sees(LIGHT).lost, game.sees(LIGHT).hand),
        (vec![name("Luke Skywalker"), name("Rebel Trooper")], 2)
    );
}

/// SW-FRC-02
#[test]
fn force_is_used_unseen_and_nobody_pays_more_than_there_is() {
    let mut scene = Scene::new(Phase::Deploy);
    let core = scene.location("Death Star: Central Core", DARK);
    scene.hand(DARK, &["Darth Vader", "Death Star Trooper"]);
    scene.force(DARK, 3);
    let mut game = scene.begin();
    let deploy = |card: &str| Choice::Deploy { card: name(card), to: swccg::Destination::At(core) };
    assert_eq!(game.refused(deploy("Darth Vader")), rules::USE);
    game.play(deploy("Death Star Trooper"));
    assert_eq!((game.force(DARK), game.sees(DARK).used.len()), (1, 2));
    assert!(game.sees(DARK).used.iter().all(|back| *back == FaceDownCard::Hidden(SeenBy::NOBODY)));
}

/// SW-FRC-03, SW-DRW-01
#[test]
fn cards_are_drawn_and_used_piles_go_under() {
    let mut scene = Scene::new(Phase::Draw);
    scene.location("Death Star: Central Core", DARK);
    scene.force(DARK, 3);
    scene.0.sides[LIGHT].used = vec![Some((name("Luke Skywalker"), SeenBy::ALL))];
    let mut game = scene.begin();
    assert_eq!(game.legal_choices(), [Choice::Pass, Choice::Draw]);
    game.play(Choice::Draw);
    assert_eq!((game.sees(DARK).hand, game.force(DARK)), (1, 2));
    game.play(Choice::Pass);
    let light = game.sees(LIGHT);
    assert_eq!((light.used.len(), light.reserve.len()), (0, 11));
    assert_eq!(
        light.reserve[0],
        FaceDownCard::Known(name("Luke Skywalker"), SeenBy::ALL),
        "under everything, and remembered"
    );
    assert_eq!((game.asked(), game.0.view(contract::Viewer::Watcher).turn), (LIGHT, 2));
}

/// SW-END-01
#[test]
fn whoever_has_no_life_force_has_lost() {
    let mut scene = Scene::new(Phase::Control);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    scene.at("Stormtrooper", DARK, cantina);
    scene.hand(LIGHT, &["Luke Skywalker"]);
    scene.0.sides[LIGHT].reserve.truncate(1);
    let mut game = scene.begin();
    game.play(Choice::Drain(cantina));
    game.play(Choice::Lose(LossSource::Pile(PileName::Reserve)));
    let Turn::Over(ending) = game.0.turn() else { panic!("over") };
    assert_eq!((ending.rule, ending.winners.has(DARK), ending.winners.len()), (rules::LOSING, true, 1));
}

/// SW-PRS-01, SW-PRS-02: a character in an enclosed vehicle provides presence but is not present.
#[test]
fn presence_counts_those_inside() {
    let mut scene = Scene::new(Phase::Control);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let walker = scene.at("Fixture Walker", DARK, farm);
    scene.aboard("Imperial Pilot", DARK, walker, Role::Pilot);
    scene.at("WED-9-M1 'Bantha' Droid", LIGHT, farm);
    let game = scene.begin();
    assert!(game.legal_choices().contains(&Choice::Drain(farm)));
    assert_eq!(
        game.value(Quantity::TotalPower(DARK, farm)),
        5 + 2,
        "the walker and its pilot's bonus, no power of the pilot"
    );
}

/// A chance step names the card that was turned over.
#[test]
fn an_unsettled_card_is_settled_by_chance() {
    let mut scene = Scene::new(Phase::Draw);
    scene.location("Death Star: Central Core", DARK);
    scene.0.sides[DARK].force = vec![None];
    scene.0.sides[DARK].unsettled = vec![(name("Darth Vader"), 1)];
    let mut game = scene.begin();
    game.play(Choice::Draw);
    assert_eq!(game.0.turn(), Turn::Chance);
    game.chance("Darth Vader");
    assert_eq!(game.sees(DARK).known.len(), 1);
}
