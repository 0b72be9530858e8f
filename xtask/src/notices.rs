//! Whose code we build on: names, versions and licences of every crate in the tree.

use crate::run::{cargo, output, root};
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt::Write;

/// Licences we may ship with, as they appear in licence expressions.
const ALLOWED: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "CDLA-Permissive-2.0",
    "ISC",
    "MIT",
    "MIT-0",
    "MPL-2.0",
    "Unicode-3.0",
    "Unicode-DFS-2016",
    "Unlicense",
    "Zlib",
];

/// Writes THIRD-PARTY.md anew.
pub(crate) fn write() -> Result<()> {
    std::fs::write(root().join("THIRD-PARTY.md"), text()?)?;
    Ok(())
}

/// Compares THIRD-PARTY.md with the tree, and every licence with those allowed.
pub(crate) fn check(faults: &mut Vec<String>) -> Result<()> {
    let written = std::fs::read_to_string(root().join("THIRD-PARTY.md")).unwrap_or_default();
    if written != text()? {
        faults.push("THIRD-PARTY.md is not up to date: run `cargo xtask notices`".into());
    }
    for (name, version, licence) in third_parties()? {
        if !is_allowed(&licence) {
            faults.push(format!("{name} {version}: licence {licence:?} is not among those we ship with"));
        }
    }
    Ok(())
}

fn text() -> Result<String> {
    let mut text = String::from(
        "# Third parties\n\nTallyho is built on the work of others. Rust crates in the dependency tree, by name; \
         written by `cargo xtask notices`. The page bundles svelte (MIT), @fluent/bundle and @fluent/langneg (Apache-2.0).\n\n\
         | crate | version | licence |\n|---|---|---|\n",
    );
    for (name, version, licence) in third_parties()? {
        writeln!(text, "| {name} | {version} | {licence} |")?;
    }
    Ok(text)
}

fn third_parties() -> Result<BTreeSet<(String, String, String)>> {
    let metadata: Value =
        serde_json::from_str(&output(&mut cargo(&["metadata", "--format-version", "1", "--locked"]))?)?;
    let packages = metadata["packages"].as_array().context("cargo metadata lists no packages")?;
    let mut found = BTreeSet::new();
    for package in packages.iter().filter(|package| !package["source"].is_null()) {
        let field = |name: &str| package[name].as_str().unwrap_or("").to_owned();
        if field("name").is_empty() {
            bail!("cargo metadata lists a package without a name");
        }
        found.insert((field("name"), field("version"), field("license")));
    }
    Ok(found)
}

/// Whether a licence expression can be met: of alternatives one, of conjunctions all.
fn is_allowed(expression: &str) -> bool {
    let expression = expression.replace(['(', ')'], "").replace('/', " OR ");
    expression
        .split(" OR ")
        .any(|choice| choice.split(" AND ").all(|licence| ALLOWED.contains(&licence.trim())))
}

#[cfg(test)]
mod tests {
    use super::is_allowed;

    #[test]
    fn expressions_are_judged() {
        assert!(is_allowed("MIT OR GPL-3.0"));
        assert!(is_allowed("MIT/Apache-2.0"));
        assert!(is_allowed("Apache-2.0 AND ISC"));
        assert!(!is_allowed("GPL-3.0"));
        assert!(!is_allowed("MIT AND GPL-3.0"));
        assert!(!is_allowed(""));
    }
}
