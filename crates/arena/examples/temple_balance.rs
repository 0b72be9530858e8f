//! How balanced The Lost Temple is, and what going first is worth:
//! `cargo run --release -p arena --example temple_balance -- [--players BOT,BOT] [--map MAP] [--matches N] [--seed N]
//! [--parts N] [--threads N] [--plots DIRECTORY]`.
//!
//! With `--parts` the run is played part by part, and after each part the figures so far are printed and drawn: a
//! long run may be stopped before its end. With `--plots` the figures are drawn: this is how the pictures of
//! `docs/temple-balance.md` are made.

use arena::report::plot::{Bar, PlotError, histogram, intervals, standing_alone};
use arena::stats::{Share, Spread};
use arena::{Shard, Simulation, SimulationPlan, Summary, simulate};
use std::path::{Path, PathBuf};
use temple::content::builtin;
use temple::{Setup, State};

/// Any error of this example.
type BoxError = Box<dyn std::error::Error>;

/// The command-line arguments.
struct Wish {
    plan: SimulationPlan<State>,
    parts: u32,
    plots: Option<PathBuf>,
}

impl Wish {
    fn read(mut args: impl Iterator<Item = String>) -> Result<Self, BoxError> {
        let (mut players, mut setup, mut plots, mut parts) =
            ("planner:200,planner:200".to_owned(), Setup::default(), None, 1);
        let mut plan = SimulationPlan {
            content: builtin(),
            setups: Vec::new(),
            players: Vec::new(),
            seed: 1,
            matches: 2_000,
            shard: Shard::WHOLE,
            threads: 1,
        };
        while let Some(name) = args.next() {
            let value = args.next().ok_or_else(|| format!("{name} needs a value"))?;
            match name.as_str() {
                "--players" => players = value,
                "--map" => setup.map = value,
                "--matches" => plan.matches = value.parse()?,
                "--seed" => plan.seed = value.parse()?,
                "--parts" => parts = value.parse()?,
                "--threads" => plan.threads = value.parse()?,
                "--plots" => plots = Some(value.into()),
                _ => return Err(format!("nothing is called {name}").into()),
            }
        }
        plan.players = players.split(',').map(str::parse).collect::<Result<_, _>>()?;
        plan.setups = vec![setup];
        Ok(Wish { plan, parts, plots })
    }
}

fn tell(run: &Simulation) {
    let players = run.players.join(" and ");
    println!("{} matches, {players}, seed {}, last part's hash {}", run.summary.matches, run.seed, run.hash);
    for (name, values) in &run.summary.traits {
        for (value, Share { share, low, high, of, .. }) in values {
            println!("  {name:<18} {value:<18} {share:.4}  ({low:.4} to {high:.4})  of {of}");
        }
    }
    println!(
        "  drawn {} of {}; ended by {:?}",
        run.summary.draws.count, run.summary.draws.of, run.summary.endings
    );
    for (name, Spread { mean, p5, median, p95, most, .. }) in &run.summary.numbers {
        println!("  {name:<20} {mean:6.2}  (5 % {p5}, half {median}, 95 % {p95}, most {most})");
    }
    println!("  {:.1} matches a second", run.timing.matches_per_second);
}

fn draw(run: &Simulation, directory: &Path) -> Result<(), BoxError> {
    std::fs::create_dir_all(directory)?;
    let save = |name: &str, svg: Result<String, PlotError>| -> Result<(), BoxError> {
        Ok(std::fs::write(directory.join(name), standing_alone(&svg?))?)
    };
    let bars: Vec<Bar> = ["side", "order"]
        .into_iter()
        .filter_map(|name| run.summary.traits.get(name))
        .flatten()
        .map(|(label, share)| Bar {
            label: label.clone(),
            low: share.low,
            value: share.share,
            high: share.high,
        })
        .collect();
    save("shares.svg", intervals(&bars, 0.35, 0.65, 0.5, |share| format!("{:.0} %", share * 100.0)))?;
    for (file, name) in [("turns.svg", "turns a side"), ("attacks.svg", "attacks")] {
        let spread = run.summary.numbers.get(name).ok_or_else(|| format!("{name} was not measured"))?;
        save(file, histogram(&spread.histogram, name))?;
    }
    Ok(())
}

fn main() -> Result<(), BoxError> {
    let Wish { mut plan, parts, plots } = Wish::read(std::env::args().skip(1))?;
    let mut rows = Vec::new();
    for part in 1..=parts {
        plan.shard = format!("{part}/{parts}").parse()?;
        let mut run = simulate::<State>(&plan, &|_| {}).map_err(|faults| format!("{faults:?}"))?;
        rows.append(&mut run.rows);
        run.summary = Summary::of(&rows);
        tell(&run);
        if let Some(directory) = &plots {
            draw(&run, directory)?;
        }
    }
    Ok(())
}
