//! Silent play allocates nothing once the caller's buffers have grown.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests fail as tests do")]

use crate::common;

use common::{ordinary, scarce};
use starfighter::{State, content};
use table::{Game, OffersOf, Out, Sim, walk};

fn matches(starts: &[State], seeds: std::ops::Range<u64>, offers: &mut OffersOf<State>) -> u64 {
    let mut acts = 0;
    for seed in seeds {
        for start in starts {
            let (mut game, mut draws) = (start.clone(), Sim::new(seed));
            while let Some(act) = walk::next_act(&game, offers, &mut draws) {
                game.apply(&act, &mut Out::silent());
                acts += 1;
            }
        }
    }
    acts
}

#[test]
fn silent_play_allocates_nothing() {
    let setups = ordinary().into_iter().chain(scarce());
    let starts: Vec<State> =
        setups.map(|(_, setup)| State::begin(content::builtin(), &setup).unwrap()).collect();
    let mut offers = OffersOf::<State>::default();
    offers.ones.reserve(2_000);
    matches(&starts, 0..2, &mut offers);
    let mut acts = 0;
    let counted = allocation_counter::measure(|| acts = matches(&starts, 2..20, &mut offers));
    assert!(acts > 10_000, "{acts} acts");
    assert_eq!(counted.count_total, 0, "in {acts} acts");
}
