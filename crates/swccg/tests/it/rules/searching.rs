//! Looking through the Reserve Deck.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, name};
use swccg::pile::{Back, Seen};
use swccg::{Choice, ObjId, Phase, Question, rules};
use table::{Game, Viewer};

/// A quartermaster, a Star Destroyer deep in the Reserve Deck or none, an unsettled card in the Force Pile.
fn scene(deepest: &str) -> (Play, ObjId) {
    let mut scene = Scene::new(Phase::Control);
    let core = scene.location("1_283", DARK);
    let searcher = scene.at("900_9", DARK, core);
    scene.0.sides[DARK].reserve =
        [deepest, "1_194", "1_168"].map(|card| Some((name(card), Seen::NOBODY))).to_vec();
    scene.force(DARK, 2);
    scene.0.sides[DARK].force.insert(0, None);
    scene.0.sides[DARK].unsettled = vec![(name("1_180"), 1)];
    let mut game = scene.begin();
    assert_eq!(game.offers(), [Choice::Pass, Choice::Use { card: searcher, clause: 0, target: None }]);
    game.play(Choice::Use { card: searcher, clause: 0, target: None });
    (game, searcher)
}

/// SW-SRC-01, SW-SRC-03
#[test]
fn what_is_taken_is_shown_and_the_deck_is_shuffled() {
    let (mut game, _) = scene("1_302");
    assert_eq!(game.offers(), [Choice::Take(name("1_302"))]);
    assert_eq!(game.refused(Choice::Pass), rules::SEARCH, "it is there, and the opponent might look");
    assert_eq!(game.refused(Choice::Take(name("1_168"))), rules::SEARCH);
    let looked = game.sees(DARK).reserve;
    assert!(looked.iter().all(|back| matches!(back, Back::Known(..))), "all of it: {looked:?}");
    assert!(
        game.0.view(Viewer::Seat(LIGHT)).sides[DARK]
            .reserve
            .iter()
            .all(|back| matches!(back, Back::Hidden(_)))
    );
    game.play(Choice::Take(name("1_302")));
    // The unsettled card of the Force Pile is settled before the rest is mixed.
    game.chance("1_180");
    assert_eq!(game.0.view(Viewer::Seat(LIGHT)).sides[DARK].known, [(name("1_302"), Seen::ALL)], "shown");
    assert_eq!(game.sees(DARK).reserve, [Back::Blank; 2]);
    assert_eq!(game.sees(DARK).force.len(), 2, "one Force was paid");
}

/// SW-SRC-02
#[test]
fn a_failed_search_may_be_verified_and_is_then_not_repeated() {
    let (mut game, searcher) = scene("1_194");
    let again = Choice::Use { card: searcher, clause: 0, target: None };
    game.play(Choice::Pass);
    assert_eq!(game.0.question(), Question::Verify(LIGHT));
    game.play(Choice::Verify);
    let known = game.0.view(Viewer::Seat(LIGHT)).sides[DARK].reserve.clone();
    assert!(known.iter().all(|back| matches!(back, Back::Known(..))), "in its old order: {known:?}");
    assert_eq!(known.len(), 3);
    game.chance("1_180");
    assert_eq!(game.sees(DARK).reserve, [Back::Blank; 3], "shuffled, but only after it was looked at");
    assert_ne!(game.0.question(), Question::Control(DARK), "nothing is left to do in this phase");
    assert!(game.is_refused(again));

    let (mut game, _) = scene("1_194");
    game.play(Choice::Pass);
    game.play(Choice::Pass);
    game.chance("1_180");
    assert_eq!(game.0.question(), Question::Control(DARK));
    assert!(game.offers().contains(&again), "not verified, so not barred");
}

/// Searches, shuffles and verifications of whole matches keep the laws of the contract.
#[test]
fn searches_keep_all_laws() {
    let list =
        |cards: &[(&str, u8)]| swccg::Deck::List(cards.iter().map(|(card, n)| (name(card), *n)).collect());
    let dark = list(&[("1_283", 1), ("1_287", 1), ("1_296", 1), ("900_9", 20), ("1_302", 17), ("1_194", 20)]);
    let light = swccg::Deck::Ready("drill-light".to_owned());
    let from = swccg::Beginning::Decks(table::BySeat([dark, light]));
    let setup = swccg::Setup { from, turns: 12, ..Default::default() };
    match table::laws::conform::<swccg::State>(crate::rules::scene::content(), &setup, 0..4) {
        Ok(report) => println!("{report}"),
        Err(broken) => panic!("{}", broken.to_string().chars().take(3000).collect::<String>()),
    }
}
