//! The X-Wing table beside shapely on the same tables, the automaton's decisions, and whole games.
//!
//! Here the peer reads our questions and our answers from files, so that every answer is compared as well.

use super::instructions::per_decision;
use super::peers::SHAPELY;
use crate::run::{cargo, step, target};
use anyhow::Result;
use std::process::Command;

const TABLES: &str = "200";

/// Runs the benches of the X-Wing crate.
pub(super) fn bench() -> Result<()> {
    let build = ["build", "--quiet", "--release", "-p", "xwing", "--examples"];
    step("bench xwing: build", &mut cargo(&build))?;
    let example = |name: &str| Command::new(target().join("release/examples").join(name));
    let folder = target().join("bench");
    std::fs::create_dir_all(&folder)?;
    let (input, output) = (folder.join("ranges-in.json"), folder.join("ranges-out.json"));
    step(
        "range and arc questions: tables",
        example("bench_geometry").arg("generate").arg(&input).arg(TABLES),
    )?;
    step("range and arc questions: ours", example("bench_geometry").arg("run").arg(&input).arg(&output))?;
    if let Some(shapely) = SHAPELY.install() {
        step("range and arc questions: shapely", shapely.command().arg(&input).arg(&output))?;
    }
    step("solo decisions", &mut example("bench_solo"))?;
    match per_decision(&target().join("release/examples/bench_solo"), "solo")? {
        Some(count) => println!("solo: {count:.0} instructions per whole activation"),
        None => println!("solo: instructions not counted, valgrind is not installed"),
    }
    step("whole games by lots", &mut example("bench"))
}
