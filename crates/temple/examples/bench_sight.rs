//! Benchmarks sight queries on the adventure's map by CPU time, for comparison with a simple program in another
//! language: `cargo run --release -p temple --example bench_sight -- [QUESTIONS] > answers.json`.
//!
//! Standard output holds the map, the queries and our answers; `tools/bench/temple_sight.py` answers the same queries
//! independently and compares every answer. The speed goes to standard error.

use contract::{RandomSource, SmallRng};
use std::hint::black_box;
use std::time::Instant;
use temple::board::{Blockers, Map, SightRule, Square, line_of_sight};
use temple::content::builtin;

/// Doors, barriers and figures are randomized again after this many queries.
const EACH: usize = 200;
const FIGURES: usize = 12;
/// Our own answers are timed over this many rounds.
const ROUNDS: u32 = 50;

struct Throw {
    doors: u32,
    barriers: u8,
    figures: Vec<Square>,
    pairs: Vec<(Square, Square)>,
}

fn throw(map: &Map, rng: &mut SmallRng) -> Throw {
    let any = |rng: &mut SmallRng| loop {
        let square = Square(rng.below(map.len() as u32) as u16);
        if !map.terrain(square).is_solid() {
            return square;
        }
    };
    Throw {
        doors: rng.below(1 << map.doors.len()),
        barriers: rng.below(4) as u8,
        figures: (0..FIGURES).map(|_| any(rng)).collect(),
        pairs: (0..EACH).map(|_| (any(rng), any(rng))).collect(),
    }
}

fn answer(map: &Map, throw: &Throw, (from, to): (Square, Square)) -> Option<u8> {
    let Throw { doors, barriers, figures, .. } = throw;
    let blockers = Blockers { map, doors: *doors, barriers: *barriers, figures };
    line_of_sight(&blockers, SightRule::TwoKinds, from, to).map(|line| line.cover)
}

fn main() {
    let questions: usize = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(2_000);
    let (map, mut rng) = (&builtin().maps[0], SmallRng::new(1));
    let throws: Vec<Throw> = (0..questions.div_ceil(EACH)).map(|_| throw(map, &mut rng)).collect();
    let began = Instant::now();
    let mut asked = 0u32;
    for _ in 0..ROUNDS {
        for throw in &throws {
            for pair in &throw.pairs {
                black_box(answer(map, throw, *pair));
                asked += 1;
            }
        }
    }
    eprintln!("tallyho: {:.0} sight questions a second", f64::from(asked) / began.elapsed().as_secs_f64());
    println!("{}", written(map, &throws));
}

/// Writes JSON by hand, because this crate has no JSON writer outside its tests.
fn written(map: &Map, throws: &[Throw]) -> String {
    let list = |items: Vec<String>| format!("[{}]", items.join(","));
    let solid = (0..map.len() as u16).map(|at| u8::from(map.terrain(Square(at)).is_solid()).to_string());
    let edges = map
        .doors
        .iter()
        .map(|door| list(door.edges.iter().map(|(a, b)| format!("[{},{}]", a.0, b.0)).collect()));
    let barriers =
        map.barriers.iter().map(|barrier| list(barrier.squares.iter().map(|s| s.0.to_string()).collect()));
    let throws = throws.iter().map(|throw| {
        let pairs = throw.pairs.iter().map(|pair| {
            let said = answer(map, throw, *pair).map_or("null".into(), |cover| cover.to_string());
            format!("[{},{},{said}]", pair.0.0, pair.1.0)
        });
        format!(
            "{{\"doors\":{},\"barriers\":{},\"figures\":{},\"pairs\":{}}}",
            throw.doors,
            throw.barriers,
            list(throw.figures.iter().map(|square| square.0.to_string()).collect()),
            list(pairs.collect())
        )
    });
    format!(
        "{{\"columns\":{},\"rows\":{},\"solid\":{},\"doors\":{},\"barriers\":{},\"throws\":{}}}",
        map.columns,
        map.rows,
        list(solid.collect()),
        list(edges.collect()),
        list(barriers.collect()),
        list(throws.collect())
    )
}
