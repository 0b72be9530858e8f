//! Sight in The Lost Temple beside a plain program in Python that answers the same questions; every answer is compared.

use crate::run::{cargo, output, root, step, target};
use anyhow::Result;
use std::process::Command;

/// As many as the plain program answers in a good minute.
const QUESTIONS: &str = "2000";

/// Runs ours, then the other on our questions.
pub(super) fn sight() -> Result<()> {
    let build = ["build", "--quiet", "--release", "-p", "temple", "--example", "bench_sight"];
    step("bench temple sight: build", &mut cargo(&build))?;
    let program = target().join("release/examples/bench_sight");
    let answers = target().join("bench/temple-sight.json");
    std::fs::create_dir_all(target().join("bench"))?;
    std::fs::write(&answers, output(Command::new(program).arg(QUESTIONS))?)?;
    let plain = root().join("tools/bench/temple_sight.py");
    step("sight questions: plain Python", Command::new("python3").arg(plain).arg(&answers))
}
