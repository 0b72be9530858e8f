//! Generates the TypeScript types of the page from Rust. That the files are up to date is checked by a test of `server`.

use crate::run::{cargo, step};
use anyhow::Result;

/// Writes all of them.
pub(crate) fn write() -> Result<()> {
    step("types of the page", &mut cargo(&["run", "--quiet", "-p", "server", "--example", "types"]))
}
