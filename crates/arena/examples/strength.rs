//! Two bots over seat-swapped pairs of matches with the same dice:
//! `cargo run --release -p arena --example strength -- GAME[/PRESET] BOT BOT [PAIRS] [THREADS] [FIRST_SEED]`.
//!
//! A bot is a [`bots::BotSpec`] or `ismcts:NODES:KEY=VALUE,...`; the keys are the parameters of [`bots::Tuning`].
//! Prints the score of the first bot with its 95 % interval (Wilson over single matches, and by pairs), and the
//! slowest and the mean answer of each bot in processor time; every pair is reported as it ends.

#[path = "../../bots/tests/it/common/mod.rs"]
mod common;
#[path = "../../bots/examples/common/spec.rs"]
mod spec;

use bots::{Bot, Budget, Evaluate, Interval, Observation, Stop, Thought};
use contract::Seat;
use cpu_time::ThreadTime;
use games::{GameVisitor, Playable, visit};
use spec::BoxError;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// A bot that measures the processor time of its answers: bots think on one thread here.
struct Timed<G: Evaluate> {
    bot: Box<dyn Bot<G>>,
    slowest: Duration,
    total: Duration,
    answers: u32,
}

impl<G: Evaluate> Timed<G> {
    fn new((bot, budget): (Box<dyn Bot<G>>, Budget)) -> (Self, Budget) {
        (Timed { bot, slowest: Duration::ZERO, total: Duration::ZERO, answers: 0 }, budget)
    }
}

impl<G: Evaluate> Bot<G> for Timed<G> {
    fn name(&self) -> &'static str {
        self.bot.name()
    }

    fn think(&mut self, observation: &Observation<G>, budget: Budget, stop: &Stop) -> Thought<G::Choice> {
        let start = ThreadTime::now();
        let thought = self.bot.think(observation, budget, stop);
        if observation.only().is_none() {
            let time = start.elapsed();
            self.slowest = self.slowest.max(time);
            self.total += time;
            self.answers += 1;
        }
        thought
    }
}

/// The results of the matches.
#[derive(Default)]
struct Tally {
    /// Pairs by points of the first bot: 0, 1/2, 1, 3/2, 2.
    pairs: [u32; 5],
    times: [(Duration, Duration, u32); 2],
}

impl Tally {
    fn add(&mut self, other: &Tally) {
        for (mine, theirs) in self.pairs.iter_mut().zip(other.pairs) {
            *mine += theirs;
        }
        for (mine, theirs) in self.times.iter_mut().zip(other.times) {
            *mine = (mine.0.max(theirs.0), mine.1 + theirs.1, mine.2 + theirs.2);
        }
    }

    fn print(&self, names: [&str; 2]) {
        let pairs: u32 = self.pairs.iter().sum();
        let points: f64 = self.pairs.iter().zip(0u8..).map(|(n, k)| f64::from(*n) * f64::from(k) / 2.0).sum();
        let games = 2 * pairs;
        let mean = points / f64::from(games);
        let wilson = Interval::wilson(points, games);
        let squares: f64 = self
            .pairs
            .iter()
            .zip(0u8..)
            .map(|(n, k)| f64::from(*n) * (f64::from(k) / 4.0 - mean).powi(2))
            .sum();
        let error = (squares / f64::from(pairs.max(2) - 1) / f64::from(pairs)).sqrt();
        println!("{} v {}: {points} of {games} = {mean:.4}", names[0], names[1]);
        println!("  95 % by matches (Wilson) {:.4}..{:.4}", wilson.low, wilson.high);
        println!(
            "  95 % by pairs {:.4}..{:.4}; pairs {:?}",
            mean - 1.96 * error,
            mean + 1.96 * error,
            self.pairs
        );
        for (name, (slowest, total, answers)) in names.iter().zip(self.times) {
            let each = total.checked_div(answers).unwrap_or_default();
            println!("  {name}: {answers} answers, mean {each:?}, slowest {slowest:?}");
        }
    }
}

/// Plays pairs by seed until none is left.
fn work<G: Evaluate>(
    content: &'static G::Content,
    setups: &[G::Setup],
    specs: [&str; 2],
    next: &AtomicU64,
    end: u64,
) -> Result<Tally, BoxError> {
    let mut tally = Tally::default();
    loop {
        let seed = next.fetch_add(1, Ordering::Relaxed);
        if seed >= end {
            return Ok(tally);
        }
        let setup = &setups[(seed % setups.len() as u64) as usize];
        let (mut first, one) = Timed::new(spec::bot::<G>(specs[0], 2 * seed)?);
        let (mut second, two) = Timed::new(spec::bot::<G>(specs[1], 2 * seed + 1)?);
        let mut halves = 0;
        for mine in [Seat::A, Seat::B] {
            let (a, b): (common::SeatedBot<'_, G>, common::SeatedBot<'_, G>) =
                ((&mut first, one), (&mut second, two));
            let mut seated_bots = if mine == Seat::A { [a, b] } else { [b, a] };
            let ending = common::play(content, setup, &mut seated_bots, seed)?;
            halves += if ending.winners.is_empty() { 1 } else { 2 * usize::from(ending.winners.has(mine)) };
        }
        tally.pairs[halves] += 1;
        eprintln!("pair {seed}: {} of 2", halves as f32 / 2.0);
        for (mine, bot) in tally.times.iter_mut().zip([&first, &second]) {
            *mine = (mine.0.max(bot.slowest), mine.1 + bot.total, mine.2 + bot.answers);
        }
    }
}

fn run<G: Evaluate>(
    content: &'static G::Content,
    setups: &[G::Setup],
    args: &[String],
) -> Result<(), BoxError> {
    let number = |at: usize, fallback: u64| args.get(at).map_or(Ok(fallback), |text| text.parse::<u64>());
    let specs = [args.get(1).ok_or("which bot?")?.as_str(), args.get(2).ok_or("against which?")?.as_str()];
    let (pairs, threads, first) = (number(3, 200)?, number(4, 1)?, number(5, 0)?);
    let next = AtomicU64::new(first);
    let mut all = Tally::default();
    std::thread::scope(|scope| {
        let worker = || work::<G>(content, setups, specs, &next, first + pairs);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        for worker in workers {
            let tally = worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            all.add(&tally?);
        }
        Ok::<(), BoxError>(())
    })?;
    all.print(specs);
    Ok(())
}

/// The arguments, for the game and perhaps the preset that the first one names.
struct Strength<'a> {
    preset: Option<&'a str>,
    args: &'a [String],
}

impl GameVisitor for Strength<'_> {
    type Output = Result<(), BoxError>;
    fn run<G: Playable>(self) -> Result<(), BoxError> {
        let setups = match self.preset {
            None => G::benchmark().rated,
            Some(id) => {
                let preset = G::presets().into_iter().find(|preset| preset.id == id);
                vec![preset.ok_or_else(|| format!("{} has no preset {id}", G::ID))?.setup]
            }
        };
        run::<G>(G::content(), &setups, self.args)
    }
}

fn main() -> Result<(), BoxError> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let usage = "strength GAME[/PRESET] BOT BOT [PAIRS] [THREADS] [FIRST_SEED]";
    let game = args.first().ok_or(usage)?;
    let (game, preset) = game.split_once('/').map_or((game.as_str(), None), |(game, id)| (game, Some(id)));
    visit(game, Strength { preset, args: &args })?
}
