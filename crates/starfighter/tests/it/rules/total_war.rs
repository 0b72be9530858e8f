use crate::common::scene::{A, B, Scene, TestMatch};
use crate::common::{cards, every, preset, small_decks};
use contract::{Game, Seats, Viewer};
use starfighter::{Boxes, Choice, Event, Fault, Options, Question, Setup, State, content, deck};

fn faults(setup: &Setup) -> Vec<Fault> {
    State::begin(content::builtin(), setup).expect_err("a faulty set-up")
}

/// SF-TOT-01
#[test]
fn a_deck_has_at_least_twenty_five_cards() {
    let deck = every(4, 0);
    assert_eq!(deck.len(), 25);
    assert!(
        State::begin(content::builtin(), &small_decks(deck.clone(), deck.clone(), Options::default()))
            .is_ok()
    );
    let short = deck[..24].to_vec();
    let found = faults(&small_decks(short, deck, Options::default()));
    assert!(
        matches!(found[..], [Fault::DeckTooSmall { seat: A, cards: 24, least: 25, rule }] if rule.0 == "SF-TOT-01")
    );
    assert!(matches!(faults(&Setup { decks: None, ..preset("total_war") })[..], [Fault::NoDecks { .. }]));
}

/// SF-TOT-02
#[test]
fn a_deck_has_no_card_twice() {
    let mut double = every(4, 0);
    double.push(double[3]);
    let found = faults(&small_decks(double.clone(), every(4, 0), Options::default()));
    assert!(
        matches!(found[..], [Fault::CardTwice { card, rule }] if card == double[3] && rule.0 == "SF-TOT-02")
    );
    let text = "0-01 0-02\n0-01 # again\nnought 9-99 0-99\n";
    let found = deck::import(content::builtin(), text).expect_err("faults");
    assert_eq!(found.len(), 5, "the double, two words, an unknown card, the size: {found:?}");
    assert!(matches!(found[0], deck::DeckListError::CardTwice { line: 2, first_line: 1, .. }));
}

/// SF-TOT-03
#[test]
fn each_seat_has_its_own_pile_and_discard() {
    let mut table = Scene::new()
        .total_war()
        .position(|position| {
            position.piles[0].cards = cards("0-01 0-02");
            position.piles[1].cards = cards("0-01 0-03 0-04");
        })
        .stack(A, 0, "v0-06")
        .stack(B, 4, "v0-07")
        .battle(A)
        .begin();
    table.fight();
    let view = table.view(A);
    let lists = [0, 1].map(|pile| view.piles[pile].discard.clone());
    assert_eq!(lists, [cards("0-06"), cards("0-07")], "a destroyed card goes to its owner's discard");
    let mut outcomes = Vec::new();
    assert!(matches!(table.question(), Question::Draw { seat: B, .. }));
    table.state.chance_outcomes(&mut outcomes);
    let listed: Vec<_> = outcomes.iter().map(|(dealt, _)| dealt.card).collect();
    assert_eq!(listed, cards("0-01 0-03 0-04"), "the second seat draws from its own pile");
}

/// SF-TOT-04
#[test]
fn cruisers_are_chosen_in_secret_and_revealed_together() {
    let key = |text: &str| text.parse::<starfighter::CruiserKey>().unwrap();
    let mut table = TestMatch::new(&preset("total_war"));
    assert_eq!(table.question(), Question::Cruiser { seats: Seats::first_n(2) });
    table.choose(B, Choice::Cruiser(key("atlas")));
    assert_eq!(table.question(), Question::Cruiser { seats: Seats::one(A) });
    for viewer in [Viewer::Seat(A), Viewer::Watcher] {
        let side = &table.state.view(viewer).sides[B];
        assert_eq!((side.cruiser, side.chosen, side.slots), (None, true, [0; 5]));
        assert!(table.visible_to(viewer).iter().all(|event| !matches!(event, Event::CruiserChosen { .. })));
    }
    assert_eq!(table.view(B).sides[B].cruiser, Some(key("atlas")));
    table.choose(A, Choice::Cruiser(key("atlas")));
    assert_eq!(table.view(A).sides[B].cruiser, Some(key("atlas")));
    let revealed =
        |event: &&Event| matches!(event, Event::CruiserChosen { rule, .. } if rule.0 == "SF-TOT-04");
    assert_eq!(table.visible_to(Viewer::Watcher).iter().filter(revealed).count(), 2);
    assert!(table.recorded.learned.has(Viewer::Seat(A)) && table.recorded.learned.has(Viewer::Watcher));
}

/// SF-TOT-05
#[test]
fn with_one_box_a_card_sits_in_one_deck_only() {
    let one_box = Options { boxes: Boxes::One, ..Options::default() };
    let found = faults(&small_decks(every(4, 0), every(4, 0), one_box));
    assert_eq!(found.len(), 25);
    assert!(matches!(found[0], Fault::CardInBothDecks { rule, .. } if rule.0 == "SF-TOT-05"));
    let mut table = TestMatch::new(&small_decks(every(4, 0), every(4, 1), one_box));
    assert_eq!(table.question(), Question::Cruiser { seats: Seats::one(A) }, "one box: one after the other");
    table.choose(A, Choice::Cruiser("ares".parse().unwrap()));
    assert_eq!(table.legal_choices(B).len(), 4);
}

/// Three ready-made decks without a common card, so that any two can play each other with one box.
#[test]
fn three_ready_decks_are_legal_and_disjoint() {
    let decks = content::builtin().decks();
    assert_eq!(decks.len(), 3);
    let mut all: Vec<_> = decks.iter().flat_map(|deck| deck.cards.clone()).collect();
    let count = all.len();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), count);
    assert!(decks.iter().all(|deck| deck.cards.len() >= 25));
}

/// SF-TOT-03: the opponent's deck is not in the view, only its size.
#[test]
fn a_deck_is_its_owners_secret() {
    let table = TestMatch::new(&preset("total_war"));
    let view = table.view(A);
    assert_eq!(view.piles[0].deck.as_ref().map(Vec::len), Some(28));
    assert_eq!((view.piles[1].deck.as_ref(), view.piles[1].size), (None, 28));
}
