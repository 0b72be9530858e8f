//! Virtual cards: titles, icons and arrows of the glossary, each in a position that fails without it.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, deploy, name};
use contract::Game;
use swccg::{Choice, Destination, Phase, Place, Quantity, Question, Role, rules};

/// SW-VRT-01: a title also means the virtual card: a text that loses every Luke Skywalker loses it too.
#[test]
fn titles_mean_virtual_cards_too() {
    let mut scene = Scene::new(Phase::Control);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let luke = scene.at("900_22", LIGHT, cantina);
    let other = scene.at("Rebel Trooper", LIGHT, cantina);
    scene.at("Stormtrooper", DARK, cantina);
    scene.hand(DARK, &["Fixture Grudge"]);
    let mut game = scene.begin_wide();
    game.play(Choice::Play { card: name("Fixture Grudge"), clause: 0, target: None });
    game.let_go();
    assert_eq!((game.place(luke), game.place(other)), (None, Some(Place::At(cantina))));
}

/// SW-VRT-02: the pilot icon with a number makes a pilot and adds to what is piloted, only for the kinds it names.
#[test]
fn the_pilot_icon_gives_the_skill() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let system = scene.location("Tatooine", LIGHT);
    let falcon = scene.at("Millennium Falcon", LIGHT, system);
    let corvette = scene.at("Corellian Corvette", LIGHT, system);
    scene.hand(LIGHT, &["Fixture Ace", "Fixture Wingman", "Fixture Wingman"]);
    scene.force(LIGHT, 9);
    let mut game = scene.begin_wide();
    let power = |game: &Play, ship| game.value(Quantity::Power(ship));
    let alone = power(&game, corvette);
    game.play(deploy("Fixture Ace", Destination::Aboard(falcon, Role::Pilot)));
    game.let_go();
    let printed = power(&game, falcon) - 3;
    game.play(deploy("Fixture Wingman", Destination::Aboard(falcon, Role::Pilot)));
    game.let_go();
    assert_eq!(power(&game, falcon), printed + 3 + 2);
    game.play(deploy("Fixture Wingman", Destination::Aboard(corvette, Role::Pilot)));
    game.let_go();
    assert_eq!(power(&game, corvette), alone, "it adds to starfighters only, but may pilot");
}

/// SW-VRT-02: the icons of Sense, Alter and Control give immunity to those cards, and to no others.
#[test]
fn icons_of_immunity() {
    let senses = |card: &str, clause| {
        let mut scene = Scene::new(Phase::Control).light();
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        scene.at("Darth Vader", DARK, cantina);
        scene.at("Luke Skywalker", LIGHT, cantina);
        scene.at("Fixture Recruiter", LIGHT, cantina);
        scene.hand(LIGHT, &[card]);
        scene.hand(DARK, &["Sense (Dark)"]);
        scene.force(LIGHT, 2);
        let mut game = scene.begin_wide();
        game.play(Choice::Play { card: name(card), clause, target: None });
        let sense = Choice::Play { card: name("Sense (Dark)"), clause: 0, target: None };
        game.0.check(DARK, &sense).is_ok()
    };
    assert!(senses("Gift Of The Mentor", 1), "a Gift Of The Mentor may be sensed");
    assert!(!senses("Fixture Secret", 1), "a card with the icon may not");
    let mut scene = Scene::new(Phase::Control);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    scene.at("Darth Vader", DARK, cantina);
    let veil = scene.on("Fixture Veil", LIGHT, cantina);
    scene.hand(DARK, &["Alter (Dark)", "Fixture Control"]);
    let game = scene.begin_wide();
    let play = |card: &str| Choice::Play { card: name(card), clause: 0, target: Some(veil) };
    assert_eq!(game.refused(play("Alter (Dark)")), rules::TARGET);
    assert!(!game.is_refused(play("Fixture Control")), "only Alter and Control themselves");
}

/// SW-VRT-02: one arrow deploys a card from the Reserve Deck at its cost, the other takes it into hand; both shuffle.
#[test]
fn arrows_fetch_and_deploy() {
    let begin = |clause| {
        let mut scene = Scene::new(Phase::Control).light();
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let recruiter = scene.at("Fixture Recruiter", LIGHT, cantina);
        scene.next(LIGHT, &["900_22"]);
        scene.force(LIGHT, 5);
        let mut game = scene.begin_wide();
        game.play(Choice::Use { card: recruiter, clause, target: None });
        assert_eq!(game.legal_choices(), [Choice::Take(name("900_22"))]);
        game.play(Choice::Take(name("900_22")));
        (game, cantina)
    };
    let (mut game, cantina) = begin(0);
    assert_eq!(
        (game.0.question(), game.legal_choices()),
        (Question::Deploy(LIGHT), vec![deploy("900_22", Destination::At(cantina))])
    );
    assert!(game.is_refused(Choice::Pass), "what was found is deployed");
    game.play(deploy("900_22", Destination::At(cantina)));
    game.let_go();
    let luke = game.0.table_cards().find(|laid| laid.card == name("900_22"));
    assert_eq!(luke.map(|luke| luke.place), Some(Place::At(cantina)));
    assert_eq!((game.force(LIGHT), game.sees(LIGHT).hand), (1, 0), "for his four");
    assert!(
        game.sees(LIGHT).reserve.iter().all(|back| *back == swccg::cards::pile::FaceDownCard::Blank),
        "shuffled"
    );
    let (game, _) = begin(1);
    assert_eq!((game.force(LIGHT), game.sees(LIGHT).hand), (5, 1));
}

/// SW-VRT-02, SW-SRC-02: a card that cannot be deployed now is not found; the search may then be verified.
#[test]
fn a_card_that_cannot_be_deployed_is_not_found() {
    let mut scene = Scene::new(Phase::Control).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let recruiter = scene.at("Fixture Recruiter", LIGHT, cantina);
    scene.next(LIGHT, &["900_22"]);
    scene.force(LIGHT, 3);
    let mut game = scene.begin_wide();
    game.play(Choice::Use { card: recruiter, clause: 0, target: None });
    assert_eq!(game.legal_choices(), [Choice::Pass], "Luke costs four");
    assert_eq!(game.refused(Choice::Take(name("900_22"))), rules::SYMBOLS);
    game.play(Choice::Pass);
    assert_eq!(game.0.question(), Question::Verify(DARK));
}
