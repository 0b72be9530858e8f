use crate::common::scene::{A, B, Scene, play};
use starfighter::{Choice, Event, Face, Question, Refusal};

/// SF-DEP-01
#[test]
fn seats_lay_one_card_in_turn_from_the_marker_holder() {
    let mut table = Scene::new().hand(A, "0-02").hand(B, "0-01 0-06").turn(B).begin();
    assert_eq!(table.question(), Question::Deploy { seat: B });
    assert_eq!(table.refuse(A, play("0-02", Face::Recto, 0)), Refusal::NotAsked);
    let refusal = table.refuse(B, play("0-02", Face::Recto, 0));
    assert!(matches!(refusal, Refusal::NotInHand { rule, .. } if rule.0 == "SF-DEP-01"));
    table.recto(B, "0-01", 2);
    assert_eq!(table.question(), Question::Deploy { seat: A });
    assert_eq!(table.sector(B, 2), "0-01");
    assert_eq!(table.view(B).sides[B].hand, 1);
}

/// SF-DEP-02
#[test]
fn a_sector_fills_from_the_bottom_and_then_takes_no_card() {
    // Sector 0 of Atlas has two slots.
    let mut table =
        Scene::new().cruisers("atlas", "apollo").hand(A, "0-02 0-06 0-07").hand(B, "0-01 0-03").begin();
    table.recto(A, "0-02", 0).verso(B, "0-01", 0).recto(A, "0-06", 0);
    assert_eq!(table.sector(A, 0), "0-02 0-06", "the second lies on slot 1");
    table.target(A, crate::common::scene::spot(B, 0, 0));
    table.verso(B, "0-03", 1);
    let refusal = table.refuse(A, play("0-07", Face::Verso, 0));
    assert!(matches!(refusal, Refusal::SectorFull { slots: 2, rule, .. } if rule.0 == "SF-DEP-02"));
    assert!(
        table
            .legal_choices(A)
            .iter()
            .all(|c| !matches!(c, Choice::Play { sector, .. } if sector.number() == 0))
    );
}

/// SF-DEP-03
#[test]
fn a_card_of_level_one_to_three_needs_the_slot_of_its_level() {
    let scene = |height: &str| Scene::new().stack(A, 0, height).hand(A, "0-02 1-16 2-24 3-36").begin();
    let fits = |height: &str, name: &str| scene(height).state.check_play(A, name);
    let heights = ["", "v0-41", "v0-41 v0-42", "v0-41 v0-42 v0-43"];
    let table = heights.map(|height| ["0-02", "1-16", "2-24", "3-36"].map(|name| fits(height, name)));
    assert_eq!(
        table,
        [
            [true, false, false, false],
            [true, true, false, false],
            [true, false, true, false],
            [true, false, false, true],
        ]
    );
    let refusal = scene("v0-41 v0-42").refuse(A, play("1-16", Face::Recto, 0));
    assert!(matches!(refusal, Refusal::WrongLevel { level: 1, slot: 2, rule, .. } if rule.0 == "SF-DEP-03"));
}

trait CheckPlay {
    fn check_play(&self, seat: contract::Seat, name: &str) -> bool;
}

impl CheckPlay for starfighter::State {
    fn check_play(&self, seat: contract::Seat, name: &str) -> bool {
        contract::Game::check(self, seat, &play(name, Face::Recto, 0)).is_ok()
    }
}

/// SF-DEP-04
#[test]
fn any_card_may_be_laid_verso_on_any_free_slot() {
    for height in ["", "v0-41", "v0-41 v0-42", "v0-41 v0-42 v0-43"] {
        let mut table = Scene::new().stack(A, 0, height).hand(A, "3-36").hand(B, "0-01").begin();
        table.verso(A, "3-36", 0);
        assert!(table.fired().is_empty(), "a verso has no effect");
        assert!(table.sector(A, 0).ends_with("v3-36"));
    }
}

/// SF-DEP-05 SF-DEP-07
#[test]
fn a_seat_that_passed_plays_no_more_cards() {
    let mut table = Scene::new().hand(A, "0-01 0-02").hand(B, "0-06 0-08 0-09").begin();
    table.pass(A);
    table.verso(B, "0-06", 0).verso(B, "0-08", 1);
    assert_eq!(table.question(), Question::Deploy { seat: B }, "SF-DEP-07: as many as it likes");
    assert_eq!(table.refuse(A, play("0-01", Face::Verso, 0)), Refusal::NotAsked, "SF-DEP-05");
    table.pass(B);
    assert_eq!(table.question(), Question::Shift { seat: A });
    assert_eq!(table.view(A).sides.0.map(|side| side.hand), [2, 1], "the rest stays in the hands");
}

/// SF-DEP-06
#[test]
fn the_first_to_pass_takes_the_marker() {
    let mut table = Scene::new().hand(A, "0-01 0-02").hand(B, "0-06").begin();
    table.verso(A, "0-01", 0).pass(B);
    assert_eq!(table.state.marker(), B);
    table.pass(A);
    assert_eq!(table.question(), Question::Shift { seat: B }, "the second to pass does not take it back");
    assert!(table.has_event(|e| matches!(e, Event::MarkerGiven { seat: B, rule } if rule.0 == "SF-DEP-06")));
    let mut keeps = Scene::new().hand(A, "0-01").hand(B, "0-06").begin();
    keeps.pass(A).pass(B);
    assert_eq!(keeps.state.marker(), A);
}

/// SF-DEP-08
#[test]
fn who_cannot_lay_a_card_passes() {
    // An empty hand.
    let mut table = Scene::new().hand(A, "0-01").hand(B, "0-06 0-07").begin();
    table.verso(A, "0-01", 0).verso(B, "0-06", 0);
    assert!(
        table.has_event(
            |e| matches!(e, Event::Passed { seat: A, forced: true, rule } if rule.0 == "SF-DEP-08")
        )
    );
    assert_eq!(table.state.marker(), A, "a forced pass takes the marker like any other");
    assert_eq!(table.question(), Question::Deploy { seat: B });
    // Full sectors: Atlas has 2 3 4 3 2 slots.
    let full = Scene::new()
        .cruisers("atlas", "apollo")
        .stack(A, 0, "v0-01 v0-02")
        .stack(A, 1, "v0-03 v0-04 v0-05")
        .stack(A, 2, "v0-06 v0-07 v0-08 v0-09")
        .stack(A, 3, "v1-11 v1-12 v1-13")
        .stack(A, 4, "v1-14 v1-15")
        .hand(A, "1-16")
        .hand(B, "1-17")
        .begin();
    assert_eq!(full.question(), Question::Deploy { seat: B });
}
