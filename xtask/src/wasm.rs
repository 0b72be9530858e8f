//! The core of a match, with all games, compiled for browsers.

use crate::run::{cargo, command, output, root, step};
use anyhow::{Result, bail};
use std::path::Path;

const TARGET: &str = "wasm32-unknown-unknown";

/// Checks that the core compiles for WebAssembly.
pub(crate) fn wasm() -> Result<()> {
    let compiler = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".into());
    let libraries = output(&mut command(&compiler, &["--print", "target-libdir", "--target", TARGET]))?;
    if !Path::new(libraries.trim()).exists() {
        bail!(
            "{compiler} has no standard library for {TARGET}: run `rustup target add {TARGET}`, or set RUSTC to a \
             compiler that has it (on Debian the packages rustc and libstd-rust-dev-wasm32)"
        );
    }
    let folder = root().join("target/wasm");
    let mut check =
        cargo(&["check", "--locked", "--package", "match-core", "--target", TARGET, "--target-dir"]);
    step("the core of a match for browsers", check.arg(folder))
}
