//! Long runs of the tests that CI runs a tenth of, in release. A run that was stopped goes on with what it has not finished.

use crate::run::{cargo, command, output, print_minutes, root, step, target};
use anyhow::{Context, Result, bail};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// One long test.
struct Soak {
    name: &'static str,
    package: &'static str,
    /// The test binary, and the arguments behind `--`.
    binary: &'static str,
    args: &'static [&'static str],
}

const SOAKS: &[Soak] = &[
    Soak { name: "starfighter", package: "starfighter", binary: "it", args: &["golden"] },
    Soak { name: "swccg", package: "swccg", binary: "it", args: &["soak"] },
    Soak {
        name: "swccg-texts",
        package: "swccg",
        binary: "it",
        args: &["--include-ignored", "cards_fail_the_tests"],
    },
    Soak { name: "temple", package: "temple", binary: "it", args: &["--include-ignored", "sight"] },
    Soak {
        name: "xwing-layouts",
        package: "xwing",
        binary: "it",
        args: &["--include-ignored", "scenario_layouts"],
    },
    Soak {
        name: "xwing",
        package: "xwing",
        binary: "it",
        args: &["--include-ignored", "scenario_soak", "--nocapture"],
    },
    Soak { name: "kill", package: "server", binary: "kill", args: &["--matches", "200"] },
];

/// Runs the soaks of these names, or all that have not passed at this commit.
pub(crate) fn soak(names: &[String]) -> Result<()> {
    if let Some(unknown) = names.iter().find(|name| !SOAKS.iter().any(|soak| soak.name == name.as_str())) {
        let known = SOAKS.iter().map(|soak| soak.name).collect::<Vec<_>>().join(", ");
        bail!("no soak is called {unknown:?}; there are {known}");
    }
    let commit = output(&mut command("git", &["rev-parse", "HEAD"]))?.trim().to_owned();
    let mut passed = passed(&commit)?;
    for soak in SOAKS {
        let wanted = names.iter().any(|name| name == soak.name);
        if names.is_empty() && passed.contains(soak.name) {
            println!("{}: passed before at this commit", soak.name);
        } else if wanted || names.is_empty() {
            soak.run()?;
            passed.insert(soak.name.to_owned());
            remember(&commit, &passed)?;
        }
    }
    print_minutes();
    Ok(())
}

impl Soak {
    fn run(&self) -> Result<()> {
        let mut test = cargo(&["test", "--release", "-p", self.package, "--test", self.binary, "--"]);
        step(self.name, test.args(self.args).env("TALLYHO_SOAK", "1").current_dir(root()))
    }
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
