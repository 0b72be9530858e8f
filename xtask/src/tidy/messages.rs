//! Every sentence is used, and every key used has a sentence.
//!
//! That both languages have every key is a test of crate `explain`; here the Fluent files are held against the code
//! that speaks and the page.

use super::sources::sources;
use anyhow::Result;
use std::collections::{BTreeSet, HashSet};

pub(super) fn check(faults: &mut Vec<String>) -> Result<()> {
    let mut english = sources(&[".ftl"])?;
    // A game may keep its sentences in its own folder.
    english.retain(|file| file.path.starts_with("locales/en/") || file.path.ends_with("/locales/en.ftl"));
    let keys: BTreeSet<&str> = english.iter().flat_map(|file| file.text.lines().filter_map(key)).collect();
    let speaking = sources(&[".rs", ".ts", ".svelte"])?;
    let made: BTreeSet<&str> = speaking.iter().flat_map(|source| beginnings(&source.text)).collect();
    for source in speaking.iter().filter(|source| !source.path.ends_with(UNTRANSLATED)) {
        for called in calls(source.code()) {
            if !keys.contains(called) {
                faults.push(format!("{}: no sentence {called:?} in locales/en", source.path));
            }
        }
    }
    // Cheapest first: most keys stand in quotes somewhere, so that few texts are searched.
    let quoted: HashSet<&str> = speaking.iter().flat_map(|source| quoted(&source.text)).collect();
    for key in keys {
        let said = quoted.contains(key)
            || made.iter().any(|beginning| key.starts_with(beginning))
            || english.iter().any(|file| file.text.contains(&format!("{{ {key} }}")));
        if !said {
            faults.push(format!("locales/en: nobody says {key:?}"));
        }
    }
    Ok(())
}

/// Guests of the tests, never offered to players, speak in raw data.
const UNTRANSLATED: &str = "games/src/test_games.rs";

/// The beginnings of keys that are completed from data, such as `page-level-` in a template of the page or `sw-mode-` in
/// a format of the program.
fn beginnings(text: &str) -> impl Iterator<Item = &str> {
    [("${", '`'), ("{", '"')].into_iter().flat_map(move |(open, quote)| {
        text.split(open).filter_map(move |part| {
            let (_, beginning) = part.rsplit_once(quote)?;
            let plain = beginning.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
            (plain && beginning.ends_with('-') && beginning.len() > 5).then_some(beginning)
        })
    })
}

/// The key of a line that begins a message.
pub(super) fn key(line: &str) -> Option<&str> {
    let (key, _) = line.split_once(" =")?;
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    (key.starts_with(|c: char| c.is_ascii_lowercase()) && key.chars().all(plain)).then_some(key)
}

/// The literal keys that code makes messages of.
fn calls(code: &str) -> impl Iterator<Item = &str> {
    code.split("Message::new(\"").skip(1).filter_map(|rest| rest.split('"').next())
}

/// The keys that stand in quotes of any kind.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    let quote = |c: char| matches!(c, '"' | '\'' | '`');
    let word = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    text.split(quote).filter(move |part| part.contains('-') && part.chars().all(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_and_calls_are_found() {
        assert_eq!(key("sf-played = { $who } plays"), Some("sf-played"));
        assert_eq!(key("    [one] = x"), None);
        assert_eq!(key("# comment = x"), None);
        assert_eq!(
            calls("Message::new(\"a-b\").with(Message::new(\"c\"))").collect::<Vec<_>>(),
            ["a-b", "c"]
        );
        assert_eq!(
            quoted("t('page-title') + t(\"x-2\") + page-none").collect::<Vec<_>>(),
            ["page-title", "x-2"]
        );
        assert_eq!(beginnings("`${t(`page-level-${level}`)} x-${y}`").collect::<Vec<_>>(), ["page-level-"]);
    }
}
