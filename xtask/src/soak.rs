//! Long runs of the tests that CI runs a tenth of, in release. A run that was stopped goes on with what it has not finished.

use crate::games::{Soak, offered};
use crate::run::{cargo, command, output, print_minutes, root, step, target};
use anyhow::{Context, Result, bail};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// The soaks of every game, then our own.
fn soaks() -> Result<Vec<Soak>> {
    let mut soaks: Vec<Soak> = offered()?.into_iter().flat_map(|game| game.soak).collect();
    soaks.push(Soak {
        name: "kill".into(),
        package: "server".into(),
        test: "kill".into(),
        args: vec!["--matches".into(), "200".into()],
    });
    Ok(soaks)
}

/// Runs the soaks of these names, or all that have not passed at this commit.
pub(crate) fn soak(names: &[String]) -> Result<()> {
    let soaks = soaks()?;
    if let Some(unknown) = names.iter().find(|name| !soaks.iter().any(|soak| soak.name == **name)) {
        let known = soaks.iter().map(|soak| soak.name.as_str()).collect::<Vec<_>>().join(", ");
        bail!("no soak is called {unknown:?}; there are {known}");
    }
    let commit = output(&mut command("git", &["rev-parse", "HEAD"]))?.trim().to_owned();
    let mut passed = passed(&commit)?;
    for soak in &soaks {
        let wanted = names.contains(&soak.name);
        if names.is_empty() && passed.contains(&soak.name) {
            println!("{}: passed before at this commit", soak.name);
        } else if wanted || names.is_empty() {
            run(soak)?;
            passed.insert(soak.name.clone());
            remember(&commit, &passed)?;
        }
    }
    print_minutes();
    Ok(())
}

fn run(soak: &Soak) -> Result<()> {
    let mut test = cargo(&["test", "--release", "-p", &soak.package, "--test", &soak.test, "--"]);
    step(&soak.name, test.args(&soak.args).env("TALLYHO_SOAK", "1").current_dir(root()))
}

/// Where it is noted what has passed: the commit, then a name per line.
fn notes() -> PathBuf {
    target().join("soaks-passed")
}

fn passed(commit: &str) -> Result<BTreeSet<String>> {
    let Ok(text) = std::fs::read_to_string(notes()) else { return Ok(BTreeSet::new()) };
    let mut lines = text.lines();
    Ok(if lines.next() == Some(commit) { lines.map(str::to_owned).collect() } else { BTreeSet::new() })
}

fn remember(commit: &str, passed: &BTreeSet<String>) -> Result<()> {
    let lines = passed.iter().fold(format!("{commit}\n"), |text, name| text + name + "\n");
    std::fs::write(notes(), lines).with_context(|| notes().display().to_string())
}
