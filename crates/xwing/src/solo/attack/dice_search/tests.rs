use super::*;
use crate::dice::{AttackFace, DefenseFace};

const RED: DieOdds = DieOdds { good: 4, focus: 2 };
const GREEN: DieOdds = DieOdds { good: 3, focus: 2 };

fn faces(good: u8, focus: u8, blank: u8) -> FaceCounts {
    FaceCounts { good, focus, blank, ..FaceCounts::default() }
}

fn means(name: &'static str, does: ModifierEffect, uses: u8) -> AvailableModifier<&'static str> {
    AvailableModifier { name, does, uses, token: true, only_here: false }
}

fn only(name: &'static str, does: ModifierEffect, uses: u8) -> AvailableModifier<&'static str> {
    AvailableModifier { only_here: true, ..means(name, does, uses) }
}

fn card(name: &'static str, does: ModifierEffect) -> AvailableModifier<&'static str> {
    AvailableModifier { token: false, ..means(name, does, 1) }
}

fn change(by: &[(&'static str, u8)], results: u8) -> DiceStep<&'static str> {
    DiceStep::Change { by: by.to_vec(), results }
}

#[test]
fn the_odds_are_those_of_the_dice() {
    let good =
        AttackFace::ALL.iter().filter(|face| face.strikes()).map(|face| u64::from(face.sides())).sum::<u64>();
    assert_eq!(RED, DieOdds { good, focus: u64::from(AttackFace::Focus.sides()) });
    let (evade, focus) = (DefenseFace::Evade.sides(), DefenseFace::Focus.sides());
    assert_eq!(GREEN, DieOdds { good: evade.into(), focus: focus.into() });
}

/// XW-SOLO-24: two hits against a focus result and a blank: both focus and evade are needed to cancel both.
#[test]
fn as_many_evades_as_there_are_hits() {
    let have = [means("focus", ModifierEffect::EveryFocus, 1), only("evade", ModifierEffect::OneAny, 1)];
    let steps = next_steps(faces(0, 1, 1), 2, &have, false, GREEN);
    assert_eq!(steps, [change(&[("focus", 1), ("evade", 1)], 2)]);
}

/// XW-SOLO-24, XW-SOLO-25: the only hit is already canceled: nothing is spent for more.
#[test]
fn nothing_is_spent_for_evades_beyond_the_hits() {
    let have = [means("focus", ModifierEffect::EveryFocus, 1), only("evade", ModifierEffect::OneAny, 1)];
    assert_eq!(next_steps(faces(1, 2, 0), 1, &have, false, GREEN), [DiceStep::Done]);
}

/// XW-SOLO-25: two focus results against two hits: one focus token rather than two calculate tokens.
#[test]
fn the_fewest_tokens_are_spent() {
    let have =
        [means("calculate", ModifierEffect::OneFocus, 2), means("focus", ModifierEffect::EveryFocus, 1)];
    assert_eq!(next_steps(faces(0, 2, 0), 2, &have, false, GREEN), [change(&[("focus", 1)], 2)]);
}

/// XW-SOLO-26: one focus result, one hit: focus or evade would do. Before its own attack the ship keeps the focus.
#[test]
fn what_helps_only_in_defense_is_spent_first() {
    let have = [means("focus", ModifierEffect::EveryFocus, 1), only("evade", ModifierEffect::OneAny, 1)];
    assert_eq!(next_steps(faces(0, 1, 0), 1, &have, true, GREEN), [change(&[("evade", 1)], 1)]);
    // XW-SOLO-66: else the two are equal, and chance decides.
    let either = next_steps(faces(0, 1, 0), 1, &have, false, GREEN);
    assert_eq!(either, [change(&[("focus", 1)], 1), change(&[("evade", 1)], 1)]);
}

/// XW-SOLO-27, XW-SOLO-28: the lock rerolls the blank first, the focus is spent afterwards on what is there then.
#[test]
fn rerolls_come_before_changes() {
    let have = [means("focus", ModifierEffect::EveryFocus, 1), only("lock", ModifierEffect::Reroll(6), 1)];
    let first = next_steps(faces(0, 1, 1), 6, &have, false, RED);
    assert_eq!(first, [DiceStep::Reroll { by: "lock", focus: 0, blank: 1 }]);
    // The blank became a focus result: two focus results, and the lock is spent.
    let then = FaceCounts { focus: 2, focus_fixed: 1, ..FaceCounts::default() };
    assert_eq!(next_steps(then, 6, &have[..1], false, RED), [change(&[("focus", 1)], 2)]);
}

/// XW-SOLO-27: with a focus token a focus result is a sure hit and is not rerolled; without one it is.
#[test]
fn eyes_are_rerolled_only_without_a_focus() {
    let lock = only("lock", ModifierEffect::Reroll(6), 1);
    let focus = means("focus", ModifierEffect::EveryFocus, 1);
    assert_eq!(next_steps(faces(1, 1, 0), 6, &[lock, focus], false, RED), [change(&[("focus", 1)], 2)]);
    assert_eq!(
        next_steps(faces(1, 1, 1), 6, &[lock], false, RED),
        [DiceStep::Reroll { by: "lock", focus: 1, blank: 1 }]
    );
}

/// XW-SOLO-28: all dice hit: neither lock nor focus is spent.
#[test]
fn nothing_is_spent_on_a_perfect_roll() {
    let have = [only("lock", ModifierEffect::Reroll(6), 1), means("focus", ModifierEffect::EveryFocus, 1)];
    assert_eq!(next_steps(faces(3, 0, 0), 6, &have, true, RED), [DiceStep::Done]);
}

/// XW-SOLO-29: two equal rerolls: in an enemy's arc the one that is useful only in attack is used first.
#[test]
fn what_helps_only_in_attack_is_spent_first() {
    let have = [means("either", ModifierEffect::Reroll(6), 1), only("lock", ModifierEffect::Reroll(6), 1)];
    let kept = next_steps(faces(0, 0, 1), 6, &have, true, RED);
    assert_eq!(kept, [DiceStep::Reroll { by: "lock", focus: 0, blank: 1 }]);
    let free = next_steps(faces(0, 0, 1), 6, &have, false, RED);
    assert_eq!(free.len(), 2);
}

/// XW-SOLO-61: a card that changes a focus result is used rather than a calculate token.
#[test]
fn card_effects_come_before_comparable_tokens() {
    let have = [means("calculate", ModifierEffect::OneFocus, 1), card("network", ModifierEffect::OneFocus)];
    assert_eq!(next_steps(faces(0, 1, 0), 6, &have, false, RED), [change(&[("network", 1)], 1)]);
}

#[test]
fn a_die_is_rerolled_once_only() {
    let have = [only("lock", ModifierEffect::Reroll(6), 1)];
    let fixed = FaceCounts { blank: 2, blank_fixed: 2, ..FaceCounts::default() };
    assert_eq!(next_steps(fixed, 6, &have, false, RED), [DiceStep::Done]);
}

/// The expected value of one rerolled die, computed by hand: 4 of 8 hit, with a focus 6 of 8.
#[test]
fn the_expectation_of_a_reroll_is_exact() {
    let none: [AvailableModifier<&str>; 0] = [];
    assert_eq!(after_reroll(faces(0, 0, 1), 0, 1, 6, &none, RED), WHOLE_PARTS / 2);
    let focus = [means("focus", ModifierEffect::EveryFocus, 1)];
    assert_eq!(after_reroll(faces(0, 0, 1), 0, 1, 6, &focus, RED), WHOLE_PARTS * 3 / 4);
    // Two dice, one result wanted: 1 - (5/8)^2 = 39/64 of them evade at least once.
    assert_eq!(after_reroll(faces(0, 0, 2), 0, 2, 1, &none, GREEN), WHOLE_PARTS * 39 / 64);
}
