//! `tallyho sim`: simulates many matches of one game.

use super::batch::BatchArgs;
use super::progress::bar;
use crate::output;
use anyhow::{Context, Result, anyhow, bail};
use arena::stats::{Share, Spread};
use arena::{BotSpec, Simulation, SimulationPlan, cores, metrics, report, simulate};
use explain::{Lang, Message, Translator};
use host::games::{GameVisitor, Playable, visit};
use std::fmt::Write as _;
#[cfg(feature = "parquet")]
use std::path::PathBuf;

/// Plays many matches on all cores and prints statistics
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Example: tallyho sim starfighter --matches 20000 --players greedy,greedy --vary --html report.html\n         tallyho sim xwing --player rebel --solo first-order --players cadet --games 10000\n\nPlayers: random, greedy, greedy:NODES, ismcts:NODES, planner:NODES, or a level. Results depend on the seed, never on the threads."
)]
pub(super) struct Args {
    /// The game
    game: String,
    /// Number of matches in the whole run
    #[arg(long, visible_alias = "games", default_value_t = 1000)]
    matches: u64,
    /// Players, assigned to the seats in turn
    #[arg(long, value_delimiter = ',', default_value = "random")]
    players: Vec<BotSpec>,
    #[command(flatten)]
    batch: BatchArgs,
    /// Writes every match as Parquet
    #[cfg(feature = "parquet")]
    #[arg(long)]
    parquet: Option<PathBuf>,
}

pub(super) fn run(args: &Args, lang: Lang) -> Result<()> {
    if args.matches == 0 {
        bail!("a run has at least one match");
    }
    visit(&args.game, RunSimulation { args, lang })?
}

struct RunSimulation<'a> {
    args: &'a Args,
    lang: Lang,
}

impl GameVisitor for RunSimulation<'_> {
    type Output = Result<()>;
    fn run<G: Playable>(self) -> Result<()> {
        let args = self.args;
        let setup = args.batch.start.setup::<G>(self.lang)?;
        let setups = if args.batch.vary {
            metrics::metrics_factory::<G>().variations(G::content(), &setup)
        } else {
            vec![setup]
        };
        let plan = SimulationPlan {
            content: G::content(),
            setups,
            players: args.players.clone(),
            seed: args.batch.seed,
            matches: args.matches,
            shard: args.batch.shard,
            threads: args.batch.threads.unwrap_or_else(cores),
        };
        let range = args.batch.shard.range(args.matches);
        let bar = bar(range.end - range.start, "matches");
        let result = simulate::<G>(&plan, &|done| bar.set_position(done));
        bar.finish_and_clear();
        let simulation = result.map_err(|faults| anyhow!("the set-up has {} faults", faults.len()))?;
        files(args, &simulation)?;
        if args.batch.json {
            output::json(&simulation)
        } else {
            output::text(&summary_text(&simulation, Translator::new(self.lang)))
        }
    }
}

fn files(args: &Args, run: &Simulation) -> Result<()> {
    if let Some(file) = &args.batch.csv {
        std::fs::write(file, report::csv(&run.rows)).with_context(|| file.display().to_string())?;
    }
    if let Some(file) = &args.batch.html {
        let page = report::simulation_page(run).map_err(|error| anyhow!("no plot: {error}"))?;
        std::fs::write(file, page).with_context(|| file.display().to_string())?;
    }
    #[cfg(feature = "parquet")]
    if let Some(file) = &args.parquet {
        let name = || file.display().to_string();
        let writer = std::fs::File::create(file).with_context(name)?;
        report::parquet::parquet(&run.rows, writer).with_context(name)?;
    }
    Ok(())
}

fn summary_text(run: &Simulation, translator: Translator) -> String {
    let summary = &run.summary;
    let word = |key| translator.translate(&Message::new(key));
    let mut text = translator.translate(
        &Message::new("cli-sim-head")
            .with("matches", summary.matches.to_string())
            .with("game", run.game.to_string())
            .with("rules", run.rules)
            .with("players", run.players.join(&word("cli-sim-and")))
            .with("seed", run.seed.to_string())
            .with("shard", run.shard.to_string()),
    );
    text.push('\n');
    let mut share = |label: &str, share: &Share| {
        let [point, low, high] = [share.share, share.low, share.high].map(|part| part * 100.0);
        let between = Message::new("cli-sim-between")
            .with("low", format!("{low:.1}"))
            .with("high", format!("{high:.1}"))
            .with("of", share.of.to_string());
        let _ = writeln!(text, "  {label:<24} {point:5.1} %  {}", translator.translate(&between));
    };
    for (seat, score) in summary.seats.iter().enumerate() {
        share(&translator.translate(&Message::new("cli-sim-score").with("seat", seat)), score);
    }
    share(&word("cli-sim-draws"), &summary.draws);
    for (name, values) in &summary.traits {
        for (value, score) in values {
            share(&format!("{name} {value}"), score);
        }
    }
    let mut spread = |name: &str, spread: &Spread| {
        let Spread { mean, p5, median, p95, most, .. } = spread;
        let spread = Message::new("cli-sim-spread")
            .with("low", p5.to_string())
            .with("median", median.to_string())
            .with("high", p95.to_string())
            .with("most", most.to_string());
        let _ = writeln!(text, "  {name:<24} {mean:7.2}  {}", translator.translate(&spread));
    };
    for (name, value) in &summary.numbers {
        spread(name, value);
    }
    for (key, value) in [("cli-sim-decisions", &summary.decisions), ("cli-sim-acts", &summary.acts)] {
        if let Some(value) = value {
            spread(&word(key), value);
        }
    }
    let timing = &run.timing;
    let pace = Message::new("cli-sim-pace")
        .with("seconds", format!("{:.2}", timing.seconds))
        .with("threads", timing.threads)
        .with("matches", format!("{:.0}", timing.matches_per_second))
        .with("decisions", format!("{:.0}", timing.decisions_per_second))
        .with("nodes", format!("{:.0}", timing.nodes_per_second));
    let _ = writeln!(text, "  {} {}\n  {}", word("cli-sim-hash"), run.hash, translator.translate(&pace));
    text
}
