//! The page: its packages, checks and build.

use crate::games::offered;
use crate::run::{root, step};
use crate::tools::{NPM, need_node};
use anyhow::Result;
use std::path::Path;
use std::process::Command;

fn npm(args: &[&str]) -> Command {
    let mut npm = Command::new(NPM);
    npm.args(args).current_dir(root().join("web")).env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    npm
}

/// Installs the page's packages when the lock file is newer than what is installed.
pub(crate) fn packages() -> Result<()> {
    need_node()?;
    let changed = |path: &str| root().join("web").join(path).metadata().and_then(|data| data.modified());
    let fresh = match (changed("node_modules/.package-lock.json"), changed("package-lock.json")) {
        (Ok(installed), Ok(locked)) => installed >= locked,
        _ => false,
    };
    if fresh { Ok(()) } else { step("page: packages", &mut npm(&["ci", "--no-audit", "--no-fund"])) }
}

/// Builds the page into `web/dist`, where the program embeds it from.
pub(crate) fn build() -> Result<()> {
    packages()?;
    step("page: build", &mut npm(&["run", "build"]))
}

/// Types, form and unit tests of the page.
pub(crate) fn check() -> Result<()> {
    packages()?;
    step("page: types", &mut npm(&["run", "check"]))?;
    step("page: form", &mut npm(&["run", "lint"]))?;
    step("page: unit tests", &mut npm(&["test"]))
}

/// Plays in a real browser against the program at `target`.
pub(crate) fn end_to_end(browser: &str, program: &str) -> Result<()> {
    packages()?;
    step("page: end to end", npm(&["run", "e2e"]).env("CHROMIUM", browser).env("TALLYHO_BIN", program))
}

/// Runs the end-to-end tests that take pictures, into a folder.
pub(crate) fn pictures(browser: &str, program: &str, folder: &Path) -> Result<()> {
    let mut tests = npm(&["run", "e2e", "--", "pictures", "play"]);
    tests.args(offered()?.into_iter().flat_map(|game| game.pictures.tests));
    tests.env("CHROMIUM", browser).env("TALLYHO_BIN", program).env("SHOTS", folder);
    step("page: pictures", &mut tests)
}
