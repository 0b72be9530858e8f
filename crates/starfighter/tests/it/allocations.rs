//! Silent play allocates nothing once the caller's buffers have grown.

use crate::common;

use common::{ordinary, scarce};
use contract::{EventSink, Game, LegalChoicesOf, SmallRng, random_play};
use starfighter::{State, content};

fn matches(starts: &[State], seeds: std::ops::Range<u64>, legal: &mut LegalChoicesOf<State>) -> u64 {
    let mut acts = 0;
    for seed in seeds {
        for start in starts {
            let (mut game, mut rng) = (start.clone(), SmallRng::new(seed));
            while let Some(act) = random_play::next_act(&game, legal, &mut rng) {
                game.apply(&act, &mut EventSink::silent());
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
    let mut legal = LegalChoicesOf::<State>::default();
    legal.listed.reserve(2_000);
    matches(&starts, 0..2, &mut legal);
    let mut acts = 0;
    let counted = allocation_counter::measure(|| acts = matches(&starts, 2..20, &mut legal));
    assert!(acts > 10_000, "{acts} acts");
    assert_eq!(counted.count_total, 0, "in {acts} acts");
}
