//! From a fresh clone to a game in the browser.

use crate::run::{cargo, step};
use crate::web;
use anyhow::Result;

/// Builds the page and the program in release, starts it on loopback and opens the browser.
pub(crate) fn play(rest: &[String]) -> Result<()> {
    web::build()?;
    step("program: build", &mut cargo(&["build", "--release", "-p", "tallyho"]))?;
    let mut play = cargo(&["run", "--quiet", "--release", "-p", "tallyho", "--", "play"]);
    step("tallyho", play.args(rest))
}
