//! The quick checks: what a commit should pass.

use crate::run::{cargo, step};
use crate::tidy;
use anyhow::Result;

/// Format, lints, house rules.
pub(crate) fn check() -> Result<()> {
    step("format", &mut cargo(&["fmt", "--all", "--check"]))?;
    step(
        "lints",
        &mut cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"]),
    )?;
    tidy::tidy()
}
