//! Parses content files from TOML with source positions, so that all errors are found in one pass, each with its
//! line. What each file contains is in `cards`, `cruisers` and `decks`.

mod cards;
mod cruisers;
mod decks;

use super::{Content, ContentError, ContentProblem, File};
use crate::{CruiserKey, Matricule};
use content_reader::{TableEntry, Value};
use std::ops::{Deref, DerefMut};

/// A content file of this game being read.
struct Reader<'a>(content_reader::Reader<'a, File, ContentProblem>);

impl<'a> Deref for Reader<'a> {
    type Target = content_reader::Reader<'a, File, ContentProblem>;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Reader<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

pub(super) fn read(cards: &str, cruisers: &str, decks: &str) -> Result<Content, Vec<ContentError>> {
    let mut faults = Vec::new();
    let (cards, verso) = Reader::new(File::Cards, cards, &mut faults).cards();
    let cruisers = Reader::new(File::Cruisers, cruisers, &mut faults).cruisers();
    let decks = Reader::new(File::Decks, decks, &mut faults).decks(&cards, &cruisers);
    faults.sort_by_key(|fault| (fault.file, fault.line));
    if faults.is_empty() { Ok(Content::new(cards, verso, cruisers, decks)) } else { Err(faults) }
}

impl<'a> Reader<'a> {
    fn new(file: File, text: &'a str, faults: &'a mut Vec<ContentError>) -> Self {
        Reader(content_reader::Reader::new(file, text, faults))
    }

    /// Reads every table of the list `name`, which must not be missing.
    fn entries<T>(
        &mut self,
        root: TableEntry<'_, '_>,
        name: &'static str,
        mut each: impl FnMut(&mut Self, TableEntry<'_, '_>) -> Option<T>,
    ) -> Vec<T> {
        let Some(tables) = self.tables(root, name) else {
            self.fault(0, ContentProblem::Empty);
            return Vec::new();
        };
        tables.into_iter().filter_map(|entry| each(self, entry)).collect()
    }

    fn matricule(&mut self, value: &Value<'_>, key: &str) -> Option<Matricule> {
        let text = self.text_of(value, key)?;
        let parsed = text.parse().ok();
        if parsed.is_none() {
            self.fault(value.span().start, ContentProblem::Matricule { text: text.to_owned() });
        }
        parsed
    }

    fn cruiser_key(&mut self, value: &Value<'_>, key: &str) -> Option<CruiserKey> {
        let text = self.text_of(value, key)?;
        let parsed = text.parse().ok();
        if parsed.is_none() {
            self.fault(value.span().start, ContentProblem::CruiserKey { text: text.to_owned() });
        }
        parsed
    }
}
