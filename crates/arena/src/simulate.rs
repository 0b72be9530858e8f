//! Simulates many matches of one game between the same players: who wins, how long it takes, and the game's own
//! metrics.

use crate::play::play;
use crate::row::{Row, fingerprint};
use crate::run::{Progress, run};
use crate::shard::Shard;
use crate::stats::{Share, Spread};
use bots::{BotSpec, Evaluate};
use contract::{Game, digest};
use serde::Serialize;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// What to simulate.
#[derive(Clone, Debug)]
pub struct SimulationPlan<G: Game> {
    pub content: &'static G::Content,
    /// The set-ups, used in turn.
    pub setups: Vec<G::Setup>,
    /// The players, assigned to the seats in turn.
    pub players: Vec<BotSpec>,
    /// The seed of the whole run.
    pub seed: u64,
    /// The number of matches of the whole run.
    pub matches: u64,
    /// The part of the run to play here.
    pub shard: Shard,
    pub threads: usize,
}

/// The result of a run.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Simulation {
    /// [`Game::ID`].
    pub game: &'static str,
    /// [`Game::RULES`].
    pub rules: u32,
    /// The players, assigned to the seats in turn.
    pub players: Vec<String>,
    /// The seed of the whole run.
    pub seed: u64,
    /// The part played here.
    pub shard: String,
    /// One hash for all its matches: the same for any number of threads.
    pub hash: String,
    pub summary: Summary,
    /// The only part that differs from run to run.
    pub timing: Timing,
    pub rows: Vec<Row>,
}

/// The statistics of a run.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// The number of matches.
    pub matches: usize,
    /// Matches that nobody won.
    pub draws: Share,
    /// The score of each seat.
    pub seats: Vec<Share>,
    /// How often each rule ended a match.
    pub endings: BTreeMap<&'static str, u32>,
    /// The number of decisions per match.
    pub decisions: Option<Spread>,
    /// The number of choices and outcomes per match.
    pub acts: Option<Spread>,
    /// The game's own metrics.
    pub numbers: BTreeMap<&'static str, Spread>,
    /// The score of the seats with a trait against those without it: matches in which all seats have the same value
    /// are left out.
    pub traits: BTreeMap<&'static str, BTreeMap<String, Share>>,
}

/// How long a run took.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Timing {
    /// Wall-clock time in seconds.
    pub seconds: f64,
    pub threads: usize,
    pub matches_per_second: f64,
    pub decisions_per_second: f64,
    /// Nodes of the bots per second.
    pub nodes_per_second: f64,
}

impl Timing {
    pub(crate) fn of(rows: &[Row], took: Duration, threads: usize) -> Self {
        let seconds = took.as_secs_f64().max(1e-9);
        let decisions: f64 = rows.iter().map(|row| f64::from(row.decisions)).sum();
        let nodes: f64 = rows.iter().map(|row| row.nodes as f64).sum();
        Timing {
            seconds,
            threads,
            matches_per_second: rows.len() as f64 / seconds,
            decisions_per_second: decisions / seconds,
            nodes_per_second: nodes / seconds,
        }
    }
}

/// Plays the run.
///
/// # Errors
/// The faults of a set-up.
pub fn simulate<G: Evaluate>(
    plan: &SimulationPlan<G>,
    progress: Progress<'_>,
) -> Result<Simulation, Vec<G::Fault>> {
    for setup in &plan.setups {
        G::begin(plan.content, setup)?;
    }
    let names: Vec<String> = plan.players.iter().map(BotSpec::to_string).collect();
    let started = Instant::now();
    let job = |index: u64| {
        let at = (index % plan.setups.len() as u64) as usize;
        let seed = digest(&(plan.seed, index));
        let played = play::<G>(plan.content, &plan.setups[at], &plan.players, seed)?;
        Ok::<Row, Vec<G::Fault>>(Row::new(index, seed, at, names.clone(), played))
    };
    let rows: Vec<Row> = run(plan.shard.range(plan.matches), plan.threads, job, progress)
        .into_iter()
        .collect::<Result<_, _>>()?;
    let timing = Timing::of(&rows, started.elapsed(), plan.threads);
    Ok(Simulation {
        game: G::ID,
        rules: G::RULES,
        players: names,
        seed: plan.seed,
        shard: plan.shard.to_string(),
        hash: format!("{:016x}", fingerprint(&rows)),
        summary: Summary::of(&rows),
        timing,
        rows,
    })
}

impl Summary {
    /// The statistics of these matches.
    #[must_use]
    pub fn of(rows: &[Row]) -> Self {
        let n = rows.len() as f64;
        let seats = rows.iter().map(|row| row.seats).max().unwrap_or(0);
        let score = |seat: usize| rows.iter().map(|row| row.points(seat)).sum::<f64>();
        let mut endings = BTreeMap::new();
        let mut numbers = BTreeMap::<&'static str, Vec<f64>>::new();
        for row in rows {
            *endings.entry(row.rule).or_insert(0) += 1;
            for (name, number) in &row.numbers {
                numbers.entry(name).or_default().push(*number);
            }
        }
        let spread = |value: fn(&Row) -> u32| {
            Spread::of(&rows.iter().map(|row| f64::from(value(row))).collect::<Vec<_>>())
        };
        Summary {
            matches: rows.len(),
            draws: Share::new(rows.iter().filter(|row| row.is_draw()).count() as f64, n),
            seats: (0..seats).map(|seat| Share::new(score(seat), n)).collect(),
            endings,
            decisions: spread(|row| row.decisions),
            acts: spread(|row| row.acts),
            numbers: numbers.into_iter().filter_map(|(name, all)| Some((name, Spread::of(&all)?))).collect(),
            traits: traits(rows),
        }
    }
}

fn traits(rows: &[Row]) -> BTreeMap<&'static str, BTreeMap<String, Share>> {
    let mut sums = BTreeMap::<&'static str, BTreeMap<&str, (f64, f64)>>::new();
    for row in rows {
        for (name, by_seat) in &row.traits {
            if by_seat.len() > 1 && by_seat.iter().all(|value| Some(value) == by_seat.first()) {
                continue;
            }
            for (seat, value) in by_seat.iter().enumerate() {
                let (points, of) = sums.entry(name).or_default().entry(value).or_insert((0.0, 0.0));
                *points += row.points(seat);
                *of += 1.0;
            }
        }
    }
    let share = |(value, (points, of)): (&str, (f64, f64))| (value.to_owned(), Share::new(points, of));
    sums.into_iter().map(|(name, values)| (name, values.into_iter().map(share).collect())).collect()
}
