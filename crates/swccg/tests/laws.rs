//! The laws of the contract over ordinary and scarce set-ups.

#![cfg(test)]

use swccg::{Beginning, Setup, State, content};
use table::laws::conform;
use table::{Game, Sim, Turn, walk};

fn keeps_all_laws(setup: &Setup, seeds: std::ops::Range<u64>) {
    match conform::<State>(content::builtin(), setup, seeds) {
        Ok(report) => println!("{report}"),
        Err(broken) => panic!("{}", broken.to_string().chars().take(3000).collect::<String>()),
    }
}

/// SW-END-02
#[test]
fn a_short_match_keeps_all_laws() {
    keeps_all_laws(&Setup { turns: 14, ..Setup::default() }, 0..3);
}

/// The other seat plays the Dark Side.
#[test]
fn seats_may_be_swapped() {
    let Beginning::Decks(mut decks) = Setup::default().from else { panic!("decks") };
    decks.0.reverse();
    keeps_all_laws(&Setup { from: Beginning::Decks(decks), turns: 10 }, 10..12);
}

/// Whole matches of random play come to an end by the rules.
#[test]
fn random_matches_end() {
    let setup = Setup::default();
    for seed in 0..20 {
        let (end, _) = walk::random_match::<State>(content::builtin(), &setup, &mut Sim::new(seed)).unwrap();
        assert!(matches!(end.turn(), Turn::Over(_)));
    }
}
