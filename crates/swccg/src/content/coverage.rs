//! What is implemented: every card and every entry of the glossary, about a rule or about a card, each done, partial or
//! absent.

use crate::cards::card::{Card, CardName};
use crate::content::Content;
use crate::rules;
use content_reader::LineError;
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

/// An entry of the glossary.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GlossaryEntry {
    pub number: u8,
    pub title: String,
    /// The rules that implement an entry about a rule.
    pub rules: Vec<RuleId>,
    /// The cards of an entry about a card.
    pub cards: Vec<CardName>,
    /// The tests that name one of these rules, or fail without the text of one of these cards.
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
    /// Words of its text that are shown by no test, neither its own nor that of another card.
    pub untested: Vec<String>,
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
    /// Of an entry about a rule.
    rules: Option<Vec<String>>,
    /// Of an entry about a card.
    #[serde(default)]
    cards: Vec<CardName>,
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

/// What an entry about a card lacks: its cards are in the game, or it is absent.
fn missing_card(content: &Content, row: &EntryRow) -> Option<String> {
    let absent = |name: &&CardName| content.card_named(**name).is_none_or(|card| !card.is_done());
    let names: Vec<String> = row.cards.iter().filter(absent).map(ToString::to_string).collect();
    match (row.cards.is_empty(), names.is_empty()) {
        (true, _) => Some("a card without an id".to_owned()),
        (false, true) => None,
        (false, false) => Some(names.join(", ")),
    }
}

/// Every error in a file of entries: an invalid file, or a rule that does not exist.
#[must_use]
pub fn check_entries(text: &str) -> Vec<LineError> {
    let file = match content_reader::from_toml::<File>(text) {
        Ok(file) => file,
        Err(error) => return vec![error],
    };
    let listed = file.entry.iter().flat_map(|entry| entry.rules.iter().flatten().map(move |id| (entry, id)));
    let unknown = listed.filter(|(_, id)| !rules::ALL.iter().any(|rule| rule.0 == **id));
    let error = |(entry, id): (&EntryRow, &String)| LineError {
        line: content_reader::line_with(text, &[&entry.title, id]),
        what: format!("there is no rule {id}"),
    };
    unknown.map(error).collect()
}

/// The entries of the glossary.
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
    let content = crate::content::builtin();
    let entry = |row: EntryRow| {
        let about_card = row.rules.is_none();
        let lacks = if about_card { missing_card(content, &row) } else { row.lacks };
        let ids = row.rules.unwrap_or_default();
        let rules = ids.iter().map(known).collect::<Result<_, _>>()?;
        let named = ids.iter().filter_map(|rule| test_coverage.rules.get(rule));
        let shown = row.cards.iter().filter_map(|card| test_coverage.cards.get(&card.to_string()));
        let tests: BTreeSet<String> = named.chain(shown).flatten().cloned().collect();
        let tests = tests.into_iter().collect();
        Ok(GlossaryEntry { number: row.number, title: row.title, rules, cards: row.cards, tests, lacks })
    };
    file.entry.into_iter().map(entry).collect()
}

/// The coverage of every card of the content.
///
/// # Errors
/// The first error in the list of tests.
pub fn cards(content: &Content) -> Result<Vec<CardCoverage>, String> {
    let test_coverage = test_coverage()?;
    let shown = |card: &Card| test_coverage.cards.contains_key(&card.name.to_string());
    let tested: BTreeSet<&String> =
        content.cards().iter().filter(|card| shown(card)).flat_map(|card| &card.words).collect();
    let standing = |card: &Card| CardCoverage {
        card: card.name,
        title: card.title.clone(),
        standing: if card.is_done() { CoverageStatus::Done } else { CoverageStatus::Absent },
        tests: test_coverage.cards.get(&card.name.to_string()).cloned().unwrap_or_default(),
        untested: card.words.iter().filter(|word| !shown(card) && !tested.contains(word)).cloned().collect(),
        lacks: card.missing.clone(),
    };
    Ok(content.cards().iter().map(standing).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_95_entries_are_accounted_for() {
        let entries = glossary_entries().unwrap();
        assert!(entries.iter().map(|entry| entry.number).eq(1..=95));
        let (rules, cards): (Vec<&GlossaryEntry>, Vec<_>) =
            entries.iter().partition(|entry| !entry.rules.is_empty());
        assert_eq!((rules.len(), cards.len()), (42, 53));
        assert!(rules.iter().all(|entry| entry.lacks.is_none() && !entry.tests.is_empty()));
        let done = cards.iter().filter(|entry| entry.status() == CoverageStatus::Done).count();
        assert_eq!(done, CARD_ENTRIES_DONE);
    }

    /// The number of entries about cards that can be played.
    const CARD_ENTRIES_DONE: usize = 38;

    /// A card that no test shows has only words that some other card's tests show.
    #[test]
    fn every_word_of_a_card_is_tested() {
        let cards = cards(crate::content::builtin()).unwrap();
        let untested: Vec<_> = cards
            .iter()
            .filter(|card| !card.untested.is_empty())
            .map(|card| (&card.title, &card.untested))
            .collect();
        assert!(untested.is_empty(), "{untested:?}");
    }

    #[test]
    fn no_card_is_partial() {
        let cards = cards(crate::content::builtin()).unwrap();
        assert!(cards.iter().all(|card| card.standing != CoverageStatus::Partial));
        assert!(cards.iter().all(|card| (card.standing == CoverageStatus::Absent) == card.lacks.is_some()));
    }
}
