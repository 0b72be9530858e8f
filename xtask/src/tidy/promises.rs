//! Every test that docs/safety.md names is there.

use super::sources::{Source, sources};
use crate::run::root;
use anyhow::Result;

const PAGE: &str = "docs/safety.md";
/// How the page abbreviates folders.
const SHORT: [(&str, &str); 3] =
    [("H/", "crates/host/tests/it/"), ("S/", "crates/server/tests/it/"), ("T/", "crates/tallyho/tests/it/")];

pub(super) fn check(faults: &mut Vec<String>) -> Result<()> {
    let page = std::fs::read_to_string(root().join(PAGE))?;
    let sources = sources(&[".rs"])?;
    let named = named(&page);
    if named.len() < 20 {
        faults.push(format!("{PAGE}: names only {} tests", named.len()));
    }
    faults.extend(
        named
            .iter()
            .filter(|name| !is_there(name, &sources))
            .map(|name| format!("{PAGE}: there is no {name}")),
    );
    Ok(())
}

/// What stands between backticks and names a Rust file, alone or with a function in it.
fn named(page: &str) -> Vec<&str> {
    page.split('`')
        .skip(1)
        .step_by(2)
        .filter(|code| code.split("::").next().is_some_and(|file| file.ends_with(".rs")))
        .collect()
}

fn is_there(name: &str, sources: &[Source]) -> bool {
    let (file, function) =
        name.split_once("::").map_or((name, None), |(file, function)| (file, Some(function)));
    let short =
        SHORT.iter().find_map(|(short, folder)| Some(format!("{folder}{}", file.strip_prefix(short)?)));
    let file = short.unwrap_or_else(|| file.to_owned());
    let mut found =
        sources.iter().filter(|source| source.path == file || source.path.ends_with(&format!("/{file}")));
    found.any(|source| function.is_none_or(|function| source.text.contains(&format!("fn {function}("))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_and_a_function_in_it() {
        let page = "| kept | `S/http.rs::limits`, `guard.rs`, `serve --lan` |";
        assert_eq!(named(page), ["S/http.rs::limits", "guard.rs"]);
        let source = |path: &str, text: &str| Source { path: path.into(), text: text.into() };
        let sources = [
            source("crates/server/tests/it/http.rs", "async fn limits() {}"),
            source("crates/server/src/guard.rs", ""),
        ];
        assert!(is_there("S/http.rs::limits", &sources) && is_there("server/src/guard.rs", &sources));
        assert!(!is_there("S/http.rs::limit", &sources) && !is_there("H/http.rs", &sources));
    }
}
