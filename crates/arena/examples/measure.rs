//! Measures one game by CPU time, one JSON line per figure: random playouts, clones, list length, allocations,
//! search.
//!
//! `cargo run --release -p arena --features test-games --example measure -- GAME`, normally through `cargo xtask bench`, which runs it in
//! turn
//! with other engines. `--count GAME MATCHES` plays random matches without recording events and prints the number of
//! decisions, for a tool that counts instructions.

use bots::{Bot, Budget, Evaluate, Ismcts, Observation, Stop, Tuning};
use contract::{Act, Driver, Game, LegalChoicesOf, SmallRng, Turn, Unrecorded, Viewer, random_play};
use cpu_time::ThreadTime;
use games::{Benchmark, GameVisitor, Playable, visit};
use std::hint::black_box;

/// Acts of a measured run of random play: more than a second even for a fast game.
const ACTS: u64 = 3_000_000;
const CLONES: u32 = 2_000_000;
const ITERATIONS: u32 = 20_000;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args[..] {
        ["--count", game, matches] => {
            matches.parse().ok().and_then(|matches| with(game, Work::Count(matches)))
        }
        [game] => with(game, Work::Measure),
        _ => None,
    };
    if done.is_none() {
        let games: Vec<&str> = games::all_ids().collect();
        eprintln!("measure GAME, or measure --count GAME MATCHES; games: {}", games.join(", "));
        std::process::exit(2);
    }
}

enum Work {
    Measure,
    Count(u64),
}

fn with(game: &str, work: Work) -> Option<()> {
    visit(game, work).ok()?
}

impl GameVisitor for Work {
    type Output = Option<()>;
    fn run<G: Playable>(self) -> Option<()> {
        let Benchmark { setup, dealt, exploration, .. } = G::benchmark();
        match exploration {
            Some(exploration) => run::<G>(G::content(), &setup, dealt, exploration, self),
            None => {
                walks(&G::begin(G::content(), &setup).ok()?, self);
                Some(())
            }
        }
    }
}

/// Only playouts and clones, for games in which a search to the end of the match is meaningless: random play hardly
/// ever ends.
fn walks<G: Game>(start: &G, work: Work) {
    match work {
        Work::Count(matches) => count(start, matches),
        Work::Measure => {
            playouts(start);
            clones(start);
        }
    }
}

fn run<G: Evaluate>(
    content: &'static G::Content,
    setup: &G::Setup,
    dealt: u32,
    exploration: f32,
    work: Work,
) -> Option<()> {
    let mut driver = Driver::<G>::begin(content, setup).ok()?;
    let (mut rng, mut legal) = (SmallRng::new(7), LegalChoicesOf::<G>::default());
    for _ in 0..dealt {
        let act = random_play::next_act(driver.state(), &mut legal, &mut rng)?;
        driver.apply(&act, &mut Unrecorded);
    }
    let start = driver.into_state();
    if let Work::Count(matches) = work {
        count(&start, matches);
        return Some(());
    }
    playouts(&start);
    clones(&start);
    search(content, &start, exploration)
}

fn count<G: Game>(start: &G, matches: u64) {
    let (mut rng, mut legal, mut sums) = (SmallRng::new(7), LegalChoicesOf::<G>::default(), Sums::default());
    (0..matches).for_each(|_| playout(start, &mut legal, &mut rng, &mut sums));
    println!("{}", sums.decisions);
}

#[derive(Default)]
struct Sums {
    acts: u64,
    decisions: u64,
    listed: u64,
}

/// One random match to the end, without recording events.
fn playout<G: Game>(start: &G, legal: &mut LegalChoicesOf<G>, rng: &mut SmallRng, sums: &mut Sums) {
    let mut driver = Driver::resume(start.clone(), 0);
    while let Some(act) = random_play::next_act(driver.state(), legal, rng) {
        sums.acts += 1;
        if matches!(act, Act::Choice(..)) {
            sums.decisions += 1;
            sums.listed += (legal.listed.len() + legal.regions.len()) as u64;
        }
        driver.apply(&act, &mut Unrecorded);
    }
    black_box(driver);
}

fn playouts<G: Game>(start: &G) {
    let (mut rng, mut legal) = (SmallRng::new(11), LegalChoicesOf::<G>::default());
    // One untimed playout first, so that the buffers have grown.
    playout(start, &mut legal, &mut rng, &mut Sums::default());
    let mut sums = Sums::default();
    let began = ThreadTime::now();
    while sums.acts < ACTS {
        playout(start, &mut legal, &mut rng, &mut sums);
    }
    let seconds = began.elapsed().as_secs_f64();
    report::<G>("playouts", "nodes/s", sums.acts as f64 / seconds);
    report::<G>("decisions", "decisions/s", sums.decisions as f64 / seconds);
    report::<G>("list length", "choices", sums.listed as f64 / sums.decisions as f64);
    let mut sums = Sums::default();
    let allocations = allocation_counter::measure(|| {
        (0..50).for_each(|_| playout(start, &mut legal, &mut rng, &mut sums));
    });
    report::<G>("allocations", "a decision", allocations.count_total as f64 / sums.decisions as f64);
}

fn clones<G: Game>(start: &G) {
    let began = ThreadTime::now();
    for _ in 0..CLONES {
        black_box(black_box(start).clone());
    }
    report::<G>("clone", "clones/s", f64::from(CLONES) / began.elapsed().as_secs_f64());
}

/// The textbook search as other engines implement it: uniform rollouts to the end, no evaluation.
fn search<G: Evaluate>(content: &'static G::Content, start: &G, exploration: f32) -> Option<()> {
    let (mut driver, mut rng) = (Driver::resume(start.clone(), 0), SmallRng::new(3));
    while let Some(outcome) = driver.draw(&mut rng) {
        driver.apply(&outcome, &mut Unrecorded);
    }
    let game = driver.state();
    let Turn::Decide(seats) = game.turn() else { return None };
    let seat = seats.first()?;
    let observation = Observation::<G>::new(content, seat, game.view(Viewer::Seat(seat))).ok()?;
    let mut bot = Ismcts::<G>::new(1).tuning(Tuning::plain(exploration));
    bot.think(&observation, Budget::nodes(ITERATIONS / 10), &Stop::never());
    let began = ThreadTime::now();
    let thought = bot.think(&observation, Budget::nodes(ITERATIONS), &Stop::never());
    report::<G>("search", "iterations/s", f64::from(thought.iterations) / began.elapsed().as_secs_f64());
    Some(())
}

fn report<G: Game>(name: &str, unit: &str, value: f64) {
    println!("{{\"name\":\"{} {name}\",\"unit\":\"{unit}\",\"value\":{value}}}", G::ID);
}
