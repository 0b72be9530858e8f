//! Runs other programs, each under a heading, and remembers how long they took.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// What has run so far and how long it took.
static STEPS: Mutex<Vec<(String, Duration)>> = Mutex::new(Vec::new());

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Where builds are kept.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// A command that runs at the root.
pub(crate) fn command(program: &str, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(args).current_dir(root());
    command
}

/// The cargo that runs us.
pub(crate) fn cargo(args: &[&str]) -> Command {
    command(&std::env::var("CARGO").unwrap_or_else(|_| "cargo".into()), args)
}

/// Runs one step under a heading; its failure ends the task.
pub(crate) fn step(heading: &str, command: &mut Command) -> Result<()> {
    println!("\n=== {heading}");
    let start = Instant::now();
    let status =
        command.status().with_context(|| format!("{heading}: cannot start {:?}", command.get_program()))?;
    if !status.success() {
        bail!("{heading}: {status}");
    }
    let took = start.elapsed();
    println!("--- {heading}: done in {} s", took.as_secs());
    if let Ok(mut steps) = STEPS.lock() {
        steps.push((heading.to_owned(), took));
    }
    Ok(())
}

/// Prints the minutes of every step that has run, and their sum.
pub(crate) fn print_minutes() {
    let Ok(steps) = STEPS.lock() else { return };
    println!("\nminutes");
    let minutes = |took: &Duration| took.as_secs_f64() / 60.0;
    for (heading, took) in steps.iter() {
        println!("{:6.1}  {heading}", minutes(took));
    }
    println!("{:6.1}  together", steps.iter().map(|(_, took)| minutes(took)).sum::<f64>());
}

/// What a command prints.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command.output().with_context(|| format!("cannot start {:?}", command.get_program()))?;
    if !output.status.success() {
        bail!("{:?}: {}\n{}", command.get_program(), output.status, String::from_utf8_lossy(&output.stderr));
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// Whether a program can be started at all.
pub(crate) fn is_there(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}
