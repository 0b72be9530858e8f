//! Range and arc questions per second, on inputs that a peer can read.
//!
//! ```text
//! bench_geometry generate INPUT [TABLES]   writes tables of ships as JSON
//! bench_geometry run INPUT OUTPUT          answers every pair, writes the answers and prints the figures as JSON
//! ```
//!
//! One question is one ordered pair of ships: the distance between the bases, the range band, which of the nine arcs of
//! the first hold the second, and the distance inside the front arc. `tools/bench/shapely_ranges.py` answers the same
//! inputs with shapely and compares.

use std::hint::black_box;
use std::time::{Duration, Instant};
use std::{env, error::Error, fs};

use serde::{Deserialize, Serialize};
use xwing::geometry::{Arc, ArcSet, Base, Footprint, Heading, Pose, PoseMm, Range};

/// Ships on one table; no two overlap.
const SHIPS: usize = 10;
/// The minimum duration of the measured loop.
const LEAST: Duration = Duration::from_secs(2);

#[derive(Serialize, Deserialize)]
struct Input {
    tables: Vec<Vec<Ship>>,
}

#[derive(Serialize, Deserialize)]
struct Ship {
    #[serde(flatten)]
    pose: PoseMm,
    base: Base,
}

/// The answers for one ordered pair.
#[derive(Serialize, Clone, Copy, PartialEq)]
struct Answer {
    distance: f64,
    range: Range,
    /// One bit for each arc, in the order of `Arc::ALL`.
    arcs: u16,
    front: Option<f64>,
}

#[derive(Serialize)]
struct Output {
    arcs: [Arc; 9],
    /// Table by table, attacker by attacker, target by target; a ship is not asked about itself.
    answers: Vec<Answer>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["generate", path] => generate(path, 200),
        ["generate", path, tables] => generate(path, tables.parse()?),
        ["run", input, output] => run(input, output),
        _ => Err("bench_geometry generate INPUT [TABLES] | run INPUT OUTPUT".into()),
    }
}

fn generate(path: &str, tables: usize) -> Result<(), Box<dyn Error>> {
    let mut state = 5_u64;
    let mut below = move |n: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) % n) as i32
    };
    let mut table = || {
        let mut ships: Vec<Footprint> = Vec::new();
        while ships.len() < SHIPS {
            let heading = Heading::from_micro_degrees(below(360_000_000));
            let pose = Pose::new(60_000 + below(794_400), 60_000 + below(794_400), heading);
            let ship = Footprint::new(pose, Base::ALL[below(3) as usize]);
            if ships.iter().all(|other| !ship.overlaps(other)) {
                ships.push(ship);
            }
        }
        ships.iter().map(|ship| Ship { pose: ship.pose().into(), base: ship.base() }).collect()
    };
    let tables = (0..tables).map(|_| table()).collect();
    fs::write(path, serde_json::to_string(&Input { tables })?)?;
    Ok(())
}

fn run(input: &str, output: &str) -> Result<(), Box<dyn Error>> {
    let input: Input = serde_json::from_str(&fs::read_to_string(input)?)?;
    let mut tables = Vec::new();
    for table in &input.tables {
        let mut ships = Vec::new();
        for ship in table {
            let pose = Pose::try_from(ship.pose).map_err(|fault| format!("{fault:?}"))?;
            ships.push((pose, ship.base));
        }
        tables.push(ships);
    }
    let mut answers = Vec::new();
    for table in &tables {
        answer_table(table, |answer| answers.push(answer));
    }
    let pairs = answers.len() as f64;
    let whole = nanoseconds(&tables, pairs, |table| answer_table(table, black_box_drop));
    let squares = nanoseconds(&tables, pairs, |table| gaps(table, Footprint::gap));
    let library = nanoseconds(&tables, pairs, |table| gaps(table, |a, b| a.piece().gap(&b.piece())));
    let figures = serde_json::json!({
        "engine": "xwing::geometry",
        "pairs": answers.len(),
        "clock": if processor_time().is_some() { "processor" } else { "wall" },
        "questions_per_second": (1e9 / whole).round(),
        "nanoseconds_per_question": (whole * 10.0).round() / 10.0,
        "nanoseconds_per_gap": { "closed_form": squares.round(), "library": library.round() },
    });
    println!("{figures}");
    fs::write(output, serde_json::to_string(&Output { arcs: Arc::ALL, answers })?)?;
    Ok(())
}

fn black_box_drop(answer: Answer) {
    black_box(answer);
}

/// The time per pair, over as many passes as fill the minimum time.
fn nanoseconds(tables: &[Vec<(Pose, Base)>], pairs: f64, mut work: impl FnMut(&[(Pose, Base)])) -> f64 {
    let (wall, start) = (Instant::now(), processor_time());
    let mut passes = 0.0;
    while wall.elapsed() < LEAST {
        for table in tables {
            work(black_box(table));
        }
        passes += 1.0;
    }
    let spent = match (start, processor_time()) {
        (Some(start), Some(end)) => end - start,
        _ => wall.elapsed(),
    };
    spent.as_secs_f64() * 1e9 / (passes * pairs)
}

/// CPU time of this process if the system provides it, so that a busy machine does not distort the result.
fn processor_time() -> Option<Duration> {
    let line = fs::read_to_string("/proc/self/schedstat").ok()?;
    line.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

/// Computes only the gaps, with the given function.
fn gaps(table: &[(Pose, Base)], gap: impl Fn(&Footprint, &Footprint) -> f64) {
    let ships: Vec<_> = table.iter().map(|&(pose, base)| Footprint::new(pose, base)).collect();
    for (i, ship) in ships.iter().enumerate() {
        for (j, target) in ships.iter().enumerate() {
            if i != j {
                black_box(gap(ship, target));
            }
        }
    }
}

/// Answers every ordered pair of a table. Placing the ships (a sine and a cosine each) is part of the work.
fn answer_table(table: &[(Pose, Base)], mut see: impl FnMut(Answer)) {
    let ships: Vec<_> = table.iter().map(|&(pose, base)| Footprint::new(pose, base)).collect();
    for (i, ship) in ships.iter().enumerate() {
        for (j, target) in ships.iter().enumerate() {
            if i != j {
                see(answer(ship, target));
            }
        }
    }
}

fn answer(ship: &Footprint, target: &Footprint) -> Answer {
    let distance = ship.gap(target).max(0.0);
    let arcs = ArcSet::covering(ship, target).bits();
    let front = Arc::Front.distance_to_base(ship, target);
    Answer { distance, range: Range::of(distance), arcs, front }
}
