//! Every rule id stands on its page, in the code and in a test: both ways, for every game.

use super::sources::{Source, has_word, sources};
use crate::games::offered;
use crate::run::root;
use anyhow::{Context, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::fs::read_to_string;

pub(super) fn check(faults: &mut Vec<String>) -> Result<()> {
    let sources = sources(&[".rs"])?;
    for game in offered()?.iter().map(|game| game.id.as_str()) {
        let page = read_to_string(root().join(format!("docs/rules/{game}.md")))
            .with_context(|| format!("docs/rules/{game}.md"))?;
        // A long list may be split: `rules.rs` and the files of `rules/` beside it.
        let lists = sources.iter().filter(|source| {
            source.path == format!("crates/{game}/src/rules.rs")
                || source.path.starts_with(&format!("crates/{game}/src/rules/"))
        });
        let list: String = lists.map(|source| source.text.as_str()).collect();
        compare(game, &page_ids(&page), &declared(&list), &sources, faults);
    }
    Ok(())
}

fn compare(
    game: &str,
    page: &BTreeSet<String>,
    list: &BTreeMap<String, String>,
    sources: &[Source],
    faults: &mut Vec<String>,
) {
    for id in page.iter().filter(|id| !list.contains_key(*id)) {
        faults.push(format!("{id}: on docs/rules/{game}.md but not in rules.rs"));
    }
    let own =
        |path: &str| path.starts_with(&format!("crates/{game}/")) || path.starts_with("crates/explain/");
    for (id, constant) in list {
        if !page.contains(id) {
            faults.push(format!("{id}: in rules.rs but not on docs/rules/{game}.md"));
        }
        let mut code =
            sources.iter().filter(|source| own(&source.path) && !source.path.contains("/src/rules"));
        if !code.any(|source| has_word(source.code(), constant) || source.code().contains(id.as_str())) {
            faults.push(format!("{id}: no code cites it, nor {constant}"));
        }
        let mut tests = sources.iter().filter(|source| own(&source.path));
        if !tests.any(|source| source.tests().contains(id.as_str())) {
            faults.push(format!("{id}: no test names it"));
        }
    }
}

/// The ids of a page: the first word of each third-level heading.
fn page_ids(page: &str) -> BTreeSet<String> {
    let headings = page.lines().filter_map(|line| line.strip_prefix("### "));
    headings.filter_map(|heading| heading.split_whitespace().next()).map(Into::into).collect()
}

/// The constants of a `rules!` list: id to name.
fn declared(list: &str) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for line in list.lines() {
        let Some((name, id)) = line.trim().split_once(" = \"") else { continue };
        let Some(id) = id.strip_suffix("\";") else { continue };
        if name.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_') {
            found.insert(id.into(), name.into());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(page: &str, code: &str, test: &str) -> Vec<String> {
        let list = declared("    /// Doc.\n    DEPLOY_LEVEL = \"SF-DEP-03\";\n");
        let sources = [
            Source { path: "crates/chess/src/deploy.rs".into(), text: code.into() },
            Source { path: "crates/chess/tests/deploy.rs".into(), text: test.into() },
        ];
        let mut faults = Vec::new();
        compare("chess", &page_ids(page), &list, &sources, &mut faults);
        faults
    }

    #[test]
    fn an_id_is_held_three_ways() {
        assert!(faults("### SF-DEP-03 · Level", "rules::DEPLOY_LEVEL", "/// SF-DEP-03").is_empty());
        assert_eq!(faults("", "rules::DEPLOY_LEVEL", "/// SF-DEP-03").len(), 1);
        assert_eq!(faults("### SF-DEP-03 · Level", "DEPLOY_LEVEL_TOO", "/// SF-DEP-03").len(), 1);
        assert_eq!(faults("### SF-DEP-03 · Level", "rules::DEPLOY_LEVEL", "").len(), 1);
        assert_eq!(faults("### SF-DEP-03 · L\n### SF-X-01 · X", "rules::DEPLOY_LEVEL", "SF-DEP-03").len(), 1);
    }
}
