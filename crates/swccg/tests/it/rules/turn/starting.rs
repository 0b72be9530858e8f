//! Decks, starting locations, the first hand.

use crate::rules::scene::{DARK, LIGHT, content, name};
use contract::{BySeat, EventSink, Game, Seats, SmallRng, Turn, Viewer, random_play};
use swccg::{Beginning, Choice, Deck, Fault, Phase, Setup, State, rules};

fn list(cards: &[(&str, u8)]) -> Deck {
    Deck::List(cards.iter().map(|(card, copies)| (name(card), *copies)).collect())
}

fn faults(dark: Deck, light: Deck) -> Vec<Fault> {
    State::begin(
        content(),
        &Setup { from: Beginning::Decks(BySeat([dark, light])), turns: 5, ..Setup::default() },
    )
    .unwrap_err()
}

fn ready(key: &str) -> Deck {
    Deck::Ready(key.to_owned())
}

/// SW-DCK-01, SW-DCK-03
#[test]
fn a_deck_is_sixty_cards_of_one_side_with_two_starts() {
    let short = list(&[("Death Star: Central Core", 1), ("Stormtrooper", 50), ("Rebel Trooper", 1)]);
    assert_eq!(
        faults(short, ready("drill-light")),
        [
            Fault::DeckSize { seat: DARK, found: 52, rule: rules::DECK },
            Fault::TwoSides { seat: DARK, rule: rules::DECK },
            Fault::NoStart { seat: DARK, rule: rules::DECK_START },
        ]
    );
    assert_eq!(faults(ready("drill-light"), ready("drill-light")), [Fault::SameSide { rule: rules::DECK }]);
    assert_eq!(
        faults(ready("nobody"), ready("drill-light")),
        [Fault::NoSuchDeck { seat: DARK, key: "nobody".into() }]
    );
}

/// SW-DCK-02
#[test]
fn every_unfinished_card_is_refused_by_name() {
    let light = list(&[
        ("Yavin 4 (Light)", 1),
        ("Tatooine: Cantina", 1),
        ("Fixture Prophetess", 1),
        ("Rebel Trooper", 57),
    ]);
    let found = faults(ready("garrison"), light);
    let [Fault::NotDone { seat, title, why, rule, .. }] = found.as_slice() else { panic!("{found:?}") };
    assert_eq!((*seat, title.as_str(), *rule), (LIGHT, "Fixture Prophetess", rules::DECK_DONE));
    assert_eq!(why, "foretells");
    assert!(State::begin(content(), &Setup::default()).is_ok(), "both ready decks are whole");
}

/// Two decks that can both start at Yavin 4; Light also has a generic site.
fn yavin() -> State {
    let dark = list(&[("Yavin 4 (Dark)", 1), ("Death Star: Central Core", 1), ("Stormtrooper", 58)]);
    let light = list(&[
        ("Yavin 4 (Light)", 1),
        ("Tatooine: Cantina", 1),
        ("Fixture Outpost", 1),
        ("Rebel Trooper", 57),
    ]);
    State::begin(
        content(),
        &Setup { from: Beginning::Decks(BySeat([dark, light])), turns: 5, ..Setup::default() },
    )
    .unwrap()
}

/// SW-SET-01, SW-SET-02, SW-SET-03
#[test]
fn starts_are_secret_revealed_together_and_not_the_same() {
    let mut game = yavin();
    let start = |card: &str| Choice::Start(name(card));
    assert_eq!(game.turn(), Turn::Decide(Seats::first_n(2)));
    assert!(game.check(LIGHT, &start("Fixture Outpost")).is_err(), "a generic site");
    game.play(DARK, start("Yavin 4 (Dark)"), &mut EventSink::silent());
    assert_eq!(game.turn(), Turn::Decide(Seats::one(LIGHT)));
    let seen = game.view(Viewer::Seat(LIGHT)).sides[DARK].clone();
    assert_eq!((seen.chosen, seen.start), (true, None));
    game.play(LIGHT, start("Yavin 4 (Light)"), &mut EventSink::silent());
    assert_eq!(game.turn(), Turn::Decide(Seats::first_n(2)), "both chose Yavin 4");
    assert!(
        game.check(DARK, &start("Yavin 4 (Dark)")).is_err()
            && game.check(LIGHT, &start("Yavin 4 (Light)")).is_err()
    );
    game.play(LIGHT, start("Tatooine: Cantina"), &mut EventSink::silent());
    assert!(game.table_cards().next().is_none());
    game.play(DARK, start("Death Star: Central Core"), &mut EventSink::silent());
    let laid: Vec<_> = game.table_cards().map(|laid| (laid.card, laid.owner)).collect();
    assert_eq!(laid, [(name("Death Star: Central Core"), DARK), (name("Tatooine: Cantina"), LIGHT)]);
}

/// SW-SET-04
#[test]
fn eight_cards_each_and_dark_begins() {
    let mut game = yavin();
    game.play(DARK, Choice::Start(name("Death Star: Central Core")), &mut EventSink::silent());
    game.play(LIGHT, Choice::Start(name("Tatooine: Cantina")), &mut EventSink::silent());
    let mut drawn = 0;
    while game.turn() == Turn::Chance {
        let outcome = game.draw(&mut SmallRng::new(drawn));
        let mut odds = Vec::new();
        game.chance_outcomes(&mut odds);
        assert!(odds.iter().any(|(is, _)| *is == outcome));
        game.resolve(outcome, &mut EventSink::silent());
        drawn += 1;
    }
    assert_eq!(drawn, 16);
    for seat in [DARK, LIGHT] {
        let side = game.view(Viewer::Seat(seat)).sides[seat].clone();
        assert_eq!((side.hand, side.known.len(), side.reserve.len()), (8, 8, 51));
        assert!(game.view(Viewer::Seat(seat.other())).sides[seat].known.is_empty());
    }
    let view = game.view(Viewer::Watcher);
    assert_eq!((view.active, view.phase, view.turn), (DARK, Phase::Activate, 1));
}

/// SW-END-02
#[test]
fn at_the_turn_limit_the_greater_life_force_wins() {
    let setup = Setup { turns: 2, ..Setup::default() };
    let (end, _) = random_play::random_match::<State>(content(), &setup, &mut SmallRng::new(5)).unwrap();
    let Turn::Over(ending) = end.turn() else { panic!("over") };
    assert_eq!(ending.rule, rules::TURN_LIMIT);
    let (a, b) = (end.life(DARK), end.life(LIGHT));
    assert_eq!(ending.winners.has(DARK), a > b);
    assert_eq!(ending.winners.has(LIGHT), b > a);
}
