//! Every `Code:` line of the rule pages names a module that is there, or something in one.

use super::sources::{Source, has_word, sources};
use crate::games::offered;
use crate::run::root;
use anyhow::{Context, Result};
use std::fs::read_to_string;

pub(super) fn check(faults: &mut Vec<String>) -> Result<()> {
    let sources = sources(&[".rs"])?;
    for game in offered()? {
        let file = format!("docs/rules/{}.md", game.id);
        let page = read_to_string(root().join(&file)).with_context(|| file.clone())?;
        for (number, line) in page.lines().enumerate() {
            let Some(paths) = line.strip_prefix("Code: ") else { continue };
            let lost = paths.split(", ").filter(|path| !is_there(path.trim(), &sources));
            faults.extend(lost.map(|path| format!("{file}:{}: there is no {path}", number + 1)));
        }
    }
    Ok(())
}

/// `game::phase::deploy`, or `game::phase::deploy::Level::most`: a module, and below it a name its text has.
fn is_there(path: &str, sources: &[Source]) -> bool {
    let parts: Vec<&str> = path.split("::").collect();
    let Some((home, inner)) = parts.split_first() else { return false };
    (0..=inner.len()).rev().any(|depth| {
        let (module, items) = inner.split_at(depth);
        let text = module_text(home, module, sources);
        text.is_some_and(|text| items.len() <= 2 && items.iter().all(|item| has_word(text, item)))
    })
}

fn module_text<'a>(home: &str, module: &[&str], sources: &'a [Source]) -> Option<&'a str> {
    let place = format!("crates/{home}/src/{}", module.join("/"));
    let files = if module.is_empty() {
        vec![format!("{place}lib.rs")]
    } else {
        vec![format!("{place}.rs"), format!("{place}/mod.rs")]
    };
    sources.iter().find(|source| files.contains(&source.path)).map(|source| source.text.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_or_something_in_it() {
        let source = |path: &str, text: &str| Source { path: path.into(), text: text.into() };
        let sources = [
            source("crates/chess/src/lib.rs", "pub mod phase;"),
            source("crates/chess/src/phase/mod.rs", "pub mod walk;"),
            source("crates/chess/src/phase/walk.rs", "impl Path { fn ends(&self) {} }"),
        ];
        let there = |path| is_there(path, &sources);
        assert!(
            there("chess::phase") && there("chess::phase::walk") && there("chess::phase::walk::Path::ends")
        );
        assert!(!there("chess::phase::play") && !there("chess::phase::walk::Pat") && !there("go::phase"));
    }
}
