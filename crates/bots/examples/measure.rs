//! Measures one game by CPU time, one JSON line per figure: random playouts, clones, list length, allocations,
//! search.
//!
//! `cargo run --release -p bots --example measure -- GAME`, normally through `cargo xtask bench`, which runs it in
//! turn
//! with other engines. `--count GAME MATCHES` plays random matches without recording events and prints the number of
//! decisions, for a tool that counts instructions.

use bots::{Bot, Budget, Evaluate, Ismcts, Seen, Stop, Tuning};
use cpu_time::ThreadTime;
use std::hint::black_box;
use table::{Act, Game, OffersOf, Out, Sim, Turn, Viewer, walk};

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
        eprintln!(
            "measure GAME, or measure --count GAME MATCHES; games: leduc, duel6, starfighter, temple, swccg"
        );
        std::process::exit(2);
    }
}

enum Work {
    Measure,
    Count(u64),
}

fn with(game: &str, work: Work) -> Option<()> {
    match game {
        // Starts at the first decision, as the other engine does: both private cards are dealt.
        "leduc" => run::<reference::Leduc>(&(), &reference::leduc::Setup::New, 2, 0.7, work),
        "duel6" => run::<reference::Duel6>(&(), &reference::duel6::Setup::New, 12, 2.0, work),
        "starfighter" => {
            let preset = starfighter::presets().into_iter().find(|preset| preset.key == "skirmish")?;
            run::<starfighter::State>(starfighter::content::builtin(), &preset.setup, 0, 2.0, work)
        }
        "temple" => {
            let start = temple::State::begin(temple::content::builtin(), &temple::Setup::default()).ok()?;
            walks(&start, work);
            Some(())
        }
        "swccg" => {
            let start = swccg::State::begin(swccg::content::builtin(), &swccg::Setup::default()).ok()?;
            walks(&start, work);
            Some(())
        }
        _ => None,
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
    let mut start = G::begin(content, setup).ok()?;
    let (mut draws, mut offers) = (Sim::new(7), OffersOf::<G>::default());
    for _ in 0..dealt {
        let act = walk::next_act(&start, &mut offers, &mut draws)?;
        start.apply(&act, &mut Out::silent());
    }
    if let Work::Count(matches) = work {
        count(&start, matches);
        return Some(());
    }
    playouts(&start);
    clones(&start);
    search(content, &start, exploration)
}

fn count<G: Game>(start: &G, matches: u64) {
    let (mut draws, mut offers, mut sums) = (Sim::new(7), OffersOf::<G>::default(), Sums::default());
    (0..matches).for_each(|_| playout(start, &mut offers, &mut draws, &mut sums));
    println!("{}", sums.decisions);
}

#[derive(Default)]
struct Sums {
    acts: u64,
    decisions: u64,
    listed: u64,
}

/// One random match to the end, without recording events.
fn playout<G: Game>(start: &G, offers: &mut OffersOf<G>, draws: &mut Sim, sums: &mut Sums) {
    let mut game = start.clone();
    while let Some(act) = walk::next_act(&game, offers, draws) {
        sums.acts += 1;
        if matches!(act, Act::Choice(..)) {
            sums.decisions += 1;
            sums.listed += (offers.ones.len() + offers.areas.len()) as u64;
        }
        game.apply(&act, &mut Out::silent());
    }
    black_box(game);
}

fn playouts<G: Game>(start: &G) {
    let (mut draws, mut offers) = (Sim::new(11), OffersOf::<G>::default());
    // One untimed playout first, so that the buffers have grown.
    playout(start, &mut offers, &mut draws, &mut Sums::default());
    let mut sums = Sums::default();
    let began = ThreadTime::now();
    while sums.acts < ACTS {
        playout(start, &mut offers, &mut draws, &mut sums);
    }
    let seconds = began.elapsed().as_secs_f64();
    report::<G>("playouts", "nodes/s", sums.acts as f64 / seconds);
    report::<G>("decisions", "decisions/s", sums.decisions as f64 / seconds);
    report::<G>("list length", "choices", sums.listed as f64 / sums.decisions as f64);
    let mut sums = Sums::default();
    let allocations = allocation_counter::measure(|| {
        (0..50).for_each(|_| playout(start, &mut offers, &mut draws, &mut sums));
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
    let (mut game, mut draws, mut offers) = (start.clone(), Sim::new(3), OffersOf::<G>::default());
    while game.turn() == Turn::Chance {
        let act = walk::next_act(&game, &mut offers, &mut draws)?;
        game.apply(&act, &mut Out::silent());
    }
    let Turn::Decide(seats) = game.turn() else { return None };
    let seat = seats.first()?;
    let seen = Seen::<G>::new(content, seat, game.view(Viewer::Seat(seat))).ok()?;
    let mut bot = Ismcts::<G>::new(1).tuning(Tuning::plain(exploration));
    bot.think(&seen, Budget::nodes(ITERATIONS / 10), &Stop::never());
    let began = ThreadTime::now();
    let thought = bot.think(&seen, Budget::nodes(ITERATIONS), &Stop::never());
    report::<G>("search", "iterations/s", f64::from(thought.iterations) / began.elapsed().as_secs_f64());
    Some(())
}

fn report<G: Game>(name: &str, unit: &str, value: f64) {
    println!("{{\"name\":\"{} {name}\",\"unit\":\"{unit}\",\"value\":{value}}}", G::ID);
}
