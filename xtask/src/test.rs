//! Every check there is, in the order in which a fault is cheapest to find.

use crate::run::{cargo, step, target};
use crate::{check, tools, web};
use anyhow::Result;

/// Runs them all; `browser` leaves out what needs one when false.
pub(crate) fn test(browser: bool) -> Result<()> {
    tools::need_node()?;
    let chromium = if browser { Some(tools::need_browser()?) } else { None };
    web::build()?;
    check::check()?;
    step("tests", &mut cargo(&["test", "--workspace", "--quiet"]))?;
    // Matches on file must come out the same when the compiler does its best.
    let golden = ["test", "--release", "--quiet", "-p", "starfighter", "--test", "golden"];
    step("matches on file, in release", &mut cargo(&golden))?;
    let mut doc = cargo(&["doc", "--workspace", "--no-deps", "--document-private-items", "--quiet"]);
    step("documentation", doc.env("RUSTDOCFLAGS", "-D warnings"))?;
    web::check()?;
    if let Some(chromium) = chromium {
        step(
            "program for the browser",
            &mut cargo(&["build", "--quiet", "--workspace", "--bin", "tallyho"]),
        )?;
        web::end_to_end(&chromium, &target().join("debug/tallyho").to_string_lossy())?;
    }
    println!("\nEverything passed.");
    Ok(())
}
