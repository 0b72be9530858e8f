//! How fast the solo system decides: `cargo run --release -p xwing --example bench_solo`.
//!
//! Whole activations (approach, movement, action, attack) of every solo ship of a full table, for all twelve rolls;
//! then the cost of cloning the position. With `--count solo N` it decides N times the twelve rolls of one ship in
//! silence and prints how many decisions that were, for counting instructions.

use std::hint::black_box;
use std::time::Instant;
use xwing::content::Content;
use xwing::report::advise::activation;
use xwing::solo::{ApproachRoll, KnownRolls, Pause, SoloOptions, SoloRollResult};
use xwing::table_position::TablePosition;

const REPEATS: usize = 7;
const ROUNDS: usize = 400;

const TABLE: &str = r#"{"ships":[
  {"id":"S1","team":"solo","pilot":"academypilot","pose":{"x":450,"y":450,"heading":180}},
  {"id":"S2","team":"solo","pilot":"academypilot","pose":{"x":250,"y":600,"heading":150}},
  {"id":"S3","team":"solo","ship":"tieininterceptor","initiative":4,"pose":{"x":700,"y":500,"heading":230}},
  {"id":"S4","team":"solo","ship":"tiesabomber","initiative":3,"pose":{"x":600,"y":700,"heading":190},
   "upgrades":{"torpedo":["protontorpedoes"]}},
  {"id":"R1","team":"player","pilot":"redsquadronveteran","pose":{"x":420,"y":200,"heading":10}},
  {"id":"R2","team":"player","ship":"asf01bwing","initiative":3,"pose":{"x":560,"y":260,"heading":350}}],
 "obstacles":[
  {"id":"A","token":"coreasteroid0","pose":{"x":300,"y":300,"heading":0}},
  {"id":"B","token":"coreasteroid2","pose":{"x":450,"y":560,"heading":40}},
  {"id":"C","token":"coreasteroid4","pose":{"x":650,"y":350,"heading":90}},
  {"id":"D","token":"yt2400debris0","pose":{"x":250,"y":450,"heading":0}},
  {"id":"E","token":"gascloud1","pose":{"x":600,"y":560,"heading":20}},
  {"id":"F","token":"coreasteroid5","pose":{"x":400,"y":680,"heading":70}}]}"#;

fn decide(content: &Content, position: &TablePosition<'_>, me: usize, roll: ApproachRoll) -> usize {
    // Ties take the first option: only the decision itself is measured.
    let mut rolled = vec![SoloRollResult::Approach(roll)];
    loop {
        match activation(content, position, me, &KnownRolls::new(&rolled), SoloOptions::default()) {
            Ok(record) => return black_box(record.approach.entries.len()),
            Err(Pause::Roll(asked)) => match asked.outcomes().first() {
                Some((first, _)) => rolled.push(*first),
                None => return 0,
            },
            Err(Pause::Fact(_) | Pause::Mismatch { .. }) => return 0,
        }
    }
}

/// The number after `--count solo`.
fn asked_count() -> Option<usize> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.as_slice() {
        [count, solo, number] if count == "--count" && solo == "solo" => number.parse().ok(),
        _ => None,
    }
}

fn main() {
    let content = Content::standard();
    let position = match TablePosition::from_json(content, TABLE) {
        Ok(position) => position,
        Err(faults) => {
            for fault in faults {
                eprintln!("{fault}");
            }
            std::process::exit(1);
        }
    };
    if let Some(count) = asked_count() {
        let mut decisions = 0_u32;
        for me in (0..4).cycle().take(count) {
            for (roll, _) in ApproachRoll::all() {
                black_box(decide(content, &position, me, roll));
                decisions += 1;
            }
        }
        println!("{decisions}");
        return;
    }
    let mut rates: Vec<f64> = (0..REPEATS)
        .map(|_| {
            let began = Instant::now();
            let mut count = 0_u32;
            for _ in 0..ROUNDS {
                for me in 0..4 {
                    for (roll, _) in ApproachRoll::all() {
                        black_box(decide(content, &position, me, roll));
                        count += 1;
                    }
                }
            }
            f64::from(count) / began.elapsed().as_secs_f64()
        })
        .collect();
    rates.sort_by(f64::total_cmp);
    println!("whole solo activations a second: {:.0} (median of {REPEATS})", rates[REPEATS / 2]);
    let clones = 200_000_u32;
    let began = Instant::now();
    for _ in 0..clones {
        black_box(black_box(&position).clone());
    }
    println!("clone of a position: {:.0} ns", began.elapsed().as_secs_f64() * 1e9 / f64::from(clones));
}
