//! How fast the rules are on one core: `cargo run --release -p starfighter --example bench`.
//!
//! Random play to the end of the match in each mode: decisions per second, time to clone a state, lengths of the
//! lists.

use contract::{Act, EventSink, Game, LegalChoicesOf, SmallRng, Turn, random_play};
use starfighter::{State, content, presets};
use std::hint::black_box;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

const MATCHES: u64 = 4_000;
const REPEATS: usize = 7;

/// CPU time of this thread if the system reports it, so that other work on the machine does not count.
fn clock() -> Duration {
    static BEGAN: OnceLock<Instant> = OnceLock::new();
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let ran = stat.and_then(|text| text.split_whitespace().next()?.parse().ok()).map(Duration::from_nanos);
    ran.unwrap_or_else(|| BEGAN.get_or_init(Instant::now).elapsed())
}

struct Sums {
    decisions: u64,
    acts: u64,
    listed: u64,
    rounds: u64,
    time: Duration,
}

fn playouts(start: &State, matches: u64) -> Sums {
    let (mut rng, mut legal) = (SmallRng::new(1), LegalChoicesOf::<State>::default());
    let mut sums = Sums { decisions: 0, acts: 0, listed: 0, rounds: 0, time: Duration::ZERO };
    let began = clock();
    for _ in 0..matches {
        let mut game = start.clone();
        while let Some(act) = random_play::next_act(&game, &mut legal, &mut rng) {
            sums.acts += 1;
            if matches!(act, Act::Choice(..)) {
                sums.decisions += 1;
                sums.listed += legal.listed.len() as u64;
            }
            game.apply(&act, &mut EventSink::silent());
        }
        sums.rounds += u64::from(game.round());
    }
    sums.time = clock() - began;
    sums
}

/// States from random play, to clone and to query.
fn samples(start: &State) -> Vec<State> {
    let (mut rng, mut legal) = (SmallRng::new(2), LegalChoicesOf::<State>::default());
    let mut states = Vec::new();
    while states.len() < 1_000 {
        let mut game = start.clone();
        while let Some(act) = random_play::next_act(&game, &mut legal, &mut rng) {
            game.apply(&act, &mut EventSink::silent());
            states.push(game.clone());
        }
    }
    states
}

fn nanoseconds(states: &[State], mut work: impl FnMut(&State)) -> f64 {
    let rounds = 200;
    let began = clock();
    for _ in 0..rounds {
        states.iter().for_each(&mut work);
    }
    (clock() - began).as_nanos() as f64 / (rounds * states.len()) as f64
}

fn main() {
    println!("state {} bytes, choice {} bytes", size_of::<State>(), size_of::<starfighter::Choice>());
    for preset in presets() {
        let start = match State::begin(content::builtin(), &preset.setup) {
            Ok(start) => start,
            Err(faults) => return println!("{}: {faults:?}", preset.key),
        };
        let mut runs: Vec<Sums> = (0..REPEATS).map(|_| playouts(&start, MATCHES)).collect();
        runs.sort_by_key(|sums| sums.time);
        let sums = &runs[REPEATS / 2];
        let seconds = sums.time.as_secs_f64();
        let each = |count: u64| count as f64 / MATCHES as f64;
        println!(
            "{:>9}: {:.2} M decisions/s ({:.2} M acts/s); a match: {:.0} decisions, {:.0} acts, {:.1} rounds; list {:.1}",
            preset.key,
            sums.decisions as f64 / seconds / 1e6,
            sums.acts as f64 / seconds / 1e6,
            each(sums.decisions),
            each(sums.acts),
            each(sums.rounds),
            sums.listed as f64 / sums.decisions as f64,
        );
        let states = samples(&start);
        let mut legal = LegalChoicesOf::<State>::default();
        let clone = nanoseconds(&states, |state| {
            black_box(state.clone());
        });
        let list = nanoseconds(&states, |state| {
            legal.clear();
            if let Turn::Decide(seats) = state.turn() {
                seats.iter().for_each(|seat| state.legal_choices(seat, &mut legal));
            }
            black_box(legal.listed.len());
        });
        let hash = nanoseconds(&states, |state| {
            black_box(contract::digest(state));
        });
        let sight = nanoseconds(&states, |state| {
            black_box(contract::view_hash(state, contract::Viewer::Seat(contract::Seat::A)));
        });
        println!(
            "           clone {clone:.0} ns, turn and offers {list:.0} ns, hash {hash:.0} ns, sight {sight:.0} ns"
        );
    }
}
