//! What the checks need beyond Rust: Node for the page, a browser for the end-to-end tests.
//!
//! On Debian as root a missing tool is installed by apt; elsewhere the chore says what to install.

use crate::run::{command, is_there, output, step};
use anyhow::{Context, Result, bail};

const NODE_MAJOR: u32 = 20;

/// Makes sure that the page can be built.
pub(crate) fn need_node() -> Result<()> {
    if !is_there("node") || !is_there("npm") {
        install("Node.js", &["nodejs", "npm"])?;
    }
    let version = output(&mut command("node", &["--version"]))?;
    let major: Option<u32> =
        version.trim().trim_start_matches('v').split('.').next().and_then(|major| major.parse().ok());
    match major {
        Some(major) if major >= NODE_MAJOR => Ok(()),
        _ => bail!("Node.js {} is too old: install version {NODE_MAJOR} or newer", version.trim()),
    }
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
    let found = output(&mut command("which", &[program])).ok()?;
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
