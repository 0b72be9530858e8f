use crate::common::scene::{A, B, Scene, spot};
use starfighter::{Effect, Question};

fn fighters(stack: &str) -> u8 {
    Scene::new().stack(A, 0, stack).hand(A, "3-36").hand(B, "3-37").begin().view(A).sides[A].fighters[0]
}

/// SF-VIS-01: 0-01 has two fighters on the top half and one on the bottom half, 2-24 two and two, a verso two on top.
#[test]
fn the_low_half_is_visible_and_the_high_half_only_on_top() {
    assert_eq!(fighters("0-01"), 3);
    assert_eq!(fighters("0-01 2-24"), 5);
    assert_eq!(fighters("2-24 0-01"), 5);
    assert_eq!(fighters("v0-02 2-24"), 4, "a covered verso shows nothing");
    assert_eq!(fighters("2-24 v0-02"), 4);
}

/// SF-VIS-02
#[test]
fn a_pivoted_card_has_its_printed_top_half_low() {
    assert_eq!(fighters("0-01/p 2-24"), 6, "two of 0-01 and four of 2-24");
    assert_eq!(fighters("0-01/p"), 3, "on top both halves are visible");
    assert_eq!(fighters("v0-02/p 2-24"), 6, "a pivoted verso shows its two fighters low");
}

/// SF-VIS-03: 2-24 slides down onto 1-17, whose upper half was covered and stays covered.
#[test]
fn a_gap_is_closed_before_anything_is_looked_at() {
    let mut table = Scene::new()
        .stack(A, 0, "1-17 0-02 2-24")
        .stack(A, 1, "v0-06 v0-07")
        .hand(A, "2-26")
        .hand(B, "0-01")
        .begin();
    table.recto(A, "2-26", 1);
    assert!(matches!(table.question(), Question::Target { effect: Effect::Destroy, .. }));
    table.target(A, spot(A, 0, 1));
    assert_eq!(table.sector(A, 0), "1-17 2-24");
    assert_eq!(table.fired(), ["2-26 destroy"], "the hit on 1-17 was not seen for an instant");
    assert_eq!(table.armor(), [20, 20]);
}
