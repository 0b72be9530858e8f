//! Virtual cards: titles, icons and arrows of the glossary, each in a position that fails without it.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, deploy, name};
use swccg::{Choice, Phase, Place, Quantity, Question, Role, To, rules};
use table::Game;

/// SW-VRT-01: whatever names a title means the virtual card too: a text that loses every Luke Skywalker loses it.
#[test]
fn titles_mean_virtual_cards_too() {
    let mut scene = Scene::new(Phase::Control);
    let cantina = scene.location("1_128", LIGHT);
    let luke = scene.at("900_22", LIGHT, cantina);
    let other = scene.at("1_28", LIGHT, cantina);
    scene.at("1_194", DARK, cantina);
    scene.hand(DARK, &["900_55"]);
    let mut game = scene.begin_wide();
    game.play(Choice::Play { card: name("900_55"), clause: 0, target: None });
    game.let_go();
    assert_eq!((game.place(luke), game.place(other)), (None, Some(Place::At(cantina))));
}

/// SW-VRT-02: the pilot icon with a number gives the skill and adds to what is piloted, only to the kinds it names.
#[test]
fn the_pilot_icon_gives_the_skill() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let bay = scene.location("1_129", LIGHT);
    let system = scene.location("1_127", LIGHT);
    let falcon = scene.at("1_143", LIGHT, bay);
    let corvette = scene.at("1_140", LIGHT, system);
    scene.hand(LIGHT, &["900_46", "900_47", "900_47"]);
    scene.force(LIGHT, 9);
    let mut game = scene.begin_wide();
    let power = |game: &Play, ship| game.value(Quantity::Power(ship));
    let alone = power(&game, corvette);
    game.play(deploy("900_46", To::Aboard(falcon, Role::Pilot)));
    game.let_go();
    let printed = power(&game, falcon) - 3;
    game.play(deploy("900_47", To::Aboard(falcon, Role::Pilot)));
    game.let_go();
    assert_eq!(power(&game, falcon), printed + 3 + 2);
    game.play(deploy("900_47", To::Aboard(corvette, Role::Pilot)));
    game.let_go();
    assert_eq!(power(&game, corvette), alone, "it adds to starfighters only, but may pilot");
}

/// SW-VRT-02: the icons of Sense, Alter and Control make immune to those cards, and to no others.
#[test]
fn icons_of_immunity() {
    let senses = |card: &str, clause| {
        let mut scene = Scene::new(Phase::Control).light();
        let cantina = scene.location("1_128", LIGHT);
        scene.at("1_168", DARK, cantina);
        scene.at("1_19", LIGHT, cantina);
        scene.at("900_48", LIGHT, cantina);
        scene.hand(LIGHT, &[card]);
        scene.hand(DARK, &["1_267"]);
        scene.force(LIGHT, 2);
        let mut game = scene.begin_wide();
        game.play(Choice::Play { card: name(card), clause, target: None });
        let sense = Choice::Play { card: name("1_267"), clause: 0, target: None };
        game.0.check(DARK, &sense).is_ok()
    };
    assert!(senses("1_82", 1), "a Gift Of The Mentor may be sensed");
    assert!(!senses("900_49", 1), "a card with the icon may not");
    let mut scene = Scene::new(Phase::Control);
    let cantina = scene.location("1_128", LIGHT);
    scene.at("1_168", DARK, cantina);
    let veil = scene.on("900_54", LIGHT, cantina);
    scene.hand(DARK, &["1_234", "900_57"]);
    let game = scene.begin_wide();
    let play = |card: &str| Choice::Play { card: name(card), clause: 0, target: Some(veil) };
    assert_eq!(game.refused(play("1_234")), rules::TARGET);
    assert!(!game.is_refused(play("900_57")), "only Alter and Control themselves");
}

/// SW-VRT-02: the one arrow deploys a card from the Reserve Deck at its cost, the other takes it into hand; both shuffle.
#[test]
fn arrows_fetch_and_deploy() {
    let begin = |clause| {
        let mut scene = Scene::new(Phase::Control).light();
        let cantina = scene.location("1_128", LIGHT);
        let recruiter = scene.at("900_48", LIGHT, cantina);
        scene.next(LIGHT, &["900_22"]);
        scene.force(LIGHT, 5);
        let mut game = scene.begin_wide();
        game.play(Choice::Use { card: recruiter, clause, target: None });
        assert_eq!(game.offers(), [Choice::Take(name("900_22"))]);
        game.play(Choice::Take(name("900_22")));
        (game, cantina)
    };
    let (mut game, cantina) = begin(0);
    assert_eq!(
        (game.0.question(), game.offers()),
        (Question::Deploy(LIGHT), vec![deploy("900_22", To::At(cantina))])
    );
    assert!(game.is_refused(Choice::Pass), "what was found is deployed");
    game.play(deploy("900_22", To::At(cantina)));
    game.let_go();
    let luke = game.0.laid().find(|laid| laid.card == name("900_22"));
    assert_eq!(luke.map(|luke| luke.place), Some(Place::At(cantina)));
    assert_eq!((game.force(LIGHT), game.sees(LIGHT).hand), (1, 0), "for his four");
    assert!(game.sees(LIGHT).reserve.iter().all(|back| *back == swccg::pile::Back::Blank), "shuffled");
    let (game, _) = begin(1);
    assert_eq!((game.force(LIGHT), game.sees(LIGHT).hand), (5, 1));
}

/// SW-VRT-02, SW-SRC-02: what cannot be deployed now is not found; the search may then be verified.
#[test]
fn what_cannot_be_deployed_is_not_brought() {
    let mut scene = Scene::new(Phase::Control).light();
    let cantina = scene.location("1_128", LIGHT);
    let recruiter = scene.at("900_48", LIGHT, cantina);
    scene.next(LIGHT, &["900_22"]);
    scene.force(LIGHT, 3);
    let mut game = scene.begin_wide();
    game.play(Choice::Use { card: recruiter, clause: 0, target: None });
    assert_eq!(game.offers(), [Choice::Pass], "Luke costs four");
    assert_eq!(game.refused(Choice::Take(name("900_22"))), rules::SYMBOLS);
    game.play(Choice::Pass);
    assert_eq!(game.0.question(), Question::Verify(DARK));
}
