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
    // Examples are held by the lints above; building those of the machines for all four games takes minutes.
    step("tests", &mut cargo(&["test", "--workspace", "--tests", "--quiet"]))?;
    step("examples in the documentation", &mut cargo(&["test", "--workspace", "--doc", "--quiet"]))?;
    // Starfighter's matches on file must come out the same when the compiler does its best. The other games' are played
    // in the test build above only: a release build of all four takes longer than every other check together.
    let golden = ["test", "--release", "--quiet", "-p", "starfighter", "--test", "golden"];
    step("matches on file, in release", &mut cargo(&golden))?;
    let mut doc = cargo(&["doc", "--workspace", "--no-deps", "--document-private-items", "--quiet"]);
    step("documentation", doc.env("RUSTDOCFLAGS", "-D warnings"))?;
    web::check()?;
    if let Some(chromium) = chromium {
        // The program is there: its own tests start it. Building it by itself would build half the workspace again, with
        // the features of no test.
        web::end_to_end(&chromium, &target().join("debug/tallyho").to_string_lossy())?;
    }
    println!("\nEverything passed.");
    Ok(())
}
