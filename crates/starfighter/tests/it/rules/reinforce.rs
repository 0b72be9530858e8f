use crate::common::cards;
use crate::common::scene::{A, B, Scene};
use contract::Viewer;
use starfighter::{Event, Question};

/// The end of a round without a fight: the marker goes from A to B, so B draws first.
fn next_round(scene: Scene) -> crate::common::scene::TestMatch {
    let mut table = scene.battle(A).begin();
    table.fight();
    table
}

/// SF-REN-01
#[test]
fn a_card_for_each_visible_symbol() {
    let table = next_round(Scene::new().stack(A, 0, "v0-01").stack(A, 4, "0-03 v0-02"));
    assert_eq!([A, B].map(|seat| table.view(A).sides[seat].need), [3, 5]);
    assert!(
        table.has_event(|e| matches!(e, Event::Reinforced { seat: A, symbols: 3, aside: 0, extra: 0, .. }))
    );
    // The draw symbol on 0-03 is an effect of a card, not a symbol of the board.
    assert_eq!(table.view(A).sides[A].symbols, 3);
}

/// SF-REN-02: the middle symbol of Artemis is on slot 1, so one card leaves it visible.
#[test]
fn a_symbol_is_hidden_by_a_card_on_its_slot() {
    let need = |stack: &str| {
        let scene = Scene::new().cruisers("artemis", "apollo").stack(A, 2, stack);
        next_round(scene).view(A).sides[A].need
    };
    assert_eq!([need(""), need("v0-01"), need("v0-01 v0-02")], [5, 5, 4]);
}

/// SF-REN-03
#[test]
fn cards_aside_join_the_hand() {
    let scene = Scene::new().position(|position| {
        position.sides[A].promised = 2;
        position.sides[B].promised = 1;
    });
    let mut table = next_round(scene);
    assert_eq!(table.question(), Question::Draw { seat: B, aside: true }, "the marker holder first");
    table.deal("0-01");
    assert_eq!(table.question(), Question::Draw { seat: A, aside: true });
    table.deal("0-02").deal("0-03");
    assert_eq!(table.view(A).sides[A].cards, Some(cards("0-02 0-03")));
    assert_eq!(table.question(), Question::Draw { seat: B, aside: false });
    table.deal_all();
    assert_eq!(table.view(A).sides.0.map(|side| side.hand), [7, 6], "in addition to five each");
}

/// SF-REN-04
#[test]
fn cards_are_drawn_one_by_one_from_the_marker_holder() {
    let mut table = next_round(Scene::new().stack(A, 0, "v0-50").stack(A, 1, "v0-51").stack(A, 2, "v0-52"));
    assert_eq!(table.deal_all(), [B, A, B, A, B, B, B]);
    // Three cards for ten draws: the marker holder gets two.
    let mut short = next_round(Scene::new().pile("0-01 0-02 0-03"));
    assert_eq!(short.deal_all(), [B, A, B]);
    assert_eq!(short.view(A).sides.0.map(|side| side.hand), [1, 2]);
}

/// SF-REN-05
#[test]
fn an_empty_pile_is_made_of_the_discard_when_a_card_is_needed() {
    let mut table = next_round(Scene::new().pile("0-01").discard("0-02 0-03"));
    assert!(!table.has_event(|event| matches!(event, Event::Reshuffled { .. })), "not before it is needed");
    table.deal("0-01");
    assert!(table.has_event(|event| matches!(event, Event::Reshuffled { cards: 2, owner: None, .. })));
    let view = table.view(A);
    assert_eq!((view.piles[0].count, view.piles[0].discard.len()), (2, 0));
    assert_eq!(view.piles[0].remade, Some(cards("0-02 0-03")), "everybody may remember the discard");
}

/// SF-REN-05: set-aside cards belong to the old pile, and stay so when it is reshuffled.
#[test]
fn cards_aside_do_not_come_from_the_new_pile() {
    let scene = |b| {
        Scene::new().pile("0-01 0-02").discard("0-06 0-07").hand(A, "0-03 0-08").hand(B, "0-04").position(
            move |p| {
                p.sides[A].promised = 2 - b;
                p.sides[B].promised = b;
            },
        )
    };
    // Both cards of the pile are set aside for A: no chance is needed to know whose they are.
    let mut table = scene(0).begin();
    table.recto(A, "0-03", 0);
    let side = &table.view(A).sides[A];
    assert_eq!((side.settled, side.promised, side.cards.clone()), (2, 1, Some(cards("0-08"))));
    assert_eq!(table.view(A).piles[0].count, 1, "one of 0-06 and 0-07 is promised");
    // One for each: chance decides which, and nobody sees it.
    let mut table = scene(1).begin();
    table.recto(A, "0-03", 0);
    assert_eq!(table.question(), Question::Settle { seat: A });
    let before = table.recorded.clone();
    table.deal("0-02");
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Watcher] {
        assert!(!table.recorded.learned.minus(before.learned).has(viewer));
        let heard = format!("{:?}", &table.visible_to(viewer)[before.visible_to(viewer).count()..]);
        assert!(!heard.contains("number: 2"), "{heard}");
    }
    assert_eq!([A, B].map(|seat| table.view(A).sides[seat].settled), [1, 1]);
    assert_eq!(table.aside(A), 2, "the old card and the one just drawn");
    table.pass(B).pass(A).fight();
    assert_eq!(table.view(A).sides[A].cards, Some(cards("0-02 0-08")), "the settled card is taken as it is");
}

/// SF-REN-06
#[test]
fn with_pile_and_discard_empty_nothing_is_drawn() {
    let mut table = next_round(Scene::new().pile("0-01").stack(A, 0, "v0-02"));
    table.deal("0-01");
    assert!(table.has_event(|event| matches!(event, Event::NothingLeft { seat: B, lost: 4, .. })));
    assert!(table.has_event(|event| matches!(event, Event::NothingLeft { seat: A, lost: 4, .. })));
    assert_eq!(table.question(), Question::Deploy { seat: B }, "B has the one card and the marker");
}
