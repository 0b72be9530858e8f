//! The conformance suite over ordinary and unusual set-ups.

use crate::common;

use common::scene::{A, B, Scene};
use common::{common as pile, every, ordinary, scarce};
use contract::laws::{Report, check_laws, deals_include_truth};
use contract::{EventSink, Game, LegalChoicesOf, SmallRng, random_play};
use starfighter::{Compensation, Options, Question, State, content};

fn keep(name: &str, setup: &starfighter::Setup, seeds: std::ops::Range<u64>) -> Report {
    let report =
        check_laws::<State>(content::builtin(), setup, seeds).unwrap_or_else(|b| panic!("{name}: {b}"));
    println!("{name}: {report}");
    report
}

#[test]
fn ordinary_matches_keep_every_law() {
    for (name, setup) in ordinary() {
        let report = keep(name, &setup, 0..12);
        assert!(report.positions > 300, "{name}: positions were tried");
        assert!(report.distinct_twins * 4 > report.twins, "{name}: most twins are other worlds");
    }
}

#[test]
fn scarce_matches_keep_every_law() {
    for (name, setup) in scarce() {
        keep(name, &setup, 100..112);
    }
}

#[test]
fn compensated_matches_keep_every_law() {
    for compensation in [Compensation::Cards(2), Compensation::Armor(3)] {
        keep("compensation", &pile(every(3, 1), Options { compensation, ..Options::default() }), 0..4);
    }
}

/// A critical position: both seats have cards of the last pile set aside and every card in hand draws, so the pile is
/// reshuffled in the middle of a chain and chance settles whose card is whose.
#[test]
fn a_pile_made_anew_with_cards_aside_keeps_every_law() {
    let brink = Scene::new()
        .pile("0-01 0-02 0-05")
        .discard("0-06 0-07 2-24 2-88")
        .hand(A, "0-03 0-52 1-12")
        .hand(B, "0-10 1-11 1-67")
        .stack(A, 0, "v3-33")
        .stack(B, 2, "v3-35 1-72")
        .position(|position| (position.sides[A].promised, position.sides[B].promised) = (1, 1));
    keep("on the brink", &brink.to_setup(), 0..40);
    let mut table = brink.begin();
    table.recto(A, "0-03", 3).recto(B, "0-10", 0);
    assert!(matches!(table.question(), Question::Settle { .. }), "{:?}", table.question());
}

/// A belief never excludes the true state: every deal of a tiny set-up is tried.
#[test]
fn the_truth_is_among_the_deals() {
    let tiny = pile(every(9, 2), Options { rounds: 6, ..Options::default() });
    let truth = deals_include_truth::<State>(content::builtin(), &tiny, 0..6, 20_000)
        .unwrap_or_else(|b| panic!("{b}"));
    println!("{truth:?}");
    assert!(truth.tried > 200);
}

/// The rare branches are reached: a reshuffle with set-aside cards, for one seat and for both.
#[test]
fn scarce_set_ups_reach_the_rare_branches() {
    let (mut settles, mut settled, mut spreads) = (0, 0, 0);
    for (_, setup) in scarce() {
        for seed in 0..60 {
            let mut game = State::begin(content::builtin(), &setup).unwrap();
            let (mut rng, mut legal) = (SmallRng::new(seed), LegalChoicesOf::<State>::default());
            while let Some(act) = random_play::next_act(&game, &mut legal, &mut rng) {
                game.apply(&act, &mut EventSink::silent());
                let view = game.view(contract::Viewer::Watcher);
                settles += u32::from(matches!(game.question(), Question::Settle { .. }));
                settled += u32::from(view.sides.iter().any(|side| side.settled > 0));
                let flip =
                    matches!(game.question(), Question::Half { why: starfighter::DamageCause::Flip, .. });
                spreads += u32::from(flip);
            }
        }
    }
    println!("settle questions {settles}, states with settled cards {settled}, flip spreads {spreads}");
    assert!(settles > 0 && settled > 0 && spreads > 0);
}
