//! Sight by two exact algorithms: the production one, which follows a line from square to square, and the one here,
//! which takes end points and tests the whole segment against every obstacle with fractions.

mod field;
mod slow_sight;

use contract::{RandomSource, SmallRng};
use field::{Field, square};
use slow_sight::slow_sight;
use temple::board::{Direction, SightRule, Square, can_see, cover as covered, line_of_sight};
use temple::content;

fn cover(field: &Field, from: &str, to: &str) -> Option<u8> {
    let (from, to) = (square(&field.map, from), square(&field.map, to));
    let fast = line_of_sight(&field.blockers(), SightRule::TwoKinds, from, to).map(|line| line.cover);
    let slow = slow_sight(&field.blockers(), SightRule::TwoKinds, from, to);
    assert_eq!(fast, slow, "the two algorithms differ");
    fast
}

/// TP-SIG-01: the rulebook's example: a line from the center is blocked, a line from a corner is not.
#[test]
fn a_corner_line_passes_where_the_center_fails() {
    for (target, crates) in [("E3", ["C2", "D2"]), ("E4", ["C3", "C4"]), ("E4", ["B3", "C3"])] {
        let field = Field::open(8, 8).with_crates(&crates);
        let line = line_of_sight(
            &field.blockers(),
            SightRule::TwoKinds,
            square(&field.map, "B2"),
            square(&field.map, target),
        );
        assert_eq!(line.map(|line| line.kind), Some(temple::board::LineKind::Corner), "{target} {crates:?}");
        assert_eq!(cover(&field, "B2", target), Some(0));
    }
}

/// TP-SIG-03: a crate blocks; two crates that meet at a corner leave no gap; grazing one is allowed.
#[test]
fn what_cuts_a_line() {
    assert_eq!(cover(&Field::open(8, 8).with_crates(&["C2"]), "B2", "D2"), None);
    assert_eq!(cover(&Field::open(8, 8).with_crates(&["C2", "B3"]), "B2", "C3"), None);
    assert_eq!(cover(&Field::open(8, 8).with_crates(&["C2"]), "B2", "C3"), Some(0));
}

/// TP-SIG-04: a line that ends in a corner between two crates does not see the target.
#[test]
fn the_end_of_a_line_is_open_to_the_target() {
    let field = Field::open(8, 8).with_crates(&["E5", "F4"]);
    assert_eq!(cover(&field, "E4", "F5"), None);
}

/// TP-SIG-02, TP-SIG-05: each figure in the line gives cover; the attacker uses the best line of each kind, and the
/// kind with more cover counts.
#[test]
fn figures_in_the_line_give_cover() {
    let map = &content::builtin().maps[0];
    let mut field = Field::of(map);
    field.figures = ["J10", "K10"].map(|name| square(map, name)).to_vec();
    assert_eq!(cover(&field, "H10", "L10"), Some(2));
    // From the center of B2 a line passes above D3; from the corners one does too: no cover at all.
    let mut open = Field::open(8, 8);
    open.figures = vec![square(&open.map, "D3")];
    assert_eq!(cover(&open, "B2", "F2"), Some(0));
    // One figure directly between: neither the center line nor any corner line can avoid it.
    open.figures = vec![square(&open.map, "D2")];
    assert_eq!(cover(&open, "B2", "F2"), Some(1));
}

/// TP-SIG-03: doors and barriers on the adventure's map.
#[test]
fn doors_and_barriers_on_the_map() {
    let map = &content::builtin().maps[0];
    let mut field = Field::of(map);
    assert_eq!(cover(&field, "L11", "O11"), None);
    assert_eq!(cover(&field, "L11", "T11"), None);
    assert_eq!(cover(&field, "G20", "C19"), None);
    field.doors = u32::MAX;
    field.barriers = 0b11;
    assert_eq!(cover(&field, "L11", "O11"), Some(0));
    assert_eq!(cover(&field, "L11", "T11"), None, "the altar stands between");
    assert_eq!(cover(&field, "G20", "C19"), Some(0));
}

/// Both algorithms over pairs of squares of both maps, with random doors, barriers and figures; the map rotated by
/// 180 degrees gives the same answers.
#[test]
fn two_exact_algorithms_agree() {
    for (number, map) in content::builtin().maps.iter().enumerate() {
        for seed in 0..20 {
            let mut rng = SmallRng::new(seed * 2 + number as u64);
            let field = Field::of(map).at_random(&mut rng);
            let turned = field.turned();
            // All pairs of the large map are too many for a quick test: a random sample per seed.
            let share = if map.len() > 400 { 900 } else { 60 };
            for from in field.free() {
                for to in field.free().filter(|to| *to != from) {
                    if rng.below(share) == 0 {
                        compare(&field, &turned, from, to);
                    }
                }
            }
        }
    }
}

fn compare(field: &Field, turned: &Field, from: Square, to: Square) {
    for rule in [SightRule::TwoKinds, SightRule::General] {
        let fast = line_of_sight(&field.blockers(), rule, from, to).map(|line| line.cover);
        let slow = slow_sight(&field.blockers(), rule, from, to);
        let name = |square| field.map.name_of(square);
        assert_eq!(fast, slow, "{} to {} by {rule:?}", name(from), name(to));
        // The cached visibility, asked twice: the second answer comes from the cache.
        for _ in 0..2 {
            assert_eq!(covered(&field.blockers(), rule, from, to), fast, "{} to {}", name(from), name(to));
            assert_eq!(can_see(&field.blockers(), rule, from, to), fast.is_some());
        }
        let (from, to) = (field.map.turned(from), field.map.turned(to));
        let other = line_of_sight(&turned.blockers(), rule, from, to).map(|line| line.cover);
        assert_eq!(fast, other, "turned: {} to {} by {rule:?}", name(from), name(to));
    }
}

/// TP-MOV-03, TP-MOV-04: contact is symmetric, and the same on the rotated map.
#[test]
fn steps_go_both_ways_and_turn_with_the_map() {
    for map in &content::builtin().maps {
        for from in (0..map.len() as u16).map(Square) {
            for direction in Direction::ALL {
                let there = map.step(from, direction);
                let back = there.and_then(|step| map.step(step.to, direction.back()));
                assert_eq!(there.is_some(), back.is_some());
                let turned = map.step(map.turned(from), direction.back());
                assert_eq!(there.map(|step| map.turned(step.to)), turned.map(|step| step.to));
            }
        }
    }
}

/// Both algorithms over every pair of squares of both maps, for 20 random sets of doors, barriers and figures. Slow:
/// run it with `cargo test --release -p temple --test it -- --ignored sight`.
#[test]
#[ignore = "a soak of many minutes; the test above takes a share of the same pairs"]
fn two_exact_algorithms_agree_on_every_pair() {
    for (number, map) in content::builtin().maps.iter().enumerate() {
        for seed in 0..20 {
            let field = Field::of(map).at_random(&mut SmallRng::new(seed * 2 + number as u64));
            let turned = field.turned();
            let mut pairs = 0u64;
            for from in field.free() {
                for to in field.free().filter(|to| *to != from) {
                    compare(&field, &turned, from, to);
                    pairs += 1;
                }
            }
            println!("{} seed {seed}: {pairs} pairs", map.name);
        }
    }
}
