//! How balanced Starfighter's cruisers are, and what going first is worth:
//! `cargo run --release -p arena --example starfighter_balance -- [--players BOT,BOT] [--matches N] [--seed N] [--threads N]
//! [--content DIRECTORY] [--compensation cards:N|armor:N] [--plots DIRECTORY]`.
//!
//! Every pair of cruisers meets, with either seat going first. With `--content` the three files of a directory are
//! measured instead of those built into the program, so that a set can be tuned, or printed cards tried, without
//! building anything. With `--plots` the figures are drawn: this is how the pictures of `docs/starfighter-balance.md`
//! are made.

use arena::metrics::metrics_factory;
use arena::report::plot::{Bar, PlotError, histogram, intervals, standing_alone};
use arena::stats::{Share, Spread};
use arena::{Shard, Simulation, SimulationPlan, simulate};
use starfighter::content::{Content, builtin, intern, parse};
use starfighter::{Compensation, Setup, State, presets};
use std::path::{Path, PathBuf};

/// Any error of this example.
type BoxError = Box<dyn std::error::Error>;

/// The command-line arguments.
struct Wish {
    players: String,
    matches: u64,
    seed: u64,
    threads: usize,
    content: Option<PathBuf>,
    compensation: Compensation,
    plots: Option<PathBuf>,
}

impl Wish {
    fn read(mut args: impl Iterator<Item = String>) -> Result<Self, BoxError> {
        let mut wish = Wish {
            players: "greedy".into(),
            matches: 720,
            seed: 1,
            threads: 1,
            content: None,
            compensation: Compensation::None,
            plots: None,
        };
        while let Some(name) = args.next() {
            let value = args.next().ok_or_else(|| format!("{name} needs a value"))?;
            match name.as_str() {
                "--players" => wish.players = value,
                "--matches" => wish.matches = value.parse()?,
                "--seed" => wish.seed = value.parse()?,
                "--threads" => wish.threads = value.parse()?,
                "--content" => wish.content = Some(value.into()),
                "--compensation" => wish.compensation = compensation(&value)?,
                "--plots" => wish.plots = Some(value.into()),
                _ => return Err(format!("nothing is called {name}").into()),
            }
        }
        Ok(wish)
    }
}

fn compensation(text: &str) -> Result<Compensation, BoxError> {
    match text.split_once(':') {
        Some(("cards", number)) => Ok(Compensation::Cards(number.parse()?)),
        Some(("armour", number)) => Ok(Compensation::Armor(number.parse()?)),
        _ => Err(format!("{text:?} is neither cards:N nor armour:N").into()),
    }
}

/// Reads the three files of a directory.
fn files(directory: &Path) -> Result<&'static Content, BoxError> {
    let text = |name: &str| std::fs::read_to_string(directory.join(name));
    let content = parse(&text("cards.toml")?, &text("cruisers.toml")?, &text("decks.toml")?)
        .map_err(|faults| faults.iter().map(|fault| format!("\n{fault}")).collect::<String>())?;
    Ok(intern(content))
}

fn measure(wish: &Wish) -> Result<Simulation, BoxError> {
    let content = wish.content.as_deref().map_or_else(|| Ok(builtin()), files)?;
    let skirmish = presets().into_iter().find(|preset| preset.key == "skirmish").ok_or("no skirmish")?.setup;
    let options = starfighter::Options { compensation: wish.compensation, ..skirmish.options };
    let mut setups = metrics_factory::<State>().variations(content, &Setup { options, ..skirmish });
    // Two cruisers of the same kind say nothing about the kind.
    setups.retain(|setup| setup.cruisers.0[0] != setup.cruisers.0[1]);
    let players = wish.players.split(',').map(str::parse).collect::<Result<_, _>>()?;
    let plan = SimulationPlan {
        content,
        setups,
        players,
        seed: wish.seed,
        matches: wish.matches,
        shard: Shard::WHOLE,
        threads: wish.threads,
    };
    simulate::<State>(&plan, &|_| {}).map_err(|faults| format!("{faults:?}").into())
}

fn tell(run: &Simulation) {
    println!(
        "{} matches, {}, seed {}, hash {}",
        run.summary.matches,
        run.players.join(" and "),
        run.seed,
        run.hash
    );
    for (name, values) in &run.summary.traits {
        for (value, share) in values {
            let Share { share, low, high, of, .. } = share;
            println!("  {name:<8} {value:<8} {share:.3}  ({low:.3} to {high:.3})  of {of}");
        }
    }
    let draws = &run.summary.draws;
    println!("  drawn {} of {}", draws.count, draws.of);
    for (name, Spread { mean, p5, median, p95, most, .. }) in &run.summary.numbers {
        println!("  {name:<16} {mean:6.2}  (5 % {p5}, half {median}, 95 % {p95}, most {most})");
    }
    println!("  {:.1} matches a second", run.timing.matches_per_second);
}

fn draw(run: &Simulation, directory: &Path) -> Result<(), BoxError> {
    std::fs::create_dir_all(directory)?;
    let save = |name: &str, svg: Result<String, PlotError>| -> Result<(), BoxError> {
        Ok(std::fs::write(directory.join(name), standing_alone(&svg?))?)
    };
    let bars = |name: &str| -> Vec<Bar> {
        let values = run.summary.traits.get(name).into_iter().flatten();
        let bar = |(label, share): (&String, &Share)| Bar {
            label: label.clone(),
            low: share.low,
            value: share.share,
            high: share.high,
        };
        values.map(bar).collect()
    };
    let percent = |share: f64| format!("{:.0} %", share * 100.0);
    save("cruisers.svg", intervals(&bars("cruiser"), 0.4, 0.6, 0.5, percent))?;
    save("beginning.svg", intervals(&bars("order"), 0.4, 0.6, 0.5, percent))?;
    for (file, name) in [("rounds.svg", "rounds"), ("chains.svg", "longest chain")] {
        let spread = run.summary.numbers.get(name).ok_or_else(|| format!("{name} was not measured"))?;
        save(file, histogram(&spread.histogram, name))?;
    }
    Ok(())
}

fn main() -> Result<(), BoxError> {
    let wish = Wish::read(std::env::args().skip(1))?;
    let run = measure(&wish)?;
    tell(&run);
    wish.plots.as_deref().map_or(Ok(()), |directory| draw(&run, directory))
}
