//! Searching the Reserve Deck.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, name};
use contract::{Game, Viewer};
use swccg::cards::pile::{FaceDownCard, SeenBy};
use swccg::{Choice, ObjId, Phase, Question, rules};

/// A quartermaster, a Star Destroyer deep in the Reserve Deck or none, an undetermined card in the Force Pile.
fn scene(deepest: &str) -> (Play, ObjId) {
    let mut scene = Scene::new(Phase::Control);
    let core = scene.location("Death Star: Central Core", DARK);
    let searcher = scene.at("Fixture Quartermaster", DARK, core);
    scene.0.sides[DARK].reserve =
        [deepest, "Stormtrooper", "Darth Vader"].map(|card| Some((name(card), SeenBy::NOBODY))).to_vec();
    scene.force(DARK, 2);
    scene.0.sides[DARK].force.insert(0, None);
    scene.0.sides[DARK].unsettled = vec![(name("Imperial Pilot"), 1)];
    let mut game = scene.begin();
    assert_eq!(game.legal_choices(), [Choice::Pass, Choice::Use { card: searcher, clause: 0, target: None }]);
    game.play(Choice::Use { card: searcher, clause: 0, target: None });
    (game, searcher)
}

/// SW-SRC-01, SW-SRC-03
#[test]
fn what_is_taken_is_shown_and_the_deck_is_shuffled() {
    let (mut game, _) = scene("Imperial-Class Star Destroyer");
    assert_eq!(game.legal_choices(), [Choice::Take(name("Imperial-Class Star Destroyer"))]);
    assert_eq!(game.refused(Choice::Pass), rules::SEARCH, "it is there, and the opponent might look");
    assert_eq!(game.refused(Choice::Take(name("Darth Vader"))), rules::SEARCH);
    let looked = game.sees(DARK).reserve;
    assert!(looked.iter().all(|back| matches!(back, FaceDownCard::Known(..))), "all of it: {looked:?}");
    assert!(
        game.0.view(Viewer::Seat(LIGHT)).sides[DARK]
            .reserve
            .iter()
            .all(|back| matches!(back, FaceDownCard::Hidden(_)))
    );
    game.play(Choice::Take(name("Imperial-Class Star Destroyer")));
    // The undetermined card of the Force Pile is determined before the rest is shuffled.
    game.chance("Imperial Pilot");
    assert_eq!(
        game.0.view(Viewer::Seat(LIGHT)).sides[DARK].known,
        [(name("Imperial-Class Star Destroyer"), SeenBy::ALL)],
        "shown"
    );
    assert_eq!(game.sees(DARK).reserve, [FaceDownCard::Blank; 2]);
    assert_eq!(game.sees(DARK).force.len(), 2, "one Force was paid");
}

/// SW-SRC-02
#[test]
fn a_failed_search_may_be_verified_and_is_then_not_repeated() {
    let (mut game, searcher) = scene("Stormtrooper");
    let again = Choice::Use { card: searcher, clause: 0, target: None };
    game.play(Choice::Pass);
    assert_eq!(game.0.question(), Question::Verify(LIGHT));
    game.play(Choice::Verify);
    let known = game.0.view(Viewer::Seat(LIGHT)).sides[DARK].reserve.clone();
    assert!(known.iter().all(|back| matches!(back, FaceDownCard::Known(..))), "in its old order: {known:?}");
    assert_eq!(known.len(), 3);
    game.chance("Imperial Pilot");
    assert_eq!(
        game.sees(DARK).reserve,
        [FaceDownCard::Blank; 3],
        "shuffled, but only after it was looked at"
    );
    assert_ne!(game.0.question(), Question::Control(DARK), "nothing is left to do in this phase");
    assert!(game.is_refused(again));

    let (mut game, _) = scene("Stormtrooper");
    game.play(Choice::Pass);
    game.play(Choice::Pass);
    game.chance("Imperial Pilot");
    assert_eq!(game.0.question(), Question::Control(DARK));
    assert!(game.legal_choices().contains(&again), "not verified, so not barred");
}

/// Searches, shuffles and verifications in complete matches keep the laws of the contract.
#[test]
fn searches_keep_all_laws() {
    let list =
        |cards: &[(&str, u8)]| swccg::Deck::List(cards.iter().map(|(card, n)| (name(card), *n)).collect());
    let dark = list(&[
        ("Death Star: Central Core", 1),
        ("Death Star: War Room", 1),
        ("Yavin 4 (Dark)", 1),
        ("Fixture Quartermaster", 20),
        ("Imperial-Class Star Destroyer", 17),
        ("Stormtrooper", 20),
    ]);
    let light = swccg::Deck::Ready("drill-light".to_owned());
    let from = swccg::Beginning::Decks(contract::BySeat([dark, light]));
    let setup = swccg::Setup { from, turns: 12, ..Default::default() };
    match contract::laws::check_laws::<swccg::State>(crate::rules::scene::content(), &setup, 0..4) {
        Ok(report) => println!("{report}"),
        Err(broken) => panic!("{}", broken.to_string().chars().take(3000).collect::<String>()),
    }
}
