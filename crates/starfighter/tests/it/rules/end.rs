use crate::common::scene::{A, B, Scene, TestMatch};
use contract::{Ending, Game, Seats, Turn};
use starfighter::{Event, Question};

fn ending(table: &TestMatch) -> (Seats, &'static str) {
    match table.state.turn() {
        Turn::Over(Ending { winners, rule }) => (winners, rule.0),
        other => panic!("{other:?}"),
    }
}

fn fought(scene: Scene) -> TestMatch {
    let mut table = scene.battle(A).begin();
    table.fight();
    table
}

/// SF-END-01
#[test]
fn screens_are_whole_again() {
    let table = fought(Scene::new().stack(A, 0, "2-75").stack(B, 4, "v0-02"));
    assert_eq!(table.sector(A, 0), "2-75", "two markers were caught and are gone");
    assert!(
        table
            .has_event(|e| matches!(e, Event::ScreensRestored { screens: 2, rule } if rule.0 == "SF-END-01"))
    );
}

/// SF-END-02
#[test]
fn the_marker_changes_hands() {
    let table = fought(Scene::new());
    assert_eq!((table.state.marker(), table.state.round()), (B, 2));
    assert!(table.has_event(|e| matches!(e, Event::MarkerGiven { seat: B, rule } if rule.0 == "SF-END-02")));
    assert!(matches!(table.question(), Question::Draw { seat: B, .. }));
}

/// SF-END-03: an effect brings the armor to zero during deployment; the round is played to its end, below zero.
#[test]
fn the_match_ends_with_the_round() {
    let mut table = Scene::new().armor(3, 1).stack(A, 0, "v0-02").hand(A, "1-17").hand(B, "0-01").begin();
    table.recto(A, "1-17", 0);
    assert_eq!(table.armor(), [3, 0]);
    assert_eq!(table.question(), Question::Deploy { seat: B }, "the round goes on");
    table.verso(B, "0-01", 0);
    table.fight();
    // The fighter on the lower half of 1-17 shoots at sector 4 of B, which is empty.
    assert_eq!(table.armor(), [1, -1], "below nought; B's verso hit the empty sector 4");
    assert!(table.is_over());
    // One point left is enough to continue.
    assert!(!fought(Scene::new().armor(1, 1)).is_over());
}

/// SF-END-04
#[test]
fn the_higher_armor_wins() {
    let table = fought(Scene::new().armor(-3, -4).hand(B, "0-01 0-02"));
    assert_eq!(ending(&table), (Seats::one(A), "SF-END-04"));
    let table = fought(Scene::new().armor(0, 5).hand(A, "0-01 0-02"));
    assert_eq!(ending(&table), (Seats::one(B), "SF-END-04"));
}

/// SF-END-05: cards in hand, on the board and set aside count together.
#[test]
fn at_equal_armor_more_cards_win() {
    let scene = Scene::new().armor(0, 2).hand(B, "0-01 0-02");
    // A: one on the board, which takes two points, and two set aside. B: two in hand.
    let scene = scene.stack(A, 0, "v0-06").position(|position| position.sides[A].promised = 2);
    let table = fought(scene.clone());
    assert_eq!(table.armor(), [0, 0]);
    assert_eq!(ending(&table), (Seats::one(A), "SF-END-05"));
    let fewer = fought(scene.position(|position| position.sides[A].promised = 0));
    assert_eq!(ending(&fewer), (Seats::one(B), "SF-END-05"));
}

/// SF-END-06
#[test]
fn still_equal_is_a_draw() {
    let table = fought(Scene::new().armor(0, 0).hand(A, "0-01").hand(B, "0-02"));
    assert_eq!(ending(&table), (Seats::NONE, "SF-END-06"));
}

/// SF-END-07
#[test]
fn the_round_limit_is_a_draw() {
    let last = |round| {
        let scene = Scene::new().armor(9, 1).options(|options| options.rounds = 7);
        fought(scene.position(move |position| position.round = round))
    };
    assert!(!last(6).is_over());
    assert_eq!(ending(&last(7)), (Seats::NONE, "SF-END-07"), "whatever the armour");
    let lost = fought(Scene::new().armor(9, 0).options(|o| o.rounds = 1));
    assert_eq!(ending(&lost), (Seats::one(A), "SF-END-04"), "a cruiser down in the last round decides it");
}
