use crate::common::scene::{A, B, Scene, TestMatch, spot};
use starfighter::{Choice, Direction, Event, Half, MarkerLocation, Question, Refusal, Shift};

fn columns(table: &TestMatch) -> Vec<[u8; 2]> {
    let sectors = |event: &Event| match event {
        Event::CombatBegan { sectors, .. } => Some(sectors.0.map(|sector| sector.number())),
        _ => None,
    };
    table.recorded.events.iter().filter_map(|(_, event)| sectors(event)).collect()
}

/// SF-BAT-01
#[test]
fn the_marker_holder_may_shift_by_one_sector() {
    let mut table = Scene::new().battle(B).begin();
    assert_eq!(table.refuse(A, Choice::Shift(Shift::Left)), Refusal::NotAsked);
    assert_eq!(table.legal_choices(B), Shift::ALL.map(Choice::Shift));
    // The second seat's right is the first seat's left: seen from there, its board moves one column to the left.
    table.choose(B, Choice::Shift(Shift::Right));
    assert_eq!(table.state.offset(), -1);
    table.choose(B, Choice::Direction(Direction::RightToLeft));
    assert_eq!(columns(&table), [[0, 3], [1, 2], [2, 1], [3, 0]]);
    // The first seat shifting to its own right does the same to the pair of boards.
    let mut other = Scene::new().battle(A).begin();
    other.choose(A, Choice::Shift(Shift::Right));
    assert_eq!(other.state.offset(), -1);
}

/// SF-BAT-02
#[test]
fn two_sectors_stay_facing() {
    let table = Scene::new().position(|position| position.offset = 3).battle(A).begin();
    let refusal = table.refuse(A, Choice::Shift(Shift::Left));
    assert!(matches!(refusal, Refusal::TooFar { facing: 1, rule } if rule.0 == "SF-BAT-02"));
    assert_eq!(table.legal_choices(A), [Choice::Shift(Shift::Stay), Choice::Shift(Shift::Right)]);
    let far = Scene::new().position(|position| position.offset = 4).battle(A).faults();
    assert!(matches!(far[..], [starfighter::Fault::Offset { offset: 4, most: 3, .. }]));
}

/// SF-BAT-03
#[test]
fn the_marker_holder_chooses_the_direction_from_its_seat() {
    let order = |marker, direction| {
        let mut table = Scene::new().battle(marker).begin();
        table.choose(marker, Choice::Shift(Shift::Stay)).choose(marker, Choice::Direction(direction));
        columns(&table).into_iter().map(|[a, _]| a).collect::<Vec<u8>>()
    };
    assert_eq!(order(A, Direction::LeftToRight), [0, 1, 2, 3, 4]);
    assert_eq!(order(A, Direction::RightToLeft), [4, 3, 2, 1, 0]);
    assert_eq!(
        order(B, Direction::LeftToRight),
        [4, 3, 2, 1, 0],
        "the second seat's left is the first seat's right"
    );
    assert_eq!(order(B, Direction::RightToLeft), [0, 1, 2, 3, 4]);
}

/// SF-BAT-04: at an offset of two, three pairs of sectors face each other; the others do not fight.
#[test]
fn each_facing_pair_of_sectors_fights() {
    let mut table = Scene::new()
        .stack(A, 0, "v0-01")
        .stack(A, 4, "v0-02")
        .position(|position| position.offset = 2)
        .battle(A)
        .begin();
    table.fight();
    assert_eq!(columns(&table), [[2, 4], [3, 3], [4, 2]]);
    assert_eq!(table.armor(), [20, 18], "the verso in sector 4 shoots, the one in sector 0 faces nobody");
}

/// SF-BAT-05
#[test]
fn fighters_are_counted_before_anything_is_damaged() {
    let mut table = Scene::new().stack(A, 0, "v0-01").stack(B, 4, "v0-02").battle(A).begin();
    table.fight();
    assert_eq!((table.sector(A, 0).as_str(), table.sector(B, 4).as_str()), ("", ""), "both fall");
    // Fighters that appear during a combat do not shoot in it.
    let mut late = Scene::new().stack(A, 0, "0-02 v0-01").stack(B, 4, "v0-06").battle(A).begin();
    late.fight();
    let three = |event: &Event| matches!(event, Event::CombatBegan { fighters, .. } if fighters.0 == [3, 2]);
    assert!(late.has_event(three), "two of the verso and the low one of 0-02");
    assert_eq!(late.armor(), [20, 19], "the uncovered fighter of 0-02 was not counted");
}

/// SF-BAT-06
#[test]
fn the_marker_holder_takes_damage_first() {
    for marker in [A, B] {
        let mut table = Scene::new().stack(A, 0, "v0-01").stack(B, 4, "v0-02").battle(marker).begin();
        table.fight();
        let fell = table.recorded.events.iter().find_map(|(_, event)| match event {
            Event::Destroyed { at, .. } => Some(at.seat),
            _ => None,
        });
        assert_eq!(fell, Some(marker));
    }
}

/// SF-BAT-07
#[test]
fn damage_goes_from_the_top_card_by_card() {
    // Three markers: two destroy the verso on top, the third goes to the card below, which survives.
    let mut table = Scene::new().stack(A, 0, "1-22 v0-02").stack(B, 4, "0-01").battle(A).begin();
    table.fight();
    assert_eq!((table.sector(A, 0).as_str(), table.discard()), ("1-22", vec!["0-02".to_owned()]));
    assert!(matches!(table.question(), Question::Half { left: 1, .. }));
    table.half(A, Half::Top);
    assert!(table.has_event(
        |e| matches!(e, Event::Damaged { on: MarkerLocation::Top, markers: 1, rule, .. } if rule.0 == "SF-BAT-07")
    ));
    assert_eq!(table.armor()[0], 20);
}

/// SF-BAT-08: an effect uncovered in combat happens before the next marker, which goes to the card then on top.
#[test]
fn an_effect_uncovered_in_combat_happens_at_once() {
    // Three markers. Two destroy the verso; 1-19 below it moves itself away; the third hits what is then on top.
    let mut table = Scene::new().stack(A, 0, "2-88 1-19 v0-02").stack(B, 4, "3-36 v0-06").battle(A).begin();
    // The opponent shows one fighter on the lower half of 3-36 and two on the verso.
    table.fight();
    assert!(matches!(table.question(), Question::Target { seat: A, .. }));
    table.to(A, spot(A, 0, 1), 3);
    assert_eq!(table.sector(A, 3), "1-19");
    assert!(
        matches!(table.question(), Question::Half { at, left: 1, .. } if at == spot(A, 0, 0)),
        "2-88 is on top now"
    );
}

/// SF-BAT-09
#[test]
fn what_is_left_goes_to_the_armor() {
    let mut table =
        Scene::new().stack(A, 0, "v0-02").stack(B, 4, "2-88").stack(B, 0, "0-01").battle(A).begin();
    table.fight().half(B, Half::Top).half(B, Half::Top);
    // Four against a verso of two: two are left. Three against an empty sector: all three.
    assert_eq!(table.armor(), [20 - 2 - 3, 20]);
    assert!(
        table.has_event(|e| matches!(e, Event::ArmorLost { points: 3, rule, .. } if rule.0 == "SF-BAT-09"))
    );
}

/// SF-BAT-10
#[test]
fn damaged_fighters_do_not_shoot_and_stay_damaged() {
    let mut table = Scene::new().stack(A, 0, "2-24/d10").stack(B, 4, "v0-02").battle(A).begin();
    assert_eq!(table.view(A).sides[A].fighters[0], 3);
    table.fight();
    table.half(A, Half::Top);
    assert_eq!(table.armor()[1], 19, "three shots: two on the verso, one on the cruiser");
    assert_eq!(table.sector(A, 0), "2-24/d21", "into the next round");
    assert!(matches!(table.question(), Question::Draw { .. }));
    // Damage follows its printed half when the card is pivoted.
    let mut pivot = Scene::new().stack(A, 0, "2-24/d20 v0-06").hand(A, "0-51").hand(B, "0-01").begin();
    assert_eq!(pivot.view(A).sides[A].fighters[0], 4);
    pivot.recto(A, "0-51", 4).target(A, spot(A, 0, 0));
    assert_eq!((pivot.sector(A, 0).as_str(), pivot.view(A).sides[A].fighters[0]), ("2-24/p/d20 v0-06", 2));
}

/// SF-BAT-11
#[test]
fn the_owner_says_which_fighters_of_a_surviving_card_are_damaged() {
    let mut table = Scene::new().stack(A, 0, "2-24/d10").stack(B, 4, "v0-02").battle(B).begin();
    table.fight();
    assert!(matches!(table.question(), Question::Half { seat: A, left: 2, .. }), "not the marker holder");
    table.half(A, Half::Top);
    assert_eq!(
        table.sector(A, 0),
        "2-24/d21",
        "both above are damaged, so the rest goes below without a question"
    );
    let mut split = Scene::new().stack(A, 0, "2-24/d01").stack(B, 4, "0-02/d01").battle(B).begin();
    split.fight();
    assert_eq!(split.legal_choices(A), Half::BOTH.map(Choice::Half));
    split.half(A, Half::Bottom);
    assert_eq!(split.sector(A, 0), "2-24/d02");
}
