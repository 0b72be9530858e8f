//! What is implemented: every card and every rule entry of the glossary, each done, partial or absent.

use crate::card::CardName;
use crate::content::Content;
use crate::rules;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use table::RuleId;

/// How much of a card or entry is implemented.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    Done,
    Partial,
    Absent,
}

/// A rule entry of the glossary.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Entry {
    pub number: u8,
    pub title: String,
    /// The rules that implement the entry.
    pub rules: Vec<RuleId>,
    /// The tests that name one of these rules.
    pub tests: Vec<String>,
    /// What is not implemented yet.
    pub lacks: Option<String>,
}

impl Entry {
    #[must_use]
    pub fn standing(&self) -> Standing {
        match (&self.lacks, self.rules.is_empty()) {
            (None, _) => Standing::Done,
            (Some(_), false) => Standing::Partial,
            (Some(_), true) => Standing::Absent,
        }
    }
}

/// A card is implemented completely or refused; it is never partial.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardStanding {
    pub card: CardName,
    pub title: String,
    /// `Done` or `Absent`.
    pub standing: Standing,
    /// The tests that fail without its text.
    pub tests: Vec<String>,
    pub lacks: Option<String>,
}

/// The file of entries.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    entry: Vec<Written>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    number: u8,
    title: String,
    rules: Vec<String>,
    lacks: Option<String>,
}

/// Which tests cover a rule or a card's text, as listed in the file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proofs {
    /// The tests that name a rule.
    pub rules: BTreeMap<String, Vec<String>>,
    /// The tests that fail without the text of a card.
    pub cards: BTreeMap<String, Vec<String>>,
}

/// The list of tests; a test of this crate keeps it up to date.
///
/// # Errors
/// The first error in the file.
pub fn proofs() -> Result<Proofs, String> {
    toml::from_str(include_str!("../../../content/swccg/proofs.toml")).map_err(|error| error.to_string())
}

/// The rule entries of the glossary.
///
/// # Errors
/// The first error in the files: invalid TOML, or a rule that does not exist.
pub fn entries() -> Result<Vec<Entry>, String> {
    let text = include_str!("../../../content/swccg/entries.toml");
    let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
    let known = |id: &String| {
        let rule = rules::ALL.iter().find(|rule| rule.0 == *id);
        rule.copied().ok_or_else(|| format!("there is no rule {id}"))
    };
    let proofs = proofs()?;
    let entry = |written: Written| {
        let rules = written.rules.iter().map(known).collect::<Result<_, _>>()?;
        let named = written.rules.iter().filter_map(|rule| proofs.rules.get(rule)).flatten();
        let tests: BTreeSet<String> = named.cloned().collect();
        let tests = tests.into_iter().collect();
        Ok(Entry { number: written.number, title: written.title, rules, tests, lacks: written.lacks })
    };
    file.entry.into_iter().map(entry).collect()
}

/// The coverage of every card of the content.
///
/// # Errors
/// The first error in the list of tests.
pub fn cards(content: &Content) -> Result<Vec<CardStanding>, String> {
    let proofs = proofs()?;
    let standing = |card: &crate::card::Card| CardStanding {
        card: card.name,
        title: card.title.clone(),
        standing: if card.is_done() { Standing::Done } else { Standing::Absent },
        tests: proofs.cards.get(&card.name.to_string()).cloned().unwrap_or_default(),
        lacks: card.missing.clone(),
    };
    Ok(content.cards().iter().map(standing).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_42_entries_are_accounted_for() {
        let entries = entries().unwrap();
        assert_eq!(entries.len(), 42);
        assert!(entries.is_sorted_by_key(|entry| entry.number));
        let lacking: Vec<&Entry> = entries.iter().filter(|entry| entry.lacks.is_some()).collect();
        assert!(lacking.is_empty(), "{lacking:?}");
        assert!(entries.iter().all(|entry| !entry.rules.is_empty() && !entry.tests.is_empty()));
    }

    #[test]
    fn no_card_is_partial() {
        let cards = cards(crate::content::builtin()).unwrap();
        assert!(cards.iter().all(|card| card.standing != Standing::Partial));
        assert!(cards.iter().all(|card| (card.standing == Standing::Absent) == card.lacks.is_some()));
    }
}
