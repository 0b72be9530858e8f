//! Iterations per second of the search and allocations per iteration:
//! `cargo run --release -p arena --features test-games --example search_speed [SECONDS]`.
//!
//! *Plain* is the textbook search as other programs implement it (exploration constant 2, a fresh deal for each
//! iteration, uniform rollouts to the end, no evaluation), with 200 iterations from each of a number of roots taken
//! from random play, on one core; *tuned* uses the game's own tuning. Every row is the median of five runs by
//! processor time.

use bots::{Bot, Budget, Evaluate, Ismcts, Observation, Stop, Tuning};
use contract::{Driver, Game, LegalChoicesOf, SmallRng, Turn, Unrecorded, Viewer, random_play};
use cpu_time::ThreadTime;
use games::{GameVisitor, Playable, UnknownGameError, visit};
use std::time::{Duration, Instant};

/// Iterations per root.
const NODES: u32 = 200;
/// Roots per row.
const ROOTS: usize = 24;

/// Decisions with several legal choices from random play.
fn roots<G: Game>(content: &'static G::Content, setup: &G::Setup) -> Vec<Observation<G>> {
    let mut roots = Vec::new();
    let mut legal = LegalChoicesOf::<G>::default();
    for seed in 0.. {
        let mut rng = SmallRng::new(seed);
        let Ok(mut driver) = Driver::<G>::begin(content, setup) else { return roots };
        while let Some(act) = random_play::next_act(driver.state(), &mut legal, &mut rng) {
            let game = driver.state();
            if let Turn::Decide(seats) = game.turn()
                && let Some(seat) = seats.first()
                && let Ok(observation) = Observation::<G>::new(content, seat, game.view(Viewer::Seat(seat)))
                && observation.only().is_none()
                && rng.next_u64().is_multiple_of(4)
            {
                roots.push(observation);
            }
            if roots.len() == ROOTS {
                return roots;
            }
            driver.apply(&act, &mut Unrecorded);
        }
    }
    roots
}

/// One run: iterations per second, acts and allocations per iteration, allocations per decision.
fn run<G: Evaluate>(roots: &[Observation<G>], bot: &mut Ismcts<G>, time: Duration) -> [f64; 4] {
    let (start, spent) = (Instant::now(), ThreadTime::now());
    let (mut iterations, mut acts, mut thoughts) = (0u64, 0u64, 0u64);
    let allocations = allocation_counter::measure(|| {
        while start.elapsed() < time {
            for root in roots {
                let thought = bot.think(root, Budget::nodes(NODES), &Stop::never());
                iterations += u64::from(thought.iterations);
                acts += thought.acts;
                thoughts += 1;
            }
        }
    });
    let calls = allocations.count_total as f64;
    let seconds = spent.elapsed().as_secs_f64();
    let iterations = iterations as f64;
    [iterations / seconds, acts as f64 / iterations, calls / iterations, calls / thoughts as f64]
}

fn row<G: Evaluate>(
    content: &'static G::Content,
    setup: &G::Setup,
    name: &str,
    tuning: Tuning,
    time: Duration,
) {
    let roots = roots::<G>(content, setup);
    let mut bot = Ismcts::<G>::new(1).tuning(tuning);
    run(&roots, &mut bot, time / 2);
    let mut runs: Vec<[f64; 4]> = (0..5).map(|_| run(&roots, &mut bot, time)).collect();
    runs.sort_by(|a, b| a[0].total_cmp(&b[0]));
    let [rate, acts, calls, each] = runs[2];
    println!(
        "{:12} {name:6} {rate:>12.0} it/s [{:.0}..{:.0}]  {acts:6.1} acts/it  {calls:.3} allocations/it  {each:.1} a decision",
        G::ID,
        runs[0][0],
        runs[4][0]
    );
}

fn both<G: Evaluate>(content: &'static G::Content, setup: &G::Setup, time: Duration) {
    row::<G>(content, setup, "plain", Tuning::plain(2.0), time);
    row::<G>(content, setup, "tuned", G::tuning(), time);
}

/// The games in which a search to the end of the match means something.
struct Searched(Duration);

impl GameVisitor for Searched {
    type Output = ();
    fn run<G: Playable>(self) {
        let benchmark = G::benchmark();
        if benchmark.exploration.is_some() {
            benchmark.rated.iter().for_each(|setup| both::<G>(G::content(), setup, self.0));
        }
    }
}

fn main() -> Result<(), UnknownGameError> {
    let seconds = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1.0);
    let time = Duration::from_secs_f64(seconds);
    println!("{NODES} iterations a decision, {ROOTS} roots, one core, median of five [least..most]");
    games::all_ids().try_for_each(|game| visit(game, Searched(time)))
}
