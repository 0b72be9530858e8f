//! Instructions per decision: the same on every run, whatever else the machine does.
//!
//! An example counts with `--count GAME MATCHES`: it plays so many random matches in silence and prints how many
//! decisions they had. Two runs of different length cancel what starting up costs.

use crate::run::is_there;
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

const SHORT: u32 = 50;
const LONG: u32 = 250;

/// Instructions per decision of random play, or nothing without valgrind.
pub(super) fn per_decision(program: &Path, game: &str) -> Result<Option<f64>> {
    if !is_there("valgrind") {
        return Ok(None);
    }
    let (short, long) = (count(program, game, SHORT)?, count(program, game, LONG)?);
    Ok(Some((long.instructions - short.instructions) / (long.decisions - short.decisions)))
}

struct Count {
    instructions: f64,
    decisions: f64,
}

fn count(program: &Path, game: &str, matches: u32) -> Result<Count> {
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(program);
    let output = valgrind.args(["--count", game, &matches.to_string()]).output().context("valgrind")?;
    if !output.status.success() {
        bail!("valgrind: {}", String::from_utf8_lossy(&output.stderr));
    }
    let stderr = String::from_utf8_lossy(&output.stderr);
    let collected = stderr
        .lines()
        .find_map(|line| line.split("Collected :").nth(1))
        .context("valgrind counted nothing")?;
    Ok(Count {
        instructions: collected.trim().parse().context("valgrind's count")?,
        decisions: String::from_utf8(output.stdout)?.trim().parse().context("the number of decisions")?,
    })
}
