//! Known security problems of the crates in our lock files, by the RustSec advisory database.

use crate::run::{command, is_there, output, root, target};
use anyhow::{Context, Result, bail};
use semver::{Version, VersionReq};
use std::fs;
use std::path::{Path, PathBuf};
use toml::{Table, Value};

const DATABASE: &str = "https://github.com/RustSec/advisory-db";

/// Lists every advisory that applies to a crate of ours. Where the database cannot be reached, the audit says so and
/// fails: nothing was checked.
pub(crate) fn audit() -> Result<()> {
    let database = database().with_context(|| {
        format!("NOT CHECKED: the advisory database cannot be reached ({DATABASE}); set ADVISORY_DB to a copy of it")
    })?;
    let mut faults = Vec::new();
    let mut crates = 0;
    for lock in ["Cargo.lock", "fuzz/Cargo.lock"] {
        let packages = locked(&fs::read_to_string(root().join(lock))?)?;
        crates += packages.len();
        for (name, version) in packages {
            for advisory in advisories(&database.join("crates").join(&name))? {
                if advisory.applies_to(&version) {
                    faults.push(format!("{lock}: {name} {version}: {}", advisory.id));
                }
            }
        }
    }
    faults.iter().for_each(|fault| println!("  {fault}"));
    if faults.is_empty() {
        println!("--- audit: no advisory applies to {crates} locked crates");
        return Ok(());
    }
    bail!("{} advisories apply", faults.len())
}

/// A copy of the database, brought up to date.
fn database() -> Result<PathBuf> {
    if let Some(copy) = std::env::var_os("ADVISORY_DB") {
        let copy = PathBuf::from(copy);
        fs::read_dir(copy.join("crates")).with_context(|| copy.display().to_string())?;
        return Ok(copy);
    }
    if !is_there("git") {
        bail!("git is not installed");
    }
    let copy = target().join("advisory-db");
    let place = copy.to_string_lossy().into_owned();
    let fetch = if copy.exists() {
        vec!["-C", &place, "pull", "--quiet", "--ff-only"]
    } else {
        vec!["clone", "--quiet", "--depth", "1", DATABASE, &place]
    };
    output(command("git", &fetch).env("GIT_TERMINAL_PROMPT", "0"))?;
    Ok(copy)
}

/// Names and versions of the crates from a registry.
fn locked(lock: &str) -> Result<Vec<(String, Version)>> {
    let lock: Table = lock.parse()?;
    let packages =
        lock.get("package").and_then(Value::as_array).context("the lock file lists no packages")?;
    let mut found = Vec::new();
    for package in packages.iter().filter(|package| package.get("source").is_some()) {
        let field = |name: &str| package.get(name).and_then(Value::as_str).unwrap_or_default();
        found.push((field("name").to_owned(), field("version").parse()?));
    }
    Ok(found)
}

#[derive(Debug)]
struct Advisory {
    id: String,
    patched: Vec<VersionReq>,
    unaffected: Vec<VersionReq>,
}

impl Advisory {
    fn applies_to(&self, version: &Version) -> bool {
        !self.patched.iter().chain(&self.unaffected).any(|fixed| fixed.matches(version))
    }
}

/// The advisories about one crate, without those that were withdrawn or only inform.
fn advisories(folder: &Path) -> Result<Vec<Advisory>> {
    let Ok(files) = fs::read_dir(folder) else { return Ok(Vec::new()) };
    let mut found = Vec::new();
    for file in files {
        let file = file?.path();
        found.extend(advisory(&fs::read_to_string(&file)?).with_context(|| file.display().to_string())?);
    }
    Ok(found)
}

/// An advisory is a text that begins with TOML between fences.
fn advisory(text: &str) -> Result<Option<Advisory>> {
    let inside = text.split_once("```toml").and_then(|(_, rest)| rest.split_once("```"));
    let table: Table = inside.context("no TOML at the beginning")?.0.parse()?;
    let about = table.get("advisory").context("no [advisory]")?;
    if about.get("withdrawn").is_some() || about.get("informational").is_some() {
        return Ok(None);
    }
    let list = |name: &str| -> Result<Vec<VersionReq>> {
        let listed = table.get("versions").and_then(|versions| versions.get(name)).and_then(Value::as_array);
        let listed = listed.into_iter().flatten().filter_map(Value::as_str);
        listed.map(|version| Ok(VersionReq::parse(version)?)).collect()
    };
    let id = about.get("id").and_then(Value::as_str).unwrap_or("?").to_owned();
    Ok(Some(Advisory { id, patched: list("patched")?, unaffected: list("unaffected")? }))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "```toml\n[advisory]\nid = \"RUSTSEC-2026-0194\"\npackage = \"quick-xml\"\n\n[versions]\n\
                        patched = [\">= 0.41.0\"]\nunaffected = [\"< 0.10.0\"]\n```\n\n# Slow\n";

    #[test]
    fn an_advisory_names_the_versions_it_is_about() {
        let advisory = advisory(TEXT).unwrap().unwrap();
        assert_eq!(advisory.id, "RUSTSEC-2026-0194");
        let applies = |version: &str| advisory.applies_to(&version.parse().unwrap());
        assert_eq!(
            ["0.9.9", "0.31.0", "0.40.9", "0.41.0", "0.42.0"].map(applies),
            [false, true, true, false, false]
        );
    }

    #[test]
    fn what_was_withdrawn_or_only_informs_is_left_out() {
        for more in ["withdrawn = \"2026-01-01\"", "informational = \"unmaintained\""] {
            let text = TEXT.replace("\n\n[versions]", &format!("\n{more}\n\n[versions]"));
            assert!(advisory(&text).unwrap().is_none());
        }
        assert!(advisory("# no TOML").is_err());
    }

    /// RUSTSEC-2026-0194 and -0195: no lock file of ours has a version of quick-xml that they are about.
    #[test]
    fn quick_xml_is_new_enough() {
        for lock in ["Cargo.lock", "fuzz/Cargo.lock"] {
            let packages = locked(&fs::read_to_string(root().join(lock)).unwrap()).unwrap();
            let old = packages
                .iter()
                .find(|(name, version)| name == "quick-xml" && *version < Version::new(0, 41, 0));
            assert!(old.is_none(), "{lock}: {old:?}");
            assert!(packages.iter().any(|(name, _)| name == "quick-xml"));
        }
    }
}
