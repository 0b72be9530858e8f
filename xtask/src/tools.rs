//! What the checks need beyond Rust: Node for the page, a browser for the end-to-end tests.
//!
//! On Debian as root a missing tool is installed by apt; elsewhere the chore says what to install.

use crate::run::{command, is_there, output, step};
use anyhow::{Context, Result, bail};

/// On Windows npm is a script, which has to be named with its ending.
pub(crate) const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// The oldest that the page is built with, as `engines` of web/package.json says too.
const NODE: (u32, u32) = (20, 19);

/// Makes sure that the page can be built.
pub(crate) fn need_node() -> Result<()> {
    if !is_there("node") || !is_there(NPM) {
        install("Node.js", &["nodejs", "npm"])?;
    }
    let version = output(&mut command("node", &["--version"]))?;
    if !is_new_enough(version.trim()) {
        let (major, minor) = NODE;
        bail!("Node.js {} is too old: install version {major}.{minor} or newer", version.trim());
    }
    Ok(())
}

/// Whether `v20.19.1` and the like will do.
fn is_new_enough(version: &str) -> bool {
    let mut numbers = version.trim_start_matches('v').split('.').map(|number| number.parse::<u32>().ok());
    numbers.next().flatten().zip(numbers.next().flatten()).is_some_and(|found| found >= NODE)
}

/// Makes sure that a browser is there, and says where.
pub(crate) fn need_browser() -> Result<String> {
    if let Ok(named) = std::env::var("CHROMIUM") {
        return Ok(named);
    }
    let names = ["chromium", "chromium-browser", "google-chrome"];
    if let Some(path) = names.into_iter().find_map(path_of) {
        return Ok(path);
    }
    install("Chromium", &["chromium"])?;
    path_of("chromium").context("chromium was installed and cannot be found")
}

/// Where a program lies: what starts a browser wants a whole path.
fn path_of(program: &str) -> Option<String> {
    let finder = if cfg!(windows) { "where" } else { "which" };
    let found = output(&mut command(finder, &[program])).ok()?;
    found.lines().next().map(str::to_owned)
}

fn install(what: &str, packages: &[&str]) -> Result<()> {
    let root = output(&mut command("id", &["-u"])).is_ok_and(|id| id.trim() == "0");
    if !root || !is_there("apt-get") {
        bail!(
            "{what} is missing. Install it first; on Debian or Ubuntu: sudo apt-get install {}",
            packages.join(" ")
        );
    }
    step("apt-get update", &mut command("apt-get", &["update", "-qq"]))?;
    let mut apt = command("apt-get", &["install", "-y", "-qq", "--no-install-recommends"]);
    step(
        &format!("apt-get install {}", packages.join(" ")),
        apt.args(packages).env("DEBIAN_FRONTEND", "noninteractive"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn node_is_new_enough_from_its_second_number_on() {
        assert_eq!(
            ["v20.19.0", "v22.1.0", "v20.20.3", "v20.18.9", "v18.99.0", "20", "nonsense"].map(is_new_enough),
            [true, true, true, false, false, false, false]
        );
        let (major, minor) = NODE;
        let package = include_str!("../../web/package.json");
        assert!(
            package.contains(&format!("\"node\": \">={major}.{minor}\"")),
            "told once more in package.json"
        );
    }
}
