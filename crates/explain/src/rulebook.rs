//! The rule pages under `docs/rules/` as data: the answer to every "why?".

use crate::{Lang, Translator};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// One rule from the page of its game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct RuleEntry {
    /// The id, such as `SF-DEP-03`.
    pub id: String,
    pub title: String,
    /// The rule in every language, by the lowercase label of the language: `says` in English, `dit` in French.
    #[serde(flatten)]
    labeled: BTreeMap<String, String>,
    /// Where the printed rules state it.
    pub source: String,
    /// Our ruling where the text is unclear; may be empty.
    pub reading: String,
    /// Where it is implemented.
    pub code: String,
}

impl RuleEntry {
    /// The rule in a language; in the source language if it has not been translated.
    #[must_use]
    pub fn says(&self, lang: Lang) -> &str {
        let in_language = |lang| self.labeled.get(&label(lang).to_lowercase());
        in_language(lang).or_else(|| in_language(Lang::default())).map_or("", String::as_str)
    }

    /// The rule in every language that it is written in, by code.
    #[must_use]
    pub fn texts(&self) -> BTreeMap<String, String> {
        let text = |lang: &Lang| {
            let text = self.labeled.get(&label(*lang).to_lowercase())?;
            Some((lang.code().to_owned(), text.clone()))
        };
        Lang::all().iter().filter_map(text).collect()
    }
}

/// The label of the lines that state rules in a language.
fn label(lang: Lang) -> String {
    Translator::new(lang).translate_key("language-rule-label").unwrap_or_default()
}

// The pages by the id of their game, as the build script found them.
include!(concat!(env!("OUT_DIR"), "/rule_pages.rs"));

/// The rules of a game in page order; empty for a game without a page.
#[must_use]
pub fn rulebook(game: &str) -> &'static [RuleEntry] {
    static BOOKS: OnceLock<Vec<(&str, Vec<RuleEntry>)>> = OnceLock::new();
    let books = BOOKS.get_or_init(|| {
        let labels: Vec<String> = Lang::all().iter().copied().map(label).collect();
        PAGES.iter().map(|(game, page)| (*game, read(page, &labels))).collect()
    });
    books.iter().find(|(name, _)| *name == game).map_or(&[], |(_, entries)| entries)
}

/// The labels of lines that are the same for readers of every language.
const COMMON: [&str; 3] = ["Source", "Reading", "Code"];

/// Parses a page: a heading `### ID · title`, then labeled lines; a line without a label continues the previous one.
/// `labels` are those of the languages.
fn read(page: &str, labels: &[String]) -> Vec<RuleEntry> {
    let mut entries: Vec<RuleEntry> = Vec::new();
    let mut label = "";
    for line in page.lines() {
        if let Some(heading) = line.strip_prefix("### ") {
            let (id, title) = heading.split_once(" · ").unwrap_or((heading, ""));
            entries.push(RuleEntry {
                id: id.trim().into(),
                title: title.trim().into(),
                ..RuleEntry::default()
            });
            label = "";
            continue;
        }
        if line.starts_with('#') {
            label = "end";
            continue;
        }
        let Some(entry) = entries.last_mut() else { continue };
        let mut text = line.trim();
        for known in labels.iter().map(String::as_str).chain(COMMON) {
            if let Some(rest) = text.strip_prefix(known).and_then(|rest| rest.strip_prefix(':')) {
                (label, text) = (known, rest.trim());
                break;
            }
        }
        let field = match label {
            "" | "end" => continue,
            "Source" => &mut entry.source,
            "Reading" => &mut entry.reading,
            "Code" => &mut entry.code,
            language => entry.labeled.entry(language.to_lowercase()).or_default(),
        };
        if !field.is_empty() && !text.is_empty() {
            field.push(' ');
        }
        field.push_str(text);
    }
    entries
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_read_label_by_label() {
        let page = "# Page\n\n## Part\n### XX-01 · A title\nSays: one\n  two\nDit: un\nSagt: eins\nSource: book\n\nCode: here\n## Next\nloose text\n";
        let got = read(page, &["Says", "Dit", "Sagt"].map(String::from));
        assert_eq!(got.len(), 1);
        assert_eq!((got[0].id.as_str(), got[0].title.as_str()), ("XX-01", "A title"));
        let [en, fr] = ["en", "fr"].map(|code| Lang::find(code).unwrap());
        assert_eq!((got[0].says(en), got[0].says(fr)), ("one two", "un"));
        assert_eq!(got[0].labeled["sagt"], "eins");
        assert_eq!(
            (got[0].source.as_str(), got[0].reading.as_str(), got[0].code.as_str()),
            ("book", "", "here")
        );
    }

    #[test]
    fn a_rule_that_is_not_translated_is_told_in_the_source_language() {
        let got = read("### XX-01 · A title\nSays: one\n", &["Says".into()]);
        assert_eq!(got[0].says(Lang::find("fr").unwrap()), "one");
        assert_eq!(got[0].texts().len(), 1);
    }

    #[test]
    fn every_rule_is_told_in_every_language() {
        for (game, _) in PAGES {
            for entry in rulebook(game) {
                let texts = entry.texts();
                for lang in Lang::all() {
                    let text = texts.get(lang.code());
                    assert!(text.is_some_and(|text| !text.is_empty()), "{}: no text in {lang}", entry.id);
                }
                assert!(!entry.source.is_empty(), "{}: no Source", entry.id);
                assert!(!entry.title.is_empty(), "{}: no title", entry.id);
            }
        }
    }
}
