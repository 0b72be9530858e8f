//! Fits the weights of the Starfighter evaluation to the results of self-play:
//! `cargo run --release -p bots --example starfighter_fit -- BOT [MATCHES] [THREADS] [FIRST_SEED]`.
//!
//! Both seats are played by the same bot, which sometimes chooses at random so that unusual positions occur too. Some
//! quiet positions of every match are kept; a logistic regression of the result on their features gives the weights.

#[path = "common/spec.rs"]
mod spec;

use bots::eval::starfighter::{FEATURES, features};
use bots::{Bot, Evaluate, Observation, Random, Stop};
use contract::{Driver, Game, Progress, RandomSource, Seat, SmallRng, Unrecorded, Viewer};
use spec::BoxError;
use starfighter::State;
use std::sync::atomic::{AtomicU64, Ordering};

/// One choice in this many is random.
const LOTS: u32 = 12;
/// One quiet position in this many is kept.
const KEEP: u32 = 3;
/// Ridge penalty: keeps the weights of unimportant features small.
const RIDGE: f64 = 1.0;

/// A position and the result of its match for the first seat.
type Sample = ([f32; FEATURES], f32);

fn play(name: &str, seed: u64, samples: &mut Vec<Sample>) -> Result<(), BoxError> {
    let presets = starfighter::presets();
    let setup = &presets[(seed % presets.len() as u64) as usize].setup;
    let content = starfighter::content::builtin();
    let mut driver = Driver::<State>::begin(content, setup).map_err(|faults| format!("{faults:?}"))?;
    let (mut dice, mut lots) = (SmallRng::new(seed), SmallRng::new(!seed));
    let (mut bot, budget) = spec::bot::<State>(name, seed)?;
    let from = samples.len();
    loop {
        let progress = driver.advance(&mut dice, &mut Unrecorded, |state, seats| {
            if state.is_quiet() && lots.below(KEEP) == 0 {
                samples.push((features(state, Seat::A), 0.5));
            }
            let seat = seats.first().ok_or("nobody is asked")?;
            let observation = Observation::new(content, seat, state.view(Viewer::Seat(seat)));
            let observation = observation.map_err(|error| format!("{error:?}"))?;
            let thought = match lots.below(LOTS) {
                0 => Random::new(lots.next_u64()).think(&observation, budget, &Stop::never()),
                _ => bot.think(&observation, budget, &Stop::never()),
            };
            Ok::<_, BoxError>((seat, thought.choice))
        })?;
        if let Progress::Over(ending) = progress {
            let result = driver.state().reward(ending, Seat::A);
            samples[from..].iter_mut().for_each(|sample| sample.1 = result);
            return Ok(());
        }
    }
}

fn chance(weights: &[f64; FEATURES], features: &[f32; FEATURES]) -> f64 {
    let score: f64 = weights.iter().zip(features).map(|(weight, feature)| weight * f64::from(*feature)).sum();
    1.0 / (1.0 + (-score).exp())
}

/// Solves a small symmetric system by elimination.
fn solve(mut matrix: [[f64; FEATURES]; FEATURES], mut right: [f64; FEATURES]) -> [f64; FEATURES] {
    for pivot in 0..FEATURES {
        for row in pivot + 1..FEATURES {
            let factor = matrix[row][pivot] / matrix[pivot][pivot];
            let above = matrix[pivot];
            matrix[row].iter_mut().zip(above).for_each(|(cell, above)| *cell -= factor * above);
            right[row] -= factor * right[pivot];
        }
    }
    for pivot in (0..FEATURES).rev() {
        let known: f64 = (pivot + 1..FEATURES).map(|column| matrix[pivot][column] * right[column]).sum();
        right[pivot] = (right[pivot] - known) / matrix[pivot][pivot];
    }
    right
}

/// Newton's method on the log loss.
fn fit(samples: &[Sample]) -> [f64; FEATURES] {
    let mut weights = [0.0; FEATURES];
    for _ in 0..12 {
        let mut slope: [f64; FEATURES] = std::array::from_fn(|at| -RIDGE * weights[at]);
        let mut bend = [[0.0; FEATURES]; FEATURES];
        for (at, row) in bend.iter_mut().enumerate() {
            row[at] = RIDGE;
        }
        for (features, result) in samples {
            let chance = chance(&weights, features);
            for one in 0..FEATURES {
                slope[one] += (f64::from(*result) - chance) * f64::from(features[one]);
                for two in 0..FEATURES {
                    bend[one][two] +=
                        chance * (1.0 - chance) * f64::from(features[one]) * f64::from(features[two]);
                }
            }
        }
        let step = solve(bend, slope);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    weights
}

fn loss(samples: &[Sample], chance: impl Fn(&[f32; FEATURES]) -> f64) -> f64 {
    let one = |(features, result): &Sample| {
        let (chance, result) = (chance(features).clamp(1e-6, 1.0 - 1e-6), f64::from(*result));
        -result * chance.ln() - (1.0 - result) * (1.0 - chance).ln()
    };
    samples.iter().map(one).sum::<f64>() / samples.len() as f64
}

fn main() -> Result<(), BoxError> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, fallback: u64| args.get(at).map_or(Ok(fallback), |text| text.parse::<u64>());
    let name = args.first().ok_or("fit BOT [MATCHES] [THREADS] [FIRST_SEED]")?;
    let (matches, threads, first) = (number(1, 1_000)?, number(2, 1)?, number(3, 0)?);
    let next = AtomicU64::new(first);
    let work = || {
        let mut samples = Vec::new();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= first + matches {
                return Ok::<_, BoxError>(samples);
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
        Ok::<(), BoxError>(())
    })?;
    let weights = fit(&samples);
    println!("{} positions of {matches} matches", samples.len());
    println!(
        "log loss {:.4}; always a half {:.4}",
        loss(&samples, |features| chance(&weights, features)),
        loss(&samples, |_| 0.5)
    );
    println!("{}", weights.map(|weight| format!("{weight:.4}")).join(", "));
    for tenth in 0..10 {
        let mut sums = (0.0, 0.0, 0u32);
        for (features, result) in &samples {
            let chance = chance(&weights, features);
            if (chance * 10.0) as u32 == tenth {
                sums = (sums.0 + chance, sums.1 + f64::from(*result), sums.2 + 1);
            }
        }
        let n = f64::from(sums.2.max(1));
        println!("  said {:.3}, came {:.3} ({} positions)", sums.0 / n, sums.1 / n, sums.2);
    }
    Ok(())
}
