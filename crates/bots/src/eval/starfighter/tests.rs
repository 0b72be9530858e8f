//! The forecast computed by hand and compared with the rules themselves.

use super::*;
use contract::{EventSink, Game, LegalChoicesOf, RecordedEvents, SmallRng, random_play};
use starfighter::Event;

const VERSO: CombatCard = CombatCard { low: 0, high: 2, screens: 0, field: false };
const PAIR: CombatCard = CombatCard { low: 1, high: 1, screens: 0, field: false };

/// A verso under a card with a fighter on each half: the verso's fighters are covered, two are visible, four are
/// undamaged.
#[test]
fn visible_and_undamaged_fighters() {
    assert_eq!(SectorResult::of(&[VERSO, PAIR]), SectorResult { armor: 0, cards: 2, visible: 2, whole: 4 });
    assert_eq!(SectorResult::of(&[]), SectorResult::default());
}

/// Two hits destroy the top card and uncover the verso; four destroy both; the fifth hits the cruiser.
#[test]
fn hits_pass_through_from_the_top() {
    let left = |hits| apply_hits(&[VERSO, PAIR], hits);
    assert_eq!(left(1), SectorResult { armor: 0, cards: 2, visible: 1, whole: 3 });
    assert_eq!(left(2), SectorResult { armor: 0, cards: 1, visible: 2, whole: 2 });
    assert_eq!(left(3), SectorResult { armor: 0, cards: 1, visible: 1, whole: 1 });
    assert_eq!(left(4), SectorResult { armor: 0, cards: 0, visible: 0, whole: 0 });
    assert_eq!(left(5).armor, 1);
    assert_eq!(apply_hits(&[], 3).armor, 3);
}

/// Three screens catch three of four hits.
#[test]
fn screens_catch_hits() {
    let screened = CombatCard { low: 2, high: 0, screens: 3, field: false };
    assert_eq!(apply_hits(&[screened], 4), SectorResult { armor: 0, cards: 1, visible: 1, whole: 1 });
    assert_eq!(apply_hits(&[screened], 6).armor, 1);
}

/// A force field lets one hit through and absorbs the rest, even if that hit destroys its card.
#[test]
fn a_field_swallows_the_rest() {
    let field = CombatCard { low: 1, high: 1, screens: 0, field: true };
    assert_eq!(apply_hits(&[field], 9), SectorResult { armor: 0, cards: 1, visible: 1, whole: 1 });
    let last = CombatCard { low: 1, high: 0, screens: 0, field: true };
    assert_eq!(apply_hits(&[VERSO, last], 9), SectorResult { armor: 0, cards: 1, visible: 2, whole: 2 });
}

fn in_random_play(seed: u64, mut each: impl FnMut(&State)) {
    let presets = starfighter::presets();
    let setup = &presets[(seed % presets.len() as u64) as usize].setup;
    let mut state = State::begin(starfighter::content::builtin(), setup).unwrap();
    let (mut rng, mut legal) = (SmallRng::new(seed), LegalChoicesOf::<State>::default());
    while let Some(act) = random_play::next_act(&state, &mut legal, &mut rng) {
        each(&state);
        state.apply(&act, &mut EventSink::silent());
    }
}

/// What one seat gains the other loses.
#[test]
fn chances_add_up_to_one() {
    for seed in 0..12 {
        in_random_play(seed, |state| {
            let (a, b) = (state.value(Seat::A), state.value(Seat::B));
            assert!((0.0..=1.0).contains(&a) && (a + b - 1.0).abs() < 1e-5, "{a} {b}");
        });
    }
}

/// If no effect fires in a battle, the simulated battle gives the same armor as the real one.
#[test]
fn the_forecast_is_the_battle_when_no_effect_fires() {
    let mut compared = 0;
    for seed in 0..60 {
        in_random_play(seed, |state| {
            if state.phase() == Phase::Direction {
                compared += u32::from(battle_is_as_forecast(state, seed));
            }
        });
    }
    assert!(compared > 100, "only {compared} battles without effects");
}

/// Plays the battle that is about to begin; false if an effect fired in it.
fn battle_is_as_forecast(state: &State, seed: u64) -> bool {
    let paper = forecast(state);
    let (mut real, round) = (state.clone(), state.round());
    let (mut rng, mut legal) = (SmallRng::new(seed), LegalChoicesOf::<State>::default());
    let mut recorded = RecordedEvents::default();
    while real.round() == round
        && let Some(act) = random_play::next_act(&real, &mut legal, &mut rng)
    {
        real.apply(&act, &mut EventSink::recording(&mut recorded));
    }
    if recorded.events.iter().any(|(_, event)| matches!(event, Event::Fired { .. })) {
        return false;
    }
    for seat in [Seat::A, Seat::B] {
        assert_eq!(paper[seat].armor, real.armor(seat), "seed {seed}, round {round}, {seat:?}");
    }
    true
}

/// One more point of armor is better, and so is one more card: the fit did not invert a sign.
#[test]
fn what_is_good_counts_as_good() {
    for (at, name) in
        [(0, "armour"), (1, "the rival near his end"), (2, "fighters"), (4, "cards"), (7, "draws")]
    {
        assert!(WEIGHTS[at] > 0.0, "{name}");
    }
    let in_hand: f32 = WEIGHTS[5..7].iter().sum();
    assert!(in_hand > 0.0, "cards in hand");
}
