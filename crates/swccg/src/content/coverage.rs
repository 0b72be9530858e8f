//! What is implemented: every card and every rule entry of the glossary, each done, partial or absent.

use crate::cards::card::CardName;
use crate::content::Content;
use crate::rules;
use contract::RuleId;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// How much of a card or entry is implemented.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CoverageStatus {
    Done,
    Partial,
    Absent,
}

/// A rule entry of the glossary.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GlossaryEntry {
    pub number: u8,
    pub title: String,
    /// The rules that implement the entry.
    pub rules: Vec<RuleId>,
    /// The tests that name one of these rules.
    pub tests: Vec<String>,
    /// What is not implemented yet.
    pub lacks: Option<String>,
}

impl GlossaryEntry {
    #[must_use]
    pub fn status(&self) -> CoverageStatus {
        match (&self.lacks, self.rules.is_empty()) {
            (None, _) => CoverageStatus::Done,
            (Some(_), false) => CoverageStatus::Partial,
            (Some(_), true) => CoverageStatus::Absent,
        }
    }
}

/// A card is implemented completely or refused; it is never partial.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardCoverage {
    pub card: CardName,
    pub title: String,
    /// `Done` or `Absent`.
    pub standing: CoverageStatus,
    /// The tests that fail without its text.
    pub tests: Vec<String>,
    pub lacks: Option<String>,
}

/// The file of entries.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    entry: Vec<EntryRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EntryRow {
    number: u8,
    title: String,
    rules: Vec<String>,
    lacks: Option<String>,
}

/// Which tests cover a rule or a card's text, as listed in the file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TestCoverage {
    /// The tests that name a rule.
    pub rules: BTreeMap<String, Vec<String>>,
    /// The tests that fail without the text of a card.
    pub cards: BTreeMap<String, Vec<String>>,
}

/// The list of tests; a test of this crate keeps it up to date.
///
/// # Errors
/// The first error in the file.
pub fn test_coverage() -> Result<TestCoverage, String> {
    toml::from_str(include_str!("../../tests/test-coverage.toml")).map_err(|error| error.to_string())
}

/// The rule entries of the glossary.
///
/// # Errors
/// The first error in the files: invalid TOML, or a rule that does not exist.
pub fn glossary_entries() -> Result<Vec<GlossaryEntry>, String> {
    let text = include_str!("../../../../content/swccg/glossary-coverage.toml");
    let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
    let known = |id: &String| {
        let rule = rules::ALL.iter().find(|rule| rule.0 == *id);
        rule.copied().ok_or_else(|| format!("there is no rule {id}"))
    };
    let test_coverage = test_coverage()?;
    let entry = |row: EntryRow| {
        let rules = row.rules.iter().map(known).collect::<Result<_, _>>()?;
        let named = row.rules.iter().filter_map(|rule| test_coverage.rules.get(rule)).flatten();
        let tests: BTreeSet<String> = named.cloned().collect();
        let tests = tests.into_iter().collect();
        Ok(GlossaryEntry { number: row.number, title: row.title, rules, tests, lacks: row.lacks })
    };
    file.entry.into_iter().map(entry).collect()
}

/// The coverage of every card of the content.
///
/// # Errors
/// The first error in the list of tests.
pub fn cards(content: &Content) -> Result<Vec<CardCoverage>, String> {
    let test_coverage = test_coverage()?;
    let standing = |card: &crate::cards::card::Card| CardCoverage {
        card: card.name,
        title: card.title.clone(),
        standing: if card.is_done() { CoverageStatus::Done } else { CoverageStatus::Absent },
        tests: test_coverage.cards.get(&card.name.to_string()).cloned().unwrap_or_default(),
        lacks: card.missing.clone(),
    };
    Ok(content.cards().iter().map(standing).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_42_entries_are_accounted_for() {
        let entries = glossary_entries().unwrap();
        assert_eq!(entries.len(), 42);
        assert!(entries.is_sorted_by_key(|entry| entry.number));
        let lacking: Vec<&GlossaryEntry> = entries.iter().filter(|entry| entry.lacks.is_some()).collect();
        assert!(lacking.is_empty(), "{lacking:?}");
        assert!(entries.iter().all(|entry| !entry.rules.is_empty() && !entry.tests.is_empty()));
    }

    #[test]
    fn no_card_is_partial() {
        let cards = cards(crate::content::builtin()).unwrap();
        assert!(cards.iter().all(|card| card.standing != CoverageStatus::Partial));
        assert!(cards.iter().all(|card| (card.standing == CoverageStatus::Absent) == card.lacks.is_some()));
    }
}
