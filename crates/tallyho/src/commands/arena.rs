//! `tallyho arena`: measures bots against each other.

use super::batch::BatchArgs;
use super::progress::bar;
use crate::output;
use anyhow::{Context, Result, anyhow, bail};
use arena::stats::Sprt;
use arena::{BotSpec, Duel, DuelError, DuelPlan, Ladder, cores, duel, ladder, metrics, report};
use explain::Lang;
use host::games::{GameVisitor, Playable, visit};
use std::fmt::{Debug, Write as _};
use std::path::{Path, PathBuf};

/// Measures bots against each other at node budgets: seat-swapped pairs of the same seed, SPRT, Elo
///
/// Two bots play a duel; three or more play a ladder in which every bot meets every other.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Example: tallyho arena starfighter --bots ismcts:2000,greedy --pairs 200 --sprt 0,50"
)]
pub(super) struct Args {
    /// The game
    game: String,
    /// The bots: random, greedy, greedy:NODES, ismcts:NODES, planner:NODES, or a level
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<BotSpec>,
    /// The most pairs for each two bots
    #[arg(long, default_value_t = 100)]
    pairs: u64,
    /// Ends a duel as soon as one of two Elo hypotheses is accepted (5 % error rates)
    #[arg(long, value_parser = sprt, allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    #[command(flatten)]
    batch: BatchArgs,
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let ends = text
        .split_once(',')
        .and_then(|(low, high)| Some((low.parse::<f64>().ok()?, high.parse::<f64>().ok()?)));
    match ends {
        Some((low, high)) if low < high && low.abs() < 2000.0 && high.abs() < 2000.0 => {
            Ok(Sprt::new(low, high))
        }
        _ => {
            Err(format!("{text:?} is no test; write two differences in Elo, the smaller first, such as 0,50"))
        }
    }
}

pub(super) fn run(args: &Args, lang: Lang) -> Result<()> {
    if args.bots.len() < 2 {
        bail!("a measurement needs two bots or more");
    }
    if args.pairs == 0 {
        bail!("a measurement needs at least one pair");
    }
    visit(&args.game, RunArena { args, lang })?
}

struct RunArena<'a> {
    args: &'a Args,
    lang: Lang,
}

impl GameVisitor for RunArena<'_> {
    type Output = Result<()>;
    fn run<G: Playable>(self) -> Result<()> {
        let args = self.args;
        let setup = args.batch.start.setup::<G>(self.lang)?;
        let setups = if args.batch.vary {
            metrics::metrics_factory::<G>().variations(G::content(), &setup)
        } else {
            vec![setup]
        };
        let plan = DuelPlan::<G> {
            content: G::content(),
            setups,
            bots: [args.bots[0], args.bots[1]],
            seed: args.batch.seed,
            pairs: args.pairs,
            shard: args.batch.shard,
            sprt: args.sprt,
            threads: args.batch.threads.unwrap_or_else(cores),
        };
        let range = args.batch.shard.range(args.pairs);
        let each = range.end - range.start;
        if args.bots.len() == 2 {
            let bar = bar(each, "pairs");
            let result = duel(&plan, &|done| bar.set_position(done));
            bar.finish_and_clear();
            return print_duel(args, &result.map_err(duel_error::<G::Fault>)?);
        }
        let bar = bar(each * arena::ladder::pairings(args.bots.len() as u64), "pairs");
        let result = ladder(&plan, &args.bots, &|done| bar.set_position(done));
        bar.finish_and_clear();
        print_ladder(args, &result.map_err(duel_error::<G::Fault>)?)
    }
}

fn duel_error<F: Debug>(why: DuelError<F>) -> anyhow::Error {
    match why {
        DuelError::Setup(faults) => anyhow!("the set-up has {} faults", faults.len()),
        DuelError::Seats(seats) => anyhow!("pairs are for tables of two; this one has {seats} seats"),
    }
}

fn write(file: Option<&PathBuf>, text: impl FnOnce() -> Result<String>) -> Result<()> {
    let Some(file) = file else { return Ok(()) };
    let name = |file: &Path| file.display().to_string();
    std::fs::write(file, text()?).with_context(|| name(file))
}

fn print_duel(args: &Args, duel: &Duel) -> Result<()> {
    write(args.batch.csv.as_ref(), || Ok(report::csv(&duel.rows)))?;
    write(args.batch.html.as_ref(), || report::duel_page(duel).map_err(|error| anyhow!("no plot: {error}")))?;
    if args.batch.json { output::json(duel) } else { output::text(&lines(duel)) }
}

fn print_ladder(args: &Args, ladder: &Ladder) -> Result<()> {
    let rows: Vec<_> = ladder.duels.iter().flat_map(|duel| duel.rows.clone()).collect();
    write(args.batch.csv.as_ref(), || Ok(report::csv(&rows)))?;
    write(args.batch.html.as_ref(), || {
        report::ladder_page(ladder).map_err(|error| anyhow!("no plot: {error}"))
    })?;
    if args.batch.json {
        return output::json(ladder);
    }
    let mut text = String::new();
    for rung in ladder.rungs.iter().rev() {
        let _ = writeln!(
            text,
            "{:<16} {:>6.0}  ({:.0} to {:.0})",
            rung.bot, rung.elo.elo, rung.elo.low, rung.elo.high
        );
    }
    for duel in &ladder.duels {
        text.push('\n');
        text.push_str(&lines(duel));
    }
    output::text(&text)
}

fn lines(duel: &Duel) -> String {
    let [won, drawn, lost] = duel.results;
    let [point, low, high] = [duel.score.share, duel.score.low, duel.score.high].map(|part| part * 100.0);
    let mut text = format!(
        "{} against {}, {}: {} pairs, won {won}, drawn {drawn}, lost {lost}\n  score {point:.1} % ({low:.1} to {high:.1}), Elo {}\n  pairs by half points 0-4: {:?}\n",
        duel.bots[0],
        duel.bots[1],
        duel.game,
        duel.pairs.count(),
        duel.elo.text(),
        duel.pairs.0
    );
    if let Some(tested) = &duel.sprt {
        let _ = writeln!(
            text,
            "  SPRT {} against {} Elo: ratio {:.2} ({:.2} to {:.2}), {:?}",
            tested.test.elo0,
            tested.test.elo1,
            tested.ratio,
            tested.bounds.0,
            tested.bounds.1,
            tested.verdict
        );
    }
    let _ = writeln!(
        text,
        "  hash {}, {:.1} s on {} threads",
        duel.hash, duel.timing.seconds, duel.timing.threads
    );
    text
}
