//! The five worked examples of the rulebook, with our cards in place of the printed ones.

use crate::common::preset;
use crate::common::scene::{A, B, Scene, TestMatch, spot};
use contract::BySeat;
use starfighter::{Effect, Event, Half, Question, Setup};

fn training() -> Setup {
    let cruisers = BySeat([Some("ares".parse().unwrap()), Some("athena".parse().unwrap())]);
    Setup { cruisers, ..preset("training") }
}

/// Example 1 of the reinforcements: empty boards, five cards each. SF-REN-01
#[test]
fn in_the_first_round_both_draw_five() {
    let mut table = TestMatch::new(&training());
    assert_eq!(table.deal_all().len(), 10);
    assert_eq!(table.view(A).sides.0.map(|side| side.hand), [5, 5]);
}

/// Example 2 of the reinforcements: three sectors of Ares are occupied, two symbols are left. SF-REN-02
#[test]
fn in_the_second_round_ares_draws_two() {
    let mut table = Scene::new()
        .cruisers("ares", "athena")
        .stack(A, 0, "v0-01")
        .stack(A, 2, "v0-02 1-16")
        .stack(A, 3, "0-06")
        .battle(A)
        .begin();
    table.fight();
    assert_eq!(table.view(A).sides[A].need, 2);
    let drawers = table.deal_all();
    assert_eq!(drawers.iter().filter(|seat| **seat == A).count(), 2);
}

/// The deployment example: a verso for lack of a level-0 card, level 1 on slot 1, a verso for lack of a level-2 card.
/// SF-DEP-03 SF-DEP-04
#[test]
fn a_sector_is_climbed_in_three_turns() {
    let mut table =
        Scene::new().cruisers("ares", "athena").hand(A, "1-12 3-33 3-35").hand(B, "0-01 0-02 0-06").begin();
    table.verso(A, "3-35", 1).verso(B, "0-01", 0);
    table.recto(A, "1-12", 1);
    assert_eq!(table.fired(), ["1-12 draw"], "the effect comes at once");
    assert_eq!(table.aside(A), 1);
    table.verso(B, "0-02", 0).verso(A, "3-33", 1);
    assert_eq!(table.sector(A, 1), "v3-35 1-12 v3-33");
    assert_eq!(table.view(A).sides[A].fighters[1], 3, "1-12 shows its low fighter, the top verso two");
}

/// The position before the continued example: sector 1 of Ares.
fn continued() -> Scene {
    Scene::new().cruisers("ares", "athena").stack(A, 1, "v0-02 1-21 2-23").hand(A, "3-35").hand(B, "0-01")
}

/// The continued example: draw, pivot on the level-2 card, its lateral move on itself, its draw again. SF-CHN-01
#[test]
fn the_continued_example() {
    let mut table = continued().begin();
    table.recto(A, "3-35", 1);
    assert_eq!(table.question(), Question::Order { seat: A });
    table.first(A, "3-35", Half::Top, Effect::Draw);
    assert_eq!(table.aside(A), 1);
    table.target(A, spot(A, 1, 2));
    assert_eq!(table.sector(A, 1), "v0-02 1-21 2-23/p 3-35");
    assert!(matches!(table.question(), Question::Target { seat: A, effect: Effect::Lateral, .. }));
    table.to(A, spot(A, 1, 2), 2);
    assert_eq!(table.sector(A, 1), "v0-02 1-21 3-35", "the top card slides down without a further effect");
    assert_eq!(table.sector(A, 2), "2-23/p");
    assert_eq!(table.aside(A), 2, "the draw was visible again");
    assert_eq!(table.fired(), ["3-35 draw", "3-35 pivot", "2-23 lateral", "2-23 draw"]);
    assert_eq!(table.question(), Question::Deploy { seat: B });
    let steps: Vec<u16> = table
        .recorded
        .events
        .iter()
        .filter_map(|(_, event)| match event {
            Event::Fired { step, .. } => Some(*step),
            _ => None,
        })
        .collect();
    assert_eq!(steps, [1, 2, 3, 4], "the chain is told step by step");
}

/// The end of the example: four points of damage, and the same vertical move fires twice in one combat.
/// SF-BAT-08 SF-CHN-02
#[test]
fn the_end_of_the_example() {
    // Sector 1 of the first seat faces sector 3 of the second. Four fighters there: 2-24 is 2/2.
    let mut table = Scene::new()
        .cruisers("ares", "athena")
        .stack(A, 1, "v0-02 1-21 3-35")
        .stack(B, 3, "2-24")
        .stack(B, 0, "0-01 v0-06")
        .battle(A)
        .begin();
    table.fight();
    // 3-35 has one fighter: the first point destroys it and uncovers the vertical move of 1-21.
    assert_eq!(table.sector(A, 1), "v0-02 1-21");
    assert!(matches!(table.question(), Question::Target { seat: A, effect: Effect::Vertical, .. }));
    table.target(A, spot(A, 1, 0));
    // The verso was lifted over it, two points destroyed it, and the move is visible again.
    assert_eq!(table.discard(), ["0-02", "3-35"]);
    assert!(matches!(table.question(), Question::Target { seat: A, effect: Effect::Vertical, .. }));
    table.target(A, spot(B, 0, 0));
    assert_eq!(table.sector(B, 0), "v0-06 0-01", "the rival's stack for a later combat");
    assert_eq!(table.fired(), ["1-21 vertical", "1-21 vertical"]);
    assert!(
        table.has_event(
            |event| matches!(event, Event::Damaged { at, markers: 1, .. } if *at == spot(A, 1, 0))
        )
    );
    assert_eq!(table.sector(A, 1), "1-21/d10", "the last point stays on the card");
}
