//! Fuzzing on the stable compiler: without sanitizers, which need another one.

use crate::run::{cargo, is_there, output, root, step};
use anyhow::Result;

/// Runs every fuzz target for so many seconds.
pub(crate) fn fuzz(seconds: u32) -> Result<()> {
    if !is_there("cargo-fuzz") {
        step("cargo-fuzz", &mut cargo(&["install", "cargo-fuzz", "--locked"]))?;
    }
    step("seeds", cargo(&["test", "--locked", "--test", "seeds"]).current_dir(root().join("fuzz")))?;
    let targets = output(cargo(&["fuzz", "list"]).current_dir(root().join("fuzz")))?;
    for target in targets.split_whitespace() {
        let limit = format!("-max_total_time={seconds}");
        // Real inputs to begin with: from nothing, a minute would be spent on finding out what JSON is.
        let (corpus, seeds) = (format!("fuzz/corpus/{target}"), format!("fuzz/seeds/{target}"));
        std::fs::create_dir_all(root().join(&corpus))?;
        let args = ["fuzz", "run", target, &corpus, &seeds, "-s", "none", "--", &limit, "-rss_limit_mb=2048"];
        step(&format!("fuzz {target}"), &mut cargo(&args))?;
    }
    Ok(())
}
