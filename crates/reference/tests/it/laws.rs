//! The reference games obey every law, on ordinary and on sparse set-ups, and every law was actually exercised.

use contract::laws::{Report, TruthReport, check_laws, deals_include_truth};
use contract::{BySeat, Game, Seat};
use reference::duel6::{Card, Cards};
use reference::{Claims, Duel6, Leduc, claims, duel6, leduc};

fn keeps_the_laws<G: Game<Content = ()>>(setup: &G::Setup, seeds: u64) -> Report {
    let report = check_laws::<G>(&(), setup, 0..seeds).unwrap_or_else(|broken| panic!("{broken}"));
    println!("{}: {report}", G::ID);
    assert_eq!(report.matches, seeds);
    assert!(report.positions > 0 && report.probes_legal > 0 && report.exact_draws > 0, "{report}");
    assert!(report.distinct_twins > 0, "no twin ever differed: {report}");
    assert!(report.excused > 0 && report.excused_share() < 0.35, "{report}");
    report
}

fn believes_the_truth<G: Game<Content = ()>>(setup: &G::Setup, seeds: u64, most: u64) -> TruthReport {
    let truth =
        deals_include_truth::<G>(&(), setup, 0..seeds, most).unwrap_or_else(|broken| panic!("{broken}"));
    assert!(truth.tried > 0 && truth.deals > truth.tried, "{truth:?}");
    truth
}

fn cards(numbers: impl IntoIterator<Item = u8>) -> Cards {
    numbers.into_iter().filter_map(Card::new).collect()
}

/// Four cards in the pile, one or two in each hand.
fn scarce_duel(life: u8, moves: u8) -> duel6::Setup {
    duel6::Setup::At {
        hands: BySeat([cards([3, 19]), cards([28])]),
        discard: cards((0..36).filter(|card| ![3, 19, 28].contains(card))),
        life: BySeat([life; 2]),
        moves,
        mover: Seat::B,
    }
}

#[test]
fn leduc_keeps_the_laws() {
    let report = keeps_the_laws::<Leduc>(&leduc::Setup::New, 1000);
    assert_eq!((report.longest, report.widest), (11, 3), "the bound is reached");
}

#[test]
fn duel6_keeps_the_laws() {
    keeps_the_laws::<Duel6>(&duel6::Setup::New, 200);
}

#[test]
fn duel6_keeps_the_laws_when_cards_run_out() {
    let report = keeps_the_laws::<Duel6>(&scarce_duel(20, 60), 200);
    assert!(report.longest > 60, "hands are empty and both pass until the limit: {report}");
    keeps_the_laws::<Duel6>(&scarce_duel(3, 117), 200);
}

#[test]
fn claims_keeps_the_laws() {
    let report = keeps_the_laws::<Claims>(&claims::Setup::new(), 500);
    assert!(report.simultaneous > 0 && report.samples > 0, "{report}");
    assert_eq!(report.longest, 15, "the bound is reached");
}

#[test]
fn claims_keeps_the_laws_on_a_crowded_field() {
    let claim = |x, y| claims::Claim { seat: Seat::A, point: claims::Point { x, y } };
    let tokens = [claims::Bid::Two].into_iter().collect();
    let claims = [claim(20, 30), claim(40, 30)].into_iter().collect();
    keeps_the_laws_but_hides_nothing(&claims::Setup { tokens: [tokens; 3], claims });
}

/// With one token each, nothing is secret: every twin is the true state.
fn keeps_the_laws_but_hides_nothing(setup: &claims::Setup) {
    let report = check_laws::<Claims>(&(), setup, 0..200).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!((report.matches, report.distinct_twins), (200, 0));
    assert!(report.samples > 0 && report.exact_draws > 0, "{report}");
}

#[test]
fn the_truth_is_always_believed() {
    let leduc = believes_the_truth::<Leduc>(&leduc::Setup::New, 200, 1_000);
    let claims = believes_the_truth::<Claims>(&claims::Setup::new(), 100, 1_000);
    let duel = believes_the_truth::<Duel6>(&scarce_duel(20, 100), 50, 10_000);
    assert_eq!([leduc.skipped, claims.skipped, duel.skipped], [0; 3], "these set-ups are tiny");
}
