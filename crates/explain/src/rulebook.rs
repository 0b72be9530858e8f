//! The rule pages under `docs/rules/` as data: the answer to every "why?".

use serde::Serialize;
use std::sync::OnceLock;

/// One rule from the page of its game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct RuleEntry {
    /// The id, such as `SF-DEP-03`.
    pub id: String,
    pub title: String,
    /// The rule in English.
    pub says: String,
    /// The rule in French.
    pub dit: String,
    /// Where the printed rules state it.
    pub source: String,
    /// Our ruling where the text is unclear; may be empty.
    pub reading: String,
    /// Where it is implemented.
    pub code: String,
}

const PAGES: [(&str, &str); 4] = [
    ("starfighter", include_str!("../../../docs/rules/starfighter.md")),
    ("temple", include_str!("../../../docs/rules/temple.md")),
    ("xwing", include_str!("../../../docs/rules/xwing.md")),
    ("swccg", include_str!("../../../docs/rules/swccg.md")),
];

/// The rules of a game in page order; empty for a game without a page.
#[must_use]
pub fn rulebook(game: &str) -> &'static [RuleEntry] {
    static BOOKS: OnceLock<Vec<(&str, Vec<RuleEntry>)>> = OnceLock::new();
    let books = BOOKS.get_or_init(|| PAGES.iter().map(|(game, page)| (*game, read(page))).collect());
    books.iter().find(|(name, _)| *name == game).map_or(&[], |(_, entries)| entries)
}

/// Parses a page: a heading `### ID · title`, then labeled lines; a line without a label continues the previous one.
fn read(page: &str) -> Vec<RuleEntry> {
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
        for known in ["Says", "Dit", "Source", "Reading", "Code"] {
            if let Some(rest) = text.strip_prefix(known).and_then(|rest| rest.strip_prefix(':')) {
                (label, text) = (known, rest.trim());
                break;
            }
        }
        let field = match label {
            "Says" => &mut entry.says,
            "Dit" => &mut entry.dit,
            "Source" => &mut entry.source,
            "Reading" => &mut entry.reading,
            "Code" => &mut entry.code,
            _ => continue,
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
        let page = "# Page\n\n## Part\n### XX-01 · A title\nSays: one\n  two\nDit: un\nSource: book\n\nCode: here\n## Next\nloose text\n";
        let got = read(page);
        assert_eq!(got.len(), 1);
        assert_eq!((got[0].id.as_str(), got[0].title.as_str()), ("XX-01", "A title"));
        assert_eq!((got[0].says.as_str(), got[0].dit.as_str()), ("one two", "un"));
        assert_eq!(
            (got[0].source.as_str(), got[0].reading.as_str(), got[0].code.as_str()),
            ("book", "", "here")
        );
    }

    #[test]
    fn every_rule_is_told_in_both_languages() {
        for (game, _) in PAGES {
            for entry in rulebook(game) {
                for (label, text) in [("Says", &entry.says), ("Dit", &entry.dit), ("Source", &entry.source)] {
                    assert!(!text.is_empty(), "{}: no {label}", entry.id);
                }
                assert!(!entry.title.is_empty(), "{}: no title", entry.id);
            }
        }
    }
}
