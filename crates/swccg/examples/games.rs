//! Random matches: how long they last, how they end and how fast they are played.

use contract::{EventSink, Game, LegalChoicesOf, SmallRng, Turn, random_play};
use std::collections::BTreeMap;
use std::time::Instant;
use swccg::{Setup, State, content};

fn main() -> Result<(), String> {
    let matches: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(100);
    let (mut acts, mut decisions, mut most) = (0_u64, 0_u64, 0_u64);
    let mut ends: BTreeMap<String, u64> = BTreeMap::new();
    let begun = Instant::now();
    let mut legal = LegalChoicesOf::<State>::default();
    for seed in 0..matches {
        let mut rng = SmallRng::new(seed);
        let mut game =
            State::begin(content::builtin(), &Setup::default()).map_err(|faults| format!("{faults:?}"))?;
        let mut steps = 0;
        while let Some(act) = random_play::next_act(&game, &mut legal, &mut rng) {
            decisions += u64::from(matches!(game.turn(), Turn::Decide(_)));
            game.apply(&act, &mut EventSink::silent());
            steps += 1;
        }
        acts += steps;
        most = most.max(steps);
        if let Turn::Over(ending) = game.turn() {
            *ends.entry(format!("{} {:?}", ending.rule, ending.winners)).or_default() += 1;
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!("{matches} matches, {acts} acts ({decisions} decisions), longest {most}");
    println!("{:.0} decisions a second, state {} bytes", decisions as f64 / seconds, size_of::<State>());
    println!("{ends:?}");
    let game = State::begin(content::builtin(), &Setup::default()).map_err(|faults| format!("{faults:?}"))?;
    let begun = Instant::now();
    let copies = 1_000_000_u32;
    let mut sum = 0;
    for _ in 0..copies {
        sum += std::hint::black_box(game.clone()).life(contract::Seat::A);
    }
    println!("clone: {:.0} ns ({sum})", begun.elapsed().as_secs_f64() * 1e9 / f64::from(copies));
    Ok(())
}
