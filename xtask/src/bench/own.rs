//! Measurements that only one game has, as its description lists them.

use super::instructions::per_decision;
use super::peers;
use crate::games::{Bench, BenchStep};
use crate::run::{cargo, output, root, step, target};
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

/// Runs the steps of a measurement, in order; a peer that cannot be installed is left out.
pub(super) fn run(game: &str, bench: &Bench) -> Result<()> {
    let build = ["build", "--quiet", "--release", "-p", &bench.package, "--examples"];
    step(&format!("bench {game}: build"), &mut cargo(&build))?;
    let folder = target().join("bench");
    std::fs::create_dir_all(&folder)?;
    for each in &bench.steps {
        let Some(mut command) = command(each)? else { continue };
        command.args(each.args.iter().map(|arg| arg.replace("{bench}", &folder.display().to_string())));
        match &each.output {
            Some(name) => write_output(&each.title, &mut command, &folder.join(name))?,
            None => step(&each.title, &mut command)?,
        }
    }
    if let Some(counted) = &bench.counted {
        match per_decision(&example(&counted.example), &counted.game)? {
            Some(count) => println!("{}: {count:.0} instructions per {}", counted.game, counted.what),
            None => println!("{}: instructions not counted, valgrind is not installed", counted.game),
        }
    }
    Ok(())
}

fn example(name: &str) -> std::path::PathBuf {
    target().join("release/examples").join(name)
}

fn command(step: &BenchStep) -> Result<Option<Command>> {
    match (&step.example, &step.python, &step.peer) {
        (Some(name), None, None) => Ok(Some(Command::new(example(name)))),
        (None, Some(script), None) => {
            let mut python = Command::new("python3");
            python.arg(root().join(script));
            Ok(Some(python))
        }
        (None, None, Some(name)) => {
            let peer = peers::ALL.iter().find(|peer| peer.name == name.as_str());
            let peer = peer.with_context(|| format!("{}: no engine is called {name}", step.title))?;
            Ok(peer.install().map(|installed| installed.command()))
        }
        _ => bail!("{}: a step runs an example, a Python script or another engine", step.title),
    }
}

fn write_output(title: &str, command: &mut Command, file: &Path) -> Result<()> {
    println!("\n=== {title}");
    std::fs::write(file, output(command)?).with_context(|| file.display().to_string())
}
