use crate::common::scene::{A, B, Scene, spot};
use starfighter::{Choice, Effect, Event, Half, Question, Refusal, Sector};

fn to(seat: contract::Seat, sector: u8, slot: u8, target: u8) -> Choice {
    Choice::Move { at: spot(seat, sector, slot), to: Sector::new(target).unwrap() }
}

/// SF-EFF-01: played, uncovered, or pivoted by itself; but not while it merely stays visible.
#[test]
fn an_effect_fires_each_time_it_becomes_visible() {
    // Played: both halves of 2-86 become visible.
    let mut laid = Scene::new().stack(A, 0, "v0-02 v0-06").hand(A, "2-86").hand(B, "0-01").begin();
    laid.recto(A, "2-86", 0).first(A, "2-86", Half::Bottom, Effect::HitOwnCruiser);
    assert_eq!(laid.fired(), ["2-86 hit_own_cruiser", "2-86 hit_enemy_cruiser"]);
    // Uncovered by the move of the card above it; the moved top card shows nothing new.
    let mut moved = Scene::new().stack(A, 0, "1-17 1-65").hand(A, "0-47").hand(B, "0-01").begin();
    moved.recto(A, "0-47", 3).choose(A, to(A, 0, 1, 1));
    assert_eq!(moved.fired(), ["0-47 lateral", "1-17 hit_enemy_cruiser"]);
    // Covered in the middle of a stack, then moved to the top: its upper half becomes visible, its lower half already
    // was.
    let mut lifted = Scene::new().stack(A, 0, "2-86 0-02").hand(A, "0-53").hand(B, "0-01").begin();
    lifted.recto(A, "0-53", 3).target(A, spot(A, 0, 0));
    assert_eq!(lifted.fired(), ["0-53 vertical", "2-86 hit_enemy_cruiser"]);
}

/// SF-EFF-02
#[test]
fn the_owner_of_the_board_decides() {
    let mut table = Scene::new()
        .stack(A, 0, "v0-06 v0-07")
        .stack(B, 0, "1-13 0-02")
        .hand(A, "2-26")
        .hand(B, "0-01")
        .begin();
    table.recto(A, "2-26", 0).target(A, spot(B, 0, 1));
    // The destruction was the first seat's; the lateral move it uncovers is the second seat's.
    assert!(matches!(table.question(), Question::Target { seat: B, effect: Effect::Lateral, .. }));
    table.choose(B, to(A, 0, 2, 1));
    assert_eq!(table.sector(A, 1), "2-26");
    assert!(matches!(table.question(), Question::Deploy { seat: B }));
}

/// SF-EFF-03
#[test]
fn an_effect_is_mandatory_and_lost_without_a_target() {
    // A vertical move needs a stack of two somewhere.
    let mut lost = Scene::new().hand(A, "0-05").hand(B, "0-01").begin();
    lost.recto(A, "0-05", 0);
    assert!(lost.has_event(
        |e| matches!(e, Event::Lost { effect: Effect::Vertical, rule, .. } if rule.0 == "SF-EFF-03")
    ));
    assert_eq!(lost.question(), Question::Deploy { seat: B });
    // If there is one, it must be used, even though it only uncovers a hit on the player's own cruiser.
    let mut forced = Scene::new().stack(A, 1, "0-09 0-02").hand(A, "0-05").hand(B, "0-01").begin();
    forced.recto(A, "0-05", 0);
    assert_eq!(forced.legal_choices(A), [Choice::Target { at: spot(A, 1, 0) }]);
    assert_eq!(forced.refuse(A, Choice::Pass), Refusal::OtherQuestion);
    forced.target(A, spot(A, 1, 0));
    assert_eq!(forced.armor(), [19, 20]);
}

/// SF-EFF-04
#[test]
fn the_owner_orders_effects_that_appear_together() {
    let scene = Scene::new().stack(A, 0, "v0-02 v0-06 v0-07").hand(A, "3-35").hand(B, "0-01");
    let first = |half, effect| Choice::First { card: crate::common::card("3-35"), half, effect };
    let mut table = scene.begin();
    table.recto(A, "3-35", 0);
    assert_eq!(table.legal_choices(A), [first(Half::Top, Effect::Draw), first(Half::Bottom, Effect::Pivot)]);
    let refusal = table.refuse(A, first(Half::Top, Effect::Pivot));
    assert!(matches!(refusal, Refusal::NotWaiting { rule, .. } if rule.0 == "SF-EFF-04"));
    table.choose(A, first(Half::Bottom, Effect::Pivot)).target(A, spot(A, 0, 0));
    assert_eq!(table.fired(), ["3-35 pivot", "3-35 draw"]);
    // Two equal symbols have no order.
    let mut equal = Scene::new().stack(A, 0, "v0-02 v0-06 v0-07").hand(A, "3-94").hand(B, "0-01").begin();
    equal.recto(A, "3-94", 0);
    assert_eq!(equal.armor(), [20, 18]);
}

/// SF-EFF-05: newly visible effects come before waiting ones; waiting ones happen even if their card is gone.
#[test]
fn new_effects_come_first_and_waiting_ones_still_happen() {
    let mut deep = Scene::new()
        .stack(A, 0, "v0-06 v0-07 v0-08")
        .stack(A, 1, "0-09 0-02")
        .hand(A, "3-38")
        .hand(B, "0-01")
        .begin();
    deep.recto(A, "3-38", 0).first(A, "3-38", Half::Top, Effect::Free).choose(A, to(A, 1, 1, 3));
    assert_eq!(deep.fired(), ["3-38 free", "0-09 hit_own_cruiser", "3-38 hit_enemy_cruiser"]);
    let mut gone = Scene::new().stack(A, 0, "v0-02 v0-06 v0-07").hand(A, "3-40").hand(B, "0-01").begin();
    gone.recto(A, "3-40", 0).first(A, "3-40", Half::Top, Effect::Destroy).target(A, spot(A, 0, 3));
    assert_eq!(gone.discard(), ["3-40"]);
    assert_eq!(gone.armor(), [19, 20], "its second effect happens all the same");
}

/// SF-EFF-06
#[test]
fn a_moved_card_needs_a_free_slot() {
    // Sectors of Atlas: 2 3 4 3 2.
    let mut table = Scene::new()
        .cruisers("atlas", "apollo")
        .stack(A, 0, "v0-01 v0-02")
        .stack(A, 1, "v0-06")
        .hand(A, "0-47")
        .hand(B, "0-03")
        .begin();
    table.recto(A, "0-47", 4);
    let refusal = table.refuse(A, to(A, 1, 0, 0));
    assert!(matches!(refusal, Refusal::DestinationFull { rule, .. } if rule.0 == "SF-EFF-06"));
    assert!(!table.legal_choices(A).contains(&to(A, 1, 0, 0)));
    assert!(table.legal_choices(A).contains(&to(A, 1, 0, 2)));
}

/// SF-EFF-07: a level-three card moves onto slot zero.
#[test]
fn levels_do_not_bind_moved_cards() {
    let mut table =
        Scene::new().stack(A, 0, "v0-01 v0-02 v0-06 3-36").hand(A, "0-47").hand(B, "0-03").begin();
    table.recto(A, "0-47", 4).choose(A, to(A, 0, 3, 1));
    assert_eq!(table.sector(A, 1), "3-36");
}
