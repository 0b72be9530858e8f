//! What must not stand in the sources.

use super::layers::RULES;
use crate::run::{command, output, root};
use anyhow::Result;
use std::fs::read_to_string;

/// One source file: its path from the root and its text.
pub(super) struct Source {
    pub(super) path: String,
    pub(super) text: String,
}

impl Source {
    /// The part that is not test code: everything above a test module at the end of the file.
    pub(super) fn code(&self) -> &str {
        if self.is_test() {
            return "";
        }
        let end = self.text.find("#[cfg(test)]\nmod").unwrap_or(self.text.len());
        self.text.get(..end).unwrap_or("")
    }

    /// The part that is test code.
    pub(super) fn tests(&self) -> &str {
        if self.is_test() { &self.text } else { self.text.get(self.code().len()..).unwrap_or("") }
    }

    fn is_test(&self) -> bool {
        self.path.contains("/tests/") || self.path.ends_with("/tests.rs") || self.path.contains("/e2e/")
    }
}

/// Every file git tracks, or will, whose name ends so.
pub(super) fn sources(endings: &[&str]) -> Result<Vec<Source>> {
    let list = output(&mut command("git", &["ls-files", "--cached", "--others", "--exclude-standard"]))?;
    let wanted = list.lines().filter(|path| endings.iter().any(|ending| path.ends_with(ending)));
    let existing = wanted.filter(|path| root().join(path).exists());
    existing.map(|path| Ok(Source { path: path.into(), text: read_to_string(root().join(path))? })).collect()
}

/// Marks of unfinished work.
const MARKS: &[&str] = &["todo!(", "unimplemented!(", "dbg!(", "#[ignore]", "FIXME", "TODO", "XXX"];

/// What rules code must not name: the world outside, and maps whose order differs from run to run.
const WORLD: &[&str] =
    &["std::fs", "std::env::", "std::net", "SystemTime", "Instant::now", "HashMap", "HashSet"];

pub(super) fn check(faults: &mut Vec<String>) -> Result<()> {
    for source in sources(&[".rs", ".ts", ".svelte"])? {
        if source.path.ends_with("tidy/sources.rs") {
            continue;
        }
        for mark in MARKS.iter().filter(|mark| source.text.contains(**mark)) {
            faults.push(format!("{}: {mark} is unfinished work", source.path));
        }
        let holds_rules = RULES.iter().any(|name| source.path.starts_with(&format!("crates/{name}/src/")));
        for word in WORLD.iter().filter(|word| holds_rules && source.code().contains(**word)) {
            faults.push(format!("{}: rules code must not name {word}", source.path));
        }
    }
    Ok(())
}
