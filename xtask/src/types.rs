//! The TypeScript that is generated from Rust: of the wire, and of each game that has a board on the page.

use crate::run::{cargo, root, step};
use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// A program that writes types into a folder of the page.
struct Maker {
    package: &'static str,
    /// What to pass to cargo beside the package.
    args: &'static [&'static str],
    folder: &'static str,
}

const MAKERS: [Maker; 3] = [
    Maker { package: "server", args: &["--example", "wire"], folder: "web/src/wire" },
    Maker {
        package: "starfighter",
        args: &["--features", "ts", "--example", "types"],
        folder: "web/src/games/starfighter/wire",
    },
    Maker {
        package: "temple",
        args: &["--features", "ts", "--example", "types"],
        folder: "web/src/games/temple/wire",
    },
];

/// Writes them anew.
pub(crate) fn write() -> Result<()> {
    MAKERS.iter().try_for_each(|maker| maker.run(&root().join(maker.folder)))
}

/// Writes those of the games elsewhere and compares: what lies in the page must be what Rust says. The wire's own are
/// held by a test of `server`, which needs no second build of it.
pub(crate) fn check() -> Result<()> {
    let fresh = std::env::temp_dir().join(format!("tallyho-types-{}", std::process::id()));
    let mut faults = Vec::new();
    for maker in MAKERS.iter().filter(|maker| maker.package != "server") {
        let folder = fresh.join(maker.folder);
        std::fs::create_dir_all(&folder)?;
        maker.run(&folder)?;
        faults.extend(differences(maker.folder, &files(&root().join(maker.folder))?, &files(&folder)?));
    }
    std::fs::remove_dir_all(&fresh)?;
    if faults.is_empty() {
        return Ok(());
    }
    bail!("types of the page are not what Rust says; run `cargo xtask types`:\n  {}", faults.join("\n  "))
}

impl Maker {
    fn run(&self, folder: &Path) -> Result<()> {
        let mut make = cargo(&["run", "--quiet", "-p", self.package]);
        make.args(self.args).arg("--").arg(folder);
        step(&format!("types of {}", self.package), &mut make)
    }
}

/// Every file below a folder, by its path in it.
fn files(folder: &Path) -> Result<BTreeMap<PathBuf, String>> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in std::fs::read_dir(&next).with_context(|| next.display().to_string())? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let text = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
                found.insert(path.strip_prefix(folder)?.to_owned(), text);
            }
        }
    }
    Ok(found)
}

fn differences(
    folder: &str,
    kept: &BTreeMap<PathBuf, String>,
    fresh: &BTreeMap<PathBuf, String>,
) -> Vec<String> {
    let names: std::collections::BTreeSet<_> = kept.keys().chain(fresh.keys()).collect();
    let differ = names.into_iter().filter_map(|name| {
        let what = match (kept.get(name), fresh.get(name)) {
            (Some(kept), Some(fresh)) if kept == fresh => return None,
            (Some(_), Some(_)) => "is old",
            (None, _) => "is missing",
            (_, None) => "has no type any more",
        };
        Some(format!("{folder}/{} {what}", name.display()))
    });
    differ.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_difference_is_named() {
        let of = |names: &[(&str, &str)]| {
            names.iter().map(|(name, text)| (PathBuf::from(name), (*text).to_owned())).collect()
        };
        let kept = of(&[("A.ts", "1"), ("B.ts", "old"), ("Gone.ts", "x")]);
        let fresh = of(&[("A.ts", "1"), ("B.ts", "new"), ("New.ts", "y")]);
        assert_eq!(
            differences("f", &kept, &fresh),
            ["f/B.ts is old", "f/Gone.ts has no type any more", "f/New.ts is missing"]
        );
        assert!(differences("f", &kept, &kept).is_empty());
    }
}
