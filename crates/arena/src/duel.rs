//! Measures two bots against each other: pairs of matches with the same seed and set-up and with seats swapped.

use crate::play::play;
use crate::row::{Row, fingerprint};
use crate::run::{Progress, run};
use crate::shard::Shard;
use crate::simulate::Timing;
use crate::stats::{Elo, Pairs, Share, Sprt, Verdict};
use bots::{BotSpec, Evaluate};
use contract::{Game, Seat, digest};
use serde::Serialize;
use std::time::Instant;

/// Which bots to measure against each other, and for how long.
#[derive(Clone, Debug)]
pub struct DuelPlan<G: Game> {
    pub content: &'static G::Content,
    /// The set-ups, used in turn, one pair each.
    pub setups: Vec<G::Setup>,
    /// The two bots; the score is that of the first.
    pub bots: [BotSpec; 2],
    /// The seed of the whole run.
    pub seed: u64,
    /// The maximum number of pairs.
    pub pairs: u64,
    /// The part of the pairs to play here.
    pub shard: Shard,
    /// The test that ends the run early, if any.
    pub sprt: Option<Sprt>,
    pub threads: usize,
}

/// The result of a duel.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Duel {
    /// [`Game::ID`].
    pub game: &'static str,
    /// [`Game::RULES`].
    pub rules: u32,
    /// The two bots with their budgets in nodes.
    pub bots: [String; 2],
    /// The seed of the whole run.
    pub seed: u64,
    /// The part played here.
    pub shard: String,
    /// One hash for all its matches: the same for any number of threads.
    pub hash: String,
    /// Pairs by half points of the first bot: 0, 1, 2, 3, 4.
    pub pairs: Pairs,
    /// Matches the first bot won, drew and lost.
    pub results: [u32; 3],
    /// The score of the first bot, with the interval of the pairs.
    pub score: Share,
    pub elo: Elo,
    pub sprt: Option<SprtResult>,
    pub timing: Timing,
    pub rows: Vec<Row>,
}

/// The final result of a test.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SprtResult {
    pub test: Sprt,
    /// The log-likelihood ratio.
    pub ratio: f64,
    /// The bounds with which it was compared.
    pub bounds: (f64, f64),
    pub verdict: Verdict,
}

/// Why two bots cannot be measured.
#[derive(Clone, PartialEq, Debug)]
pub enum DuelError<F> {
    /// The set-up has faults.
    Setup(Vec<F>),
    /// The match has this many seats, but pairs need two.
    Seats(u8),
}

/// The verdict is checked after this many pairs, never in between, so that it does not depend on the threads.
const BATCH: u64 = 32;

/// Plays the pairs until all are played or the test has reached its verdict.
///
/// # Errors
/// The faults of a set-up, or a match that is not for two.
pub fn duel<G: Evaluate>(plan: &DuelPlan<G>, progress: Progress<'_>) -> Result<Duel, DuelError<G::Fault>> {
    for setup in &plan.setups {
        let seats = G::begin(plan.content, setup).map_err(DuelError::Setup)?.seats();
        if seats != 2 {
            return Err(DuelError::Seats(seats));
        }
    }
    let (started, range) = (Instant::now(), plan.shard.range(plan.pairs));
    let (mut pairs, mut rows, mut next) = (Pairs::default(), Vec::new(), range.start);
    while next < range.end {
        let batch = next..range.end.min(next + BATCH);
        let offset = next - range.start;
        let job = |index: u64| pair::<G>(plan, index);
        for both in run(batch.clone(), plan.threads, job, &|done| progress(offset + done)) {
            let both = both.map_err(DuelError::Setup)?;
            pairs.add(both.iter().enumerate().map(|(swap, row)| (row.points(swap) * 2.0) as usize).sum());
            rows.extend(both);
        }
        next = batch.end;
        if plan.sprt.is_some_and(|sprt| sprt.verdict(&pairs) != Verdict::Open) {
            break;
        }
    }
    Ok(summary(plan, pairs, rows, started))
}

/// Two matches with the same seed: the first bot in the first seat, then in the second.
fn pair<G: Evaluate>(plan: &DuelPlan<G>, index: u64) -> Result<[Row; 2], Vec<G::Fault>> {
    let at = (index % plan.setups.len() as u64) as usize;
    let seed = digest(&(plan.seed, index));
    let [one, other] = plan.bots;
    let row = |swap: u64, bots: [BotSpec; 2]| {
        let names = bots.iter().map(BotSpec::to_string).collect();
        let played = play::<G>(plan.content, &plan.setups[at], &bots, seed)?;
        Ok::<Row, Vec<G::Fault>>(Row::new(2 * index + swap, seed, at, names, played))
    };
    Ok([row(0, [one, other])?, row(1, [other, one])?])
}

fn summary<G: Game>(plan: &DuelPlan<G>, pairs: Pairs, rows: Vec<Row>, started: Instant) -> Duel {
    let mut results = [0; 3];
    for row in &rows {
        let seat = if row.index % 2 == 0 { Seat::A } else { Seat::B };
        results[2 - (row.points(seat.index()) * 2.0) as usize] += 1;
    }
    let (low, high) = pairs.interval();
    let matches = rows.len() as f64;
    Duel {
        game: G::ID,
        rules: G::RULES,
        bots: plan.bots.map(|bot| bot.to_string()),
        seed: plan.seed,
        shard: plan.shard.to_string(),
        hash: format!("{:016x}", fingerprint(&rows)),
        pairs,
        results,
        score: Share { count: pairs.score() * matches, of: matches, share: pairs.score(), low, high },
        elo: pairs.elo(),
        sprt: plan.sprt.map(|test| SprtResult {
            test,
            ratio: test.ratio(&pairs),
            bounds: test.bounds(),
            verdict: test.verdict(&pairs),
        }),
        timing: Timing::of(&rows, started.elapsed(), plan.threads),
        rows,
    }
}
