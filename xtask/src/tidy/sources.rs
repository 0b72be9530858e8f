//! What must not stand in the sources.

use super::layers::Layers;
use crate::games::games;
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

    /// Its code without comments and tests.
    pub(super) fn statements(&self) -> String {
        let lines = self.code().lines().filter(|line| !line.trim_start().starts_with("//"));
        lines.flat_map(|line| [line, "\n"]).collect()
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

/// Tests that are not run with the others, by their file, besides those that the games list: too long for every change, or no test
/// but a tool. What runs them stands beside each.
const APART: [&str; 1] = ["crates/host/tests/it/store.rs"];

/// Marks of unfinished work.
const MARKS: &[&str] = &["todo!(", "unimplemented!(", "dbg!(", "#[ignore]", "FIXME", "TODO", "XXX"];

/// What rules code must not name: the world outside, and maps whose order differs from run to run.
const WORLD: &[&str] =
    &["std::fs", "std::env::", "std::net", "SystemTime", "Instant::now", "HashMap", "HashSet"];

/// Whether `text` has `word`, not only as a part of a longer one.
pub(super) fn has_word(text: &str, word: &str) -> bool {
    let part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    text.match_indices(word).any(|(at, _)| {
        let (before, after) = (text.get(..at).unwrap_or(""), text.get(at + word.len()..).unwrap_or(""));
        !part(before.chars().next_back()) && !part(after.chars().next())
    })
}

/// One ignored test in each file of the list, none elsewhere.
fn apart(sources: &[Source], list: &[String], faults: &mut Vec<String>) {
    let ignored =
        |source: &Source| source.text.lines().filter(|line| line.trim().starts_with("#[ignore =")).count();
    for source in sources {
        let most = usize::from(list.contains(&source.path));
        if ignored(source) > most {
            faults.push(format!("{}: a test that no run includes; name it in tidy, or run it", source.path));
        }
    }
    let gone = |path: &&String| !sources.iter().any(|source| source.path == **path && ignored(source) == 1);
    faults.extend(
        list.iter()
            .filter(gone)
            .map(|path| format!("{path}: tidy allows an ignored test here, there is none")),
    );
}

pub(super) fn check(faults: &mut Vec<String>) -> Result<()> {
    let all = sources(&[".rs", ".ts", ".svelte"])?;
    let own = games()?.into_iter().flat_map(|game| game.tests.apart);
    let list: Vec<String> = APART.into_iter().map(str::to_owned).chain(own).collect();
    apart(&all, &list, faults);
    let layers = Layers::read()?;
    for source in all {
        if source.path.ends_with("tidy/sources.rs") {
            continue;
        }
        for mark in MARKS.iter().filter(|mark| source.text.contains(**mark)) {
            faults.push(format!("{}: {mark} is unfinished work", source.path));
        }
        let home = source.path.strip_prefix("crates/").and_then(|path| path.split_once("/src/"));
        let holds_rules = home.is_some_and(|(name, _)| layers.holds_rules(name));
        for word in WORLD.iter().filter(|word| holds_rules && source.code().contains(**word)) {
            faults.push(format!("{}: rules code must not name {word}", source.path));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_apart_are_listed_both_ways() {
        let source = |path: &str, text: &str| Source { path: path.into(), text: text.into() };
        let ignored = "#[test]\n    #[ignore = \"long\"]\nfn a() {}";
        let sources = [source("a.rs", ignored), source("b.rs", ignored), source("c.rs", "fn c() {}")];
        let mut faults = Vec::new();
        apart(&sources, &["a.rs", "b.rs"].map(String::from), &mut faults);
        assert!(faults.is_empty(), "{faults:?}");
        apart(&sources, &["a.rs", "c.rs"].map(String::from), &mut faults);
        assert_eq!(faults.len(), 2, "b is not listed, c has none: {faults:?}");
    }
}
