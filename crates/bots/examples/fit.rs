//! Fits the weights of the Starfighter evaluation to the results of self-play:
//! `cargo run --release -p bots --example fit -- BOT [MATCHES] [THREADS] [FIRST_SEED]`.
//!
//! Both seats are played by the same bot, which sometimes chooses at random so that unusual positions occur too. Some
//! quiet positions of every match are kept; a logistic regression of the result on their features gives the weights.

#[path = "common/spec.rs"]
mod spec;

use bots::eval::starfighter::{FACTS, facts};
use bots::{Bot, Evaluate, Random, Seen, Stop};
use spec::Trouble;
use starfighter::State;
use std::sync::atomic::{AtomicU64, Ordering};
use table::{Draws, Game, Out, Seat, Sim, Turn, Viewer};

/// One choice in this many is random.
const LOTS: u32 = 12;
/// One quiet position in this many is kept.
const KEEP: u32 = 3;
/// Ridge penalty: keeps the weights of unimportant features small.
const RIDGE: f64 = 1.0;

/// A position and the result of its match for the first seat.
type Sample = ([f32; FACTS], f32);

fn play(name: &str, seed: u64, samples: &mut Vec<Sample>) -> Result<(), Trouble> {
    let presets = starfighter::presets();
    let setup = &presets[(seed % presets.len() as u64) as usize].setup;
    let content = starfighter::content::builtin();
    let mut state = State::begin(content, setup).map_err(|faults| format!("{faults:?}"))?;
    let (mut dice, mut lots) = (Sim::new(seed), Sim::new(!seed));
    let (mut bot, budget) = spec::bot::<State>(name, seed)?;
    let from = samples.len();
    loop {
        match state.turn() {
            Turn::Over(ending) => {
                let result = state.reward(ending, Seat::A);
                samples[from..].iter_mut().for_each(|sample| sample.1 = result);
                return Ok(());
            }
            Turn::Chance => {
                let outcome = state.draw(&mut dice);
                state.resolve(outcome, &mut Out::silent());
            }
            Turn::Decide(seats) => {
                if state.quiet() && lots.below(KEEP) == 0 {
                    samples.push((facts(&state, Seat::A), 0.5));
                }
                let seat = seats.first().ok_or("nobody is asked")?;
                let seen = Seen::new(content, seat, state.view(Viewer::Seat(seat)));
                let seen = seen.map_err(|blind| format!("{blind:?}"))?;
                let thought = match lots.below(LOTS) {
                    0 => Random::new(lots.bits()).think(&seen, budget, &Stop::never()),
                    _ => bot.think(&seen, budget, &Stop::never()),
                };
                state.play(seat, thought.choice, &mut Out::silent());
            }
        }
    }
}

fn chance(weights: &[f64; FACTS], facts: &[f32; FACTS]) -> f64 {
    let score: f64 = weights.iter().zip(facts).map(|(weight, fact)| weight * f64::from(*fact)).sum();
    1.0 / (1.0 + (-score).exp())
}

/// Solves a small symmetric system by elimination.
fn solve(mut matrix: [[f64; FACTS]; FACTS], mut right: [f64; FACTS]) -> [f64; FACTS] {
    for pivot in 0..FACTS {
        for row in pivot + 1..FACTS {
            let factor = matrix[row][pivot] / matrix[pivot][pivot];
            let above = matrix[pivot];
            matrix[row].iter_mut().zip(above).for_each(|(cell, above)| *cell -= factor * above);
            right[row] -= factor * right[pivot];
        }
    }
    for pivot in (0..FACTS).rev() {
        let known: f64 = (pivot + 1..FACTS).map(|column| matrix[pivot][column] * right[column]).sum();
        right[pivot] = (right[pivot] - known) / matrix[pivot][pivot];
    }
    right
}

/// Newton's method on the log loss.
fn fit(samples: &[Sample]) -> [f64; FACTS] {
    let mut weights = [0.0; FACTS];
    for _ in 0..12 {
        let mut slope: [f64; FACTS] = std::array::from_fn(|at| -RIDGE * weights[at]);
        let mut bend = [[0.0; FACTS]; FACTS];
        for (at, row) in bend.iter_mut().enumerate() {
            row[at] = RIDGE;
        }
        for (facts, result) in samples {
            let chance = chance(&weights, facts);
            for one in 0..FACTS {
                slope[one] += (f64::from(*result) - chance) * f64::from(facts[one]);
                for two in 0..FACTS {
                    bend[one][two] += chance * (1.0 - chance) * f64::from(facts[one]) * f64::from(facts[two]);
                }
            }
        }
        let step = solve(bend, slope);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    weights
}

fn loss(samples: &[Sample], chance: impl Fn(&[f32; FACTS]) -> f64) -> f64 {
    let one = |(facts, result): &Sample| {
        let (chance, result) = (chance(facts).clamp(1e-6, 1.0 - 1e-6), f64::from(*result));
        -result * chance.ln() - (1.0 - result) * (1.0 - chance).ln()
    };
    samples.iter().map(one).sum::<f64>() / samples.len() as f64
}

fn main() -> Result<(), Trouble> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: u64| args.get(at).map_or(Ok(usual), |text| text.parse::<u64>());
    let name = args.first().ok_or("fit BOT [MATCHES] [THREADS] [FIRST_SEED]")?;
    let (matches, threads, first) = (number(1, 1_000)?, number(2, 1)?, number(3, 0)?);
    let next = AtomicU64::new(first);
    let work = || {
        let mut samples = Vec::new();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= first + matches {
                return Ok::<_, Trouble>(samples);
            }
            play(name, seed, &mut samples)?;
        }
    };
    let mut samples = Vec::new();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            samples.extend(worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?);
        }
        Ok::<(), Trouble>(())
    })?;
    let weights = fit(&samples);
    println!("{} positions of {matches} matches", samples.len());
    println!(
        "log loss {:.4}; always a half {:.4}",
        loss(&samples, |facts| chance(&weights, facts)),
        loss(&samples, |_| 0.5)
    );
    println!("{}", weights.map(|weight| format!("{weight:.4}")).join(", "));
    for tenth in 0..10 {
        let mut sums = (0.0, 0.0, 0u32);
        for (facts, result) in &samples {
            let chance = chance(&weights, facts);
            if (chance * 10.0) as u32 == tenth {
                sums = (sums.0 + chance, sums.1 + f64::from(*result), sums.2 + 1);
            }
        }
        let n = f64::from(sums.2.max(1));
        println!("  said {:.3}, came {:.3} ({} positions)", sums.0 / n, sums.1 / n, sums.2);
    }
    Ok(())
}
