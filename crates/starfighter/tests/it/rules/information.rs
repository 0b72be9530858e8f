use crate::common::cards;
use crate::common::scene::{A, B, Scene, spot, stack};
use contract::{Game, Viewer};
use starfighter::Event;

/// SF-INF-01
#[test]
fn hands_are_counted_not_seen() {
    let table = Scene::new().hand(A, "0-01 0-02").hand(B, "0-06").begin();
    let (own, rival, watcher) = (table.view(A), table.view(B), table.state.view(Viewer::Watcher));
    assert_eq!(own.sides[A].cards, Some(cards("0-01 0-02")));
    for view in [&rival, &watcher] {
        assert_eq!((view.sides[A].hand, view.sides[A].cards.as_ref()), (2, None));
        assert_eq!(view.piles[0].count, 97, "the pile may be counted");
        let text = serde_json::to_string(&(&view.sides, &view.question)).unwrap();
        assert!(!text.contains("0-01"), "{text}");
    }
}

/// SF-INF-01: that a card is drawn is public, which one is not.
#[test]
fn a_draw_is_heard_without_its_card() {
    let mut table = Scene::new().battle(A).begin();
    table.fight().deal("0-06");
    let drawn = |viewer| {
        let found = table.visible_to(viewer).into_iter().find_map(|event| match event {
            Event::Drawn { card, .. } => Some(card),
            _ => None,
        });
        found.expect("a draw")
    };
    assert_eq!(drawn(Viewer::Seat(B)), Some("0-06".parse().unwrap()));
    assert_eq!((drawn(Viewer::Seat(A)), drawn(Viewer::Watcher)), (None, None));
}

/// SF-INF-02
#[test]
fn the_recto_of_a_rivals_verso_is_hidden() {
    let mut table = Scene::new().hand(A, "0-01").hand(B, "0-06").stack(B, 2, "0-07 v0-08").begin();
    table.verso(A, "0-01", 3);
    assert_eq!(stack(&table.view(A), A, 3), "v0-01", "one's own cards may be looked at");
    assert_eq!(stack(&table.view(B), A, 3), "v?");
    assert_eq!(stack(&table.state.view(Viewer::Watcher), A, 3), "v?");
    assert_eq!(stack(&table.view(A), B, 2), "0-07 v?", "the covered recto of a rival is open");
    let hidden = |event: &Event| matches!(event, Event::Played { card: None, .. });
    assert!(
        table.visible_to(Viewer::Seat(B)).iter().any(hidden)
            && !table.visible_to(Viewer::Seat(A)).iter().any(hidden)
    );
    assert!(!table.recorded.learned.has(Viewer::Seat(B)));
}

/// SF-INF-03
#[test]
fn what_was_once_seen_stays_known() {
    let mut table = Scene::new().stack(B, 1, "2-24").hand(A, "0-42").hand(B, "0-01").begin();
    table.recto(A, "0-42", 0).target(A, spot(B, 1, 0));
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Watcher] {
        assert_eq!(stack(&table.state.view(viewer), B, 1), "v2-24");
    }
    // Remembered wherever it goes, and in every state a seat considers possible.
    let belief = starfighter::State::belief(starfighter::content::builtin(), &table.view(A)).unwrap();
    for seed in 0..20 {
        let world = starfighter::State::deal(&belief, &mut contract::SmallRng::new(seed));
        assert_eq!(stack(&world.view(Viewer::Seat(B)), B, 1), "v2-24");
    }
}

/// SF-INF-04: the pile comes from an open discard, so a card played face down before is not in it.
#[test]
fn a_pile_made_anew_is_known_as_a_set() {
    let mut table = Scene::new()
        .pile("0-01 0-02")
        .discard("0-06 0-07 0-09")
        .stack(B, 1, "v2-24")
        .stack(B, 2, "v2-25")
        .hand(B, "1-12")
        .hand(A, "1-11")
        .stack(A, 0, "v0-08")
        .position(|position| position.sides[A].promised = 2)
        .begin();
    table.recto(A, "1-11", 0);
    let view = table.view(A);
    assert_eq!(view.piles[0].remade, Some(cards("0-06 0-07 0-09")));
    assert!(view.sides[B].sectors[1][0].older);
    let belief = starfighter::State::belief(starfighter::content::builtin(), &view).unwrap();
    let mut laid = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let world = starfighter::State::deal(&belief, &mut contract::SmallRng::new(seed));
        laid.insert(stack(&world.view(Viewer::Seat(B)), B, 1));
        world.audit().unwrap();
    }
    let never = ["v0-06", "v0-07", "v0-09"];
    assert!(never.iter().all(|name| !laid.contains(*name)), "{laid:?}");
    // The true card, the opponent's other card, the opponent's hand, and the two set-aside cards nobody has seen.
    assert_eq!(laid.into_iter().collect::<Vec<_>>(), ["v0-01", "v0-02", "v1-12", "v2-24", "v2-25"]);
}
