//! How fast the game is on one core: `cargo run --release -p xwing --example bench`.
//!
//! Random play of the introductory scenario: choices per second, games per second, time to clone a state.

use contract::{Act, EventSink, Game, LegalChoicesOf, SmallRng, random_play};
use std::hint::black_box;
use std::sync::OnceLock;
use std::time::{Duration, Instant};
use xwing::State;
use xwing::content::Content;
use xwing::setup::preset;

const MATCHES: u64 = 60;
/// Enough copies for the coarse clock to measure.
const COPIES: usize = 50_000;

/// CPU time of this thread if the system provides it, so that other work on the machine does not count.
fn clock() -> Duration {
    static BEGAN: OnceLock<Instant> = OnceLock::new();
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let ran = stat.and_then(|text| text.split_whitespace().next()?.parse().ok()).map(Duration::from_nanos);
    ran.unwrap_or_else(|| BEGAN.get_or_init(Instant::now).elapsed())
}

fn main() {
    println!("state {} bytes, choice {} bytes", size_of::<State>(), size_of::<xwing::Choice>());
    for preset in
        preset::presets().into_iter().filter(|preset| ["introductory", "duel"].contains(&preset.key))
    {
        let start = match State::begin(Content::standard(), &preset.setup) {
            Ok(start) => start,
            Err(faults) => return println!("{}: {faults:?}", preset.key),
        };
        let (mut rng, mut legal) = (SmallRng::new(1), LegalChoicesOf::<State>::default());
        let (mut decisions, mut acts, mut rounds) = (0_u64, 0_u64, 0_u64);
        let mut states = Vec::new();
        let began = clock();
        for _ in 0..MATCHES {
            let mut game = start;
            while let Some(act) = random_play::next_act(&game, &mut legal, &mut rng) {
                acts += 1;
                decisions += u64::from(matches!(act, Act::Choice(..)));
                game.apply(&act, &mut EventSink::silent());
                if acts % 97 == 0 {
                    states.push(game);
                }
            }
            rounds += u64::from(game.public().round);
        }
        let time = (clock() - began).as_secs_f64();
        let began = clock();
        for _ in 0..COPIES {
            for state in &states {
                black_box(Clone::clone(black_box(state)));
            }
        }
        let clone = (clock() - began).as_nanos() as f64 / (COPIES * states.len()) as f64;
        println!(
            "{}: {:.0} decisions and {:.0} answers a second, {:.1} games a second of {:.1} rounds, clone {clone:.0} ns",
            preset.key,
            decisions as f64 / time,
            acts as f64 / time,
            MATCHES as f64 / time,
            rounds as f64 / MATCHES as f64,
        );
    }
}
