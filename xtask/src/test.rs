//! Every check there is, in the order in which a fault is cheapest to find.

use crate::run::{cargo, print_minutes, step, target};
use crate::{check, tools, web};
use anyhow::Result;

/// Runs every check; without `browser` those that need none.
pub(crate) fn test(browser: bool) -> Result<()> {
    tools::need_node()?;
    let chromium = if browser { Some(tools::need_browser()?) } else { None };
    web::build()?;
    let result = checks(chromium.as_deref());
    print_minutes();
    if result.is_ok() {
        println!("\nEverything passed.");
    }
    result
}

fn checks(chromium: Option<&str>) -> Result<()> {
    check::check()?;
    // Building and running are two steps, so that the minutes of each are seen. The lints above have compiled the examples.
    step("tests: build", &mut cargo(&["test", "--workspace", "--tests", "--no-run", "--quiet"]))?;
    step("tests: run", &mut cargo(&["test", "--workspace", "--tests", "--quiet"]))?;
    step("examples in the documentation", &mut cargo(&["test", "--workspace", "--doc", "--quiet"]))?;
    let mut doc = cargo(&["doc", "--workspace", "--no-deps", "--document-private-items", "--quiet"]);
    step("documentation", doc.env("RUSTDOCFLAGS", "-D warnings"))?;
    web::check()?;
    if let Some(chromium) = chromium {
        // The tests above have built the program. Building it alone would build half the workspace again with other features.
        web::end_to_end(chromium, &target().join("debug/tallyho").to_string_lossy())?;
    }
    Ok(())
}
